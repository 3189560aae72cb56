//! The arrays a game begins from.

use crate::{BackRank, Board, ByColor, Chess960, Color, File, Position, Rank, Role, Setup, Square};

/// The array from which a game began.
///
/// ```text
///   Usual                 Chess960(…)            Exchanged { white: true, black: false }
///
///   r n b q k b n r       b b q n n r k r        r n b q k b n r
///   p p p p p p p p       p p p p p p p p        p p p p p p p p
///   …                     …                      …
///   P P P P P P P P       P P P P P P P P        P P P P P P P P
///   R N B Q K B N R       B B Q N N R K R        R N B K Q B N R
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Start {
    /// The initial position of 2.3.
    #[default]
    Usual,
    /// An array of Guideline II.
    Chess960(Chess960),
    /// The usual array, except that the sides named here had king and queen swapped and nobody said
    /// so in time: each castles in mirror image (rule 7 of the Finnish blitz rules).
    Exchanged(ByColor<bool>),
}

impl Start {
    /// The officers of a side.
    #[must_use]
    pub fn back_rank(&self, color: Color) -> BackRank {
        match self {
            Self::Usual => BackRank::USUAL,
            Self::Chess960(array) => array.back_rank(),
            Self::Exchanged(exchanged) => {
                let mut rank = BackRank::USUAL;
                if exchanged[color] {
                    rank.0.swap(File::D as usize, File::E as usize);
                }
                rank
            }
        }
    }

    /// The setup with White to move and every right to castle.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let mut setup = Setup { board: Board::EMPTY, ..Setup::initial() };
        setup.castling_rooks = crate::Bitboard::EMPTY;
        if let Self::Exchanged(exchanged) = self {
            setup.mirrored = *exchanged;
        }
        for color in Color::ALL {
            for (file, role) in File::ALL.into_iter().zip(self.back_rank(color).0) {
                let square = Square::new(file, color.back_rank());
                setup.board.put(square, role.of(color));
                let second = Square::new(file, Rank::Second.relative_to(color));
                setup.board.put(second, Role::Pawn.of(color));
                if role == Role::Rook {
                    setup.castling_rooks |= square.into();
                }
            }
        }
        setup
    }
}

impl Position {
    /// The first position of a game.
    ///
    /// ```
    /// use tuomari_chess::{ByColor, Position, Start};
    /// let start = Position::start(Start::Exchanged(ByColor { white: true, black: true }));
    /// let fen = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w ~KQ~kq - 0 1";
    /// assert_eq!(start.to_string(), fen);
    /// ```
    #[must_use]
    pub fn start(start: Start) -> Self {
        Self::from_sound_setup(&start.setup())
    }

    /// The first position of a game of Chess960.
    #[must_use]
    pub fn chess960(array: Chess960) -> Self {
        Self::start(Start::Chess960(array))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_start_is_a_position_with_four_rights() {
        let exchanged = [false, true].into_iter().flat_map(|white| {
            [false, true].map(|black| Start::Exchanged(ByColor { white, black }))
        });
        let starts = Chess960::all().map(Start::Chess960).chain(exchanged).chain([Start::Usual]);
        for start in starts {
            assert_eq!(start.setup().faults(), [], "{start:?}");
            assert_eq!(Position::start(start).castling().rooks().len(), 4);
        }
        assert_eq!(Start::Usual.setup(), Setup::initial());
    }
}
