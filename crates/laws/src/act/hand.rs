//! The hand on the clock, and which way the clock looks.

use serde::{Deserialize, Serialize};

/// The hand with which a clock is pressed (6.2.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PressingHand {
    /// The one that made the move.
    Moving,
    /// The other one.
    Other,
}

/// Which way the dials of a clock look, as one sees it from the near side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Facing {
    /// To the left.
    Left,
    /// To the right.
    Right,
}
