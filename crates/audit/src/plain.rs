//! A look at the last position, before anybody searches for mates.
//!
//! Positions in which a side cannot mate have too little material, or a wall of pawns that nobody
//! gets through, or moves that are forced. Where none of these is to be seen the question is not
//! asked: of games that are said to have ended by resignation, by agreement or nobody says how. A
//! dead position of some fourth sort would be passed over; a living one is never called dead. Games
//! lost on time or by an infraction are always asked about.

use chess::{Bitboard, Color, Position, Role};

/// Fewer pairs of pawns that stop each other leave a king a way through.
const WALL: u32 = 3;

/// Fewer legal moves may all lead to the same end.
const FREEDOM: usize = 3;

/// Whether this side has enough to mate with, and nothing seems to stop it.
pub(crate) fn can_mate(position: &Position, side: Color) -> bool {
    let board = position.board();
    let strong = board.live_pawns(side) | board.rooks_and_queens(side);
    !strong.is_empty() && !is_walled(position) && is_free(position)
}

/// Whether somebody has enough to mate with, and nothing seems to stop it.
pub(crate) fn is_alive(position: &Position) -> bool {
    Color::ALL.into_iter().any(|side| can_mate(position, side))
}

/// Whether every pawn has one of the other side before it, and enough of them stop each other to
/// make a wall.
fn is_walled(position: &Position) -> bool {
    let board = position.board();
    let [white, black] = Color::ALL.map(|color| board.pieces(Role::Pawn.of(color)).0);
    let stopped = (white << 8) & black;
    if stopped.count_ones() < WALL {
        return false;
    }
    let (mut ahead, mut behind) = (white, black);
    for _ in 0..6 {
        ahead |= ahead << 8;
        behind |= behind >> 8;
    }
    Bitboard(black).is_subset(Bitboard(ahead)) && Bitboard(white).is_subset(Bitboard(behind))
}

fn is_free(position: &Position) -> bool {
    position.legal_moves().take(FREEDOM).count() == FREEDOM
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        fen.parse().unwrap()
    }

    #[test]
    fn an_ordinary_position_is_alive_for_plain_reasons() {
        assert!(is_alive(&Position::initial()));
        assert!(is_alive(&position("8/8/2p1kpp1/4n2p/4P3/2N2K2/2P3P1/8 w - - 2 42")));
    }

    #[test]
    fn little_material_walls_and_forced_moves_are_looked_into() {
        for fen in [
            "8/8/4k3/8/8/3b4/8/K6N w - - 0 1",
            "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
            "4k3/8/8/1p2p1p1/1P2P1P1/8/8/R3K3 w - - 0 1",
            "k7/1Q6/8/8/8/8/8/K7 b - - 0 1",
        ] {
            assert!(!is_alive(&position(fen)), "{fen}");
        }
    }

    #[test]
    fn one_side_may_be_able_where_the_other_is_not() {
        let position = position("8/8/4k3/8/8/3b4/8/K6R w - - 0 60");
        assert!(can_mate(&position, Color::White));
        assert!(!can_mate(&position, Color::Black));
    }
}
