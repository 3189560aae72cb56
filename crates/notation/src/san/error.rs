//! Why a text could not be read as a move.

use std::fmt;

use chess::{Illegal, Move};

use crate::Language;

/// A legal move as it would be written: a possible intention.
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

/// What was expected where the text stops being notation.
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

/// Something untrue that the text says about a legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// That something is captured.
    Capture,
    /// That a pawn is taken en passant.
    EnPassant,
    /// That a pawn is promoted.
    Promotion,
    /// That the piece comes from a file, a rank or a square where there is none of its kind.
    Origin,
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Capture => "nothing is taken",
            Self::EnPassant => "nothing is taken en passant",
            Self::Promotion => "no pawn is promoted",
            Self::Origin => "the piece comes from elsewhere",
        })
    }
}

/// Why a text is not a move of the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// The text is not notation.
    NotNotation {
        /// The language it was read in.
        language: Language,
        /// The column of the first unreadable character, counted from 1.
        column: usize,
        /// That character; `None` if the text ends too early.
        found: Option<char>,
        /// What was expected there.
        wanted: Wanted,
    },
    /// No such piece can go there.
    Nobody {
        /// Legal moves with similar notation, nearest first.
        nearest: Vec<Candidate>,
    },
    /// The text names a piece that moves like this, but not here; or one that never does, if it is
    /// the only possible one.
    Illegal {
        /// The moves that may have been meant, each with the reasons why it is illegal.
        illegal: Vec<Illegal>,
        /// Legal moves with similar notation, nearest first.
        nearest: Vec<Candidate>,
    },
    /// More than one legal move is written like this.
    Ambiguous {
        /// All of them.
        candidates: Vec<Candidate>,
    },
    /// The move is legal, but the text says something untrue about it.
    Otherwise {
        /// What is untrue.
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
                "not a move in {language}: the text ends at column {column} where {wanted} was expected"
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
            Self::Otherwise { claim: claim @ Claim::Origin, legal } => {
                write!(f, "{claim}: {legal}")
            }
            Self::Otherwise { claim, legal } => write!(f, "{claim} by {legal}"),
        }
    }
}

impl std::error::Error for ReadError {}
