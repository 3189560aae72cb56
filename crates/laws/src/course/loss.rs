//! Games that are lost otherwise than on the board (6.9, 7.5.5).

use chess::{Color, Position};
use winnable::{Budget, Winnability, winnable};

use crate::judge::material;
use crate::{Book, Provision, Score};

/// What becomes of a game that a player loses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lost {
    /// The point for the opponent, or a draw if the opponent cannot mate.
    pub score: Score,
    /// Whether the opponent can mate.
    pub mating: Winnability,
}

/// What becomes of a game that `loser` loses in this position by overstepping the time (6.9) or by an
/// illegal move (7.5.5): it is won by the opponent, but drawn if the opponent cannot mate by any
/// series of legal moves.
///
/// Where the budget does not suffice nothing is proved, and the rule without its exception applies.
#[must_use]
pub fn lose(position: &Position, loser: Color, budget: &Budget) -> Lost {
    let mating = winnable(position, !loser, budget);
    let score = match mating {
        Winnability::Unwinnable(_) => Score::DRAW,
        Winnability::Winnable(_) | Winnability::Undetermined(_) => Score::win(!loser),
    };
    Lost { score, mating }
}

/// Whether a book gives the game to this side when the other oversteps the time, for its pieces alone
/// and wherever they stand (rule 13 c 2 of the Finnish blitz rules).
#[must_use]
pub fn wins_by_pieces(book: Book, position: &Position, side: Color) -> bool {
    book.has(Provision::SufficientMaterial) && material::suffices(position.board(), side)
}
