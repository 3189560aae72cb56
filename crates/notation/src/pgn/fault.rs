//! What can be wrong in a PGN file, and where.

use std::fmt;

use chess::{FenError, SetupFaults};

use super::Place;
use crate::{Claim, ReadError};

/// Something wrong in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where it is.
    pub place: Place,
    /// What it is.
    pub what: What,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

impl std::error::Error for Fault {}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum What {
    /// A bracket that does not open a tag pair, where one is expected.
    MalformedTag,
    /// A tag whose value has no closing quote and bracket on the same line.
    UnclosedTag,
    /// A quote inside the value of a tag without the required backslash.
    BareQuote,
    /// A bracket among the moves.
    StrayBracket,
    /// A character that means nothing here.
    StraySign(char),
    /// A comment that is still open at the end of the file.
    UnclosedComment,
    /// A variation that is still open at the end of the game.
    UnclosedVariation,
    /// A closing parenthesis that nothing opened.
    UnopenedVariation,
    /// A variation before any move.
    VariationOfNothing,
    /// A `$` without a number from 0 to 255.
    BadNag,
    /// The game has no result.
    MissingResult,
    /// The result is written twice.
    DoubledResult,
    /// Two different results; the first one counts.
    ConflictingResult,
    /// A result inside a variation. It counts if the variation is never closed.
    ResultInVariation,
    /// Text longer than the reader's limit; the rest of it is left out.
    TooLong(Cut),
    /// Variations nested deeper than the reader's limit; what is inside is left out.
    TooDeep,
    /// A repeated tag; the first one counts.
    DoubledTag(String),
    /// The tag gives a different result from the movetext, which counts.
    ResultsDiffer,
    /// A glyph or an offer before any move.
    NothingToAnnotate,
    /// A game larger than the limit; the rest of it is left out.
    GameTooLong,
    /// The stated starting position is invalid.
    BadStart(FenError),
    /// Rights that the starting position cannot have; the game is played without them.
    ForgivenStart(SetupFaults),
    /// A variant with other rules. Its moves are not played.
    UnknownVariant(String),
    /// A word that is not a legal move here. If it can only mean one illegal move, that move stands and
    /// the game goes on from it; otherwise what follows in the line is not played.
    NoSuchMove {
        /// The word.
        text: String,
        /// Why it is not a move.
        error: Box<ReadError>,
    },
    /// Moves without a blank between them. They are played.
    GluedMoves(String),
    /// A word that is not a move in any form and takes the place of none.
    StrayWord(String),
    /// A move of the side that does not have the move, by its number: the move before it is missing.
    MissingMove {
        /// The move that is there.
        text: String,
    },
    /// An unambiguous move about which the notation claims something untrue.
    Misdescribed(Claim),
    /// A null move of a side that is in check.
    NullInCheck,
}

/// What was cut because it was too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Cut {
    Comment,
    Tag,
    Word,
    Line,
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::MalformedTag => "not a tag pair: expected a name and a quoted value",
            Self::UnclosedTag => "the tag is not closed on its line",
            Self::BareQuote => "a quote in a value needs a backslash before it",
            Self::StrayBracket => "a bracket among the moves",
            Self::StraySign(sign) => return write!(f, "{sign:?} means nothing here"),
            Self::UnclosedComment => "the comment is never closed",
            Self::UnclosedVariation => "the variation is never closed",
            Self::UnopenedVariation => "a closing parenthesis that nothing opened",
            Self::VariationOfNothing => "a variation before any move",
            Self::BadNag => "a glyph needs a number from 0 to 255 after the $",
            Self::MissingResult => "the game has no result",
            Self::DoubledResult => "the result is written twice",
            Self::ConflictingResult => "a different result from the one before it",
            Self::ResultInVariation => "a result inside a variation",
            Self::TooLong(cut) => {
                let what = match cut {
                    Cut::Comment => "the comment",
                    Cut::Tag => "the tag",
                    Cut::Word => "the word",
                    Cut::Line => "the line",
                };
                return write!(f, "{what} is too long and was cut");
            }
            Self::DoubledTag(name) => return write!(f, "duplicate tag {name}"),
            Self::ResultsDiffer => "the tag gives a different result",
            Self::NothingToAnnotate => "there is no move to annotate yet",
            Self::GameTooLong => "the game is too long and was cut",
            Self::ForgivenStart(faults) => {
                return write!(f, "wrong claim about the start: {faults}");
            }
            Self::BadStart(error) => return write!(f, "invalid starting position: {error}"),
            Self::UnknownVariant(name) => {
                return write!(f, "moves of the variant {name:?} are not read");
            }
            Self::NoSuchMove { text, error } => return write!(f, "{text:?}: {error}"),
            Self::GluedMoves(text) => return write!(f, "a blank is missing in {text:?}"),
            Self::StrayWord(text) => return write!(f, "{text:?} among the moves is not a move"),
            Self::MissingMove { text } => return write!(f, "the move before {text:?} is missing"),
            Self::Misdescribed(claim) => return claim.fmt(f),
            Self::NullInCheck => "a side in check cannot pass",
            Self::TooDeep => "variations nested too deep; this one was left out",
        })
    }
}
