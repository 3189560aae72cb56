//! The arguments against a mate that need no search, and a look ahead of a few moves for them.

use std::ops::ControlFlow;

use chess::{Bare, Color};

use crate::material::shortage;
use crate::net::Net;
use crate::proof::{Branch, Ending, Proof};
use crate::reach::Reach;

/// Why `winner` has no mate from here, by the pieces or by the squares they can reach.
///
/// As in [`shortage`], the caller has seen to it that the loser is not in check with the winner
/// to move.
pub(crate) fn refute(bare: &Bare, winner: Color) -> Option<Proof> {
    if let Some(shortage) = shortage(bare, winner) {
        return Some(Proof::Material(shortage));
    }
    if mates_at_once(bare, winner) {
        return None;
    }
    let reach = Reach::of(bare);
    Net::of(bare, &reach, winner).is_torn().map(Proof::Frozen)
}

/// Whether pawns stand head to head on two files or more: where they do not, hardly anything is
/// out of reach, and it is better to look for a mate first.
pub(crate) fn is_locked(bare: &Bare) -> bool {
    let pawns = |color| bare.board().live_pawns(color).0;
    (pawns(Color::White) << 8 & pawns(Color::Black)).count_ones() >= 2
}

/// Whether the winner has the move and a mate with it: what the squares say about the way to a
/// mate holds from the second move on.
fn mates_at_once(bare: &Bare, winner: Color) -> bool {
    bare.turn() == winner
        && bare
            .try_each_move(|step| match step.play().is_checkmate() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            })
            .is_break()
}

/// The same after every line of a few plies; `left` counts the positions that may still be asked.
pub(crate) fn refute_ahead(
    bare: &Bare,
    winner: Color,
    depth: u32,
    left: &mut u32,
) -> Option<Proof> {
    *left = left.checked_sub(1)?;
    if !bare.has_legal_move() {
        let check = !bare.checkers_of(bare.turn()).is_empty();
        return match (check, bare.turn() == winner) {
            (true, false) => None,
            (true, true) => Some(Proof::GameOver(Ending::Mated)),
            (false, _) => Some(Proof::GameOver(Ending::Stalemate)),
        };
    }
    if let Some(proof) = refute(bare, winner) {
        return Some(proof);
    }
    refute_lines(bare, winner, depth, left)
}

/// The same, without asking the position itself.
pub(crate) fn refute_lines(
    bare: &Bare,
    winner: Color,
    depth: u32,
    left: &mut u32,
) -> Option<Proof> {
    if depth == 0 {
        return None;
    }
    let mut branches = Vec::new();
    let all =
        bare.try_each_move(|step| match refute_ahead(&step.play(), winner, depth - 1, left) {
            Some(proof) => {
                branches.push(Branch { m: step.to_move(), proof });
                ControlFlow::Continue(())
            }
            None => ControlFlow::Break(()),
        });
    all.is_continue().then_some(Proof::Lines(branches))
}
