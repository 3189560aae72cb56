//! Which meetings there are with the loser's king on one square.

use std::ops::Range;

use chess::{Bitboard, Role, Square, attacks};

use super::Scene;
use super::actor::{ALONE, Actor, has_more_than_three, near_enough};
use super::approach::Approach;
use crate::reach::king_strikes;

/// The most squares beside the loser's king that nobody covers or occupies: a mate in the open is
/// seldom the one found first.
const FLIGHTS: u32 = 3;

impl Scene<'_> {
    /// Looks for meetings with the king on this square and men that arrive in a number of moves; if
    /// `BLOCKED`, for those in which a blocker is needed.
    pub(super) fn meet<const BLOCKED: bool>(
        &mut self,
        king: Square,
        steps: u8,
        levels: Range<usize>,
    ) {
        let around = attacks::king(king).0;
        let flights = around & !self.theirs;
        let plainly = flights & !self.pawns & !self.once;
        let count = plainly.count_ones();
        if count > FLIGHTS + u32::from(BLOCKED) {
            return;
        }
        let apart = self.escort_region & !around & !(1 << king.index());
        // From two squares away the winner's king covers at most three.
        let beside = apart & king_strikes(around);
        let spare = u32::from(BLOCKED) + if beside == 0 { 0 } else { 3 };
        let men = Bitboard(self.men);
        let (straight, diagonal) = (attacks::rook(king, men).0, attacks::bishop(king, men).0);
        let blockable = self.blocks.as_ref().map_or(0, |blocks| blocks.squares);
        for i in 0..self.count {
            let Actor { role, from, strikes, reach, pushes } = self.actors[i];
            let lines = match role {
                Role::Queen => straight | diagonal,
                Role::Rook => straight,
                Role::Bishop => diagonal,
                _ => attacks::knight(king).0,
            };
            // Mostly nobody gets to where it gives check.
            if reach[levels.clone()].iter().fold(0, |all, reach| all | reach) & lines == 0 {
                continue;
            }
            // Without what the man itself covers, since it leaves.
            let covered = self.pawns | self.twice | self.once & !strikes;
            let uncovered = flights & !covered;
            let count = if uncovered == plainly { count } else { uncovered.count_ones() };
            let near = near_enough(role, king, count.saturating_sub(spare));
            if near == 0 {
                continue;
            }
            for level in levels.clone() {
                let squares = reach[level] & lines & near;
                if squares == 0 {
                    continue;
                }
                let moves = level as u8 + u8::from(pushes == 0) + pushes;
                if self.moves(moves, steps) * 2 >= self.worst {
                    break;
                }
                for to in Bitboard(squares) {
                    let here = 1 << to.index();
                    // Blockers in between are noticed when the mate is examined closely.
                    let direct = ALONE[role as usize][to.index()];
                    let open = (uncovered | around & here & !covered) & !direct;
                    let mate = Approach { role, from, to, moves, pushes };
                    // Where the winner's king covers what is open.
                    let beside_all = |open: u64| {
                        if open == 0 {
                            apart
                        } else if beside == 0 || has_more_than_three(open) {
                            0
                        } else {
                            let both = |squares, square| squares & attacks::king(square).0;
                            Bitboard(open).into_iter().fold(beside, both)
                        }
                    };
                    if !BLOCKED {
                        let from_where = beside_all(open) & !here;
                        if let Some((walk, escort)) = self.escorts.nearest(from_where) {
                            self.remember(king, steps, escort, walk as u8, mate, None);
                        }
                        continue;
                    }
                    for square in Bitboard(open & blockable & !here) {
                        let taken = 1 << square.index();
                        let from_where = beside_all(open & !taken) & !here & !taken;
                        let line = attacks::between(king, to).0 | here;
                        let block = self.block_on(square, around | here, line);
                        if block.is_some()
                            && let Some((walk, escort)) = self.escorts.nearest(from_where)
                        {
                            self.remember(king, steps, escort, walk as u8, mate, block);
                        }
                    }
                }
            }
        }
    }

    /// The man that occupies a square, unless it is needed where it is, would be captured there, or
    /// parries the mate from there.
    fn block_on(&self, square: Square, stays: u64, line: u64) -> Option<Approach> {
        let block = self.blocks.as_ref()?.to(square)?;
        let piece = block.role.of(!self.winner);
        let parries = || attacks::from(piece, square, Bitboard(self.men)).0 & line != 0;
        (stays >> block.from.index() & 1 == 0 && !parries()).then_some(block)
    }
}
