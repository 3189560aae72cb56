//! A journal that goes away and comes back.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use clock::Moment;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use server::Stamp;
use server::journal::{
    Append, EventId, Fault, Gone, Head, Journal, Line, NotWritten, Proof, Seq, Sqlite, TableId,
};

/// One that can be read, and written to unless it is away.
#[derive(Debug)]
pub(crate) struct Fickle {
    journal: Sqlite,
    is_away: AtomicBool,
    is_shared: bool,
    /// How often somebody is quicker than who deletes.
    quicker: AtomicU32,
}

impl Fickle {
    pub(crate) fn new(journal: Sqlite) -> Self {
        let (is_away, quicker) = (AtomicBool::new(false), AtomicU32::new(0));
        Self { journal, is_away, is_shared: false, quicker }
    }

    /// One that several servers write.
    pub(crate) fn shared(journal: Sqlite) -> Self {
        Self { is_shared: true, ..Self::new(journal) }
    }

    /// So often whoever deletes finds that somebody has just written there.
    pub(crate) fn be_quicker(&self, times: u32) {
        self.quicker.store(times, Ordering::SeqCst);
    }

    pub(crate) fn go(&self) {
        self.is_away.store(true, Ordering::SeqCst);
    }

    pub(crate) fn come(&self) {
        self.is_away.store(false, Ordering::SeqCst);
    }

    fn there(&self) -> Result<(), Fault> {
        let is_away = self.is_away.load(Ordering::SeqCst);
        if is_away { Err(Fault("away".to_owned())) } else { Ok(()) }
    }
}

impl Journal for Fickle {
    fn is_shared(&self) -> bool {
        self.is_shared
    }

    fn append(&self, append: Append) -> BoxFuture<'_, Result<Head, NotWritten>> {
        async {
            self.there().map_err(NotWritten::Fault)?;
            self.journal.append(append).await
        }
        .boxed()
    }

    fn commits(&self) -> u64 {
        self.journal.commits()
    }

    fn read(&self, table: TableId, since: Seq) -> BoxFuture<'_, Result<Vec<Line>, Fault>> {
        self.journal.read(table, since)
    }

    fn newest(&self, tables: Vec<TableId>) -> BoxFuture<'_, Result<Vec<(TableId, Seq)>, Fault>> {
        self.journal.newest(tables)
    }

    fn due(&self, until: Moment, most: usize) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
        self.journal.due(until, most)
    }

    fn proof(&self, table: TableId) -> BoxFuture<'_, Result<Option<Proof>, Fault>> {
        self.journal.proof(table)
    }

    fn tables(
        &self,
        after: Option<TableId>,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
        self.journal.tables(after, most)
    }

    fn untouched(
        &self,
        since: Moment,
        over: bool,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
        self.journal.untouched(since, over, most)
    }

    fn events(
        &self,
        after: Option<EventId>,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<EventId>, Fault>> {
        self.journal.events(after, most)
    }

    fn set_aside(
        &self,
        table: TableId,
        place: Seq,
        aside: Option<String>,
    ) -> BoxFuture<'_, Result<(), Fault>> {
        self.journal.set_aside(table, place, aside)
    }

    fn delete(&self, table: TableId, head: Head, gone: Gone) -> BoxFuture<'_, Result<bool, Fault>> {
        let left = |times: u32| times.checked_sub(1);
        match self.quicker.fetch_update(Ordering::SeqCst, Ordering::SeqCst, left) {
            Ok(_) => async { Ok(false) }.boxed(),
            Err(_) => self.journal.delete(table, head, gone),
        }
    }

    fn gone(&self, table: TableId) -> BoxFuture<'_, Result<Option<Gone>, Fault>> {
        self.journal.gone(table)
    }

    fn try_out(&self) -> BoxFuture<'_, Result<(), Fault>> {
        async {
            self.there()?;
            self.journal.try_out().await
        }
        .boxed()
    }

    fn beat(&self, server: String, now: Stamp) -> BoxFuture<'_, Result<(), Fault>> {
        async move {
            self.there()?;
            self.journal.beat(server, now).await
        }
        .boxed()
    }

    fn last_beat(&self) -> BoxFuture<'_, Result<Option<Moment>, Fault>> {
        self.journal.last_beat()
    }

    fn last_beat_by(&self, clock: String) -> BoxFuture<'_, Result<Option<(Moment, u64)>, Fault>> {
        self.journal.last_beat_by(clock)
    }

    fn close(&self) -> BoxFuture<'_, Result<(), Fault>> {
        self.journal.close()
    }
}
