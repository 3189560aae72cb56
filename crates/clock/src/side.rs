//! The two players of a clock.

use std::fmt;
use std::ops::{Index, IndexMut};

/// One of the two players, and so one of the two linked displays (6.1).
///
/// The clock knows no pieces; it uses the colours only because the two sides of a chess clock are
/// called that, and because White's is started first (6.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Side {
    /// The player whose clock is started at the beginning of the game.
    White,
    /// The other player.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The player at the other end of the board.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

#[cfg(feature = "chess")]
impl From<chess::Color> for Side {
    fn from(color: chess::Color) -> Side {
        match color {
            chess::Color::White => Side::White,
            chess::Color::Black => Side::Black,
        }
    }
}

#[cfg(feature = "chess")]
impl From<Side> for chess::Color {
    fn from(side: Side) -> chess::Color {
        match side {
            Side::White => chess::Color::White,
            Side::Black => chess::Color::Black,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Side::White => "white",
            Side::Black => "black",
        })
    }
}

/// A pair of values, one for each side, indexed by side: `pair[Side::White]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BySide<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

impl<T> BySide<T> {
    /// The pair with `make(side)` for each side.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { white: make(Side::White), black: make(Side::Black) }
    }
}

impl<T: Clone> BySide<T> {
    /// The same value for both.
    #[must_use]
    pub fn both(value: T) -> BySide<T> {
        BySide { white: value.clone(), black: value }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
