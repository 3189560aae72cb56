//! What can go wrong at a table through no fault of the people who act there.

use std::fmt;

use laws::seal::SealError;

use crate::journal::{Fault, Seq, TableId};

/// Why something could not be done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no such table.
    NoTable,
    /// There is no such event.
    NoEvent,
    /// The journal cannot be read or written.
    Journal(Fault),
    /// No act can be taken now: the journal is away, or the program was stopped.
    Stalled,
    /// A line of the record cannot be understood, or opens no table.
    Record(String),
    /// The server could not finish it: the program is at fault.
    BrokenOff(String),
    /// The machine has no randomness to give.
    NoRandomness,
    /// The secret no longer opens its seat.
    Revoked,
    /// The key was used before, for another act.
    KeyUsed,
    /// The game is played at another table.
    Moved(TableId),
    /// Nothing can be sealed before the arbiter has a key.
    NoSealKey,
    /// The text cannot be sealed.
    CannotSeal(SealError),
}

impl Trouble {
    /// Something cannot be put into words.
    pub(crate) fn unwritable(error: serde_json::Error) -> Self {
        Self::BrokenOff(error.to_string())
    }

    /// A line of the record cannot be taken in.
    pub(crate) fn at_line(place: Seq, why: impl fmt::Display) -> Self {
        Self::Record(format!("line {place}: {why}"))
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTable => f.write_str("there is no such table"),
            Self::NoEvent => f.write_str("there is no such event"),
            Self::Journal(fault) => fault.fmt(f),
            Self::Stalled => f.write_str("no act can be taken now"),
            Self::Record(what) => write!(f, "the record of this table cannot be read: {what}"),
            Self::BrokenOff(why) => write!(f, "it was broken off: {why}"),
            Self::Revoked => f.write_str("this secret no longer opens a seat"),
            Self::KeyUsed => f.write_str("another act was sent with this key before"),
            Self::Moved(table) => write!(f, "the settings were changed; the game is at {table}"),
            Self::NoSealKey => f.write_str("the arbiter has no key for sealed moves yet"),
            Self::CannotSeal(error) => error.fmt(f),
            Self::NoRandomness => f.write_str("the machine has no randomness to give"),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Self {
        Self::Journal(fault)
    }
}

impl From<getrandom::Error> for Trouble {
    fn from(_: getrandom::Error) -> Self {
        Self::NoRandomness
    }
}
