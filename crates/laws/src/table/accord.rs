//! What two people have settled between them, most of it by the home rules.

use chess::{ByColor, Color};

use super::now::Now;
use crate::fact::Fact;

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

impl Now {
    /// Takes in a fact of this kind.
    pub(super) fn apply_to_accord(&mut self, fact: &Fact) {
        match fact {
            Fact::LotsDrawn { seed, exchanged } => {
                let lots = Lots::Drawn { seed: *seed, exchanged: *exchanged };
                self.accord_mut().lots = Some(lots);
            }
            Fact::LotsByHand { by } => {
                let accord = self.accord_mut();
                accord.by_hand[*by] = true;
                if accord.by_hand.white && accord.by_hand.black {
                    accord.lots = Some(Lots::ByHand);
                }
            }
            Fact::TakebackWanted { by } => self.accord_mut().takeback = Some(*by),
            Fact::RestartWanted { by } => self.accord_mut().restart = Some(*by),
            Fact::OrderDoubted { by } => self.accord_mut().order = Some(*by),
            // Who moves, or goes back, has something else in mind.
            Fact::MoveMade { .. } | Fact::PositionRestored { .. } | Fact::OrderUnknown => {
                if let Some(accord) = &mut self.accord {
                    (accord.takeback, accord.restart, accord.order) = (None, None, None);
                }
            }
            _ => {}
        }
    }

    fn accord_mut(&mut self) -> &mut Accord {
        self.accord.get_or_insert_default()
    }
}
