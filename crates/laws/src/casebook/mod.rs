//! The case book: games and fragments of games in plain text, with the rulings they must bring.
//!
//! An arbiter can read and write them; `casebook/README.md` of this crate says how. A case is
//! played at a [`Table`](crate::Table) like any game, and every `then` of it is compared with
//! what was ruled.
//!
//! ```
//! let file = laws::casebook::read("
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
mod play;
mod read;
mod settings;
mod shelf;
pub(crate) mod words;
mod write;

use std::fmt;

pub use self::coverage::{Coverage, Shown};
pub use self::play::{Account, Deed, Step};
use self::read::Entry;
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
        let words = heading.split_whitespace().map(|word| bare(word).trim_matches(['(', ')']));
        let covers = words.filter(|word| is_id(word)).map(str::to_owned).collect();
        Self { heading: heading.to_owned(), line, covers, entries, unread: Vec::new() }
    }

    /// The articles, gaps (G..) and interactions (X..) that the case says it shows, in its
    /// heading or in a line `covers`.
    #[must_use]
    pub fn covers(&self) -> &[String] {
        &self.covers
    }

    /// Plays the case and compares.
    #[must_use]
    pub fn play(&self) -> Account {
        play::play(self)
    }
}

/// Whether a word of a heading names an article, a gap or an interaction: `9.6.2`, `A.4.2`, `X17`.
fn is_id(word: &str) -> bool {
    let parts: Vec<&str> = word.split('.').collect();
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if let [single] = parts[..] {
        let number = single.strip_prefix(['X', 'G']);
        return number.is_some_and(|number| is_number(number.trim_end_matches('b')));
    }
    let letters = ["A", "B", "C", "D", "I", "II", "III", "FI", "INT", "PRE"];
    (is_number(parts[0]) || letters.contains(&parts[0]))
        && parts[1..].iter().all(|part| is_number(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_a_heading_are_covered() {
        let file = read("9.6.2 and X76b, not 75 moves nor 1. but A.4.2: so (G41, X35)\n");
        assert_eq!(file.cases[0].covers(), ["9.6.2", "X76b", "A.4.2", "G41", "X35"]);
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
