//! Where a request or a claim under Guideline III is.

use chess::Color;

use crate::act::NoWin;

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
    /// The increment was granted: the game is no longer a quickplay finish (III.2.2).
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
    /// A flag fell while a claim was postponed.
    pub(super) fn due(now: Option<Self>, by: Color, flag: Color) -> Option<Self> {
        match now {
            Some(Self::Postponed { compensated, .. }) => {
                Some(Self::Postponed { by, compensated, flag: Some(flag) })
            }
            other => other,
        }
    }

    /// Play goes on: what was not postponed or granted is settled.
    pub(super) fn resumed(now: Option<Self>) -> Option<Self> {
        now.filter(|now| matches!(now, Self::Granted | Self::Postponed { .. }))
    }
}
