//! The case book of this crate, and where it speaks of an article.

use super::read::Line;
use super::{Case, read};
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
/// let cases = tuomari_laws::casebook::about(tuomari_laws::Book::Fide2018, "9.6.2");
/// assert!(cases.iter().all(|shelved| shelved.file.ends_with(".case")));
/// # assert!(!cases.is_empty());
/// ```
#[must_use]
pub fn about(book: Book, id: &str) -> Vec<Shelved> {
    let others = Book::ALL.into_iter().filter(|other| *other != book);
    let ids: Vec<&str> = others.flat_map(|other| ids_in(other, book, id)).chain([id]).collect();
    let cases = SHELF.iter().flat_map(|(file, text)| {
        // Reading a file takes longer than looking for a word in it.
        let named = ids.iter().any(|id| text.contains(id));
        let cases = if named { read(text).cases } else { Vec::new() };
        cases.into_iter().map(|case| Shelved { file, case })
    });
    cases.filter(|shelved| shelved.case.speaks_of(book, id)).collect()
}

/// The numbers that another book has for the same matter.
fn ids_in(other: Book, book: Book, id: &str) -> Vec<&'static str> {
    let there = book.article(id).map(|article| article.counterparts(other)).unwrap_or_default();
    there.into_iter().map(|(_, article)| article.number()).collect()
}

impl Case {
    /// Whether it says that it shows an article or a point of a book, or expects a ruling that
    /// cites it, by its own number or that of its counterpart in the first book of the case.
    #[must_use]
    pub fn speaks_of(&self, book: Book, id: &str) -> bool {
        let books = self.books();
        if !books.contains(&book) {
            return false;
        }
        let own = books[0];
        let ids = if own == book { vec![id] } else { ids_in(own, book, id) };
        let expects = |text: &str, ids: &[&str]| {
            let cited = text.rsplit_once("by ").map_or("", |(_, numbers)| numbers);
            cited.split(',').any(|number| ids.contains(&number.trim()))
        };
        // A point has one number in all books: it is that of the first that has it, as LAWS.md counts.
        let of_point = || {
            let mut owners = [own].into_iter().chain(Book::ALL);
            owners.find(|owner| owner.point(id).is_some()) == Some(book)
        };
        let shown =
            |covered: &String| ids.contains(&covered.as_str()) || (covered == id && of_point());
        self.covers.iter().any(shown)
            || self.entries.iter().any(|entry| match (&entry.says, &entry.only[..]) {
                (Line::Then(text), []) => expects(text, &ids),
                (Line::Then(text), [first, ..]) if *first == book => expects(text, &[id]),
                (Line::Then(text), [first, rest @ ..]) => {
                    rest.contains(&book) && expects(text, &ids_in(*first, book, id))
                }
                _ => false,
            })
    }
}
