//! Tables in memory: who acts at them, who follows them, and what time alone brings.

mod alarm;
mod all_boards;
mod envelope;
mod fold;
mod house;
mod keeping;
mod key;
mod opening;
mod others;
mod outage;
mod pulse;
mod table;
mod trouble;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use clock::{Moment, Span};
use laws::{Act, Seat};

use self::alarm::Alarms;
pub(crate) use self::envelope::bytes_of;
pub use self::envelope::{Deed, Kept, Safe};
pub(crate) use self::fold::keep;
pub use self::fold::{Seen, Shown};
use self::house::House;
pub use self::key::{Key, NoKey};
use self::opening::Beginning;
pub use self::opening::{Made, NotChanged, Wish};
use self::pulse::Pulse;
pub use self::table::{Actor, Judgment, Live};
pub use self::trouble::Trouble;
use crate::audit_trail;
use crate::chance::Chance;
use crate::entry::Entry;
use crate::event::Events;
use crate::journal::{Append, EventId, Head, Journal, NotWritten, TableId};
use crate::metrics::Metrics;
use crate::news::News;
use crate::serve::Ground;
use crate::signing::Signer;
use crate::sparring::Wanted;
use crate::timepiece::Timepiece;

/// After so many sweeps tables that nobody needs are let go.
const FORGET_EVERY: u64 = 12;

/// All tables that someone needs now. The rest are in the journal.
#[derive(Debug)]
pub struct Tables {
    pub(crate) journal: Arc<dyn Journal>,
    pub(crate) time: Timepiece,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) alarms: Alarms,
    pub(crate) chance: Chance,
    pub(crate) signer: Arc<Signer>,
    pub(crate) pulse: Pulse,
    /// Tables that want a sparring partner.
    pub(crate) partners: Wanted,
    /// The events whose boards some of the tables are.
    pub(crate) events: Events,
    house: House,
    /// When a write was last tried for someone who asked.
    tried: tokio::sync::Mutex<Option<Moment>>,
    /// By what other servers know this one.
    name: String,
    news: Option<Arc<dyn News>>,
    /// In order, so that going through them is reproducible.
    held: Mutex<BTreeMap<TableId, Arc<Live>>>,
}

impl Tables {
    /// Tables kept in this journal, of which other servers hear.
    #[must_use]
    pub(crate) fn new(
        Ground { journal, news, chance, signer }: Ground,
        time: Timepiece,
        metrics: Arc<Metrics>,
    ) -> Arc<Self> {
        // Any name will do that no other server has.
        let name = TableId::drawn(&chance).map_or_else(|_| "one".to_owned(), String::from);
        Arc::new(Self {
            pulse: Pulse::new(time.clone()),
            journal,
            time,
            metrics,
            alarms: Alarms::default(),
            chance,
            signer,
            partners: Wanted::default(),
            events: Events::default(),
            house: House::default(),
            tried: tokio::sync::Mutex::default(),
            name,
            news,
            held: Mutex::default(),
        })
    }

    /// The time.
    #[must_use]
    pub fn time(&self) -> &Timepiece {
        &self.time
    }

    /// A table, if it is in memory.
    #[must_use]
    pub(crate) fn held_now(&self, id: &TableId) -> Option<Arc<Live>> {
        self.held().get(id).map(Arc::clone)
    }

    /// A table, read from the journal if nobody has needed it lately.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub async fn find(self: &Arc<Self>, id: &TableId) -> Result<Arc<Live>, Trouble> {
        if let Some(live) = self.held_now(id) {
            self.call_partner(&live);
            return Ok(live);
        }
        let live = Live::empty(id.clone());
        live.catch_up(&*self.journal).await?;
        if live.is_empty() {
            return Err(Trouble::NoTable);
        }
        self.join_event(&live).await?;
        let live = Arc::clone(self.held().entry(id.clone()).or_insert_with(|| Arc::new(live)));
        // It may have been deleted while it was read, before it was here to be found.
        if self.journal.gone(id.clone()).await?.is_some() {
            live.leave();
            self.let_go(id);
            return Err(Trouble::NoTable);
        }
        self.alarms.set(id, live.wake_at());
        self.call_partner(&live);
        if live.event().is_some() {
            // The server that wrote its end may have gone before the event knew the result.
            let (tables, own) = (Arc::clone(self), Arc::clone(&live));
            tokio::spawn(async move { tables.report_to_event(&own).await });
        }
        Ok(live)
    }

    /// A table at a board of an event knows it: from it come seats, and what is done at all boards.
    async fn join_event(self: &Arc<Self>, live: &Live) -> Result<(), Trouble> {
        let Some(event) = live.ask(|shown| shown.opened.event.clone())? else { return Ok(()) };
        match self.find_event(&event.event).await {
            Ok(event) => live.belongs_to(event),
            // An event that was deleted leaves its tables alone.
            Err(Trouble::NoEvent) => {}
            Err(trouble) => return Err(trouble),
        }
        Ok(())
    }

    /// If an engine plays here, it is to sit down.
    fn call_partner(&self, live: &Live) {
        if live.ask(|shown| shown.opened.sparring.is_some()).unwrap_or_default() {
            self.partners.call(live.id());
        }
    }

    /// Judges an act and, unless it was nothing but refused, writes it, applies it and tells it.
    ///
    /// # Errors
    /// If the journal fails. Then nobody was told anything, and the act may be tried again with
    /// the same key.
    pub async fn act(
        self: &Arc<Self>,
        live: &Arc<Live>,
        actor: Actor,
        deed: Deed,
        key: Option<Key>,
    ) -> Result<Judgment, Trouble> {
        let (tables, live) = (Arc::clone(self), Arc::clone(live));
        // On its own: what is written must be told even if the one who acted is gone by then.
        to_the_end(async move {
            let answer = live.act(&tables, actor, &deed, key).await;
            tables.alarms.set(live.id(), live.wake_at());
            if let Ok(answer) = &answer {
                audit_trail::judged(live.id(), actor.seat, answer);
                tables.metrics.judged(answer);
            }
            tables.call_partner(&live);
            tables.report_to_event(&live).await;
            answer
        })
        .await
    }

    /// Writes something of the table's own keeping, as a seat issued or revoked.
    ///
    /// # Errors
    /// If the journal fails.
    pub async fn note(self: &Arc<Self>, live: &Arc<Live>, entry: Entry) -> Result<(), Trouble> {
        let (tables, live) = (Arc::clone(self), Arc::clone(live));
        to_the_end(async move {
            live.note(&tables, |shown| Some(shown.next(vec![entry.clone()], None))).await?;
            audit_trail::noted(live.id(), &entry);
            Ok(())
        })
        .await
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn count(&self) -> usize {
        self.held().len()
    }

    /// Lets go of a table that was deleted.
    pub(crate) fn let_go(&self, table: &TableId) {
        self.alarms.set(table, None);
        self.held().remove(table);
    }

    /// Lets go of the tables that nobody follows and nobody has used since the last time.
    pub fn forget_idle(&self) {
        self.held().retain(|_, live| {
            Arc::strong_count(live) > 1 || live.has_followers() || live.was_used()
        });
        self.events.forget_idle();
    }

    /// Writes, and takes note of whether the journal could be written.
    pub(crate) async fn write(&self, append: Append) -> Result<Head, NotWritten> {
        let under_way = self.pulse.begin();
        let written = self.journal.append(append).await;
        match written {
            Ok(_) | Err(NotWritten::Stale) => under_way.done(),
            Err(NotWritten::Fault(_)) => under_way.failed(),
        }
        written
    }

    /// Whether acts can be taken, as far as is known.
    pub(crate) fn is_able(&self) -> bool {
        self.pulse.is_able()
    }

    /// Finds out by a write whether acts can be taken. However many ask, it is tried once a second.
    pub(crate) async fn try_out(&self) -> Result<(), Trouble> {
        let mut tried = self.tried.lock().await;
        let now = self.time.now();
        let is_old = tried.is_none_or(|tried| now.saturating_since(tried) >= Span::seconds(1));
        if is_old && self.pulse.is_able() {
            self.journal.try_out().await.inspect_err(|_| self.pulse.failed())?;
            *tried = Some(now);
        }
        if self.pulse.is_able() { Ok(()) } else { Err(Trouble::Stalled) }
    }

    /// Looks at every table whose time has come, for as long as the server runs. While no act can
    /// be taken nothing is looked at.
    pub async fn keep_time(self: Arc<Self>) {
        loop {
            self.pulse.until_able().await;
            let id = self.alarms.next(&self.time).await;
            let tables = Arc::clone(&self);
            tokio::spawn(async move { tables.look(&id).await });
        }
    }

    /// What time alone brings at a table. If nothing does, or it cannot be found out, the alarm
    /// rings again later.
    async fn look(self: &Arc<Self>, id: &TableId) {
        if let Some(event) = EventId::of_record(id) {
            return self.look_at_event(&event).await;
        }
        let looked = match self.find(id).await {
            Ok(live) => {
                let program = Actor { seat: Seat::Program, secret: None, by: None };
                self.act(&live, program, Act::Look.into(), None).await.map(drop)
            }
            Err(trouble) => Err(trouble),
        };
        match looked {
            Ok(()) | Err(Trouble::Stalled) => {}
            Err(trouble) => tracing::error!(table = %id, %trouble, "cannot look at the clock"),
        }
    }

    /// Finds, in the journal, tables whose time has come and that nobody holds: those left by a
    /// server that went away, and those let go here.
    pub async fn sweep(self: Arc<Self>, every: Duration) {
        let mut ticks = tokio::time::interval(every);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        for tick in 1_u64.. {
            ticks.tick().await;
            self.pulse.until_able().await;
            if tick.is_multiple_of(FORGET_EVERY) {
                self.forget_idle();
            }
            self.see_to_what_is_owed();
            // Those that are looked at in vain do not keep others from being found.
            let now = self.time.now();
            match self.journal.due(now, 1000 + self.alarms.in_vain()).await {
                Ok(due) => due.iter().for_each(|id| self.alarms.is_due(id, now)),
                Err(fault) => tracing::error!(%fault, "cannot sweep"),
            }
        }
    }

    fn held(&self) -> std::sync::MutexGuard<'_, BTreeMap<TableId, Arc<Live>>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Does something to its end, even if the caller stops waiting.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Trouble>> + Send + 'static,
) -> Result<T, Trouble> {
    let done = tokio::spawn(work).await;
    done.unwrap_or_else(|error| Err(Trouble::BrokenOff(error.to_string())))
}
