//! Which way round a board lies.

use std::cmp::Ordering;

use chess::{Board, Position};

use super::Placement;

/// Which way round a board lies: by the pieces, and where they leave it open by what the source says.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Way {
    is_turned: bool,
    /// What the source said last, and whether the pieces have answered it.
    told: Option<bool>,
    is_open: bool,
}

impl Way {
    /// Takes in that the source says the board lies the other way, or that it does not. Whether it has
    /// turned the placement itself nobody says, so the next one is looked at both ways.
    pub(super) fn tell(&mut self, is_flipped: bool) {
        if self.told.replace(is_flipped) != Some(is_flipped) {
            self.is_open = true;
        }
    }

    /// It lies the other way than was thought.
    pub(super) fn turn(&mut self) {
        self.is_turned = !self.is_turned;
    }

    /// A placement as White sees it, after this one.
    pub(super) fn upright(&mut self, felt: Placement, before: &Board) -> Placement {
        let (turned, start) = (felt.turned(), *Position::initial().board());
        if turned.0 == start || felt.0 == start {
            (self.is_turned, self.is_open) = (turned.0 == start, false);
        } else if std::mem::take(&mut self.is_open) {
            self.is_turned = match felt.differs(before).cmp(&turned.differs(before)) {
                Ordering::Less => false,
                Ordering::Greater => true,
                Ordering::Equal => self.told == Some(true),
            };
        }
        if self.is_turned { turned } else { felt }
    }
}
