//! Why something waits, and what is done about it first.

use audit::watch::{Duty, Section};
use chess::{ByColor, Color};
use clock::Span;
use laws::{DrawBasis, Ground, Question, StopReason};
use serde::Serialize;

use crate::{Incident, Outcome, Todo};

/// What is so at a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "DutyReason"))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// An illegal move was made on an electronic board.
    Illegal {
        /// The move as it is recorded.
        text: String,
        /// Whether it stands once the opponent has moved, who has not yet.
        lapses: bool,
    },
    /// The record of an electronic board holds what cannot have been played.
    WrongRecord {
        /// What is written.
        text: String,
    },
    /// A player stopped the clocks, or they stand for another reason.
    Stopped {
        /// Who.
        by: Option<Color>,
        /// Why.
        why: Option<StopReason>,
    },
    /// Something else waits for a decision at the table.
    Asked {
        /// What.
        question: Question,
    },
    /// Something is to be done by hand.
    ToDo {
        /// What.
        #[serde(flatten)]
        todo: Todo,
    },
    /// A flag is down.
    Flag {
        /// Whose.
        of: Color,
        /// Whether the opponent can mate; nothing if that is not decided.
        can_mate: Option<bool>,
    },
    /// Both are.
    BothFlags,
    /// The game is over, and nobody stands for the result yet.
    Ended {
        /// What both get.
        outcome: Outcome,
        /// Why.
        ground: Option<Ground>,
    },
    /// Another result is recorded than the board shows.
    WrongResult {
        /// As it is written.
        recorded: String,
        /// What belongs there.
        right: String,
    },
    /// A player is not there, and the default time has passed.
    DefaultTimePassed {
        /// Who.
        of: Color,
    },
    /// Little time is left.
    TimeTrouble {
        /// What White has.
        white: Option<Span>,
        /// What Black has.
        black: Option<Span>,
    },
    /// The next illegal act of a player loses the game.
    NextIllegalLoses {
        /// Whose.
        of: Color,
    },
    /// The position is illegal; the next move decides.
    IllegalPosition,
    /// A claim that the opponent does not try to win was postponed: it is watched, and decided
    /// (III.5.2).
    ClaimPostponed {
        /// Whose claim.
        of: Color,
    },
    /// A player offers draws again and again.
    RepeatedOffers {
        /// Who.
        of: Color,
        /// How many in a row.
        count: u16,
    },
    /// A player could claim a draw, and is not told.
    Claimable {
        /// Who.
        of: Color,
        /// On what ground.
        basis: DrawBasis,
    },
    /// A player is not there yet.
    Absent {
        /// Who.
        of: Color,
    },
    /// Nothing is heard of a device.
    Silent,
    /// The result is not signed.
    Unsigned {
        /// Who has.
        signed: ByColor<bool>,
    },
    /// The record ends without a result.
    ResultMissing,
}

impl Reason {
    /// What the arbiter does about it.
    #[must_use]
    pub const fn duty(&self) -> Duty {
        match self {
            Self::Illegal { .. }
            | Self::WrongRecord { .. }
            | Self::Stopped { .. }
            | Self::Asked { .. }
            | Self::ToDo { .. }
            | Self::Flag { .. }
            | Self::BothFlags
            | Self::Ended { .. }
            | Self::WrongResult { .. }
            | Self::DefaultTimePassed { .. } => Duty::Must,
            Self::TimeTrouble { .. }
            | Self::NextIllegalLoses { .. }
            | Self::IllegalPosition
            | Self::ClaimPostponed { .. }
            | Self::Absent { .. }
            | Self::Silent => Duty::Watch,
            Self::RepeatedOffers { .. } | Self::Unsigned { .. } | Self::ResultMissing => Duty::May,
            Self::Claimable { .. } => Duty::Quiet,
        }
    }

    /// When.
    #[must_use]
    pub const fn section(&self) -> Section {
        match self {
            Self::Absent { .. } | Self::Silent | Self::Unsigned { .. } | Self::ResultMissing => {
                Section::Later
            }
            Self::TimeTrouble { .. }
            | Self::NextIllegalLoses { .. }
            | Self::IllegalPosition
            | Self::ClaimPostponed { .. }
            | Self::RepeatedOffers { .. }
            | Self::Claimable { .. } => Section::Soon,
            _ => Section::Now,
        }
    }

    /// The one thing to do first.
    #[must_use]
    pub fn action(&self) -> Action {
        match self {
            Self::Stopped { .. }
            | Self::Asked { .. }
            | Self::Illegal { .. }
            | Self::WrongRecord { .. }
            | Self::WrongResult { .. } => Action::Open,
            Self::ToDo { todo } => Action::Done { todo: *todo },
            Self::Ended { .. } => Action::Confirm,
            Self::TimeTrouble { .. }
            | Self::NextIllegalLoses { .. }
            | Self::IllegalPosition
            | Self::Silent => Action::Take,
            Self::Claimable { .. } => Action::SayNothing,
            Self::Absent { of } => Action::Arrive { side: *of },
            Self::Unsigned { .. } | Self::ResultMissing => Action::Open,
            Self::Flag { .. }
            | Self::BothFlags
            | Self::DefaultTimePassed { .. }
            | Self::ClaimPostponed { .. }
            | Self::RepeatedOffers { .. } => match self.incident() {
                Some(incident) => Action::Rule { incident },
                None => Action::Open,
            },
        }
    }
}

/// The one thing to do first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "DutyAction"))]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum Action {
    /// Rule on this.
    Rule {
        /// What happened.
        #[serde(rename = "rule")]
        incident: Incident,
    },
    /// Open the board, where more is to be seen and decided.
    Open,
    /// Confirm the result.
    Confirm,
    /// Say that it was done.
    Done {
        /// What.
        #[serde(rename = "done")]
        todo: Todo,
    },
    /// Take the board and be there.
    Take,
    /// The player has come.
    Arrive {
        /// Who.
        side: Color,
    },
    /// Nothing: it must not be said.
    SayNothing,
}
