//! The game at the table as a course of positions.

use chess::Position;

use super::hearing::Hearing;
use crate::course::{Course, Trail};
use crate::table::ledger::Done;

impl Course for Hearing<'_> {
    fn plies(&self) -> u32 {
        u32::try_from(self.plies.len()).unwrap_or(u32::MAX)
    }

    fn last(&self) -> &Position {
        &self.now.position
    }

    fn quiet_before_last(&self) -> Option<u32> {
        if self.plies.is_empty() {
            return None;
        }
        Some(match self.plies.len().checked_sub(2) {
            Some(before) => self.plies.get(before).quiet,
            None => self.start().quiet_plies(),
        })
    }

    fn is_same_move(&self, one: u32, other: u32) -> bool {
        let done = |ply: u32| &self.plies.get(ply as usize).done;
        matches!(done(one), Done::Move(_)) && done(one) == done(other)
    }

    fn appearances(&self, of: &Position) -> Vec<u32> {
        self.plies.appearances(self.start(), of.index_hash(), &of.same_position())
    }

    fn most_appearances(&self) -> usize {
        self.plies.candidates(self.start(), self.now.position.index_hash()).len()
    }

    fn leads_back(&self) -> bool {
        let (plies, table) = (&self.plies, self.table);
        let Some(last) = plies.len().checked_sub(1) else { return false };
        // The start, and a position that an illegal act led to, were never asked.
        let asked = last > 0 && matches!(plies.get(last - 1).done, Done::Move(_));
        match plies.get(last).done {
            Done::Move(m) if asked && last == table.plies.len() => {
                winnable::leads_back(&table.now.position, m, &self.now.position)
            }
            _ => false,
        }
    }
}

/// Goes through the game from its start, and gives the first thing that is found after a ply.
pub(super) fn find_from_start<T>(
    hearing: &Hearing<'_>,
    found: impl Fn(&Trail) -> Option<T>,
) -> Option<T> {
    let mut trail = Trail::new();
    trail.begin(hearing.start());
    (0..hearing.plies.len()).find_map(|index| {
        let before = trail.last();
        // Every move was legal when it was entered, and every position one that can be played on.
        match &hearing.plies.get(index).done {
            Done::Move(m) => {
                let after = before.legal(*m)?.play();
                trail.push(*m, &after);
            }
            Done::Stood(setup) | Done::Barred(_, setup) => {
                let after = Position::try_from((**setup).clone()).ok()?;
                trail.push_illegal(&after);
            }
        }
        found(&trail)
    })
}
