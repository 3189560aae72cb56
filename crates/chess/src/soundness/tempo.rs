//! Which side must be on move, where only knights and shut-in rooks can have moved.
//!
//! With every man on the board and every pawn at home, bishops, queens and kings are shut in, and
//! a rook can only go to the knight's square and back. Each such move, like each move of a
//! knight, changes the colour of one man's square: so the colours tell whether a side has made an
//! even or an odd number of moves.

use super::Unsound;
use super::evidence::Evidence;
use super::freedom::LIGHT;
use crate::Color;

impl Evidence<'_> {
    pub(super) fn tempo_fault(&self, reasons: &mut Vec<Unsound>) {
        let complete = Color::ALL
            .into_iter()
            .all(|color| self.men(color) == 16 && self.unmoved_pawns(color).len() == 8);
        if !complete {
            return;
        }
        let freedom = self.freedom(&mut Vec::new());
        if !Color::ALL.into_iter().all(|color| freedom[color].only_changes_colour) {
            return;
        }
        // The initial array has sixteen men on light squares, an even number.
        let light = self.board.occupied() & LIGHT;
        let same_number_of_moves = light.len().is_multiple_of(2);
        let whites_move = self.turn == Color::White;
        if same_number_of_moves != whites_move {
            reasons.push(Unsound::WrongSideToMove { turn: self.turn });
        }
    }
}
