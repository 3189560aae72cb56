//! The reasons, as data and in words.

use std::fmt;

use crate::{Color, Man, Square};

/// One proof that no series of legal moves leads to a position (3.10.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unsound {
    /// The side has more than sixteen men.
    TooManyMen {
        /// The side.
        color: Color,
        /// How many it has.
        men: u32,
    },
    /// The side has more than eight pawns.
    TooManyPawns {
        /// The side.
        color: Color,
        /// How many it has.
        pawns: u32,
    },
    /// More pieces of the side must have been promoted than pawns are missing.
    TooManyPromotions {
        /// The side.
        color: Color,
        /// How many pieces must have been promoted.
        promoted: u32,
        /// How many pawns are gone.
        pawns_gone: u32,
    },
    /// This many pawns cannot have passed the pawns opposite with so few captures.
    PromotionsWithoutCaptures {
        /// The side that promoted.
        color: Color,
        /// How many pieces must have been promoted.
        promoted: u32,
        /// How many captures both sides have made.
        captures: u32,
    },
    /// A pawn stands on the first or the last rank.
    PawnOnEdge {
        /// The pawn.
        pawn: Man,
    },
    /// However the side's pawns are traced back, two of them began on the same square.
    PawnsFromNowhere {
        /// The side.
        color: Color,
    },
    /// The side's pawns, including those that promoted, need more captures than there were.
    TooFewCaptures {
        /// The side.
        color: Color,
        /// How many captures its pawns need at least.
        needed: u32,
        /// How many men its pawns can have captured.
        victims: u32,
    },
    /// No piece can have reached this square: pawns that never moved shut it in or out.
    OutOfReach {
        /// The piece.
        man: Man,
    },
    /// Castling is claimed with a king or rook that did not start there.
    CastlingNotFromStart {
        /// The rook.
        rook: Man,
    },
    /// The rights of the two sides do not come from one array of Chess960 (II.2.3).
    CastlingFromTwoArrays,
    /// The side that does not have the move is in check.
    OpponentInCheck {
        /// Its king.
        king: Man,
        /// A piece that gives check.
        by: Man,
    },
    /// No last move can have given this check or double check.
    ImpossibleCheck {
        /// The king in check.
        king: Man,
        /// A piece that gives check.
        by: Man,
    },
    /// The pawn that is claimed to have just passed this square cannot have done so.
    ImpossibleDoubleStep {
        /// The square passed.
        passed: Square,
    },
    /// The side not to move has no piece that can have moved last.
    NoLastMove {
        /// That side.
        color: Color,
    },
    /// Only pieces that change the colour of their square with each move can have moved, which
    /// makes it the other side's turn.
    WrongSideToMove {
        /// The side that is claimed to have the move.
        turn: Color,
    },
    /// A pawn has just made a double step, yet the counter claims quiet plies.
    DoubleStepNotCounted {
        /// How many plies are claimed without a pawn move or capture.
        quiet_plies: u32,
    },
    /// More plies without a pawn move or capture than plies in all.
    QuietPliesTooMany {
        /// The plies without a pawn move or capture.
        quiet_plies: u32,
        /// All plies, by the move number.
        plies: u64,
    },
    /// The side's pawn moves and captures do not fit in before this move.
    TooFewMoves {
        /// The side.
        color: Color,
        /// How many pawn moves and captures it must have made at least.
        needed: u32,
        /// How many it can have made.
        made: u64,
    },
}

impl Unsound {
    /// Whether only a counter is wrong, and the same pieces with another one could come about.
    #[must_use]
    pub const fn is_about_counters(&self) -> bool {
        matches!(
            self,
            Self::DoubleStepNotCounted { .. }
                | Self::QuietPliesTooMany { .. }
                | Self::TooFewMoves { .. }
        )
    }
}

/// "1 capture", "2 captures".
fn count(number: impl Into<u64>, noun: &str) -> String {
    match number.into() {
        1 => format!("1 {noun}"),
        number => format!("{number} {noun}s"),
    }
}

impl fmt::Display for Unsound {
    /// A sentence without its full stop: "White has 9 pawns".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TooManyMen { color, men } => write!(f, "{color} has {men} men"),
            Self::TooManyPawns { color, pawns } => write!(f, "{color} has {pawns} pawns"),
            Self::TooManyPromotions { color, promoted, pawns_gone } => write!(
                f,
                "{color} needs {} and is short of {}",
                count(promoted, "promotion"),
                count(pawns_gone, "pawn")
            ),
            Self::PromotionsWithoutCaptures { color, promoted, captures } => write!(
                f,
                "{color} needs {} past the pawns opposite, which {} cannot have opened",
                count(promoted, "promotion"),
                count(captures, "capture")
            ),
            Self::PawnOnEdge { pawn } => write!(f, "there cannot be a {pawn}"),
            Self::PawnsFromNowhere { color } => {
                write!(f, "{color}'s pawns cannot have come from different squares")
            }
            Self::TooFewCaptures { color, needed, victims } => write!(
                f,
                "{color}'s pawns need {} and can have made {victims}",
                count(needed, "capture")
            ),
            Self::OutOfReach { man } => {
                write!(f, "the {man} cannot have got there past pieces that never moved")
            }
            Self::CastlingNotFromStart { rook } => {
                write!(f, "the {rook}, or its king, did not begin there and cannot castle")
            }
            Self::CastlingFromTwoArrays => {
                f.write_str("the rights to castle come from two different arrays")
            }
            Self::OpponentInCheck { king, by } => {
                write!(f, "the {king} is in check by the {by} and not on move")
            }
            Self::ImpossibleCheck { king, by } => {
                write!(f, "the {king} is in check by the {by} and no last move can have done that")
            }
            Self::ImpossibleDoubleStep { passed } => {
                write!(f, "no pawn can have passed {passed} with the last move")
            }
            Self::NoLastMove { color } => write!(f, "{color} cannot have made the last move"),
            Self::WrongSideToMove { turn } => {
                write!(f, "by the number of moves made it cannot be {turn}'s turn")
            }
            Self::DoubleStepNotCounted { quiet_plies } => write!(
                f,
                "a pawn has just moved and yet {} passed without a pawn move",
                count(quiet_plies, "move")
            ),
            Self::QuietPliesTooMany { quiet_plies, plies } => write!(
                f,
                "of {} played {quiet_plies} cannot have been without pawn move or capture",
                count(plies, "move")
            ),
            Self::TooFewMoves { color, needed, made } => write!(
                f,
                "{color} needs {} with a pawn or a capture and can have made {made}",
                count(needed, "move")
            ),
        }
    }
}
