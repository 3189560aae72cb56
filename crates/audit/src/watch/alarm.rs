//! What an arbiter beside the boards has to know at once.

use std::fmt;

use laws::{Articles, Book};

use super::Event;
use crate::Cited;

/// Something that has just happened at a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alarm {
    /// The place of the game in its file, the first being 1.
    pub game: usize,
    /// The board as its tags name it: `3 Laine - Virtanen`.
    pub board: String,
    /// The last move, as `12... Nxe5`.
    pub at: Option<String>,
    /// What has happened.
    pub event: Event,
    /// The book that the game is judged by.
    pub book: Book,
    /// Whether it no longer holds.
    pub is_over: bool,
    /// The articles that say so, and those that say what the arbiter does.
    pub articles: Articles,
}

impl fmt::Display for Alarm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.is_over {
            true => write!(f, "OVER {}", self.board)?,
            false => write!(f, "{} {}", self.event.duty(), self.board)?,
        }
        if let Some(at) = &self.at {
            write!(f, ", {at}")?;
        }
        write!(f, ": {}{}", self.event, Cited(self.articles).in_brackets())
    }
}
