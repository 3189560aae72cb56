//! Why an act cannot be done.

use std::fmt;

use laws::Articles;
use serde::{Deserialize, Serialize};

/// Why an act is refused.
///
/// # JSON
/// `{"why": "no_such_board"}`; the word is also the key of its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "EventRefusal"))]
#[serde(tag = "why", rename_all = "snake_case")]
#[allow(missing_docs, reason = "their names say it")]
pub enum Refusal {
    /// The event is already open.
    AlreadyOpen,
    /// The event is not open yet.
    NotOpen,
    /// The event is closed.
    Closed,
    /// It is not closed.
    NotClosed,
    /// Not for this person to do.
    NotYours,
    /// The arbiter is unknown or was released.
    NoSuchArbiter,
    /// The last chief cannot be released.
    LastChief,
    NoSuchPlayer,
    NoSuchRound,
    NoSuchBoard,
    NoSuchRuling,
    NoSuchAppeal,
    NoSuchRoom,
    /// A name is missing.
    NoName,
    /// A player is there twice.
    Twice {
        /// Who.
        player: crate::Number,
    },
    /// A board is listed twice, or its number is 0.
    BoardTwice {
        /// Which.
        board: u16,
    },
    /// The player does not play this round.
    DoesNotPlay {
        /// Who.
        player: crate::Number,
    },
    /// Rounds are paired one after the other, and not more than the event has.
    WrongRound,
    /// The tables of a round robin are in use: nobody can be added to them.
    TablesFixed,
    /// The round has begun.
    HasBegun,
    /// The game has not begun.
    NotBegun,
    /// There is already a result: changing it takes a reason.
    HasResult,
    /// There is no result.
    NoResult,
    /// The score is not one that the book allows (10.2).
    NotAllowed,
    /// What is signed is not the result that was entered.
    OtherResult,
    /// A reason is missing.
    NoReason,
    /// Something must be said first.
    Asks {
        /// What.
        ask: crate::Ask,
    },
    /// The book or the regulations know no such rule.
    NotInForce,
    /// A claim at the board has been postponed and is decided first.
    ClaimOpen,
    /// The board is another arbiter's, or nobody's.
    NotMine,
    /// The board is another arbiter's.
    TakenBy {
        /// Whose.
        arbiter: crate::ArbiterId,
    },
    /// There is nothing of the kind to do.
    NothingToDo,
    /// The program sees this board itself; what happens there is ruled at its table.
    SeenByProgram,
    /// The ruling was undone already.
    AlreadyUndone,
    /// It was decided already.
    AlreadyDecided,
    /// A ruling that undoes another cannot be undone: the incident is ruled on again.
    RuleAnew,
    /// The time to appeal has passed.
    TooLate,
    /// No ruling of this event can be appealed.
    NoAppeals,
    /// No time would be left: the clock showed less than is taken.
    WouldFlag,
    /// The regulations go against the Laws.
    Unlawful {
        /// How, in English.
        how: String,
    },
}

/// An act that cannot be done: it never happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refused {
    /// Why.
    #[serde(flatten)]
    pub why: Refusal,
    /// The articles that refuse it, if any do.
    #[serde(default)]
    pub articles: Articles,
}

impl From<Refusal> for Refused {
    fn from(why: Refusal) -> Self {
        Self { why, articles: Articles::default() }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::text::Words::of(laws::text::Lang::English).refusal(self))
    }
}

impl std::error::Error for Refused {}
