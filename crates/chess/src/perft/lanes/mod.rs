//! Counts legal moves eight directions at a time.
//!
//! A slider's rays in one direction never meet those of another slider of the same side in that
//! direction, because the nearer one blocks the farther one. So the moves of all sliders can be
//! found together, one lane of a wide register per direction, and counted with one instruction,
//! with no table and no loop. Knights, pawns, pins and the squares the enemy attacks fit the same
//! eight lanes.
//!
//! The last two plies are counted without making the moves between them: most of what decides
//! the answers is the same for all of them ([`eve`]).

mod avx2;
mod avx512;
mod compass;
mod eve;
mod leaves;
mod register;

pub(super) use self::avx2::Avx2;
pub(super) use self::avx512::Avx512;
use self::eve::{Change, Eve, Leapers, sliders_of};
use self::leaves::Leaves;
use self::register::Lanes;
use super::Each;
use crate::Square;
use crate::core::{Core, color_of};
use crate::generate::{en_passant_is_safe, en_passant_pawns, generate};

/// Counts the legal moves of a position.
#[inline(always)]
fn count<L: Lanes, const WHITE: bool, const ORTHODOX: bool>(cpu: L::Cpu, core: &Core) -> u64 {
    let (us, them) = (color_of(WHITE), color_of(!WHITE));
    let leapers = Leapers::of(core, them);
    // A king that an irregular position leaves in reach is still not captured.
    let eve = Eve::<L>::of(cpu, core, us, leapers.king);
    let (attacked, near_checkers) = match WHITE {
        true => (leapers.attacked::<false>(), leapers.checkers::<false>(eve.king_square)),
        false => (leapers.attacked::<true>(), leapers.checkers::<true>(eve.king_square)),
    };
    let change = Change {
        to: 0,
        occupied: core.board.occupied().0,
        theirs: core.board.color(them).0 & !leapers.king,
        their_sliders: sliders_of(cpu, core, them),
        attacked,
        near_checkers,
    };
    let mut sum = L::every(cpu, 0);
    let rest = eve.count::<WHITE, ORTHODOX>(&change, core, &mut sum);
    rest + sum.total() + count_en_passant::<WHITE>(core, eve.king_square)
}

/// The number of legal en passant captures.
fn count_en_passant<const WHITE: bool>(core: &Core, king: Square) -> u64 {
    let us = color_of(WHITE);
    en_passant_pawns(core, us).map_or(0, |(to, pawns)| {
        let safe = |from: &Square| en_passant_is_safe(core, us, king, *from, to);
        pawns.into_iter().filter(safe).count() as u64
    })
}

/// Compiles the count for a processor with these instructions.
macro_rules! for_processor {
    ($module:ident, $cpu:ident, $lanes:ty, $features:literal) => {
        impl $cpu {
            pub(super) fn nodes(self, core: &Core, white: bool, depth: u32, orthodox: bool) -> u64 {
                // SAFETY: `self` exists only where the instructions do.
                #[allow(unsafe_code)]
                unsafe {
                    match (white, orthodox) {
                        (true, true) => $module::nodes::<true, true>(self, core, depth),
                        (true, false) => $module::nodes::<true, false>(self, core, depth),
                        (false, true) => $module::nodes::<false, true>(self, core, depth),
                        (false, false) => $module::nodes::<false, false>(self, core, depth),
                    }
                }
            }
        }

        mod $module {
            use super::*;

            #[target_feature(enable = $features)]
            pub(super) fn nodes<const WHITE: bool, const ORTHODOX: bool>(
                cpu: $cpu,
                core: &Core,
                depth: u32,
            ) -> u64 {
                match depth {
                    0 => 1,
                    1 => super::count::<$lanes, WHITE, ORTHODOX>(cpu, core),
                    2 if ORTHODOX => match WHITE {
                        true => Leaves::<$lanes, true, false>::of(cpu, core),
                        false => Leaves::<$lanes, false, true>::of(cpu, core),
                    },
                    _ => {
                        let mut sum = 0;
                        let visit = |next: &Core| {
                            sum += match WHITE {
                                true => nodes::<false, ORTHODOX>(cpu, next, depth - 1),
                                false => nodes::<true, ORTHODOX>(cpu, next, depth - 1),
                            };
                        };
                        let _ = generate::<WHITE, _>(core, &mut Each::<_, WHITE> { core, visit });
                        sum
                    }
                }
            }
        }
    };
}

for_processor!(
    with_avx512,
    Avx512,
    avx512::Wide,
    "avx512cd,avx512dq,avx512vpopcntdq,bmi1,bmi2,lzcnt,popcnt"
);
for_processor!(with_avx2, Avx2, avx2::Halves, "avx2,bmi1,bmi2,lzcnt,popcnt");
