//! Illegal acts that stood: the position play goes on from.

use crate::{Board, Color, File, Move, Position, Rank, Role, Setup, SetupFaults, Square};

impl Position {
    /// The position that play goes on from after an illegal act that left this board; nothing if a king
    /// is missing, for from such a board no game can go on.
    ///
    /// Rights to castle stay with kings and rooks that stand where they stood, and a pawn that went two
    /// squares from its first can be taken en passant.
    ///
    /// ```
    /// use tuomari_chess::{Color, Position, Role, Square};
    /// let start = Position::initial();
    /// let board = start.board().moved(Role::Knight.of(Color::White), Square::G1, Square::E2);
    /// assert!(start.aftermath(&board).is_some());
    /// ```
    #[must_use]
    pub fn aftermath(&self, board: &Board) -> Option<Self> {
        let by = self.turn();
        let before = self.to_setup();
        let still_there =
            |square: &Square| board.piece_on(*square) == before.board.piece_on(*square);
        let castling_rooks = before.castling_rooks.into_iter().filter(|rook| {
            let king = before.board.color_on(*rook).map(|color| self.king(color));
            still_there(rook) && king.is_some_and(|king| still_there(&king))
        });
        let zeroing = board.occupied().len() != before.board.occupied().len()
            || board.role(Role::Pawn) != before.board.role(Role::Pawn);
        let setup = Setup {
            board: *board,
            turn: !by,
            castling_rooks: castling_rooks.collect(),
            mirrored: before.mirrored,
            en_passant: passed(&before.board, board, by),
            quiet_plies: if zeroing { 0 } else { before.quiet_plies.saturating_add(1) },
            move_number: match by {
                Color::White => before.move_number,
                Color::Black => before.move_number.saturating_add(1),
            },
        };
        Self::try_from(setup).or_else(SetupFaults::forgive).ok()
    }

    /// The position after a move that was made and stood, legal or not: the piece goes where the move
    /// says and takes what stands there. A king that goes to its own rook castles. Nothing if the move
    /// cannot be made on the board at all: there is no such piece of the side to move, its own piece is
    /// in the way, or a king would be taken.
    ///
    /// ```
    /// use tuomari_chess::Position;
    /// let after = Position::initial().stood("e1e3".parse()?).ok_or("it can be made")?;
    /// assert_eq!(after.to_string(), "rnbqkbnr/pppppppp/8/8/8/4K3/PPPPPPPP/RNBQ1BNR b kq - 1 1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn stood(&self, m: Move) -> Option<Self> {
        let us = self.turn();
        let piece = self.board().piece_on(m.from).filter(|piece| piece.color == us)?;
        if m.from == m.to {
            return None;
        }
        let mut board = *self.board();
        match board.piece_on(m.to) {
            Some(there) if there.color == us => {
                let castles = piece.role == Role::King && there.role == Role::Rook;
                board = castles.then(|| self.board_castled(m.from, m.to)).flatten()?;
            }
            _ => {
                board.remove(m.from);
                board.remove(m.to);
                if let Some(pawn) = self.taken_in_passing(m) {
                    board.remove(pawn);
                }
                board.put(m.to, m.promotion.unwrap_or(piece.role).of(us));
            }
        }
        self.aftermath(&board)
    }

    /// The board after castling, whatever speaks against it, if the squares are free.
    fn board_castled(&self, king: Square, rook: Square) -> Option<Board> {
        let us = self.turn();
        let rank = us.back_rank();
        if king.rank() != rank || rook.rank() != rank || self.castling().is_mirrored(us) {
            return None;
        }
        let (king_to, rook_to) =
            if rook.file() > king.file() { (File::G, File::F) } else { (File::C, File::D) };
        let mut board = *self.board();
        board.remove(king);
        board.remove(rook);
        let squares = [(king_to, Role::King), (rook_to, Role::Rook)];
        for (file, role) in squares {
            let square = Square::new(file, rank);
            if board.piece_on(square).is_some() {
                return None;
            }
            board.put(square, role.of(us));
        }
        Some(board)
    }

    /// The pawn beside one that goes to an empty square as if it captured: it is taken, too late or too
    /// early for en passant.
    fn taken_in_passing(&self, m: Move) -> Option<Square> {
        let board = self.board();
        let beside = Square::new(m.to.file(), m.from.rank());
        let is_capture = board.role_on(m.from) == Some(Role::Pawn)
            && m.from.file() != m.to.file()
            && m.from.rank() != m.to.rank()
            && board.piece_on(m.to).is_none();
        let is_pawn = board.piece_on(beside) == Some(Role::Pawn.of(!self.turn()));
        (is_capture && is_pawn).then_some(beside)
    }
}

/// The square that a pawn passed, if a double step is what changed.
fn passed(before: &Board, after: &Board, by: Color) -> Option<Square> {
    let pawn = Role::Pawn.of(by);
    let (from, between, to) = match by {
        Color::White => (Rank::Second, Rank::Third, Rank::Fourth),
        Color::Black => (Rank::Seventh, Rank::Sixth, Rank::Fifth),
    };
    let stepped = |file: &File| {
        let (from, to) = (Square::new(*file, from), Square::new(*file, to));
        before.piece_on(from) == Some(pawn)
            && after.piece_on(from).is_none()
            && before.piece_on(to).is_none()
            && after.piece_on(to) == Some(pawn)
    };
    File::ALL.into_iter().find(stepped).map(|file| Square::new(file, between))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_legal_move_stands_as_it_is_played() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 b kq - 0 1",
            "7k/8/8/3pP3/N5N1/8/8/N5NK w - d6 0 2",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ] {
            let position: Position = fen.parse().unwrap();
            for legal in position.legal_moves() {
                assert_eq!(position.stood(legal.to_move()).as_ref(), Some(&legal.play()), "{fen}");
            }
        }
    }

    #[test]
    fn what_no_hand_can_do_on_the_board_does_not_stand() {
        let start = Position::initial();
        for m in ["e3e4", "e7e5", "a1a2", "e1d1", "e1h1"] {
            assert_eq!(start.stood(m.parse().unwrap()), None, "{m}");
        }
        let mate: Position = "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
        assert_eq!(mate.stood("e7e8".parse().unwrap()), None, "a king is not taken");
    }

    #[test]
    fn castling_that_nobody_may_stands_too() {
        let crossed: Position = "4k3/8/8/8/8/5r2/8/4K2R w - - 0 1".parse().unwrap();
        let after = crossed.stood("e1h1".parse().unwrap()).unwrap();
        assert_eq!(after.to_string(), "4k3/8/8/8/8/5r2/8/5RK1 b - - 1 1");
    }

    #[test]
    fn a_pawn_taken_too_late_is_off_the_board() {
        let late: Position = "4k3/8/8/3pP3/8/8/8/4K3 w - - 3 9".parse().unwrap();
        let after = late.stood("e5d6".parse().unwrap()).unwrap();
        assert_eq!(after.to_string(), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 9");
    }
}
