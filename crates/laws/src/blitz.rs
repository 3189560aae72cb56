//! Words that only the Finnish blitz rules need.

use serde::{Deserialize, Serialize};

/// A side of the table at which a player can sit, or an edge of a screen between two players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Edge {
    Near,
    Far,
}

/// Why a player starts the opponent's clock again: it is not a move and completes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Return {
    /// The opponent disturbed pieces and has to put them back (rule 9).
    Restore,
    /// The opponent moved another piece than the one touched first (rule 10).
    Touch,
    /// The opponent pressed without having made a move (rule 8).
    EmptyPress,
}

/// Why the arbiter takes the clock in hand (rule 19).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClockInHand {
    /// The players are at odds.
    Dispute,
    /// The players ask for it.
    Request,
    /// The clock is faulty.
    Fault,
}

/// The ground of a claim that the game does not progress (rule 14 e).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum NoProgress {
    /// Perpetual check.
    PerpetualCheck,
    /// The same position again and again.
    Repetition,
    /// Whatever anybody plays, nothing comes of it.
    Dead,
}

/// What somebody who does not play in the game said aloud about it (rule 20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Remark {
    /// That a flag is down.
    Flag,
    /// That a move was illegal.
    IllegalMove,
    /// Something else.
    Other,
}
