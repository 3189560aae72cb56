//! Erasing: names, tables, and what has been kept long enough.

use std::sync::Arc;
use std::time::Duration;

use chess::Color;
use clock::{Moment, Span};

use crate::audit_trail;
use crate::entry::Entry;
use crate::journal::{By, Gone, Journal, Seq, TableId};
use crate::live::{Live, Tables, Trouble};

/// How often the journal is asked for tables that were kept long enough.
const EVERY: Duration = Duration::from_secs(60 * 60);
/// How many are asked for at once.
const PAGE: usize = 500;

/// How long tables are kept after the last line was written; forever if not said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Keep {
    /// Those whose game is over.
    pub finished: Option<Span>,
    /// Those whose game never began or never ended.
    pub unfinished: Option<Span>,
}

/// Erases the name of the player who has a colour, in a journal that no server holds. Answers
/// whether there is such a table.
///
/// # Errors
/// If the journal fails, or the record cannot be read.
pub async fn erase_name(
    journal: &dyn Journal,
    table: &TableId,
    of: Color,
) -> Result<bool, Trouble> {
    let live = Live::read_from(journal, table).await?;
    match live {
        None => Ok(false),
        Some(live) => live.erase_name(journal, of).await.map(|()| true),
    }
}

/// The tables of an event, by the name that was given when they were opened.
///
/// # Errors
/// If the journal fails.
pub async fn tables_of(journal: &dyn Journal, event: &str) -> Result<Vec<TableId>, Trouble> {
    let (mut found, mut after) = (Vec::new(), None);
    loop {
        let page = journal.tables(after, PAGE).await?;
        let Some(last) = page.last().cloned() else { return Ok(found) };
        for table in page {
            let lines = journal.read(table.clone(), Seq::START).await?;
            let first = lines.first().map(|line| serde_json::from_str(&line.text));
            if let Some(Ok(Entry::Opened(opened))) = first
                && opened.names.event == event
            {
                found.push(table);
            }
        }
        after = Some(last);
    }
}

impl Tables {
    /// Deletes tables that were kept long enough, for as long as the server runs.
    pub(crate) async fn keep_no_longer(self: Arc<Self>, keep: Keep) {
        if keep == Keep::default() {
            return;
        }
        let mut ticks = tokio::time::interval(EVERY);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if let Err(trouble) = self.delete_old(keep).await {
                tracing::error!(%trouble, "cannot delete what was kept long enough");
            }
        }
    }

    /// Deletes the tables that were kept long enough by now; how many.
    ///
    /// # Errors
    /// If the journal fails.
    pub(crate) async fn delete_old(self: &Arc<Self>, keep: Keep) -> Result<usize, Trouble> {
        let mut deleted = 0;
        for (over, span) in [(true, keep.finished), (false, keep.unfinished)] {
            let Some(span) = span else { continue };
            let since =
                Moment::from_millis(self.time().now().as_millis().saturating_sub(span.as_millis()));
            loop {
                let mut gone = 0;
                for id in self.journal.untouched(since, over, PAGE).await? {
                    match self.delete_if_old(&id, since, over).await {
                        Ok(done) => gone += usize::from(done),
                        // A record that cannot be read is for a person to look at.
                        Err(trouble) => tracing::error!(table = %id, %trouble, "not deleted"),
                    }
                }
                deleted += gone;
                if gone < PAGE {
                    break;
                }
            }
        }
        if deleted > 0 {
            tracing::info!(deleted, "tables were kept long enough");
        }
        Ok(deleted)
    }

    async fn delete_if_old(
        self: &Arc<Self>,
        id: &TableId,
        since: Moment,
        over: bool,
    ) -> Result<bool, Trouble> {
        let live = self.find(id).await?;
        let is_old =
            |shown: &crate::live::Shown| shown.last_at() < since && shown.is_over() == over;
        if !live.ask(is_old)? {
            return Ok(false);
        }
        self.delete(&live, By::Age).await
    }

    /// Deletes a table for good. Its followers are told that there is none. Answers whether it
    /// was deleted: not if somebody has just written there.
    ///
    /// # Errors
    /// If the journal fails.
    pub async fn delete(self: &Arc<Self>, live: &Arc<Live>, by: By) -> Result<bool, Trouble> {
        let gone = Gone { at: self.time().now(), by };
        let deleted = live.delete(&*self.journal, gone).await?;
        if deleted {
            self.let_go(live.id());
            audit_trail::deleted(live.id(), by);
        }
        Ok(deleted)
    }
}
