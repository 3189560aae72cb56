//! The case book: games and fragments of games in plain text, with the rulings they must bring.
//!
//! An arbiter can read and write them; `casebook/README.md` of this crate says how. A case is
//! played at a [`Table`](crate::Table) like any game, and every `then` of it is compared with
//! what was ruled.
//!
//! ```
//! let file = tuomari_laws::casebook::read("
//! fool's mate ends the game before any press
//!   control 5+3
//!   moves   f3 e5 g4
//!   0:09    black  Qh4
//!   then    0–1 by 5.1.1
//!   then    white has 4:59
//! ");
//! let account = file.cases[0].play();
//! assert_eq!(account.faults.len(), 1);
//! assert_eq!(account.faults[0].to_string(), "line 7: white has 5:07, not 4:59");
//! ```

mod acts;
mod coverage;
mod decisions;
mod expect;
mod facts;
mod grammar;
mod play;
mod read;
mod settings;
mod shelf;
mod vocabulary;
pub(crate) mod words;
#[cfg(test)]
mod wrong;

use std::fmt;

use crate::Book;

pub use self::coverage::{Coverage, Shown};
pub use self::play::{Account, Deed, Step};
use self::read::{Entry, Line};
pub use self::shelf::{SHELF, Shelved, about};
use self::words::{Unread, bare};

/// Something in a case file that cannot be read, or was ruled otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line of the file, from 1.
    pub line: usize,
    /// What was expected and what came.
    pub what: String,
    /// Which of the two.
    pub kind: FaultKind,
}

/// What is wrong with a line of a case file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FaultKind {
    /// It cannot be read.
    Unread,
    /// It was ruled otherwise.
    Differs,
}

impl Fault {
    fn new(line: usize, Unread(what): Unread) -> Self {
        Self { line, what, kind: FaultKind::Unread }
    }

    fn differs(line: usize, what: String) -> Self {
        Self { line, what, kind: FaultKind::Differs }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

/// A file of cases.
#[derive(Clone, Debug)]
pub struct CaseFile {
    /// The cases in their order.
    pub cases: Vec<Case>,
    /// Lines outside every case that cannot be read.
    pub faults: Vec<Fault>,
}

/// Reads a file of cases. Lines that cannot be read are faults of their case.
#[must_use]
pub fn read(text: &str) -> CaseFile {
    let (cases, faults) = read::read(text);
    CaseFile { cases, faults }
}

/// One case: a heading, what is given, what happens, and what must follow.
#[derive(Clone, Debug)]
pub struct Case {
    /// The heading, a sentence.
    pub heading: String,
    /// The line of the heading, from 1.
    pub line: usize,
    covers: Vec<String>,
    entries: Vec<Entry>,
    unread: Vec<Fault>,
}

impl Case {
    fn new(heading: &str, line: usize, entries: Vec<Entry>) -> Self {
        let words = heading.split_whitespace().map(|word| bare(without_bracket(bare(word))));
        let covers = words.filter(|word| is_id(word)).map(str::to_owned).collect();
        Self { heading: heading.to_owned(), line, covers, entries, unread: Vec::new() }
    }

    /// The articles, gaps (G..) and interactions (X..) that the case says it shows, in its
    /// heading or in a line `covers`.
    #[must_use]
    pub fn covers(&self) -> &[String] {
        &self.covers
    }

    /// The rule books under which it is to be played. Its numbers are those of the first.
    #[must_use]
    pub fn books(&self) -> Vec<Book> {
        let named = |entry: &Entry| match &entry.says {
            Line::Books(books) if !books.is_empty() => Some(books.clone()),
            Line::Regulation(text) => Some(vec![text.strip_prefix("book ")?.trim().parse().ok()?]),
            _ => None,
        };
        self.entries.iter().rev().find_map(named).unwrap_or_else(|| vec![Book::default()])
    }

    /// Plays the case under the first of its books and compares.
    #[must_use]
    pub fn play(&self) -> Account {
        play::play(self, self.books()[0])
    }

    /// Plays the case under another book and compares: the articles that it expects are those that
    /// treat the same matter there.
    #[must_use]
    pub fn play_under(&self, book: Book) -> Account {
        play::play(self, book)
    }

    /// Plays the case under each of its books.
    pub fn play_all(&self) -> impl Iterator<Item = Account> + '_ {
        self.books().into_iter().map(|book| self.play_under(book))
    }
}

/// Whether a word of a heading names an article or a point: `9.6.2`, `A.4.a(1)`, `X17`, `Q-06`.
fn is_id(word: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let Some((part, rest)) = word.split_once('.') else {
        return Book::ALL.into_iter().any(|book| book.point(word).is_some());
    };
    let lettered = part.starts_with(|c: char| c.is_ascii_uppercase())
        && Book::ALL.into_iter().any(|book| book.under(part).next().is_some());
    (is_number(part) || lettered) && rest.split('.').all(|part| is_step(part, lettered))
}

/// Whether it is a part of a number after a point: `6`, `b`, `b(1)[a]`, `2-same`, or a word in an
/// appendix, `note`.
fn is_step(part: &str, lettered: bool) -> bool {
    let digits = part.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = if digits.len() < part.len() {
        digits
    } else if let Some(rest) = part.strip_prefix(|c: char| c.is_ascii_lowercase()) {
        rest
    } else {
        return false;
    };
    let is_word = |word: &str| word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    rest.is_empty()
        || rest.starts_with(['(', '['])
            && rest.ends_with([')', ']'])
            && rest.bytes().all(|b| b.is_ascii_alphanumeric() || b"()[]".contains(&b))
        || rest.strip_prefix('-').is_some_and(|word| !word.is_empty() && is_word(word))
        || lettered && digits.len() == part.len() && is_word(rest)
}

/// A word without the bracket that stands around it or what follows it.
fn without_bracket(word: &str) -> &str {
    let word = word.strip_prefix('(').unwrap_or(word);
    let count = |bracket: char| word.matches(bracket).count();
    if count(')') > count('(') { word.strip_suffix(')').unwrap_or(word) } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_a_heading_are_covered() {
        let file = read("9.6.2 and X76b, not 75 moves nor 1. but A.4.2: so (G41, X35)\n");
        assert_eq!(file.cases[0].covers(), ["9.6.2", "X76b", "A.4.2", "G41", "X35"]);
        let file = read("7.5.a-p2 (Q-15, A.4.a(1)) and 3.8.b(2)[a]; B.note, not 1.e4 nor e.g.\n");
        let covers = ["7.5.a-p2", "Q-15", "A.4.a(1)", "3.8.b(2)[a]", "B.note"];
        assert_eq!(file.cases[0].covers(), covers);
    }

    #[test]
    fn a_case_is_played_under_each_of_its_books_with_the_numbers_of_the_first() {
        let file = read(
            "resigning\n  books fide-2018 fide-2014\n  moves e4\n  0:09 black resign\n  \
             then 1–0 by 5.1.2\n  in fide-2014: then 1–0 by 5.1.b\n  in home: then 0–1\n",
        );
        let accounts: Vec<Account> = file.cases[0].play_all().collect();
        assert_eq!(accounts.len(), 2);
        assert!(accounts.iter().all(|account| account.faults.is_empty()), "{accounts:?}");
    }

    #[test]
    fn a_case_that_says_watch_for_the_program_is_still_read() {
        let file = read(
            "a flag falls\n  control 3+0\n  books fide-2023\n  3:00 watch look\n  then 0–1 by 6.9\n",
        );
        let account = file.cases[0].play();
        assert!(account.faults.is_empty(), "{account:?}");
    }

    #[test]
    fn a_heading_alone_is_no_case_that_holds() {
        let file = read("always book fide-2018\ngarbage\n\na case\n  moves e4\n");
        let faults = |case: &Case| -> Vec<Fault> {
            case.play_all().flat_map(|account| account.faults).collect()
        };
        let (garbage, case) = (faults(&file.cases[0]), faults(&file.cases[1]));
        assert_eq!((garbage.len(), garbage[0].line), (1, 2), "{garbage:?}");
        assert_eq!(garbage[0].kind, FaultKind::Unread);
        assert!(case.is_empty(), "{case:?}");
    }

    #[test]
    fn what_cannot_be_read_is_said_with_its_line_and_the_nearest_words() {
        let file = read("a case\n  contrl 5+3\n  0:01 wite Nf3\n  0:02 white resing\n");
        let account = file.cases[0].play();
        let faults: Vec<String> = account.faults.iter().map(ToString::to_string).collect();
        assert_eq!(
            faults,
            [
                "line 2: expected a time, a seat, then or a regulation, came \"contrl 5+3\"; \
                 perhaps control",
                "line 3: expected who acts, came \"wite Nf3\"; perhaps white",
                "line 4: expected an act or a move, came \"resing\"; perhaps resign",
            ]
        );
    }
}
