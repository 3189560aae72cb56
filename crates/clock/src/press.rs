//! The result of pressing the lever.

use crate::Span;

/// What happened when a player pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// The player's clock was running: it stopped, the other started, and a move was counted
    /// (6.2.1).
    Completed(Completion),
    /// The other clock is running: the lever is down already and nothing happened.
    NotRunning,
    /// Neither clock is running, and a press does not start one (6.11.3).
    Standing,
}

/// What counting a move added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Completion {
    /// The moves on the counter now.
    pub moves: u16,
    /// The increment that was added.
    pub increment: Span,
    /// The number of the period that began with this move, if one did.
    pub period: Option<u16>,
    /// The time of the new period.
    pub period_time: Span,
}
