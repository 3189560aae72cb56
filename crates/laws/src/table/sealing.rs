//! How the facts of an adjournment change it.

use chess::{ByColor, Color};
use clock::{Moment, Span};

use super::adjournment::{Adjournment, SealedMove, Stage};
use super::corrupt::Flaw;
use super::now::{Now, Phase, side};

impl Now {
    /// The game that is adjourned, or about to be.
    pub(super) fn adjourned(&mut self) -> Result<&mut Adjournment, Flaw> {
        self.adjournment.as_deref_mut().ok_or(Flaw::NotAdjourned)
    }

    /// A player must seal.
    pub(super) fn call_sealing(&mut self, by: Color, charged: Span) {
        self.session_ends = None;
        self.adjournment = Some(Box::new(Adjournment::called(by, charged)));
    }

    /// A move is to be sealed, after a call or without one.
    pub(super) fn seal(&mut self, sealed: SealedMove) {
        let turn = self.position.turn();
        let called = || Box::new(Adjournment::called(turn, Span::ZERO));
        self.adjournment.get_or_insert_with(called).sealed = Some(sealed);
    }

    /// The envelope is closed. A sealed reply to an absent opponent keeps what was appointed (I.9.3).
    pub(super) fn close(&mut self, by: Color, reply: bool, at: Moment) -> Result<(), Flaw> {
        self.adjourned()?;
        if reply {
            self.clock.start(side(!by), at)?;
        } else {
            self.clock.pause(at)?;
            self.phase = Phase::Stopped;
            for color in Color::ALL {
                self.players[color].excused = false;
            }
        }
        let game = self.adjourned()?;
        game.sealer = by;
        game.stage = if reply { Stage::Resuming } else { Stage::Sealed };
        if !reply {
            game.present = ByColor::from_fn(|_| false);
        }
        Ok(())
    }

    /// The envelope was opened, and play goes on.
    pub(super) fn open_envelope(&mut self) -> Result<(), Flaw> {
        let moves = ByColor::from_fn(|color| self.players[color].moves);
        let game = self.adjourned()?;
        game.stage = Stage::Opened;
        game.sealed = None;
        game.moves = moves;
        let sealer = game.sealer;
        game.moves[sealer] = game.moves[sealer].saturating_add(1);
        Ok(())
    }
}
