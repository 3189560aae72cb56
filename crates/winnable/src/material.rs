//! What the pieces alone decide.

use chess::{Bare, Bitboard, Color, Role};

use crate::proof::Shortage;

const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

/// The corners.
const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);

/// Why `winner` has too little on the board to mate, whatever the squares.
///
/// Holds for every position after a legal move of the loser, and before one unless it is mate. Where
/// a question begins with the winner to move, the caller makes sure that the loser is not in check
/// and that there is no mate in one. Pawns left on a first or last rank block and never capture.
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
    if our_bishops.is_empty() {
        // A knight's mate needs blockers, and a queen that blocks takes the knight. Pawns left over
        // can block, but not in corners; and if nobody else can move, there is no time for it.
        let blockers = (knights | bishops | rooks | board.live_pawns(!winner)) & theirs;
        let left_over = pawns & theirs;
        let has_queens = !(queens & theirs).is_empty();
        let is_short = our_knights == 1
            && blockers.is_empty()
            && (left_over.is_subset(CORNERS) || !has_queens);
        return is_short.then_some(Shortage::OneKnight);
    }
    let one_color = our_bishops.is_subset(LIGHT) || our_bishops.is_disjoint(LIGHT);
    if our_knights > 0 || !one_color || !board.live_pawns(!winner).is_empty() {
        return None;
    }
    // Bishops of one colour need a blocker on the other colour that can neither capture the
    // checking bishop nor interpose: rooks and queens beside their king always can. A pawn left in
    // a corner blocks too, but then the king has nobody for squares that are still open: against one
    // bishop this takes a rook and a bishop, against several a rook, or a queen and a bishop.
    let same = if our_bishops.is_subset(LIGHT) { LIGHT } else { !LIGHT };
    let blockers = (knights | (bishops - same)) & theirs;
    let left_over = (pawns & theirs) - same;
    let [has_rooks, has_queens, has_bishops] =
        [rooks, queens, bishops].map(|men| !men.is_disjoint(theirs));
    let is_helped = match our_bishops.len() {
        1 => has_rooks && has_bishops,
        _ => has_rooks || has_queens && has_bishops,
    };
    let is_short =
        blockers.is_empty() && (left_over.is_empty() || !is_helped && left_over.is_subset(CORNERS));
    is_short.then_some(Shortage::BishopsOfOneColor)
}
