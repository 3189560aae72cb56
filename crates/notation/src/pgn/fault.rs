//! What can be wrong in a PGN file, and where.

use std::fmt;

use chess::{FenError, SetupFaults};

use super::Place;
use crate::{Claim, ReadError};

/// Something in a file that is not as it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where it stands.
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
    /// A bracket that opens no tag pair, where one might.
    MalformedTag,
    /// A tag whose value has no closing quote and bracket on its line.
    UnclosedTag,
    /// A quote inside the value of a tag, without the backslash it needs.
    BareQuote,
    /// A bracket among the moves.
    StrayBracket,
    /// A sign that means nothing where it stands.
    StraySign(char),
    /// A comment that the file ends in.
    UnclosedComment,
    /// A variation that the game ends in.
    UnclosedVariation,
    /// A closing parenthesis that nothing opened.
    UnopenedVariation,
    /// A variation before any move.
    VariationOfNothing,
    /// A `$` without a number from 0 to 255.
    BadNag,
    /// The game has no result.
    MissingResult,
    /// The result stands there twice.
    DoubledResult,
    /// Two results that differ; the first one counts.
    ConflictingResult,
    /// A result inside a variation. It counts if the variation is never closed.
    ResultInVariation,
    /// Text longer than a reader holds; the rest of it is left out.
    TooLong(Cut),
    /// Variations nested deeper than a reader follows; what is inside is left out.
    TooDeep,
    /// The same tag again; the first one counts.
    DoubledTag(String),
    /// The tag says another result than the end of the moves, which counts.
    ResultsDiffer,
    /// A glyph or an offer before any move.
    NothingToAnnotate,
    /// A game larger than can be kept; the rest of it is left out.
    GameTooLong,
    /// The position the game is said to begin from is none.
    BadStart(FenError),
    /// Rights that the position the game begins from cannot have; it is played without them.
    ForgivenStart(SetupFaults),
    /// A kind of chess with other rules. Its moves are not played.
    UnknownVariant(String),
    /// A word that is no move here. What follows it in the line is not played.
    NoSuchMove {
        /// The word.
        text: String,
        /// Why it is none.
        error: Box<ReadError>,
    },
    /// A move that can only be this one, though something is said about it that is not so.
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
            Self::MalformedTag => "not a tag pair: a name and a value in quotes are wanted",
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
            Self::ConflictingResult => "another result than the one before it",
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
            Self::DoubledTag(name) => return write!(f, "the tag {name} is there twice"),
            Self::ResultsDiffer => "the tag says another result",
            Self::NothingToAnnotate => "there is no move yet to say this of",
            Self::GameTooLong => "the game is too long and was cut",
            Self::ForgivenStart(faults) => return write!(f, "not so at the start: {faults}"),
            Self::BadStart(error) => return write!(f, "no position to start from: {error}"),
            Self::UnknownVariant(name) => {
                return write!(f, "moves of the variant {name:?} are not read");
            }
            Self::NoSuchMove { text, error } => return write!(f, "{text:?}: {error}"),
            Self::Misdescribed(claim) => return claim.fmt(f),
            Self::NullInCheck => "nobody can pass who is in check",
            Self::TooDeep => "variations nested too deep; this one was left out",
        })
    }
}
