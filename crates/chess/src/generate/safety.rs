//! What keeps a king safe: pins and checks, attacked squares, the paths of castling.

use crate::core::{Core, color_of, step};
use crate::{Bitboard, Color, Role, Square, attacks};

use super::{FILE_A, FILE_H};

/// The enemies that give check, and the pieces that stand alone between their own king and an enemy
/// slider.
pub(super) struct Threats {
    pub(super) checkers: u64,
    pub(super) pinned: u64,
}

impl Threats {
    #[inline(always)]
    pub(super) fn to<const WHITE: bool>(core: &Core, king: Square) -> Self {
        let board = &core.board;
        let (us, them) = (color_of(WHITE), color_of(!WHITE));
        let occupied = board.occupied();
        let near = attacks::knight(king) & board.role(Role::Knight)
            | attacks::king(king) & board.role(Role::King)
            | attacks::pawn(us, king) & board.role(Role::Pawn) & attacks::PAWN_RANKS;
        let mut threats = Self { checkers: (near & board.color(them)).0, pinned: 0 };
        let snipers = attacks::files_and_ranks(king) & board.rooks_and_queens(them)
            | attacks::diagonals(king) & board.bishops_and_queens(them);
        for sniper in snipers {
            let shield = attacks::between(king, sniper) & occupied;
            // Branchless, because what stands in front of a king is unpredictable.
            threats.checkers |= u64::from(shield.is_empty()) << sniper.index();
            threats.pinned |= if shield.has_several() { 0 } else { shield.0 };
        }
        threats.pinned &= board.color(us).0;
        threats
    }
}

/// Every square the side attacks, given which squares are occupied.
#[inline]
pub(super) fn attacked_by(core: &Core, color: Color, occupied: Bitboard) -> u64 {
    let board = &core.board;
    let pawns = board.live_pawns(color).0;
    let ahead = step(matches!(color, Color::White), pawns);
    let mut set = (ahead & !FILE_A) >> 1 | (ahead & !FILE_H) << 1;
    for from in board.bishops_and_queens(color) {
        set |= attacks::bishop(from, occupied).0;
    }
    for from in board.rooks_and_queens(color) {
        set |= attacks::rook(from, occupied).0;
    }
    for from in board.pieces(Role::Knight.of(color)) {
        set |= attacks::knight(from).0;
    }
    for from in board.pieces(Role::King.of(color)) {
        set |= attacks::king(from).0;
    }
    set
}

/// Whether an en passant capture leaves the capturing side's king safe.
pub(crate) fn en_passant_is_safe(
    core: &Core,
    us: Color,
    king: Square,
    from: Square,
    to: Square,
) -> bool {
    let victim = Bitboard(step(matches!(us, Color::Black), 1 << to.index()));
    let occupied = (core.board.occupied() - Bitboard::from(from) - victim) | Bitboard::from(to);
    (core.board.attackers(king, !us, occupied) - victim).is_empty()
}

/// The pawns that can take on the square just passed.
pub(crate) fn en_passant_pawns(core: &Core, us: Color) -> Option<(Square, Bitboard)> {
    let to = core.passed?;
    Some((to, attacks::pawn(!us, to) & core.board.live_pawns(us)))
}

/// Whether nothing prevents castling with this rook for the moment (3.8.2.2), for a king that is
/// not in check, when the enemy attacks the squares of `danger`.
pub(crate) fn castling_is_free(
    core: &Core,
    us: Color,
    king: Square,
    rook: Square,
    danger: Bitboard,
) -> bool {
    let occupied = core.board.occupied();
    let route = core.route(us, king, rook);
    if !route.empty.is_disjoint(occupied) || !route.safe.is_disjoint(danger) {
        return false;
    }
    // In Chess960 the rook may have shielded its king along the back rank.
    let after =
        (occupied - Bitboard::from(king) - Bitboard::from(rook)) | Bitboard::from(route.rook_to);
    attacks::rook(route.king_to, after).is_disjoint(core.board.rooks_and_queens(!us))
}
