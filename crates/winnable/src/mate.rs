//! Mate on a board that need not be a position.

use chess::{Bitboard, Board, Color, Role, Square, attacks};

use crate::reach::step;

/// Whether the king is mated on this board, on which the winner's king may be missing.
pub(crate) fn is_mate(board: &Board, king: Square, loser: Color) -> bool {
    parries(board, king, loser) == Some(Bitboard::EMPTY)
}

/// The men that can capture the checking man or interpose; `None` if there is no check, or if the
/// king itself has a way out.
///
/// En passant is ignored; callers that need a proof play the moves.
pub(crate) fn parries(board: &Board, king: Square, loser: Color) -> Option<Bitboard> {
    let winner = !loser;
    let occupied = board.occupied();
    let checkers = board.attackers(king, winner, occupied);
    let checker = checkers.first()?;
    let without = occupied - Bitboard::from(king);
    // What the checking man attacks through the king needs no further look.
    let piece = board.role_on(checker)?.of(winner);
    let flights = attacks::king(king) - board.color(loser) - attacks::from(piece, checker, without);
    let flees = flights
        .into_iter()
        .any(|to| board.attackers(to, winner, without - Bitboard::from(to)).is_empty());
    if flees {
        return None;
    }
    if checkers.has_several() {
        return Some(Bitboard::EMPTY);
    }
    let mut parries = Bitboard::EMPTY;
    for to in attacks::between(king, checker) | checkers {
        let mut movers = board.attackers(to, loser, occupied) - Bitboard::from(king);
        if to != checker {
            movers = (movers - board.role(Role::Pawn)) | stepping(board, to, loser, occupied);
        }
        for mover in movers {
            let after = (occupied - Bitboard::from(mover)) | Bitboard::from(to);
            let still = board.attackers(king, winner, after) - Bitboard::from(to);
            if still.is_empty() {
                parries |= mover.into();
            }
        }
    }
    Some(parries)
}

/// The pawns that can step to an empty square.
fn stepping(board: &Board, to: Square, color: Color, occupied: Bitboard) -> Bitboard {
    let pawns = board.live_pawns(color);
    let behind = Bitboard(step(!color, 1 << to.index()));
    let fourth = to.rank().relative_to(color) == chess::Rank::Fourth;
    let far = if fourth { Bitboard(step(!color, (behind - occupied).0)) } else { Bitboard::EMPTY };
    pawns & (behind | far)
}
