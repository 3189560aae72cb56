//! Why a move is illegal: every reason, each with the provision it breaks.
//!
//! The generator finds legal moves without asking why others are illegal; this module starts from
//! one move and the articles. Tests check that both agree on every move of many positions.

mod king;
mod pawn;
mod provision;
mod reason;

use std::fmt;

pub use provision::Provision;
pub use reason::Reason;

use crate::{Bitboard, Board, Color, Man, Move, Position, Role, Square, attacks};

/// An illegal move and everything that is wrong with it.
///
/// ```
/// use tuomari_chess::{Position, Provision};
/// let illegal = Position::initial().judge("c1g5".parse()?).unwrap_err();
/// assert_eq!(illegal.to_string(), "c1g5: the bishop on c1 cannot pass the pawn on d2 (3.5)");
/// assert_eq!(illegal.reasons[0].provision(), Provision::NoPassing);
/// # Ok::<(), tuomari_chess::ParseMoveError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The move.
    pub m: Move,
    /// The reasons, at least one, in the order of the Laws.
    ///
    /// Each holds independently: a bishop that jumps over a pawn and thereby leaves its king in
    /// check does two things wrong. A piece moved out of turn is judged further as if its owner had
    /// the move.
    pub reasons: Vec<Reason>,
}

impl Illegal {
    /// The provisions that the move breaks, each once, in the order of the Laws.
    pub fn provisions(&self) -> impl Iterator<Item = Provision> + '_ {
        let mut last = None;
        self.reasons.iter().map(Reason::provision).filter(move |provision| {
            let first = last != Some(*provision);
            last = Some(*provision);
            first
        })
    }
}

impl fmt::Display for Illegal {
    /// The move, then each reason with its article in the FIDE Laws of 2018.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.m)?;
        for (i, reason) in self.reasons.iter().enumerate() {
            f.write_str(if i == 0 { ": " } else { "; " })?;
            write!(f, "{reason} ({})", reason.provision())?;
        }
        Ok(())
    }
}

impl std::error::Error for Illegal {}

impl Position {
    /// Everything that is wrong with a move; nothing if it is legal.
    pub(crate) fn why_illegal(&self, m: Move) -> Illegal {
        let mut reasons = Vec::new();
        match self.board().man_on(m.from) {
            None => reasons.push(Reason::NoPiece { from: m.from }),
            Some(man) if man.piece.color == self.turn() => {
                Case::new(self, man, m).hear(&mut reasons)
            }
            Some(man) => {
                reasons.push(Reason::NotOnMove { man });
                Case::new(&self.with_turn_of(man.piece.color), man, m).hear(&mut reasons);
            }
        }
        reasons.sort_by_key(Reason::provision);
        Illegal { m, reasons }
    }
}

/// One move in its position, before the judge.
struct Case<'p> {
    position: &'p Position,
    board: &'p Board,
    us: Color,
    man: Man,
    to: Square,
    promotion: Option<Role>,
}

impl<'p> Case<'p> {
    fn new(position: &'p Position, man: Man, m: Move) -> Self {
        let board = position.board();
        let us = man.piece.color;
        Self { position, board, us, man, to: m.to, promotion: m.promotion }
    }

    fn hear(&self, reasons: &mut Vec<Reason>) {
        let man = self.man;
        let is_dead = man.piece.role == Role::Pawn && !attacks::PAWN_RANKS.has(man.square);
        if is_dead {
            reasons.push(Reason::DeadPawn { pawn: man });
        } else {
            self.exchange(reasons);
        }
        if self.to == man.square {
            reasons.push(Reason::NoMovement { man });
            return;
        }
        if self.is_castling(reasons) {
            return;
        }
        self.target(reasons);
        match man.piece.role {
            Role::Pawn if is_dead => {}
            Role::Pawn => self.pawn_move(reasons),
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                self.officer_move(reasons);
            }
        }
        self.king_safety(reasons);
    }

    /// 1.4.1 and 3.1: what stands where the move ends.
    fn target(&self, reasons: &mut Vec<Reason>) {
        match self.board.man_on(self.to) {
            Some(occupant) if occupant.piece.color == self.us => {
                reasons.push(Reason::OwnPiece { man: self.man, occupant });
            }
            Some(king) if king.piece.role == Role::King => {
                reasons.push(Reason::CapturesKing { king });
            }
            Some(_) | None => {}
        }
    }

    /// 3.2 to 3.6 and the first half of 3.8.1.
    fn officer_move(&self, reasons: &mut Vec<Reason>) {
        let Man { piece, square: from } = self.man;
        if !attacks::from(piece, from, Bitboard::EMPTY).has(self.to) {
            reasons.push(Reason::NotItsMove { man: self.man, to: self.to });
            return;
        }
        for over in self.men(attacks::between(from, self.to)) {
            reasons.push(Reason::Passes { man: self.man, over });
        }
    }

    /// 3.7.5.1: what the piece was exchanged for.
    fn exchange(&self, reasons: &mut Vec<Reason>) {
        let Self { man, to, .. } = *self;
        let arrives = to.rank() == self.us.promotion_rank();
        match (man.piece.role, self.promotion) {
            (Role::Pawn, None) if arrives => {
                reasons.push(Reason::PromotionMissing { pawn: man, to });
            }
            (Role::Pawn, Some(_)) if !arrives => {
                reasons.push(Reason::PromotionTooEarly { pawn: man, to });
            }
            (Role::Pawn, _) | (_, None) => {}
            (_, Some(_)) => reasons.push(Reason::PromotionOfOfficer { man }),
        }
        if let Some(role @ (Role::Pawn | Role::King)) = self.promotion {
            reasons.push(Reason::PromotionTo { role });
        }
    }

    /// 3.8.1 and 3.9.2: whether the moving side's king can be captured once the piece stands there,
    /// however it got there.
    fn king_safety(&self, reasons: &mut Vec<Reason>) {
        let Self { us, man, to, .. } = *self;
        let king = self.position.king(us);
        if to == king {
            return; // It ends on its own king, which is already a reason.
        }
        let captured = match self.en_passant_victim() {
            Some(victim) => Bitboard::from(to) | Bitboard::from(victim),
            None => Bitboard::from(to),
        };
        let gone = captured | Bitboard::from(man.square);
        let occupied = (self.board.occupied() - gone) | Bitboard::from(to);
        let attackers = |square| self.board.attackers(square, !us, occupied) - captured;
        if man.square == king {
            for by in self.men(attackers(to)) {
                reasons.push(Reason::IntoCheck { to, by });
            }
            return;
        }
        let checkers = self.position.checkers_of(us);
        let king = Man { piece: Role::King.of(us), square: king };
        for by in self.men(attackers(king.square)) {
            reasons.push(if checkers.has(by.square) {
                Reason::LeftInCheck { king, by }
            } else {
                Reason::ExposedToCheck { king, by }
            });
        }
    }

    /// The men on these squares.
    fn men(&self, squares: Bitboard) -> impl Iterator<Item = Man> + '_ {
        squares.into_iter().filter_map(|square| self.board.man_on(square))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_has_no_reasons_against_it_exactly_when_it_is_legal() {
        let roles = [None].into_iter().chain(Role::ALL.map(Some)).collect::<Vec<_>>();
        let mut position = Position::initial();
        let mut choice = 1_usize;
        for _ in 0..80 {
            for from in Square::all() {
                for to in Square::all() {
                    for &promotion in &roles {
                        let m = Move { from, to, promotion };
                        let illegal = position.why_illegal(m);
                        let legal = position.legal(m).is_some();
                        assert_eq!(illegal.reasons.is_empty(), legal, "{position}: {illegal}");
                    }
                }
            }
            choice = choice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let moves = position.legal_moves();
            let count = moves.len().max(1);
            let Some(next) = moves.into_iter().nth((choice >> 33) % count) else { return };
            position = next.play();
        }
    }
}
