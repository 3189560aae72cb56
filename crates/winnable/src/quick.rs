//! The mate that is near, found without a search.
//!
//! Nearly every position of a real game has a mate that a plan leads to: see
//! [`meeting`](crate::meeting). If there is none at once there is one after a move or two, whatever
//! they are, and those are tried. Nothing here is a proof until the moves are played, and they are.

use chess::Color;

use crate::helpmate::Line;
use crate::meeting::Scene;
use crate::walk::walk;

/// Moves of the winner in a plan at most: at once, after other moves, and of the shortest.
const MOVES: u8 = 8;
const MOVES_AFTER: u8 = 3;
const MOVES_SHORT: u8 = 2;
/// Positions after other moves to plan in, for each legal move: where there is much to do, much
/// is tried.
const PRELUDES: u32 = 60;

/// Tries plans that begin at once. `left` counts the positions that may still be looked at.
pub(crate) fn try_at_once(line: &mut Line, winner: Color, left: &mut u64) -> bool {
    // In check the next move is not free, and plans begin with free moves.
    !line.here().is_check() && try_plans(line, winner, MOVES, left)
}

/// Tries only the shortest plans.
pub(crate) fn try_shortest(line: &mut Line, winner: Color, left: &mut u64) -> bool {
    !line.here().is_check() && try_plans(line, winner, MOVES_SHORT, left)
}

/// Tries plans that begin after a move, or two.
pub(crate) fn try_preludes(line: &mut Line, winner: Color, left: &mut u64) -> bool {
    let mut preludes = PRELUDES * line.here().legal_moves().len() as u32;
    (1..=2).any(|depth| try_prelude(line, winner, depth, &mut preludes, left))
}

/// Tries every move, or pair of moves, and then plans.
fn try_prelude(
    line: &mut Line,
    winner: Color,
    depth: u32,
    preludes: &mut u32,
    left: &mut u64,
) -> bool {
    let here = line.here().clone();
    for legal in here.legal_moves() {
        if *preludes == 0 || *left == 0 {
            return false;
        }
        let Some(mark) = line.try_play(legal.to_move()) else { continue };
        *left -= 1;
        let is_done = if line.here().turn() != winner && line.here().is_checkmate() {
            true
        } else if depth == 1 {
            *preludes -= 1;
            !line.here().is_check() && try_plans(line, winner, MOVES_AFTER, left)
        } else {
            try_prelude(line, winner, depth - 1, preludes, left)
        };
        if is_done {
            return true;
        }
        line.take_back(mark);
    }
    false
}

/// Tries plans for mates of so many moves.
fn try_plans(line: &mut Line, winner: Color, moves: u8, left: &mut u64) -> bool {
    let here = line.here().clone();
    let mut scene = Scene::of(&here, winner);
    let mut goes_on = true;
    let mut round = 0;
    while goes_on && round < moves {
        round += 1;
        goes_on = scene.look_on();
        while let Some(meeting) = scene.take(!goes_on || round == moves) {
            if walk(line, winner, &meeting, scene.free(), left) {
                return true;
            }
        }
    }
    false
}
