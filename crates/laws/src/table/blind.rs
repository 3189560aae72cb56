//! What a game with a player who cannot see keeps besides: two boards and what was said.

use chess::{Board, ByColor, Color, Move, Position};

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

    /// A move was announced, which the opponent is to repeat.
    pub(super) fn announce(&mut self, by: Color, m: Move) {
        (self.announced, self.owes_words) = (Some(m), Some(!by));
    }

    /// A player has repeated what was announced.
    pub(super) fn repeat(&mut self, by: Color) {
        self.owes_words = self.owes_words.filter(|owes| *owes != by);
    }

    /// A move was made; `board` is as it left it.
    pub(super) fn make(&mut self, by: Color, m: Move, board: &Board) {
        if self.announced != Some(m) {
            self.owes_words = Some(by);
        }
        self.announced = None;
        self.boards[by] = *board;
        if !self.two_boards {
            self.boards[!by] = *board;
        }
    }

    /// Both boards show the same, and nothing is left to say.
    pub(super) fn agree_on(&mut self, board: &Board) {
        (self.announced, self.owes_words) = (None, None);
        self.boards = ByColor::from_fn(|_| *board);
    }

    /// The opponent's move is made on this player's board, right or wrong.
    pub(super) fn copy(&mut self, on: Color, m: Move, agrees: bool, position: &Board) {
        let board = &mut self.boards[on];
        if agrees {
            *board = *position;
        } else if let Some(piece) = board.remove(m.from) {
            board.put(m.to, piece);
        }
    }
}
