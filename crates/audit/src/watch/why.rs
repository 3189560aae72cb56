//! Why a recorded word cannot be what was played.

use std::fmt;

use chess::Reason;
use notation::{ReadError, Wanted};
use serde::{Serialize, Serializer};

use laws::course::Ending;

/// Why a word of the record is not a move.
///
/// # JSON
/// The words in English, as [`fmt::Display`] has them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// There is nothing to add.
    Plain,
    /// The reasons against each move that it may mean.
    Against(Vec<Reason>),
    /// No such piece can go there.
    Nobody,
    /// It is not notation.
    NotNotation {
        /// The first letter that cannot be read, the first of the word being 1.
        column: usize,
        /// That letter, or nothing if the word ends too early.
        found: Option<char>,
        /// What was wanted there.
        wanted: Wanted,
    },
    /// The game had ended before it.
    Ended(Ending),
}

impl Why {
    /// What a reader of moves says against a word.
    pub(super) fn of(error: &ReadError) -> Self {
        match error {
            ReadError::Illegal { illegal, .. } => {
                Self::Against(illegal.iter().flat_map(|m| m.reasons.clone()).collect())
            }
            ReadError::Nobody { .. } => Self::Nobody,
            ReadError::NotNotation { column, found, wanted, .. } => {
                Self::NotNotation { column: *column, found: *found, wanted: *wanted }
            }
            ReadError::Ambiguous { .. } | ReadError::Otherwise { .. } => Self::Plain,
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain => Ok(()),
            Self::Against(reasons) => {
                for (i, reason) in reasons.iter().enumerate() {
                    write!(f, "{}{reason}", if i > 0 { "; " } else { "" })?;
                }
                Ok(())
            }
            Self::Nobody => f.write_str("no such piece can go there"),
            Self::NotNotation { column, found: Some(found), wanted } => {
                write!(f, "character {column} is {found}, not {wanted}")
            }
            Self::NotNotation { column, found: None, wanted } => {
                write!(f, "it ends at character {column}, where {wanted} was expected")
            }
            Self::Ended(ending) => ending.fmt(f),
        }
    }
}

impl Serialize for Why {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
