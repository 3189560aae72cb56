//! Counting the leaves of the tree of legal moves.

#[cfg(target_arch = "x86_64")]
mod avx512;

use std::ops::ControlFlow;

use crate::core::{Core, color_of};
use crate::generate::{PawnMove, Sink, en_passant_is_safe, en_passant_pawns, generate};
use crate::{Bitboard, Color, Position, Promotion, Role, Square};

/// How many sequences of `depth` legal moves begin in this position.
///
/// ```
/// use chess::{Position, perft};
/// assert_eq!(perft(&Position::initial(), 4), 197_281); // 3.10.1
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if let Some(cpu) = avx512::Avx512::detect() {
        let orthodox = position.castling().is_orthodox(position.board());
        return match position.turn() {
            Color::White => cpu.nodes::<true>(&position.core, depth, orthodox),
            Color::Black => cpu.nodes::<false>(&position.core, depth, orthodox),
        };
    }
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
        _ => {
            let mut sum = 0;
            let visit = |next: &Core| {
                sum += match WHITE {
                    true => nodes::<false>(next, depth - 1),
                    false => nodes::<true>(next, depth - 1),
                }
            };
            let _ = generate::<WHITE, _>(core, &mut Each::<_, WHITE> { core, visit });
            sum
        }
    }
}

/// Legal captures en passant.
fn count_en_passant<const WHITE: bool>(core: &Core, king: Square) -> u64 {
    let us = color_of(WHITE);
    en_passant_pawns(core, us).map_or(0, |(to, pawns)| {
        let safe = |from: &Square| en_passant_is_safe(core, us, king, *from, to);
        pawns.into_iter().filter(safe).count() as u64
    })
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

/// Plays each move and visits the position after it.
struct Each<'c, V, const WHITE: bool> {
    core: &'c Core,
    visit: V,
}

impl<V: FnMut(&Core), const WHITE: bool> Sink for Each<'_, V, WHITE> {
    #[inline(always)]
    fn pawns(&mut self, targets: u64, way: i32, kind: PawnMove) -> ControlFlow<()> {
        for to in Bitboard(targets) {
            let from = Square::wrapping((to.index() as i32 - way) as u32);
            match kind {
                PawnMove::Plain => {
                    (self.visit)(&self.core.move_piece::<WHITE>(Role::Pawn, from, to));
                }
                PawnMove::DoubleStep => (self.visit)(&self.core.double_step::<WHITE>(from, to)),
                PawnMove::Promotion => {
                    for promotion in Promotion::ALL {
                        (self.visit)(&self.core.promote::<WHITE>(from, to, promotion));
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: u64) -> ControlFlow<()> {
        for to in Bitboard(targets) {
            (self.visit)(&self.core.move_piece::<WHITE>(role, from, to));
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) -> ControlFlow<()> {
        (self.visit)(&self.core.take_en_passant::<WHITE>(from, to));
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) -> ControlFlow<()> {
        (self.visit)(&self.core.castle::<WHITE>(king, rook));
        ControlFlow::Continue(())
    }
}
