//! Counting the leaves of the tree of legal moves (perft).

mod counter;
#[cfg(target_arch = "x86_64")]
mod lanes;
mod memory;
mod scalar;

use std::ops::ControlFlow;

pub use self::counter::{Counter, ParseWayError, Way};
pub use self::memory::Memory;
use crate::core::Core;
use crate::generate::{PawnMove, Sink};
use crate::{Bitboard, Position, Promotion, Role, Square};

/// How many sequences of `depth` legal moves begin in this position.
///
/// The moves of the last ply are counted, not made. Nothing is cached between positions and nothing
/// is shared between calls, so threads can count different moves of one root. It uses the fastest
/// [way](Way) that the processor supports. For large depths use a [`Memory`].
///
/// ```
/// use tuomari_chess::{Position, perft};
/// assert_eq!(perft(&Position::initial(), 4), 197_281); // 3.10.1
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    Counter::fastest().nodes(position, depth)
}

impl Position {
    /// How many legal moves there are.
    #[inline]
    pub(crate) fn count_legal_moves(&self) -> usize {
        perft(self, 1) as usize
    }
}

/// Plays each move and visits the position after it.
struct Each<'c, V, const WHITE: bool> {
    core: &'c Core,
    visit: V,
}

/// Aligned to a cache line: the wide registers read whole boards.
#[repr(align(64))]
struct Aligned(Core);

impl<V: FnMut(&Core), const WHITE: bool> Each<'_, V, WHITE> {
    #[inline(always)]
    fn tell(&mut self, next: Core) {
        (self.visit)(&Aligned(next).0);
    }
}

impl<V: FnMut(&Core), const WHITE: bool> Sink for Each<'_, V, WHITE> {
    #[inline(always)]
    fn pawns(&mut self, targets: u64, way: i32, kind: PawnMove) -> ControlFlow<()> {
        for to in Bitboard(targets) {
            let from = Square::wrapping((to.index() as i32 - way) as u32);
            match kind {
                PawnMove::Plain => {
                    self.tell(self.core.move_piece::<WHITE>(Role::Pawn, from, to));
                }
                PawnMove::DoubleStep => self.tell(self.core.double_step::<WHITE>(from, to)),
                PawnMove::Promotion => {
                    for promotion in Promotion::ALL {
                        self.tell(self.core.promote::<WHITE>(from, to, promotion));
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: u64) -> ControlFlow<()> {
        for to in Bitboard(targets) {
            self.tell(self.core.move_piece::<WHITE>(role, from, to));
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) -> ControlFlow<()> {
        self.tell(self.core.take_en_passant::<WHITE>(from, to));
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) -> ControlFlow<()> {
        self.tell(self.core.castle::<WHITE>(king, rook));
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Color, File, Move, Rank, Setup};

    /// splitmix64, so that failures are reproducible.
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

    /// Pieces anywhere, including pawns on the first and last rank, with every castling and en
    /// passant right that the board allows.
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

    fn plain(position: &Position, depth: u32) -> u64 {
        Counter::with(Way::Plain).unwrap().nodes(position, depth)
    }

    /// Asserts that every way this processor supports gives the same number.
    fn agree(position: &Position, depth: u32) {
        let expected = plain(position, depth);
        for counter in Counter::available() {
            let way = counter.way();
            assert_eq!(counter.nodes(position, depth), expected, "{position} {depth} {way}");
        }
    }

    #[test]
    fn every_way_of_counting_gives_the_same_number_for_any_pieces_anywhere() {
        let mut dice = Dice(1);
        for _ in 0..200_000 {
            let Some(position) = soup(&mut dice) else { continue };
            for depth in 0..=2 {
                agree(&position, depth);
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
                agree(&position, 2);
                let m = moves[dice.below(moves.len() as u64) as usize];
                position = position.legal(m).unwrap().play();
            }
        }
    }

    #[test]
    fn plain_counting_is_always_possible_and_the_fastest_way_comes_first() {
        let ways: Vec<Way> = Counter::available().map(|counter| counter.way()).collect();
        assert_eq!(ways.first(), Some(&Counter::fastest().way()));
        assert_eq!(ways.last(), Some(&Way::Plain));
    }

    #[test]
    fn a_way_is_read_by_its_name() {
        for way in Way::ALL {
            assert_eq!(way.to_string().parse(), Ok(way));
        }
        assert_eq!("sse".parse::<Way>(), Err(ParseWayError));
    }
}
