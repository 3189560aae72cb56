//! Pieces on squares.

use std::fmt;

use crate::{Bitboard, ByColor, Color, File, Man, Piece, Rank, Role, Square, attacks};

/// Which piece stands where, and nothing else.
///
/// One set of squares per role and one per colour: sixty-four bytes.
///
/// ```
/// use tuomari_chess::{Board, Color, Role, Square};
/// let board = Board::initial();
/// assert_eq!(board.piece_on(Square::E1), Some(Role::King.of(Color::White)));
/// assert_eq!(board.occupied().len(), 32);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Board {
    pub(crate) roles: [u64; 6],
    pub(crate) colors: [u64; 2],
}

/// For each colour and role: all squares in the two of a board's eight sets that hold such a piece,
/// none in the other six.
static OWN_SETS: [[[u64; 8]; 6]; 2] = {
    let mut table = [[[0; 8]; 6]; 2];
    let mut i = 0;
    while i < 12 {
        let (color, role) = (i / 6, i % 6);
        table[color][role][role] = !0;
        table[color][role][6 + color] = !0;
        i += 1;
    }
    table
};

impl Board {
    /// No pieces.
    pub const EMPTY: Self = Self { roles: [0; 6], colors: [0; 2] };

    /// The initial array of 2.3.
    #[must_use]
    pub const fn initial() -> Self {
        Self {
            roles: [
                0x00ff_0000_0000_ff00,
                0x4200_0000_0000_0042,
                0x2400_0000_0000_0024,
                0x8100_0000_0000_0081,
                0x0800_0000_0000_0008,
                0x1000_0000_0000_0010,
            ],
            colors: [0x0000_0000_0000_ffff, 0xffff_0000_0000_0000],
        }
    }

    /// The squares of all pieces of a role, in both colours.
    #[inline]
    #[must_use]
    pub const fn role(&self, role: Role) -> Bitboard {
        Bitboard(self.roles[role as usize])
    }

    /// The squares of all pieces of a colour.
    #[inline]
    #[must_use]
    pub const fn color(&self, color: Color) -> Bitboard {
        Bitboard(self.colors[color as usize])
    }

    /// The squares of one kind of piece.
    #[inline]
    #[must_use]
    pub const fn pieces(&self, piece: Piece) -> Bitboard {
        Bitboard(self.roles[piece.role as usize] & self.colors[piece.color as usize])
    }

    /// The squares with a piece on them.
    #[inline]
    #[must_use]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.colors[0] | self.colors[1])
    }

    /// The pawns of a colour that can move and attack. Pawns left on the first or last rank by an
    /// illegal move that stood can do neither.
    #[inline]
    #[must_use]
    pub const fn live_pawns(&self, color: Color) -> Bitboard {
        Bitboard(
            self.roles[Role::Pawn as usize] & self.colors[color as usize] & attacks::PAWN_RANKS.0,
        )
    }

    /// The squares of a colour's pieces that move along files and ranks.
    #[inline]
    #[must_use]
    pub const fn rooks_and_queens(&self, color: Color) -> Bitboard {
        let roles = self.roles[Role::Rook as usize] | self.roles[Role::Queen as usize];
        Bitboard(roles & self.colors[color as usize])
    }

    /// The squares of a colour's pieces that move along diagonals.
    #[inline]
    #[must_use]
    pub const fn bishops_and_queens(&self, color: Color) -> Bitboard {
        let roles = self.roles[Role::Bishop as usize] | self.roles[Role::Queen as usize];
        Bitboard(roles & self.colors[color as usize])
    }

    /// The role of whatever stands on the square.
    #[inline]
    #[must_use]
    pub fn role_on(&self, square: Square) -> Option<Role> {
        Role::ALL.into_iter().find(|role| self.role(*role).has(square))
    }

    /// The role of the man on a square that is known not to be empty.
    #[inline]
    pub(crate) fn role_of_man(&self, square: Square) -> Role {
        let on = |role: Role| (self.roles[role as usize] >> square.index() & 1) as usize;
        let queen_or_king = on(Role::Queen) | on(Role::King);
        let role = queen_or_king << 2
            | (on(Role::Bishop) | on(Role::Rook)) << 1
            | on(Role::Knight)
            | on(Role::Rook)
            | on(Role::King);
        Role::ALL[role.min(5)]
    }

    /// The colour of whatever stands on the square.
    #[inline]
    #[must_use]
    pub fn color_on(&self, square: Square) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.color(*color).has(square))
    }

    /// The piece on the square.
    #[must_use]
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        Some(Piece { color: self.color_on(square)?, role: self.role_on(square)? })
    }

    /// The piece on the square, together with the square.
    #[must_use]
    pub fn man_on(&self, square: Square) -> Option<Man> {
        Some(Man { piece: self.piece_on(square)?, square })
    }

    /// All pieces with their squares, from a1 to h8.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_on(square)?)))
    }

    /// Puts a piece on a square, replacing whatever stood there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.remove(square);
        self.roles[piece.role as usize] |= 1 << square.index();
        self.colors[piece.color as usize] |= 1 << square.index();
    }

    /// Removes whatever stands on a square.
    pub fn remove(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_on(square)?;
        self.roles[piece.role as usize] &= !(1 << square.index());
        self.colors[piece.color as usize] &= !(1 << square.index());
        Some(piece)
    }

    /// The board after a piece that stands on `from` has gone to `to`, replacing whatever stood
    /// there.
    ///
    /// ```
    /// use tuomari_chess::{Board, Color, Role, Square};
    /// let pawn = Role::Pawn.of(Color::White);
    /// let board = Board::initial().moved(pawn, Square::E2, Square::E4);
    /// assert_eq!(board.piece_on(Square::E4), Some(pawn));
    /// assert_eq!(board.piece_on(Square::E2), None);
    /// ```
    #[inline]
    #[must_use]
    pub fn moved(&self, piece: Piece, from: Square, to: Square) -> Self {
        match piece.color {
            Color::White => self.shifted::<true>(piece.role, from, to),
            Color::Black => self.shifted::<false>(piece.role, from, to),
        }
    }

    /// [`Board::moved`] for a side known at compile time, updating all eight sets at once.
    #[inline(always)]
    pub(crate) fn shifted<const WHITE: bool>(&self, role: Role, from: Square, to: Square) -> Self {
        let target = 1_u64 << to.index();
        let both = target | 1 << from.index();
        let own = &OWN_SETS[usize::from(!WHITE)][role as usize];
        let [a, b, c, d, e, f] = self.roles;
        let [g, h] = self.colors;
        let mut sets = [a, b, c, d, e, f, g, h];
        for (set, own) in sets.iter_mut().zip(own) {
            *set = *set & !target ^ both & own;
        }
        let [a, b, c, d, e, f, g, h] = sets;
        Self { roles: [a, b, c, d, e, f], colors: [g, h] }
    }

    /// The pieces of `color` that attack a square (3.1.2), pinned ones included (3.1.3), as if
    /// exactly the squares of `occupied` had pieces on them.
    #[must_use]
    pub fn attackers(&self, square: Square, color: Color, occupied: Bitboard) -> Bitboard {
        attacks::rook(square, occupied) & self.rooks_and_queens(color)
            | attacks::bishop(square, occupied) & self.bishops_and_queens(color)
            | attacks::knight(square) & self.pieces(Role::Knight.of(color))
            | attacks::king(square) & self.pieces(Role::King.of(color))
            | attacks::pawn(!color, square) & self.live_pawns(color)
    }

    /// How many pieces of each role a colour has, in the order of [`Role::ALL`].
    #[must_use]
    pub fn count(&self, color: Color) -> [u32; 6] {
        Role::ALL.map(|role| self.pieces(role.of(color)).len())
    }

    /// The board with the colours exchanged and seen from the other side: a white king on e1
    /// becomes a black king on e8.
    #[must_use]
    pub fn swap_colors(&self) -> Self {
        Self {
            roles: self.roles.map(u64::swap_bytes),
            colors: [self.colors[1].swap_bytes(), self.colors[0].swap_bytes()],
        }
    }

    /// The square of each side's king, if each has exactly one.
    #[must_use]
    pub fn kings(&self) -> Option<ByColor<Square>> {
        let king = |color: Color| {
            let kings = self.pieces(Role::King.of(color));
            if kings.has_several() { None } else { kings.first() }
        };
        Some(ByColor { white: king(Color::White)?, black: king(Color::Black)? })
    }
}

impl fmt::Debug for Board {
    /// Draws the board, the eighth rank on top.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Board")?;
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let piece = self.piece_on(Square::new(file, rank));
                write!(f, " {}", piece.map_or('.', Piece::char))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
