//! What a legal move changes, done in place.

use crate::core::{back_rank, color_of};
use crate::legal::Kind;
use crate::{Bitboard, Color, Legal, Position, Role, Square, attacks, hash};

impl Position {
    /// The position after a legal move of this one.
    #[inline]
    pub(crate) fn after(&self, legal: &Legal<'_>) -> Self {
        let mut next = self.clone();
        match self.turn {
            Color::White => next.make::<true>(legal),
            Color::Black => next.make::<false>(legal),
        }
        next
    }

    #[inline]
    fn make<const WHITE: bool>(&mut self, legal: &Legal<'_>) {
        let Legal { role, from, to, kind, .. } = *legal;
        let us = color_of(WHITE);
        if kind == Kind::Castle {
            return self.castle::<WHITE>(from, to);
        }
        self.shift::<WHITE>(role, from, to);
        match kind {
            Kind::Plain | Kind::Castle => {}
            Kind::DoubleStep => self.pass_if::<WHITE>(true, from, to),
            Kind::EnPassant => {
                let victim = Square::new(to.file(), from.rank());
                let board = &mut self.core.board;
                board.roles[Role::Pawn as usize] ^= 1 << victim.index();
                board.colors[usize::from(WHITE)] ^= 1 << victim.index();
                self.index_hash ^= hash::piece(!us, Role::Pawn, victim);
            }
            Kind::Promotion(promotion) => {
                let new = Role::from(promotion);
                let board = &mut self.core.board;
                board.roles[Role::Pawn as usize] ^= 1 << to.index();
                board.roles[new as usize] ^= 1 << to.index();
                self.index_hash ^= hash::piece(us, Role::Pawn, to) ^ hash::piece(us, new, to);
            }
        }
    }

    /// Moves a piece to a square and takes what stood there. Castling, taking en passant and
    /// promotion need more.
    #[inline(always)]
    pub(super) fn shift<const WHITE: bool>(&mut self, role: Role, from: Square, to: Square) {
        let us = color_of(WHITE);
        let target = 1_u64 << to.index();
        let both = target | 1 << from.index();
        let board = &mut self.core.board;
        let mut hash = hash::piece(us, role, from) ^ hash::piece(us, role, to);
        let takes = board.colors[usize::from(WHITE)] & target != 0;
        if takes {
            let victim = board.role_of_man(to);
            board.roles[victim as usize] ^= target;
            board.colors[usize::from(WHITE)] ^= target;
            hash ^= hash::piece(!us, victim, to);
        }
        board.roles[role as usize] ^= both;
        board.colors[usize::from(!WHITE)] ^= both;
        self.index_hash ^= hash;
        let is_king = role as u8 == Role::King as u8;
        self.lose_castling(both | if is_king { back_rank(WHITE) } else { 0 });
        let is_zeroing = takes | (role as u8 == Role::Pawn as u8);
        // Not a branch: whether a piece is taken is anybody's guess to a processor.
        self.quiet_plies = self.quiet_plies.saturating_add(1) * u32::from(!is_zeroing);
        self.end_turn::<WHITE>();
    }

    fn castle<const WHITE: bool>(&mut self, king: Square, rook: Square) {
        let us = color_of(WHITE);
        let route = self.core.route(us, king, rook);
        self.index_hash ^= hash::piece(us, Role::King, route.king_from)
            ^ hash::piece(us, Role::King, route.king_to)
            ^ hash::piece(us, Role::Rook, route.rook_from)
            ^ hash::piece(us, Role::Rook, route.rook_to);
        self.core.board = self.core.castle::<WHITE>(king, rook).board;
        self.lose_castling(back_rank(WHITE));
        self.quiet_plies = self.quiet_plies.saturating_add(1);
        self.end_turn::<WHITE>();
    }

    /// Takes the rights of the rooks on these squares away.
    #[inline(always)]
    fn lose_castling(&mut self, squares: u64) {
        let lost = self.core.castling & squares;
        if lost == 0 {
            return;
        }
        let before = self.hash_of_mirrors();
        self.core.castling ^= lost;
        self.core.forget_mirrors();
        self.index_hash ^= before ^ self.hash_of_mirrors();
        for rook in Bitboard(lost) {
            self.index_hash ^= hash::castling_rook(rook);
        }
    }

    /// Hands the move over. Nothing can be taken en passant any more.
    #[inline(always)]
    fn end_turn<const WHITE: bool>(&mut self) {
        if self.en_passant_is_legal {
            self.index_hash ^= self.core.passed.map_or(0, hash::en_passant);
        }
        self.en_passant_is_legal = false;
        self.core.passed = None;
        if !WHITE {
            self.move_number = self.move_number.saturating_add(1);
        }
        self.turn = color_of(!WHITE);
        self.index_hash ^= hash::BLACK_TO_MOVE;
    }

    /// Notes the square that a pawn has just passed, if it made a double step.
    ///
    /// Not a branch on that, either: nearly always it is enough to see that no pawn stands ready
    /// to take.
    #[inline(always)]
    pub(super) fn pass_if<const WHITE: bool>(&mut self, is_step: bool, from: Square, to: Square) {
        let passed = Square::wrapping((from.index() + to.index()) as u32 / 2);
        self.core.passed = if is_step { Some(passed) } else { None };
        let takers = attacks::pawn(color_of(WHITE), passed).0
            & self.core.board.roles[Role::Pawn as usize]
            & self.core.board.colors[usize::from(WHITE)];
        if takers & u64::from(is_step).wrapping_neg() != 0 {
            self.en_passant_is_legal = self.finds_legal_en_passant();
            if self.en_passant_is_legal {
                self.index_hash ^= hash::en_passant(passed);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Position;

    /// The hash and the counters that are kept up move by move, against those counted anew.
    fn check(position: &Position, depth: u32) {
        assert_eq!(position.index_hash(), position.hash_from_scratch(), "{position}");
        let read: Position = position.to_string().parse().unwrap();
        assert_eq!(read.same_position(), position.same_position());
        if depth > 0 {
            for legal in position.legal_moves() {
                let next = legal.play();
                let quiet = if legal.is_zeroing() { 0 } else { position.quiet_plies() + 1 };
                assert_eq!(next.quiet_plies(), quiet);
                check(&next, depth - 1);
            }
        }
    }

    #[test]
    fn what_is_kept_up_move_by_move_is_as_if_counted_anew() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "1rk2r2/8/8/8/8/8/8/1RK2R2 w FBfb - 99 80",
        ] {
            check(&fen.parse().unwrap(), 2);
        }
    }
}
