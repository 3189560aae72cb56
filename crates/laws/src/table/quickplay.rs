//! Where a request or a claim under Guideline III is.

use chess::Color;

use crate::act::NoWin;
use crate::fact::Fact;

/// A request or a claim in the last period of a game without increment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quickplay {
    /// An increment was asked for, and neither opponent nor arbiter has settled it.
    Requested {
        /// By whom.
        by: Color,
        /// Whether a delay was asked for instead.
        delay: bool,
    },
    /// The increment was granted: the game is no quickplay finish any more (III.2.2).
    Granted,
    /// A claim waits for the arbiter.
    Claimed {
        /// Whose.
        by: Color,
    },
    /// The arbiter decides the claim later.
    Postponed {
        /// Whose.
        by: Color,
        /// Whether the opponent got two minutes for it.
        compensated: bool,
        /// Whose flag has fallen since, so that it must be decided now.
        flag: Option<Color>,
    },
    /// The game ended with a claim, and an arbiter who is not there will decide it.
    Referred {
        /// Whose.
        by: Color,
        /// On which ground.
        ground: NoWin,
    },
}

impl Quickplay {
    /// What stands after a fact.
    pub(super) fn after(now: Option<Self>, fact: &Fact) -> Option<Self> {
        match (fact, now) {
            (Fact::IncrementRequested { by, delay }, _) => {
                Some(Self::Requested { by: *by, delay: *delay })
            }
            (Fact::IncrementDecided { granted: true, .. }, _) => Some(Self::Granted),
            (Fact::NoNormalWinClaimed { by, ground, referred: true }, _) => {
                Some(Self::Referred { by: *by, ground: *ground })
            }
            (Fact::NoNormalWinClaimed { by, .. }, _) => Some(Self::Claimed { by: *by }),
            (Fact::ClaimPostponed { by, compensated }, _) => {
                Some(Self::Postponed { by: *by, compensated: *compensated, flag: None })
            }
            (Fact::ClaimDue { by, flag }, Some(Self::Postponed { compensated, .. })) => {
                Some(Self::Postponed { by: *by, compensated, flag: Some(*flag) })
            }
            // Play goes on: what was not postponed or granted is settled.
            (
                Fact::Resumed,
                Some(Self::Requested { .. } | Self::Claimed { .. } | Self::Referred { .. }),
            )
            | (Fact::IncrementDecided { .. } | Fact::NoNormalWinRejected { .. }, _) => None,
            (_, now) => now,
        }
    }
}
