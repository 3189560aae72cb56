//! What can be wrong with a FEN, and where.

use std::fmt;

use crate::{Rank, SetupFaults};

/// One of the six fields of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FenField {
    Pieces,
    Turn,
    Castling,
    EnPassant,
    QuietPlies,
    MoveNumber,
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Pieces => "pieces",
            Self::Turn => "side to move",
            Self::Castling => "castling",
            Self::EnPassant => "en passant",
            Self::QuietPlies => "quiet plies",
            Self::MoveNumber => "move number",
        })
    }
}

/// What is wrong with a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FenFault {
    /// The text ends before this field.
    Missing,
    /// A character that means nothing here.
    Unknown(char),
    /// The rank does not describe eight squares.
    RankLength(Rank),
    /// There are not eight ranks.
    RankCount,
    /// The same right is named twice.
    Twice(char),
    /// Not a square on which the side to move can capture en passant.
    NotPassable,
    /// Not a whole number, or a number that is too large.
    NotANumber,
    /// Something follows the sixth field.
    TooMuch,
}

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("the field is missing"),
            Self::Unknown(letter) => write!(f, "{letter:?} means nothing here"),
            Self::RankLength(rank) => write!(f, "rank {rank} does not have eight squares"),
            Self::RankCount => f.write_str("there must be eight ranks"),
            Self::Twice(letter) => write!(f, "{letter:?} names the same right again"),
            Self::NotPassable => f.write_str("not a square that a pawn can just have passed"),
            Self::NotANumber => f.write_str("not a whole number in range"),
            Self::TooMuch => f.write_str("something follows the last field"),
        }
    }
}

/// A text that is not the FEN of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FenError {
    /// A field cannot be read.
    Syntax {
        /// The field.
        field: FenField,
        /// The column of the first wrong character, counted from 1.
        column: usize,
        /// What is wrong.
        fault: FenFault,
    },
    /// The text can be read, but the game cannot go on from it.
    Position(SetupFaults),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { field, column, fault } => {
                write!(f, "FEN column {column}, {field}: {fault}")
            }
            Self::Position(faults) => write!(f, "not a position: {faults}"),
        }
    }
}

impl std::error::Error for FenError {}

impl From<SetupFaults> for FenError {
    fn from(faults: SetupFaults) -> Self {
        Self::Position(faults)
    }
}
