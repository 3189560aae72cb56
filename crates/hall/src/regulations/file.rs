//! Reading and writing `event.toml`.

use std::fmt;

use laws::{CannotOpen, Table};

use super::EventRegulations;

/// What is wrong with a file of regulations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError {
    /// The line, from 1; nothing where the fault is in the whole.
    pub line: Option<usize>,
    /// The column in characters, from 1.
    pub column: Option<usize>,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with regulations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The text cannot be read: what the reader says, with the known words.
    Text(String),
    /// They go against the Laws they adopt.
    Unlawful(CannotOpen),
    /// Two rooms have the same board.
    SharedBoard {
        /// Which.
        board: u16,
    },
    /// The event has no name.
    NoName,
    /// It ends before it begins.
    EndsFirst,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Unlawful(why) => why.fmt(f),
            Self::SharedBoard { board } => write!(f, "board {board} stands in two rooms"),
            Self::NoName => f.write_str("the event has no name"),
            Self::EndsFirst => f.write_str("the event ends before it begins"),
        }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (Some(line), Some(column)) = (self.line, self.column) {
            write!(f, "line {line}, column {column}: ")?;
        }
        self.fault.fmt(f)
    }
}

impl std::error::Error for FileError {}

impl EventRegulations {
    /// Reads `event.toml`.
    ///
    /// ```
    /// use tuomari_hall::EventRegulations;
    /// let file = "name = \"Club evening\"\n[laws]\nbook = \"fide-2023\"\ntime_control = \"300+3\"\nsupervision = \"limited\"\n";
    /// let regulations = EventRegulations::read(file)?;
    /// assert_eq!(regulations.laws().category(), laws::Category::Blitz);
    /// let wrong = EventRegulations::read("name = \"Club evening\"\n[laws]\nbok = \"fide-2023\"\n");
    /// let wrong = wrong.map_err(|error| (error.line, error.column));
    /// assert_eq!(wrong.err(), Some((Some(3), Some(1))));
    /// # Ok::<(), tuomari_hall::FileError>(())
    /// ```
    ///
    /// # Errors
    /// If it is not such a file, with the place; or if what it says goes against the Laws.
    pub fn read(text: &str) -> Result<Self, FileError> {
        let regulations: Self = toml::from_str(text).map_err(|error| {
            let place = error.span().map(|span| place(text, span.start));
            FileError {
                line: place.map(|(line, _)| line),
                column: place.map(|(_, column)| column),
                fault: Fault::Text(error.message().to_owned()),
            }
        })?;
        match regulations.fault() {
            Some(fault) => Err(FileError { line: None, column: None, fault }),
            None => Ok(regulations),
        }
    }

    /// What is wrong with them, if something is.
    #[must_use]
    pub fn fault(&self) -> Option<Fault> {
        if self.name.trim().is_empty() {
            return Some(Fault::NoName);
        }
        if self.begins.zip(self.ends).is_some_and(|(begins, ends)| ends < begins) {
            return Some(Fault::EndsFirst);
        }
        for (at, room) in self.rooms.iter().enumerate() {
            let others = &self.rooms[at + 1..];
            let shared = others.iter().find_map(|other| {
                let first = other.boards.first.max(room.boards.first);
                (first <= other.boards.last.min(room.boards.last)).then_some(first)
            });
            if let Some(board) = shared {
                return Some(Fault::SharedBoard { board });
            }
        }
        Table::open(self.laws()).err().map(Fault::Unlawful)
    }

    /// Writes `event.toml`: reading it gives the same regulations.
    #[must_use]
    pub fn write(&self) -> String {
        // Every part is a table, a list or a word: nothing of it can fail.
        toml::to_string(self).unwrap_or_default()
    }
}

/// Line and column of a byte, both from 1.
fn place(text: &str, byte: usize) -> (usize, usize) {
    let before = text.get(..byte).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |last| last.chars().count()) + 1;
    (line, column)
}
