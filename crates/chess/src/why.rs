//! Why a move is illegal.

use std::fmt;

use crate::{Move, Position};

/// An illegal move and the reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The move.
    pub m: Move,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is illegal", self.m)
    }
}

impl std::error::Error for Illegal {}

impl Position {
    pub(crate) fn why_illegal(&self, m: Move) -> Illegal {
        Illegal { m }
    }
}
