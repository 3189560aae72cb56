//! What the case book shows of the rule books, and `LAWS.md`, which says so.
//!
//! `UPDATE=1 cargo test -p tuomari-laws --test coverage` rewrites the files that are made here.

#![allow(clippy::unwrap_used)] // a test may stop where it is wrong

extern crate tuomari_laws as laws;

mod shelf;

use std::collections::BTreeSet;
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use laws::casebook::{self, Coverage};
use laws::text::{Lang, Texts};
use laws::{Article, Book, Fate, PointFate, Provision, Row};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What the cases show; played once, for all tests.
static COVERAGE: LazyLock<Coverage> = LazyLock::new(|| {
    let mut coverage = Coverage::default();
    for (name, text) in shelf::cases().unwrap() {
        for case in casebook::read(&text).cases {
            case.play_all().for_each(|account| coverage.add(&name, &case, &account));
        }
    }
    coverage
});

/// Compares a made file with the one on the disk, or rewrites that.
fn keep(path: &Path, made: &str) {
    if env::var_os("UPDATE").is_some() {
        return fs::write(path, made).unwrap();
    }
    let kept = fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept == made,
        "{} is stale; UPDATE=1 cargo test -p tuomari-laws --test coverage makes it anew.\n{}",
        path.display(),
        first_difference(&kept, made)
    );
}

fn first_difference(kept: &str, made: &str) -> String {
    let mut lines = kept.lines().zip(made.lines()).enumerate();
    let found = lines.find(|(_, (kept, made))| kept != made);
    found.map_or_else(
        || "One is longer than the other.".to_owned(),
        |(index, (kept, made))| format!("Line {}:\n- {kept}\n+ {made}", index + 1),
    )
}

#[test]
fn a_case_covers_only_what_there_is() {
    assert_eq!(COVERAGE.unknown(), &[] as &[String]);
}

/// What must have a case and has none yet is listed in one place, and the list only shrinks.
#[test]
fn everything_ruled_has_a_case_or_is_listed_as_missing() {
    let missing: Vec<String> = Book::ALL.into_iter().flat_map(missing).collect();

    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("casebook/missing.txt");
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let listed: BTreeSet<&str> =
        kept.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    let lost: Vec<&String> = missing.iter().filter(|id| !listed.contains(id.as_str())).collect();
    assert!(listed.is_empty() || lost.is_empty(), "these have lost their cases: {lost:?}");

    let mut made = "# What is ruled and has no case yet, by book. This list only shrinks:\n\
                    # UPDATE=1 cargo test -p tuomari-laws --test coverage strikes what has a case.\n"
        .to_owned();
    missing.iter().for_each(|id| writeln!(made, "{id}").unwrap());
    keep(&path, &made);
}

/// What is ruled in a book and has no case.
fn missing(book: Book) -> impl Iterator<Item = String> {
    let rows = book.rows().iter().filter(|row| row.fate == Fate::Ruled).map(|row| row.number);
    let points = book.points().iter().filter(|point| point.fate == PointFate::Ruled);
    let ruled = rows.chain(points.map(|point| point.id));
    ruled.filter(move |id| COVERAGE.of(book, id).is_empty()).map(move |id| format!("{book} {id}"))
}

#[test]
fn the_laws_are_listed_as_they_are() {
    let (coverage, places) = (&*COVERAGE, Places::scan());
    let mut text = include_str!("coverage/head.md").to_owned();
    for book in Book::ALL {
        writeln!(text, "\n## {book}\n").unwrap();
        if let (Some(first), last) = book.in_force() {
            let last = last.map(|last| format!(" to {last}")).unwrap_or_default();
            writeln!(text, "In force from {first}{last}.\n").unwrap();
        }
        totals(book, coverage, &mut text);
        for rows in book.rows().chunk_by(|a, b| a.section == b.section) {
            writeln!(text, "\n### {}\n", rows[0].section).unwrap();
            text += "| article | gist | fate | provisions | code | cases |\n";
            text += "| --- | --- | --- | --- | --- | --- |\n";
            for row in rows {
                let article = book.article(row.number).unwrap();
                text += &line(article, row, coverage, &places);
            }
        }
        points(book, coverage, &mut text);
    }
    keep(&root().join("LAWS.md"), &text);
}

fn totals(book: Book, coverage: &Coverage, text: &mut String) {
    *text += "| part | articles | ruled | with a case | by type | arbiter | guidance |\n";
    *text += "| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n";
    let mut sum = [0; 6];
    for rows in book.rows().chunk_by(|a, b| a.section == b.section) {
        let count = |is: fn(&Fate) -> bool| rows.iter().filter(|row| is(&row.fate)).count();
        let shown =
            |row: &&Row| row.fate == Fate::Ruled && !coverage.of(book, row.number).is_empty();
        let numbers = [
            rows.len(),
            count(|fate| *fate == Fate::Ruled),
            rows.iter().filter(shown).count(),
            count(|fate| matches!(fate, Fate::ByType(_))),
            count(|fate| *fate == Fate::Arbiter),
            count(|fate| *fate == Fate::Guidance),
        ];
        sum.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
        writeln!(text, "| {} | {} |", rows[0].section, numbers.map(|n| n.to_string()).join(" | "))
            .unwrap();
    }
    writeln!(text, "| all | {} |", sum.map(|n| n.to_string()).join(" | ")).unwrap();
}

fn line(article: Article, row: &Row, coverage: &Coverage, places: &Places) -> String {
    let book = article.book();
    let fate = match row.fate {
        Fate::Ruled => "ruled".to_owned(),
        Fate::ByType(part) => format!("by type: {part}"),
        Fate::Arbiter => "the arbiter's".to_owned(),
        Fate::Guidance => "guidance".to_owned(),
    };
    let stated: Vec<Provision> = Provision::ALL
        .iter()
        .copied()
        .filter(|provision| provision.number(book) == Some(row.number))
        .collect();
    let names: Vec<String> = stated.iter().map(|provision| format!("{provision:?}")).collect();
    let mut code: BTreeSet<&str> =
        names.iter().flat_map(|name| places.of_provision(name)).collect();
    if book == Book::Fide2018 && places.chess.contains(row.number) {
        code.insert("chess: why/provision.rs");
    }
    let code: Vec<&str> = code.into_iter().collect();
    let shown = coverage.of(book, row.number);
    let produced = shown.iter().filter(|case| case.produced).count();
    let cases = match (produced, shown.len() - produced) {
        (0, 0) => String::new(),
        (produced, 0) => produced.to_string(),
        (0, said) => format!("({said})"),
        (produced, said) => format!("{produced} ({said})"),
    };
    let gist = Texts::of(Lang::English).gist(article);
    format!(
        "| {} | {gist} | {fate} | {} | {} | {cases} |\n",
        row.number,
        names.join(", "),
        code.join(", ")
    )
}

fn points(book: Book, coverage: &Coverage, text: &mut String) {
    if book.points().is_empty() {
        return;
    }
    *text += "\n### Doubtful places and interactions\n\n";
    *text += "| point | gist | fate | cases |\n| --- | --- | --- | ---: |\n";
    for point in book.points() {
        let fate = match point.fate {
            PointFate::Ruled => "ruled".to_owned(),
            PointFate::Elsewhere(part) => format!("elsewhere: {part}"),
            PointFate::Text => "text".to_owned(),
            PointFate::Open => "open".to_owned(),
        };
        let cases = match coverage.of(book, point.id).len() {
            0 => String::new(),
            cases => cases.to_string(),
        };
        writeln!(text, "| {} | {} | {fate} | {cases} |", point.id, point.gist).unwrap();
    }
}

/// Where the code names provisions.
struct Places {
    laws: Vec<(String, String)>,
    /// The numbers that `chess` gives as reasons against a move.
    chess: BTreeSet<String>,
}

impl Places {
    fn scan() -> Self {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut laws = Vec::new();
        for path in shelf::files_under(&source, "rs").unwrap() {
            let name = path.strip_prefix(&source).unwrap().display().to_string();
            if !name.starts_with("book/") {
                laws.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
        let provisions = fs::read_to_string(root().join("crates/chess/src/why/provision.rs"));
        let quoted = |text: &str| text.split('"').skip(1).step_by(2).map(str::to_owned).collect();
        Self { laws, chess: quoted(&provisions.unwrap()) }
    }

    fn of_provision(&self, name: &str) -> impl Iterator<Item = &str> {
        let word = format!("Provision::{name}");
        self.laws.iter().filter_map(move |(file, text)| {
            let mut rest = text.match_indices(&word).map(|(at, _)| &text[at + word.len()..]);
            rest.any(|rest| !rest.starts_with(char::is_alphanumeric)).then_some(file.as_str())
        })
    }
}
