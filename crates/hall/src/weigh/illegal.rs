//! Illegal acts, touched pieces and illegal positions: what is put right, counted and charged.

use chess::Color;
use laws::{Ground, IllegalAct, IllegalCost, Priced, Provision, Regime};

use super::Weighing;
use crate::judge::time_added;
use crate::{Consequence, Outcome, Refused};

impl Weighing<'_> {
    pub(super) fn illegal(&mut self, of: Color, kind: IllegalAct, can_mate: Option<bool>) {
        let before = self.board.tally[of].illegal_acts;
        let Priced { cost, provisions } = self.regulations.illegal_act(kind, before);
        let own = kind.stated_in(self.regulations.book);
        match cost {
            IllegalCost::Nothing => self.put_right(of, kind),
            IllegalCost::Noted => {
                self.misconduct(of, &provisions);
                let runs = if kind == IllegalAct::TwoHands { !of } else { of };
                self.step(Consequence::StartClock { of: Some(runs) }, &[own]);
            }
            IllegalCost::Time(span) => {
                self.step(Consequence::StopClocks, &[Provision::Interruption]);
                self.put_right(of, kind);
                self.count(of, kind);
                self.step(time_added(!of, span, self.shown), &provisions);
                let losing = self.regulations.losing_illegal_act();
                if losing == Some(before.saturating_add(2)) {
                    self.step(Consequence::NextLoses { of }, &[Provision::IllegalMovePenalty]);
                }
                // A move with two hands and one with the queen put in stand; otherwise the player
                // who erred moves again.
                let stands = matches!(kind, IllegalAct::PawnLeft | IllegalAct::TwoHands);
                let runs = if stands { !of } else { of };
                self.step(Consequence::StartClock { of: Some(runs) }, &[own]);
            }
            IllegalCost::Game => {
                self.count(of, kind);
                self.lost(of, can_mate, Ground::IllegalMoves, &provisions);
            }
            IllegalCost::GameIfClaimed => {
                let outcome = Outcome::win(!of);
                let ends = Consequence::Ends { outcome, ground: Ground::IllegalMoves };
                self.step(ends, &provisions);
            }
        }
    }

    fn count(&mut self, of: Color, kind: IllegalAct) {
        let own = kind.stated_in(self.regulations.book);
        let count = self.board.tally[of].illegal_acts.saturating_add(1);
        let counted = Consequence::Counted { of, kind, count };
        self.step(counted, &[own, Provision::IllegalMovePenalty]);
    }

    fn put_right(&mut self, of: Color, kind: IllegalAct) {
        match kind {
            IllegalAct::Move => {
                self.step(Consequence::PositionBack, &[Provision::IllegalMoveCompleted]);
                self.step(Consequence::TouchedPieceMoves { of }, &[Provision::TouchMove]);
            }
            IllegalAct::PawnLeft => {
                self.step(Consequence::PawnBecomesQueen { of }, &[Provision::PawnLeft]);
            }
            IllegalAct::NoMove => {
                self.step(Consequence::TouchedPieceMoves { of }, &[Provision::TouchMove]);
            }
            IllegalAct::TwoHands => {}
        }
    }

    pub(super) fn touched(&mut self, of: Color) -> Result<(), Refused> {
        if !self.has(Provision::TouchMove) {
            return Err(self.not_in_force(Provision::TouchMove));
        }
        let provisions = [Provision::TouchMove, Provision::TouchedDemanded];
        self.step(Consequence::StopClocks, &[Provision::Interruption]);
        self.step(Consequence::PositionBack, &[Provision::TouchMove, Provision::RestoredTimes]);
        self.step(Consequence::TouchedPieceMoves { of }, &provisions);
        self.step(Consequence::StartClock { of: Some(of) }, &[Provision::Resuming]);
        Ok(())
    }

    pub(super) fn illegal_position(&mut self) -> Result<(), Refused> {
        if self.regulations.book.regime() == Regime::OnDemand {
            return Err(self.not_in_force(Provision::NothingMentioned));
        }
        if self.regulations.is_limited() && self.has(Provision::IllegalSymptom) {
            self.step(Consequence::WaitOneMove, &[Provision::IllegalSymptom]);
            return Ok(());
        }
        let provisions = [Provision::IllegalMoveCompleted, Provision::PieceOffSquare];
        self.step(Consequence::StopClocks, &[Provision::Interruption]);
        self.step(Consequence::PositionBack, &provisions);
        self.step(Consequence::StartClock { of: None }, &[Provision::RestoredTimes]);
        Ok(())
    }
}
