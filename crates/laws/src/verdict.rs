//! How a game ended.

use std::fmt;

use chess::{ByColor, Color};
use serde::{Deserialize, Serialize};

use crate::Articles;

/// A player's part of the point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Share {
    None,
    Half,
    Whole,
}

impl Share {
    const fn halves(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Half => 1,
            Self::Whole => 2,
        }
    }
}

/// What both players get. Together it is a whole point at most by the Laws of 2018 (10.2); those of
/// 2014 let the arbiter give more.
///
/// # JSON
/// `{"white": "whole", "black": "none"}`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "Shares", into = "Shares")]
pub struct Score(ByColor<Share>);

#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Shares {
    white: Share,
    black: Share,
}

impl From<Score> for Shares {
    fn from(score: Score) -> Self {
        Self { white: score.0.white, black: score.0.black }
    }
}

impl From<Shares> for Score {
    fn from(shares: Shares) -> Self {
        Self::new(shares.white, shares.black)
    }
}

impl Score {
    /// Half a point each.
    pub const DRAW: Self = Self(ByColor { white: Share::Half, black: Share::Half });
    /// Nothing for either.
    pub const BOTH_LOSE: Self = Self(ByColor { white: Share::None, black: Share::None });

    /// These shares for White and Black.
    #[must_use]
    pub const fn new(white: Share, black: Share) -> Self {
        Self(ByColor { white, black })
    }

    /// Whether both shares together are a whole point at most (10.2).
    ///
    /// ```
    /// use tuomari_laws::{Score, Share};
    /// assert!(Score::DRAW.is_within_a_point());
    /// assert!(!Score::new(Share::Whole, Share::Half).is_within_a_point());
    /// ```
    #[must_use]
    pub const fn is_within_a_point(self) -> bool {
        self.0.white.halves() + self.0.black.halves() <= 2
    }

    /// The whole point for one side.
    #[must_use]
    pub fn win(winner: Color) -> Self {
        Self(ByColor::from_fn(|color| if color == winner { Share::Whole } else { Share::None }))
    }

    /// Nothing for `loser`, this share for the other.
    #[must_use]
    pub fn loss(loser: Color, other: Share) -> Self {
        Self(ByColor::from_fn(|color| if color == loser { Share::None } else { other }))
    }

    /// What one side gets.
    #[must_use]
    pub fn of(self, color: Color) -> Share {
        self.0[color]
    }

    /// The side that has won, if one has.
    #[must_use]
    pub fn winner(self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.of(*color) == Share::Whole)
    }
}

impl fmt::Display for Score {
    /// As it is written on a scoresheet: `1–0`, `½–½`, `0–½`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |share| match share {
            Share::None => "0",
            Share::Half => "½",
            Share::Whole => "1",
        };
        write!(f, "{}–{}", word(self.0.white), word(self.0.black))
    }
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Mate.
    Checkmate,
    /// A player resigned.
    Resignation,
    /// Stalemate.
    Stalemate,
    /// Neither side can mate.
    DeadPosition,
    /// The players agreed on a draw.
    Agreement,
    /// The time was overstepped.
    Time,
    /// A second illegal move, or the first where one is enough.
    IllegalMoves,
    /// A claim of the third appearance was right.
    Threefold,
    /// A claim of fifty moves was right.
    FiftyMoves,
    /// The fifth appearance.
    Fivefold,
    /// Seventy-five moves.
    SeventyFiveMoves,
    /// An illegal position that stayed (A.4.4).
    IllegalPosition,
    /// A player came too late, or not at all.
    Absence,
    /// Both flags were down and nobody knows which fell first.
    BothFlags,
    /// A sealed move that was ambiguous, unreadable or illegal (I.8).
    SealedMove,
    /// A claim that the opponent does not or cannot win by normal means (Guideline III).
    NoNormalWin,
    /// The game does not progress (rule 14 e of the Finnish blitz rules).
    NoProgress,
    /// A player took the king (rule 13 d of the Finnish blitz rules).
    KingTaken,
    /// The arbiter decided, by way of penalty or otherwise.
    Arbiter,
    /// The players wrote and signed another result.
    Signed,
}

impl Ground {
    /// All of them.
    pub const ALL: [Self; 20] = [
        Self::Checkmate,
        Self::Resignation,
        Self::Stalemate,
        Self::DeadPosition,
        Self::Agreement,
        Self::Time,
        Self::IllegalMoves,
        Self::Threefold,
        Self::FiftyMoves,
        Self::Fivefold,
        Self::SeventyFiveMoves,
        Self::IllegalPosition,
        Self::Absence,
        Self::BothFlags,
        Self::SealedMove,
        Self::NoNormalWin,
        Self::NoProgress,
        Self::KingTaken,
        Self::Arbiter,
        Self::Signed,
    ];
}

/// The end of a game: what each gets, why, and by which articles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Verdict {
    /// What both players get.
    pub score: Score,
    /// Why.
    pub ground: Ground,
    /// The articles, the deciding one first.
    pub articles: Articles,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} by {}", self.score, self.articles)
    }
}
