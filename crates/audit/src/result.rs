//! The result against the last position (5.1, 5.2, 6.9, 7.5.5).

use chess::{Color, Position};
use laws::Provision;
use winnable::{Budget, Winnability, winnable};

use crate::header::Termination;
use crate::moves::written;
use crate::{Defeat, What, plain};

/// What comes of asking whether a side could mate.
#[derive(Debug)]
pub(crate) enum Mating {
    /// The result does not depend on it.
    NotAsked,
    /// The winner could mate.
    Fine,
    /// The result is wrong, or may be.
    Wrong(What, &'static [Provision]),
}

/// Whether a side that is said to have won could have mated.
pub(crate) fn winner_could_mate(
    last: &Position,
    winner: Color,
    termination: Termination,
    budget: &Budget,
) -> Mating {
    let (by, provisions): (_, &[Provision]) = match termination {
        Termination::Time => (Defeat::Time, &[Provision::TimeOverstepped]),
        Termination::Infraction => (Defeat::Infraction, &[Provision::IllegalMovePenalty]),
        Termination::Unsaid if plain::can_mate(last, winner) => return Mating::Fine,
        Termination::Unsaid => (Defeat::Unsaid, &[Provision::TimeOverstepped]),
        // Who resigns has lost, whatever the opponent has left.
        Termination::Ordinary | Termination::Other => return Mating::NotAsked,
    };
    match decide(last, winner, budget) {
        Winnability::Winnable(_) => Mating::Fine,
        Winnability::Unwinnable(proof) => {
            Mating::Wrong(What::CannotMate { winner, by, proof: proof.to_string() }, provisions)
        }
        Winnability::Undetermined(_) => Mating::Wrong(What::Undecided, provisions),
    }
}

/// Whether a draw on time is one: the side whose time is left, usually the one not to move, cannot
/// mate.
pub(crate) fn drawn_on_time(last: &Position, budget: &Budget) -> Mating {
    let side = !last.turn();
    match decide(last, side, budget) {
        Winnability::Winnable(helpmate) => {
            let helpmate = written(last, helpmate.moves().iter().copied());
            Mating::Wrong(What::CouldMate { side, helpmate }, &[Provision::TimeOverstepped])
        }
        Winnability::Unwinnable(_) | Winnability::Undetermined(_) => Mating::NotAsked,
    }
}

/// Asks quickly first, and with the budget if that does not decide it.
fn decide(last: &Position, side: Color, budget: &Budget) -> Winnability {
    match winnable(last, side, &Budget::quick()) {
        Winnability::Undetermined(_) => winnable(last, side, budget),
        answer => answer,
    }
}
