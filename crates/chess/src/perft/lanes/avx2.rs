//! Eight lanes in two 256-bit registers: the directions towards higher squares, and their
//! opposites.

// Reason: intrinsics. The trait says what makes each call safe.
#![allow(unsafe_code)]

use std::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi8,
    _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256, _mm256_castsi256_si128,
    _mm256_cmpeq_epi64, _mm256_extracti128_si256, _mm256_loadu_si256, _mm256_or_si256,
    _mm256_permute4x64_epi64, _mm256_sad_epu8, _mm256_set1_epi8, _mm256_set1_epi64x,
    _mm256_setr_epi8, _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_sllv_epi64,
    _mm256_srli_epi16, _mm256_srli_epi64, _mm256_srlv_epi64, _mm256_storeu_si256, _mm256_sub_epi64,
    _mm256_testz_si256, _mm256_xor_si256,
};

use super::compass::{Eight, Turn};
use super::register::Lanes;

#[derive(Clone, Copy)]
pub(super) struct Halves {
    up: __m256i,
    down: __m256i,
}

/// Proof that this processor has the instructions used here.
#[derive(Clone, Copy, Debug)]
pub(in crate::perft) struct Avx2(());

impl Avx2 {
    pub(in crate::perft) fn detect() -> Option<Self> {
        let found = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        found.then_some(Self(()))
    }
}

/// The same instruction on both halves.
macro_rules! both {
    ($instruction:ident, $a:expr, $b:expr) => {{
        let (a, b) = ($a, $b);
        unsafe { Self { up: $instruction(a.up, b.up), down: $instruction(a.down, b.down) } }
    }};
}

/// The number of bits in each byte, looked up one half-byte at a time.
#[inline(always)]
unsafe fn count_bytes(sets: __m256i) -> __m256i {
    unsafe {
        let table = _mm256_setr_epi8(
            0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2,
            3, 3, 4,
        );
        let low = _mm256_set1_epi8(15);
        let lower = _mm256_shuffle_epi8(table, _mm256_and_si256(sets, low));
        let upper = _mm256_and_si256(_mm256_srli_epi16::<4>(sets), low);
        _mm256_add_epi8(lower, _mm256_shuffle_epi8(table, upper))
    }
}

impl Lanes for Halves {
    type Cpu = Avx2;

    #[inline(always)]
    fn load(_: Avx2, sets: &Eight) -> Self {
        let (up, down) = sets.split_at(4);
        unsafe {
            Self {
                up: _mm256_loadu_si256(up.as_ptr().cast()),
                down: _mm256_loadu_si256(down.as_ptr().cast()),
            }
        }
    }
    #[inline(always)]
    fn every(_: Avx2, set: u64) -> Self {
        unsafe {
            let all = _mm256_set1_epi64x(set as i64);
            Self { up: all, down: all }
        }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        both!(_mm256_and_si256, self, other)
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        both!(_mm256_or_si256, self, other)
    }
    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        both!(_mm256_andnot_si256, other, self)
    }
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        both!(_mm256_add_epi64, self, other)
    }
    #[inline(always)]
    fn or_and(self, a: Self, b: Self) -> Self {
        self.or(a.and(b))
    }
    #[inline(always)]
    fn and_and(self, a: Self, b: Self) -> Self {
        self.and(a.and(b))
    }
    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        mask.and(a).or(b.and_not(mask))
    }

    #[inline(always)]
    fn turn(self, cpu: Avx2, turn: &Turn) -> Self {
        let (left, right) = (Self::load(cpu, &turn.left), Self::load(cpu, &turn.right));
        unsafe {
            Self {
                up: _mm256_sllv_epi64(self.up, left.up),
                down: _mm256_srlv_epi64(self.down, right.down),
            }
        }
    }
    #[inline(always)]
    fn opposite(self) -> Self {
        Self { up: self.down, down: self.up }
    }
    #[inline(always)]
    fn straight(self) -> Self {
        unsafe {
            Self {
                up: _mm256_permute4x64_epi64::<0b1100_0100>(self.up),
                down: _mm256_permute4x64_epi64::<0b1100_0100>(self.down),
            }
        }
    }
    #[inline(always)]
    fn nearest(self, _: Avx2) -> Self {
        unsafe {
            let negative = _mm256_sub_epi64(_mm256_setzero_si256(), self.up);
            let mut below = self.down;
            below = _mm256_or_si256(below, _mm256_srli_epi64::<1>(below));
            below = _mm256_or_si256(below, _mm256_srli_epi64::<2>(below));
            below = _mm256_or_si256(below, _mm256_srli_epi64::<4>(below));
            below = _mm256_or_si256(below, _mm256_srli_epi64::<8>(below));
            below = _mm256_or_si256(below, _mm256_srli_epi64::<16>(below));
            below = _mm256_or_si256(below, _mm256_srli_epi64::<32>(below));
            Self {
                up: _mm256_and_si256(self.up, negative),
                down: _mm256_xor_si256(below, _mm256_srli_epi64::<1>(below)),
            }
        }
    }

    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        unsafe {
            let shared = self.and(other);
            let shared = _mm256_or_si256(shared.up, shared.down);
            _mm256_testz_si256(shared, shared) == 0
        }
    }
    #[inline(always)]
    fn meeting(self, other: Self) -> Self {
        let shared = self.and(other);
        unsafe {
            let zero = _mm256_setzero_si256();
            let full = _mm256_set1_epi64x(-1);
            Self {
                up: _mm256_xor_si256(_mm256_cmpeq_epi64(shared.up, zero), full),
                down: _mm256_xor_si256(_mm256_cmpeq_epi64(shared.down, zero), full),
            }
        }
    }
    #[inline(always)]
    fn union(self) -> u64 {
        unsafe {
            let four = _mm256_or_si256(self.up, self.down);
            let two =
                _mm_or_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256::<1>(four));
            _mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two))) as u64
        }
    }
    #[inline(always)]
    fn tally(self) -> Self {
        unsafe {
            let zero = _mm256_setzero_si256();
            Self {
                up: _mm256_sad_epu8(count_bytes(self.up), zero),
                down: _mm256_sad_epu8(count_bytes(self.down), zero),
            }
        }
    }
    #[inline(always)]
    fn total(self) -> u64 {
        let mut numbers = [0_u64; 4];
        unsafe {
            let four = _mm256_add_epi64(self.up, self.down);
            _mm256_storeu_si256(numbers.as_mut_ptr().cast(), four);
        }
        numbers.iter().sum()
    }
}
