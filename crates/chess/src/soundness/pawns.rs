//! Where the pawns came from, and what that cost.
//!
//! A pawn changes file only by capturing. So each pawn is traced back to one of the eight squares
//! it can have begun on, no two to the same; the cheapest assignment is a number of captures that
//! the side must have made.
//!
//! ```text
//!   . . . . .
//!   P . . . .     a3 came from a2 or b2, but those two are still there: nowhere
//!   P P . . .
//! ```

use super::Unsound;
use super::evidence::Evidence;
use super::freedom::Freedom;
use crate::{Bitboard, ByColor, Color, File, Square, attacks};

/// The captures that a pawn needs if it began on each file; [`NEVER`] where it cannot have.
type Costs = [u8; 8];

const NEVER: u8 = 64;

impl Evidence<'_> {
    pub(super) fn pawn_faults(
        &self,
        color: Color,
        freedom: &ByColor<Freedom>,
        faults: &mut Vec<Unsound>,
    ) {
        let promoted = freedom[color].promoted;
        let pawns_gone = 8 - self.pawns(color).len();
        if promoted > pawns_gone {
            faults.push(Unsound::TooManyPromotions { color, promoted, pawns_gone });
            return;
        }
        let made = self.captured(!color);
        // For a pawn to pass, either it or the pawn opposite captures, or that one is captured; a
        // capture by its own side serves at most two files, one by the other side one.
        if promoted > 2 * made + self.captured(color) {
            let captures = made + self.captured(color);
            faults.push(Unsound::PromotionsWithoutCaptures { color, promoted, captures });
        }
        // No pawn that is still a pawn has captured on the opponent's back rank.
        let victims = made.saturating_sub(freedom[!color].captured_at_home);
        let mut rows = self.rows(color);
        match cheapest(&rows) {
            None => faults.push(Unsound::PawnsFromNowhere { color }),
            Some(needed) if needed > victims => {
                faults.push(Unsound::TooFewCaptures { color, needed, victims });
            }
            Some(_) if promoted > 0 => {
                rows.resize(rows.len() + promoted as usize, self.promotion_costs(color));
                match cheapest(&rows) {
                    None => faults.push(Unsound::PawnsFromNowhere { color }),
                    Some(needed) if needed > made => {
                        faults.push(Unsound::TooFewCaptures { color, needed, victims: made });
                    }
                    Some(_) => {}
                }
            }
            Some(_) => {}
        }
    }

    /// What each pawn cost.
    fn rows(&self, color: Color) -> Vec<Costs> {
        self.pawns(color).into_iter().map(|pawn| self.costs(color, pawn)).collect()
    }

    /// What it cost a pawn to get where it stands.
    fn costs(&self, color: Color, pawn: Square) -> Costs {
        let steps = pawn.rank().relative_to(color) as u8 - 1;
        let passed_one = self.has_passed_straight_pawn(color, pawn);
        File::ALL.map(|origin| {
            let aside = (origin as u8).abs_diff(pawn.file() as u8);
            // To get around a pawn on its own file it had to leave the file and come back.
            let cost = if aside == 0 && passed_one { 2 } else { aside };
            if cost <= steps { cost } else { NEVER }
        })
    }

    /// Whether an enemy pawn stands behind this one on its file, although the opponent never
    /// captured and so that pawn never left the file.
    fn has_passed_straight_pawn(&self, color: Color, pawn: Square) -> bool {
        let backwards = match color {
            Color::White => -1,
            Color::Black => 1,
        };
        let behind = Bitboard(attacks::ray(pawn, 0, backwards));
        self.captured(color) == 0 && !self.pawns(!color).is_disjoint(behind)
    }

    /// What it cost a pawn to promote: it crossed the seventh rank on a file where no enemy pawn
    /// has stood all along.
    fn promotion_costs(&self, color: Color) -> Costs {
        let shut = self.unmoved_pawns(!color);
        let open = |file: &File| shut.is_disjoint(Bitboard::from(*file));
        File::ALL.map(|origin| {
            let ways = File::ALL.into_iter().filter(open);
            ways.map(|file| (origin as u8).abs_diff(file as u8)).min().unwrap_or(NEVER)
        })
    }
}

/// The lowest total cost when each row gets a file of its own.
fn cheapest(rows: &[Costs]) -> Option<u32> {
    if let Some(sum) = cheapest_apart(rows) {
        return Some(sum);
    }
    // For each set of files already assigned, the lowest cost so far.
    let mut best = [NEVER; 256];
    best[0] = 0;
    for row in rows {
        let mut next = [NEVER; 256];
        for (files, cost) in best.into_iter().enumerate().filter(|(_, cost)| *cost < NEVER) {
            for (file, more) in row.iter().enumerate().filter(|(file, _)| files & 1 << file == 0) {
                let place = &mut next[files | 1 << file];
                *place = (*place).min(cost + more);
            }
        }
        best = next;
    }
    best.into_iter().min().filter(|sum| *sum < NEVER).map(u32::from)
}

/// The total if each row can have the file that costs it nothing, as with pawns on eight files.
fn cheapest_apart(rows: &[Costs]) -> Option<u32> {
    let mut given = 0_u8;
    for row in rows {
        let free = 1 << row.iter().position(|cost| *cost == 0)?;
        if given & free != 0 {
            return None;
        }
        given |= free;
    }
    Some(0)
}
