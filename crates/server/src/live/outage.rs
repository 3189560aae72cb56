//! What a table's record says of time in which nobody could act.

use std::sync::Arc;

use chess::Color;
use clock::{Face, Moment, Setting, Side};
use hall::ArbiterId;
use laws::{Act, ClockInHand, Decision, Judgement, Phase, Regime, Seat, Table};

use super::fold::Next;
use super::house::Away;
use super::{Live, Shown, Tables, Trouble, to_the_end};
use crate::entry::{Entry, Outage};
use crate::event::SaidToAll;

impl Tables {
    /// Writes to the record of a table what the house has noted since its last line.
    ///
    /// # Errors
    /// If the journal fails.
    pub async fn settle(self: &Arc<Self>, live: &Arc<Live>) -> Result<(), Trouble> {
        if live.ask(|shown| self.owed(live, shown).is_none())? || !self.pulse.is_able() {
            return Ok(());
        }
        let (tables, live) = (Arc::clone(self), Arc::clone(live));
        to_the_end(async move {
            live.note(&tables, |shown| tables.owed(&live, shown)).await?;
            tables.alarms.set(live.id(), live.wake_at());
            Ok(())
        })
        .await
    }

    /// What is to be written before anything else.
    pub(super) fn owed(&self, live: &Live, shown: &Shown) -> Option<Next> {
        if matches!(shown.table.phase(), Phase::Over(_) | Phase::Annulled) {
            return None;
        }
        let outages = self.house.since(shown.last_at());
        let said = live.said_to_all(shown);
        if outages.is_empty() && said.is_empty() { None } else { taken_in(shown, &outages, said) }
    }
}

/// What is written at a table of outages and, after them, of what was done at all boards.
fn taken_in(shown: &Shown, outages: &[Away], said: Vec<SaidToAll>) -> Option<Next> {
    let time = shown.opened.outage;
    let (table, last_at) = (shown.table.clone(), shown.last_at());
    let mut record = Continued { table, last_at, entries: Vec::new() };
    for Away { from, until } in outages.iter().copied() {
        let from = record.last_at.max(from);
        if from < until {
            match time {
                Outage::Restored => record.restore(from, until),
                Outage::Counts => record.note(from, until, time),
            }
        }
    }
    said.into_iter().for_each(|said| record.take_in(said));
    let Continued { table, entries, .. } = record;
    (!entries.is_empty()).then(|| shown.next(entries, Some(table)))
}

/// A record that goes on.
pub(super) struct Continued {
    pub(super) table: Table,
    pub(super) last_at: Moment,
    pub(super) entries: Vec<Entry>,
}

impl Continued {
    /// The time is said and nothing else, where a clock ran.
    fn note(&mut self, from: Moment, until: Moment, time: Outage) {
        if self.table.phase() == Phase::Playing {
            self.say(from, until, time);
        }
    }

    /// Nobody is worse off for time in which nobody could act.
    fn restore(&mut self, from: Moment, until: Moment) {
        let due_by = |at| self.table.look_at().filter(|due| *due <= at);
        // What was due before is judged as if someone had looked in time.
        if self.table.phase() != Phase::Playing && due_by(from).is_some() {
            self.judge(Seat::Program, &Act::Look, from);
        }
        let (before, was_playing) = (self.entries.len(), self.table.phase() == Phase::Playing);
        self.excuse(from, until);
        let due = self.table.look_at().filter(|due| *due <= until);
        let mut is_stopped = false;
        match (self.table.phase(), due) {
            (Phase::Playing, _) => is_stopped = self.stop(from, until),
            // The start was due meanwhile (12.2.2).
            (Phase::Waiting, Some(_)) => self.decide(Decision::PostponeStart { until }, from),
            // The resumption was: a clock that it starts stands until there can be play.
            (Phase::Stopped, Some(due)) => {
                self.judge(Seat::Program, &Act::Look, due);
                is_stopped = self.stop(due, until);
            }
            _ => {}
        }
        // Where no clock could be stopped there is none that counts, as at home.
        if was_playing || self.entries.len() > before {
            self.say(from, until, Outage::Restored);
        }
        if is_stopped {
            self.decide(Decision::Resume, until);
        }
    }

    /// The arbiter's interruption of 6.11.1, as of the moment from which nobody could play on. An
    /// arbiter who leaves the clock alone stops a faulty one. Says whether it stands then.
    fn stop(&mut self, from: Moment, until: Moment) -> bool {
        if self.table.phase() != Phase::Playing {
            return false;
        }
        let leaves_alone = self.table.regulations().book.regime() == Regime::OnDemand;
        let because = leaves_alone.then_some(ClockInHand::Fault);
        self.decide(Decision::Pause { because }, from);
        let is_stopped = self.table.phase() == Phase::Stopped;
        if !is_stopped {
            self.give(from, until);
        }
        is_stopped
    }

    /// A clock that cannot be stopped, as that of a player who has not come to the resumption, is set
    /// to so much more instead.
    fn give(&mut self, from: Moment, until: Moment) {
        let Some(reading) = self.table.reading(from) else { return };
        let Some(side) = reading.motion.running() else { return };
        let Face { time: Some(time), moves, period, .. } = *reading.face(side) else { return };
        let time = time.saturating_add(until.saturating_since(from));
        let of = if side == Side::White { Color::White } else { Color::Black };
        let (setting, because) = (Setting { time, moves, period }, Some(ClockInHand::Fault));
        self.decide(Decision::SetClock { of, setting, because }, from);
    }

    /// A player whose default time would be over before the time is given back is not late. Where
    /// there is an arbiter, the arbiter decides (6.7.1).
    fn excuse(&mut self, from: Moment, until: Moment) {
        if self.table.regulations().judgement == Judgement::Arbiter {
            return;
        }
        let given_back = until.checked_add(until.saturating_since(from)).unwrap_or(Moment::MAX);
        for (of, limit) in self.table.awaited() {
            // A start that is put off has its own default time.
            if (from..=given_back).contains(&limit) && self.table.phase() != Phase::Waiting {
                let reason = "nobody could arrive: the server was away".to_owned();
                self.decide(Decision::ExcuseLateness { of, reason }, from);
            }
        }
    }

    pub(super) fn decide(&mut self, decision: Decision, at: Moment) {
        self.judge(Seat::Arbiter, &Act::Decide(decision), at);
    }

    /// Judges something and writes it, unless it is refused.
    pub(super) fn judge(&mut self, seat: Seat, act: &Act, at: Moment) {
        self.judge_by(seat, act, at, None);
    }

    /// The same of an arbiter of the event.
    pub(super) fn judge_by(&mut self, seat: Seat, act: &Act, at: Moment, by: Option<ArbiterId>) {
        let judged = self.table.judge(seat, act, at);
        if !judged.ruling.is_bare_refusal() {
            self.entries.push(Entry::Ruling { ruling: Box::new(judged.ruling), by });
            self.table = judged.table;
            self.last_at = self.last_at.max(at);
        }
    }

    fn say(&mut self, from: Moment, until: Moment, time: Outage) {
        self.entries.push(Entry::Outage { from, until, time });
        self.last_at = until;
    }
}
