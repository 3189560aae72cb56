//! When the board itself ends a game (5.1.1, 5.2.1, 5.2.2, 9.6).

use chess::{Color, Position};
use laws::Provision;
use notation::pgn::{Outcome, Place};
use winnable::{Budget, Life};

use crate::trail::Trail;
use crate::{Ending, plain};

impl Ending {
    /// The provision by which it ends the game.
    pub(crate) const fn provision(self) -> Provision {
        match self {
            Self::Checkmate => Provision::Checkmate,
            Self::Stalemate => Provision::Stalemate,
            Self::DeadPosition => Provision::DeadPosition,
            Self::Fivefold => Provision::Fivefold,
            Self::SeventyFiveMoves => Provision::SeventyFiveMoves,
        }
    }

    /// The result that belongs to it when `turn` would have the move.
    pub(crate) const fn result(self, turn: Color) -> Outcome {
        match (self, turn) {
            (Self::Checkmate, Color::White) => Outcome::BlackWins,
            (Self::Checkmate, Color::Black) => Outcome::WhiteWins,
            (Self::Stalemate | Self::DeadPosition | Self::Fivefold | Self::SeventyFiveMoves, _) => {
                Outcome::Draw
            }
        }
    }
}

/// Mate or stalemate, if one is on the board.
pub(crate) fn without_moves(last: &Position) -> Option<Ending> {
    if last.has_legal_move() {
        return None;
    }
    Some(if last.is_check() { Ending::Checkmate } else { Ending::Stalemate })
}

/// A moment of the game and where it stands in the file.
pub(crate) type Moment = (u32, Place);

/// When a count ended the game, the first time it did.
#[derive(Debug, Default)]
pub(crate) struct Counted {
    pub(crate) fivefold: Option<Moment>,
    pub(crate) seventy_five: Option<Moment>,
}

/// After how many plies the position was dead, if it was at the end.
///
/// What is dead stays dead, so only the last position is asked; if it is dead, the first one that
/// was is found by halving.
pub(crate) fn dead_since(trail: &Trail, last: &Position, budget: &Budget) -> Option<u32> {
    let is_dead = |position: &Position| {
        !plain::is_alive(position) && matches!(winnable::dead(position, budget), Life::Dead(_))
    };
    if !is_dead(last) {
        return None;
    }
    let (mut alive, mut dead) = (0, trail.plies());
    if dead == 0 || is_dead(trail.position_after(0)) {
        return Some(0);
    }
    while alive + 1 < dead {
        let middle = alive.midpoint(dead);
        if is_dead(trail.position_after(middle)) {
            dead = middle;
        } else {
            alive = middle;
        }
    }
    Some(dead)
}
