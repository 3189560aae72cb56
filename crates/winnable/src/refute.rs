//! The arguments against a mate that need no search, and a look a few moves ahead for them.

use std::ops::ControlFlow;

use chess::{Bare, Color};

use crate::certificate::Certificate;
use crate::check;
use crate::material::shortage;
use crate::net::Net;
use crate::proof::{Branch, Ending, Proof, Shortage};
use crate::reach::Reach;

/// Why `winner` has no mate from here, by the pieces or by the squares they can reach.
pub(crate) fn refute(bare: &Bare, winner: Color) -> Option<Proof> {
    if !is_ordinary(bare, winner) {
        return None;
    }
    if let Some(shortage) = shortage(bare, winner) {
        return confirmed(bare, winner, Proof::Material(shortage));
    }
    if mates_at_once(bare, winner) {
        return None;
    }
    let reach = Reach::of(bare);
    let why = Net::of(bare, &reach, winner).is_torn()?;
    confirmed(bare, winner, Proof::Frozen(Box::new(Certificate::of(&reach, why))))
}

/// However it was found, it is a proof only if the checker confirms it.
pub(crate) fn confirmed(bare: &Bare, winner: Color, proof: Proof) -> Option<Proof> {
    check::confirm(bare, winner, &proof).is_ok().then_some(proof)
}

/// Whether the loser is not in check with the winner to move: the argument from the pieces holds
/// for every position that a legal move has led to, and before the loser's move.
fn is_calm(bare: &Bare, winner: Color) -> bool {
    bare.turn() != winner || bare.checkers_of(!winner).is_empty()
}

/// Why the winner's pieces are too few for any mate from here, where that argument holds.
pub(crate) fn shortage_of(bare: &Bare, winner: Color) -> Option<Shortage> {
    if is_calm(bare, winner) { shortage(bare, winner) } else { None }
}

/// Whether, in addition, the kings are not adjacent: the argument about the way to a mate fails
/// there, as in any position that no legal move has led to.
fn is_ordinary(bare: &Bare, winner: Color) -> bool {
    is_calm(bare, winner) && bare.king(winner).distance(bare.king(!winner)) > 1
}

/// Whether pawns stand head to head on at least two files: otherwise hardly anything is out of
/// reach, and it is better to look for a mate first.
pub(crate) fn is_locked(bare: &Bare) -> bool {
    let pawns = |color| bare.board().live_pawns(color).0;
    (pawns(Color::White) << 8 & pawns(Color::Black)).count_ones() >= 2
}

/// Whether the winner is to move and has a mate in one: the argument about the way to a mate holds
/// from the second move on.
fn mates_at_once(bare: &Bare, winner: Color) -> bool {
    bare.turn() == winner
        && bare
            .try_each_move(|step| match step.play().is_checkmate() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            })
            .is_break()
}

/// The same after every line of a few plies; `left` counts the positions that may still be tried.
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

/// The same, without the position itself.
fn refute_lines(bare: &Bare, winner: Color, depth: u32, left: &mut u32) -> Option<Proof> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Winnability, winnable};
    use chess::Position;

    fn is_refuted(fen: &str, winner: Color) -> bool {
        let position: Position = fen.parse().expect("a position");
        let bare = Bare::from(&position);
        refute(&bare, winner).is_some()
    }

    fn is_winnable(fen: &str, winner: Color) -> bool {
        let position: Position = fen.parse().expect("a position");
        winnable(&position, winner, &Budget::full()).is_winnable()
    }

    /// The king did not come from a square that had to be safe, because the kings were adjacent
    /// before. The answer would still be right here, for other reasons; those are given instead.
    #[test]
    fn the_way_to_a_mate_is_not_asked_for_where_the_kings_touch() {
        let touching = "8/Kp6/kPp5/p1P5/P7/6p1/6P1/8 w - - 0 1";
        assert!(!is_refuted(touching, Color::Black));
        let position: Position = touching.parse().expect("a position");
        let answer = winnable(&position, Color::Black, &Budget::full());
        assert!(matches!(answer, Winnability::Unwinnable(Proof::Lines(_))), "{answer:?}");
    }

    /// The bishop on d7 mates on c8 with a double check, one half of which was already there: so
    /// the rooks beside the king do not help.
    #[test]
    fn the_pieces_prove_nothing_while_a_check_stands_unanswered() {
        let unsound = "8/r2B4/k1K5/r7/8/8/8/5B2 w - - 0 1";
        assert!(is_winnable(unsound, Color::White));
        assert!(!is_refuted(unsound, Color::White));
        // With Black to move the check is answered, and then there is no mate any more.
        assert!(!is_winnable("8/r2B4/k1K5/r7/8/8/8/5B2 b - - 0 1", Color::White));
    }
}
