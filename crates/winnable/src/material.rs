//! What the pieces alone decide.

use chess::{Bare, Bitboard, Color, Role};

use crate::proof::Shortage;

const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

/// Why `winner` has too little on the board to mate, whatever the squares.
///
/// Holds for every position that a legal move has led to, so the caller has made sure that the
/// loser is not in check with the winner to move. With pawns left on a first or last rank, which
/// block and never capture, only the bare king is judged.
pub(crate) fn shortage(bare: &Bare, winner: Color) -> Option<Shortage> {
    let board = bare.board();
    let [pawns, knights, bishops, rooks, queens, _] = Role::ALL.map(|role| board.role(role));
    let ours = board.color(winner);
    let theirs = board.color(!winner);
    if !(board.live_pawns(winner) | (rooks | queens) & ours).is_empty() {
        return None;
    }
    let our_knights = (knights & ours).len();
    let our_bishops = bishops & ours;
    if our_knights == 0 && our_bishops.is_empty() {
        return Some(Shortage::BareKing);
    }
    if !pawns.is_empty() {
        return None;
    }
    if our_bishops.is_empty() {
        // A knight's mate needs blockers, and a queen that blocks takes the knight.
        let blockers = (knights | bishops | rooks) & theirs;
        return (our_knights == 1 && blockers.is_empty()).then_some(Shortage::OneKnight);
    }
    let one_color = our_bishops.is_subset(LIGHT) || our_bishops.is_disjoint(LIGHT);
    if our_knights > 0 || !one_color {
        return None;
    }
    // Bishops of one colour need a blocker on the other colour that can neither capture the
    // checking bishop nor interpose: rooks and queens beside their king always can.
    let same = if our_bishops.is_subset(LIGHT) { LIGHT } else { !LIGHT };
    let blockers = (knights | (bishops - same)) & theirs;
    blockers.is_empty().then_some(Shortage::BishopsOfOneColor)
}
