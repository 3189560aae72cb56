//! Tables at which other servers write too.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;

use super::{Live, Tables, Trouble};
use crate::journal::{EventId, Seq, TableId};

/// How often the journal is asked what other servers have written, in case nobody told.
const ASK_EVERY: Duration = Duration::from_millis(500);

impl Tables {
    /// Tells the other servers that something was written here.
    pub(crate) fn spread(&self, table: &TableId, seq: Seq) {
        if let Some(news) = &self.news {
            news.tell(table, seq);
        }
    }

    /// Another server has written at a table, or so it is said: those who follow it here are told.
    pub(crate) async fn heard(self: &Arc<Self>, table: &TableId, seq: Seq) {
        if let Some(event) = EventId::of_record(table) {
            return self.heard_of_event(&event, seq).await;
        }
        let live = self.held().get(table).map(Arc::clone);
        let Some(live) = live.filter(|live| live.newest() < seq) else { return };
        match self.freshen(&live).await {
            // The server that wrote there may have gone before the event knew the result.
            Ok(()) => self.report_to_event(&live).await,
            Err(trouble) => {
                tracing::error!(%table, %trouble, "cannot read what another server wrote")
            }
        }
    }

    /// Reads what other servers have written at a table, where there are any.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub async fn freshen(&self, live: &Live) -> Result<(), Trouble> {
        if self.journal.is_shared() {
            live.freshen(&*self.journal).await?;
            self.alarms.set(live.id(), live.wake_at());
        }
        Ok(())
    }

    /// Reads what other servers have written, if someone has seen more of a table than is known
    /// here.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub async fn catch_up_with(&self, live: &Live, seen: Seq) -> Result<(), Trouble> {
        if live.newest() < seen { self.freshen(live).await } else { Ok(()) }
    }

    /// Hears what other servers write, for as long as this one runs: by their news and, since news
    /// may get lost, by asking the journal.
    pub(crate) async fn hear_others(self: Arc<Self>) {
        if !self.journal.is_shared() {
            return;
        }
        let listening = async {
            let Some(news) = &self.news else { return };
            let mut heard = news.hear();
            while let Some((table, seq)) = heard.next().await {
                let tables = Arc::clone(&self);
                tokio::spawn(async move { tables.heard(&table, seq).await });
            }
        };
        tokio::join!(listening, self.ask_around());
    }

    /// Another server has deleted a table.
    fn deleted_elsewhere(&self, table: &TableId) {
        if let Some(event) = EventId::of_record(table) {
            return self.events.let_go(&event);
        }
        if let Some(live) = self.held().get(table).map(Arc::clone) {
            live.leave();
        }
        self.let_go(table);
    }

    async fn ask_around(self: &Arc<Self>) {
        let mut ticks = tokio::time::interval(ASK_EVERY);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let mut held: Vec<TableId> = self.held().keys().cloned().collect();
            held.extend(self.events.records());
            if held.is_empty() {
                continue;
            }
            match self.journal.newest(held.clone()).await {
                Ok(newest) => {
                    let newest: BTreeMap<TableId, Seq> = newest.into_iter().collect();
                    for table in held {
                        match newest.get(&table) {
                            Some(seq) => self.heard(&table, *seq).await,
                            None => self.deleted_elsewhere(&table),
                        }
                    }
                }
                Err(fault) => tracing::error!(%fault, "cannot ask what other servers wrote"),
            }
        }
    }
}
