//! What the case book shows of the rule books.
//!
//! `UPDATE=1 cargo test -p tuomari-laws --test coverage` rewrites the files that are made here.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

mod shelf;

use std::collections::BTreeSet;
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use laws::casebook::{self, Coverage};
use laws::{Book, Fate, PointFate};

fn coverage() -> Coverage {
    let mut coverage = Coverage::default();
    for (name, text) in shelf::cases().unwrap() {
        for case in casebook::read(&text).cases {
            coverage.add(&name, &case, &case.play());
        }
    }
    coverage
}

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
    assert_eq!(coverage().unknown(), &[] as &[String]);
}

/// What must have a case and has none yet is listed in one place, and the list only shrinks.
#[test]
fn everything_ruled_in_2018_has_a_case_or_is_listed_as_missing() {
    let (book, coverage) = (Book::Fide2018, coverage());
    let rows = book.rows().iter().filter(|row| row.fate == Fate::Ruled).map(|row| row.number);
    let points = book.points().iter().filter(|point| point.fate == PointFate::Ruled);
    let ruled: Vec<&str> = rows.chain(points.map(|point| point.id)).collect();
    let missing: Vec<&str> =
        ruled.iter().filter(|id| coverage.of(book, id).is_empty()).copied().collect();

    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("casebook/missing.txt");
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let listed: BTreeSet<&str> =
        kept.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    let lost: Vec<&&str> = missing.iter().filter(|id| !listed.contains(**id)).collect();
    assert!(listed.is_empty() || lost.is_empty(), "these have lost their cases: {lost:?}");

    let mut made = "# What is ruled in fide-2018 and has no case yet. This list only shrinks:\n\
                    # UPDATE=1 cargo test -p tuomari-laws --test coverage strikes what has a case.\n"
        .to_owned();
    missing.iter().for_each(|id| writeln!(made, "{id}").unwrap());
    keep(&path, &made);
}
