//! An officer of the loser that the winner's pawn can capture.
//!
//! All the winner's pawns may be blocked while the loser has nobody who could come to where one of
//! them captures: no officer at all, or only bishops of the other colour. Then a pawn of the loser
//! promotes first, after its king has captured what blocks it if need be, and the new queen comes.

use chess::{Color, Role};

use crate::opening::try_openings;
use crate::quick::try_with_help;
use crate::run::try_runs;
use crate::stage::Stage;

/// Tries plans in which the loser makes a queen first. `left` counts the positions that may still be
/// looked at.
pub(crate) fn try_baits(stage: &mut Stage<'_>, winner: Color, left: &mut u64) -> bool {
    let board = stage.board();
    let is_blocked = board.rooks_and_queens(winner).is_empty()
        && board.rooks_and_queens(!winner).is_empty()
        && !board.live_pawns(winner).is_empty()
        && !board.live_pawns(!winner).is_empty();
    if !is_blocked || stage.is_checked() {
        return false;
    }
    let promote = |stage: &mut Stage<'_>, left: &mut u64| {
        try_runs(stage, Role::Queen.of(!winner), left, |stage, left| {
            try_with_help(stage, winner, left)
        })
    };
    promote(stage, left) || try_openings(stage, !winner, left, promote)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;

    #[test]
    fn a_pawn_becomes_the_queen_that_another_one_takes() {
        // The king takes on f4, the pawn promotes, the queen comes to a3 or c3.
        let locked = "8/1b3k2/2b5/3b1p2/4bP2/1pB2b2/pP4b1/K6b w - - 0 1";
        let position: Position = locked.parse().expect("a position");
        let mut stage = Stage::of(&position);
        assert!(try_baits(&mut stage, Color::White, &mut 10_000));
        let mate = stage.performed().expect("a mate");
        assert!(mate.moves().iter().any(|m| m.promotion == Some(Role::Queen)));
    }

    #[test]
    fn nobody_promotes_where_there_are_no_pawns() {
        let position: Position = "8/8/4k3/8/8/8/P7/4K3 w - - 0 1".parse().expect("a position");
        assert!(!try_baits(&mut Stage::of(&position), Color::White, &mut 10_000));
    }
}
