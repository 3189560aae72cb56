//! Games that began wrongly: with the pieces set up wrongly, or with the colours reversed.

use laws::{Irregularity, Provision};

use super::Weighing;
use crate::{Ask, Consequence};

impl Weighing<'_> {
    /// A new game is played (7.2.1, 7.3), unless this one has gone on for so long that it stays as it is.
    pub(super) fn began_wrongly(&mut self, what: Irregularity, moves: Option<u16>) {
        let own = self.regulations.against(what);
        let is_setup = what == Irregularity::WrongSetup;
        let stays_after = if is_setup {
            self.regulations.start_stays_after()
        } else {
            // In 2014 reversed colours stay from the first move, unless the arbiter rules otherwise.
            self.regulations.colors_kept_after().or(Some(0))
        };
        match (stays_after, moves) {
            (Some(least), None) if least > 0 => self.asks = Some(Ask::Moves { least }),
            (Some(least), moves) if moves.unwrap_or(0) >= least => {
                let fixed = [Provision::SetupFixed, Provision::TenMoves];
                self.step(Consequence::PlayOn, if is_setup { &fixed[..] } else { own });
            }
            _ => {
                self.step(Consequence::StopClocks, &[Provision::Interruption]);
                self.step(Consequence::NewGame, own);
            }
        }
    }
}
