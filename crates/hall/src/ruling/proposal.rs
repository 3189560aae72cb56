//! What is proposed before a ruling is made.

use chess::Color;
use laws::Book;
use serde::{Deserialize, Serialize};

use super::{RulingNo, Step};
use crate::Incident;

/// What the arbiter must say before the program can rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Ask {
    /// Could this player still mate?
    CanMate {
        /// Who.
        by: Color,
    },
    /// Is the claim right?
    IsCorrect,
    /// How many moves has each made?
    Moves {
        /// So many are needed.
        least: u16,
    },
    /// Does the arbiter consent?
    Consent,
    /// How much time do both get?
    Extra,
    /// Does this player have the move in the last period, with less than two minutes (III.4, III.5)?
    ShortTime {
        /// Who.
        of: Color,
    },
    /// Does the opponent accept the draw that a request for an increment offers (III.4)?
    Accepted {
        /// The opponent.
        by: Color,
    },
    /// Does the arbiter agree to the increment (III.4)?
    Granted,
    /// Can the opponent win by normal means, and does the opponent try to (III.5)?
    NoNormalWin {
        /// The opponent.
        by: Color,
        /// Whether the decision can still be postponed.
        can_wait: bool,
    },
    /// Is it the last period of time (III.3.1)?
    LastPeriod,
    /// Both flags are down and no article says what follows: is it a draw?
    BothFlags,
}

/// What the program proposes for an incident: nothing has happened yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "IncidentProposal"))]
pub struct Proposal {
    /// The number the ruling would have.
    pub number: RulingNo,
    /// What happened.
    pub incident: Incident,
    /// What must be said first.
    pub asks: Option<Ask>,
    /// What follows, in the order in which it is done.
    pub steps: Vec<Step>,
    /// What else was ruled on this player in the event.
    pub history: Vec<Earlier>,
    /// What the other books would say, where that differs.
    pub elsewhere: Vec<Elsewhere>,
}

/// An earlier ruling on a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Earlier {
    /// Which.
    pub number: RulingNo,
    /// What had happened.
    pub incident: Incident,
    /// What followed.
    pub steps: Vec<Step>,
    /// Whether it was undone.
    pub undone: bool,
}

/// What another book says to the same incident.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "InOtherBook"))]
pub struct Elsewhere {
    /// The book.
    pub book: Book,
    /// What follows by it.
    pub steps: Vec<Step>,
}
