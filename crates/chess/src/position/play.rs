//! What a legal move changes.
//!
//! A new position is assembled in registers and written once. Changing a copy in place would write
//! it in small pieces and then read it in large ones, which stalls the processor.

use std::num::NonZeroU32;

use crate::core::{Core, back_rank, color_of, mirrors_left};
use crate::legal::Kind;
use crate::{Bitboard, Board, ByColor, Color, Legal, Position, Role, Square, attacks, hash};

impl Position {
    /// The position after a legal move of this one.
    #[inline]
    pub(crate) fn after(&self, legal: &Legal<'_>) -> Self {
        match self.turn {
            Color::White => self.made::<true>(legal),
            Color::Black => self.made::<false>(legal),
        }
    }

    #[inline]
    fn made<const WHITE: bool>(&self, legal: &Legal<'_>) -> Self {
        let Legal { role, from, to, kind, .. } = *legal;
        match kind {
            Kind::Plain => self.shifted::<WHITE>(role, from, to, false),
            Kind::DoubleStep => self.shifted::<WHITE>(Role::Pawn, from, to, true),
            Kind::EnPassant | Kind::Castle | Kind::Promotion(_) => self.made_rare::<WHITE>(legal),
        }
    }

    #[inline(never)]
    fn made_rare<const WHITE: bool>(&self, legal: &Legal<'_>) -> Self {
        let Legal { role, from, to, kind, .. } = *legal;
        let us = color_of(WHITE);
        if kind == Kind::Castle {
            return self.castled::<WHITE>(from, to);
        }
        let mut next = self.shifted::<WHITE>(role, from, to, false);
        let board = &mut next.core.board;
        if let Kind::Promotion(promotion) = kind {
            let new = Role::from(promotion);
            board.roles[Role::Pawn as usize] ^= 1 << to.index();
            board.roles[new as usize] ^= 1 << to.index();
            next.index_hash ^= hash::piece(us, Role::Pawn, to) ^ hash::piece(us, new, to);
        } else {
            let victim = Square::new(to.file(), from.rank());
            board.roles[Role::Pawn as usize] ^= 1 << victim.index();
            board.colors[usize::from(WHITE)] ^= 1 << victim.index();
            next.index_hash ^= hash::piece(!us, Role::Pawn, victim);
        }
        next
    }

    /// The position after a piece has gone to a square and captured what stood there. Castling, en
    /// passant and promotion need more.
    #[inline(always)]
    fn shifted<const WHITE: bool>(
        &self,
        role: Role,
        from: Square,
        to: Square,
        is_double_step: bool,
    ) -> Self {
        let change = self.change::<WHITE>(role, from, to);
        let rights = self.without_castling(change.unmoved);
        let board = self.core.board.shifted::<WHITE>(role, from, to);
        let (middle, takers) = takers::<WHITE>(&board, from, to, is_double_step);
        let core = Core {
            board,
            castling: rights.castling,
            passed: if is_double_step { Some(middle) } else { None },
            mirrored: rights.mirrored,
        };
        let en_passant_is_legal = takers != 0 && core.finds_legal_en_passant(color_of(!WHITE));
        let passed = if en_passant_is_legal { hash::en_passant(middle) } else { 0 };
        let is_zeroing = change.is_zeroing(role);
        let hash = change.hash ^ rights.hash ^ passed;
        self.followed_by::<WHITE>(core, en_passant_is_legal, is_zeroing, hash)
    }

    /// The same in place: faster when moves are played one after another on the same board, each
    /// depending on the one before it.
    #[inline(always)]
    pub(super) fn shift<const WHITE: bool>(
        &mut self,
        role: Role,
        from: Square,
        to: Square,
        is_double_step: bool,
    ) {
        let change = self.change::<WHITE>(role, from, to);
        let is_zeroing = change.is_zeroing(role);
        let Change { victim, hash, unmoved } = change;
        let lost = self.core.castling & unmoved;
        if lost != 0 {
            self.lose_castling(lost);
        }
        if self.en_passant_is_legal {
            self.index_hash ^= self.core.passed.map_or(0, hash::en_passant);
        }
        let target = 1 << to.index();
        let both = target | 1 << from.index();
        let board = &mut self.core.board;
        if let Some(victim) = victim {
            board.roles[victim as usize] ^= target;
            board.colors[usize::from(WHITE)] ^= target;
        }
        board.roles[role as usize] ^= both;
        board.colors[usize::from(!WHITE)] ^= both;
        self.index_hash ^= hash ^ hash::BLACK_TO_MOVE;
        self.quiet_plies = quiet_plies_after(self.quiet_plies, is_zeroing);
        self.move_number = move_number_after::<WHITE>(self.move_number);
        self.turn = color_of(!WHITE);
        let (middle, takers) = takers::<WHITE>(&self.core.board, from, to, is_double_step);
        self.core.passed = if is_double_step { Some(middle) } else { None };
        self.en_passant_is_legal = false;
        if takers != 0 && self.core.finds_legal_en_passant(color_of(!WHITE)) {
            self.en_passant_is_legal = true;
            self.index_hash ^= hash::en_passant(middle);
        }
    }

    /// What changes when a piece goes to a square and captures what stands there.
    #[inline(always)]
    fn change<const WHITE: bool>(&self, role: Role, from: Square, to: Square) -> Change {
        let us = color_of(WHITE);
        let old = &self.core.board;
        let both = 1 << to.index() | 1 << from.index();
        let is_king = role as u8 == Role::King as u8;
        let unmoved = both | if is_king { back_rank(WHITE) } else { 0 };
        let mut hash = hash::piece(us, role, from) ^ hash::piece(us, role, to);
        let mut victim = None;
        if Bitboard(old.colors[usize::from(WHITE)]).has(to) {
            let taken = old.role_of_man(to);
            hash ^= hash::piece(!us, taken, to);
            victim = Some(taken);
        }
        Change { victim, hash, unmoved }
    }

    fn castled<const WHITE: bool>(&self, king: Square, rook: Square) -> Self {
        let us = color_of(WHITE);
        let route = self.core.route(us, king, rook);
        let hash = hash::piece(us, Role::King, route.king_from)
            ^ hash::piece(us, Role::King, route.king_to)
            ^ hash::piece(us, Role::Rook, route.rook_from)
            ^ hash::piece(us, Role::Rook, route.rook_to);
        let rights = self.without_castling(back_rank(WHITE));
        let core = Core { mirrored: rights.mirrored, ..self.core.castle::<WHITE>(king, rook) };
        self.followed_by::<WHITE>(core, false, false, hash ^ rights.hash)
    }

    /// Passes the turn. Whatever could be taken en passant no longer can be.
    #[inline(always)]
    fn followed_by<const WHITE: bool>(
        &self,
        core: Core,
        en_passant_is_legal: bool,
        is_zeroing: bool,
        hash: u64,
    ) -> Self {
        let gone = self.en_passant().map_or(0, hash::en_passant);
        Self {
            core,
            turn: color_of(!WHITE),
            en_passant_is_legal,
            quiet_plies: quiet_plies_after(self.quiet_plies, is_zeroing),
            move_number: move_number_after::<WHITE>(self.move_number),
            index_hash: self.index_hash ^ hash ^ gone ^ hash::BLACK_TO_MOVE,
        }
    }

    /// The castling rights left after losing those of the rooks on these squares.
    #[inline(always)]
    fn without_castling(&self, squares: u64) -> Rights {
        let Core { castling, mirrored, .. } = self.core;
        let lost = castling & squares;
        if lost == 0 { Rights { castling, mirrored, hash: 0 } } else { self.losing_castling(lost) }
    }

    #[cold]
    fn lose_castling(&mut self, lost: u64) {
        let Rights { castling, mirrored, hash } = self.losing_castling(lost);
        (self.core.castling, self.core.mirrored) = (castling, mirrored);
        self.index_hash ^= hash;
    }

    #[cold]
    fn losing_castling(&self, lost: u64) -> Rights {
        let castling = self.core.castling & !lost;
        let mirrored = mirrors_left(self.core.mirrored, castling);
        let rooks = Bitboard(lost).into_iter().fold(0, |sum, rook| sum ^ hash::castling_rook(rook));
        let hash = rooks ^ hash::mirrors(self.core.mirrored) ^ hash::mirrors(mirrored);
        Rights { castling, mirrored, hash }
    }
}

/// Branchless, because whether a piece is captured is unpredictable.
#[inline(always)]
fn quiet_plies_after(quiet_plies: u32, is_zeroing: bool) -> u32 {
    quiet_plies.saturating_add(1) * u32::from(!is_zeroing)
}

#[inline(always)]
fn move_number_after<const WHITE: bool>(number: NonZeroU32) -> NonZeroU32 {
    if WHITE { number } else { number.saturating_add(1) }
}

/// The square that a double step passes, and the pawns that can take there.
///
/// No branch on the double step: nearly always there are simply no such pawns.
#[inline(always)]
fn takers<const WHITE: bool>(
    board: &Board,
    from: Square,
    to: Square,
    is_double_step: bool,
) -> (Square, u64) {
    let middle = Square::wrapping((from.index() + to.index()) as u32 / 2);
    let takers = attacks::pawn(color_of(WHITE), middle).0
        & board.roles[Role::Pawn as usize]
        & board.colors[usize::from(WHITE)]
        & u64::from(is_double_step).wrapping_neg();
    (middle, takers)
}

/// What a move changes besides the board.
struct Change {
    victim: Option<Role>,
    /// The hash of what has moved or gone.
    hash: u64,
    /// Squares that can no longer hold a piece that has never moved (3.8.2.1).
    unmoved: u64,
}

impl Change {
    /// Whether the count of quiet moves of 9.3 restarts.
    #[inline(always)]
    fn is_zeroing(&self, role: Role) -> bool {
        self.victim.is_some() | (role as u8 == Role::Pawn as u8)
    }
}

/// Castling rights, and the difference they make to the hash.
struct Rights {
    castling: u64,
    mirrored: ByColor<bool>,
    hash: u64,
}

#[cfg(test)]
mod tests {
    use crate::Position;

    /// Compares the incrementally updated hash and counters with those computed from scratch.
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
