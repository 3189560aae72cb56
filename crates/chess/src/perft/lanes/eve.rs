//! Counts a side's moves from what the other side's last move changed.

use super::compass::{
    FILE_A, FILE_H, FOUR_STEPS, LEAP, LEAP_ENDS, PAWN_LANES, RANK_2, RANK_7, RAYS, STEP, STEP_ENDS,
    STRAIGHT, TWO_STEPS,
};
use super::register::Lanes;
use crate::core::{Core, back_rank, color_of, step};
use crate::generate::castling_is_free;
use crate::{Bitboard, Color, Role, Square, attacks};

/// What a position and all those one move before it have in common. "Ours" is the side that has
/// the move in the position, "theirs" the side that moved last.
pub(super) struct Eve<L: Lanes> {
    cpu: L::Cpu,
    pub(super) our_sliders: L,
    pub(super) our_knights: L,
    pub(super) our_pawns: L,
    pub(super) ours: L,
    pub(super) rays: L,
    pub(super) king: L,
    pub(super) our_set: u64,
    pub(super) king_square: Square,
    pub(super) castling: u64,
    pub(super) near_promotion: bool,
}

/// What their last move did to the rest.
pub(super) struct Change<L> {
    /// The square they moved to.
    pub(super) to: u64,
    pub(super) occupied: u64,
    /// All their pieces except the king.
    pub(super) theirs: u64,
    pub(super) their_sliders: L,
    /// Squares that their pawns, knights and king attack.
    pub(super) attacked: u64,
    /// Those of their pawns, knights and king that give check.
    pub(super) near_checkers: u64,
}
#[inline(always)]
pub(super) fn sliders_of<L: Lanes>(cpu: L::Cpu, core: &Core, color: Color) -> L {
    let rooks = L::every(cpu, core.board.rooks_and_queens(color).0);
    let bishops = L::every(cpu, core.board.bishops_and_queens(color).0);
    L::select(L::load(cpu, &STRAIGHT), rooks, bishops)
}

/// The squares that sliders pass over in each direction: one at a time, and runs of two and four.
struct Free<L> {
    one: L,
    two: L,
    four: L,
}

impl<L: Lanes> Free<L> {
    #[inline(always)]
    fn of(cpu: L::Cpu, one: L) -> Self {
        let two = one.and(one.turn(cpu, &STEP));
        let four = two.and(two.turn(cpu, &TWO_STEPS));
        Self { one, two, four }
    }

    /// The squares that sliders attack, including those that wrapped around the edge.
    #[inline(always)]
    fn slide(&self, cpu: L::Cpu, sliders: L) -> L {
        let swept = sliders.or_and(self.one, sliders.turn(cpu, &STEP));
        let swept = swept.or_and(self.two, swept.turn(cpu, &TWO_STEPS));
        let swept = swept.or_and(self.four, swept.turn(cpu, &FOUR_STEPS));
        swept.turn(cpu, &STEP)
    }
}

impl<L: Lanes> Eve<L> {
    /// `barred` squares count as ours: we may not move there.
    #[inline(always)]
    pub(super) fn of(cpu: L::Cpu, core: &Core, us: Color, barred: u64) -> Self {
        let board = &core.board;
        let white = us as usize == Color::White as usize;
        let pawns = board.live_pawns(us).0;
        let king = board.pieces(Role::King.of(us)).0;
        let king_square = Square::wrapping(king.trailing_zeros());
        let used = L::load(cpu, &PAWN_LANES[usize::from(white)].used);
        Self {
            cpu,
            our_sliders: sliders_of(cpu, core, us),
            our_knights: L::every(cpu, board.pieces(Role::Knight.of(us)).0),
            our_pawns: L::every(cpu, pawns).and(used),
            ours: L::every(cpu, board.color(us).0 | barred),
            rays: L::load(cpu, &RAYS[king_square.index()]),
            king: L::every(cpu, king),
            our_set: board.color(us).0 | barred,
            king_square,
            castling: core.castling & back_rank(white),
            near_promotion: pawns & (if white { RANK_7 } else { RANK_2 }) != 0,
        }
    }

    /// Counts our legal moves after one of theirs: most in lanes that are added up later, the rest
    /// in the number returned. En passant captures are not included.
    #[inline(always)]
    pub(super) fn count<const WHITE: bool, const ORTHODOX: bool>(
        &self,
        change: &Change<L>,
        core: &Core,
        sum: &mut L,
    ) -> u64 {
        let cpu = self.cpu;
        let ends = L::load(cpu, &STEP_ENDS);
        let target = L::every(cpu, change.to);
        let occupied = L::every(cpu, change.occupied);
        let free = Free::of(cpu, ends.and_not(occupied));

        let mut attacked = free.slide(cpu, change.their_sliders).and(ends);
        let checked = attacked.meets(self.king);
        // Our pieces on a line with the king, reached by a slider that looks along that line.
        let towards_king = attacked.opposite();
        let shields = towards_king.and(self.rays).meets(self.ours);

        let mut movable = L::every(cpu, !0);
        let mut movable_pawns = movable;
        let mut unpinned = !0;
        let mut answer = !0;
        let mut only_king = false;
        if shields || checked || change.near_checkers != 0 {
            let first = self.rays.and(occupied).nearest(cpu);
            let pins = first.and_and(towards_king, self.ours.and_not(target));
            unpinned = !pins.union();
            movable = pins.or(pins.opposite()).or(L::every(cpu, unpinned));
            // A double step is bound by the same line as a single step.
            movable_pawns = movable.straight();
            if checked || change.near_checkers != 0 {
                let checks = attacked.meeting(self.king);
                // The king may not retreat along the line of the check.
                let behind = self.king.turn(cpu, &STEP).and(ends);
                attacked = attacked.or_and(checks, behind);
                let checkers = first.and(checks.opposite()).union() | change.near_checkers;
                let checker = Square::wrapping(checkers.trailing_zeros());
                only_king = Bitboard(checkers).has_several();
                answer = checkers | attacks::between(self.king_square, checker).0;
            }
        }

        let mut rest = 0;
        let steps = attacks::king(self.king_square).0 & !(self.our_set & !change.to);
        let castling = self.castling & !change.to;
        if steps | castling != 0 {
            let attacked = change.attacked | attacked.union();
            rest += u64::from((steps & !attacked).count_ones());
            if castling != 0 && answer == !0 {
                rest += self.count_castling::<WHITE, ORTHODOX>(change, core, castling, attacked);
            }
        }
        if only_king {
            return rest;
        }

        let answer = L::every(cpu, answer);
        // Where we may go: not onto our own pieces, but onto whatever has just captured one of
        // them.
        let goals = answer.and_not(self.ours.and_not(target));
        let sliders = self.our_sliders.and_not(target);
        let slid = free.slide(cpu, sliders.and(movable)).and_and(ends, goals);
        let knights = L::every(cpu, unpinned).and(self.our_knights).and_not(target);
        let leapt = knights.turn(cpu, &LEAP).and_and(L::load(cpu, &LEAP_ENDS), goals);

        let lanes = &PAWN_LANES[usize::from(WHITE)];
        // A double step needs both squares free.
        let passing = occupied.turn(cpu, &lanes.passing);
        let theirs = L::every(cpu, change.theirs).and(answer);
        let empty = answer.and_not(occupied.or(passing));
        let goals = L::select(L::load(cpu, &lanes.straight), empty, theirs);
        let pawns = movable_pawns.and(self.our_pawns).and_not(target);
        let pushed = pawns.turn(cpu, &lanes.way).and_and(L::load(cpu, &lanes.ends), goals);

        let mut all = slid.tally().add(leapt.tally()).add(pushed.tally());
        if self.near_promotion {
            let promoted = pushed.and(L::every(cpu, back_rank(!WHITE))).tally();
            all = all.add(promoted).add(promoted.add(promoted));
        }
        *sum = sum.add(all);
        rest
    }

    #[inline]
    pub(super) fn count_castling<const WHITE: bool, const ORTHODOX: bool>(
        &self,
        change: &Change<L>,
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

/// Their pieces that do not slide, and their effect on our king.
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
