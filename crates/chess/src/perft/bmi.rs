//! The same count as [`super::scalar`], compiled for processors that count and find bits in one
//! instruction: about a fifth faster than without.

use super::{Each, scalar};
use crate::core::Core;
use crate::generate::generate;

/// Proof that this processor has the instructions used here.
#[derive(Clone, Copy)]
pub(super) struct Bmi(());

impl Bmi {
    pub(super) fn detect() -> Option<Self> {
        let found = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        found.then_some(Self(()))
    }

    #[allow(unsafe_code)]
    pub(super) fn nodes(self, core: &Core, white: bool, depth: u32) -> u64 {
        // SAFETY: `self` exists only where the instructions do.
        unsafe { if white { nodes::<true>(core, depth) } else { nodes::<false>(core, depth) } }
    }
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn nodes<const WHITE: bool>(core: &Core, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => scalar::count::<WHITE>(core),
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
