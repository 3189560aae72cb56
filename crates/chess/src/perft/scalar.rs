//! Counts one piece at a time, on any processor.

use std::ops::ControlFlow;

use super::Each;
use crate::core::Core;
use crate::generate::{PawnMove, Sink, generate};
use crate::{Role, Square};

pub(super) fn nodes<const WHITE: bool>(core: &Core, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => count::<WHITE>(core),
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

#[inline(always)]
pub(super) fn count<const WHITE: bool>(core: &Core) -> u64 {
    let mut count = Count(0);
    let _ = generate::<WHITE, _>(core, &mut count);
    count.0
}

/// Only counts.
struct Count(u64);

impl Sink for Count {
    #[inline(always)]
    fn pawns(&mut self, targets: u64, _: i32, kind: PawnMove) -> ControlFlow<()> {
        let each = if kind == PawnMove::Promotion { 4 } else { 1 };
        self.0 += u64::from(targets.count_ones()) * each;
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn piece(&mut self, _: Role, _: Square, targets: u64) -> ControlFlow<()> {
        self.0 += u64::from(targets.count_ones());
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn en_passant(&mut self, _: Square, _: Square) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn castle(&mut self, _: Square, _: Square) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }
}
