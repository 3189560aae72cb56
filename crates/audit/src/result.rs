//! The result against the last position (5.1, 5.2, 6.9, 7.5.5).

use chess::{Color, Position};
use laws::course::{lose, wins_by_pieces};
use laws::{Book, Provision};
use winnable::{Budget, Winnability};

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
    book: Book,
    budget: &Budget,
) -> Mating {
    let (by, provisions): (_, &[Provision]) = match termination {
        Termination::Time if wins_by_pieces(book, last, winner) => return Mating::Fine,
        Termination::Time => (Defeat::Time, &[Provision::TimeOverstepped]),
        Termination::Infraction => (Defeat::Infraction, &[Provision::IllegalMovePenalty]),
        Termination::Unsaid if plain::can_mate(last, winner) => return Mating::Fine,
        Termination::Ordinary | Termination::Unsaid if book.resignation_needs_mate() => {
            if plain::can_mate(last, winner) {
                return Mating::Fine;
            }
            (Defeat::Resignation, &[Provision::Resignation])
        }
        Termination::Unsaid => (Defeat::Unsaid, &[Provision::TimeOverstepped]),
        // Until 2023 a player who resigns has lost, whatever the opponent has left.
        Termination::Ordinary | Termination::Other => return Mating::NotAsked,
    };
    match decide(last, !winner, budget) {
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
    let loser = last.turn();
    let side = !loser;
    match decide(last, loser, budget) {
        Winnability::Winnable(helpmate) => {
            let helpmate = written(last, helpmate.moves().iter().copied());
            Mating::Wrong(What::CouldMate { side, helpmate }, &[Provision::TimeOverstepped])
        }
        Winnability::Unwinnable(_) | Winnability::Undetermined(_) => Mating::NotAsked,
    }
}

/// Whether the opponent of a player who loses here can mate: asks quickly first, and with the budget
/// if that does not decide it.
fn decide(last: &Position, loser: Color, budget: &Budget) -> Winnability {
    match lose(last, loser, &Budget::quick()).mating {
        Winnability::Undetermined(_) => lose(last, loser, budget).mating,
        answer => answer,
    }
}
