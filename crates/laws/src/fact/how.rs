//! In which way a move was completed, an offer lapsed, an act was illegal.

use serde::{Deserialize, Serialize};

/// How a move came to be complete.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Completion {
    /// The clock was pressed (6.2.1).
    Pressed,
    /// It ended the game (6.2.1.1).
    EndedGame,
    /// The player made the next move (6.2.1.2).
    NextMove,
    /// The clocks were stopped after sealing (I.1.1).
    Sealed,
    /// It was the intended move of a right claim, and was never made (6.2.1.1 of 2023).
    Claimed,
}

/// Why an offer no longer stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Lapse {
    /// Declined in words.
    Declined,
    /// Declined by touching a piece, or on a screen by moving.
    Touched,
    /// The game ended otherwise.
    GameEnded,
    /// Taken back by the one who made it.
    Withdrawn,
}

/// The four kinds of illegal act of 7.5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum IllegalAct {
    /// A move that breaks chapter 3 (7.5.1).
    Move,
    /// A pawn left on the last rank (7.5.2).
    PawnLeft,
    /// The clock pressed without a move (7.5.3).
    NoMove,
    /// Two hands (7.5.4).
    TwoHands,
}
