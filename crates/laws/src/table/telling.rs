//! What is asked of a table in order to tell of it.

use chess::{Color, Position};
use clock::Moment;

use super::Table;
use crate::Book;
use crate::fact::Fact;

impl Table {
    pub(crate) fn book(&self) -> Book {
        self.regulations.book
    }

    /// Takes in one fact of a ruling, to tell the next as things then stand. Whether the ruling was
    /// made here is asked where it is applied; telling stays where it was if not.
    pub(crate) fn take_in(&mut self, fact: &Fact, at: Moment) {
        self.now.apply(fact, at, &self.start, &mut self.plies).ok();
    }

    /// The position before the last move.
    pub(crate) fn position_before(&self) -> Option<Position> {
        let plies = self.plies.len().checked_sub(1)?;
        Some(self.plies.position_after(&self.start, plies))
    }

    /// The position after so many of the moves that stand.
    #[must_use]
    pub fn position_after(&self, plies: usize) -> Position {
        self.plies.position_after(&self.start, plies)
    }

    /// The move after which so many plies were made: whose, and its number. Before the first it is
    /// the one that a game would have begun with.
    #[must_use]
    pub fn numbered(&self, ply: u32) -> (Color, u32) {
        let (first, number) = (self.start.turn(), self.start.move_number().get());
        let before = ply.saturating_sub(1);
        let side = if before.is_multiple_of(2) { first } else { !first };
        let begun = match first {
            Color::White => before / 2,
            Color::Black => before.div_ceil(2),
        };
        (side, number.saturating_add(begun))
    }
}
