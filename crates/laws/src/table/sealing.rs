//! How the facts of an adjournment change it.

use chess::{ByColor, Color};
use clock::Moment;

use super::adjournment::{Adjournment, SealedMove, Stage};
use super::hands::Hands;
use super::now::{Now, Phase, side};
use crate::fact::Fact;

impl Now {
    /// Takes in a fact of an adjournment; says whether it was one.
    pub(super) fn apply_to_adjournment(&mut self, fact: &Fact, at: Moment) -> bool {
        match fact {
            Fact::SessionSet { ends } => self.session_ends = Some(*ends),
            Fact::SealingCalled { by, charged } => {
                self.session_ends = None;
                self.adjournment = Some(Box::new(Adjournment::called(*by, *charged)));
            }
            Fact::SealWritten { commitment, .. } => {
                self.seal(SealedMove::Hidden(commitment.clone()));
            }
            Fact::MoveToSeal { m, .. } => {
                self.seal(SealedMove::Shown(*m));
                if let Some(hands) = &mut self.hands {
                    **hands = Hands::over(self.position.board());
                }
            }
            Fact::MoveSealed { by, reply } => self.close(*by, *reply, at),
            Fact::EnvelopeConfirmed { white, black, resumption } => {
                if let Some(game) = &mut self.adjournment {
                    game.names = Some(ByColor { white: white.clone(), black: black.clone() });
                    game.resumption = Some(resumption.clone());
                }
            }
            Fact::ResumptionBegan => {
                if let Some(game) = &mut self.adjournment {
                    game.stage = Stage::Resuming;
                }
            }
            Fact::AnsweringClockStarted { of } => {
                let _ = self.clock.start(side(*of), at);
                self.phase = Phase::Playing;
            }
            Fact::EnvelopeDue => {
                if let Some(game) = &mut self.adjournment {
                    game.due = true;
                }
            }
            Fact::EnvelopeOpened { .. } => {
                if let Some(game) = &mut self.adjournment {
                    game.stage = Stage::Opened;
                    game.sealed = None;
                    game.moves = ByColor::from_fn(|color| self.players[color].moves);
                    let sealer = game.sealer;
                    game.moves[sealer] = game.moves[sealer].saturating_add(1);
                }
            }
            Fact::EnvelopeLost => self.adjournment = None,
            _ => return false,
        }
        true
    }

    fn seal(&mut self, sealed: SealedMove) {
        match &mut self.adjournment {
            Some(game) => game.sealed = Some(sealed),
            None => {
                let mut game = Adjournment::called(self.position.turn(), clock::Span::ZERO);
                game.sealed = Some(sealed);
                self.adjournment = Some(Box::new(game));
            }
        }
    }

    /// The envelope is closed. A sealed reply to one who is absent keeps what was appointed (I.9.3).
    fn close(&mut self, by: Color, reply: bool, at: Moment) {
        let Some(game) = &mut self.adjournment else { return };
        game.sealer = by;
        game.stage = if reply { Stage::Resuming } else { Stage::Sealed };
        if reply {
            let _ = self.clock.start(side(!by), at);
        } else {
            game.present = ByColor::from_fn(|_| false);
            for color in Color::ALL {
                self.players[color].excused = false;
            }
            let _ = self.clock.pause(at);
            self.phase = Phase::Stopped;
        }
    }
}
