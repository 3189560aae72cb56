//! The last two plies of the tree.

use std::ops::ControlFlow;

use super::compass::{ALL, DIAGONAL, NONE, STRAIGHT};
use super::count;
use super::count_en_passant;
use super::eve::{Change, Eve, Leapers, sliders_of};
use super::register::Lanes;
use crate::core::{Core, color_of};
use crate::generate::{PawnMove, Sink, generate};
use crate::{Bitboard, Promotion, Role, Square, attacks};

/// Counts the legal moves after each legal move of a position without making the moves: it only
/// works out what they change for the other side.
pub(super) struct Leaves<'c, L: Lanes, const WHITE: bool, const OURS_WHITE: bool> {
    cpu: L::Cpu,
    core: &'c Core,
    eve: Eve<L>,
    occupied: u64,
    theirs: u64,
    their_sliders: L,
    leapers: Leapers,
    sum: L,
    rest: u64,
}

impl<'c, L: Lanes, const WHITE: bool, const OURS_WHITE: bool> Leaves<'c, L, WHITE, OURS_WHITE> {
    #[inline(always)]
    pub(super) fn of(cpu: L::Cpu, core: &'c Core) -> u64 {
        let (us, them) = (color_of(OURS_WHITE), color_of(WHITE));
        let leapers = Leapers::of(core, them);
        let mut leaves = Self {
            cpu,
            core,
            // After a legal move their king is out of our reach, so nothing is barred.
            eve: Eve::of(cpu, core, us, 0),
            occupied: core.board.occupied().0,
            theirs: core.board.color(them).0 & !leapers.king,
            their_sliders: sliders_of(cpu, core, them),
            leapers,
            sum: L::every(cpu, 0),
            rest: 0,
        };
        let _ = generate::<WHITE, _>(core, &mut leaves);
        leaves.rest + leaves.sum.total()
    }

    #[inline(always)]
    fn move_piece(&mut self, role: Role, from: Square, targets: u64) {
        let from = 1 << from.index();
        let lanes = match role {
            Role::Bishop => &DIAGONAL,
            Role::Rook => &STRAIGHT,
            Role::Queen => &ALL,
            Role::Pawn | Role::Knight | Role::King => &NONE,
        };
        let lanes = L::load(self.cpu, lanes);
        let sliders = self.their_sliders.and_not(L::every(self.cpu, from).and(lanes));
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
                their_sliders: sliders.or_and(lanes, L::every(self.cpu, target)),
                attacked: attacked | leaps,
                near_checkers: checkers | if leaps & king != 0 { target } else { 0 },
            };
            self.rest += self.eve.count::<OURS_WHITE, true>(&change, self.core, &mut self.sum);
        }
    }

    #[inline(always)]
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

    /// For the rare moves that change more than one square of each side.
    #[inline(always)]
    fn make_and_count(&mut self, next: &Core) {
        self.rest += count::<L, OURS_WHITE, true>(self.cpu, next);
    }
}

fn no_leap(_: Square) -> Bitboard {
    Bitboard::EMPTY
}

impl<L: Lanes, const WHITE: bool, const OURS_WHITE: bool> Sink
    for Leaves<'_, L, WHITE, OURS_WHITE>
{
    #[inline(always)]
    fn pawns(&mut self, targets: u64, way: i32, kind: PawnMove) -> ControlFlow<()> {
        match kind {
            PawnMove::Plain => self.move_pawns(targets, way),
            PawnMove::DoubleStep => {
                self.move_pawns(targets, way);
                let us = color_of(OURS_WHITE);
                for to in Bitboard(targets) {
                    let from = Square::wrapping((to.index() as i32 - way) as u32);
                    let passed = Square::wrapping((to.index() as i32 - way / 2) as u32);
                    let takers = attacks::pawn(!us, passed) & self.core.board.live_pawns(us);
                    if !takers.is_empty() {
                        let next = self.core.double_step::<WHITE>(from, to);
                        self.rest += count_en_passant::<OURS_WHITE>(&next, self.eve.king_square);
                    }
                }
            }
            PawnMove::Promotion => {
                for to in Bitboard(targets) {
                    let from = Square::wrapping((to.index() as i32 - way) as u32);
                    for promotion in Promotion::ALL {
                        let next = self.core.promote::<WHITE>(from, to, promotion);
                        self.make_and_count(&next);
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: u64) -> ControlFlow<()> {
        self.move_piece(role, from, targets);
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) -> ControlFlow<()> {
        self.make_and_count(&self.core.take_en_passant::<WHITE>(from, to));
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) -> ControlFlow<()> {
        self.make_and_count(&self.core.castle::<WHITE>(king, rook));
        ControlFlow::Continue(())
    }
}
