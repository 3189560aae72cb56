//! Castling: the right lost, or castling prevented for the moment (3.8.2, Guideline II).

use super::{Case, Reason};
use crate::castling::wing_of;
use crate::{Bitboard, File, Man, Move, Role, Route, Square, Wing, attacks};

impl Case<'_> {
    /// Whether the move is an attempt to castle and nothing else; if so, `reasons` already has
    /// everything against it.
    ///
    /// A king that goes two squares from e1, or to its rook, is castling. From elsewhere on the
    /// back rank it may be: then the lost right is one reason, and the move is judged further like
    /// any other.
    pub(super) fn is_castling(&self, reasons: &mut Vec<Reason>) -> bool {
        let Self { man: king, to, us, .. } = *self;
        if king.piece.role != Role::King {
            return false;
        }
        let rights = self.position.castling();
        let m = Move::new(king.square, to);
        if let Some(rook) = self.position.castling_rook_meant(m) {
            self.castling_prevented(&rights.route(us, king.square, rook), reasons);
            return true;
        }
        let back_rank = us.back_rank();
        if king.square.rank() != back_rank || to.rank() != back_rank {
            return false;
        }
        let wing = wing_of(king.square, to);
        let rooks = self.board.pieces(Role::Rook.of(us));
        let two_squares = king.square.distance(to) == 2;
        if !rights.is_orthodox(self.board) {
            if two_squares || rooks.has(to) {
                reasons.push(Reason::CastlingLost { wing });
            }
            return false;
        }
        if king.square.file() != File::E {
            if two_squares {
                reasons.push(Reason::CastlingKingAway { king });
            }
            return false;
        }
        let corner_file = match wing {
            Wing::AFile => File::A,
            Wing::HFile => File::H,
        };
        let corner = Square::new(corner_file, back_rank);
        if !(two_squares || to == corner && rooks.has(corner)) {
            return false;
        }
        reasons.push(if rooks.has(corner) {
            Reason::CastlingLost { wing }
        } else {
            Reason::CastlingRookAway { corner }
        });
        self.castling_prevented(&rights.route(us, king.square, corner), reasons);
        true
    }

    /// 3.8.2.2 and II.3.2.7.4.
    fn castling_prevented(&self, route: &Route, reasons: &mut Vec<Reason>) {
        let us = self.us;
        let occupied = self.board.occupied();
        let between = attacks::between(route.king_from, route.rook_from);
        for by in self.men(between & route.empty) {
            reasons.push(Reason::CastlingBlocked { by });
        }
        for by in self.men(route.empty - between) {
            reasons.push(Reason::CastlingWayBlocked { by });
        }
        let mut attackers_told = Bitboard::EMPTY;
        for square in route.safe {
            let attackers = self.board.attackers(square, !us, occupied);
            for by in self.men(attackers) {
                reasons.push(if square == route.king_from {
                    Reason::CastlingInCheck { by }
                } else if square == route.king_to {
                    Reason::CastlingReaches { square, by }
                } else {
                    Reason::CastlingCrosses { square, by }
                });
            }
            if square == route.king_from || square == route.king_to {
                attackers_told |= attackers;
            }
        }
        // In Chess960 the rook may have shielded its king along the back rank.
        let movers = Bitboard::from(route.king_from) | Bitboard::from(route.rook_from);
        let after = (occupied - movers) | Bitboard::from(route.rook_to);
        let king = Man { piece: Role::King.of(us), square: route.king_to };
        let exposing = self.board.attackers(route.king_to, !us, after) - attackers_told;
        for by in self.men(exposing) {
            reasons.push(Reason::ExposedToCheck { king, by });
        }
    }
}
