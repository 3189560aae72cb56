//! Points in table time.

use std::error::Error;
use std::fmt;

use crate::Span;

/// A point in table time, in milliseconds since the table's origin.
///
/// The clock never reads the time: the caller supplies it. Only differences between moments matter,
/// so the origin may be the start of the game or 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Moment(u64);

impl Moment {
    /// The origin of table time; nothing is earlier.
    pub const ZERO: Moment = Moment(0);
    /// The latest possible moment.
    pub const MAX: Moment = Moment(u64::MAX);

    /// The moment this many milliseconds after the origin.
    #[must_use]
    pub const fn from_millis(n: u64) -> Moment {
        Moment(n)
    }

    /// Milliseconds since the origin.
    #[must_use]
    pub const fn as_millis(self) -> u64 {
        self.0
    }

    /// The moment a span later; `None` past [`Moment::MAX`].
    #[must_use]
    pub const fn checked_add(self, span: Span) -> Option<Moment> {
        match self.0.checked_add(span.as_millis()) {
            Some(n) => Some(Moment(n)),
            None => None,
        }
    }

    /// The time from `earlier` to this moment; zero if `earlier` is not earlier.
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

/// A moment earlier than one the clock has already been given. The clock is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfOrder {
    /// The moment that was given.
    pub given: Moment,
    /// The latest moment the clock had seen by then.
    pub seen: Moment,
}

impl fmt::Display for OutOfOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "moment {} is earlier than {}, which the clock has already seen",
            self.given, self.seen
        )
    }
}

impl Error for OutOfOrder {}
