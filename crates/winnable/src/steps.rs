//! How many moves it takes to get somewhere if only walls are in the way.

use chess::{Bitboard, Color, Role, Square, attacks};

use crate::reach::{BACK_RANKS, Reach, king_strikes, pawn_strikes, step};

/// Too far to count, or out of reach.
pub(crate) const FAR: u8 = 40;

/// A number of moves for each square.
pub(crate) type Moves = [u8; 64];

/// Counts moves layer by layer from the starting squares.
fn layers(start: u64, mut next: impl FnMut(u64) -> u64) -> Moves {
    let mut moves = [FAR; 64];
    let mut seen = start;
    let mut front = start;
    let mut count = 0;
    while front != 0 && count < FAR {
        for square in Bitboard(front) {
            moves[square.index()] = count;
        }
        front = next(front) & !seen;
        seen |= front;
        count += 1;
    }
    moves
}

fn strikes(role: Role, from: u64, walls: u64) -> u64 {
    let walls = Bitboard(walls);
    let one = |square| match role {
        Role::Knight => attacks::knight(square),
        Role::Bishop => attacks::bishop(square, walls),
        Role::Rook => attacks::rook(square, walls),
        _ => attacks::queen(square, walls),
    };
    Bitboard(from).into_iter().fold(0, |all, square| all | one(square).0)
}

/// The moves of an officer from these squares to anywhere, or from anywhere to them.
pub(crate) fn officer(role: Role, from: u64, walls: u64) -> Moves {
    layers(from, |front| strikes(role, front, walls) & !walls)
}

/// The moves of a side's king between a square and any other.
pub(crate) fn king(color: Color, from: Square, reach: &Reach) -> Moves {
    let forbidden = reach.walls | reach.guarded[!color as usize];
    layers(1 << from.index(), |front| king_strikes(front) & !forbidden)
}

/// The moves of a pawn to every square it can reach, the last rank too.
///
/// A capture costs more than the move, because somebody has to be brought there.
pub(crate) fn pawn_from(reach: &Reach, index: usize, may_take: bool) -> Moves {
    let man = reach.men[index];
    let last = reach.promoted_stands[man.color as usize][0] & BACK_RANKS;
    let to = reach.stands[index] | if reach.promotes >> index & 1 == 1 { last } else { 0 };
    let mut moves = [FAR; 64];
    moves[man.home.index()] = 0;
    let mut row = 1_u64 << man.home.index() & !BACK_RANKS;
    while row != 0 {
        let ahead = step(man.color, row) & to;
        let took = if may_take { pawn_strikes(man.color, row) & to } else { 0 };
        for square in Bitboard(ahead | took) {
            let here = 1 << square.index();
            let behind = step(!man.color, here) & row;
            let mut best = FAR;
            for from in Bitboard(behind) {
                best = best.min(moves[from.index()] + 1);
            }
            if may_take {
                for from in Bitboard(pawn_strikes(!man.color, here) & row) {
                    best = best.min(moves[from.index()] + TAKING);
                }
            }
            moves[square.index()] = best.min(FAR);
        }
        row = (ahead | took) & !BACK_RANKS;
    }
    moves
}

const TAKING: u8 = 3;

/// The moves of a pawn from anywhere to squares that have a cost themselves.
pub(crate) fn pawn_to(color: Color, goal: &Moves, walls: u64) -> Moves {
    let mut moves = [FAR; 64];
    for rank in (1..7).rev() {
        for file in 0..8_u8 {
            let index = match color {
                Color::White => rank * 8 + file,
                Color::Black => (7 - rank) * 8 + file,
            };
            let Some(square) = Square::from_index(index) else { continue };
            let mut best = goal[square.index()];
            let here = 1_u64 << square.index();
            for (set, cost) in [(step(color, here), 1), (pawn_strikes(color, here), TAKING)] {
                for to in Bitboard(set & !walls) {
                    let on = if rank == 6 { goal[to.index()] } else { moves[to.index()] };
                    best = best.min(on + cost);
                }
            }
            moves[square.index()] = best.min(FAR);
        }
    }
    moves
}

/// Zero for these squares, and too far for all others.
pub(crate) fn only(squares: u64) -> Moves {
    layers(squares, |_| 0)
}

/// The table with every square out of reach except those on the last ranks.
pub(crate) fn on_last_ranks(moves: &Moves) -> Moves {
    let mut last = [FAR; 64];
    for square in Bitboard(BACK_RANKS) {
        last[square.index()] = moves[square.index()];
    }
    last
}

/// Where a pawn with these moves would best promote, and after how many.
pub(crate) fn promotion(moves: &Moves) -> Option<(Square, u8)> {
    Bitboard(BACK_RANKS)
        .into_iter()
        .map(|square| (square, moves[square.index()]))
        .filter(|(_, moves)| *moves < FAR)
        .min_by_key(|(_, moves)| *moves)
}
