//! How promising a position looks: low is near mate.

use chess::{Bare, Bitboard, Color, Role, Square, attacks};

pub(crate) const SCORES: usize = 5;

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

pub(crate) fn scores(bare: &Bare, winner: Color) -> [u16; SCORES] {
    let board = bare.board();
    let loser = !winner;
    let king = bare.king(loser);
    let ours = board.color(winner);
    let theirs = board.color(loser);
    let kings = bare.king(winner);
    let occupied = board.occupied() - Bitboard::from(king);
    // Squares the king could flee to.
    let mut flights = 0;
    for to in attacks::king(king) - theirs {
        if board.attackers(to, winner, occupied).is_empty() {
            flights += 1;
        }
    }
    let heavy = (board.role(Role::Queen) | board.role(Role::Rook)) & ours;
    let mut promote = 0;
    if heavy.is_empty() {
        let pawns = board.live_pawns(winner);
        let mut best = 12;
        for pawn in pawns {
            let rank = pawn.rank().relative_to(winner) as u16;
            best = best.min(7 - rank);
        }
        promote = best;
    }
    let officers = ours - board.role(Role::Pawn);
    let near = |target: Square| -> u16 {
        officers.into_iter().map(|square| u16::from(square.distance(target))).sum()
    };
    let mut out = [0; SCORES];
    out[0] = flights * 4 + promote * 6 + u16::from(kings.distance(king)) * 2 + near(king);
    for (i, corner) in CORNERS.into_iter().enumerate() {
        out[i + 1] = u16::from(king.distance(corner)) * 6
            + u16::from(kings.distance(corner)) * 3
            + promote * 6
            + near(corner)
            + flights;
    }
    out
}
