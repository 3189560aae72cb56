//! Where clocks differ because the Laws leave it open.

/// How a clock behaves where the Laws leave it open.
///
/// The default is what tournament clocks do: the move counter changes the period, and the first
/// increment is on the display before the first move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Mechanism {
    /// When the time of the next period is added.
    pub period_change: PeriodChange,
    /// When the increment is added.
    pub increment: IncrementGiven,
}

/// When the time of the next period is added to the time saved (6.3.2).
///
/// Either way a player who has completed the moves in time gets it, and one who has not loses by
/// 6.9 when the flag falls: only the display differs in between.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum PeriodChange {
    /// With the press that completes the last move of the period.
    #[default]
    ByMoves,
    /// When the running time reaches zero, if the moves of the period are complete by then;
    /// otherwise the flag falls.
    AtZero,
}

/// When the increment of a move is given.
///
/// It matters for the first move, and where periods have different increments.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum IncrementGiven {
    /// Before the move: `3+2` starts at 3:02, and each press adds the increment of the period in
    /// which the *next* move will be made.
    #[default]
    BeforeMove,
    /// After the move: `3+2` starts at 3:00, and each press adds the increment of the period in
    /// which the move was made.
    AfterMove,
}
