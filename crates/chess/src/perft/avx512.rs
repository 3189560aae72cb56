//! Counts legal moves eight directions at a time.
//!
//! A slider's rays in one direction never meet those of another slider of the same side in that
//! direction: the nearer one stops the farther one. So all the moves of all sliders can be found
//! together, one lane of a 512-bit register a direction, and counted with one instruction, with
//! no table and no loop. Knights, pawns, pins and the squares the enemy attacks fit the same
//! eight lanes.
//!
//! ```text
//!  lanes   0  N    4  S        a lane and the one four on are opposite directions,
//!          1  NE   5  SW       the first four towards higher squares;
//!          2  E    6  W        even lanes for rooks, odd ones for bishops
//!          3  NW   7  SE
//! ```

#![allow(unsafe_code)]

use std::arch::x86_64::*;
use std::ops::ControlFlow;

use super::{Each, count_en_passant};
use crate::core::{Core, back_rank, color_of, step};
use crate::generate::{PawnMove, Sink, castling_is_free, generate};
use crate::{Bitboard, Color, Promotion, Role, Square, attacks};

type Lanes = [u64; 8];

/// How far a square moves with one step in each direction, as a rotation to the left.
const STEP: Lanes = [8, 9, 1, 7, 56, 55, 63, 57];
const TWO_STEPS: Lanes = [16, 18, 2, 14, 48, 46, 62, 50];
const FOUR_STEPS: Lanes = [32, 36, 4, 28, 32, 28, 60, 36];
/// Where a step in each direction can end; elsewhere the rotation came over the edge.
const STEP_ENDS: Lanes = [
    !RANK_1,
    !RANK_1 & !FILE_A,
    !FILE_A,
    !RANK_1 & !FILE_H,
    !RANK_8,
    !RANK_8 & !FILE_H,
    !FILE_H,
    !RANK_8 & !FILE_A,
];
const LEAP: Lanes = [17, 10, 54, 47, 15, 6, 58, 49];
const LEAP_ENDS: Lanes = [
    !RANK_1 & !RANK_2 & !FILE_A,
    !RANK_1 & !FILE_A & !FILE_B,
    !RANK_8 & !FILE_G & !FILE_H,
    !RANK_8 & !RANK_7 & !FILE_H,
    !RANK_1 & !RANK_2 & !FILE_H,
    !RANK_1 & !FILE_G & !FILE_H,
    !RANK_8 & !FILE_A & !FILE_B,
    !RANK_8 & !RANK_7 & !FILE_A,
];
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_B: u64 = FILE_A << 1;
const FILE_G: u64 = FILE_A << 6;
const FILE_H: u64 = FILE_A << 7;
const RANK_1: u64 = 0xff;
const RANK_2: u64 = RANK_1 << 8;
const RANK_7: u64 = RANK_1 << 48;
const RANK_8: u64 = RANK_1 << 56;

const DIAGONAL_LANES: u8 = 0b1010_1010;
const DOWNWARD_LANES: u8 = 0b1111_0000;

/// From each square, the squares in each direction.
#[repr(align(64))]
struct Rays([Lanes; 64]);

static RAYS: Rays = {
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
fn load(lanes: &Lanes) -> __m512i {
    // SAFETY: a reference to 64 readable bytes; the load does not need alignment.
    unsafe { _mm512_loadu_si512(lanes.as_ptr().cast()) }
}

#[target_feature(enable = "avx512f")]
#[inline]
fn every(set: u64) -> __m512i {
    _mm512_set1_epi64(set as i64)
}

#[target_feature(enable = "avx512f")]
#[inline]
fn or_and(a: __m512i, b: __m512i, c: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0b1111_1000>(a, b, c)
}

#[target_feature(enable = "avx512f")]
#[inline]
fn and3(a: __m512i, b: __m512i, c: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0b1000_0000>(a, b, c)
}

#[target_feature(enable = "avx512f")]
#[inline]
fn and_not_and(a: __m512i, not: __m512i, b: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0b0010_0000>(a, not, b)
}

/// Each lane with that of the opposite direction.
#[target_feature(enable = "avx512f")]
#[inline]
fn opposite(lanes: __m512i) -> __m512i {
    _mm512_shuffle_i64x2::<0b0100_1110>(lanes, lanes)
}

/// The square nearest to where the rays began, in each lane.
#[target_feature(enable = "avx512f,avx512cd")]
#[inline]
fn nearest(sets: __m512i) -> __m512i {
    let lowest = _mm512_and_si512(sets, _mm512_sub_epi64(_mm512_setzero_si512(), sets));
    // Shifted out altogether where the lane is empty.
    _mm512_mask_srlv_epi64(lowest, DOWNWARD_LANES, every(1 << 63), _mm512_lzcnt_epi64(sets))
}

/// What a position and all those one move before it have in common. "Ours" is the side that has
/// the move in the position, "theirs" the side that moved last.
struct Eve {
    our_sliders: __m512i,
    our_knights: __m512i,
    our_pawns: __m512i,
    ours: __m512i,
    rays: __m512i,
    king: __m512i,
    our_set: u64,
    king_square: Square,
    castling: u64,
    near_promotion: bool,
}

/// What their last move made of the rest.
struct Change {
    /// The square they moved to.
    to: u64,
    occupied: u64,
    /// All their pieces but the king.
    theirs: u64,
    their_sliders: __m512i,
    /// Squares that their pawns, knights and king attack.
    attacked: u64,
    /// Those of their pawns, knights and king that give check.
    near_checkers: u64,
}

/// Where pawns go by lane: one step, a capture to each side, and two steps in the lane between.
struct PawnLanes {
    way: Lanes,
    /// Moves the square a double step passes onto the one where it ends.
    passing: Lanes,
    ends: Lanes,
    used: u8,
    straight: u8,
}

const fn pawn_lanes(white: bool) -> PawnLanes {
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

const PAWN_LANES: [PawnLanes; 2] = [pawn_lanes(false), pawn_lanes(true)];

#[target_feature(
    enable = "avx512f,avx512cd,avx512dq,avx512vl,avx512bw,avx512vpopcntdq,bmi1,bmi2,lzcnt,popcnt"
)]
#[inline]
fn sliders_of(core: &Core, color: Color) -> __m512i {
    _mm512_mask_blend_epi64(
        DIAGONAL_LANES,
        every(core.board.rooks_and_queens(color).0),
        every(core.board.bishops_and_queens(color).0),
    )
}

impl Eve {
    #[target_feature(
        enable = "avx512f,avx512cd,avx512dq,avx512vl,avx512bw,avx512vpopcntdq,bmi1,bmi2,lzcnt,popcnt"
    )]
    #[inline]
    fn of(core: &Core, us: Color) -> Self {
        let board = &core.board;
        let white = us as usize == Color::White as usize;
        let pawns = board.live_pawns(us).0;
        let king = board.pieces(Role::King.of(us)).0;
        let king_square = Square::wrapping(king.trailing_zeros());
        Self {
            our_sliders: sliders_of(core, us),
            our_knights: every(board.pieces(Role::Knight.of(us)).0),
            our_pawns: _mm512_maskz_mov_epi64(PAWN_LANES[usize::from(white)].used, every(pawns)),
            ours: every(board.color(us).0),
            rays: load(&RAYS.0[king_square.index()]),
            king: every(king),
            our_set: board.color(us).0,
            king_square,
            castling: core.castling & back_rank(white),
            near_promotion: pawns & (if white { RANK_7 } else { RANK_2 }) != 0,
        }
    }

    /// Counts our legal moves after a move of theirs: most of them in lanes that are added up
    /// later, the rest in the number returned. Taking en passant is not among them.
    #[target_feature(
        enable = "avx512f,avx512cd,avx512dq,avx512vl,avx512bw,avx512vpopcntdq,bmi1,bmi2,lzcnt,popcnt"
    )]
    #[inline]
    fn count<const WHITE: bool, const ORTHODOX: bool>(
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
            occupied, lanes.straight, occupied, passing,
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
    fn count_castling<const WHITE: bool, const ORTHODOX: bool>(
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
struct Leapers {
    pawns: u64,
    knights: u64,
    king: u64,
}

impl Leapers {
    fn of(core: &Core, color: Color) -> Self {
        Self {
            pawns: core.board.live_pawns(color).0,
            knights: core.board.pieces(Role::Knight.of(color)).0,
            king: core.board.pieces(Role::King.of(color)).0,
        }
    }

    #[inline]
    fn attacked<const WHITE: bool>(&self) -> u64 {
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
    fn checkers<const WHITE: bool>(&self, king: Square) -> u64 {
        attacks::pawn(color_of(!WHITE), king).0 & self.pawns
            | attacks::knight(king).0 & self.knights
            | attacks::king(king).0 & self.king
    }
}

/// Counts the legal moves of a position.
#[target_feature(
    enable = "avx512f,avx512cd,avx512dq,avx512vl,avx512bw,avx512vpopcntdq,bmi1,bmi2,lzcnt,popcnt"
)]
fn count<const WHITE: bool, const ORTHODOX: bool>(core: &Core) -> u64 {
    let (us, them) = (color_of(WHITE), color_of(!WHITE));
    let eve = Eve::of(core, us);
    let leapers = Leapers::of(core, them);
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

/// Counts the legal moves after each legal move of a position, without making the moves: only
/// what they change for the other side is worked out.
struct Leaves<'c, const WHITE: bool, const OURS_WHITE: bool> {
    /// Nobody else may use the instructions.
    _cpu: Avx512,
    core: &'c Core,
    eve: Eve,
    occupied: u64,
    theirs: u64,
    their_sliders: __m512i,
    leapers: Leapers,
    sum: __m512i,
    rest: u64,
}

impl<'c, const WHITE: bool, const OURS_WHITE: bool> Leaves<'c, WHITE, OURS_WHITE> {
    #[target_feature(
        enable = "avx512f,avx512cd,avx512dq,avx512vl,avx512bw,avx512vpopcntdq,bmi1,bmi2,lzcnt,popcnt"
    )]
    fn of(cpu: Avx512, core: &'c Core) -> u64 {
        let (us, them) = (color_of(OURS_WHITE), color_of(WHITE));
        let leapers = Leapers::of(core, them);
        let mut leaves = Self {
            _cpu: cpu,
            core,
            eve: Eve::of(core, us),
            occupied: core.board.occupied().0,
            theirs: core.board.color(them).0 & !leapers.king,
            their_sliders: sliders_of(core, them),
            leapers,
            sum: _mm512_setzero_si512(),
            rest: 0,
        };
        let _ = generate::<WHITE, _>(core, &mut leaves);
        leaves.rest + _mm512_reduce_add_epi64(leaves.sum) as u64
    }

    #[target_feature(
        enable = "avx512f,avx512cd,avx512dq,avx512vl,avx512bw,avx512vpopcntdq,bmi1,bmi2,lzcnt,popcnt"
    )]
    #[inline]
    fn move_piece(&mut self, role: Role, from: Square, targets: u64) {
        let from = 1 << from.index();
        let lanes = match role {
            Role::Bishop => DIAGONAL_LANES,
            Role::Rook => !DIAGONAL_LANES,
            Role::Queen => !0,
            Role::Pawn | Role::Knight | Role::King => 0,
        };
        let sliders = _mm512_mask_andnot_epi64(
            self.their_sliders,
            lanes,
            every(from),
            self.their_sliders,
        );
        let standing = Leapers {
            knights: self.leapers.knights & !from,
            king: self.leapers.king & !from,
            ..self.leapers
        };
        let attacked = standing.attacked::<WHITE>();
        let checkers = standing.checkers::<WHITE>(self.eve.king_square);
        let (leaps, theirs) = match role {
            Role::Knight => (attacks::knight as fn(Square) -> Bitboard, self.theirs & !from),
            Role::King => (attacks::king as fn(Square) -> Bitboard, self.theirs),
            _ => (no_leap as fn(Square) -> Bitboard, self.theirs & !from),
        };
        let king = 1 << self.eve.king_square.index();
        for to in Bitboard(targets) {
            let target = 1 << to.index();
            let leaps = leaps(to).0;
            let change = Change {
                to: target,
                occupied: self.occupied & !from | target,
                theirs: if matches!(role, Role::King) { theirs } else { theirs | target },
                their_sliders: _mm512_mask_or_epi64(sliders, lanes, sliders, every(target)),
                attacked: attacked | leaps,
                near_checkers: checkers | if leaps & king != 0 { target } else { 0 },
            };
            self.rest += self.eve.count::<OURS_WHITE, true>(&change, self.core, &mut self.sum);
        }
    }

    #[target_feature(
        enable = "avx512f,avx512cd,avx512dq,avx512vl,avx512bw,avx512vpopcntdq,bmi1,bmi2,lzcnt,popcnt"
    )]
    #[inline]
    fn move_pawns(&mut self, targets: u64, way: i32) {
        let standing = Leapers { pawns: 0, ..self.leapers }.attacked::<WHITE>();
        for to in Bitboard(targets) {
            let target = 1 << to.index();
            let both = target | 1 << ((to.index() as i32 - way) & 63);
            let pawns = self.leapers.pawns ^ both;
            let leapers = Leapers { pawns, ..self.leapers };
            let change = Change {
                to: target,
                occupied: self.occupied & !both | target,
                theirs: self.theirs ^ both,
                their_sliders: self.their_sliders,
                attacked: standing | Leapers { pawns, knights: 0, king: 0 }.attacked::<WHITE>(),
                near_checkers: leapers.checkers::<WHITE>(self.eve.king_square),
            };
            self.rest += self.eve.count::<OURS_WHITE, true>(&change, self.core, &mut self.sum);
        }
    }

    #[target_feature(
        enable = "avx512f,avx512cd,avx512dq,avx512vl,avx512bw,avx512vpopcntdq,bmi1,bmi2,lzcnt,popcnt"
    )]
    #[inline(never)]
    fn make_and_count(&mut self, next: &Core) {
        self.rest += count::<OURS_WHITE, true>(next);
    }
}

fn no_leap(_: Square) -> Bitboard {
    Bitboard::EMPTY
}

// SAFETY of the calls below: `_cpu` exists only where the instructions do.
impl<const WHITE: bool, const OURS_WHITE: bool> Sink for Leaves<'_, WHITE, OURS_WHITE> {
    #[inline(always)]
    fn pawns(&mut self, targets: u64, way: i32, kind: PawnMove) -> ControlFlow<()> {
        match kind {
            PawnMove::Plain => unsafe { self.move_pawns(targets, way) },
            PawnMove::DoubleStep => {
                unsafe { self.move_pawns(targets, way) }
                let us = color_of(OURS_WHITE);
                for to in Bitboard(targets) {
                    let from = Square::wrapping((to.index() as i32 - way) as u32);
                    let passed = Square::wrapping((to.index() as i32 - way / 2) as u32);
                    let takers = attacks::pawn(!us, passed) & self.core.board.live_pawns(us);
                    if !takers.is_empty() {
                        let next = self.core.double_step::<WHITE>(from, to);
                        self.rest +=
                            count_en_passant::<OURS_WHITE>(&next, self.eve.king_square);
                    }
                }
            }
            PawnMove::Promotion => {
                for to in Bitboard(targets) {
                    let from = Square::wrapping((to.index() as i32 - way) as u32);
                    for promotion in Promotion::ALL {
                        let next = self.core.promote::<WHITE>(from, to, promotion);
                        unsafe { self.make_and_count(&next) }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: u64) -> ControlFlow<()> {
        unsafe { self.move_piece(role, from, targets) }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) -> ControlFlow<()> {
        unsafe { self.make_and_count(&self.core.take_en_passant::<WHITE>(from, to)) }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) -> ControlFlow<()> {
        unsafe { self.make_and_count(&self.core.castle::<WHITE>(king, rook)) }
        ControlFlow::Continue(())
    }
}

/// Proof that this processor has the instructions used here.
#[derive(Clone, Copy)]
pub(super) struct Avx512(());

impl Avx512 {
    pub(super) fn detect() -> Option<Self> {
        let found = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512cd")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vpopcntdq")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        found.then_some(Self(()))
    }

    pub(super) fn nodes<const WHITE: bool>(self, core: &Core, depth: u32, orthodox: bool) -> u64 {
        // SAFETY: `self` exists only where the instructions do.
        unsafe {
            match orthodox {
                true => nodes::<WHITE, true>(self, core, depth),
                false => nodes::<WHITE, false>(self, core, depth),
            }
        }
    }
}

#[target_feature(
    enable = "avx512f,avx512cd,avx512dq,avx512vl,avx512bw,avx512vpopcntdq,bmi1,bmi2,lzcnt,popcnt"
)]
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
