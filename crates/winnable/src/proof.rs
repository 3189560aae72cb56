//! The evidence that a side cannot mate.

use std::fmt;

/// Why a side cannot mate by any series of legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The game is over: the side to move is mated or stalemated, and not by this side's mate.
    GameOver,
    /// The pieces do not suffice, wherever they stand.
    Material(Shortage),
    /// The squares that the men can ever reach do not allow a mate.
    Frozen(crate::NoNet),
    /// Every position that legal moves lead to was seen, and none is mate.
    Exhausted {
        /// How many positions there were.
        states: u64,
    },
}

/// What a side has besides its king, too little to mate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shortage {
    /// Nothing that can move or attack.
    BareKing,
    /// One knight, against nothing but queens.
    OneKnight,
    /// Bishops of one colour, against nothing but queens, rooks and bishops of that colour.
    BishopsOfOneColor,
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

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::Material(shortage) => shortage.fmt(f),
            Self::Frozen(_) => f.write_str("frozen"),
            Self::Exhausted { states: 1 } => f.write_str("no legal move changes anything"),
            Self::Exhausted { states } => {
                write!(f, "none of the {states} positions that can still arise is mate")
            }
        }
    }
}
