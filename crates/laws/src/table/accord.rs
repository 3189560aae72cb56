//! What two people have settled between them, most of it by the home rules.

use chess::{ByColor, Color};

/// How the colours were settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lots {
    /// By this number.
    Drawn {
        /// The number.
        seed: u64,
        /// Whether the two who came exchange their colours.
        exchanged: bool,
    },
    /// By hand, as both say.
    ByHand,
}

/// What both have agreed on, or one has asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Accord {
    pub(crate) lots: Option<Lots>,
    /// Who says that the colours were drawn by hand.
    by_hand: ByColor<bool>,
    /// Who wants the last move taken back.
    pub(crate) takeback: Option<Color>,
    /// Who wants the game begun anew.
    pub(crate) restart: Option<Color>,
    /// Who says that nobody can tell which of two events came first.
    pub(crate) order: Option<Color>,
}

/// What one player wants and the other has not answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wishes {
    /// Who wants the last move taken back.
    pub take_back: Option<Color>,
    /// Who wants the game begun anew.
    pub restart: Option<Color>,
}

impl Accord {
    /// What is wanted now.
    pub(super) const fn wishes(&self) -> Wishes {
        Wishes { take_back: self.takeback, restart: self.restart }
    }

    /// A player says that the colours were drawn by hand; it is so once both do.
    pub(super) fn say_by_hand(&mut self, by: Color) {
        self.by_hand[by] = true;
        if self.by_hand.white && self.by_hand.black {
            self.lots = Some(Lots::ByHand);
        }
    }

    /// A player who moves, or goes back, has something else in mind.
    pub(super) const fn drop_wishes(&mut self) {
        (self.takeback, self.restart, self.order) = (None, None, None);
    }
}
