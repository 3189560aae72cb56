//! Time in which no server was up.

use clock::{Moment, Span};
use laws::{Act, Decision, Phase, Seat};

use super::fold::Next;
use super::{Shown, Tables, Trouble};
use crate::entry::{Entry, Outage};
use crate::journal::TableId;

/// A gap up to this long is no outage: a heartbeat may be late.
const BEAT_MAY_BE_LATE: Span = Span::seconds(5);

impl Tables {
    /// Deals with the time since the last heartbeat of any server, before anyone is served: at
    /// every table whose clock runs it is noted, and by the organiser's choice it counts or does
    /// not.
    ///
    /// # Errors
    /// If the journal fails.
    pub async fn come_back(&self) -> Result<(), Trouble> {
        let now = self.time.now();
        let Some(last) = self.journal.last_beat().await? else { return Ok(()) };
        if now.saturating_since(last) <= BEAT_MAY_BE_LATE {
            return Ok(());
        }
        tracing::warn!(%last, %now, "no server was up meanwhile");
        // Whatever has a moment set, however far away, is a table where time matters.
        let tables =
            self.journal.due(Moment::from_millis(i64::MAX.unsigned_abs()), usize::MAX >> 1);
        for id in tables.await? {
            if let Err(trouble) = self.note_outage(&id, last, now).await {
                tracing::error!(table = %id, %trouble, "the outage cannot be noted");
            }
        }
        Ok(())
    }

    async fn note_outage(&self, id: &TableId, last: Moment, now: Moment) -> Result<(), Trouble> {
        let live = self.find(id).await?;
        live.note(self, |shown| noted(shown, last, now)).await?;
        self.alarms.set(id, live.wake_at());
        Ok(())
    }
}

/// What is written of an outage at a table whose clock runs.
fn noted(shown: &Shown, last: Moment, until: Moment) -> Option<Next> {
    if shown.table.phase() != Phase::Playing {
        return None;
    }
    let from = shown.last_at().max(last);
    if until.saturating_since(from) <= BEAT_MAY_BE_LATE {
        return None;
    }
    let time = shown.opened.outage;
    let note = Entry::Outage { from, until, time };
    if time == Outage::Counts {
        return Some(shown.next(vec![note], None));
    }
    // The arbiter's interruption of 6.11.1, as of the moment from which nobody could play on, and
    // its end by 6.11.3.
    let stopped = shown.table.judge(Seat::Arbiter, &Act::Decide(Decision::Pause), from);
    if stopped.ruling.is_bare_refusal() {
        return Some(shown.next(vec![note], None));
    }
    let mut table = stopped.table;
    let mut entries = vec![Entry::Ruling { ruling: Box::new(stopped.ruling) }, note];
    if table.phase() == Phase::Stopped {
        let resumed = table.act(Seat::Arbiter, &Act::Decide(Decision::Resume), until);
        entries.push(Entry::Ruling { ruling: Box::new(resumed) });
    }
    Some(shown.next(entries, Some(table)))
}
