//! How the board itself ended a game, and when.

use chess::{Color, Position};
use laws::course::{Course, Ending, Endings, Trail};
use notation::pgn::{Outcome, Place};

use crate::plain;

/// An end that a count brought about, and where that stands in the file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counted {
    pub(crate) ending: Ending,
    pub(crate) ply: u32,
    pub(crate) place: Place,
}

/// How the board ended the game, and after how many plies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ended {
    pub(crate) ending: Ending,
    pub(crate) ply: u32,
}

impl Ended {
    /// The first of the ends of one game.
    pub(crate) fn first(ends: impl IntoIterator<Item = Self>) -> Option<Self> {
        let order = |ending: Ending| Ending::ALL.iter().position(|other| *other == ending);
        ends.into_iter().min_by_key(|end| (end.ply, order(end.ending)))
    }
}

/// The result that belongs to an end when `turn` would have the move.
pub(crate) fn result(ending: Ending, turn: Color) -> Outcome {
    match ending.score(turn).winner() {
        Some(Color::White) => Outcome::WhiteWins,
        Some(Color::Black) => Outcome::BlackWins,
        None => Outcome::Draw,
    }
}

/// After how many plies the position was dead, if it was at the end, or before an illegal move that
/// stood.
///
/// What is dead stays dead as long as moves are legal. So of each stretch only the last position is
/// asked; if it is dead, the first one that was is found by halving.
pub(crate) fn dead_since(trail: &Trail, last: &Position, endings: Endings) -> Option<u32> {
    let mut from = 0;
    for illegal in trail.illegal() {
        let dead =
            dead_between(trail, from, illegal - 1, trail.position_after(illegal - 1), endings);
        if dead.is_some() {
            return dead;
        }
        from = *illegal;
    }
    dead_between(trail, from, trail.plies(), last, endings)
}

/// After how many plies of a stretch of legal moves the position was dead, if it was at its end.
fn dead_between(
    trail: &Trail,
    first: u32,
    end: u32,
    last: &Position,
    endings: Endings,
) -> Option<u32> {
    // Most games end in positions that need no proof, and a proof takes longer than reading them.
    let is_dead = |position: &Position| !plain::is_alive(position) && endings.is_dead(position);
    if !is_dead(last) {
        return None;
    }
    let (mut alive, mut dead) = (first, end);
    if dead == first || is_dead(trail.position_after(first)) {
        return Some(first);
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
