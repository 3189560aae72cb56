//! What comes of pressing the lever.

use crate::Span;

/// What happened when a player pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// His clock ran: it stands now, the other runs, and a move was counted (6.2.1).
    Completed(Completion),
    /// The other's clock runs: his lever is down already and nothing happened.
    NotRunning,
    /// Neither clock runs, and a press does not start one (6.11.3).
    Standing,
}

/// What counting a move brought the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Completion {
    /// The moves the counter shows now.
    pub moves: u16,
    /// The increment that was added.
    pub increment: Span,
    /// The number of the period that began with this move, if one did.
    pub period: Option<u16>,
    /// The time that came with it.
    pub period_time: Span,
}
