//! What an arbiter can set.

use crate::Span;

/// What an arbiter sets on a face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Setting {
    /// The main time.
    pub time: Span,
    /// The counter: moves completed.
    pub moves: u16,
    /// The period, counted from 0; [`Schedule::period_after`](crate::Schedule::period_after) gives
    /// the one that belongs to a number of moves.
    pub period: u16,
}
