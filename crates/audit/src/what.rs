//! What can be found in a game.
//!
//! The file is long because [`What`] is one enum, and every variant and field says what it means.

use std::fmt;
use std::str::FromStr;

use chess::Color;
use clock::Span;
use laws::DrawBasis;
use laws::course::Ending;
use notation::pgn::Outcome;
use serde::{Serialize, Serializer};

use crate::{Evidence, Fate, Severity};

/// What was found, with what there is to say about it.
///
/// # JSON
/// `{"kind": "wrong-result", "data": {"result": "1/2-1/2", ...}}`: results as PGN writes them, sides
/// as `white` and `black`, times in milliseconds, moves in algebraic notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "data", rename_all = "kebab-case")]
pub enum What {
    /// A move that the rules of chapter 3 forbid.
    IllegalMove {
        /// What is written.
        text: String,
        /// Why it is illegal.
        why: String,
        /// Legal moves that are written almost like it, the nearest first.
        nearest: Vec<String>,
        /// What becomes of it, if the game can be followed from it.
        fate: Option<Fate>,
    },
    /// A move that can be read in two ways or more.
    AmbiguousMove {
        /// What is written.
        text: String,
        /// The moves it may mean.
        candidates: Vec<String>,
    },
    /// A word among the moves that is not a move.
    UnreadableMove {
        /// What is written.
        text: String,
        /// Why it cannot be read.
        why: String,
        /// Legal moves that are written almost like it, the nearest first.
        nearest: Vec<String>,
    },
    /// A move of which something is said that is not so.
    MisdescribedMove {
        /// What is not so.
        why: String,
    },
    /// A player passes among the moves that were played.
    Passed,
    /// By the numbers a move is missing.
    MissingMove {
        /// The move after it.
        text: String,
    },
    /// The game had ended, and more moves were made.
    WentOn {
        /// How it had ended.
        ending: Ending,
        /// How many plies were played after that, as far as they could be read.
        plies: u32,
    },
    /// The result is not the one that the last position has.
    WrongResult {
        /// The result as it is given.
        #[serde(serialize_with = "write_outcome")]
        result: Outcome,
        /// How the game ended.
        ending: Ending,
        /// The result that belongs to that.
        #[serde(serialize_with = "write_outcome")]
        right: Outcome,
    },
    /// A game won by a side that could not mate by any series of legal moves.
    CannotMate {
        /// The side that is said to have won.
        #[serde(serialize_with = "write_side")]
        winner: Color,
        /// How it is said to have won.
        by: Defeat,
        /// Why it could not mate.
        proof: String,
    },
    /// A game drawn on time, though the side whose time was left could mate.
    CouldMate {
        /// That side.
        #[serde(serialize_with = "write_side")]
        side: Color,
        /// A series of legal moves to mate.
        helpmate: Vec<String>,
    },
    /// Whether a side could mate was not decided with the means allowed.
    Undecided,
    /// Nobody says how the game ended.
    ResultMissing,
    /// A draw that a player could have claimed at this moment, and the game went on.
    Claim {
        /// On what ground.
        #[serde(serialize_with = "write_basis")]
        basis: DrawBasis,
        /// Who could have claimed.
        #[serde(serialize_with = "write_side")]
        by: Color,
        /// The move to be written down and not played, if the claim needed one.
        intended: Option<String>,
        /// After how many plies the position had been on the board before, of a repetition.
        before: Vec<u32>,
    },
    /// A draw agreed earlier than it may be.
    EarlyDraw {
        /// How many moves both had made.
        moves: u32,
        /// How many they must make.
        least: u32,
    },
    /// A clock shows more than it can after this move.
    TooMuchTime {
        /// Whose clock.
        #[serde(serialize_with = "write_side")]
        side: Color,
        /// What it shows.
        #[serde(serialize_with = "write_millis")]
        shown: Span,
        /// The most it could show.
        #[serde(serialize_with = "write_millis")]
        most: Span,
    },
    /// The time a move took and the time the clock shows after it do not fit.
    ClockMismatch {
        /// Whose clock.
        #[serde(serialize_with = "write_side")]
        side: Color,
        /// What it shows.
        #[serde(serialize_with = "write_millis")]
        shown: Span,
        /// What it would show by the time the move took.
        #[serde(serialize_with = "write_millis")]
        expected: Span,
    },
    /// A clock shows zero, and the game went on.
    FlagIgnored {
        /// Whose clock.
        #[serde(serialize_with = "write_side")]
        side: Color,
    },
    /// A game lost on time by a player with time left, while the other's clock shows none.
    WrongFlag {
        /// The player who is said to have overstepped the time.
        #[serde(serialize_with = "write_side")]
        loser: Color,
        /// What that player's clock shows.
        #[serde(serialize_with = "write_millis")]
        shown: Span,
    },
    /// The time control cannot be understood.
    UnreadableTimeControl {
        /// What is written.
        text: String,
        /// Why it cannot be read.
        why: String,
    },
    /// The time control can be read in seconds, as the standard has it, and in minutes, as broadcasts write.
    TimeControlUnit {
        /// What is written.
        text: String,
        /// What says that minutes are meant; it is read in seconds if nothing does.
        minutes: Option<Evidence>,
    },
    /// The tag and the end of the moves give different results.
    ResultsDiffer {
        /// The tag.
        #[serde(serialize_with = "write_outcome")]
        tag: Outcome,
        /// The mark at the end of the moves.
        #[serde(serialize_with = "write_outcome")]
        mark: Outcome,
    },
    /// The tag PlyCount gives another number of plies than there are.
    PlyCount {
        /// The tag.
        tag: u32,
        /// How many there are.
        plies: u32,
    },
    /// Tags are missing that every game should have.
    RosterIncomplete {
        /// Their names.
        missing: Vec<&'static str>,
    },
    /// The same moves of the same players, under other tags.
    Duplicate {
        /// The file of the other game.
        file: String,
        /// Its number there.
        game: u64,
    },
    /// A date that no calendar has.
    ImpossibleDate {
        /// The tag.
        tag: String,
        /// Its value.
        value: String,
    },
    /// The position the game begins from is none, or not with all that is said of it.
    BadStart {
        /// Why.
        why: String,
    },
    /// No legal game leads to the position that this one begins from.
    UnreachableStart {
        /// Why not.
        why: String,
        /// Whether that is because of its counters only.
        counters: bool,
    },
    /// The moves are not of the position that the game is said to begin from.
    OtherStart {
        /// The first move.
        text: String,
        /// Where it would be legal.
        fits: Fits,
    },
    /// A tag that is there twice.
    DoubledTag {
        /// Its name.
        tag: String,
    },
    /// A kind of chess with other rules; its moves were not looked at.
    OtherVariant {
        /// Its name.
        name: String,
    },
    /// Something in the file that PGN does not allow.
    Syntax {
        /// What it is.
        why: String,
    },
}

/// How a game is said to have been lost, where that matters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Defeat {
    /// By overstepping the time.
    Time,
    /// By an infraction of the rules, such as a second illegal move.
    Infraction,
    /// By resigning, where that is a draw against a side that cannot mate (since 2023).
    Resignation,
    /// The file does not say.
    Unsaid,
}

/// Where a first move would be legal that is not where the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fits {
    /// In the initial position.
    InitialPosition,
    /// With the other side to move.
    OtherSide,
}

pub(crate) fn write_outcome<S: Serializer>(
    outcome: &Outcome,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(outcome.as_str())
}

pub(crate) fn write_side<S: Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(match color {
        Color::White => "white",
        Color::Black => "black",
    })
}

pub(crate) fn write_basis<S: Serializer>(
    basis: &DrawBasis,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(match basis {
        DrawBasis::Threefold => "threefold",
        DrawBasis::FiftyMoves => "fifty-moves",
    })
}

fn write_millis<S: Serializer>(span: &Span, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u64(span.as_millis())
}

macro_rules! kinds {
    ($($name:ident $text:literal $about:literal;)*) => {
        /// The kinds of findings, by which they are chosen and counted.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs)]
        pub enum Kind {
            $($name,)*
        }

        impl Kind {
            /// Every kind.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// Its name in files and on the command line.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)*
                }
            }

            /// What it is, in a few words.
            #[must_use]
            pub const fn about(self) -> &'static str {
                match self {
                    $(Self::$name => $about,)*
                }
            }
        }

        impl What {
            /// Of which kind it is.
            #[must_use]
            pub const fn kind(&self) -> Kind {
                match self {
                    $(Self::$name { .. } => Kind::$name,)*
                }
            }
        }
    };
}

kinds! {
    IllegalMove "illegal-move" "illegal moves";
    AmbiguousMove "ambiguous-move" "moves that can be read in several ways";
    UnreadableMove "unreadable-move" "words that are not moves";
    MisdescribedMove "misdescribed-move" "moves with a sign that is not so";
    Passed "passed" "players who pass";
    MissingMove "missing-move" "moves that are missing";
    WentOn "went-on" "games that had ended and went on";
    WrongResult "wrong-result" "results at odds with the last position";
    CannotMate "cannot-mate" "wins by a side that could not mate";
    CouldMate "could-mate" "draws on time against a side that could mate";
    Undecided "undecided" "whether a side could mate is open";
    ResultMissing "result-missing" "games without a result";
    Claim "claim" "draws that could have been claimed";
    EarlyDraw "early-draw" "draws agreed too early";
    TooMuchTime "too-much-time" "clocks that show more than they can";
    ClockMismatch "clock-mismatch" "times that do not fit each other";
    FlagIgnored "flag-ignored" "clocks at zero, and the game went on";
    WrongFlag "wrong-flag" "losses on time with time left";
    UnreadableTimeControl "unreadable-time-control" "time controls that cannot be read";
    TimeControlUnit "time-control-unit" "time controls that may be in minutes";
    ResultsDiffer "results-differ" "two results for one game";
    PlyCount "ply-count" "plies that are not as many as the tag says";
    RosterIncomplete "roster-incomplete" "games without a tag that all should have";
    Duplicate "duplicate" "games that are there twice";
    ImpossibleDate "impossible-date" "dates that no calendar has";
    BadStart "bad-start" "starts that are not a position";
    UnreachableStart "unreachable-start" "starts that no legal game reaches";
    OtherStart "other-start" "moves of another start";
    DoubledTag "doubled-tag" "tags that are there twice";
    OtherVariant "other-variant" "games with other rules";
    Syntax "syntax" "what PGN does not allow";
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no kind of finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownKind(pub String);

impl fmt::Display for UnknownKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown kind of finding {:?}; available:", self.0)?;
        Kind::ALL.iter().try_for_each(|kind| write!(f, " {kind}"))
    }
}

impl std::error::Error for UnknownKind {}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Self, UnknownKind> {
        let found = Self::ALL.iter().find(|kind| kind.name() == text);
        found.copied().ok_or_else(|| UnknownKind(text.to_owned()))
    }
}

impl What {
    /// How grave it is.
    #[must_use]
    pub fn severity(&self) -> Severity {
        match self {
            // Kings take the last piece; nobody could have stopped before that.
            Self::WentOn { ending: Ending::DeadPosition, plies: 1 } => Severity::Note,
            Self::IllegalMove { .. }
            | Self::AmbiguousMove { .. }
            | Self::UnreadableMove { .. }
            | Self::MissingMove { .. }
            | Self::WentOn { .. }
            | Self::CannotMate {
                by: Defeat::Time | Defeat::Infraction | Defeat::Resignation,
                ..
            }
            | Self::ResultsDiffer { .. }
            | Self::ImpossibleDate { .. }
            | Self::BadStart { .. }
            | Self::OtherStart { .. } => Severity::Error,
            Self::WrongResult { result, .. } if *result != Outcome::Unknown => Severity::Error,
            Self::Passed
            | Self::CannotMate { by: Defeat::Unsaid, .. }
            | Self::CouldMate { .. }
            | Self::TooMuchTime { .. }
            | Self::ClockMismatch { .. }
            | Self::WrongFlag { .. }
            | Self::UnreachableStart { counters: false, .. }
            | Self::PlyCount { .. }
            | Self::Duplicate { .. }
            | Self::DoubledTag { .. } => Severity::Warning,
            // Games whose moves nobody kept have a result and nothing else.
            Self::EarlyDraw { moves: 0, least: 1 } => Severity::Note,
            Self::EarlyDraw { .. } => Severity::Error,
            Self::MisdescribedMove { .. }
            | Self::WrongResult { .. }
            | Self::ResultMissing
            | Self::UnreadableTimeControl { .. }
            | Self::TimeControlUnit { .. }
            | Self::UnreachableStart { .. }
            | Self::RosterIncomplete { .. }
            | Self::Undecided
            | Self::Claim { .. }
            | Self::FlagIgnored { .. }
            | Self::OtherVariant { .. }
            | Self::Syntax { .. } => Severity::Note,
        }
    }
}
