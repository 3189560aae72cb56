//! The pieces of 2.2 and the two sides that own them.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

use crate::{Rank, Square};

/// A side of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Color {
    White,
    Black,
}

impl Color {
    /// Both sides, the side that moves first coming first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The rank on which this side's officers start.
    #[must_use]
    pub const fn back_rank(self) -> Rank {
        Rank::First.relative_to(self)
    }

    /// The rank on which this side's pawns promote.
    #[must_use]
    pub const fn promotion_rank(self) -> Rank {
        Rank::Eighth.relative_to(self)
    }
}

impl Not for Color {
    type Output = Self;

    /// The opponent.
    #[inline]
    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// What a piece is, regardless of its owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Role {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl Role {
    /// All roles, in the order of the enum.
    pub const ALL: [Self; 6] =
        [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// The English letter of the role in lower case, as FEN and UCI write it.
    #[must_use]
    pub const fn char(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
        }
    }

    /// The role of an English letter in either case.
    #[must_use]
    pub const fn from_char(letter: char) -> Option<Self> {
        match letter.to_ascii_lowercase() {
            'p' => Some(Self::Pawn),
            'n' => Some(Self::Knight),
            'b' => Some(Self::Bishop),
            'r' => Some(Self::Rook),
            'q' => Some(Self::Queen),
            'k' => Some(Self::King),
            _ => None,
        }
    }

    /// The piece of this role that `color` owns.
    #[must_use]
    pub const fn of(self, color: Color) -> Piece {
        Piece { color, role: self }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
        })
    }
}

/// What a pawn may become on the last rank (3.7.5.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Promotion {
    Knight,
    Bishop,
    Rook,
    Queen,
}

impl Promotion {
    /// All four choices.
    pub const ALL: [Self; 4] = [Self::Knight, Self::Bishop, Self::Rook, Self::Queen];
}

impl From<Promotion> for Role {
    #[inline]
    fn from(promotion: Promotion) -> Self {
        match promotion {
            Promotion::Knight => Self::Knight,
            Promotion::Bishop => Self::Bishop,
            Promotion::Rook => Self::Rook,
            Promotion::Queen => Self::Queen,
        }
    }
}

impl TryFrom<Role> for Promotion {
    type Error = Role;

    /// The choice with this role; a pawn or a king is returned as the error.
    fn try_from(role: Role) -> Result<Self, Role> {
        match role {
            Role::Knight => Ok(Self::Knight),
            Role::Bishop => Ok(Self::Bishop),
            Role::Rook => Ok(Self::Rook),
            Role::Queen => Ok(Self::Queen),
            Role::Pawn | Role::King => Err(role),
        }
    }
}

/// A role in a colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub struct Piece {
    pub color: Color,
    pub role: Role,
}

impl Piece {
    /// The letter of FEN: upper case for White.
    #[must_use]
    pub const fn char(self) -> char {
        match self.color {
            Color::White => self.role.char().to_ascii_uppercase(),
            Color::Black => self.role.char(),
        }
    }

    /// The piece of a FEN letter.
    #[must_use]
    pub const fn from_char(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_char(letter) {
            Some(role) => Some(Self { color, role }),
            None => None,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let color = match self.color {
            Color::White => "white",
            Color::Black => "black",
        };
        write!(f, "{color} {}", self.role)
    }
}

/// A piece on its square, which a reason can point to.
///
/// ```
/// use tuomari_chess::{Color, Man, Role, Square};
/// let man = Man { piece: Role::Bishop.of(Color::White), square: Square::C1 };
/// assert_eq!(man.to_string(), "bishop on c1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct Man {
    pub piece: Piece,
    pub square: Square,
}

impl fmt::Display for Man {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {}", self.piece.role, self.square)
    }
}

/// One value for each side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "ByColorOf{T}"))]
#[allow(missing_docs)]
pub struct ByColor<T> {
    pub white: T,
    pub black: T,
}

impl<T> ByColor<T> {
    /// Makes both values by calling `make` for each side.
    pub fn from_fn(mut make: impl FnMut(Color) -> T) -> Self {
        Self { white: make(Color::White), black: make(Color::Black) }
    }

    /// Changes both values.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor { white: change(self.white), black: change(self.black) }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}
