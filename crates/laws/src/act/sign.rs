//! Signs and words that may mean something, or nothing.

use serde::{Deserialize, Serialize};

/// A sign that some take for a resignation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    /// The hand held out, or shaken.
    Handshake,
    /// The king laid down.
    KingLaidDown,
    /// Both clocks stopped without a word.
    ClocksStopped,
    /// Gone from the board without a word.
    WalkedAway,
}

/// A piece that a pawn can become.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Promoted {
    Queen,
    Rook,
    Bishop,
    Knight,
}

impl From<Promoted> for chess::Role {
    fn from(piece: Promoted) -> Self {
        match piece {
            Promoted::Queen => Self::Queen,
            Promoted::Rook => Self::Rook,
            Promoted::Bishop => Self::Bishop,
            Promoted::Knight => Self::Knight,
        }
    }
}
