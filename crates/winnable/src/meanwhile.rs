//! Moves that a side plays meanwhile, while the other has something to do.

use chess::{Bitboard, Move, Role, Square, attacks};

use crate::reach::step;
use crate::stage::Stage;

/// The most moves of officers to compare before one is made.
const OFFERS: u32 = 24;

/// An officer of the side to move goes somewhere else than these squares, without check.
pub(crate) fn goes_off(stage: &mut Stage<'_>, role: Role, from: Square, shun: Bitboard) -> bool {
    let occupied = stage.board().occupied();
    let free = attacks::from(role.of(stage.turn()), from, occupied) - occupied - shun;
    free.into_iter().any(|to| try_quietly(stage, role, Move::new(from, to)))
}

/// A step of the king of the side to move, away from these squares.
pub(crate) fn king_waits(stage: &mut Stage<'_>, keep: Bitboard) -> bool {
    let king = stage.king(stage.turn());
    let free = attacks::king(king) - stage.board().occupied() - keep;
    free.into_iter().any(|to| stage.try_move(Role::King, Move::new(king, to)).is_some())
}

/// The same, or a quiet move of an officer, if the king has none.
pub(crate) fn waits(stage: &mut Stage<'_>, keep: Bitboard) -> bool {
    king_waits(stage, keep)
        || [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter().any(|role| {
            let men = stage.board().pieces(role.of(stage.turn()));
            men.into_iter().any(|from| goes_off(stage, role, from, keep))
        })
}

/// A move of the loser that leaves the prey alone: of the king, as far away from it as possible,
/// otherwise of another man, without check; of the officers' moves the one after which the hunter has
/// the fewest steps to go, or the first.
pub(crate) fn step_away(
    stage: &mut Stage<'_>,
    prey: Square,
    to_go: impl Fn(&Stage<'_>) -> Option<usize>,
) -> bool {
    let us = stage.turn();
    let king = stage.king(us);
    let board = *stage.board();
    let occupied = board.occupied();
    let mut steps = [(0, Square::A1); 8];
    let mut count = 0;
    for to in attacks::king(king) - occupied {
        steps[count] = (to.distance(prey), to);
        count += 1;
    }
    steps[..count].sort_unstable_by(|one, other| other.cmp(one));
    if steps[..count]
        .iter()
        .filter(|(distance, _)| *distance > 1)
        .any(|(_, to)| try_quietly(stage, Role::King, Move::new(king, *to)))
    {
        return true;
    }
    let mut best: Option<(usize, Role, Move)> = None;
    let mut left = OFFERS;
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        let piece = role.of(us);
        for from in board.pieces(piece) - Bitboard::from(prey) {
            for to in attacks::from(piece, from, occupied) - occupied {
                if left == 0 {
                    break;
                }
                left -= 1;
                let m = Move::new(from, to);
                let Some(before) = stage.try_move(role, m) else { continue };
                let is_quiet = !stage.is_checked();
                let cost = to_go(stage).unwrap_or(usize::MAX);
                stage.take_back(before);
                if is_quiet && best.is_none_or(|(least, ..)| cost < least) {
                    best = Some((cost, role, m));
                }
            }
        }
    }
    if let Some((_, role, m)) = best {
        return stage.try_move(role, m).is_some();
    }
    (board.live_pawns(us) - Bitboard::from(prey)).into_iter().any(|from| {
        let to = (Bitboard(step(us, 1 << from.index())) - occupied) & attacks::PAWN_RANKS;
        to.into_iter().any(|to| try_quietly(stage, Role::Pawn, Move::new(from, to)))
    })
}

/// Plays a move unless it gives check.
fn try_quietly(stage: &mut Stage<'_>, role: Role, m: Move) -> bool {
    let Some(before) = stage.try_move(role, m) else { return false };
    let is_quiet = !stage.is_checked();
    if !is_quiet {
        stage.take_back(before);
    }
    is_quiet
}
