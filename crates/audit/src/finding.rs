//! One thing that is not as the Laws, or the game's own record, would have it.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use laws::{Articles, Book, Category};
use notation::pgn::Place;
use serde::Serialize;

use crate::trail::plain;
use crate::{Cited, What};

/// One thing that was found in a game.
///
/// # JSON
/// `kind` and `data` come from [`What`]; the other fields are as here, with the place as `line` and
/// `column`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The number of the game in its file, the first being 1.
    pub game: u64,
    /// Who played it, when and where.
    pub heading: Arc<Heading>,
    /// Where in the file it stands: the move it is about, or the end of the game.
    pub place: Place,
    /// How many plies of the game had been played when it came about; nothing if it is not about a
    /// moment of the game.
    pub ply: Option<u32>,
    /// The move at which it came about, as `12.` or `12...` and the move; nothing likewise.
    pub at: Option<String>,
    /// Standard, rapid or blitz, if the time control is known.
    pub class: Option<Category>,
    /// What was found.
    pub what: What,
    /// The book that the game was judged by.
    pub book: Book,
    /// The articles it rests on, the one that decides first: of the book, or of
    /// the one to which that leaves the matter. None for what is a matter of the file and not of
    /// the Laws.
    pub articles: Articles,
}

impl Finding {
    /// How grave it is.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.what.severity()
    }
}

impl fmt::Display for Finding {
    /// `12:5: error: game 3, Laine - Virtanen, 2026.04.01, 14... Nxe5: ... (fide-2018 9.6.1)`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: game {}{}", self.place, self.severity(), self.game, self.heading)?;
        if let Some(at) = &self.at {
            write!(f, ", {at}")?;
        }
        write!(f, ": {}{}", self.what, Cited(self.articles).in_brackets())
    }
}

/// Who played a game, when and where, as its tags say; empty where they do not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Heading {
    pub white: String,
    pub black: String,
    pub event: String,
    pub site: String,
    pub date: String,
}

impl fmt::Display for Heading {
    /// `, Laine - Virtanen, 2026.04.01`, or as much of it as is known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = |text: &str| if text.is_empty() { "?".to_owned() } else { plain(text) };
        if !self.white.is_empty() || !self.black.is_empty() {
            write!(f, ", {} - {}", known(&self.white), known(&self.black))?;
        }
        if !self.date.is_empty() {
            write!(f, ", {}", plain(&self.date))?;
        }
        Ok(())
    }
}

/// How grave a finding is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Worth knowing: a claim that nobody made, a sign that says too much. Nothing was done wrong.
    Note,
    /// Wrong unless something happened that the file does not tell.
    Warning,
    /// Against the Laws, or against what the file says elsewhere.
    Error,
}

impl Severity {
    /// All of them, the lightest first.
    pub const ALL: [Self; 3] = [Self::Note, Self::Warning, Self::Error];

    /// A word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no severity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownSeverity(pub String);

impl fmt::Display for UnknownSeverity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown severity {:?}: expected note, warning or error", self.0)
    }
}

impl std::error::Error for UnknownSeverity {}

impl FromStr for Severity {
    type Err = UnknownSeverity;

    fn from_str(text: &str) -> Result<Self, UnknownSeverity> {
        let found = Self::ALL.into_iter().find(|severity| severity.name() == text);
        found.ok_or_else(|| UnknownSeverity(text.to_owned()))
    }
}
