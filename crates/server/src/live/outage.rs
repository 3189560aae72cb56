//! What a table's record says of time in which nobody could act.

use std::sync::Arc;

use laws::{Act, Decision, Phase, Seat};

use super::fold::Next;
use super::house::Away;
use super::{Live, Shown, Tables, Trouble, to_the_end};
use crate::entry::{Entry, Outage};

impl Tables {
    /// Writes to the record of a table what the house has noted since its last line.
    ///
    /// # Errors
    /// If the journal fails.
    pub async fn settle(self: &Arc<Self>, live: &Arc<Live>) -> Result<(), Trouble> {
        if live.ask(|shown| self.owed(shown).is_none())? || !self.pulse.is_able() {
            return Ok(());
        }
        let (tables, live) = (Arc::clone(self), Arc::clone(live));
        to_the_end(async move {
            live.note(&tables, |shown| tables.owed(shown)).await?;
            tables.alarms.set(live.id(), live.wake_at());
            Ok(())
        })
        .await
    }

    /// What is to be written before anything else.
    pub(super) fn owed(&self, shown: &Shown) -> Option<Next> {
        if shown.table.phase() != Phase::Playing {
            return None;
        }
        let outages = self.house.since(shown.last_at());
        if outages.is_empty() { None } else { taken_in(shown, &outages) }
    }
}

/// What is written of outages at a table whose clock runs.
fn taken_in(shown: &Shown, outages: &[Away]) -> Option<Next> {
    let time = shown.opened.outage;
    let (mut table, mut last_at) = (shown.table.clone(), shown.last_at());
    let mut entries = Vec::new();
    for Away { from, until } in outages {
        let (from, until) = (last_at.max(*from), *until);
        if table.phase() != Phase::Playing || from >= until {
            continue;
        }
        // The arbiter's interruption of 6.11.1, as of the moment from which nobody could play on,
        // and its end by 6.11.3.
        if time == Outage::Restored {
            let stopped = table.judge(Seat::Arbiter, &Act::Decide(Decision::Pause), from);
            if !stopped.ruling.is_bare_refusal() {
                entries.push(Entry::Ruling { ruling: Box::new(stopped.ruling) });
                table = stopped.table;
            }
        }
        entries.push(Entry::Outage { from, until, time });
        if time == Outage::Restored && table.phase() == Phase::Stopped {
            let resumed = table.act(Seat::Arbiter, &Act::Decide(Decision::Resume), until);
            entries.push(Entry::Ruling { ruling: Box::new(resumed) });
        }
        last_at = until;
    }
    (!entries.is_empty()).then(|| shown.next(entries, Some(table)))
}
