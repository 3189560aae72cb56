//! The three answers.

use std::fmt;

use chess::{ByColor, Color};

use crate::{Helpmate, Proof};

/// Whether a side can still mate by any series of legal moves, with the evidence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Winnability {
    /// It can, and this is how.
    Winnable(Helpmate),
    /// It cannot, and this is why.
    Unwinnable(Proof),
    /// The budget ran out first.
    Undetermined(Limit),
}

impl Winnability {
    /// The moves to mate, if there are any.
    #[must_use]
    pub const fn helpmate(&self) -> Option<&Helpmate> {
        match self {
            Self::Winnable(helpmate) => Some(helpmate),
            Self::Unwinnable(_) | Self::Undetermined(_) => None,
        }
    }

    /// Whether it is proved that the side cannot mate.
    #[must_use]
    pub const fn is_unwinnable(&self) -> bool {
        matches!(self, Self::Unwinnable(_))
    }

    /// Whether it is proved that the side can mate.
    #[must_use]
    pub const fn is_winnable(&self) -> bool {
        matches!(self, Self::Winnable(_))
    }
}

/// Whether either side can still mate (5.2.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Life {
    /// Neither can: a dead position, with the reason for each side.
    Dead(ByColor<Proof>),
    /// At least one side can.
    Alive {
        /// A side that can mate.
        side: Color,
        /// How it can mate.
        helpmate: Helpmate,
    },
    /// The budget ran out first.
    Undetermined(Limit),
}

/// An answer and what it cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The answer.
    pub winnability: Winnability,
    /// What it cost.
    pub spent: Spent,
}

/// What an answer cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spent {
    /// Positions whose moves were generated, or that a plan led to.
    pub nodes: u64,
    /// The most bytes held at any time.
    pub memory: usize,
}

/// Which limit of the budget was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Limit {
    /// The limit on positions.
    Nodes,
    /// The limit on memory.
    Memory,
    /// The question was cancelled.
    Cancelled,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nodes => "the limit on positions was reached",
            Self::Memory => "the limit on memory was reached",
            Self::Cancelled => "the question was cancelled",
        })
    }
}
