//! When two positions are the same (9.2.2).

use crate::{Bitboard, Board, ByColor, Color, Position, Square};

/// Everything by which 9.2.2 tells positions apart: the pieces on their squares, the side to move,
/// a pawn that can legally be taken en passant, and the rights to castle. A right that cannot be
/// used for the moment still counts; losing a right makes the position a different one.
///
/// ```
/// use tuomari_chess::Position;
/// let start = Position::initial();
/// let mut later = start.clone();
/// for m in ["g1f3", "g8f6", "f3g1", "f6g8"] {
///     later = later.judge(m.parse()?)?.play();
/// }
/// assert_ne!(start, later); // four plies were played
/// assert_eq!(start.same_position(), later.same_position());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SamePosition {
    board: Board,
    castling_rooks: Bitboard,
    mirrored: ByColor<bool>,
    turn: Color,
    en_passant: Option<Square>,
}

impl SamePosition {
    pub(crate) fn of(position: &Position) -> Self {
        let castling = position.castling();
        Self {
            board: *position.board(),
            castling_rooks: castling.rooks,
            mirrored: castling.mirrored,
            turn: position.turn(),
            en_passant: position.en_passant(),
        }
    }
}
