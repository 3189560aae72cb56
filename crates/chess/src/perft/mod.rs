//! Counting the leaves of the tree of legal moves.

use std::ops::ControlFlow;

use crate::core::Core;
use crate::generate::{PawnMove, Sink, generate};
use crate::{Bitboard, Color, Position, Promotion, Role, Square};

/// How many sequences of `depth` legal moves begin in this position.
///
/// ```
/// use chess::{Position, perft};
/// assert_eq!(perft(&Position::initial(), 4), 197_281); // 3.10.1
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match position.turn() {
        Color::White => nodes::<true>(&position.core, depth),
        Color::Black => nodes::<false>(&position.core, depth),
    }
}

fn nodes<const WHITE: bool>(core: &Core, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => {
            let mut count = Count(0);
            let _ = generate::<WHITE, _>(core, &mut count);
            count.0
        }
        _ => match WHITE {
            true => {
                let mut play = Play::<true> { core, depth: depth - 1, nodes: 0 };
                let _ = generate::<true, _>(core, &mut play);
                play.nodes
            }
            false => {
                let mut play = Play::<false> { core, depth: depth - 1, nodes: 0 };
                let _ = generate::<false, _>(core, &mut play);
                play.nodes
            }
        },
    }
}

struct Count(u64);

impl Sink for Count {
    #[inline]
    fn pawns(&mut self, targets: u64, _: i32, kind: PawnMove) -> ControlFlow<()> {
        let each = if kind == PawnMove::Promotion { 4 } else { 1 };
        self.0 += u64::from(targets.count_ones()) * each;
        ControlFlow::Continue(())
    }
    #[inline]
    fn piece(&mut self, _: Role, _: Square, targets: u64) -> ControlFlow<()> {
        self.0 += u64::from(targets.count_ones());
        ControlFlow::Continue(())
    }
    #[inline]
    fn en_passant(&mut self, _: Square, _: Square) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }
    #[inline]
    fn castle(&mut self, _: Square, _: Square) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }
}

struct Play<'c, const WHITE: bool> {
    core: &'c Core,
    depth: u32,
    nodes: u64,
}

impl<const WHITE: bool> Play<'_, WHITE> {
    #[inline]
    fn go(&mut self, next: &Core) {
        self.nodes += match WHITE {
            true => nodes::<false>(next, self.depth),
            false => nodes::<true>(next, self.depth),
        };
    }
}

impl<const WHITE: bool> Sink for Play<'_, WHITE> {
    #[inline]
    fn pawns(&mut self, targets: u64, way: i32, kind: PawnMove) -> ControlFlow<()> {
        for to in Bitboard(targets) {
            let from = Square::wrapping((to.index() as i32 - way) as u32);
            match kind {
                PawnMove::Plain => {
                    self.go(&self.core.move_piece::<WHITE>(Role::Pawn, from, to));
                }
                PawnMove::DoubleStep => self.go(&self.core.double_step::<WHITE>(from, to)),
                PawnMove::Promotion => {
                    for promotion in Promotion::ALL {
                        self.go(&self.core.promote::<WHITE>(from, to, promotion));
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
    #[inline]
    fn piece(&mut self, role: Role, from: Square, targets: u64) -> ControlFlow<()> {
        for to in Bitboard(targets) {
            self.go(&self.core.move_piece::<WHITE>(role, from, to));
        }
        ControlFlow::Continue(())
    }
    #[inline]
    fn en_passant(&mut self, from: Square, to: Square) -> ControlFlow<()> {
        self.go(&self.core.take_en_passant::<WHITE>(from, to));
        ControlFlow::Continue(())
    }
    #[inline]
    fn castle(&mut self, king: Square, rook: Square) -> ControlFlow<()> {
        self.go(&self.core.castle::<WHITE>(king, rook));
        ControlFlow::Continue(())
    }
}
