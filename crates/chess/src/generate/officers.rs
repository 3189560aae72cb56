//! The moves of knights, bishops, rooks and queens, one piece at a time.

use std::ops::ControlFlow;

use super::Sink;
use crate::{Bitboard, Board, Role, Square, attacks};

/// What decides the moves of all officers, once pins and checks are known.
#[derive(Clone, Copy)]
pub(crate) struct Officers {
    /// The side's own pieces. None when only the king can move.
    pub(super) ours: u64,
    /// The squares that an officer may go to if it can reach them.
    pub(super) targets: u64,
    pub(super) pinned: u64,
    pub(super) king: Square,
}

/// The officers in the order in which their moves are given.
const ROLES: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

impl Officers {
    /// For a king in double check (3.9.2).
    pub(super) const fn none(king: Square) -> Self {
        Self { ours: 0, targets: 0, pinned: 0, king }
    }

    /// The side's pieces of this role that can move. A pinned knight never can.
    #[inline(always)]
    fn of(&self, role: Role, board: &Board) -> u64 {
        let stuck = if matches!(role, Role::Knight) { self.pinned } else { 0 };
        board.roles[role as usize] & self.ours & !stuck
    }

    /// The squares that the officer can legally go to.
    #[inline(always)]
    fn reach(&self, role: Role, from: Square, occupied: Bitboard) -> u64 {
        let reach = match role {
            Role::Knight => attacks::knight(from),
            Role::Bishop => attacks::bishop(from, occupied),
            Role::Rook => attacks::rook(from, occupied),
            _ => attacks::queen(from, occupied),
        };
        let set = reach.0 & self.targets;
        if Bitboard(self.pinned).has(from) { set & attacks::line(self.king, from).0 } else { set }
    }

    /// Passes on the moves of each officer.
    #[inline(always)]
    pub(super) fn each<S: Sink>(&self, board: &Board, sink: &mut S) -> ControlFlow<()> {
        let occupied = board.occupied();
        for from in Bitboard(self.of(Role::Knight, board)) {
            let set = attacks::knight(from).0 & self.targets;
            if set != 0 {
                sink.piece(Role::Knight, from, set)?;
            }
        }
        for role in [Role::Bishop, Role::Rook, Role::Queen] {
            for from in Bitboard(self.of(role, board)) {
                let set = self.reach(role, from, occupied);
                if set != 0 {
                    sink.piece(role, from, set)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Officers whose moves are generated on demand.
#[derive(Clone, Copy)]
pub(crate) struct Waiting {
    officers: Officers,
    /// Those still to come of this role, and all of the later roles.
    left: u64,
    role: u8,
}

impl Waiting {
    #[inline]
    pub(crate) fn new(officers: Officers, board: &Board) -> Self {
        Self { left: officers.of(ROLES[0], board), officers, role: 0 }
    }

    /// The next officer that can move, and where to.
    #[inline]
    pub(crate) fn next(&mut self, board: &Board) -> Option<(Role, Square, u64)> {
        let occupied = board.occupied();
        loop {
            let role = *ROLES.get(usize::from(self.role))?;
            while let Some(from) = Bitboard(self.left).first() {
                self.left &= self.left - 1;
                let set = self.officers.reach(role, from, occupied);
                if set != 0 {
                    return Some((role, from, set));
                }
            }
            self.role += 1;
            self.left = self.officers.of(*ROLES.get(usize::from(self.role))?, board);
        }
    }

    /// How many moves the remaining officers have.
    pub(crate) fn len(&self, board: &Board) -> usize {
        let occupied = board.occupied();
        let mut moves = 0;
        for (place, role) in ROLES.into_iter().enumerate() {
            let left = match place.cmp(&usize::from(self.role)) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Equal => self.left,
                std::cmp::Ordering::Greater => self.officers.of(role, board),
            };
            for from in Bitboard(left) {
                moves += self.officers.reach(role, from, occupied).count_ones() as usize;
            }
        }
        moves
    }
}
