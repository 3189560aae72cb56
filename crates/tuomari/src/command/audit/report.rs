//! Prints one finding, in words or as an object. The fields are described in docs/json.md.

use anstyle::{AnsiColor, Style};
use audit::{Cited, Finding, Heading, Severity, What};
use laws::{Articles, Category};
use serde::Serialize;

use crate::outcome::Trouble;
use crate::screen::{Screen, Styled};

/// How findings are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Text,
    Json,
    Nothing,
}

/// The findings of one file.
pub(super) struct Report {
    pub(super) file: String,
    pub(super) form: Form,
}

#[derive(Serialize)]
struct Object<'a> {
    file: &'a str,
    game: u64,
    white: Option<&'a str>,
    black: Option<&'a str>,
    date: Option<&'a str>,
    event: Option<&'a str>,
    site: Option<&'a str>,
    line: u64,
    column: u64,
    ply: Option<u32>,
    #[serde(rename = "move")]
    at: Option<&'a str>,
    severity: Severity,
    #[serde(flatten)]
    what: &'a What,
    book: &'static str,
    articles: Articles,
    class: Option<Category>,
    words: String,
}

impl Report {
    pub(super) fn tell(&self, finding: &Finding, screen: &mut Screen) -> Result<(), Trouble> {
        match self.form {
            Form::Text => self.line(finding, screen),
            Form::Json => screen.json(&self.object(finding)),
            Form::Nothing => Ok(()),
        }
    }

    fn object<'a>(&'a self, finding: &'a Finding) -> Object<'a> {
        let Heading { white, black, event, site, date } = &*finding.heading;
        Object {
            file: &self.file,
            game: finding.game,
            white: known(white),
            black: known(black),
            date: known(date),
            event: known(event),
            site: known(site),
            line: finding.place.line,
            column: finding.place.column,
            ply: finding.ply,
            at: finding.at.as_deref(),
            severity: finding.severity(),
            what: &finding.what,
            book: finding.book.name(),
            articles: finding.articles,
            class: finding.class,
            words: finding.what.to_string(),
        }
    }

    fn line(&self, finding: &Finding, screen: &mut Screen) -> Result<(), Trouble> {
        let color = match finding.severity() {
            Severity::Note => AnsiColor::Cyan,
            Severity::Warning => AnsiColor::Yellow,
            Severity::Error => AnsiColor::Red,
        };
        let severity = Styled(Style::new().fg_color(Some(color.into())), finding.severity());
        let at = finding.at.as_ref().map_or(String::new(), |at| format!(", {at}"));
        let articles = Cited(finding.articles).in_brackets();
        let (file, place, what) = (&self.file, finding.place, &finding.what);
        screen.line(format_args!(
            "{file}:{place}: {severity} [{}] game {}{}{at}: {what}{articles}",
            what.kind(),
            finding.game,
            finding.heading
        ))
    }
}

/// A text of the heading, if there is one.
pub(super) fn known(text: &str) -> Option<&str> {
    (!text.is_empty()).then_some(text)
}

#[cfg(test)]
mod tests {
    use audit::{Auditor, Kind, Rules};
    use laws::Book;
    use notation::pgn::{Reader, Replay};

    use super::*;

    /// The section of the documentation about what `audit` prints.
    fn documented() -> &'static str {
        let all = include_str!("../../../../../docs/json.md");
        let section = all.split("\n## ").find(|section| section.starts_with("`tuomari audit"));
        section.expect("the section is there")
    }

    /// The names in the first cell of a row, for each row of a table.
    fn first_cells(text: &str) -> Vec<&str> {
        let cells = text.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next());
        cells.flat_map(|cell| cell.split(", ")).map(|name| name.trim_matches('`')).collect()
    }

    #[test]
    fn every_field_is_described_and_no_other() {
        let mut replay = Replay::new(Auditor::new(Rules::of(Book::Fide2018)));
        let pgn = "[TimeControl \"300+3\"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2\n";
        Reader::new(pgn.as_bytes()).read_all(&mut replay).unwrap();
        let finding = &replay.follower_mut().take_findings()[0];
        let report = Report { file: "a".into(), form: Form::Json };
        let object = serde_json::to_value(report.object(finding)).unwrap();
        let fields: Vec<&String> = object.as_object().unwrap().keys().collect();
        let table = documented().split("\n\n").find(|part| part.starts_with("| field")).unwrap();
        let mut told = first_cells(table)[2..].to_vec();
        told.sort_unstable();
        let mut fields: Vec<&str> = fields.into_iter().map(String::as_str).collect();
        fields.sort_unstable();
        assert_eq!(told, fields);
    }

    #[test]
    fn every_kind_is_described_and_no_other() {
        let table = documented().split("\n\n").find(|part| part.starts_with("| `kind`")).unwrap();
        let told = &first_cells(table)[2..];
        let kinds: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
        assert_eq!(told, kinds);
    }
}
