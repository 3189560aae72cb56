//! The path of one man: to the square from which it mates, or to one beside its king.

use chess::{Bitboard, Color, Role, Square, attacks};

use crate::flood;

/// The path of a man to the square it mates from, or occupies beside its king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Approach {
    /// The role in which it arrives; a pawn that has yet to promote is still on [`Approach::from`].
    pub(crate) role: Role,
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// The moves it takes, including the last.
    pub(crate) moves: u8,
    /// How many of those are pawn moves, including the promotion.
    pub(crate) pushes: u8,
}

impl Approach {
    /// The squares that the man may go to next without needing more moves than it has, if it avoids
    /// the squares in `shun`.
    pub(crate) fn stops(&self, color: Color, occupied: Bitboard, shun: Bitboard) -> Bitboard {
        if self.role == Role::Pawn {
            // It has only one path.
            return Bitboard(!shun.0);
        }
        if self.moves == 1 {
            return self.to.into();
        }
        let occupied = occupied - Bitboard::from(self.from);
        let free = !(occupied | shun).0;
        let mut stops = attacks::from(self.role.of(color), self.to, occupied).0 & free;
        for _ in 2..self.moves {
            stops = flood::strikes(self.role, stops, !occupied.0) & free;
        }
        Bitboard(stops)
    }

    /// The squares on which the pawn may promote.
    pub(crate) fn promotes_on(&self, color: Color, occupied: Bitboard, king: Square) -> Bitboard {
        match self.moves - self.pushes {
            0 => self.to.into(),
            1 => {
                let piece = self.role.of(color);
                // No premature check.
                attacks::from(piece, self.to, occupied) - attacks::from(piece, king, occupied)
            }
            _ => Bitboard(!0),
        }
    }
}

/// The moves of the man that blocks, if there is one.
pub(crate) fn moves_of(block: Option<Approach>) -> u8 {
    block.map_or(0, |block| block.moves)
}
