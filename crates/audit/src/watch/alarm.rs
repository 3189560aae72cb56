//! What an arbiter beside the boards has to know at once.

use std::fmt;

use chess::Color;
use clock::Span;
use laws::{Articles, Provision};
use serde::Serialize;

use crate::{Basis, Ending};

/// What the arbiter does about an alarm, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
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

impl fmt::Display for Duty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Must => "MUST",
            Self::Watch => "WATCH",
            Self::Quiet => "QUIET",
            Self::May => "MAY",
        })
    }
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
    /// The player to move can claim a draw.
    Claim {
        /// On what ground.
        basis: Basis,
        /// Who.
        #[serde(serialize_with = "crate::what::write_side")]
        by: Color,
        /// The moves of which one has to be written down; none if the claim needs no move.
        intended: Vec<String>,
    },
    /// The record holds a move that is illegal, ambiguous or none.
    WrongRecord {
        /// What is wrong with it, in words.
        why: String,
    },
    /// A clock shows zero.
    Flag {
        /// Whose.
        #[serde(serialize_with = "crate::what::write_side")]
        side: Color,
    },
    /// A player has less than five minutes.
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
    /// The record of a game ends without any mark of how it stands.
    ResultMissing,
}

fn write_time<S: serde::Serializer>(time: &Option<Span>, serializer: S) -> Result<S::Ok, S::Error> {
    time.map(Span::as_millis).serialize(serializer)
}

impl Event {
    /// What the arbiter does about it.
    #[must_use]
    pub const fn duty(&self) -> Duty {
        match self {
            Self::Ended { .. } | Self::WrongRecord { .. } | Self::Flag { .. } => Duty::Must,
            Self::TimeTrouble { .. } => Duty::Watch,
            Self::Claim { .. } => Duty::Quiet,
            Self::DefaultTime | Self::ResultMissing => Duty::May,
        }
    }

    /// Whether two are the same matter, which is told once.
    pub(super) fn is_same_matter(&self, other: &Self) -> bool {
        match (self, other) {
            // Whoever has the move: the ground has not gone away.
            (Self::Claim { basis, .. }, Self::Claim { basis: other, .. }) => basis == other,
            (Self::TimeTrouble { side, .. }, Self::TimeTrouble { side: other, .. }) => {
                side == other
            }
            (one, other) => one == other,
        }
    }

    pub(super) const fn provisions(&self) -> &'static [Provision] {
        match self {
            Self::Ended { ending } => match ending {
                Ending::Checkmate => &[Provision::Checkmate],
                Ending::Stalemate => &[Provision::Stalemate],
                Ending::DeadPosition => &[Provision::DeadPosition],
                Ending::Fivefold => &[Provision::Fivefold],
                Ending::SeventyFiveMoves => &[Provision::SeventyFiveMoves],
            },
            Self::Claim { basis: Basis::Threefold, intended, .. } if intended.is_empty() => {
                &[Provision::ThreefoldOnBoard, Provision::CheckingClaims, Provision::ArbiterSilent]
            }
            Self::Claim { basis: Basis::Threefold, .. } => {
                &[Provision::ThreefoldIntended, Provision::CheckingClaims, Provision::ArbiterSilent]
            }
            Self::Claim { basis: Basis::FiftyMoves, intended, .. } if intended.is_empty() => {
                &[Provision::FiftyOnBoard, Provision::ArbiterSilent]
            }
            Self::Claim { basis: Basis::FiftyMoves, .. } => {
                &[Provision::FiftyIntended, Provision::ArbiterSilent]
            }
            Self::WrongRecord { .. } => &[Provision::IllegalMoveCompleted],
            Self::Flag { .. } => &[Provision::FlagNoticed, Provision::TimeOverstepped],
            Self::TimeTrouble { .. } => &[Provision::TimeTrouble],
            Self::DefaultTime => &[Provision::DefaultTime],
            Self::ResultMissing => &[Provision::Signatures],
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ended { ending } => write!(f, "{ending} has ended the game"),
            Self::Claim { basis, by, intended } => {
                write!(f, "{by} can claim a draw by {basis}")?;
                match &**intended {
                    [] => f.write_str(" on the board"),
                    moves => write!(f, " with {}", moves.join(" or ")),
                }?;
                f.write_str(": do not tell")
            }
            Self::WrongRecord { why } => write!(f, "the record is wrong: {why}"),
            Self::Flag { side } => write!(f, "{side}'s flag is down"),
            Self::TimeTrouble { side, white, black } => {
                let shown = |time: &Option<Span>| {
                    time.map_or("unknown".to_owned(), |time| time.to_string())
                };
                write!(
                    f,
                    "{side} has less than five minutes (White {}, Black {}): be present",
                    shown(white),
                    shown(black)
                )
            }
            Self::DefaultTime => f.write_str("the default time has passed without a move"),
            Self::ResultMissing => f.write_str("the record ends without a result"),
        }
    }
}

/// Something that has just happened at a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alarm {
    /// The place of the game in its file, the first being 1.
    pub game: usize,
    /// The board as its tags name it: `3 Laine - Virtanen`.
    pub board: String,
    /// The last move, as `12... Nxe5`.
    pub at: Option<String>,
    /// What has happened.
    pub event: Event,
    /// The articles that say so, and those that say what the arbiter does.
    pub articles: Articles,
}

impl fmt::Display for Alarm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.event.duty(), self.board)?;
        if let Some(at) = &self.at {
            write!(f, ", {at}")?;
        }
        write!(f, ": {}", self.event)?;
        if let Some(first) = self.articles.first() {
            write!(f, " ({} {})", first.book(), self.articles)?;
        }
        Ok(())
    }
}
