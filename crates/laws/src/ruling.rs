//! The arbiter's answer to one act.

use clock::Moment;
use serde::{Deserialize, Serialize};

use crate::fact::{Event, Fact};
use crate::{Act, Seat, Table, Verdict};

/// What followed from one act: the act itself, who did it when, and every fact in order.
///
/// The rulings of a game in their order are its record; [`Table::replay`](crate::Table::replay)
/// makes the table from them again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ruling {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    #[serde(flatten)]
    pub act: Act,
    /// When, in milliseconds of table time.
    pub at: Moment,
    /// What is so now, at least one fact.
    pub events: Vec<Event>,
}

/// The answer to an act: the ruling, and the table after it.
///
/// It is for callers that must store the ruling before it counts:
/// [`Table::accept`] then goes on from it without judging or applying anything again.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The ruling.
    pub ruling: Ruling,
    /// The table after it.
    pub table: Table,
}

impl Ruling {
    /// How the game ended, if this ruling ended it or changed its result.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        self.events.iter().rev().find_map(|event| match event.fact {
            Fact::GameEnded { verdict } => Some(verdict),
            _ => None,
        })
    }

    /// Whether the act could not be done.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        self.events.iter().any(|event| matches!(event.fact, Fact::Refused { .. }))
    }

    /// Whether it says nothing but no: such an act never happened.
    #[must_use]
    pub fn is_bare_refusal(&self) -> bool {
        self.events.iter().all(|event| matches!(event.fact, Fact::Refused { .. }))
    }

    /// The facts that a seat is told when they come about. What it may read later,
    /// [`Table::may_know`] says.
    pub fn told_to(&self, seat: Seat) -> impl Iterator<Item = &Event> + '_ {
        self.events.iter().filter(move |event| event.audience.reaches(seat))
    }
}
