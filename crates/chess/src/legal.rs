//! Moves as made on the board, and moves proved legal.

use std::fmt;
use std::str::FromStr;

use crate::castling::{Route, wing_of};
use crate::core::step;
use crate::{Bitboard, Board, Color, Piece, Position, Promotion, Role, Square, Wing};

/// What was done on the board: a piece went from one square to another, perhaps to be exchanged.
///
/// It may be illegal, or even nonsense; it only records what was done. Castling is the king going
/// to the square of the rook it castles with, which also identifies it in every Chess960 array;
/// [`Position::judge`] also accepts the king's two-square step.
///
/// ```
/// use tuomari_chess::{Move, Role, Square};
/// let m: Move = "e7e8q".parse()?;
/// assert_eq!(m, Move { from: Square::E7, to: Square::E8, promotion: Some(Role::Queen) });
/// assert_eq!(m.to_string(), "e7e8q");
/// # Ok::<(), tuomari_chess::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// The square the piece left.
    pub from: Square,
    /// The square it was put on.
    pub to: Square,
    /// What it was exchanged for: any role, since anything can be put on a board.
    pub promotion: Option<Role>,
}

impl Move {
    /// A move without promotion.
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to, promotion: None }
    }
}

impl fmt::Display for Move {
    /// The two squares and the promotion letter, as in UCI.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion.map_or(Ok(()), |role| write!(f, "{}", role.char()))
    }
}

/// The text is not two squares with an optional promotion letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseMoveError;

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move: expected two squares, as in e2e4, and a letter for a promotion")
    }
}

impl std::error::Error for ParseMoveError {}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let square = |range: std::ops::Range<usize>| text.get(range)?.parse().ok();
        let from = square(0..2).ok_or(ParseMoveError)?;
        let to = square(2..4).ok_or(ParseMoveError)?;
        let mut rest = text[4..].chars();
        let promotion = match (rest.next(), rest.next()) {
            (None, _) => None,
            (Some(letter), None) => Some(Role::from_char(letter).ok_or(ParseMoveError)?),
            (Some(_), Some(_)) => return Err(ParseMoveError),
        };
        Ok(Self { from, to, promotion })
    }
}

/// How a legal move changes the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    Plain,
    DoubleStep,
    EnPassant,
    /// `to` is the square of the rook.
    Castle,
    Promotion(Promotion),
}

impl Kind {
    /// Whether a piece is captured by a move of this kind to this square.
    #[inline]
    pub(crate) fn is_capture(self, board: &Board, to: Square) -> bool {
        match self {
            Self::Castle | Self::DoubleStep => false,
            Self::EnPassant => true,
            Self::Plain | Self::Promotion(_) => board.occupied().has(to),
        }
    }
}

/// A move proved legal in one position, and bound to it.
///
/// Only a [`Position`] can make one, so [`Legal::play`] cannot fail.
///
/// ```
/// use tuomari_chess::{Move, Position, Square};
/// let start = Position::initial();
/// let legal = start.judge(Move::new(Square::E2, Square::E4))?;
/// let next = legal.play();
/// assert_eq!(next.legal_moves().len(), 20);
/// # Ok::<(), tuomari_chess::Illegal>(())
/// ```
#[derive(Clone, Copy)]
pub struct Legal<'p> {
    pub(crate) position: &'p Position,
    pub(crate) role: Role,
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) kind: Kind,
}

impl<'p> Legal<'p> {
    /// The position it is legal in.
    #[must_use]
    pub const fn position(&self) -> &'p Position {
        self.position
    }

    /// What moves. For castling, the king.
    #[must_use]
    pub const fn role(&self) -> Role {
        self.role
    }

    /// The square the piece, or the castling king, leaves.
    #[must_use]
    pub const fn from(&self) -> Square {
        self.from
    }

    /// The square the piece, or the castling king, arrives on.
    #[must_use]
    pub fn to(&self) -> Square {
        self.castling().map_or(self.to, |route| route.king_to)
    }

    /// The move as squares. Castling is written as king takes rook.
    #[must_use]
    pub fn to_move(&self) -> Move {
        Move { from: self.from, to: self.to, promotion: self.promotion().map(Role::from) }
    }

    /// The move as UCI writes it: castling as the king's two-square step in ordinary chess, and as
    /// king takes rook in Chess960 and after a mirrored start.
    #[must_use]
    pub fn to_uci(&self) -> Move {
        let castling = self.position.castling();
        if self.kind == Kind::Castle && castling.is_orthodox(self.position.board()) {
            Move::new(self.from, self.to())
        } else {
            self.to_move()
        }
    }

    /// What the pawn becomes.
    #[must_use]
    pub const fn promotion(&self) -> Option<Promotion> {
        match self.kind {
            Kind::Promotion(promotion) => Some(promotion),
            _ => None,
        }
    }

    /// The squares king and rook use, if this is castling.
    #[must_use]
    pub fn castling(&self) -> Option<Route> {
        (self.kind == Kind::Castle)
            .then(|| self.position.castling().route(self.position.turn(), self.from, self.to))
    }

    /// The wing on which the king castles, if it does.
    #[must_use]
    pub fn wing(&self) -> Option<Wing> {
        (self.kind == Kind::Castle).then(|| wing_of(self.from, self.to))
    }

    /// Whether a pawn goes two squares (3.7.2).
    #[must_use]
    pub fn is_double_step(&self) -> bool {
        self.kind == Kind::DoubleStep
    }

    /// Whether a pawn takes in passing (3.7.4).
    #[must_use]
    pub fn is_en_passant(&self) -> bool {
        self.kind == Kind::EnPassant
    }

    /// The piece that is captured, and where it stands.
    #[must_use]
    pub fn captured(&self) -> Option<(Square, Piece)> {
        let square = match self.kind {
            Kind::Castle => return None,
            Kind::EnPassant => {
                let black = self.position.turn() == Color::Black;
                Bitboard(step(black, 1 << self.to.index())).first()?
            }
            _ => self.to,
        };
        self.position.board().piece_on(square).map(|piece| (square, piece))
    }

    /// Whether a piece is captured.
    #[inline]
    #[must_use]
    pub fn is_capture(&self) -> bool {
        self.kind.is_capture(self.position.board(), self.to)
    }

    /// Whether the move is irreversible: a capture or a pawn move, which restarts the count of
    /// quiet moves in 9.3.
    #[inline]
    #[must_use]
    pub fn is_zeroing(&self) -> bool {
        self.role == Role::Pawn || self.is_capture()
    }

    /// The position after the move.
    #[inline]
    #[must_use]
    pub fn play(&self) -> Position {
        self.position.after(self)
    }
}

impl fmt::Debug for Legal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Legal({} {})", self.role, self.to_move())
    }
}

impl PartialEq for Legal<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.to_move() == other.to_move() && self.position == other.position
    }
}

impl Eq for Legal<'_> {}
