//! The loser's men that can occupy a flight square beside their king.

use chess::{Bitboard, Board, Color, Role, Square};

use crate::flood;
use crate::meeting::Approach;
use crate::reach::{BACK_RANKS, step};

/// The most moves of such a man.
const LONGEST: u8 = 5;

/// The most men to consider.
const RUNNERS: usize = 16;

/// The men that may come, with a penalty each: a long-range piece is likely to parry the mate from
/// the square it blocks.
const ROLES: [(Role, u8); 5] =
    [(Role::Pawn, 0), (Role::Knight, 0), (Role::Bishop, 0), (Role::Rook, 1), (Role::Queen, 2)];

/// For each square, the man that can occupy it soonest.
pub(crate) struct Blocks {
    /// The squares that some man can occupy.
    pub(crate) squares: u64,
    ways: [Option<Approach>; 64],
}

/// A man on its way.
#[derive(Clone, Copy)]
struct Runner {
    role: Role,
    from: Square,
    later: u8,
    /// The squares it reaches with the moves so far, and those before.
    front: u64,
    seen: u64,
}

impl Blocks {
    /// Where the loser's men can go while everybody else stays; the kings block nobody.
    pub(crate) fn of(board: &Board, loser: Color, men: u64) -> Self {
        let nobody = Runner { role: Role::Pawn, from: Square::A1, later: 0, front: 0, seen: 0 };
        let (mut runners, mut count) = ([nobody; RUNNERS], 0);
        for (role, later) in ROLES {
            let own = match role {
                Role::Pawn => board.live_pawns(loser),
                _ => board.pieces(role.of(loser)),
            };
            for from in own.into_iter().take(RUNNERS - count) {
                runners[count] = Runner { role, from, later, front: 1 << from.index(), seen: 0 };
                count += 1;
            }
        }
        let mut blocks = Self { squares: 0, ways: [None; 64] };
        for level in 1..=LONGEST {
            for runner in runners[..count].iter_mut().filter(|runner| runner.later < level) {
                runner.seen |= runner.front;
                let strikes = match runner.role {
                    Role::Pawn => step(loser, runner.front) & !BACK_RANKS,
                    role => flood::strikes(role, runner.front, !men),
                };
                runner.front = strikes & !men & !runner.seen;
                let Runner { role, from, later, front, .. } = *runner;
                for to in Bitboard(front & !blocks.squares) {
                    let way = Approach { role, from, to, moves: level - later, pushes: 0 };
                    blocks.ways[to.index()] = Some(way);
                }
                blocks.squares |= front;
            }
        }
        blocks
    }

    /// The path of the man that occupies this square soonest.
    pub(crate) const fn to(&self, square: Square) -> Option<Approach> {
        self.ways[square.index()]
    }
}

#[cfg(test)]
mod tests {
    use chess::Position;

    use super::*;

    /// Which man comes to a square, in which role, and in how many moves, White being the loser.
    fn to(fen: &str, square: Square) -> Option<(Role, Square, u8)> {
        let position: Position = fen.parse().unwrap();
        let board = position.board();
        let men = board.occupied() - board.role(Role::King);
        let way = Blocks::of(board, Color::White, men.0).to(square)?;
        Some((way.role, way.from, way.moves))
    }

    #[test]
    fn a_pawn_steps_and_stops_where_somebody_stands() {
        let fen = "4k3/8/8/8/1n6/8/PP6/4K3 w - - 0 1";
        assert_eq!(to(fen, Square::A5), Some((Role::Pawn, Square::A2, 3)));
        assert_eq!(to(fen, Square::B3), Some((Role::Pawn, Square::B2, 1)));
        assert_eq!(to(fen, Square::B5), None);
        assert_eq!(to(fen, Square::A8), None, "it would be a pawn no longer");
    }

    #[test]
    fn who_sees_far_comes_only_where_nobody_else_comes_as_soon() {
        let fen = "4k3/8/8/8/8/8/8/Q3K1N1 w - - 0 1";
        assert_eq!(to(fen, Square::F3), Some((Role::Knight, Square::G1, 1)));
        assert_eq!(to(fen, Square::D4), Some((Role::Knight, Square::G1, 2)));
        assert_eq!(to(fen, Square::A8), Some((Role::Queen, Square::A1, 1)));
    }
}
