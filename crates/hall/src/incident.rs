//! What an arbiter sees or is told at a board without eyes of its own.

use chess::Color;
use clock::Span;
use laws::{Area, ClaimRuling, Device, DrawBasis, IllegalAct, Irregularity, NoWin, Penalty};
use serde::{Deserialize, Serialize};

/// What happened at a board. What the program cannot see and the rule depends on is a question to
/// the arbiter: it is left out at first, and [`Proposal::asks`](crate::Proposal) names it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "incident", rename_all = "snake_case", deny_unknown_fields)]
pub enum Incident {
    /// An illegal act of 7.5 was completed.
    Illegal {
        /// By whom.
        of: Color,
        /// Of which kind.
        #[serde(default = "illegal_move")]
        kind: IllegalAct,
        /// Whether the opponent could still mate by any series of legal moves; asked for where the
        /// game is lost with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        can_mate: Option<bool>,
    },
    /// A piece was touched and another one moved, or not that one (4.3).
    TouchedPiece {
        /// By whom.
        of: Color,
    },
    /// The position itself is illegal (A.4.4).
    IllegalPosition,
    /// A phone sounded.
    DeviceSounded {
        /// Whose.
        of: Color,
    },
    /// A forbidden device was found.
    DeviceFound {
        /// On whom.
        of: Color,
        /// What it is.
        #[serde(default)]
        device: Device,
    },
    /// A flag is down.
    Flag {
        /// Whose.
        of: Color,
        /// Whether the opponent could still mate; by the Finnish blitz rules, whether the opponent
        /// has the pieces for it or has shown a forced mate.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        can_mate: Option<bool>,
        /// How a claim that was postponed is decided now (III.5.2).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruling: Option<ClaimRuling>,
    },
    /// Both flags are down and nobody knows which fell first.
    BothFlags {
        /// Whether it was the last period of time; asked for where there are several (III.3.1).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last: Option<bool>,
        /// Whether the arbiter draws the game, where no article says what follows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        drawn: Option<bool>,
    },
    /// A player asks for an increment for both, which offers a draw too (III.4).
    IncrementRequest {
        /// Who.
        of: Color,
        /// Whether that player has the move in the last period with less than two minutes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        short: Option<bool>,
        /// Whether the opponent accepts the draw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        accepted: Option<bool>,
        /// How many moves each has made, where that decides whether the draw can be agreed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<u16>,
        /// Whether the arbiter consents to the draw, where that is needed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        consent: Option<bool>,
        /// Whether the arbiter agrees to the increment.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        granted: Option<bool>,
    },
    /// A player claims that the opponent cannot win, or does not try to, by normal means (III.5).
    NoNormalWin {
        /// Who.
        of: Color,
        /// On what ground.
        ground: NoWin,
        /// Whether that player has the move in the last period with less than two minutes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        short: Option<bool>,
        /// How the arbiter decides it, at once or once it was postponed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruling: Option<ClaimRuling>,
    },
    /// A player claims a draw.
    Claim {
        /// Who.
        of: Color,
        /// On what ground.
        basis: DrawBasis,
        /// Whether the claim is right; asked for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        correct: Option<bool>,
    },
    /// The players agreed on a draw.
    DrawAgreed {
        /// How many moves each has made, where the regulations want to know.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<u16>,
        /// Whether the arbiter consents, where that is needed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        consent: Option<bool>,
    },
    /// A player offers draws again and again (11.5).
    RepeatedOffers {
        /// Who.
        of: Color,
    },
    /// Pieces were knocked over (7.4).
    Displaced {
        /// By whom.
        of: Color,
    },
    /// A player is not at the board when the default time has passed.
    NotArrived {
        /// Who.
        of: Color,
    },
    /// Neither player is.
    NobodyArrived,
    /// A player left where that takes permission.
    Left {
        /// Who.
        of: Color,
        /// From where.
        area: Area,
    },
    /// Something that a player did or that is wrong with board and clock.
    Reported {
        /// What.
        what: Irregularity,
        /// Who did it, if a player did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Color>,
        /// How many moves each has made, where that decides whether a new game is played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<u16>,
    },
    /// The clock is defective (6.10).
    ClockDefect,
    /// The game was disturbed from outside (12.5).
    Disturbance {
        /// The time that both get.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        extra: Option<Span>,
    },
    /// Anything else, in words.
    Other {
        /// What happened.
        text: String,
        /// Who did it, if a player did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Color>,
    },
}

const fn illegal_move() -> IllegalAct {
    IllegalAct::Move
}

impl Incident {
    /// The player it is about, if it is about one.
    #[must_use]
    pub const fn of(&self) -> Option<Color> {
        match self {
            Self::Illegal { of, .. }
            | Self::TouchedPiece { of }
            | Self::DeviceSounded { of }
            | Self::DeviceFound { of, .. }
            | Self::Flag { of, .. }
            | Self::Claim { of, .. }
            | Self::IncrementRequest { of, .. }
            | Self::NoNormalWin { of, .. }
            | Self::RepeatedOffers { of }
            | Self::Displaced { of }
            | Self::NotArrived { of }
            | Self::Left { of, .. } => Some(*of),
            Self::Reported { of, .. } | Self::Other { of, .. } => *of,
            Self::IllegalPosition
            | Self::BothFlags { .. }
            | Self::DrawAgreed { .. }
            | Self::NobodyArrived
            | Self::ClockDefect
            | Self::Disturbance { .. } => None,
        }
    }
}

/// What an arbiter imposes otherwise than the program proposes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Imposed {
    /// On whom.
    pub of: Color,
    /// What.
    pub penalty: Penalty,
}
