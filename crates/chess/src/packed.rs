//! A position in thirty-two bytes.

use crate::core::{Core, step};
use crate::{Bare, Bitboard, Board, ByColor, Color, Role, Square};

/// A [`Bare`] position in thirty-two bytes without loss: four bits per square.
///
/// Two are equal exactly when the positions are the same by 9.2.2, so a table keyed by it has no
/// false matches.
///
/// ```
/// use tuomari_chess::{Bare, Packed, Position};
/// let start = Bare::from(&Position::initial());
/// assert_eq!(Packed::from(&start).unpack(), start);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Packed {
    // Four planes, one per bit of a square. The low three bits are 0 for an empty square and 1 to 6
    // for the roles in their order; the fourth means Black. The unused values carry the rest: 7 on
    // a first or last rank is a rook with the right to castle (with the fourth bit, one that
    // castles in mirror image); 7 on a fourth or fifth rank is a pawn that can be taken en passant;
    // 8 is Black's king when it is Black's move.
    planes: [u64; 4],
}

const BACK_RANKS: u64 = 0xff00_0000_0000_00ff;
const FIRST_RANK: u64 = 0xff;

impl From<&Bare> for Packed {
    #[inline]
    fn from(bare: &Bare) -> Self {
        let Core { board, castling, passed, mirrored } = &bare.core;
        let role = |role: Role| board.roles[role as usize];
        let mut special = *castling;
        let mut black = board.colors[1] & !special;
        if let Some(passed) = *passed {
            // The pawn stands one step beyond, from its own side's view.
            special |= step(bare.turn == Color::Black, 1 << passed.index());
            black &= !special;
        }
        for color in [Color::White, Color::Black] {
            if mirrored[color] {
                black |= castling & Bitboard::from(color.back_rank()).0;
            }
        }
        let mover = match bare.turn {
            Color::White => 0,
            Color::Black => role(Role::King) & board.colors[1],
        };
        let king = role(Role::King) & !mover;
        let pawn = role(Role::Pawn) & !special;
        let rook = role(Role::Rook) & !special;
        let queen = role(Role::Queen);
        let knight = role(Role::Knight);
        let bishop = role(Role::Bishop);
        Self {
            planes: [
                pawn | bishop | queen | special,
                knight | bishop | king | special,
                rook | queen | king | special,
                black,
            ],
        }
    }
}

impl Packed {
    /// An empty board, which is never a position.
    pub(crate) const NOTHING: Self = Self { planes: [0; 4] };

    /// The bits, for computing a table index.
    #[inline]
    #[must_use]
    pub const fn planes(&self) -> [u64; 4] {
        self.planes
    }

    /// The side that has the move.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Color {
        let [one, two, four, black] = self.planes;
        if black & !(one | two | four) == 0 { Color::White } else { Color::Black }
    }

    /// The position that was packed.
    #[inline]
    #[must_use]
    pub fn unpack(&self) -> Bare {
        let [one, two, four, black] = self.planes;
        let special = one & two & four;
        let mover = black & !(one | two | four);
        let castling = special & BACK_RANKS;
        let stepped = special & !BACK_RANKS;
        let turn = if mover == 0 { Color::White } else { Color::Black };
        let passed = step(turn == Color::White, stepped);
        let mirrored_rooks = castling & black;
        let everyone = one | two | four | mover;
        let mut blacks = black & !special | castling & !FIRST_RANK;
        if turn == Color::White {
            blacks |= stepped;
        }
        let board = Board {
            roles: [
                one & !two & !four | stepped,
                two & !one & !four,
                one & two & !four,
                four & !one & !two | castling,
                one & four & !two,
                two & four & !one | mover,
            ],
            colors: [everyone & !blacks, blacks],
        };
        Bare {
            core: Core {
                board,
                castling,
                passed: (passed != 0).then(|| Square::wrapping(passed.trailing_zeros())),
                mirrored: ByColor {
                    white: mirrored_rooks & FIRST_RANK != 0,
                    black: mirrored_rooks & !FIRST_RANK != 0,
                },
            },
            turn,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    #[test]
    fn unpacking_gives_back_what_was_packed() {
        let mut seen = 0;
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
            "r2k3r/8/8/2pP4/8/8/8/R2K3R w ~KQ~kq c6 0 1",
            "1r2k2r/4p2p/8/3P2P1/8/8/8/1R2K2R b Bh - 0 1",
            "P3k2p/8/8/8/8/4R3/8/p3K2P b - - 0 1",
        ] {
            let start: Position = fen.parse().unwrap();
            let mut layer = vec![Bare::from(&start)];
            for _ in 0..3 {
                let mut next = Vec::new();
                for bare in &layer {
                    let packed = Packed::from(bare);
                    assert_eq!(packed.unpack(), *bare, "after {fen}");
                    assert_eq!(packed.turn(), bare.turn());
                    seen += 1;
                    bare.for_each_move(|step| next.push(step.play()));
                }
                layer = next;
            }
        }
        assert!(seen > 3_000);
    }
}
