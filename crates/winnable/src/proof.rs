//! The evidence that a side cannot mate.

use std::fmt;

use chess::Move;

use crate::certificate::Certificate;

/// Why a side cannot mate by any series of legal moves.
///
/// Each was confirmed with [`verify`](crate::verify) before it was returned, and can be again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The game is over, and not by this side's mate.
    GameOver(Ending),
    /// The pieces do not suffice, wherever they stand.
    Material(Shortage),
    /// The squares that the men can ever reach do not allow a mate.
    Frozen(Box<Certificate>),
    /// Whatever is played now, a proof holds after it: one branch for every legal move.
    Lines(Vec<Branch>),
    /// Every position that legal moves lead to was seen, and none is mate.
    Exhausted {
        /// How many positions there were.
        states: u64,
        /// How many of them were not followed further, because material or squares refute a mate
        /// from there on.
        refuted: u64,
    },
}

/// A legal move and the proof that holds after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The move; castling is written as king takes rook.
    pub m: Move,
    /// Why there is no mate after it.
    pub proof: Proof,
}

/// How the game ended without a win for this side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The side that should mate is mated.
    Mated,
    /// The side to move has no legal move and is not in check.
    Stalemate,
}

/// Material besides the king that is not enough to mate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shortage {
    /// Nothing that can move or attack.
    BareKing,
    /// One knight, against nothing but queens and pawns left in corners, or nothing but pawns left on a
    /// first or last rank.
    OneKnight,
    /// Bishops of one colour, against nothing but queens, rooks, bishops of that colour, and pawns
    /// left on squares of that colour; or in corners too, unless there is a rook besides, or a queen
    /// and a bishop. Against one bishop only a rook and a bishop together count.
    BishopsOfOneColor,
}

/// Why no mate is possible, judging by the squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoNet {
    /// The king can never be given check.
    NoCheck,
    /// It can, but never with all the squares around it covered.
    NoMate,
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Mated => "the side that should mate is mated",
            Self::Stalemate => "the side to move is stalemated",
        })
    }
}

impl fmt::Display for Shortage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::BareKing => "a bare king gives no check",
            Self::OneKnight => "a knight mates only a king whose own men block it, and queens would take the knight",
            Self::BishopsOfOneColor => "bishops of one colour mate only a king that other men block on the other colour, and rooks and queens would step between",
        })
    }
}

impl fmt::Display for NoNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoCheck => "no man can ever attack a square that the king can reach",
            Self::NoMate => "wherever the king can be checked, it keeps a way out",
        })
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver(ending) => ending.fmt(f),
            Self::Material(shortage) => shortage.fmt(f),
            Self::Frozen(certificate) => certificate.why.fmt(f),
            Self::Lines(branches) => match branches.as_slice() {
                [Branch { m, proof }] => write!(f, "{m} is the only move, and then {proof}"),
                many => write!(f, "each of the {} legal moves ends it", many.len()),
            },
            Self::Exhausted { states, .. } => {
                write!(f, "none of the {states} positions that can still arise is mate")
            }
        }
    }
}
