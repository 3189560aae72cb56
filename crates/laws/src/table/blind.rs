//! What a game with a player who cannot see keeps besides: two boards and what was said.

use chess::{Board, ByColor, Color, Move, Position};

use crate::fact::Fact;

/// Two boards that may differ, and the announcement of the move being made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlindPlay {
    /// Whether a second board was demanded (D.1).
    pub two_boards: bool,
    /// Each player's own board, where there are two.
    pub boards: ByColor<Board>,
    /// What the player to move has announced.
    pub announced: Option<Move>,
    /// Who must still announce the move made, or repeat what was announced (D.2.1).
    pub owes_words: Option<Color>,
    /// Who has asked for the times and the number of moves and was not answered yet (D.2.10.4).
    pub asked: ByColor<bool>,
}

impl BlindPlay {
    pub(super) fn over(position: &Position) -> Self {
        Self {
            two_boards: false,
            boards: ByColor::from_fn(|_| *position.board()),
            announced: None,
            owes_words: None,
            asked: ByColor::from_fn(|_| false),
        }
    }

    /// Whether the two boards show the same.
    #[must_use]
    pub fn boards_agree(&self) -> bool {
        self.boards.white == self.boards.black
    }

    /// Takes in a fact; `position` is the one after it.
    pub(super) fn apply(&mut self, fact: &Fact, position: &Position) {
        match fact {
            Fact::TwoBoards { .. } => self.two_boards = true,
            Fact::Announced { by, m } => (self.announced, self.owes_words) = (Some(*m), Some(!*by)),
            Fact::Repeated { by, .. } => {
                self.owes_words = self.owes_words.filter(|owes| owes != by);
            }
            Fact::MoveMade { by, m } => {
                if self.announced != Some(*m) {
                    self.owes_words = Some(*by);
                }
                self.announced = None;
                self.boards[*by] = *position.board();
                if !self.two_boards {
                    self.boards[!*by] = *position.board();
                }
            }
            Fact::Copied { on, m, agrees, .. } => self.copy(*on, *m, *agrees, position),
            Fact::TimesAsked { by } => self.asked[*by] = true,
            Fact::TimesTold { to, .. } => self.asked[*to] = false,
            Fact::PositionRestored { .. } | Fact::BoardsCorrected => {
                (self.announced, self.owes_words) = (None, None);
                self.boards = ByColor::from_fn(|_| *position.board());
            }
            _ => {}
        }
    }

    /// The opponent's move is made on this player's board, right or wrong.
    fn copy(&mut self, on: Color, m: Move, agrees: bool, position: &Position) {
        let board = &mut self.boards[on];
        if agrees {
            *board = *position.board();
        } else if let Some(piece) = board.remove(m.from) {
            board.put(m.to, piece);
        }
    }
}
