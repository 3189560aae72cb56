//! The board under the players' hands, which is not always the position.

use chess::{Board, Color, Piece, Square};

use super::now::Bound;
use crate::act::Promoted;

/// A piece touched with a duty to move or take it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touch {
    /// Where it stood.
    pub square: Square,
    /// What it was.
    pub piece: Piece,
}

/// A piece let go on a square while a move is being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Release {
    /// What was let go.
    pub piece: Piece,
    /// Where it stood when the move began; none if it was not on the board.
    pub from: Option<Square>,
    /// Where it was let go.
    pub to: Square,
}

/// What the hands did in the last move made: enough to hear a complaint about it (4.8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastMove {
    /// Who made it.
    pub by: Color,
    /// What had been touched, in order.
    pub touched: Vec<Touch>,
    /// The rook with which castling was announced.
    pub castling: Option<Square>,
    /// The moves among which the player had to choose before touching anything.
    pub bound: Option<Bound>,
}

/// Pieces knocked over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Displacement {
    /// Who must put them back, on their own time (7.4.1).
    pub by: Color,
    /// Whose clock runs once they stand again.
    pub then: Option<Color>,
}

/// The board under the players' hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hands {
    /// Where the pieces really stand.
    pub board: Board,
    /// Pieces that share their square with one that came later.
    pub crowded: Vec<(Square, Piece)>,
    /// What the player to move has touched, in order.
    pub touched: Vec<Touch>,
    /// Pieces in the hand or beside the board that were on it when the move began, and where.
    pub lifted: Vec<(Square, Piece)>,
    /// What has been let go since the last move was made, in order.
    pub released: Vec<Release>,
    /// Whose draw offer the first touch declined.
    pub declined: Option<Color>,
    /// Who is straightening pieces.
    pub adjusting: Option<Color>,
    /// Whether both hands were used for this move.
    pub two_hands: bool,
    /// The rook with which castling was announced.
    pub castling: Option<Square>,
    /// The piece that the player to move has named for a promotion.
    pub named: Option<Promoted>,
    /// Whether the piece of a promotion is being fetched while the clocks stand.
    pub fetching: bool,
    /// Pieces knocked over and not put back yet.
    pub displaced: Option<Displacement>,
    /// The last move made.
    pub last: Option<LastMove>,
}

impl Hands {
    pub(crate) const fn over(board: &Board) -> Self {
        Self {
            board: *board,
            crowded: Vec::new(),
            touched: Vec::new(),
            lifted: Vec::new(),
            released: Vec::new(),
            declined: None,
            adjusting: None,
            two_hands: false,
            castling: None,
            named: None,
            fetching: false,
            displaced: None,
            last: None,
        }
    }

    /// A move was made: the hands rest on the board as it now stands.
    pub(crate) fn finish(&mut self, by: Color, bound: Option<Bound>, board: &Board) {
        let touched = std::mem::take(&mut self.touched);
        let last = LastMove { by, touched, castling: self.castling, bound };
        *self = Self { last: Some(last), displaced: self.displaced, ..Self::over(board) };
    }

    /// Where the piece that is now on `square` stood when the move began.
    pub(crate) fn origin(&self, square: Square) -> Option<Square> {
        let moved = self.released.iter().rev().find(|release| release.to == square);
        moved.map_or(Some(square), |release| release.from)
    }

    /// Where a piece that is put on the board stood before it was lifted.
    pub(crate) fn lifted_from(&self, piece: Piece) -> Option<Square> {
        let lifted = self.lifted.iter().rev().find(|(_, other)| *other == piece);
        lifted.map(|(from, _)| *from)
    }

    /// A piece was touched, with the duty to move or take it.
    pub(super) fn touch(&mut self, square: Square, piece: Piece) {
        self.touched.push(Touch { square, piece });
    }

    /// The last touch was an accident.
    pub(super) fn forget_touch(&mut self) {
        self.touched.pop();
    }

    /// A piece was moved from one square to another and let go there.
    pub(super) fn release(&mut self, from: Square, to: Square, two_hands: bool) {
        self.two_hands |= two_hands;
        let origin = self.origin(from);
        if from != to
            && let Some(piece) = self.board.remove(from)
        {
            self.uncover(from);
            self.let_go(Release { piece, from: origin, to });
        }
    }

    /// A piece was taken off the board; of two on a square the one that was there first.
    pub(super) fn take_off(&mut self, square: Square) {
        match self.crowded.iter().position(|(crowded, _)| *crowded == square) {
            Some(index) => self.lifted.push(self.crowded.remove(index)),
            None => {
                let origin = self.origin(square);
                let piece = self.board.remove(square);
                self.lifted.extend(origin.zip(piece));
            }
        }
    }

    /// A piece that was beside the board was put on it.
    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        let from = self.lifted_from(piece);
        self.lifted.retain(|lifted| Some(*lifted) != from.map(|from| (from, piece)));
        self.let_go(Release { piece, from, to: square });
    }

    fn let_go(&mut self, release: Release) {
        if let Some(there) = self.board.piece_on(release.to) {
            self.crowded.push((release.to, there));
        }
        self.board.put(release.to, release.piece);
        self.released.push(release);
    }

    /// A piece that shared its square stands there alone again.
    fn uncover(&mut self, square: Square) {
        if let Some(index) = self.crowded.iter().rposition(|(crowded, _)| *crowded == square) {
            let (_, piece) = self.crowded.remove(index);
            self.board.put(square, piece);
        }
    }
}
