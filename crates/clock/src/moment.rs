//! Points of table time.

use std::error::Error;
use std::fmt;

use crate::Span;

/// A point of table time, in milliseconds since whatever the table counts from.
///
/// The clock never asks what time it is: whoever calls it says so. Only differences between
/// moments matter, so the origin may be the start of the game or 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Moment(u64);

impl Moment {
    /// The origin of table time; nothing is earlier.
    pub const ZERO: Moment = Moment(0);
    /// The last moment there is.
    pub const MAX: Moment = Moment(u64::MAX);

    /// The moment so many milliseconds after the origin.
    #[must_use]
    pub const fn from_millis(n: u64) -> Moment {
        Moment(n)
    }

    /// Milliseconds since the origin.
    #[must_use]
    pub const fn as_millis(self) -> u64 {
        self.0
    }

    /// The moment a span later, or nothing if time ends before it.
    #[must_use]
    pub const fn checked_add(self, span: Span) -> Option<Moment> {
        match self.0.checked_add(span.as_millis()) {
            Some(n) => Some(Moment(n)),
            None => None,
        }
    }

    /// How long this moment comes after `earlier`; zero if it does not.
    #[must_use]
    pub const fn saturating_since(self, earlier: Moment) -> Span {
        Span::millis(self.0.saturating_sub(earlier.0))
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}

/// A moment that lies before one the clock has already lived through. The clock is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfOrder {
    /// The moment that was given.
    pub given: Moment,
    /// The latest moment the clock had seen by then.
    pub seen: Moment,
}

impl fmt::Display for OutOfOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "moment {} is earlier than {}, which the clock has seen", self.given, self.seen)
    }
}

impl Error for OutOfOrder {}
