//! The pawn's rules one by one (3.7.1 to 3.7.4).

use super::{Case, Reason};
use crate::{Man, Rank, Role, Square};

impl Case<'_> {
    /// How far the move goes to the right, and how far ahead from its owner's view.
    fn pawn_distance(&self) -> (i8, i8) {
        let from = self.man.square;
        let ahead = |square: Square| square.rank().relative_to(self.us) as i8;
        (self.to.file() as i8 - from.file() as i8, ahead(self.to) - ahead(from))
    }

    pub(super) fn pawn_move(&self, reasons: &mut Vec<Reason>) {
        let pawn = self.man;
        let to = self.to;
        match self.pawn_distance() {
            (0, 1) => {
                for by in self.men(to.into()) {
                    reasons.push(Reason::PawnBlocked { pawn, by });
                    self.straight_capture(by, reasons);
                }
            }
            (0, 2) => self.double_step(reasons),
            (-1 | 1, 1) => self.diagonal_step(reasons),
            (_, ahead) => reasons.push(match ahead {
                ..=-1 => Reason::PawnBackwards { pawn },
                0 => Reason::PawnSideways { pawn },
                1.. => Reason::PawnTooFar { pawn, to },
            }),
        }
    }

    fn double_step(&self, reasons: &mut Vec<Reason>) {
        let pawn = self.man;
        if pawn.square.rank().relative_to(self.us) != Rank::Second {
            reasons.push(Reason::DoubleStepTooLate { pawn });
        }
        let crossed = crate::attacks::between(pawn.square, self.to);
        for by in self.men(crossed).chain(self.men(self.to.into())) {
            reasons.push(Reason::DoubleStepBlocked { pawn, by });
        }
        for victim in self.men(self.to.into()) {
            self.straight_capture(victim, reasons);
        }
    }

    fn straight_capture(&self, victim: Man, reasons: &mut Vec<Reason>) {
        if victim.piece.color != self.us {
            reasons.push(Reason::CapturesStraight { pawn: self.man, victim });
        }
    }

    fn diagonal_step(&self, reasons: &mut Vec<Reason>) {
        let pawn = self.man;
        if self.board.color(!self.us).has(self.to) || self.en_passant_victim().is_some() {
            return;
        }
        reasons.push(Reason::NothingToCapture { pawn, to: self.to });
        let beside = Square::new(self.to.file(), pawn.square.rank());
        let fifth_rank = pawn.square.rank().relative_to(self.us) == Rank::Fifth;
        if let Some(victim) = self.board.man_on(beside)
            && victim.piece == Role::Pawn.of(!self.us)
            && fifth_rank
            && !self.board.occupied().has(self.to)
        {
            reasons.push(Reason::EnPassantTooLate { pawn, victim });
        }
    }

    /// The pawn that this move captures in passing (3.7.4.1).
    pub(super) fn en_passant_victim(&self) -> Option<Square> {
        let is_pawn = self.man.piece.role == Role::Pawn;
        let diagonal = is_pawn && matches!(self.pawn_distance(), (-1 | 1, 1));
        (diagonal && self.position.passed_square() == Some(self.to))
            .then(|| Square::new(self.to.file(), self.man.square.rank()))
    }
}
