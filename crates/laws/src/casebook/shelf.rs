//! The case book of this crate, and where it speaks of an article.

use super::read::Line;
use super::{Case, bare, is_id, read};
use crate::Book;

/// Every file of the case book with its text, by name.
pub const SHELF: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/shelf.rs"));

/// A case of the case book.
#[derive(Clone, Debug)]
pub struct Shelved {
    /// The name of its file.
    pub file: &'static str,
    /// The case.
    pub case: Case,
}

/// The cases of the case book that speak of an article or a point, in the order of the files:
/// they say that they show it, or expect a ruling to cite it.
///
/// ```
/// let cases = laws::casebook::about(laws::Book::Fide2018, "9.6.2");
/// assert!(cases.iter().all(|shelved| shelved.file.ends_with(".case")));
/// # assert!(!cases.is_empty());
/// ```
#[must_use]
pub fn about(book: Book, id: &str) -> Vec<Shelved> {
    let cases = SHELF.iter().flat_map(|(file, text)| {
        // Reading a file takes longer than looking for a word in it.
        let cases = if text.contains(id) { read(text).cases } else { Vec::new() };
        cases.into_iter().map(|case| Shelved { file, case })
    });
    cases.filter(|shelved| shelved.case.speaks_of(book, id)).collect()
}

impl Case {
    /// The rule book by which it is played.
    #[must_use]
    pub fn book(&self) -> Book {
        let books = self.entries.iter().rev().filter_map(|entry| match &entry.says {
            Line::Regulation(text) => text.strip_prefix("book ")?.trim().parse().ok(),
            _ => None,
        });
        books.into_iter().next().unwrap_or(Book::Fide2018)
    }

    /// Whether it says that it shows an article or a point of a book, or expects a ruling that
    /// cites it.
    #[must_use]
    pub fn speaks_of(&self, book: Book, id: &str) -> bool {
        if self.book() != book {
            return false;
        }
        let expects = |text: &str| {
            let cited = text.rsplit_once("by ").map_or("", |(_, numbers)| numbers);
            cited.split_whitespace().map(bare).any(|number| is_id(number) && number == id)
        };
        self.covers.iter().any(|own| own == id)
            || self.entries.iter().any(|entry| match &entry.says {
                Line::Then(text) => expects(text),
                _ => false,
            })
    }
}
