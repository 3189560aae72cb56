//! Checks the two counters against the board and against each other.

use super::Unsound;
use super::evidence::Evidence;
use crate::{Color, Position};

/// A pawn needs at least five moves from its first square to the last rank.
const MOVES_TO_PROMOTE: u32 = 5;

impl Position {
    pub(super) fn counter_faults(&self, evidence: &Evidence<'_>, reasons: &mut Vec<Unsound>) {
        let quiet_plies = self.quiet_plies();
        if self.passed_square().is_some() && quiet_plies > 0 {
            reasons.push(Unsound::DoubleStepNotCounted { quiet_plies });
        }
        let rounds = u64::from(self.move_number().get()) - 1;
        let plies = 2 * rounds + u64::from(self.turn() == Color::Black);
        if u64::from(quiet_plies) > plies {
            reasons.push(Unsound::QuietPliesTooMany { quiet_plies, plies });
            return;
        }
        // The number is 1 where nobody counted.
        if rounds == 0 {
            return;
        }
        for color in Color::ALL {
            let on_move = color == self.turn();
            let moves = rounds + u64::from(color == Color::White && !on_move);
            // The last of the quiet plies is the opponent's.
            let quiet = u64::from(quiet_plies) / 2 + u64::from(!on_move && quiet_plies % 2 == 1);
            let made = moves - quiet.min(moves);
            let needed = evidence.least_zeroing_moves(color);
            if u64::from(needed) > made {
                reasons.push(Unsound::TooFewMoves { color, needed, made });
            }
        }
    }
}

impl Evidence<'_> {
    /// The fewest pawn moves and captures that the side can have made.
    fn least_zeroing_moves(&self, color: Color) -> u32 {
        let steps = self.pawns(color).into_iter().map(|pawn| {
            let rank = u32::from(pawn.rank().relative_to(color) as u8);
            // The first move may be a double step.
            match rank.saturating_sub(1) {
                0 | 1 => rank.saturating_sub(1),
                steps => steps - 1,
            }
        });
        let promoted = self.freedom(&mut Vec::new())[color].promoted;
        let pawn_moves = steps.sum::<u32>() + promoted * MOVES_TO_PROMOTE;
        pawn_moves.max(self.captured(!color))
    }
}
