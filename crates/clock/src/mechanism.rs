//! What clocks do differently where the Laws leave it open.

/// How a clock behaves where the Laws leave it open.
///
/// The default is what tournament clocks do: the move counter changes the period, and the first
/// increment is on the display before the first move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Mechanism {
    /// When the time of the next period comes.
    pub period_change: PeriodChange,
    /// When the increment comes.
    pub increment: IncrementGiven,
}

/// When the time of the next period is added to what was saved (6.3.2).
///
/// Either way a player who has completed the moves in time gets it, and one who has not has lost
/// by 6.9 when his flag falls: only the display differs in between.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum PeriodChange {
    /// With the press that completes the last move of the period.
    #[default]
    ByMoves,
    /// When the running time reaches zero and the moves of the period have been completed by
    /// then; if they have not, the flag falls.
    AtZero,
}

/// When the increment of a move is given.
///
/// It makes a difference for the first move, and where periods differ in their increment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum IncrementGiven {
    /// Before the move: `3+2` starts at 3:02, and each press brings the increment of the period
    /// in which the *next* move will be made.
    #[default]
    BeforeMove,
    /// After it: `3+2` starts at 3:00, and each press brings the increment of the period in which
    /// the move was made.
    AfterMove,
}
