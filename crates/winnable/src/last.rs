//! Captures by a king that end the game.
//!
//! Where only the kings move, a king that captures may leave the other side without a move: that is
//! stalemate, not mate. So what it captures need not count as captured. This must hold wherever the
//! kings are, and it must not depend on the captured man or on the capturing king, since neither is
//! where it was.

use chess::{Bare, Bitboard, Color, Role, Square, attacks};

use crate::certificate::LastTake;
use crate::reach::{BACK_RANKS, Reach, step};

impl Reach {
    /// What kings can capture although it is not marked, because that ends the game.
    pub(crate) fn last_takes(&self) -> impl Iterator<Item = LastTake> + '_ {
        Color::ALL.into_iter().flat_map(move |king| {
            let kings = self.men.iter().zip(&self.strikes);
            let mut struck = !self.guarded[!king as usize];
            for (man, strikes) in kings {
                if man.role == Role::King && man.color == king {
                    struck &= strikes;
                }
            }
            let mut squares = 0;
            for (i, man) in self.men.iter().enumerate() {
                if man.color != king && man.role != Role::King && !self.is_mortal(i) {
                    squares |= self.stands[i] & struck;
                }
            }
            Bitboard(squares)
                .into_iter()
                .filter(move |square| !self.is_guarded_by_a_crowd(!king, *square))
                .map(move |square| LastTake { king, square })
        })
    }

    /// Whether the king of `color`, capturing on this square, leaves the other side without a legal
    /// move and not in check, wherever both kings are.
    pub(crate) fn ends_the_game(&self, bare: &Bare, color: Color, square: Square) -> bool {
        // If the rook ends where it began, castling moves only the king.
        let rights = bare.castling().rooks() & Bitboard::from((!color).back_rank());
        if self.promoted_stands[!color as usize] != [0; 4] || !rights.is_empty() {
            return false;
        }
        let beside = attacks::king(square).0 | 1 << square.index();
        let mut ours = 0;
        let mut theirs = 0;
        let mut their_walls = 0;
        let mut guarded = 0;
        // Whether our sliders could give a check that the king uncovers, by kind of line.
        let mut straight = self.promoted_stands[color as usize] != [0; 4];
        let mut diagonal = straight;
        for (man, stands) in self.men.iter().zip(&self.stands) {
            if man.role == Role::King {
                *(if man.color == color { &mut ours } else { &mut theirs }) = *stands;
            } else if man.color == color {
                straight |= matches!(man.role, Role::Rook | Role::Queen);
                diagonal |= matches!(man.role, Role::Bishop | Role::Queen);
                if self.walls & *stands != 0 {
                    let piece = man.role.of(man.color);
                    guarded |= attacks::from(piece, man.home, Bitboard::FULL).0;
                }
            } else if *stands != 1 << man.home.index() {
                return false;
            } else {
                their_walls |= *stands & self.walls;
            }
        }
        if !self.are_stuck(color, bare.king(color), square) {
            return false;
        }
        // Our king no longer guards what it guarded from its old square. And a wall of ours beside
        // their king may be one that only kings could capture, so this must not depend on it:
        // capturing it would be their move.
        let forbidden = their_walls | guarded | beside;
        Bitboard(theirs & !beside).into_iter().all(|king| {
            let walls = Bitboard(self.walls);
            let mut lines = 0;
            if straight {
                lines |= attacks::rook(king, walls).0;
            }
            if diagonal {
                lines |= attacks::bishop(king, walls).0;
            }
            attacks::king(king).0 & !forbidden == 0 && lines & ours & beside == 0
        })
    }

    /// Whether the men of the other side cannot move once the king on `king` has captured on
    /// `square`.
    ///
    /// It is not enough that they never move while it stays: a king that is a wall blocks men, and
    /// with the capture it leaves its square. What else blocks them is still there, except the
    /// captured man, on whose square the king now stands; an officer that attacks this square would
    /// have kept the king from it.
    fn are_stuck(&self, taker: Color, king: Square, square: Square) -> bool {
        let taken = 1 << square.index();
        let blocked = self.walls & !(1 << king.index()) | taken;
        let color = !taker;
        let own = self.men.iter().filter(|man| man.color == color);
        let own = own.fold(0, |all, man| all | 1 << man.home.index()) & blocked;
        self.men.iter().filter(|man| man.color == color && man.home != square).all(|man| {
            let home = 1 << man.home.index();
            match man.role {
                Role::King => true,
                Role::Pawn => home & BACK_RANKS != 0 || step(color, home) & blocked != 0,
                role => {
                    let near = attacks::from(role.of(color), man.home, Bitboard::FULL).0;
                    near & !own == 0
                }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;

    /// The king on b8 can take on c8 and then no longer guards a7, so that the game goes on.
    #[test]
    fn a_king_that_takes_leaves_what_it_guarded() {
        let fen = "KkPP1p2/1p3p2/pP2pPp1/P2pP1P1/3P4/8/8/pp4P1 b - - 0 1";
        let position: Position = fen.parse().unwrap();
        let reach = Reach::of(&Bare::from(&position));
        assert_eq!(reach.walls & 1 << Square::C8.index(), 0);
    }

    /// The rook on a5 can be captured only by the king on b6, which alone blocks the pawn on b5.
    #[test]
    fn a_king_that_takes_leaves_the_square_that_it_blocked() {
        for fen in [
            "8/p2p4/Pk1P4/RP1p4/P1pP4/KpP5/1P6/8 b - - 0 1",
            "8/p2p4/Pk1P4/RP1p4/PKpP4/1pP5/1P6/1b6 b - - 0 1",
        ] {
            let position: Position = fen.parse().unwrap();
            let reach = Reach::of(&Bare::from(&position));
            assert_eq!(reach.walls & 1 << Square::A5.index(), 0, "{fen}");
        }
    }

    /// Without the right, Black is stalemated whatever the king captures, so nothing that only the
    /// king can capture counts as captured; with it Black may have a move that moves only the king.
    #[test]
    fn who_may_castle_is_not_called_stalemated() {
        let walls = |fen: &str| {
            let position: Position = fen.parse().unwrap();
            Reach::of(&Bare::from(&position)).walls
        };
        let b1 = 1 << Square::B1.index();
        assert_ne!(walls("prkpp2p/1p1p4/pP1P4/P4p2/5Pp1/K5Pp/7P/1p6 w - - 0 1") & b1, 0);
        assert_eq!(walls("prkpp2p/1p1p4/pP1P4/P4p2/5Pp1/K5Pp/7P/1p6 w q - 0 1") & b1, 0);
    }
}
