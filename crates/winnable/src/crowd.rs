//! Men with hardly any room among themselves.
//!
//! Bishops behind their own pawns, say: seven of them on eight squares. None is a wall, but at most
//! one of the squares is ever free, so what two of them attack is always guarded.

use chess::{Bitboard, Color, Square, attacks};

use crate::reach::{PROMOTIONS, Reach};

impl Reach {
    /// Whether a crowd of this side guards a square whichever of its own squares is free.
    pub(crate) fn is_guarded_by_a_crowd(&self, color: Color, square: Square) -> bool {
        PROMOTIONS.into_iter().any(|role| {
            let is_one = |i: &usize| self.men[*i].role.of(self.men[*i].color) == role.of(color);
            let mut rest: u64 = (0..self.men.len())
                .filter(|i| is_one(i) && !self.is_mortal(*i))
                .fold(0, |all, i| all | 1 << i);
            while rest != 0 {
                let crowd = self.crowd_of(rest.trailing_zeros() as usize, rest);
                rest &= !crowd;
                if self.guards(crowd, role.of(color), square) {
                    return true;
                }
            }
            false
        })
    }

    /// The men among these that share squares with this one, directly or through others.
    fn crowd_of(&self, first: usize, among: u64) -> u64 {
        let mut crowd = 1_u64 << first;
        let mut squares = self.stands[first];
        loop {
            let before = crowd;
            for i in Bitboard(among & !crowd).into_iter().map(Square::index) {
                if self.stands[i] & squares != 0 {
                    crowd |= 1 << i;
                    squares |= self.stands[i];
                }
            }
            if crowd == before {
                return crowd;
            }
        }
    }

    fn guards(&self, crowd: u64, piece: chess::Piece, square: Square) -> bool {
        let (mut squares, mut others) = (0, 0);
        for (i, stands) in self.stands.iter().enumerate() {
            match crowd >> i & 1 {
                1 => squares |= stands,
                _ => others |= stands,
            }
        }
        others |= self.promoted_stands.iter().flatten().fold(0, |all, stands| all | stands);
        if squares.count_ones() > crowd.count_ones() + 1 {
            return false;
        }
        Bitboard(squares).into_iter().all(|free| {
            let here = 1 << free.index();
            let passable = here & !others;
            Bitboard(squares & !here)
                .into_iter()
                .any(|from| attacks::from(piece, from, Bitboard(!passable)).has(square))
        })
    }
}

#[cfg(test)]
mod tests {
    use chess::{Bare, Position};

    use super::*;

    fn is_guarded(fen: &str, square: Square) -> bool {
        let position: Position = fen.parse().expect("a position");
        Reach::of(&Bare::from(&position)).is_guarded_by_a_crowd(Color::White, square)
    }

    #[test]
    fn seven_bishops_on_eight_squares_guard_the_pawns_before_them() {
        let caged = "B1B1B1B1/pBpBpBp1/P1P1P1P1/8/B3B3/2P5/8/k1K5 b - - 0 1";
        for square in [Square::A6, Square::C6, Square::E6, Square::G6] {
            assert!(is_guarded(caged, square), "{square}");
        }
        // One bishop fewer, and any two squares can be free.
        let roomy = "B1B1B3/pBpBpBp1/P1P1P1P1/8/B3B3/2P5/8/k1K5 b - - 0 1";
        assert!(!is_guarded(roomy, Square::A6));
    }
}
