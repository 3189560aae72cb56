//! The mate that is near, found without a search.
//!
//! Nearly every position of a real game has a mate that a plan leads to: see
//! [`meeting`](crate::meeting). If there is none at once, there is one after a move or two,
//! whatever they are, and those are tried. Nothing here is a proof until the moves are played, and
//! they are.

use std::ops::ControlFlow;

use chess::{Bare, Color, Move, Role};

use crate::meeting::{STEPS, Scene};
use crate::opening::try_openings;
use crate::run::try_runs;
use crate::stage::Stage;
use crate::walk::walk;

/// The most moves of the winner in a plan: at once, with the loser's help, after other moves, and
/// for the shortest plans.
const MOVES: u8 = 8;
const MOVES_HELPED: u8 = 12;
const MOVES_AFTER: u8 = 4;
const MOVES_SHORT: u8 = 2;
const _: () = assert!((MOVES_HELPED as usize) < STEPS, "kings go no further in a scene");
/// How many positions after other moves to plan in, per legal move: more options, more tries.
const PRELUDES: u32 = 60;
/// Of those, how many to plan with the loser's help.
const HELPED: u32 = 200;

/// Tries plans that begin at once. `left` counts the positions that may still be looked at.
pub(crate) fn try_at_once(stage: &mut Stage<'_>, winner: Color, left: &mut u64) -> bool {
    // In check the next move is not free, and plans begin with free moves.
    if stage.is_checked() {
        return false;
    }
    needs_a_queen(stage, winner) && try_runs(stage, Role::Queen.of(winner), left, plan_for(winner))
        || plan_for(winner)(stage, left)
}

/// Tries plans in which somebody helps: a way is opened for a pawn that promotes to a queen, or a
/// man of the loser occupies a square beside its king.
pub(crate) fn try_with_help(stage: &mut Stage<'_>, winner: Color, left: &mut u64) -> bool {
    if stage.is_checked() {
        return false;
    }
    let needs_a_queen = needs_a_queen(stage, winner);
    let run = |stage: &mut Stage<'_>, left: &mut u64| {
        try_runs(stage, Role::Queen.of(winner), left, plan_for(winner))
    };
    needs_a_queen && try_openings(stage, winner, left, run) || try_blocks(stage, winner, left)
}

/// Tries plans in which a man of the loser occupies a square beside its king: one that is there,
/// or, if the winner has little to mate with, one that a pawn promotes to.
fn try_blocks(stage: &mut Stage<'_>, winner: Color, left: &mut u64) -> bool {
    if stage.board().color(!winner).len() == 1 {
        return false;
    }
    let plan = |stage: &mut Stage<'_>, left: &mut u64| {
        let board = *stage.board();
        let scene = Scene::with_blocks(&board, stage.turn(), winner);
        try_scene(stage, scene, winner, MOVES_HELPED, left)
    };
    plan(stage, left)
        || needs_a_queen(stage, winner) && try_runs(stage, Role::Knight.of(!winner), left, plan)
}

/// Whether the winner has neither queen nor rook.
fn needs_a_queen(stage: &Stage<'_>, winner: Color) -> bool {
    stage.board().rooks_and_queens(winner).is_empty()
}

fn plan_for(winner: Color) -> impl Fn(&mut Stage<'_>, &mut u64) -> bool {
    move |stage, left| try_plans(stage, winner, MOVES, left)
}

/// Tries only the shortest plans.
pub(crate) fn try_shortest(stage: &mut Stage<'_>, winner: Color, left: &mut u64) -> bool {
    !stage.is_checked() && try_plans(stage, winner, MOVES_SHORT, left)
}

/// Tries plans that begin after one or two moves.
pub(crate) fn try_preludes(
    stage: &mut Stage<'_>,
    here: &Bare,
    winner: Color,
    left: &mut u64,
) -> bool {
    let mut count = 0;
    here.for_each_move(|_| count += 1);
    if stage.is_checked() && try_evasions(stage, here, winner, left) {
        return true;
    }
    let mut prelude =
        Prelude { winner, tries: PRELUDES * count, helped: HELPED, moves: Vec::new(), left };
    (1..=2).any(|depth| prelude.try_moves(stage, here, depth))
}

/// Tries plans after each way out of a check.
fn try_evasions(stage: &mut Stage<'_>, here: &Bare, winner: Color, left: &mut u64) -> bool {
    let _ = here.try_each_move(|step| {
        if *left == 0 {
            return ControlFlow::Break(());
        }
        *left -= 1;
        stage.go_to(&step.play(), &[step.to_move()]);
        match try_at_once(stage, winner, left) || try_with_help(stage, winner, left) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    stage.is_done()
}

/// Moves before a plan.
struct Prelude<'n> {
    winner: Color,
    /// Plans that may still be made, and how many of those with the loser's help.
    tries: u32,
    helped: u32,
    moves: Vec<Move>,
    left: &'n mut u64,
}

impl Prelude<'_> {
    /// Tries every move, or pair of moves, and then plans.
    fn try_moves(&mut self, stage: &mut Stage<'_>, here: &Bare, depth: u32) -> bool {
        let _ = here.try_each_move(|step| {
            if self.tries == 0 || *self.left == 0 {
                return ControlFlow::Break(());
            }
            *self.left -= 1;
            let next = step.play();
            self.moves.push(step.to_move());
            let is_done = if depth == 1 {
                self.tries -= 1;
                self.plan(stage, &next)
            } else {
                self.try_moves(stage, &next, depth - 1)
            };
            self.moves.pop();
            if is_done { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        stage.is_done()
    }

    fn plan(&mut self, stage: &mut Stage<'_>, here: &Bare) -> bool {
        stage.go_to(here, &self.moves);
        match stage.is_checked() {
            true => here.turn() != self.winner && stage.is_mate(),
            false => {
                try_plans(stage, self.winner, MOVES_AFTER, self.left) || self.plan_with_help(stage)
            }
        }
    }

    fn plan_with_help(&mut self, stage: &mut Stage<'_>) -> bool {
        if self.helped == 0 || !needs_a_queen(stage, self.winner) {
            return false;
        }
        self.helped -= 1;
        try_blocks(stage, self.winner, self.left)
    }
}

/// Tries plans for mates of up to this many moves.
fn try_plans(stage: &mut Stage<'_>, winner: Color, moves: u8, left: &mut u64) -> bool {
    let board = *stage.board();
    let scene = Scene::of(&board, stage.turn(), winner);
    try_scene(stage, scene, winner, moves, left)
}

fn try_scene(
    stage: &mut Stage<'_>,
    mut scene: Scene<'_>,
    winner: Color,
    moves: u8,
    left: &mut u64,
) -> bool {
    let mut attempt = |scene: &mut Scene<'_>, most: u8| {
        while let Some(meeting) = scene.take(most) {
            if walk(stage, winner, &meeting, scene.free(), left) {
                return true;
            }
        }
        false
    };
    for round in 1..=moves {
        let goes_on = scene.begin_round();
        // None can be better than one that takes no more moves than the round and has no defence.
        while scene.look_on() {
            if attempt(&mut scene, round * 2) {
                return true;
            }
        }
        let is_last = !goes_on || round == moves;
        if attempt(&mut scene, if is_last { u8::MAX } else { round * 2 + 1 }) {
            return true;
        }
        if is_last {
            break;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use chess::Position;

    use super::*;

    /// The moves of White's mate found with the loser's help.
    fn helped(fen: &str) -> Option<Vec<Move>> {
        let position: Position = fen.parse().expect("a position");
        let mut stage = Stage::of(&position);
        try_with_help(&mut stage, Color::White, &mut 10_000);
        stage.performed().map(|mate| mate.moves().to_vec())
    }

    #[test]
    fn a_knight_takes_up_the_square_that_the_other_one_leaves_open() {
        assert!(helped("8/5k2/8/8/8/2N5/8/2K4n w - - 0 1").is_some());
        // The king is in the corner first, and has no move to spare there.
        assert!(helped("2K5/5k2/8/8/8/2N5/8/7n w - - 0 1").is_some());
    }

    #[test]
    fn a_bishop_beside_the_king_comes_from_the_side() {
        // On any other square of the diagonal the knight steps between.
        let mate = helped("3n4/8/5k2/K7/8/8/8/3B4 w - - 0 1").expect("a mate");
        let last = mate.last().expect("a move");
        assert!(["b7", "g2"].contains(&last.to.to_string().as_str()), "{last}");
    }

    #[test]
    fn a_pawn_becomes_a_knight_and_blocks() {
        let mate = helped("8/8/2N5/1K4p1/8/8/k7/8 w - - 0 1").expect("a mate");
        assert!(mate.iter().any(|m| m.promotion == Some(Role::Knight)));
    }

    #[test]
    fn nobody_helps_who_has_nobody() {
        assert_eq!(helped("8/8/4k3/8/8/8/8/N3K3 w - - 0 1"), None);
    }
}
