//! Time in which nobody could act anywhere: the house notes it once, and every table takes it into
//! its own record when it is next touched.
//!
//! The house has a record of its own in the journal, under a name that no table can have: one line
//! for each outage, however many tables run. A table owes itself the outages that ended after its
//! last line. They are written to its record before anything else is, so that a record stands for
//! itself, and replaying it needs nothing but its lines.

mod listening;

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use clock::{Moment, Span};
use futures_util::{StreamExt, stream};
use serde::{Deserialize, Serialize};

use self::listening::Listening;
use super::pulse::{LATE, Stall, TICK};
use super::{Live, Tables, Trouble};
use crate::journal::{Append, Head, NotWritten, TableId};
use crate::timepiece::Stamp;

/// How often a server says that it is up.
const BEAT: Span = Span::seconds(1);
/// A server that has not been heard of for so long is not up.
const SILENCE: Span = Span::millis(2500);
/// How often a server that waits for another to be heard of looks.
const LISTEN_EVERY: Duration = Duration::from_millis(100);
/// The delays between tries to write again: the first, and the longest.
const FIRST_TRY: Duration = Duration::from_millis(50);
const LAST_TRY: Duration = Duration::from_secs(1);
/// A difference from the wall clock that is worth saying.
const STEP: Span = Span::seconds(2);
/// How many tables that are followed take in an outage at once.
const AT_ONCE: usize = 64;

/// The delay after so many tries before.
fn delay(tries: u32) -> Duration {
    FIRST_TRY.saturating_mul(1 << tries.min(16)).min(LAST_TRY)
}

/// Time in which no server could take an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Away {
    /// The last moment at which one could.
    pub(super) from: Moment,
    /// The moment from which one could again.
    pub(super) until: Moment,
}

/// What is known of the record of the house.
#[derive(Debug)]
pub(super) struct House(RwLock<Known>);

impl Default for House {
    fn default() -> Self {
        Self(RwLock::new(Known { head: Head::START, outages: Vec::new() }))
    }
}

#[derive(Debug)]
struct Known {
    head: Head,
    /// In order, none overlapping another.
    outages: Vec<Away>,
}

impl House {
    /// The outages that ended after a moment.
    pub(super) fn since(&self, moment: Moment) -> Vec<Away> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let first = known.outages.partition_point(|away| away.until <= moment);
        known.outages[first..].to_vec()
    }

    fn head(&self) -> Head {
        self.0.read().unwrap_or_else(PoisonError::into_inner).head
    }

    fn last(&self) -> Option<Away> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).outages.last().copied()
    }

    fn take_in(&self, head: Head, away: Away) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if head.seq > known.head.seq {
            known.head = head;
            known.outages.push(away);
        }
    }
}

impl Tables {
    /// Says for as long as the server runs that it is up, finds out when it cannot take acts, and
    /// deals with that time when it can again.
    pub(crate) async fn keep_pulse(self: Arc<Self>) {
        let ticking = async {
            loop {
                tokio::time::sleep(TICK).await;
                self.pulse.tick();
            }
        };
        tokio::join!(ticking, self.keep_beating());
    }

    async fn keep_beating(self: &Arc<Self>) {
        let mut next = self.time.now();
        let mut said = self.time.wall_is_ahead();
        loop {
            // The heartbeat comes when it is due, and not with the tick after that.
            let due = Duration::from_millis(next.saturating_since(self.time.now()).as_millis());
            let pause = if due.is_zero() { TICK } else { due.min(TICK) };
            tokio::select! {
                biased;
                () = tokio::time::sleep(pause) => {}
                () = self.pulse.nudge.notified() => {}
            }
            // A heartbeat after a freeze would say that there was none.
            self.pulse.tick();
            if let Some(stall) = self.pulse.stalled() {
                self.outlast(stall).await;
            } else if self.time.now() >= next {
                next = self.time.now().checked_add(BEAT).unwrap_or(Moment::MAX);
                self.compare_with_the_wall(&mut said);
                if let Err(trouble) = self.beat().await {
                    tracing::error!(%trouble, "cannot write the heartbeat");
                    self.pulse.failed();
                }
            }
        }
    }

    /// Says when the wall clock was set. The time of the house goes on as it did.
    fn compare_with_the_wall(&self, said: &mut i64) {
        let ahead = self.time.wall_is_ahead();
        self.metrics.wall_is_ahead.store(ahead, Ordering::Relaxed);
        if ahead.abs_diff(*said) > STEP.as_millis() {
            tracing::warn!(
                seconds = (ahead - *said) / 1000,
                "the wall clock was set; the time of the house goes on as it did"
            );
            *said = ahead;
        }
    }

    /// Tries, ever more rarely, until acts can be taken again.
    async fn outlast(self: &Arc<Self>, stall: Stall) {
        for tries in 0_u32.. {
            let Err(trouble) = self.come_back_from(stall.from).await else { break };
            // Said ever more rarely.
            if tries.is_power_of_two() || tries == 0 {
                tracing::error!(%trouble, tries, "no acts can be taken");
            }
            self.pulse.failed();
            tokio::time::sleep(delay(tries)).await;
        }
        tokio::spawn(Arc::clone(self).settle_followed());
    }

    /// Deals with the time since any server was last up, before anyone is served.
    ///
    /// # Errors
    /// If the journal fails.
    pub async fn come_back(&self) -> Result<(), Trouble> {
        self.learn().await?;
        match self.journal.last_beat().await? {
            Some(last) => {
                self.take_up_time(last).await?;
                self.wait_and_note(last).await?;
            }
            None => {
                self.beat().await?;
            }
        }
        self.pulse.recover();
        Ok(())
    }

    /// Goes on with the time of the house. A wall clock that was set while no server was up, or that
    /// differs from those of other machines, changes no game.
    async fn take_up_time(&self, last: Moment) -> Result<(), Trouble> {
        let wall = self.time.now();
        let house = match self.by_steady_clock().await? {
            Some(house) => Some(house),
            None => self.by_others(last, wall).await?,
        };
        // What was written then was not written in the future.
        let house = house.unwrap_or(wall).max(last);
        if house == wall {
            return Ok(());
        }
        self.time.show(house);
        let ahead = self.time.wall_is_ahead();
        self.metrics.wall_is_ahead.store(ahead, Ordering::Relaxed);
        if ahead.unsigned_abs() > STEP.as_millis() {
            tracing::warn!(
                seconds = ahead / 1000,
                "the wall clock was set; the time of the house goes on as it did"
            );
        }
        Ok(())
    }

    /// What time it is by the steady clock of the machine, if the house was kept on it since that
    /// clock began. Where no clock runs at any table the house follows the wall clock, which may have
    /// been put right.
    async fn by_steady_clock(&self) -> Result<Option<Moment>, Trouble> {
        let Stamp { at, steady: Some(now) } = self.time.stamp() else { return Ok(None) };
        let then = self.journal.last_beat_by(now.clock).await?;
        let Some((then, millis)) = then else { return Ok(None) };
        let is_waited_for = async || self.journal.due(Moment::MAX, 1).await;
        if !self.journal.is_shared() && is_waited_for().await?.is_empty() {
            return Ok(None);
        }
        // The clock has gone on while the journal was asked.
        let asked = self.time.now().saturating_since(at).as_millis();
        let passed = now.millis.checked_sub(millis).map(|passed| Span::millis(passed + asked));
        Ok(passed.and_then(|passed| then.checked_add(passed)))
    }

    /// What time it is by other servers, if one is heard of although none should be up by our wall
    /// clock.
    async fn by_others(&self, last: Moment, wall: Moment) -> Result<Option<Moment>, Trouble> {
        if self.journal.is_shared() && wall.saturating_since(last) > SILENCE {
            let until = wall.checked_add(SILENCE).unwrap_or(Moment::MAX);
            while self.time.now() < until {
                tokio::time::sleep(LISTEN_EVERY).await;
                let heard = self.journal.last_beat().await?;
                if heard.is_some_and(|heard| heard > last) {
                    return Ok(heard);
                }
            }
        }
        Ok(None)
    }

    async fn come_back_from(&self, from: Moment) -> Result<(), Trouble> {
        // That it can be written at all comes first; whether it was long is then known.
        self.journal.try_out().await?;
        let stall = self.pulse.stalled().unwrap_or(Stall { from, is_certain: false });
        if self.pulse.counts(stall) {
            self.wait_and_note(stall.from).await?;
        } else {
            let up = self.beat().await?;
            if self.is_late_since(up) {
                self.wait_and_note(up).await?;
            }
        }
        self.pulse.recover();
        Ok(())
    }

    /// Whether more time has passed since a moment than a program that runs needs.
    fn is_late_since(&self, moment: Moment) -> bool {
        self.time.now().saturating_since(moment) > LATE
    }

    /// Notes the time since a moment, unless another server was up, and says that this one is up.
    /// If the program was stopped while it did so, that is noted as well: before the heartbeat,
    /// which would hide it, and after it.
    async fn wait_and_note(&self, mut from: Moment) -> Result<(), Trouble> {
        loop {
            from = self.note_since(from).await?;
            if self.is_late_since(from) {
                continue;
            }
            from = self.beat().await?;
            if !self.is_late_since(from) {
                return Ok(());
            }
        }
    }

    /// Notes the time since a moment, unless another server was up; the moment up to which nothing
    /// is left to note. A server that does not know yet says nothing; so one that is heard of either
    /// was up all the time, or has noted before what there was to note.
    async fn note_since(&self, from: Moment) -> Result<Moment, Trouble> {
        let mut listening = None;
        loop {
            let beat = self.journal.last_beat().await?.unwrap_or(Moment::ZERO);
            self.learn().await?;
            // A server that notes an outage is up.
            let noted = self.house.last().map_or(Moment::ZERO, |away| away.until);
            let (heard, now) = (beat.max(noted), self.time.now());
            if self.journal.is_shared() && now.saturating_since(heard) <= SILENCE {
                let mut on = Listening::go_on(listening, heard, now);
                if on.is_told(heard, from) {
                    return Ok(now);
                }
                listening = Some(on);
                tokio::time::sleep(LISTEN_EVERY).await;
                continue;
            }
            let away = Away { from: from.max(heard), until: now };
            if away.from >= away.until || self.note_away(away).await? {
                return Ok(now);
            }
            self.learn_or_fail().await?;
        }
    }

    /// Writes an outage to the record of the house, unless someone else has written there.
    async fn note_away(&self, away: Away) -> Result<bool, Trouble> {
        let line = serde_json::to_string(&away).map_err(|error| Trouble::Record(error.to_string()));
        let append = Append {
            table: TableId::of_the_house(),
            expected: self.house.head(),
            lines: vec![line?],
            key: None,
            aside: None,
            wake_at: None,
            last_at: away.until,
            end: None,
        };
        match self.journal.append(append).await {
            Ok(head) => {
                let Away { from, until } = away;
                tracing::warn!(%from, %until, "nobody could act meanwhile");
                self.house.take_in(head, away);
                Ok(true)
            }
            Err(NotWritten::Stale) => Ok(false),
            Err(NotWritten::Fault(fault)) => Err(fault.into()),
        }
    }

    /// Reads what other servers have noted.
    async fn learn(&self) -> Result<(), Trouble> {
        let (house, mut head) = (TableId::of_the_house(), self.house.head());
        for line in self.journal.read(house.clone(), head.seq).await? {
            let followed = head.follow(&house, &line);
            head = followed.map_err(|broken| Trouble::at_line(broken.place, broken.how))?;
            let away = serde_json::from_str(&line.text)
                .map_err(|error| Trouble::at_line(line.seq, error))?;
            self.house.take_in(head, away);
        }
        Ok(())
    }

    /// Reads what made the place stale. There must be something: if not, trying again would not end.
    async fn learn_or_fail(&self) -> Result<(), Trouble> {
        let before = self.house.head();
        self.learn().await?;
        if self.house.head() == before {
            return Err(Trouble::Record(
                "the record of outages was changed behind the server's back".to_owned(),
            ));
        }
        Ok(())
    }

    /// Says that this server is up, and since when that was on its way.
    async fn beat(&self) -> Result<Moment, Trouble> {
        // Its moment is that of its beginning. If the program is frozen while it reads, a later one
        // would say that it was up meanwhile.
        let now = self.time.stamp();
        let at = now.at;
        // A journal that cannot be read cannot be written either.
        let under_way = self.pulse.begin();
        if self.journal.is_shared() {
            self.learn().await?;
        }
        match self.journal.beat(self.name.clone(), now).await {
            Ok(()) => {
                under_way.done();
                Ok(at)
            }
            Err(fault) => {
                under_way.failed();
                Err(fault.into())
            }
        }
    }

    /// Tables that are followed take in what the house has noted, and their followers hear of it.
    async fn settle_followed(self: Arc<Self>) {
        let held: Vec<Arc<Live>> = self.held().values().map(Arc::clone).collect();
        let followed = held.into_iter().filter(|live| live.has_followers());
        stream::iter(followed)
            .for_each_concurrent(AT_ONCE, |live| {
                let tables = &self;
                async move {
                    if let Err(trouble) = tables.settle(&live).await {
                        tracing::error!(table = %live.id(), %trouble, "the outage is not noted yet");
                    }
                }
            })
            .await;
    }
}

#[cfg(test)]
mod tests;
