//! Eight lanes in one 512-bit register.

// Reason: intrinsics. The trait says what makes each call safe.
#![allow(unsafe_code)]

use std::arch::x86_64::{
    __m512i, _mm512_add_epi64, _mm512_and_si512, _mm512_andnot_si512, _mm512_loadu_si512,
    _mm512_lzcnt_epi64, _mm512_mask_srlv_epi64, _mm512_maskz_set1_epi64, _mm512_or_si512,
    _mm512_permutex_epi64, _mm512_popcnt_epi64, _mm512_reduce_add_epi64, _mm512_reduce_or_epi64,
    _mm512_rolv_epi64, _mm512_set1_epi64, _mm512_setzero_si512, _mm512_shuffle_i64x2,
    _mm512_sub_epi64, _mm512_ternarylogic_epi64, _mm512_test_epi64_mask,
};

use super::compass::{Eight, Turn};
use super::register::Lanes;

#[derive(Clone, Copy)]
pub(super) struct Wide(__m512i);

/// Proof that this processor has the instructions used here.
#[derive(Clone, Copy, Debug)]
pub(in crate::perft) struct Avx512(());

impl Avx512 {
    pub(in crate::perft) fn detect() -> Option<Self> {
        let found = is_x86_feature_detected!("avx512cd")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vpopcntdq")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        found.then_some(Self(()))
    }
}

/// The four lanes towards lower squares.
const DOWNWARD: u8 = 0b1111_0000;

impl Lanes for Wide {
    type Cpu = Avx512;

    #[inline(always)]
    fn load(_: Avx512, sets: &Eight) -> Self {
        unsafe { Self(_mm512_loadu_si512(sets.as_ptr().cast())) }
    }
    #[inline(always)]
    fn every(_: Avx512, set: u64) -> Self {
        unsafe { Self(_mm512_set1_epi64(set as i64)) }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        unsafe { Self(_mm512_and_si512(self.0, other.0)) }
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        unsafe { Self(_mm512_or_si512(self.0, other.0)) }
    }
    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        unsafe { Self(_mm512_andnot_si512(other.0, self.0)) }
    }
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        unsafe { Self(_mm512_add_epi64(self.0, other.0)) }
    }
    #[inline(always)]
    fn or_and(self, a: Self, b: Self) -> Self {
        unsafe { Self(_mm512_ternarylogic_epi64::<0b1111_1000>(self.0, a.0, b.0)) }
    }
    #[inline(always)]
    fn and_and(self, a: Self, b: Self) -> Self {
        unsafe { Self(_mm512_ternarylogic_epi64::<0b1000_0000>(self.0, a.0, b.0)) }
    }
    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        unsafe { Self(_mm512_ternarylogic_epi64::<0b1100_1010>(mask.0, a.0, b.0)) }
    }

    #[inline(always)]
    fn turn(self, cpu: Avx512, turn: &Turn) -> Self {
        let left = Self::load(cpu, &turn.left);
        unsafe { Self(_mm512_rolv_epi64(self.0, left.0)) }
    }
    #[inline(always)]
    fn opposite(self) -> Self {
        unsafe { Self(_mm512_shuffle_i64x2::<0b0100_1110>(self.0, self.0)) }
    }
    #[inline(always)]
    fn straight(self) -> Self {
        unsafe { Self(_mm512_permutex_epi64::<0b1100_0100>(self.0)) }
    }
    #[inline(always)]
    fn nearest(self, _: Avx512) -> Self {
        unsafe {
            let lowest = _mm512_and_si512(self.0, _mm512_sub_epi64(_mm512_setzero_si512(), self.0));
            // Shifted out entirely where the lane is empty.
            let zeros = _mm512_lzcnt_epi64(self.0);
            Self(_mm512_mask_srlv_epi64(lowest, DOWNWARD, _mm512_set1_epi64(i64::MIN), zeros))
        }
    }

    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        unsafe { _mm512_test_epi64_mask(self.0, other.0) != 0 }
    }
    #[inline(always)]
    fn meeting(self, other: Self) -> Self {
        unsafe { Self(_mm512_maskz_set1_epi64(_mm512_test_epi64_mask(self.0, other.0), -1)) }
    }
    #[inline(always)]
    fn union(self) -> u64 {
        unsafe { _mm512_reduce_or_epi64(self.0) as u64 }
    }
    #[inline(always)]
    fn tally(self) -> Self {
        unsafe { Self(_mm512_popcnt_epi64(self.0)) }
    }
    #[inline(always)]
    fn total(self) -> u64 {
        unsafe { _mm512_reduce_add_epi64(self.0) as u64 }
    }
}
