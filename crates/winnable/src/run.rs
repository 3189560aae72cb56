//! A pawn that runs to the last rank while the other side waits.
//!
//! A side with neither queen nor rook makes a queen first and plans then; or the loser makes a man
//! that gets in its king's way. Meanwhile the other side uses its moves to bring the kings
//! together, since they have to meet for the mate.

use chess::{Bitboard, Board, Color, Move, Piece, Role, Square, attacks};

use crate::meeting::promotions;
use crate::reach::{pawn_strikes, step};
use crate::stage::Stage;

/// The most pawns to try.
const RUNNERS: usize = 2;

/// Runs with the pawns that promote to this officer soonest, one after another, until `then` gets
/// what it wants from the position after the promotion, in which the other side, not in check, or
/// the running side is to move.
pub(crate) fn try_runs(
    stage: &mut Stage<'_>,
    runner: Piece,
    left: &mut u64,
    mut then: impl FnMut(&mut Stage<'_>, &mut u64) -> bool,
) -> bool {
    let mut runners = [(u8::MAX, Square::A1); RUNNERS];
    for from in stage.board().live_pawns(runner.color) {
        if let Some(pushes) = pushes(stage.board(), runner.color, from) {
            let last = &mut runners[RUNNERS - 1];
            *last = (*last).min((pushes, from));
            runners.sort_unstable();
        }
    }
    let (board, turn, played) = (*stage.board(), stage.turn(), stage.played());
    for (_, from) in runners.into_iter().filter(|(pushes, _)| *pushes < u8::MAX) {
        if run(stage, runner, from, left) && then(stage, left) {
            return true;
        }
        stage.rewind(board, turn, played);
    }
    false
}

/// How many moves a pawn needs to promote while everybody else stays.
fn pushes(board: &Board, color: Color, from: Square) -> Option<u8> {
    let enemies = board.color(!color) - board.role(Role::King);
    let (last, moves) = promotions(color, from, board.occupied().0, enemies.0);
    (last != 0).then_some(moves)
}

/// Runs with one pawn; returns whether it promoted as intended with nobody in check.
fn run(stage: &mut Stage<'_>, runner: Piece, mut pawn: Square, left: &mut u64) -> bool {
    let mut is_running = true;
    loop {
        if *left == 0 {
            return false;
        }
        *left -= 1;
        if stage.turn() != runner.color {
            if !is_running && !stage.is_checked() {
                return true;
            }
            if !wait(stage, is_running.then_some(pawn)) {
                return false;
            }
        } else if is_running {
            let Some(to) = advance(stage, pawn, runner.role) else { return false };
            pawn = to;
            is_running = attacks::PAWN_RANKS.has(to);
        } else {
            return true;
        }
    }
}

/// Moves the pawn forward, straight if possible.
fn advance(stage: &mut Stage<'_>, pawn: Square, role: Role) -> Option<Square> {
    let us = stage.turn();
    let board = *stage.board();
    let enemies = board.color(!us) - board.role(Role::King);
    let bit = 1 << pawn.index();
    let ahead = Bitboard(step(us, bit)) - board.occupied();
    let taking = Bitboard(pawn_strikes(us, bit)) & enemies;
    for to in ahead.into_iter().chain(taking) {
        let promotes = !attacks::PAWN_RANKS.has(to);
        let after = board.moved(Role::Pawn.of(us), pawn, to);
        if !promotes && pushes(&after, us, to).is_none() {
            continue;
        }
        let promotion = promotes.then_some(role);
        if stage.try_move(Role::Pawn, Move { from: pawn, to, promotion }).is_some() {
            return Some(to);
        }
    }
    None
}

/// A move of the other side that leaves the way open and gives no check: by the king towards the
/// other, otherwise by an officer or a pawn.
fn wait(stage: &mut Stage<'_>, runner: Option<Square>) -> bool {
    let us = stage.turn();
    let (king, other) = (stage.king(us), stage.king(!us));
    let board = *stage.board();
    let mut steps = [(u8::MAX, Square::A1); 8];
    let mut count = 0;
    for to in attacks::king(king) - board.occupied() {
        steps[count] = (to.distance(other), to);
        count += 1;
    }
    steps[..count].sort_unstable();
    let mut attempt = |role: Role, m: Move| {
        let Some(before) = stage.try_move(role, m) else { return false };
        let is_open = runner.is_none_or(|pawn| pushes(stage.board(), !us, pawn).is_some());
        if is_open && !stage.is_checked() {
            return true;
        }
        stage.take_back(before);
        false
    };
    if steps[..count].iter().any(|(_, to)| attempt(Role::King, Move::new(king, *to))) {
        return true;
    }
    [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter().any(|role| {
        let piece = role.of(us);
        board.pieces(piece).into_iter().any(|from| {
            let free = attacks::from(piece, from, board.occupied()) - board.occupied();
            free.into_iter().take(3).any(|to| attempt(role, Move::new(from, to)))
        })
    }) || board.live_pawns(us).into_iter().any(|from| {
        let to = Bitboard(step(us, 1 << from.index())) - board.occupied();
        let to = to & attacks::PAWN_RANKS;
        to.into_iter().any(|to| attempt(Role::Pawn, Move::new(from, to)))
    })
}
