//! Eight directions, one per lane.
//!
//! ```text
//!  lanes   0  N    4  S        a lane and the one four on are opposite directions,
//!          1  NE   5  SW       the first four towards higher squares;
//!          2  E    6  W        even lanes for rooks, odd ones for bishops
//!          3  NW   7  SE
//! ```

use crate::{Square, attacks};

/// A set of squares for each direction.
pub(super) type Eight = [u64; 8];

/// How far squares move, lane by lane.
pub(super) struct Turn {
    /// As a rotation to the left.
    pub(super) left: Eight,
    /// The same as a shift to the right; only the lanes that go down use it.
    pub(super) right: Eight,
}

const fn turn(left: Eight) -> Turn {
    let mut right = [0; 8];
    let mut lane = 0;
    while lane < 8 {
        right[lane] = 64 - left[lane];
        lane += 1;
    }
    Turn { left, right }
}

/// One step in each direction.
pub(super) static STEP: Turn = turn([8, 9, 1, 7, 56, 55, 63, 57]);
pub(super) static TWO_STEPS: Turn = turn([16, 18, 2, 14, 48, 46, 62, 50]);
pub(super) static FOUR_STEPS: Turn = turn([32, 36, 4, 28, 32, 28, 60, 36]);
/// Where a step in each direction can end; elsewhere the rotation wrapped around the edge.
pub(super) static STEP_ENDS: Eight = [
    !RANK_1,
    !RANK_1 & !FILE_A,
    !FILE_A,
    !RANK_1 & !FILE_H,
    !RANK_8,
    !RANK_8 & !FILE_H,
    !FILE_H,
    !RANK_8 & !FILE_A,
];
/// A knight's leap in each of its directions, those towards higher squares first.
pub(super) static LEAP: Turn = turn([17, 10, 15, 6, 47, 54, 49, 58]);
pub(super) static LEAP_ENDS: Eight = [
    !RANK_1 & !RANK_2 & !FILE_A,
    !RANK_1 & !FILE_A & !FILE_B,
    !RANK_1 & !RANK_2 & !FILE_H,
    !RANK_1 & !FILE_G & !FILE_H,
    !RANK_8 & !RANK_7 & !FILE_H,
    !RANK_8 & !FILE_G & !FILE_H,
    !RANK_8 & !RANK_7 & !FILE_A,
    !RANK_8 & !FILE_A & !FILE_B,
];
pub(super) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(super) const FILE_B: u64 = FILE_A << 1;
pub(super) const FILE_G: u64 = FILE_A << 6;
pub(super) const FILE_H: u64 = FILE_A << 7;
pub(super) const RANK_1: u64 = 0xff;
pub(super) const RANK_2: u64 = RANK_1 << 8;
pub(super) const RANK_7: u64 = RANK_1 << 48;
pub(super) const RANK_8: u64 = RANK_1 << 56;

/// The lanes of rooks.
pub(super) static STRAIGHT: Eight = [!0, 0, !0, 0, !0, 0, !0, 0];
/// The lanes of bishops.
pub(super) static DIAGONAL: Eight = [0, !0, 0, !0, 0, !0, 0, !0];
pub(super) static ALL: Eight = [!0; 8];
pub(super) static NONE: Eight = [0; 8];

/// From each square, the squares in each direction.
pub(super) static RAYS: [Eight; 64] = {
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
    table
};

/// Where pawns go, by lane: one step, a capture to each side, and two steps in the lane between.
pub(super) struct PawnLanes {
    pub(super) way: Turn,
    /// Moves the square passed by a double step onto the one where it ends.
    pub(super) passing: Turn,
    pub(super) ends: Eight,
    pub(super) used: Eight,
    pub(super) straight: Eight,
}

const fn pawn_lanes(white: bool) -> PawnLanes {
    let mut ends = STEP_ENDS;
    ends[2] = RANK_1 << 24;
    ends[6] = RANK_1 << 32;
    if white {
        PawnLanes {
            way: turn([8, 9, 16, 7, 0, 0, 0, 0]),
            passing: turn([0, 0, 8, 0, 0, 0, 0, 0]),
            ends,
            used: [!0, !0, !0, !0, 0, 0, 0, 0],
            straight: [!0, 0, !0, 0, 0, 0, 0, 0],
        }
    } else {
        PawnLanes {
            way: turn([0, 0, 0, 0, 56, 55, 48, 57]),
            passing: turn([0, 0, 0, 0, 0, 0, 56, 0]),
            ends,
            used: [0, 0, 0, 0, !0, !0, !0, !0],
            straight: [0, 0, 0, 0, !0, 0, !0, 0],
        }
    }
}

/// Black's, then White's.
pub(super) static PAWN_LANES: [PawnLanes; 2] = [pawn_lanes(false), pawn_lanes(true)];
