//! Finds every legal move of a position (3.10.1).
//!
//! One walk serves all uses; a [`Sink`] decides what happens to the moves: they are counted,
//! listed, or played at once. The walk works out pins and checks once and then produces only moves
//! that leave the king safe, so nothing has to be tried and taken back. The one exception is en
//! passant, where two pieces leave the same line.

mod officers;
mod safety;

use std::ops::ControlFlow;

pub(crate) use self::officers::{Officers, Waiting};
use self::safety::{Threats, attacked_by};
pub(crate) use self::safety::{castling_is_free, en_passant_is_safe, en_passant_pawns};
use crate::core::{Core, back_rank, color_of, step};
use crate::{Bitboard, Role, Square, attacks};

/// What the pawn moves of a group have in common besides their direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PawnMove {
    /// One step, or a capture, that does not reach the last rank.
    Plain,
    DoubleStep,
    /// Each target stands for four moves.
    Promotion,
}

/// Receives the moves as they are found; may stop the walk.
pub(crate) trait Sink {
    /// Pawns that all move the same way: there is a move to every target `to`, from `to - way`.
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

/// Finds every legal move and passes it to the sink.
#[inline(always)]
pub(crate) fn generate<const WHITE: bool, S: Sink>(core: &Core, sink: &mut S) -> ControlFlow<()> {
    match near::<WHITE, S>(core, sink) {
        ControlFlow::Continue(officers) => officers.each(&core.board, sink),
        ControlFlow::Break(()) => ControlFlow::Break(()),
    }
}

/// Passes on the moves of king and pawns, and returns what decides those of the officers.
#[inline(always)]
pub(crate) fn near<const WHITE: bool, S: Sink>(
    core: &Core,
    sink: &mut S,
) -> ControlFlow<(), Officers> {
    let board = &core.board;
    let us = color_of(WHITE);
    let ours = board.color(us).0;
    let theirs = board.color(!us).0;
    let occupied = board.occupied();
    let king = Square::wrapping(board.pieces(Role::King.of(us)).0.trailing_zeros());
    // The enemy king is never captured, even where an irregular position leaves it in reach.
    let enemies = theirs & !board.roles[Role::King as usize];
    let Threats { checkers, pinned } = Threats::to::<WHITE>(core, king);

    let steps = attacks::king(king).0 & !ours & !(theirs ^ enemies);
    let mut rooks = Bitboard::EMPTY;
    if checkers == 0 {
        for rook in Bitboard(core.castling & back_rank(WHITE)) {
            // Whichever squares they go to, the two cross everything between them.
            if attacks::between(king, rook).is_disjoint(occupied) {
                rooks |= rook.into();
            }
        }
    }
    if steps != 0 || !rooks.is_empty() {
        let danger = attacked_by(core, !us, occupied - Bitboard::from(king));
        if steps & !danger != 0 {
            sink.piece(Role::King, king, steps & !danger)?;
        }
        for rook in rooks {
            if castling_is_free(core, us, king, rook, Bitboard(danger)) {
                sink.castle(king, rook)?;
            }
        }
    }

    // In single check every other move must capture or block the checker; in double check only the
    // king can move (3.9.2).
    let answer = match Bitboard(checkers).first() {
        None => !0,
        Some(_) if Bitboard(checkers).has_several() => {
            return ControlFlow::Continue(Officers::none(king));
        }
        Some(checker) => checkers | attacks::between(king, checker).0,
    };
    let targets = !(ours | theirs) & answer;
    let captures = enemies & answer;

    // A pinned pawn stays on the line it stands on.
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

    ControlFlow::Continue(Officers { ours, targets: targets | captures, pinned, king })
}
