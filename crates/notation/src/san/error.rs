//! Why a text could not be read as a move.

use std::fmt;

use chess::{Illegal, Move};

use crate::Language;

/// A legal move as it would be written: what may have been meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The move.
    pub m: Move,
    /// The move in the language of the text that was read.
    pub text: String,
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// What would have had to stand where the text stops being notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// The letter of a piece, a file, or castling.
    Move,
    /// A file, a to h.
    File,
    /// A rank, 1 to 8.
    Rank,
    /// The letter of the piece of a promotion.
    Promotion,
    /// The other zero of castling.
    Castling,
    /// The end, or a sign that may follow a move.
    End,
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Move => "a piece, a file or castling",
            Self::File => "a file from a to h",
            Self::Rank => "a rank from 1 to 8",
            Self::Promotion => "the letter of a piece",
            Self::Castling => "castling, 0-0 or 0-0-0",
            Self::End => "the end of the move or a sign such as +",
        })
    }
}

/// Something that the text says of a legal move and that is not so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// That something is taken.
    Capture,
    /// That a pawn is taken en passant.
    EnPassant,
    /// That a pawn is promoted.
    Promotion,
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Capture => "nothing is taken",
            Self::EnPassant => "nothing is taken en passant",
            Self::Promotion => "no pawn is promoted",
        })
    }
}

/// A text is not a move of the position, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// The text is no notation.
    NotNotation {
        /// The language it was read in.
        language: Language,
        /// The column of the first letter that cannot be read, the first of the text being 1.
        column: usize,
        /// That letter, or nothing if the text ends too early.
        found: Option<char>,
        /// What was wanted there.
        wanted: Wanted,
    },
    /// No such piece can go there.
    Nobody {
        /// Legal moves that are written almost like this, nearest first.
        nearest: Vec<Candidate>,
    },
    /// A piece is named that moves like this, but not here; or one that never does, if it is the
    /// only one that can be meant.
    Illegal {
        /// The moves that may have been meant, each with the reasons against it.
        illegal: Vec<Illegal>,
        /// Legal moves that are written almost like this, nearest first.
        nearest: Vec<Candidate>,
    },
    /// More than one legal move is written like this.
    Ambiguous {
        /// All of them.
        candidates: Vec<Candidate>,
    },
    /// The move named is legal, but the text says something of it that is not so.
    Otherwise {
        /// What is not so.
        claim: Claim,
        /// The move, correctly written.
        legal: Candidate,
    },
}

struct List<'c>(&'c [Candidate]);

impl fmt::Display for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, candidate) in self.0.iter().enumerate() {
            let joint = match i {
                0 => "",
                _ if i + 1 == self.0.len() => " or ",
                _ => ", ",
            };
            write!(f, "{joint}{candidate}")?;
        }
        Ok(())
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let perhaps = |f: &mut fmt::Formatter<'_>, nearest: &[Candidate]| match nearest {
            [] => Ok(()),
            some => write!(f, "; perhaps {}", List(some)),
        };
        match self {
            Self::NotNotation { language, column, found: Some(found), wanted } => {
                write!(f, "not a move in {language}: column {column} is {found:?}, not {wanted}")
            }
            Self::NotNotation { language, column, found: None, wanted } => write!(
                f,
                "not a move in {language}: the text ends at column {column} where {wanted} is wanted"
            ),
            Self::Nobody { nearest } => {
                f.write_str("no such piece can go there")?;
                perhaps(f, nearest)
            }
            Self::Illegal { illegal, nearest } => {
                for (i, illegal) in illegal.iter().enumerate() {
                    write!(f, "{}{illegal}", if i > 0 { "; " } else { "" })?;
                }
                perhaps(f, nearest)
            }
            Self::Ambiguous { candidates } => write!(f, "ambiguous: {}", List(candidates)),
            Self::Otherwise { claim, legal } => write!(f, "{claim} by {legal}"),
        }
    }
}

impl std::error::Error for ReadError {}
