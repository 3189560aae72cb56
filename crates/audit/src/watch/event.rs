//! What can come about at a board.

use std::fmt;

use chess::Color;
use clock::Span;
use laws::course::Ending;
use laws::text::Lang;
use laws::{Articles, Book, DrawBasis, Provision};
use notation::pgn::Outcome;
use serde::Serialize;

use super::{Why, Words};
use crate::Fate;
use crate::citation::cite;

/// What the arbiter does about an event, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "ArbiterDuty"))]
#[serde(rename_all = "UPPERCASE")]
pub enum Duty {
    /// The arbiter has to act.
    Must,
    /// The arbiter should be there, and say nothing unless something happens.
    Watch,
    /// The arbiter knows it, and may not tell the players.
    Quiet,
    /// The arbiter may act.
    May,
}

impl Duty {
    /// All of them, the most urgent first.
    pub const ALL: [Self; 4] = [Self::Must, Self::Watch, Self::Quiet, Self::May];

    /// When the arbiter turns to it.
    #[must_use]
    pub const fn section(self) -> Section {
        match self {
            Self::Must => Section::Now,
            Self::Watch | Self::Quiet => Section::Soon,
            Self::May => Section::Later,
        }
    }

    /// The word of the program for it, which is the same in every language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Must => "MUST",
            Self::Watch => "WATCH",
            Self::Quiet => "QUIET",
            Self::May => "MAY",
        }
    }
}

impl fmt::Display for Duty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// When an arbiter turns to something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Section {
    Now,
    Soon,
    Later,
}

impl Section {
    /// All of them, in their order.
    pub const ALL: [Self; 3] = [Self::Now, Self::Soon, Self::Later];
}

/// What has happened at a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "data", rename_all = "kebab-case")]
pub enum Event {
    /// The board has ended the game, and it is still recorded as running.
    Ended {
        /// How.
        ending: Ending,
    },
    /// The board has ended the game, and another result is recorded.
    WrongResult {
        /// The one that is recorded.
        #[serde(serialize_with = "crate::what::write_outcome")]
        result: Outcome,
        /// How the board ended the game.
        ending: Ending,
        /// The result that belongs to it.
        #[serde(serialize_with = "crate::what::write_outcome")]
        right: Outcome,
    },
    /// The player to move can claim a draw.
    Claim {
        /// On what ground.
        #[serde(serialize_with = "crate::what::write_basis")]
        basis: DrawBasis,
        /// Who.
        #[serde(serialize_with = "crate::what::write_side")]
        by: Color,
        /// The moves of which one has to be written down; none if the claim needs no move.
        intended: Vec<String>,
        /// Whether these are all moves that are neither captures nor by pawns.
        any_quiet: bool,
    },
    /// The record holds a move that is illegal, ambiguous or none.
    WrongRecord(WrongRecord),
    /// A clock shows zero.
    Flag {
        /// Whose.
        #[serde(serialize_with = "crate::what::write_side")]
        side: Color,
        /// Whether the opponent can mate by any series of legal moves; nothing if that is not
        /// decided.
        can_mate: Option<bool>,
    },
    /// Both clocks show zero.
    BothFlags,
    /// A player has little time.
    TimeTrouble {
        /// Who.
        #[serde(serialize_with = "crate::what::write_side")]
        side: Color,
        /// What White's clock shows, if that is known.
        #[serde(serialize_with = "write_time")]
        white: Option<Span>,
        /// What Black's clock shows, if that is known.
        #[serde(serialize_with = "write_time")]
        black: Option<Span>,
    },
    /// The default time has passed, and no move was made.
    DefaultTime,
    /// Both kings were put in the centre, which is how players show a result. It is proposed, not known.
    ResultProposed {
        /// The result by the colour of the squares.
        #[serde(serialize_with = "crate::what::write_outcome")]
        result: Outcome,
    },
    /// The record of a game ends without a result or a `*`.
    ResultMissing,
    /// The electronic board does not answer: the record stays as it was.
    NoSignal {
        /// How the program beside the board calls it.
        state: String,
    },
}

/// A place where the record cannot be what was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WrongRecord {
    /// What is wrong there.
    pub fault: Fault,
    /// Which move of the game it is, as `12... Nxe5`.
    #[serde(rename = "move")]
    pub at: String,
    /// What becomes of an illegal move, if the game can be followed from it.
    pub fate: Option<Fate>,
    /// Whether it stands once the opponent has moved, who has not yet.
    pub lapses: bool,
    /// What is written.
    pub text: String,
    /// Why it cannot be what was played.
    pub why: Why,
    /// Legal moves that may be meant, the likeliest first.
    pub perhaps: Vec<String>,
    /// The articles that the move breaks, and those that say what becomes of it.
    #[serde(skip)]
    pub broken: Articles,
}

/// What is wrong with a recorded move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// The rules of chapter 3 forbid it.
    Illegal,
    /// It can be read in several ways.
    Ambiguous,
    /// It is not a move.
    Unreadable,
    /// By its number it is not the move of the side that has it: one is missing before it.
    Missing,
    /// The board had ended the game.
    AfterTheEnd,
}

fn write_time<S: serde::Serializer>(time: &Option<Span>, serializer: S) -> Result<S::Ok, S::Error> {
    time.map(Span::as_millis).serialize(serializer)
}

impl Event {
    /// What the arbiter does about it.
    #[must_use]
    pub const fn duty(&self) -> Duty {
        match self {
            Self::WrongRecord(WrongRecord { fate: Some(Fate::Stands), .. }) => Duty::May,
            Self::Ended { .. }
            | Self::WrongResult { .. }
            | Self::WrongRecord(_)
            | Self::Flag { .. }
            | Self::BothFlags => Duty::Must,
            Self::TimeTrouble { .. } | Self::NoSignal { .. } => Duty::Watch,
            Self::Claim { .. } => Duty::Quiet,
            Self::DefaultTime | Self::ResultProposed { .. } | Self::ResultMissing => Duty::May,
        }
    }

    /// What goes before what: first what lapses with the next move, then flags, then endings to be
    /// confirmed, then claims, then time trouble by the time that is left, then absence and results.
    #[must_use]
    pub fn urgency(&self) -> (u8, u64) {
        match self {
            Self::WrongRecord(wrong) => (0, u64::from(!wrong.lapses)),
            Self::BothFlags | Self::Flag { .. } => (1, 0),
            Self::Ended { .. } | Self::WrongResult { .. } => (2, 0),
            Self::TimeTrouble { white, black, .. } => {
                let least = [white, black].into_iter().flatten().min();
                (4, least.map_or(u64::MAX, |time| time.as_millis()))
            }
            Self::Claim { .. } => (3, 0),
            Self::NoSignal { .. } => (4, u64::MAX),
            Self::ResultProposed { .. } => (5, 0),
            Self::DefaultTime => (6, 0),
            Self::ResultMissing => (7, 0),
        }
    }

    /// The ground on which a draw can be claimed, if that is what it says.
    pub(super) const fn claimed(&self) -> Option<DrawBasis> {
        match self {
            Self::Claim { basis, .. } => Some(*basis),
            _ => None,
        }
    }

    /// Whether its end is reported. Time trouble comes and goes with every move, and an arrival or a
    /// result that is entered speaks for itself.
    pub(super) const fn is_said_to_be_over(&self) -> bool {
        !matches!(
            self,
            Self::TimeTrouble { .. }
                | Self::DefaultTime
                | Self::ResultMissing
                | Self::ResultProposed { .. }
        )
    }

    /// Whether two are the same matter, which is told once.
    pub(super) fn is_same_matter(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Claim { basis, by, .. }, Self::Claim { basis: ground, by: other, .. }) => {
                basis == ground && by == other
            }
            // The move stays the same when the opponent has answered it.
            (Self::WrongRecord(wrong), Self::WrongRecord(other)) => {
                (&wrong.at, wrong.fault) == (&other.at, other.fault)
                    && wrong.fate.is_some() == other.fate.is_some()
            }
            (Self::NoSignal { .. }, Self::NoSignal { .. }) => true,
            (Self::TimeTrouble { side, .. }, Self::TimeTrouble { side: other, .. })
            | (Self::Flag { side, .. }, Self::Flag { side: other, .. }) => side == other,
            (one, other) => one == other,
        }
    }

    /// The articles of a book that say so, and those that say what the arbiter does.
    #[must_use]
    pub fn articles(&self, book: Book) -> Articles {
        let mut articles = match self {
            Self::WrongRecord(wrong) => wrong.broken,
            _ => Articles::default(),
        };
        articles.extend(cite(book, &self.provisions()).iter());
        articles
    }

    fn provisions(&self) -> Vec<Provision> {
        match self {
            Self::Ended { ending } | Self::WrongResult { ending, .. } => vec![ending.provision()],
            Self::Claim { basis, intended, .. } => {
                let checking =
                    (*basis == DrawBasis::Threefold).then_some(Provision::CheckingClaims);
                let part = [basis.part(!intended.is_empty())].into_iter();
                part.chain(checking).chain([Provision::ArbiterSilent]).collect()
            }
            Self::WrongRecord(WrongRecord { fault: Fault::Missing, .. }) => {
                vec![Provision::TakingTurns]
            }
            // They stand beside the articles that the move breaks.
            Self::WrongRecord(WrongRecord { fate: Some(_), .. }) => Vec::new(),
            Self::WrongRecord(_) => vec![Provision::IllegalMoveCompleted],
            Self::Flag { .. } => vec![Provision::FlagNoticed, Provision::TimeOverstepped],
            Self::BothFlags => vec![Provision::BothFlags, Provision::FlagNoticed],
            Self::TimeTrouble { .. } => vec![Provision::TimeTrouble],
            Self::DefaultTime => vec![Provision::DefaultTime],
            Self::ResultProposed { .. } | Self::ResultMissing => vec![Provision::Signatures],
            // It is about the device, of which no book speaks.
            Self::NoSignal { .. } => Vec::new(),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::of(Lang::English).event(self))
    }
}
