//! What a hand does to make a move.

use chess::{Board, Legal, Role};
use laws::Act;

/// The acts that make a move on a board on which it may have been begun.
pub(crate) fn acts(legal: &Legal<'_>, board: &Board) -> Vec<Act> {
    let release = |from, to| Act::Release { from, to, two_hands: false };
    if let Some(route) = legal.castling() {
        let steps = [(route.king_from, route.king_to), (route.rook_from, route.rook_to)];
        return steps
            .into_iter()
            .filter(|(from, to)| from != to)
            .map(|(a, b)| release(a, b))
            .collect();
    }
    let taken = legal.captured().filter(|(square, piece)| board.piece_on(*square) == Some(*piece));
    let mut acts: Vec<Act> = taken.map(|(square, _)| Act::TakeOff { square }).into_iter().collect();
    let (from, to) = (legal.from(), legal.to());
    match legal.promotion() {
        None => acts.push(release(from, to)),
        Some(promotion) => {
            if board.piece_on(from).is_some() {
                acts.push(Act::TakeOff { square: from });
            }
            let piece = Role::from(promotion).of(legal.position().turn());
            acts.push(Act::Put { square: to, piece });
        }
    }
    acts
}
