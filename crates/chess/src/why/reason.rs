//! One thing that is wrong with a move, as data and in words.

use std::fmt;

use super::Provision;
use crate::{Man, Role, Square, Wing};

/// One reason why a move is illegal.
///
/// If several pieces are to blame, each gives a reason of its own.
///
/// # JSON
/// With the feature `serde`, an object with the name of the reason and its details:
/// `{"reason": "passes", "man": {"piece": "white bishop", "square": "c1"}, "over": {...}}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "reason", rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Reason {
    /// Nothing stands on the square that the move begins on.
    NoPiece {
        /// That square.
        from: Square,
    },
    /// The piece belongs to the side that does not have the move.
    NotOnMove {
        /// The piece.
        man: Man,
    },
    /// The piece ends where it began.
    NoMovement {
        /// The piece.
        man: Man,
    },
    /// The move would capture the opponent's king.
    CapturesKing {
        /// That king.
        king: Man,
    },
    /// A piece of the same colour stands on the square the move ends on.
    OwnPiece {
        /// The piece that moves.
        man: Man,
        /// The piece that stands there.
        occupant: Man,
    },
    /// An officer or a king does not move like that.
    NotItsMove {
        /// The piece.
        man: Man,
        /// Where it was put.
        to: Square,
    },
    /// A bishop, rook or queen passes over a piece.
    Passes {
        /// The piece that moves.
        man: Man,
        /// The piece in between.
        over: Man,
    },
    /// A pawn moves towards its own side.
    PawnBackwards {
        /// The pawn.
        pawn: Man,
    },
    /// A pawn moves along its rank.
    PawnSideways {
        /// The pawn.
        pawn: Man,
    },
    /// A pawn goes ahead to a square that no pawn move reaches.
    PawnTooFar {
        /// The pawn.
        pawn: Man,
        /// Where it was put.
        to: Square,
    },
    /// A pawn steps straight ahead to a square that is not empty.
    PawnBlocked {
        /// The pawn.
        pawn: Man,
        /// The piece ahead of it.
        by: Man,
    },
    /// A pawn goes two squares, but not from its starting square.
    DoubleStepTooLate {
        /// The pawn.
        pawn: Man,
    },
    /// One of the two squares of a double step is not empty.
    DoubleStepBlocked {
        /// The pawn.
        pawn: Man,
        /// The piece in its way.
        by: Man,
    },
    /// A pawn captures straight ahead.
    CapturesStraight {
        /// The pawn.
        pawn: Man,
        /// The piece it would capture.
        victim: Man,
    },
    /// A pawn moves diagonally to a square with nothing to capture.
    NothingToCapture {
        /// The pawn.
        pawn: Man,
        /// Where it was put.
        to: Square,
    },
    /// A pawn is captured en passant, but its double step was not the last move.
    EnPassantTooLate {
        /// The pawn that captures.
        pawn: Man,
        /// The pawn beside it.
        victim: Man,
    },
    /// A pawn reaches the last rank and stays a pawn.
    PromotionMissing {
        /// The pawn.
        pawn: Man,
        /// Where it was put.
        to: Square,
    },
    /// A pawn is exchanged although it has not reached the last rank.
    PromotionTooEarly {
        /// The pawn.
        pawn: Man,
        /// Where it was put.
        to: Square,
    },
    /// A piece other than a pawn is exchanged.
    PromotionOfOfficer {
        /// The piece.
        man: Man,
    },
    /// The piece is exchanged for a king or a pawn.
    PromotionTo {
        /// What it was to become.
        role: Role,
    },
    /// A pawn that was left on the first or the last rank moves.
    DeadPawn {
        /// The pawn.
        pawn: Man,
    },
    /// The king goes to a square that an enemy piece attacks.
    IntoCheck {
        /// Where the king was put.
        to: Square,
        /// The attacker.
        by: Man,
    },
    /// The right to castle on this wing is gone; the position does not show how.
    CastlingLost {
        /// The wing.
        wing: Wing,
    },
    /// The king castles from a square that is not its starting square.
    CastlingKingAway {
        /// The king.
        king: Man,
    },
    /// There is no rook on the starting square of the one to castle with.
    CastlingRookAway {
        /// Where it would have to stand.
        corner: Square,
    },
    /// The king is in check, and castles.
    CastlingInCheck {
        /// The piece that gives check.
        by: Man,
    },
    /// The castling king crosses a square that an enemy piece attacks.
    CastlingCrosses {
        /// The square.
        square: Square,
        /// The attacker.
        by: Man,
    },
    /// Castling takes the king to a square that an enemy piece attacks.
    CastlingReaches {
        /// The square.
        square: Square,
        /// The attacker.
        by: Man,
    },
    /// A piece stands between the king and the rook.
    CastlingBlocked {
        /// The piece.
        by: Man,
    },
    /// In a Chess960 array, a piece stands in the path of king or rook, but not between them.
    CastlingWayBlocked {
        /// The piece.
        by: Man,
    },
    /// The king is in check and the move does not answer it.
    LeftInCheck {
        /// The king.
        king: Man,
        /// The piece that gives check.
        by: Man,
    },
    /// The move opens a line of check to the moving side's king.
    ExposedToCheck {
        /// The king.
        king: Man,
        /// The piece that gives check.
        by: Man,
    },
}

impl Reason {
    /// The provision that the move breaks.
    #[must_use]
    pub const fn provision(&self) -> Provision {
        match self {
            Self::NoPiece { .. } | Self::NotOnMove { .. } | Self::NoMovement { .. } => {
                Provision::OwnMoves
            }
            Self::CapturesKing { .. } => Provision::KingIsNotCaptured,
            Self::OwnPiece { .. } => Provision::OwnPieceOnSquare,
            Self::NotItsMove { man, .. } => match man.piece.role {
                Role::Pawn => Provision::PawnStep,
                Role::Knight => Provision::KnightMove,
                Role::Bishop => Provision::BishopMove,
                Role::Rook => Provision::RookMove,
                Role::Queen => Provision::QueenMove,
                Role::King => Provision::KingStep,
            },
            Self::Passes { .. } => Provision::NoPassing,
            Self::PawnBackwards { .. }
            | Self::PawnSideways { .. }
            | Self::PawnTooFar { .. }
            | Self::PawnBlocked { .. } => Provision::PawnStep,
            Self::DoubleStepTooLate { .. } | Self::DoubleStepBlocked { .. } => {
                Provision::PawnDoubleStep
            }
            Self::CapturesStraight { .. } | Self::NothingToCapture { .. } => Provision::PawnCapture,
            Self::EnPassantTooLate { .. } => Provision::EnPassantAtOnce,
            Self::PromotionMissing { .. }
            | Self::PromotionTooEarly { .. }
            | Self::PromotionOfOfficer { .. }
            | Self::PromotionTo { .. } => Provision::Promotion,
            Self::DeadPawn { .. } => Provision::PawnLeftUnpromoted,
            Self::IntoCheck { .. } => Provision::KingStep,
            Self::CastlingLost { .. } => Provision::CastlingRightLost,
            Self::CastlingKingAway { .. } => Provision::CastlingKingHasMoved,
            Self::CastlingRookAway { .. } => Provision::CastlingRookHasMoved,
            Self::CastlingInCheck { .. }
            | Self::CastlingCrosses { .. }
            | Self::CastlingReaches { .. } => Provision::CastlingThroughAttack,
            Self::CastlingBlocked { .. } => Provision::CastlingOverPieces,
            Self::CastlingWayBlocked { .. } => Provision::Chess960CastlingWay,
            Self::LeftInCheck { .. } | Self::ExposedToCheck { .. } => Provision::OwnKingInCheck,
        }
    }
}

impl fmt::Display for Reason {
    /// A sentence without its full stop: "the bishop on c1 cannot pass the pawn on d2".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPiece { from } => write!(f, "there is no piece on {from}"),
            Self::NotOnMove { man } => {
                let (owner, other) = (man.piece.color, !man.piece.color);
                write!(f, "the {man} is {owner}'s, but {other} has the move")
            }
            Self::NoMovement { man } => write!(f, "the {man} has not moved"),
            Self::CapturesKing { king } => write!(f, "the {king} cannot be captured"),
            Self::OwnPiece { man, occupant } => {
                write!(f, "the {man} cannot go where the player's own {occupant} stands")
            }
            Self::NotItsMove { man, to } => write!(f, "the {man} does not move to {to}"),
            Self::Passes { man, over } => write!(f, "the {man} cannot pass the {over}"),
            Self::PawnBackwards { pawn } => write!(f, "the {pawn} cannot move backwards"),
            Self::PawnSideways { pawn } => write!(f, "the {pawn} cannot move sideways"),
            Self::PawnTooFar { pawn, to } => write!(f, "the {pawn} does not move to {to}"),
            Self::PawnBlocked { pawn, by } => write!(f, "the {pawn} is blocked by the {by}"),
            Self::DoubleStepTooLate { pawn } => {
                write!(f, "the {pawn} is not on its starting square and cannot move two squares")
            }
            Self::DoubleStepBlocked { pawn, by } => {
                write!(f, "the {pawn} cannot move two squares: the {by} is in its way")
            }
            Self::CapturesStraight { pawn, victim } => {
                write!(f, "the {pawn} cannot capture the {victim} straight ahead")
            }
            Self::NothingToCapture { pawn, to } => {
                write!(
                    f,
                    "the {pawn} can move to {to} only by capturing, and there is nothing to capture"
                )
            }
            Self::EnPassantTooLate { pawn, victim } => write!(
                f,
                "the {pawn} cannot capture en passant: the {victim} has not just made a double step"
            ),
            Self::PromotionMissing { pawn, to } => {
                write!(f, "the {pawn} must become a queen, rook, bishop or knight on {to}")
            }
            Self::PromotionTooEarly { pawn, to } => {
                write!(f, "the {pawn} is not promoted on {to}, which is not the last rank")
            }
            Self::PromotionOfOfficer { man } => {
                write!(f, "the {man} cannot be promoted: only pawns are")
            }
            Self::PromotionTo { role } => write!(f, "a pawn cannot be promoted to a {role}"),
            Self::DeadPawn { pawn } => {
                write!(f, "the {pawn} was left unpromoted and cannot move any more")
            }
            Self::IntoCheck { to, by } => write!(f, "the {by} attacks {to}"),
            Self::CastlingLost { wing } => {
                write!(f, "the right to castle on the {wing} is lost")
            }
            Self::CastlingKingAway { king } => {
                write!(f, "the {king} has moved and cannot castle")
            }
            Self::CastlingRookAway { corner } => {
                write!(f, "there is no rook on {corner} to castle with")
            }
            Self::CastlingInCheck { by } => {
                write!(f, "no castling in check: the {by} attacks the king")
            }
            Self::CastlingCrosses { square, by } => {
                write!(f, "no castling across {square}: the {by} attacks it")
            }
            Self::CastlingReaches { square, by } => {
                write!(f, "no castling to {square}: the {by} attacks it")
            }
            Self::CastlingBlocked { by } => {
                write!(f, "no castling with the {by} between the king and the rook")
            }
            Self::CastlingWayBlocked { by } => {
                write!(f, "no castling with the {by} in the way of the king or the rook")
            }
            Self::LeftInCheck { king, by } => {
                write!(f, "the {king} is left in check by the {by}")
            }
            Self::ExposedToCheck { king, by } => {
                write!(f, "the {king} is exposed to check by the {by}")
            }
        }
    }
}
