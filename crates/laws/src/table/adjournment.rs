//! A game that is adjourned: the sealed move, the envelope, and where its resumption is.

use chess::{ByColor, Color, Move, Position};
use clock::{Moment, Span};
use serde::{Deserialize, Serialize};

use super::now::side;
use super::{Offer, Table};
use crate::Date;

/// What lies in the envelope.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SealedMove {
    /// What commits the sealer to a move without showing it.
    Hidden(String),
    /// A move that was let go on the board after the call to seal: everyone has seen it (I.1.1).
    Shown(Move),
}

/// When and where the game goes on (I.2.7).
///
/// # JSON
/// `{"date": "2018-03-10", "time": "10:00", "place": "Helsinki", "at": 36000000}`; `at` is in
/// milliseconds of table time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Resumption {
    /// The day.
    pub date: Date,
    /// The time of day, as people read it.
    pub time: String,
    /// The place.
    pub place: String,
    /// The same moment by the table's own time.
    pub at: Moment,
}

/// How far an adjournment has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The player on move has been told to seal, and the clock still runs.
    Called,
    /// The move is sealed and the envelope closed.
    Sealed,
    /// The time of resumption has come and the envelope is closed still.
    Resuming,
    /// The envelope was opened, and play goes on.
    Opened,
}

/// A game being adjourned, adjourned, or resumed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Adjournment {
    pub(crate) sealer: Color,
    pub(crate) stage: Stage,
    pub(crate) sealed: Option<SealedMove>,
    /// Time that sealing early cost (I.1.2).
    pub(crate) charged: Span,
    pub(crate) names: Option<ByColor<String>>,
    pub(crate) resumption: Option<Resumption>,
    /// Who has come to the resumption.
    pub(crate) present: ByColor<bool>,
    /// Moves that each had made when play went on (I.13).
    pub(crate) moves: ByColor<u16>,
    /// Whether the default time of the resumption is over and the envelope is to be opened for it
    /// alone (I.10).
    pub(crate) due: bool,
}

impl Adjournment {
    pub(super) fn called(sealer: Color, charged: Span) -> Self {
        Self {
            sealer,
            stage: Stage::Called,
            sealed: None,
            charged,
            names: None,
            resumption: None,
            present: ByColor::from_fn(|_| false),
            moves: ByColor::from_fn(|_| 0),
            due: false,
        }
    }

    /// Whether a sealed move waits to be opened.
    pub(crate) const fn is_closed(&self) -> bool {
        matches!(self.stage, Stage::Sealed | Stage::Resuming)
    }
}

/// All that an envelope must show (I.2), as far as it is known.
///
/// The sealed move itself is not among it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Envelope {
    /// The players' names (I.2.1), once the arbiter has written them.
    pub names: Option<ByColor<String>>,
    /// The position just before the sealed move (I.2.2).
    pub position: Position,
    /// The time each has used (I.2.3).
    pub used: ByColor<Span>,
    /// Who sealed (I.2.4).
    pub sealer: Color,
    /// The number of the sealed move (I.2.5).
    pub number: u32,
    /// A draw offer that is open still (I.2.6).
    pub offer: Option<Offer>,
    /// When and where the game goes on (I.2.7), once the arbiter has written it.
    pub resumption: Option<Resumption>,
}

impl Table {
    /// How far an adjournment has come, if there is one.
    #[must_use]
    pub fn adjourned(&self) -> Option<Stage> {
        self.now.adjournment.as_ref().map(|adjournment| adjournment.stage)
    }

    /// The envelope of an adjourned game, until it is opened.
    #[must_use]
    pub fn envelope(&self) -> Option<Envelope> {
        let adjournment = self.now.adjournment.as_ref().filter(|game| game.is_closed())?;
        let reading = self.now.clock.reading(self.now.seen).ok()?;
        let used = |color: Color| {
            let used = reading.face(side(color)).used;
            if color == adjournment.sealer {
                used.saturating_add(adjournment.charged)
            } else {
                used
            }
        };
        Some(Envelope {
            names: adjournment.names.clone(),
            position: self.now.position.clone(),
            used: ByColor::from_fn(used),
            sealer: adjournment.sealer,
            number: self.now.position.move_number().get(),
            offer: self.now.offer,
            resumption: adjournment.resumption.clone(),
        })
    }

    /// What the sealer's envelope holds, for its keeper.
    #[must_use]
    pub fn sealed(&self) -> Option<&SealedMove> {
        self.now.adjournment.as_ref()?.sealed.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::casebook;

    #[test]
    fn the_envelope_shows_all_that_it_must_and_not_the_move() {
        let file = casebook::read(
            "sealed\n  mode otb\n  control 2 h/40 + 1 h\n  session ends 0:30:00\n  \
             given 4k3/p7/8/8/8/8/P7/4K3 b - - 0 40\n  0:10 black Ke7 (=)\n  \
             10:10 white seal early\n  10:20 white seal: 7f3a\n  10:30 white stop clock: sealed\n  \
             11:00 arbiter confirm envelope Virtanen and Korhonen, \
             resumes 2018-03-10 10:00 at 20:00:00 in Helsinki\n",
        );
        let account = file.cases[0].play();
        assert_eq!(account.faults, []);
        let table = account.table.unwrap();
        let envelope = table.envelope().unwrap();
        assert_eq!(envelope.names.unwrap().black, "Korhonen");
        assert_eq!(envelope.position.to_string(), "8/p3k3/8/8/8/8/P7/4K3 w - - 1 41");
        // Ten minutes twenty by the clock, and what was left of the session when sealing began.
        assert_eq!(envelope.used.white, Span::seconds(620 + 1190));
        assert_eq!(envelope.used.black, Span::seconds(10));
        assert_eq!((envelope.sealer, envelope.number), (Color::White, 41));
        assert_eq!(envelope.offer.map(|offer| offer.by), Some(Color::Black));
        assert_eq!(envelope.resumption.unwrap().place, "Helsinki");
        assert_eq!(table.sealed(), Some(&SealedMove::Hidden("7f3a".to_owned())));
    }
}
