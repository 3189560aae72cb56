//! Counting the leaves of the tree of legal moves.

#[cfg(target_arch = "x86_64")]
mod lanes;
mod scalar;

use std::ops::ControlFlow;

use crate::core::{Core, color_of};
use crate::generate::{PawnMove, Sink, en_passant_is_safe, en_passant_pawns};
use crate::{Bitboard, Color, Position, Promotion, Role, Square};

/// How many sequences of `depth` legal moves begin in this position.
///
/// The moves of the last ply are counted, not made. Nothing is remembered between positions and
/// nothing is shared between calls, so threads can count different moves of one root. The same
/// answer is found in three ways, the fastest that the processor allows.
///
/// ```
/// use chess::{Position, perft};
/// assert_eq!(perft(&Position::initial(), 4), 197_281); // 3.10.1
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    let core = &position.core;
    let white = position.turn() == Color::White;
    #[cfg(target_arch = "x86_64")]
    {
        let orthodox = position.castling().is_orthodox(position.board());
        if let Some(cpu) = lanes::Avx512::detect() {
            return cpu.nodes(core, white, depth, orthodox);
        }
        if let Some(cpu) = lanes::Avx2::detect() {
            return cpu.nodes(core, white, depth, orthodox);
        }
    }
    if white { scalar::nodes::<true>(core, depth) } else { scalar::nodes::<false>(core, depth) }
}

/// Legal captures en passant.
fn count_en_passant<const WHITE: bool>(core: &Core, king: Square) -> u64 {
    let us = color_of(WHITE);
    en_passant_pawns(core, us).map_or(0, |(to, pawns)| {
        let safe = |from: &Square| en_passant_is_safe(core, us, king, *from, to);
        pawns.into_iter().filter(safe).count() as u64
    })
}

/// Plays each move and visits the position after it.
struct Each<'c, V, const WHITE: bool> {
    core: &'c Core,
    visit: V,
}

impl<V: FnMut(&Core), const WHITE: bool> Sink for Each<'_, V, WHITE> {
    #[inline(always)]
    fn pawns(&mut self, targets: u64, way: i32, kind: PawnMove) -> ControlFlow<()> {
        for to in Bitboard(targets) {
            let from = Square::wrapping((to.index() as i32 - way) as u32);
            match kind {
                PawnMove::Plain => {
                    (self.visit)(&self.core.move_piece::<WHITE>(Role::Pawn, from, to));
                }
                PawnMove::DoubleStep => (self.visit)(&self.core.double_step::<WHITE>(from, to)),
                PawnMove::Promotion => {
                    for promotion in Promotion::ALL {
                        (self.visit)(&self.core.promote::<WHITE>(from, to, promotion));
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: u64) -> ControlFlow<()> {
        for to in Bitboard(targets) {
            (self.visit)(&self.core.move_piece::<WHITE>(role, from, to));
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) -> ControlFlow<()> {
        (self.visit)(&self.core.take_en_passant::<WHITE>(from, to));
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) -> ControlFlow<()> {
        (self.visit)(&self.core.castle::<WHITE>(king, rook));
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, File, Move, Rank, Setup};

    /// splitmix64, so that a failure comes again.
    struct Dice(u64);

    impl Dice {
        fn below(&mut self, n: u64) -> u64 {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = self.0;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            (z ^ (z >> 31)) % n
        }
    }

    /// Pieces anywhere, pawns on the first and last rank among them, with all rights to castle
    /// and to take en passant that the board allows to be claimed.
    fn soup(dice: &mut Dice) -> Option<Position> {
        let mut setup = Setup::empty();
        setup.board = Board::EMPTY;
        for color in Color::ALL {
            let home = dice.below(2) == 0;
            let rank = if home { color.back_rank() } else { Rank::ALL[dice.below(8) as usize] };
            setup
                .board
                .put(Square::new(File::ALL[dice.below(8) as usize], rank), Role::King.of(color));
        }
        for _ in 0..dice.below(28) {
            let square = Square::wrapping(dice.below(64) as u32);
            let role = Role::ALL[[0, 0, 0, 1, 2, 3, 4][dice.below(7) as usize]];
            if setup.board.role_on(square).is_none() {
                setup.board.put(square, role.of(Color::ALL[dice.below(2) as usize]));
            }
        }
        setup.turn = Color::ALL[dice.below(2) as usize];
        setup.castling_rooks = setup.board.role(Role::Rook) & Bitboard(0xff00_0000_0000_00ff);
        let passed = File::ALL[dice.below(8) as usize];
        setup.en_passant = Some(Square::new(passed, Rank::Sixth.relative_to(setup.turn)));
        Position::try_from(setup).or_else(crate::SetupFaults::forgive).ok()
    }

    fn scalar(position: &Position, depth: u32) -> u64 {
        match position.turn() {
            Color::White => scalar::nodes::<true>(&position.core, depth),
            Color::Black => scalar::nodes::<false>(&position.core, depth),
        }
    }

    #[test]
    fn every_way_of_counting_gives_the_same_number_for_any_pieces_anywhere() {
        let mut dice = Dice(1);
        for _ in 0..200_000 {
            let Some(position) = soup(&mut dice) else { continue };
            for depth in 0..=2 {
                let expected = scalar(&position, depth);
                assert_eq!(perft(&position, depth), expected, "{position} depth {depth}");
                #[cfg(target_arch = "x86_64")]
                if let Some(cpu) = lanes::Avx2::detect() {
                    let white = position.turn() == Color::White;
                    let orthodox = position.castling().is_orthodox(position.board());
                    let found = cpu.nodes(&position.core, white, depth, orthodox);
                    assert_eq!(found, expected, "{position} depth {depth}");
                }
            }
        }
    }

    #[test]
    fn every_way_of_counting_gives_the_same_number_along_games() {
        let mut dice = Dice(2);
        for _ in 0..150 {
            let mut position = Position::initial();
            for _ in 0..120 {
                let moves: Vec<Move> =
                    position.legal_moves().map(|legal| legal.to_move()).collect();
                if moves.is_empty() {
                    break;
                }
                assert_eq!(perft(&position, 1), moves.len() as u64);
                assert_eq!(perft(&position, 2), scalar(&position, 2), "{position}");
                let m = moves[dice.below(moves.len() as u64) as usize];
                position = position.legal(m).unwrap().play();
            }
        }
    }
}
