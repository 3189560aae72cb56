//! Why a text is not a time control, and where.

use std::error::Error;
use std::fmt;

use crate::ScheduleError;

/// A text that is not a time control.
///
/// ```
/// use tuomari_clock::TimeControl;
///
/// let error = TimeControl::from_spoken("40/90, elephants 30").unwrap_err();
/// assert_eq!(error.to_string(), "column 8: unknown word \"elephants\"");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseTimeControlError {
    /// Where reading stopped, in characters counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub reason: Reason,
}

impl ParseTimeControlError {
    pub(super) fn new(column: usize, reason: Reason) -> ParseTimeControlError {
        ParseTimeControlError { column, reason }
    }
}

/// What is wrong with a text that is not a time control.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Something else was expected here.
    Expected {
        /// What was expected.
        wanted: &'static str,
        /// What was found; `None` at the end of the text.
        found: Option<String>,
    },
    /// `?`: the writer did not know the time control.
    NotKnown,
    /// A word that is in none of the supported languages.
    UnknownWord(String),
    /// A time longer than [`Span::MAX`](crate::Span::MAX), a count beyond any clock, or too many
    /// digits.
    TooLarge,
    /// A time that is not a whole number of milliseconds.
    FinerThanMilliseconds,
    /// `1:30` may be minutes or hours.
    AmbiguousTime,
    /// An hourglass without sand.
    NoSand,
    /// The two sides use different kinds of clocks.
    MixedKinds,
    /// An increment or delay before any time.
    NoBaseTime,
    /// A second increment or delay for the same moves.
    TwoBonuses,
    /// An increment or delay from a move at which no period begins.
    NoPeriodFrom {
        /// That move.
        number: u16,
    },
    /// The periods are not a valid schedule.
    Schedule(ScheduleError),
}

impl fmt::Display for ParseTimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.reason)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Expected { wanted, found: Some(found) } => {
                write!(f, "expected {wanted}, found {found:?}")
            }
            Reason::Expected { wanted, found: None } => {
                write!(f, "expected {wanted}, found the end")
            }
            Reason::NotKnown => f.write_str("the time control is not known"),
            Reason::UnknownWord(word) => write!(f, "unknown word {word:?}"),
            Reason::TooLarge => f.write_str("the number is too large or too long"),
            Reason::FinerThanMilliseconds => f.write_str("the time is finer than a millisecond"),
            Reason::AmbiguousTime => {
                f.write_str("hours or minutes? write 1h30, 1 min 30 s or 1:30:00")
            }
            Reason::NoSand => f.write_str("an hourglass needs some time"),
            Reason::MixedKinds => {
                f.write_str("both sides need the same kind: periods, an hourglass or no clock")
            }
            Reason::NoBaseTime => f.write_str("an increment or delay, but no time before it"),
            Reason::TwoBonuses => f.write_str("a second increment or delay for the same moves"),
            Reason::NoPeriodFrom { number } => {
                write!(f, "no period begins with move {number}")
            }
            Reason::Schedule(error) => error.fmt(f),
        }
    }
}

impl Error for ParseTimeControlError {}
