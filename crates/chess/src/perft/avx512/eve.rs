//! The moves of a side, counted from what the other side's last move changed.

use std::arch::x86_64::{
    __m512i, _mm512_add_epi64, _mm512_and_si512, _mm512_andnot_si512, _mm512_mask_blend_epi64,
    _mm512_mask_permutex_epi64, _mm512_mask_ternarylogic_epi64, _mm512_maskz_mov_epi64,
    _mm512_or_si512, _mm512_popcnt_epi64, _mm512_reduce_or_epi64, _mm512_rolv_epi64,
    _mm512_set1_epi64, _mm512_ternarylogic_epi64, _mm512_test_epi64_mask,
};

use super::lanes::{
    DIAGONAL_LANES, FILE_A, FILE_H, FOUR_STEPS, LEAP, LEAP_ENDS, Lanes, RANK_1, RANK_2, RANK_7,
    RAYS, STEP, STEP_ENDS, TWO_STEPS, and_not_and, and3, every, load, nearest, opposite, or_and,
};
use crate::core::{Core, back_rank, color_of, step};
use crate::generate::castling_is_free;
use crate::{Bitboard, Color, Role, Square, attacks};

/// What a position and all those one move before it have in common. "Ours" is the side that has
/// the move in the position, "theirs" the side that moved last.
pub(super) struct Eve {
    pub(super) our_sliders: __m512i,
    pub(super) our_knights: __m512i,
    pub(super) our_pawns: __m512i,
    pub(super) ours: __m512i,
    pub(super) rays: __m512i,
    pub(super) king: __m512i,
    pub(super) our_set: u64,
    pub(super) king_square: Square,
    pub(super) castling: u64,
    pub(super) near_promotion: bool,
}

/// What their last move made of the rest.
pub(super) struct Change {
    /// The square they moved to.
    pub(super) to: u64,
    pub(super) occupied: u64,
    /// All their pieces but the king.
    pub(super) theirs: u64,
    pub(super) their_sliders: __m512i,
    /// Squares that their pawns, knights and king attack.
    pub(super) attacked: u64,
    /// Those of their pawns, knights and king that give check.
    pub(super) near_checkers: u64,
}

/// Where pawns go by lane: one step, a capture to each side, and two steps in the lane between.
pub(super) struct PawnLanes {
    way: Lanes,
    /// Moves the square a double step passes onto the one where it ends.
    passing: Lanes,
    ends: Lanes,
    used: u8,
    straight: u8,
}

pub(super) const fn pawn_lanes(white: bool) -> PawnLanes {
    let mut ends = STEP_ENDS;
    ends[2] = RANK_1 << 24;
    ends[6] = RANK_1 << 32;
    if white {
        let (way, passing) = ([8, 9, 16, 7, 0, 0, 0, 0], [0, 0, 8, 0, 0, 0, 0, 0]);
        PawnLanes { way, passing, ends, used: 0b0000_1111, straight: 0b0000_0101 }
    } else {
        let (way, passing) = ([0, 0, 0, 0, 56, 55, 48, 57], [0, 0, 0, 0, 0, 0, 56, 0]);
        PawnLanes { way, passing, ends, used: 0b1111_0000, straight: 0b0101_0000 }
    }
}

pub(super) const PAWN_LANES: [PawnLanes; 2] = [pawn_lanes(false), pawn_lanes(true)];

#[target_feature(enable = "avx512cd,avx512dq,avx512vpopcntdq,bmi1,bmi2,lzcnt,popcnt")]
#[inline]
pub(super) fn sliders_of(core: &Core, color: Color) -> __m512i {
    _mm512_mask_blend_epi64(
        DIAGONAL_LANES,
        every(core.board.rooks_and_queens(color).0),
        every(core.board.bishops_and_queens(color).0),
    )
}

impl Eve {
    /// `barred` squares count as ours: we may not go there.
    #[target_feature(enable = "avx512cd,avx512dq,avx512vpopcntdq,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    pub(super) fn of(core: &Core, us: Color, barred: u64) -> Self {
        let board = &core.board;
        let white = us as usize == Color::White as usize;
        let pawns = board.live_pawns(us).0;
        let king = board.pieces(Role::King.of(us)).0;
        let king_square = Square::wrapping(king.trailing_zeros());
        Self {
            our_sliders: sliders_of(core, us),
            our_knights: every(board.pieces(Role::Knight.of(us)).0),
            our_pawns: _mm512_maskz_mov_epi64(PAWN_LANES[usize::from(white)].used, every(pawns)),
            ours: every(board.color(us).0 | barred),
            rays: load(&RAYS.0[king_square.index()]),
            king: every(king),
            our_set: board.color(us).0 | barred,
            king_square,
            castling: core.castling & back_rank(white),
            near_promotion: pawns & (if white { RANK_7 } else { RANK_2 }) != 0,
        }
    }

    /// Counts our legal moves after a move of theirs: most of them in lanes that are added up
    /// later, the rest in the number returned. Taking en passant is not among them.
    #[target_feature(enable = "avx512cd,avx512dq,avx512vpopcntdq,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    pub(super) fn count<const WHITE: bool, const ORTHODOX: bool>(
        &self,
        change: &Change,
        core: &Core,
        sum: &mut __m512i,
    ) -> u64 {
        let (step, ends) = (load(&STEP), load(&STEP_ENDS));
        let target = every(change.to);
        let occupied = every(change.occupied);
        let free = _mm512_andnot_si512(occupied, ends);
        let free_two = _mm512_and_si512(free, _mm512_rolv_epi64(free, step));
        let free_four = _mm512_and_si512(free_two, _mm512_rolv_epi64(free_two, load(&TWO_STEPS)));
        let slide = |sliders: __m512i| {
            let swept = or_and(sliders, free, _mm512_rolv_epi64(sliders, step));
            let swept = or_and(swept, free_two, _mm512_rolv_epi64(swept, load(&TWO_STEPS)));
            let swept = or_and(swept, free_four, _mm512_rolv_epi64(swept, load(&FOUR_STEPS)));
            _mm512_rolv_epi64(swept, step)
        };

        let mut attacked = _mm512_and_si512(slide(change.their_sliders), ends);
        let checks = _mm512_test_epi64_mask(attacked, self.king);
        // Ours on a line with the king, reached by a slider that looks along that line.
        let towards_king = opposite(attacked);
        let shields = _mm512_test_epi64_mask(_mm512_and_si512(towards_king, self.rays), self.ours);

        let mut movable = _mm512_set1_epi64(-1);
        let mut movable_pawns = movable;
        let mut unpinned = !0;
        let mut answer = !0;
        let mut only_king = false;
        if shields | checks != 0 || change.near_checkers != 0 {
            let first = nearest(_mm512_and_si512(self.rays, occupied));
            let pins = and3(first, towards_king, _mm512_andnot_si512(target, self.ours));
            unpinned = !(_mm512_reduce_or_epi64(pins) as u64);
            movable = _mm512_or_si512(_mm512_or_si512(pins, opposite(pins)), every(unpinned));
            // A double step is bound by the same line as a single one.
            movable_pawns =
                _mm512_mask_permutex_epi64::<0b1100_0100>(movable, 0b0100_0100, movable);
            if checks != 0 || change.near_checkers != 0 {
                // The king may not step back along the line of the check.
                let behind = _mm512_rolv_epi64(self.king, step);
                attacked =
                    _mm512_mask_ternarylogic_epi64::<0b1111_1000>(attacked, checks, behind, ends);
                let far = _mm512_maskz_mov_epi64(checks.rotate_left(4), first);
                let checkers = _mm512_reduce_or_epi64(far) as u64 | change.near_checkers;
                let checker = Square::wrapping(checkers.trailing_zeros());
                only_king = Bitboard(checkers).has_several();
                answer = checkers | attacks::between(self.king_square, checker).0;
            }
        }

        let mut rest = 0;
        let steps = attacks::king(self.king_square).0 & !(self.our_set & !change.to);
        let castling = self.castling & !change.to;
        if steps | castling != 0 {
            let attacked = change.attacked | _mm512_reduce_or_epi64(attacked) as u64;
            rest += u64::from((steps & !attacked).count_ones());
            if castling != 0 && answer == !0 {
                rest += self.count_castling::<WHITE, ORTHODOX>(change, core, castling, attacked);
            }
        }
        if only_king {
            return rest;
        }

        let answer = every(answer);
        // Where we may go: not onto our own, but onto what has just taken one of them.
        let goals = _mm512_ternarylogic_epi64::<0b1011_0000>(answer, self.ours, target);
        let sliders = _mm512_andnot_si512(target, self.our_sliders);
        let slid = and3(slide(_mm512_and_si512(sliders, movable)), ends, goals);
        let knights = and_not_and(every(unpinned), target, self.our_knights);
        let leapt = _mm512_rolv_epi64(knights, load(&LEAP));
        let leapt = and3(leapt, load(&LEAP_ENDS), goals);

        let lanes = &PAWN_LANES[usize::from(WHITE)];
        // A double step needs both squares free.
        let passing = _mm512_rolv_epi64(occupied, load(&lanes.passing));
        let theirs = _mm512_and_si512(every(change.theirs), answer);
        let goals = _mm512_mask_ternarylogic_epi64::<0b0000_0001>(
            occupied,
            lanes.straight,
            occupied,
            passing,
        );
        let goals = _mm512_and_si512(goals, answer);
        let goals = _mm512_mask_blend_epi64(lanes.straight, theirs, goals);
        let pawns = and_not_and(movable_pawns, target, self.our_pawns);
        let pushed = and3(_mm512_rolv_epi64(pawns, load(&lanes.way)), load(&lanes.ends), goals);

        let mut all = _mm512_add_epi64(_mm512_popcnt_epi64(slid), _mm512_popcnt_epi64(leapt));
        all = _mm512_add_epi64(all, _mm512_popcnt_epi64(pushed));
        if self.near_promotion {
            let promoted = _mm512_and_si512(pushed, every(back_rank(!WHITE)));
            let promoted = _mm512_popcnt_epi64(promoted);
            let thrice = _mm512_add_epi64(promoted, _mm512_add_epi64(promoted, promoted));
            all = _mm512_add_epi64(all, thrice);
        }
        *sum = _mm512_add_epi64(*sum, all);
        rest
    }

    #[inline]
    pub(super) fn count_castling<const WHITE: bool, const ORTHODOX: bool>(
        &self,
        change: &Change,
        core: &Core,
        castling: u64,
        attacked: u64,
    ) -> u64 {
        if ORTHODOX {
            let shift = if WHITE { 0 } else { 56 };
            let blocked = (change.occupied >> shift) as u8;
            let attacked = (attacked >> shift) as u8;
            let corners = (castling >> shift) as u8;
            let short = corners & 0x80 != 0 && (blocked | attacked) & 0x60 == 0;
            let long = corners & 0x01 != 0 && blocked & 0x0e == 0 && attacked & 0x0c == 0;
            return u64::from(short) + u64::from(long);
        }
        let free = |rook: &Square| {
            castling_is_free(core, color_of(WHITE), self.king_square, *rook, Bitboard(attacked))
        };
        Bitboard(castling).into_iter().filter(free).count() as u64
    }
}

/// Their pieces that do not slide, and what they do to our king.
#[derive(Clone, Copy)]
pub(super) struct Leapers {
    pub(super) pawns: u64,
    pub(super) knights: u64,
    pub(super) king: u64,
}

impl Leapers {
    pub(super) fn of(core: &Core, color: Color) -> Self {
        Self {
            pawns: core.board.live_pawns(color).0,
            knights: core.board.pieces(Role::Knight.of(color)).0,
            king: core.board.pieces(Role::King.of(color)).0,
        }
    }

    #[inline]
    pub(super) fn attacked<const WHITE: bool>(&self) -> u64 {
        let ahead = step(WHITE, self.pawns);
        let mut set = (ahead & !FILE_A) >> 1 | (ahead & !FILE_H) << 1;
        for knight in Bitboard(self.knights) {
            set |= attacks::knight(knight).0;
        }
        for king in Bitboard(self.king) {
            set |= attacks::king(king).0;
        }
        set
    }

    /// Those that give check to a king of the other side.
    #[inline]
    pub(super) fn checkers<const WHITE: bool>(&self, king: Square) -> u64 {
        attacks::pawn(color_of(!WHITE), king).0 & self.pawns
            | attacks::knight(king).0 & self.knights
            | attacks::king(king).0 & self.king
    }
}
