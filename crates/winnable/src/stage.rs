//! The board on which a plan is rehearsed: only men, so that a move costs next to nothing.
//!
//! It knows neither castling nor en passant nor any counter. A mate found here becomes an answer
//! only after its moves have been played by the rules of the `chess` crate: see
//! [`Stage::performed`].

use chess::{Bare, Bitboard, Board, Color, Move, Position, Role, Square, attacks};

use crate::Helpmate;
use crate::mate::is_mate;
use crate::meeting::ALONE;
use crate::reach::{pawn_strikes, step};

/// The men, the side to move, and the moves since the question was asked.
#[derive(Debug)]
pub(crate) struct Stage<'p> {
    root: &'p Position,
    board: Board,
    turn: Color,
    moves: Vec<Move>,
    performed: Option<Helpmate>,
}

impl<'p> Stage<'p> {
    /// The position as it is asked about.
    pub(crate) fn of(root: &'p Position) -> Self {
        let moves = Vec::with_capacity(32);
        Self { root, board: *root.board(), turn: root.turn(), moves, performed: None }
    }

    /// Goes to a position that these legal moves lead to.
    pub(crate) fn go_to(&mut self, here: &Bare, moves: &[Move]) {
        self.board = *here.board();
        self.turn = here.turn();
        self.moves.clear();
        self.moves.extend_from_slice(moves);
    }

    pub(crate) const fn board(&self) -> &Board {
        &self.board
    }

    pub(crate) const fn turn(&self) -> Color {
        self.turn
    }

    pub(crate) fn king(&self, color: Color) -> Square {
        self.board.pieces(Role::King.of(color)).first().unwrap_or(Square::A1)
    }

    fn is_check(&self, color: Color) -> bool {
        let board = &self.board;
        let king = self.king(color);
        // Mostly nobody stands on a line with the king, and the line need not be examined.
        let on_line = |role: Role, men: Bitboard| {
            !men.is_disjoint(Bitboard(ALONE[role as usize][king.index()]))
        };
        on_line(Role::Knight, board.pieces(Role::Knight.of(!color)))
            || !attacks::pawn(color, king).is_disjoint(board.live_pawns(!color))
            || !attacks::king(king).is_disjoint(board.pieces(Role::King.of(!color)))
            || on_line(Role::Rook, board.rooks_and_queens(!color))
                && !attacks::rook(king, board.occupied())
                    .is_disjoint(board.rooks_and_queens(!color))
            || on_line(Role::Bishop, board.bishops_and_queens(!color))
                && !attacks::bishop(king, board.occupied())
                    .is_disjoint(board.bishops_and_queens(!color))
    }

    /// Whether the side to move is in check.
    pub(crate) fn is_checked(&self) -> bool {
        self.is_check(self.turn)
    }

    /// Moves a man of the side to move to a square it can go to, unless that leaves its king in
    /// check; returns what to pass to [`Stage::take_back`].
    pub(crate) fn try_move(&mut self, role: Role, m: Move) -> Option<Board> {
        let us = self.turn;
        let barred = self.board.color(us) | self.board.role(Role::King);
        if barred.has(m.to) {
            return None;
        }
        let mut next = self.board.moved(role.of(us), m.from, m.to);
        if let Some(role) = m.promotion {
            next.put(m.to, role.of(us));
        }
        let before = std::mem::replace(&mut self.board, next);
        if self.is_check(us) {
            self.board = before;
            return None;
        }
        self.turn = !us;
        self.moves.push(m);
        Some(before)
    }

    /// Takes the last move back.
    pub(crate) fn take_back(&mut self, before: Board) {
        self.board = before;
        self.turn = !self.turn;
        self.moves.pop();
    }

    /// How many moves were made.
    pub(crate) fn played(&self) -> usize {
        self.moves.len()
    }

    /// Takes back all moves after the first `played`.
    pub(crate) fn rewind(&mut self, board: Board, turn: Color, played: usize) {
        self.board = board;
        self.turn = turn;
        self.moves.truncate(played);
    }

    /// Whether a man of the side to move attacks the square or, if a pawn, can step to it.
    pub(crate) fn can_go(&self, role: Role, from: Square, to: Square) -> bool {
        let occupied = self.board.occupied();
        match role {
            Role::Pawn => {
                let pawn = 1 << from.index();
                let steps = step(self.turn, pawn) & !occupied.0;
                let takes = pawn_strikes(self.turn, pawn) & self.board.color(!self.turn).0;
                Bitboard(steps | takes).has(to)
            }
            _ => attacks::from(role.of(self.turn), from, occupied).has(to),
        }
    }

    /// Whether the side to move is mated here, and also by the rules when all moves are played from
    /// the first position.
    pub(crate) fn is_mate(&mut self) -> bool {
        if !is_mate(&self.board, self.king(self.turn), self.turn) {
            return false;
        }
        let moves = self.moves.iter().copied();
        self.performed = Helpmate::replay(self.root, !self.turn, moves).ok();
        self.performed.is_some()
    }

    /// Whether a mate was found.
    pub(crate) const fn is_done(&self) -> bool {
        self.performed.is_some()
    }

    /// The mate that was found, with its moves proved legal.
    pub(crate) fn performed(self) -> Option<Helpmate> {
        self.performed
    }
}
