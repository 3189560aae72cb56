//! Findings as a Parquet file, for DuckDB, Spark and similar tools.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use audit::{Finding, Heading};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

use super::report::known;
use crate::outcome::Trouble;

/// The columns, as docs/json.md describes them.
const SCHEMA: &str = "message findings {
    REQUIRED BYTE_ARRAY file (UTF8);
    REQUIRED INT64 game;
    OPTIONAL BYTE_ARRAY white (UTF8);
    OPTIONAL BYTE_ARRAY black (UTF8);
    OPTIONAL BYTE_ARRAY date (UTF8);
    OPTIONAL BYTE_ARRAY event (UTF8);
    OPTIONAL BYTE_ARRAY site (UTF8);
    REQUIRED INT64 line;
    REQUIRED INT64 column;
    OPTIONAL INT64 ply;
    OPTIONAL BYTE_ARRAY move (UTF8);
    REQUIRED BYTE_ARRAY severity (UTF8);
    REQUIRED BYTE_ARRAY kind (UTF8);
    OPTIONAL BYTE_ARRAY data (UTF8);
    REQUIRED BYTE_ARRAY book (UTF8);
    REQUIRED BYTE_ARRAY articles (UTF8);
    OPTIONAL BYTE_ARRAY class (UTF8);
    REQUIRED BYTE_ARRAY words (UTF8);
}";

/// How many rows are buffered before they are written.
const ROWS: usize = 20_000;

/// A Parquet file of findings being written.
pub(super) struct Table {
    name: String,
    writer: SerializedFileWriter<File>,
    texts: [Vec<Option<ByteArray>>; 14],
    numbers: [Vec<Option<i64>>; 4],
}

impl Table {
    pub(super) fn create(path: &Path) -> Result<Self, Trouble> {
        let name = path.display().to_string();
        let file = File::create(path).map_err(|error| Trouble::Io(name.clone(), error))?;
        let schema = parse_message_type(SCHEMA).map_err(|error| trouble(&name, error))?;
        let properties = Arc::new(WriterProperties::builder().build());
        let writer = SerializedFileWriter::new(file, Arc::new(schema), properties)
            .map_err(|error| trouble(&name, error))?;
        Ok(Self { name, writer, texts: Default::default(), numbers: Default::default() })
    }

    pub(super) fn push(&mut self, file: &str, finding: &Finding) -> Result<(), Trouble> {
        let text = |text: &str| Some(ByteArray::from(text));
        let object = serde_json::to_value(&finding.what).unwrap_or_default();
        let data = object.get("data").map(ToString::to_string);
        let class = serde_json::to_value(finding.class).unwrap_or_default();
        let Heading { white, black, event, site, date } = &*finding.heading;
        let texts = [
            text(file),
            known(white).and_then(text),
            known(black).and_then(text),
            known(date).and_then(text),
            known(event).and_then(text),
            known(site).and_then(text),
            finding.at.as_deref().and_then(text),
            text(finding.severity().name()),
            text(finding.what.kind().name()),
            data.as_deref().and_then(text),
            text(finding.book.name()),
            text(&articles(finding)),
            class.as_str().and_then(text),
            text(&finding.what.to_string()),
        ];
        let number = |n: u64| i64::try_from(n).ok();
        let numbers = [
            number(finding.game),
            number(finding.place.line),
            number(finding.place.column),
            finding.ply.map(i64::from),
        ];
        for (column, value) in self.texts.iter_mut().zip(texts) {
            column.push(value);
        }
        for (column, value) in self.numbers.iter_mut().zip(numbers) {
            column.push(value);
        }
        if self.numbers[0].len() >= ROWS { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<(), Trouble> {
        let [
            file,
            white,
            black,
            date,
            event,
            site,
            at,
            severity,
            kind,
            data,
            book,
            articles,
            class,
            words,
        ] = std::mem::take(&mut self.texts);
        let [game, line, column, ply] = std::mem::take(&mut self.numbers);
        let write = |group: &mut SerializedRowGroupWriter<'_, File>| {
            put::<ByteArrayType>(group, file, Wanted::Always)?;
            put::<Int64Type>(group, game, Wanted::Always)?;
            for column in [white, black, date, event, site] {
                put::<ByteArrayType>(group, column, Wanted::Perhaps)?;
            }
            put::<Int64Type>(group, line, Wanted::Always)?;
            put::<Int64Type>(group, column, Wanted::Always)?;
            put::<Int64Type>(group, ply, Wanted::Perhaps)?;
            put::<ByteArrayType>(group, at, Wanted::Perhaps)?;
            put::<ByteArrayType>(group, severity, Wanted::Always)?;
            put::<ByteArrayType>(group, kind, Wanted::Always)?;
            put::<ByteArrayType>(group, data, Wanted::Perhaps)?;
            put::<ByteArrayType>(group, book, Wanted::Always)?;
            put::<ByteArrayType>(group, articles, Wanted::Always)?;
            put::<ByteArrayType>(group, class, Wanted::Perhaps)?;
            put::<ByteArrayType>(group, words, Wanted::Always)
        };
        let written = || {
            let mut group = self.writer.next_row_group()?;
            write(&mut group)?;
            group.close().map(|_| ())
        };
        written().map_err(|error| trouble(&self.name, error))
    }

    /// Writes the buffered rows.
    pub(super) fn finish(mut self) -> Result<(), Trouble> {
        if !self.numbers[0].is_empty() {
            self.flush()?;
        }
        self.writer.close().map(|_| ()).map_err(|error| trouble(&self.name, error))
    }
}

/// The articles, each with its book.
fn articles(finding: &Finding) -> String {
    let each: Vec<String> = finding.articles.iter().map(|a| format!("{a:?}")).collect();
    each.join("; ")
}

/// Whether every row has a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Always,
    Perhaps,
}

/// Writes the next column.
fn put<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    values: Vec<Option<T::T>>,
    wanted: Wanted,
) -> Result<(), ParquetError> {
    let Some(mut column) = group.next_column()? else {
        return Err(ParquetError::General("one column too many".into()));
    };
    let there: Vec<i16> = values.iter().map(|value| i16::from(value.is_some())).collect();
    let there = (wanted == Wanted::Perhaps).then_some(&*there);
    let values: Vec<T::T> = values.into_iter().flatten().collect();
    column.typed::<T>().write_batch(&values, there, None)?;
    column.close()
}

fn trouble(name: &str, error: ParquetError) -> Trouble {
    Trouble::Io(name.to_owned(), std::io::Error::other(error))
}

#[cfg(test)]
mod tests {
    use audit::{Auditor, Rules};
    use laws::Book;
    use notation::pgn::{Reader, Replay};
    use parquet::file::reader::{FileReader, SerializedFileReader};

    use super::*;

    fn findings(pgn: &str) -> Vec<Finding> {
        let mut replay = Replay::new(Auditor::new(Rules::of(Book::Fide2018)));
        Reader::new(pgn.as_bytes()).read_all(&mut replay).unwrap();
        replay.follower_mut().take_findings()
    }

    fn rows(path: &Path) -> Vec<serde_json::Value> {
        let reader = SerializedFileReader::new(File::open(path).unwrap()).unwrap();
        let rows = reader.get_row_iter(None).unwrap().map(Result::unwrap);
        let value = |field: &parquet::record::Field| match field {
            parquet::record::Field::Null => serde_json::Value::Null,
            parquet::record::Field::Str(text) => text.as_str().into(),
            parquet::record::Field::Long(number) => (*number).into(),
            other => panic!("{other}"),
        };
        let object = |row: parquet::record::Row| {
            row.get_column_iter().map(|(name, field)| (name.clone(), value(field))).collect()
        };
        rows.map(object).collect()
    }

    #[test]
    fn every_column_is_described_with_its_type_and_no_other() {
        let documented = include_str!("../../../../../docs/json.md");
        let table = documented.split("\n\n").find(|part| part.starts_with("| column")).unwrap();
        let mut told = Vec::new();
        for line in table.lines().skip(2) {
            let cells: Vec<&str> = line.trim_matches(['|', ' ']).split(" | ").collect();
            for name in cells[0].split(", ") {
                let kind = if cells[1].starts_with("string") { "BYTE_ARRAY" } else { "INT64" };
                let null = if cells[2].starts_with("never") { "REQUIRED" } else { "OPTIONAL" };
                told.push(format!("{null} {kind} {}", name.trim_matches('`')));
            }
        }
        let schema: Vec<String> = SCHEMA
            .lines()
            .filter_map(|line| line.trim().strip_suffix(';'))
            .map(|line| line.trim_end_matches(" (UTF8)").to_owned())
            .collect();
        assert_eq!(told, schema);
    }

    #[test]
    fn what_was_found_is_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("findings.parquet");
        let mut table = Table::create(&path).unwrap();
        let pgn = "[TimeControl \"300+3\"]\n[Date \"2026.02.30\"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2\n";
        for finding in findings(pgn) {
            table.push("club.pgn", &finding).unwrap();
        }
        table.finish().unwrap();
        let rows = rows(&path);
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[0]["kind"], "impossible-date");
        assert_eq!(rows[0]["ply"], serde_json::Value::Null);
        assert_eq!(rows[0]["articles"], "");
        assert_eq!(
            rows[1],
            serde_json::json!({
                "file": "club.pgn", "game": 1, "white": null, "black": null,
                "date": "2026.02.30", "event": null, "site": null, "line": 4, "column": 28, "ply": 4,
                "move": "2... Qh4#", "severity": "error", "kind": "wrong-result",
                "data": "{\"ending\":\"checkmate\",\"result\":\"1/2-1/2\",\"right\":\"0-1\"}",
                "book": "fide-2018", "articles": "fide-2018 5.1.1", "class": "blitz",
                "words": "the result is 1/2-1/2, but checkmate makes it 0-1",
            })
        );
    }

    #[test]
    fn more_than_one_group_of_rows_and_no_row_at_all_are_files_too() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("findings.parquet");
        Table::create(&path).unwrap().finish().unwrap();
        assert!(rows(&path).is_empty());
        let finding = &findings("1. e4 e5 2. Ke3 1-0")[0];
        let mut table = Table::create(&path).unwrap();
        for _ in 0..=ROWS {
            table.push("a.pgn", finding).unwrap();
        }
        table.finish().unwrap();
        assert_eq!(rows(&path).len(), ROWS + 1);
    }
}
