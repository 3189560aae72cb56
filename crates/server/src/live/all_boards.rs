//! What is done at all boards of an event, as a table takes it in.
//!
//! The line of the event is the intention, and each table takes it in when it is next touched,
//! before anything else is written there: so it is in every record once, whenever a server stops.

use clock::Moment;
use laws::{Act, ClockInHand, Decision, Phase, Regime, Seat};

use super::outage::Continued;
use super::{Live, Shown, Trouble};
use crate::entry::Entry;
use crate::event::SaidToAll;

impl Live {
    /// Whether the event holds back what happens here from those who only look: until its delay has
    /// passed after the end of the game.
    ///
    /// # Errors
    /// If there is no such table.
    pub(crate) fn is_held_back(&self, now: Moment) -> Result<bool, Trouble> {
        let Some(delay) = self.event().and_then(|event| event.delay()) else { return Ok(false) };
        self.ask(|shown| {
            let shown_at = shown.last_at().checked_add(delay).unwrap_or(Moment::MAX);
            !shown.is_over() || now < shown_at
        })
    }

    /// What was done at all boards of the event since this table last took something in.
    pub(super) fn said_to_all(&self, shown: &Shown) -> Vec<SaidToAll> {
        let (Some(event), Some(at)) = (self.event(), &shown.opened.event) else {
            return Vec::new();
        };
        event.said_to_all(at.place, shown.event_place)
    }
}

impl Continued {
    /// Takes in what was done at all boards: a line that names it, and what the judge makes of it
    /// here.
    pub(super) fn take_in(&mut self, said: SaidToAll) {
        use hall::AllAct;
        let at = self.last_at.max(said.at);
        self.last_at = at;
        let what = said.what;
        let decision = match &what {
            AllAct::Start => Some(Decision::Start),
            AllAct::Stop => Some(Decision::Pause { because: self.in_hand() }),
            AllAct::Resume => Some(Decision::Resume),
            AllAct::Time { span, .. } => Some(Decision::ExtraTime { white: *span, black: *span }),
            AllAct::DefaultTime { .. } | AllAct::Announce { .. } => None,
        };
        self.entries.push(Entry::AllBoards { place: said.place, what, at });
        // What is due before it is judged before it.
        if self.table.look_at().is_some_and(|due| due <= at) {
            self.judge(Seat::Program, &Act::Look, at);
        }
        if let Some(decision) = decision
            && !matches!(self.table.phase(), Phase::Over(_) | Phase::Annulled)
        {
            self.judge_by(Seat::Arbiter, &Act::Decide(decision), at, said.by);
        }
    }

    /// Why the arbiter takes the clock in hand, where that must be said.
    fn in_hand(&self) -> Option<ClockInHand> {
        let leaves_alone = self.table.regulations().book.regime() == Regime::OnDemand;
        leaves_alone.then_some(ClockInHand::Fault)
    }
}
