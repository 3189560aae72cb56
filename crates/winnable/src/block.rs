//! Men of the loser that can take up a square beside their king, so that it cannot flee there.

use chess::{Bitboard, Board, Color, Role, Square};

use crate::flood;
use crate::meeting::Approach;
use crate::reach::{BACK_RANKS, step};

/// Moves of such a man at most.
const LONGEST: u8 = 5;

/// The men that may come, and how much later they are asked: who sees far is likely to parry the
/// mate from where it blocks.
const ROLES: [(Role, u8); 5] =
    [(Role::Pawn, 0), (Role::Knight, 0), (Role::Bishop, 0), (Role::Rook, 1), (Role::Queen, 2)];

/// For each square the man that takes it up soonest.
pub(crate) struct Blocks {
    /// The squares that somebody can take up.
    pub(crate) squares: u64,
    ways: [Option<Approach>; 64],
}

impl Blocks {
    /// Where the loser's men get to while everybody else stays; the kings stand in nobody's way.
    pub(crate) fn of(board: &Board, loser: Color, men: u64) -> Self {
        let mut blocks = Self { squares: men, ways: [None; 64] };
        let mut fronts = [(Role::Pawn, Square::A1, 0_u64, 0_u64); 16];
        let mut count = 0;
        for (role, _) in ROLES {
            let own = match role {
                Role::Pawn => board.live_pawns(loser),
                _ => board.pieces(role.of(loser)),
            };
            for from in own.into_iter().take(fronts.len() - count) {
                fronts[count] = (role, from, 1 << from.index(), 0);
                count += 1;
            }
        }
        for level in 1..=LONGEST {
            for (role, from, front, seen) in &mut fronts[..count] {
                let later = ROLES.iter().find(|(other, _)| other == role).map_or(0, |(_, n)| *n);
                let Some(moves) = level.checked_sub(later).filter(|moves| *moves > 0) else {
                    continue;
                };
                *seen |= *front;
                *front = !men
                    & match role {
                        Role::Pawn => step(loser, *front) & !BACK_RANKS,
                        _ => flood::strikes(*role, *front, !men) & !*seen,
                    };
                let (role, from) = (*role, *from);
                for to in Bitboard(*front & !blocks.squares) {
                    blocks.ways[to.index()] = Some(Approach { role, from, to, moves, pushes: 0 });
                }
                blocks.squares |= *front;
            }
        }
        blocks.squares &= !men;
        blocks
    }

    /// The way of the man that takes up this square soonest.
    pub(crate) const fn to(&self, square: Square) -> Option<Approach> {
        self.ways[square.index()]
    }
}
