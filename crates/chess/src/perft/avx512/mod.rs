//! Counts legal moves eight directions at a time.
//!
//! A slider's rays in one direction never meet those of another slider of the same side in that
//! direction: the nearer one stops the farther one. So all the moves of all sliders can be found
//! together, one lane of a 512-bit register a direction, and counted with one instruction, with
//! no table and no loop. Knights, pawns, pins and the squares the enemy attacks fit the same
//! eight lanes.
//!
//! The last two plies are counted without making the moves between them: most of what decides
//! the answers is the same for all of them ([`eve`]).

mod eve;
mod lanes;
mod leaves;

use std::arch::x86_64::{_mm512_reduce_add_epi64, _mm512_setzero_si512};

use self::eve::{Change, Eve, Leapers, sliders_of};
use self::leaves::Leaves;
use super::{Each, count_en_passant};
use crate::core::{Core, color_of};
use crate::generate::generate;

/// Counts the legal moves of a position.
#[target_feature(enable = "avx512cd,avx512dq,avx512vpopcntdq,bmi1,bmi2,lzcnt,popcnt")]
fn count<const WHITE: bool, const ORTHODOX: bool>(core: &Core) -> u64 {
    let (us, them) = (color_of(WHITE), color_of(!WHITE));
    let leapers = Leapers::of(core, them);
    // A king that a wrong position leaves in reach is not captured all the same.
    let eve = Eve::of(core, us, leapers.king);
    let (attacked, near_checkers) = match WHITE {
        true => (leapers.attacked::<false>(), leapers.checkers::<false>(eve.king_square)),
        false => (leapers.attacked::<true>(), leapers.checkers::<true>(eve.king_square)),
    };
    let change = Change {
        to: 0,
        occupied: core.board.occupied().0,
        theirs: core.board.color(them).0 & !leapers.king,
        their_sliders: sliders_of(core, them),
        attacked,
        near_checkers,
    };
    let mut sum = _mm512_setzero_si512();
    let rest = eve.count::<WHITE, ORTHODOX>(&change, core, &mut sum);
    rest + _mm512_reduce_add_epi64(sum) as u64 + count_en_passant::<WHITE>(core, eve.king_square)
}

/// Proof that this processor has the instructions used here.
#[derive(Clone, Copy)]
pub(super) struct Avx512(());

impl Avx512 {
    pub(super) fn detect() -> Option<Self> {
        let found = is_x86_feature_detected!("avx512cd")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vpopcntdq")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        found.then_some(Self(()))
    }

    #[allow(unsafe_code)]
    pub(super) fn nodes(self, core: &Core, white: bool, depth: u32, orthodox: bool) -> u64 {
        // SAFETY: `self` exists only where the instructions do.
        unsafe {
            match (white, orthodox) {
                (true, true) => nodes::<true, true>(self, core, depth),
                (true, false) => nodes::<true, false>(self, core, depth),
                (false, true) => nodes::<false, true>(self, core, depth),
                (false, false) => nodes::<false, false>(self, core, depth),
            }
        }
    }
}

#[target_feature(enable = "avx512cd,avx512dq,avx512vpopcntdq,bmi1,bmi2,lzcnt,popcnt")]
fn nodes<const WHITE: bool, const ORTHODOX: bool>(cpu: Avx512, core: &Core, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => count::<WHITE, ORTHODOX>(core),
        2 if ORTHODOX => match WHITE {
            true => Leaves::<true, false>::of(cpu, core),
            false => Leaves::<false, true>::of(cpu, core),
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
