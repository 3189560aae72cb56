//! Finds every legal move of a position (3.10.1).
//!
//! One walk for all uses. What becomes of the moves is the business of a [`Sink`]: they are
//! counted, listed, or played at once. The walk asks the pins and the checks once and then only
//! ever produces moves that leave the king safe, so nothing has to be tried and taken back; the
//! one exception is taking en passant, where two pieces leave the same line.

use std::ops::ControlFlow;

use crate::core::{Core, back_rank, color_of, step};
use crate::{Bitboard, Color, Role, Square, attacks};

/// What a group of pawn moves has in common besides its direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PawnMove {
    /// One step, or a capture, that does not reach the last rank.
    Plain,
    DoubleStep,
    /// Each target stands for four moves.
    Promotion,
}

/// Takes the moves as they are found; may break off.
pub(crate) trait Sink {
    /// Pawns that all go the same way: a move ends on `to` for every target, and began on
    /// `to - way`.
    fn pawns(&mut self, targets: u64, way: i32, kind: PawnMove) -> ControlFlow<()>;
    /// One officer or king and the squares it may go to.
    fn piece(&mut self, role: Role, from: Square, targets: u64) -> ControlFlow<()>;
    fn en_passant(&mut self, from: Square, to: Square) -> ControlFlow<()>;
    /// Castling, named by where king and rook stand before.
    fn castle(&mut self, king: Square, rook: Square) -> ControlFlow<()>;
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// For each square the diagonals through it: rising to the right, and falling.
static DIAGONALS: [[u64; 2]; 64] = {
    let mut table = [[0; 2]; 64];
    let mut i = 0;
    while i < 64 {
        let square = Square::wrapping(i as u32);
        table[i] = [
            attacks::ray(square, 1, 1) | attacks::ray(square, -1, -1),
            attacks::ray(square, 1, -1) | attacks::ray(square, -1, 1),
        ];
        i += 1;
    }
    table
};

/// Every square that the side attacks, when these squares are occupied.
fn attacked_by(core: &Core, color: Color, occupied: Bitboard) -> u64 {
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

/// Own pieces that stand alone between their king and an enemy slider.
#[inline]
fn pinned(core: &Core, us: Color, king: Square) -> u64 {
    let board = &core.board;
    let occupied = board.occupied();
    let snipers = attacks::rook(king, Bitboard::EMPTY) & board.rooks_and_queens(!us)
        | attacks::bishop(king, Bitboard::EMPTY) & board.bishops_and_queens(!us);
    let mut pinned = 0;
    for sniper in snipers {
        let shield = attacks::between(king, sniper) & occupied;
        if !shield.has_several() {
            pinned |= shield.0;
        }
    }
    pinned & board.color(us).0
}

/// Whether the capture en passant leaves the own king safe.
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

/// The pawns that stand ready to take on the square just passed.
pub(crate) fn en_passant_pawns(core: &Core, us: Color) -> Option<(Square, Bitboard)> {
    let to = core.passed?;
    Some((to, attacks::pawn(!us, to) & core.board.live_pawns(us)))
}

/// Whether castling with this rook is not prevented for the moment (3.8.2.2), for a king that is
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

#[inline(always)]
pub(crate) fn generate<const WHITE: bool, S: Sink>(core: &Core, sink: &mut S) -> ControlFlow<()> {
    let board = &core.board;
    let us = color_of(WHITE);
    let ours = board.color(us).0;
    let theirs = board.color(!us).0;
    let occupied = board.occupied();
    let Some(king) = board.pieces(Role::King.of(us)).first() else {
        return ControlFlow::Continue(());
    };
    // The enemy king is never captured, even where a wrong position lets it stand in reach.
    let enemies = theirs & !board.roles[Role::King as usize];
    let checkers = board.attackers(king, !us, occupied).0;

    let steps = attacks::king(king).0 & !ours & !(theirs ^ enemies);
    let castling = Bitboard(core.castling & back_rank(WHITE));
    if steps != 0 || !castling.is_empty() {
        let danger = attacked_by(core, !us, occupied - Bitboard::from(king));
        if steps & !danger != 0 {
            sink.piece(Role::King, king, steps & !danger)?;
        }
        if checkers == 0 {
            for rook in castling {
                if castling_is_free(core, us, king, rook, Bitboard(danger)) {
                    sink.castle(king, rook)?;
                }
            }
        }
    }

    // With one check every other move must take the checker or stand in its way; with two or
    // more only the king can move (3.9.2).
    let answer = match Bitboard(checkers).first() {
        None => !0,
        Some(_) if Bitboard(checkers).has_several() => return ControlFlow::Continue(()),
        Some(checker) => checkers | attacks::between(king, checker).0,
    };
    let pinned = pinned(core, us, king);
    let targets = !(ours | theirs) & answer;
    let captures = enemies & answer;

    // A pinned pawn keeps the direction of the line it stands on.
    let pawns = board.live_pawns(us).0;
    let [rising, falling] = DIAGONALS[king.index()];
    let (left_line, right_line) = if WHITE { (falling, rising) } else { (rising, falling) };
    let pushers = pawns & !(pinned & !(FILE_A << (king.index() & 7)));
    let left = step(WHITE, pawns & !FILE_A & !(pinned & !left_line)) >> 1 & captures;
    let right = step(WHITE, pawns & !FILE_H & !(pinned & !right_line)) << 1 & captures;
    let single = step(WHITE, pushers) & !(ours | theirs);
    let third_rank = if WHITE { 0xff << 16 } else { 0xff << 40 };
    let double = step(WHITE, single & third_rank) & targets;
    let single = single & targets;
    let last = back_rank(!WHITE);
    let way = if WHITE { 8 } else { -8 };
    for (set, way) in [(single, way), (left, way - 1), (right, way + 1)] {
        if set & !last != 0 {
            sink.pawns(set & !last, way, PawnMove::Plain)?;
        }
        if set & last != 0 {
            sink.pawns(set & last, way, PawnMove::Promotion)?;
        }
    }
    if double != 0 {
        sink.pawns(double, way * 2, PawnMove::DoubleStep)?;
    }
    if let Some((to, takers)) = en_passant_pawns(core, us) {
        for from in takers {
            if en_passant_is_safe(core, us, king, from, to) {
                sink.en_passant(from, to)?;
            }
        }
    }

    let targets = targets | captures;
    for from in Bitboard(board.roles[Role::Knight as usize] & ours & !pinned) {
        let set = attacks::knight(from).0 & targets;
        if set != 0 {
            sink.piece(Role::Knight, from, set)?;
        }
    }
    for role in [Role::Bishop, Role::Rook, Role::Queen] {
        for from in board.pieces(role.of(us)) {
            let mut set = targets
                & match role {
                    Role::Bishop => attacks::bishop(from, occupied),
                    Role::Rook => attacks::rook(from, occupied),
                    _ => attacks::queen(from, occupied),
                }
                .0;
            if Bitboard(pinned).has(from) {
                set &= attacks::line(king, from).0;
            }
            if set != 0 {
                sink.piece(role, from, set)?;
            }
        }
    }
    ControlFlow::Continue(())
}
