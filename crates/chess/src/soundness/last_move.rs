//! Every way to take back the last move.
//!
//! A position reached by legal moves has a predecessor: the side not to move made a move, and
//! before it the opponent's king was not in check. All moves that can have been the last are tried;
//! if none leaves a position that can have stood before, there was no last move.
//!
//! Take a double check by a rook and a bishop: either one of them moved out of the other's way, or
//! a pawn promoted to one of them, or two pawns left their lines at once by an en passant capture.
//! The code here needs none of that: either one of the moves taken back undoes both checks, or none
//! does.

use super::evidence::Evidence;
use crate::{Bitboard, Color, Rank, Role, Route, Square, attacks};

/// How many predecessors to look at before leaving the question open. Sound positions need a
/// handful.
const PATIENCE: u32 = 5_000;

/// How many checks in a row to explain. A check answered by another check is rare enough.
const DEPTH: u32 = 4;

/// The search for a last move.
struct Search {
    left: u32,
    depth: u32,
    /// Whether the predecessor must itself be free of faults.
    believe: bool,
}

/// A move taken back.
#[derive(Clone, Copy)]
struct Retraction {
    from: Square,
    to: Square,
    /// What the piece was before the move.
    role: Role,
}

const OFFICERS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

impl Evidence<'_> {
    /// Whether some move can have been the last one; a quiet one, if it is known to have been
    /// quiet. If `believe` is false, only the checks are examined, not whether the predecessor is
    /// possible.
    pub(super) fn has_last_move(&self, quiet: bool, believe: bool) -> bool {
        let mut search = Search { left: PATIENCE, depth: DEPTH, believe };
        self.is_start() || self.came_from_somewhere(quiet, &mut search)
    }

    fn came_from_somewhere(&self, quiet: bool, search: &mut Search) -> bool {
        if let Some(passed) = self.passed {
            return self.came_by_double_step(passed, search);
        }
        let mover = !self.turn;
        // A king or rook that may castle has not moved.
        let movers = self.board.color(mover) - self.castling;
        movers.into_iter().any(|to| match self.board.role_on(to) {
            Some(Role::Pawn) => !quiet && self.came_by_pawn_move(to, search),
            Some(role) => {
                self.came_by_officer_move(to, role, quiet, search)
                    || !quiet && self.came_by_promotion(to, role, search)
            }
            None => false,
        }) || self.came_by_castling(search)
    }

    /// The board before the move, without the captured piece that is yet to be put back.
    fn taken_back(&self, retraction: Retraction) -> Self {
        let Retraction { from, to, role } = retraction;
        let mut before = *self;
        before.turn = !self.turn;
        before.passed = None;
        before.board.remove(to);
        before.board.put(from, role.of(before.turn));
        before
    }

    /// Whether this can have stood before the last move: its side to move may be in check if that
    /// check can be explained in turn; the other king may not be.
    fn stood_before(&self, search: &mut Search) -> bool {
        if self.is_in_check(!self.turn) {
            return false;
        }
        let Some(left) = search.left.checked_sub(1) else { return true };
        search.left = left;
        if !search.believe {
            return true;
        }
        if !self.faults().is_empty() {
            return false;
        }
        let asks_further = self.passed.is_some() || self.is_in_check(self.turn);
        if !asks_further || search.depth == 0 {
            return true;
        }
        search.depth -= 1;
        let explained = self.came_from_somewhere(false, search);
        search.depth += 1;
        explained
    }

    /// Puts back, before a capture, each piece that can have been captured on a square.
    fn captured_something(&self, square: Square, search: &mut Search) -> bool {
        let victim = !self.turn;
        let pawns = attacks::PAWN_RANKS.has(square).then_some(Role::Pawn);
        self.men(victim) < 16
            && OFFICERS.into_iter().chain(pawns).any(|role| {
                let mut before = *self;
                before.board.put(square, role.of(victim));
                before.stood_before(search)
            })
    }

    fn came_by_officer_move(
        &self,
        to: Square,
        role: Role,
        quiet: bool,
        search: &mut Search,
    ) -> bool {
        let occupied = self.board.occupied();
        let origins = attacks::from(role.of(!self.turn), to, occupied) - occupied;
        origins.into_iter().any(|from| {
            let before = self.taken_back(Retraction { from, to, role });
            before.stood_before(search) || !quiet && before.captured_something(to, search)
        })
    }

    fn came_by_promotion(&self, to: Square, role: Role, search: &mut Search) -> bool {
        let mover = !self.turn;
        if to.rank() != mover.promotion_rank() || role == Role::King {
            return false;
        }
        self.came_from_behind(to, search)
    }

    fn came_by_pawn_move(&self, to: Square, search: &mut Search) -> bool {
        let mover = !self.turn;
        if !attacks::PAWN_RANKS.has(to) || to.rank().relative_to(mover) == Rank::Second {
            return false;
        }
        self.came_from_behind(to, search)
            || to.rank().relative_to(mover) == Rank::Fourth && {
                let passed = Square::new(to.file(), Rank::Third.relative_to(mover));
                self.came_by_double_step(passed, search)
            }
            || to.rank().relative_to(mover) == Rank::Sixth && self.came_by_en_passant(to, search)
    }

    /// A pawn came to this square by one step or by a capture.
    fn came_from_behind(&self, to: Square, search: &mut Search) -> bool {
        let mover = !self.turn;
        let occupied = self.board.occupied();
        let retraction = |from| Retraction { from, to, role: Role::Pawn };
        let captures = attacks::pawn(self.turn, to) - occupied;
        let behind = to.offset(0, -ahead(mover)).filter(|from| !occupied.has(*from));
        behind.is_some_and(|from| self.taken_back(retraction(from)).stood_before(search))
            || captures
                .into_iter()
                .any(|from| self.taken_back(retraction(from)).captured_something(to, search))
    }

    fn came_by_double_step(&self, passed: Square, search: &mut Search) -> bool {
        let mover = !self.turn;
        let (Some(to), Some(from)) =
            (passed.offset(0, ahead(mover)), passed.offset(0, -ahead(mover)))
        else {
            return false;
        };
        let free = !self.board.occupied().has(passed) && !self.board.occupied().has(from);
        free && self.taken_back(Retraction { from, to, role: Role::Pawn }).stood_before(search)
    }

    fn came_by_en_passant(&self, to: Square, search: &mut Search) -> bool {
        let mover = !self.turn;
        let occupied = self.board.occupied();
        let victim = to.offset(0, -ahead(mover)).filter(|square| !occupied.has(*square));
        let began = to.offset(0, ahead(mover)).filter(|square| !occupied.has(*square));
        let (Some(victim), Some(_), true) = (victim, began, self.men(self.turn) < 16) else {
            return false;
        };
        (attacks::pawn(self.turn, to) - occupied).into_iter().any(|from| {
            let mut before = self.taken_back(Retraction { from, to, role: Role::Pawn });
            before.board.put(victim, Role::Pawn.of(self.turn));
            before.passed = Some(to);
            before.stood_before(search)
        })
    }

    fn came_by_castling(&self, search: &mut Search) -> bool {
        let mover = !self.turn;
        let back_rank = Bitboard::from(mover.back_rank());
        // A side that may still castle has not castled.
        let may_have = self.castling.is_disjoint(back_rank)
            && self.king(mover).is_some_and(|king| back_rank.has(king));
        let routes = may_have.then(|| self.homes.routes(mover));
        routes.into_iter().flatten().any(|route| self.came_by_route(mover, &route, search))
    }

    fn came_by_route(&self, mover: Color, route: &Route, search: &mut Search) -> bool {
        let (king, rook) = (Role::King.of(mover), Role::Rook.of(mover));
        if !self.board.pieces(king).has(route.king_to)
            || !self.board.pieces(rook).has(route.rook_to)
        {
            return false;
        }
        let mut before = *self;
        before.turn = mover;
        before.board.remove(route.king_to);
        before.board.remove(route.rook_to);
        let way = route.empty | Bitboard::from(route.king_from) | Bitboard::from(route.rook_from);
        if !way.is_disjoint(before.board.occupied()) {
            return false;
        }
        before.board.put(route.king_from, king);
        before.board.put(route.rook_from, rook);
        before.stood_before(search)
    }
}

/// One rank ahead, from this side's view.
fn ahead(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}
