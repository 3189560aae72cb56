//! Eight directions in one register.
//!
//! ```text
//!  lanes   0  N    4  S        a lane and the one four on are opposite directions,
//!          1  NE   5  SW       the first four towards higher squares;
//!          2  E    6  W        even lanes for rooks, odd ones for bishops
//!          3  NW   7  SE
//! ```

use std::arch::x86_64::{
    __m512i, _mm512_and_si512, _mm512_loadu_si512, _mm512_lzcnt_epi64, _mm512_mask_srlv_epi64,
    _mm512_set1_epi64, _mm512_setzero_si512, _mm512_shuffle_i64x2, _mm512_sub_epi64,
    _mm512_ternarylogic_epi64,
};

use crate::{Square, attacks};

pub(super) type Lanes = [u64; 8];

/// How far a square moves with one step in each direction, as a rotation to the left.
pub(super) const STEP: Lanes = [8, 9, 1, 7, 56, 55, 63, 57];
pub(super) const TWO_STEPS: Lanes = [16, 18, 2, 14, 48, 46, 62, 50];
pub(super) const FOUR_STEPS: Lanes = [32, 36, 4, 28, 32, 28, 60, 36];
/// Where a step in each direction can end; elsewhere the rotation came over the edge.
pub(super) const STEP_ENDS: Lanes = [
    !RANK_1,
    !RANK_1 & !FILE_A,
    !FILE_A,
    !RANK_1 & !FILE_H,
    !RANK_8,
    !RANK_8 & !FILE_H,
    !FILE_H,
    !RANK_8 & !FILE_A,
];
pub(super) const LEAP: Lanes = [17, 10, 54, 47, 15, 6, 58, 49];
pub(super) const LEAP_ENDS: Lanes = [
    !RANK_1 & !RANK_2 & !FILE_A,
    !RANK_1 & !FILE_A & !FILE_B,
    !RANK_8 & !FILE_G & !FILE_H,
    !RANK_8 & !RANK_7 & !FILE_H,
    !RANK_1 & !RANK_2 & !FILE_H,
    !RANK_1 & !FILE_G & !FILE_H,
    !RANK_8 & !FILE_A & !FILE_B,
    !RANK_8 & !RANK_7 & !FILE_A,
];
pub(super) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(super) const FILE_B: u64 = FILE_A << 1;
pub(super) const FILE_G: u64 = FILE_A << 6;
pub(super) const FILE_H: u64 = FILE_A << 7;
pub(super) const RANK_1: u64 = 0xff;
pub(super) const RANK_2: u64 = RANK_1 << 8;
pub(super) const RANK_7: u64 = RANK_1 << 48;
pub(super) const RANK_8: u64 = RANK_1 << 56;

pub(super) const DIAGONAL_LANES: u8 = 0b1010_1010;
pub(super) const DOWNWARD_LANES: u8 = 0b1111_0000;

/// From each square, the squares in each direction.
#[repr(align(64))]
pub(super) struct Rays(pub(super) [Lanes; 64]);

pub(super) static RAYS: Rays = {
    let steps = [(0, 1), (1, 1), (1, 0), (-1, 1), (0, -1), (-1, -1), (-1, 0), (1, -1)];
    let mut table = [[0; 8]; 64];
    let mut i = 0;
    while i < 64 {
        let mut lane = 0;
        while lane < 8 {
            let (files, ranks) = steps[lane];
            table[i][lane] = attacks::ray(Square::wrapping(i as u32), files, ranks);
            lane += 1;
        }
        i += 1;
    }
    Rays(table)
};

#[target_feature(enable = "avx512f")]
#[inline]
pub(super) fn load(lanes: &Lanes) -> __m512i {
    #![allow(unsafe_code)]
    // SAFETY: a reference to 64 readable bytes; the load does not need alignment.
    unsafe { _mm512_loadu_si512(lanes.as_ptr().cast()) }
}

#[target_feature(enable = "avx512f")]
#[inline]
pub(super) fn every(set: u64) -> __m512i {
    _mm512_set1_epi64(set as i64)
}

#[target_feature(enable = "avx512f")]
#[inline]
pub(super) fn or_and(a: __m512i, b: __m512i, c: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0b1111_1000>(a, b, c)
}

#[target_feature(enable = "avx512f")]
#[inline]
pub(super) fn and3(a: __m512i, b: __m512i, c: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0b1000_0000>(a, b, c)
}

#[target_feature(enable = "avx512f")]
#[inline]
pub(super) fn and_not_and(a: __m512i, not: __m512i, b: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0b0010_0000>(a, not, b)
}

/// Each lane with that of the opposite direction.
#[target_feature(enable = "avx512f")]
#[inline]
pub(super) fn opposite(lanes: __m512i) -> __m512i {
    _mm512_shuffle_i64x2::<0b0100_1110>(lanes, lanes)
}

/// The square nearest to where the rays began, in each lane.
#[target_feature(enable = "avx512f,avx512cd")]
#[inline]
pub(super) fn nearest(sets: __m512i) -> __m512i {
    let lowest = _mm512_and_si512(sets, _mm512_sub_epi64(_mm512_setzero_si512(), sets));
    // Shifted out altogether where the lane is empty.
    _mm512_mask_srlv_epi64(lowest, DOWNWARD_LANES, every(1 << 63), _mm512_lzcnt_epi64(sets))
}
