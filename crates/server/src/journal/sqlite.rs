//! The record in one SQLite file.

mod form;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use clock::Moment;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use rusqlite::{
    Connection, OptionalExtension, Params, Row, Statement, Transaction, TransactionBehavior, params,
};

use super::batch::{Errand, Inbox};
use super::event_id::PREFIX;
use super::file::{self, Ownership};
use super::{
    Append, By, End, EventId, Fault, Gone, Head, Journal, Line, Link, NotWritten, Proof, Seq,
    TableId, millis,
};
use crate::signing::Signed;
use crate::timepiece::Stamp;

/// The record in one SQLite file, written by one thread that lets many tables share an fsync, and
/// read by as many connections as ask at once.
#[derive(Clone, Debug)]
pub struct Sqlite {
    path: Arc<PathBuf>,
    inbox: Inbox,
    readers: Arc<Mutex<Vec<Connection>>>,
}

impl Sqlite {
    /// Opens the file, or makes it, and brings it to the newest form.
    ///
    /// # Errors
    /// If it cannot be opened, is not a journal, or was written by a newer version.
    pub fn open(path: &Path) -> Result<Self, Fault> {
        Self::open_with(path, None, None)
    }

    /// The same for a server, which has the file for itself until the journal is closed.
    ///
    /// # Errors
    /// As [`Sqlite::open`], and if another server has the file.
    pub fn open_alone(path: &Path) -> Result<Self, Fault> {
        Self::open_with(path, None, Some(Ownership::take(path)?))
    }

    /// The same with a limit on the pages of the file, as a disk has one.
    ///
    /// # Errors
    /// As [`Sqlite::open`].
    pub fn open_limited(path: &Path, pages: Option<u32>) -> Result<Self, Fault> {
        Self::open_with(path, pages, None)
    }

    fn open_with(
        path: &Path,
        pages: Option<u32>,
        ownership: Option<Ownership>,
    ) -> Result<Self, Fault> {
        file::make(path)?;
        let mut connection = Connection::open(path)?;
        prepare(&connection)?;
        form::migrate(&mut connection)?;
        // Tables are spread over the file: enough of it for thousands of them stays in memory.
        connection.pragma_update(None, "cache_size", -32 * 1024)?;
        if let Some(pages) = pages {
            connection.pragma_update(None, "max_page_count", pages)?;
        }
        let (inbox, outbox) = Inbox::new();
        thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || writer::write_all(connection, ownership, outbox))
            .map_err(|error| Fault(error.to_string()))?;
        Ok(Self { path: Arc::new(path.to_owned()), inbox, readers: Arc::default() })
    }

    /// Runs a question on a connection of its own, off the threads that serve.
    async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let sqlite = self.clone();
        let asked = tokio::task::spawn_blocking(move || {
            let reader = sqlite.reader()?;
            let answer = question(&reader);
            sqlite.readers.lock().unwrap_or_else(PoisonError::into_inner).push(reader);
            answer
        });
        asked.await.map_err(|error| Fault(error.to_string()))?
    }

    fn reader(&self) -> Result<Connection, Fault> {
        let idle = self.readers.lock().unwrap_or_else(PoisonError::into_inner).pop();
        match idle {
            Some(reader) => Ok(reader),
            None => {
                let reader = Connection::open(&*self.path)?;
                prepare(&reader)?;
                Ok(reader)
            }
        }
    }
}

fn prepare(connection: &Connection) -> Result<(), Fault> {
    connection.busy_timeout(std::time::Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // Durable, not only consistent: what was acknowledged survives a loss of power.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // What is erased is overwritten, not only forgotten.
    connection.pragma_update(None, "secure_delete", "ON")?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(())
}

/// A link in a column.
fn link(row: &Row<'_>, column: usize) -> rusqlite::Result<Link> {
    let stored = row.get::<_, Option<Vec<u8>>>(column)?;
    let stored = stored.as_deref().and_then(Link::from_stored);
    // What is none fits nowhere: it was changed.
    Ok(stored.unwrap_or(Link::START))
}

fn seq(row: &Row<'_>, column: usize) -> rusqlite::Result<Seq> {
    Ok(Seq::new(row.get::<_, i64>(column)?.cast_unsigned()))
}

/// The tables whose names a statement gives.
fn names(statement: &mut Statement<'_>, params: impl Params) -> Result<Vec<TableId>, Fault> {
    let rows = statement.query_map(params, |row| row.get::<_, String>(0))?;
    let names: Vec<String> = rows.collect::<Result<_, _>>()?;
    Ok(names.iter().filter_map(|name| TableId::of_record(name)).collect())
}

impl Journal for Sqlite {
    fn is_shared(&self) -> bool {
        false
    }

    fn append(&self, append: Append) -> BoxFuture<'_, Result<Head, NotWritten>> {
        self.inbox.append(append).boxed()
    }

    fn commits(&self) -> u64 {
        self.inbox.batches()
    }

    fn read(&self, table: TableId, since: Seq) -> BoxFuture<'_, Result<Vec<Line>, Fault>> {
        self.ask(move |connection| {
            let sql = "SELECT entry.seq, key, line, entry.link, aside \
                       FROM head JOIN entry ON entry.head = head.id \
                       WHERE table_id = ?1 AND entry.seq > ?2 ORDER BY entry.seq";
            let mut statement = connection.prepare_cached(sql)?;
            let since = since.get().cast_signed();
            let rows = statement.query_map(params![table.as_str(), since], |row| {
                let (key, text, aside) = (row.get(1)?, row.get(2)?, row.get(4)?);
                Ok(Line { seq: seq(row, 0)?, key, link: link(row, 3)?, aside, text })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .boxed()
    }

    fn newest(&self, tables: Vec<TableId>) -> BoxFuture<'_, Result<Vec<(TableId, Seq)>, Fault>> {
        self.ask(move |connection| {
            let mut statement =
                connection.prepare_cached("SELECT seq FROM head WHERE table_id = ?1")?;
            let mut found = Vec::with_capacity(tables.len());
            for table in tables {
                let seq = statement.query_row([table.as_str()], |row| row.get::<_, i64>(0));
                if let Some(seq) = seq.optional()? {
                    found.push((table, Seq::new(seq.cast_unsigned())));
                }
            }
            Ok(found)
        })
        .boxed()
    }

    fn due(&self, until: Moment, most: usize) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
        self.ask(move |connection| {
            let sql = "SELECT table_id FROM head WHERE wake_at <= ?1 ORDER BY wake_at LIMIT ?2";
            let mut statement = connection.prepare_cached(sql)?;
            let until = millis(until);
            let most = i64::try_from(most).unwrap_or(i64::MAX);
            names(&mut statement, params![until, most])
        })
        .boxed()
    }

    fn proof(&self, table: TableId) -> BoxFuture<'_, Result<Option<Proof>, Fault>> {
        self.ask(move |connection| {
            let sql = "SELECT id, seq, link, adopted FROM head WHERE table_id = ?1";
            let head = connection.prepare_cached(sql)?.query_row([table.as_str()], |row| {
                let head = Head { seq: seq(row, 1)?, link: link(row, 2)? };
                Ok((row.get::<_, i64>(0)?, head, seq(row, 3)?))
            });
            let Some((id, head, adopted)) = head.optional()? else { return Ok(None) };
            let sql =
                "SELECT seq, link, public, signature FROM signed WHERE head = ?1 ORDER BY seq";
            let mut statement = connection.prepare_cached(sql)?;
            let ends = statement.query_map([id], |row| {
                let head = Head { seq: seq(row, 0)?, link: link(row, 1)? };
                let (key, signature): (Vec<u8>, Vec<u8>) = (row.get(2)?, row.get(3)?);
                Ok(Signed::from_stored(&key, &signature).map(|signed| End { head, signed }))
            })?;
            let ends: Vec<Option<End>> = ends.collect::<Result<_, _>>()?;
            Ok(Some(Proof { head, adopted, ends: ends.into_iter().flatten().collect() }))
        })
        .boxed()
    }

    fn tables(
        &self,
        after: Option<TableId>,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
        self.ask(move |connection| {
            // Other records have longer names, or shorter ones.
            let sql = "SELECT table_id FROM head WHERE table_id > ?1 AND length(table_id) = 12 \
                       ORDER BY table_id LIMIT ?2";
            let after = after.as_ref().map_or("", TableId::as_str);
            let most = i64::try_from(most).unwrap_or(i64::MAX);
            let mut statement = connection.prepare_cached(sql)?;
            names(&mut statement, params![after, most])
        })
        .boxed()
    }

    fn untouched(
        &self,
        since: Moment,
        over: bool,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
        self.ask(move |connection| {
            let sql = "SELECT table_id FROM head WHERE is_over = ?1 AND last_at < ?2 \
                       AND length(table_id) = 12 ORDER BY last_at LIMIT ?3";
            let most = i64::try_from(most).unwrap_or(i64::MAX);
            let since = since.as_millis().cast_signed();
            let mut statement = connection.prepare_cached(sql)?;
            names(&mut statement, params![over, since, most])
        })
        .boxed()
    }

    fn events(
        &self,
        after: Option<EventId>,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<EventId>, Fault>> {
        self.ask(move |connection| {
            let sql = "SELECT table_id FROM head WHERE table_id > ?1 AND table_id < 'event.' \
                       ORDER BY table_id LIMIT ?2";
            let after = after.as_ref().map_or(PREFIX, |event| event.record().as_str());
            let most = i64::try_from(most).unwrap_or(i64::MAX);
            let mut statement = connection.prepare_cached(sql)?;
            Ok(names(&mut statement, params![after, most])?
                .iter()
                .filter_map(EventId::of_record)
                .collect())
        })
        .boxed()
    }

    fn set_aside(
        &self,
        table: TableId,
        place: Seq,
        aside: Option<String>,
    ) -> BoxFuture<'_, Result<(), Fault>> {
        self.ask(move |connection| {
            let sql = "UPDATE entry SET aside = ?3 \
                       WHERE seq = ?2 AND head = (SELECT id FROM head WHERE table_id = ?1)";
            connection.execute(sql, params![table.as_str(), place.get().cast_signed(), aside])?;
            overwrite(connection)
        })
        .boxed()
    }

    fn delete(&self, table: TableId, head: Head, gone: Gone) -> BoxFuture<'_, Result<bool, Fault>> {
        self.ask(move |connection| {
            let transaction =
                Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
            let sql = "SELECT id FROM head WHERE table_id = ?1 AND seq = ?2 AND link = ?3";
            let (seq, link) = (head.seq.get().cast_signed(), head.link.as_bytes());
            let id = transaction
                .query_row(sql, params![table.as_str(), seq, link], |row| row.get::<_, i64>(0));
            let Some(id) = id.optional()? else { return Ok(false) };
            for sql in [
                "DELETE FROM entry WHERE head = ?1",
                "DELETE FROM signed WHERE head = ?1",
                "DELETE FROM head WHERE id = ?1",
            ] {
                transaction.execute(sql, [id])?;
            }
            let sql = "INSERT OR REPLACE INTO gone (table_id, at, by) VALUES (?1, ?2, ?3)";
            let at = gone.at.as_millis().cast_signed();
            transaction.execute(sql, params![table.as_str(), at, gone.by.word()])?;
            transaction.commit()?;
            overwrite(connection)?;
            Ok(true)
        })
        .boxed()
    }

    fn gone(&self, table: TableId) -> BoxFuture<'_, Result<Option<Gone>, Fault>> {
        self.ask(move |connection| {
            let sql = "SELECT at, by FROM gone WHERE table_id = ?1";
            let gone = connection.prepare_cached(sql)?.query_row([table.as_str()], |row| {
                Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?))
            });
            let gone = gone.optional()?;
            Ok(gone.and_then(|(at, by)| {
                Some(Gone { at: Moment::from_millis(at.cast_unsigned()), by: By::from_word(&by)? })
            }))
        })
        .boxed()
    }

    fn try_out(&self) -> BoxFuture<'_, Result<(), Fault>> {
        self.inbox.send(Errand::TryOut).boxed()
    }

    fn beat(&self, server: String, now: Stamp) -> BoxFuture<'_, Result<(), Fault>> {
        self.inbox.send(Errand::Beat(server, now)).boxed()
    }

    fn close(&self) -> BoxFuture<'_, Result<(), Fault>> {
        self.inbox.send(Errand::Close).boxed()
    }

    fn last_beat(&self) -> BoxFuture<'_, Result<Option<Moment>, Fault>> {
        self.ask(|connection| {
            let sql = "SELECT max(at) FROM alive";
            let at: Option<i64> =
                connection.query_row(sql, [], |row| row.get(0)).optional()?.flatten();
            Ok(at.map(|at| Moment::from_millis(at.cast_unsigned())))
        })
        .boxed()
    }

    fn last_beat_by(&self, clock: String) -> BoxFuture<'_, Result<Option<(Moment, u64)>, Fault>> {
        self.ask(move |connection| {
            let sql = "SELECT at, steady FROM alive WHERE clock = ?1 ORDER BY at DESC LIMIT 1";
            let beat = connection.query_row(sql, [clock], |row| {
                let (at, steady): (i64, i64) = (row.get(0)?, row.get(1)?);
                Ok((Moment::from_millis(at.cast_unsigned()), steady.cast_unsigned()))
            });
            Ok(beat.optional()?)
        })
        .boxed()
    }
}

/// Removes what was erased from the log beside the file as well. A read or write that is under way
/// keeps it a little longer: the log is then folded in with the next that is erased, or when the
/// server stops.
fn overwrite(connection: &Connection) -> Result<(), Fault> {
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
    Ok(())
}
