//! The books read from their files, once.

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use super::edition::Edition;
use super::likeness::{HUB, Likeness};
use super::point::{self, Point};
use super::row::{self, Row};
use super::{Book, Provision, SOURCES};

/// In how many languages a book has its gists.
#[cfg(feature = "text")]
pub(crate) const LANGUAGES: usize = 3;

/// The files of a book.
pub(super) struct Sources {
    pub(super) values: &'static str,
    pub(super) rows: &'static str,
    pub(super) provisions: &'static str,
    pub(super) notes: &'static str,
    /// Its gists and labels in each language.
    #[cfg(feature = "text")]
    pub(super) texts: [&'static str; LANGUAGES],
}

/// A book as it was read.
pub(super) struct Volume {
    pub(super) based_on: Option<Book>,
    pub(super) edition: Edition,
    pub(super) rows: Vec<Row>,
    /// Where the article with a number stands among the rows.
    pub(super) places: HashMap<&'static str, usize>,
    /// The number of each provision.
    pub(super) provisions: Vec<Option<&'static str>>,
    pub(super) points: Vec<Point>,
    /// What could not be read.
    pub(super) faults: Faults,
}

/// All books. The files are part of the crate: what cannot be read is left out, and one test names
/// it with its line.
static SHELF: LazyLock<[Volume; SOURCES.len()]> = LazyLock::new(|| Book::ALL.map(Volume::read));

impl Book {
    pub(super) fn volume(self) -> &'static Volume {
        &SHELF[self as usize]
    }

    /// The book on which this one is based: it has all its articles, values and gists but for the
    /// differences that it states.
    #[must_use]
    pub fn based_on(self) -> Option<Self> {
        self.volume().based_on
    }

    /// Its gists and labels in each language, as Fluent files.
    #[cfg(feature = "text")]
    pub(crate) const fn texts(self) -> [&'static str; LANGUAGES] {
        SOURCES[self as usize].texts
    }
}

impl Volume {
    fn read(book: Book) -> Self {
        let sources = &SOURCES[book as usize];
        let mut faults = Faults::default();
        let parent = |key: &str| {
            let stated = lines(sources.values).find_map(|(_, line)| assigned(line, key));
            stated.and_then(|name| name.parse::<Book>().ok()).filter(|other| *other != book)
        };
        let based_on = parent("inherits");
        let base = based_on.map(Self::read);
        let values = parent("values of").map(|other| Self::read(other).edition);
        let mut edition =
            base.as_ref().map(|base| base.edition.clone()).or(values).unwrap_or_default();
        read_values(&mut edition, sources.values, &mut faults);
        let handed_down = base.as_ref().map(Self::handed_down).unwrap_or_default();
        let rows = row::read(sources.rows, handed_down, &mut faults);
        let places = rows.iter().enumerate().map(|(at, row)| (row.number, at)).collect();
        let provisions = vec![None; Provision::ALL.len()];
        let points = point::read(sources.notes, &mut faults);
        let mut read = Self { based_on, edition, rows, places, provisions, points, faults };
        if let (Some(base), Some(book)) = (base, based_on) {
            read.take_over(&base, book);
        }
        read.read_provisions(sources.provisions);
        read
    }

    /// The rows of this book as one that is based on it begins with.
    fn handed_down(&self) -> Vec<Row> {
        let hand_down = |row: &Row| {
            let alike = vec![(Likeness::Same, row.number)];
            Row { inherited: true, printed: None, alike, ..row.clone() }
        };
        self.rows.iter().map(hand_down).collect()
    }

    /// Takes over from the book that this one is based on the number of each provision, as the
    /// counterparts of the articles show it, and the way to the book that all are compared with.
    fn take_over(&mut self, base: &Self, book: Book) {
        for (provision, there) in base.provisions.iter().enumerate() {
            let Some(there) = *there else { continue };
            let treats = |row: &&Row| row.alike.iter().any(|(_, number)| *number == there);
            let mut here = self.rows.iter().filter(treats).map(|row| row.number);
            let first = here.next();
            let same = first.into_iter().chain(here).find(|number| *number == there);
            self.provisions[provision] = same.or(first);
        }
        for row in &mut self.rows {
            let near = row.alike.iter().find(|(likeness, _)| *likeness <= Likeness::Nearly);
            row.origin = near.map(|(_, number)| *number);
            if book != HUB {
                let there = |number: &str| base.places.get(number).map(|at| &base.rows[*at].alike);
                let through = row.alike.iter().flat_map(|(ours, number)| {
                    let theirs = there(number).into_iter().flatten();
                    theirs.map(|(theirs, number)| (ours.through(*theirs), *number))
                });
                row.alike = through.collect();
            }
        }
    }

    fn read_provisions(&mut self, text: &'static str) {
        for (place, line) in lines(text) {
            let stated = line.split_once('=').map(|(name, number)| (name.trim(), number.trim()));
            let fault = match stated {
                None => "not PROVISION = NUMBER",
                Some((name, number)) => match Provision::named(name) {
                    None => "there is no such provision",
                    Some(provision) => {
                        let number = (number != "none").then_some(number);
                        self.provisions[provision as usize] = number;
                        if number.is_none_or(|number| self.places.contains_key(number)) {
                            continue;
                        }
                        "the book has no such article"
                    }
                },
            };
            self.faults.add(File::Provisions, place, fault);
        }
    }
}

/// The lines that say something, each with its place from 0.
pub(super) fn lines(text: &'static str) -> impl Iterator<Item = (usize, &'static str)> {
    let lines = text.lines().map(str::trim).enumerate();
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// What a line `KEY = VALUE` says, if it is about this key.
fn assigned(line: &'static str, key: &str) -> Option<&'static str> {
    let (name, value) = line.split_once('=')?;
    (name.trim() == key).then(|| value.trim())
}

fn read_values(edition: &mut Edition, text: &'static str, faults: &mut Faults) {
    let (mut root, mut stated) = (true, Vec::new());
    for (place, line) in lines(text) {
        let Some((key, value)) = line.split_once('=') else {
            faults.add(File::Values, place, "not KEY = VALUE");
            continue;
        };
        let (key, value) = (key.trim(), value.trim());
        match key {
            "inherits" | "values of" if value.parse::<Book>().is_ok() => root = false,
            _ if edition.set(key, value) => stated.push(key.replace(' ', "_")),
            _ => faults.add(File::Values, place, "not a value of that key"),
        }
    }
    let silent = Edition::KEYS.iter().any(|key| !stated.iter().any(|stated| stated == key));
    if root && silent {
        faults.add(File::Values, text.lines().count(), "a value is not stated");
    }
}

/// A file of a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum File {
    Values,
    Rows,
    Provisions,
    Notes,
}

/// What could not be read in the files of a book.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Faults(Vec<(File, usize, &'static str)>);

impl Faults {
    /// What is wrong with a line, counted from 0.
    pub(super) fn add(&mut self, file: File, line: usize, why: &'static str) {
        self.0.push((file, line + 1, why));
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (file, line, why) in &self.0 {
            let file = match file {
                File::Values => "values",
                File::Rows => "rows",
                File::Provisions => "provisions",
                File::Notes => "notes",
            };
            writeln!(f, "{file}:{line}: {why}")?;
        }
        Ok(())
    }
}
