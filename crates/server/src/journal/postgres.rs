//! The record in a PostgreSQL that several servers share.

mod form;
mod wire;
mod writer;

use std::sync::Arc;
use std::time::Duration;

use clock::Moment;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio_postgres::{Config, Row};

use self::wire::Wire;
use self::writer::write_all;
use super::batch::{Errand, Inbox};
use super::{
    Append, By, End, EventId, Fault, Gone, Head, Journal, Line, Link, NotWritten, Proof, Seq,
    TableId, millis,
};
use crate::signing::Signed;
use crate::timepiece::Stamp;

/// The record in PostgreSQL: one connection writes, batch by batch, and one reads. A connection
/// that was lost is made again when it is needed.
#[derive(Clone, Debug)]
pub struct Postgres {
    inbox: Inbox,
    reader: Arc<Wire>,
}

impl From<tokio_postgres::Error> for Fault {
    fn from(error: tokio_postgres::Error) -> Self {
        use std::error::Error;
        let told = error.as_db_error().map(ToString::to_string);
        let cause = || error.source().map(|cause| format!("{error}: {cause}"));
        Self(told.or_else(cause).unwrap_or_else(|| error.to_string()))
    }
}

impl Postgres {
    /// Connects, and brings the database to the newest form.
    ///
    /// # Errors
    /// If the address means nothing, nobody answers there, or the database was written by a newer
    /// version.
    pub async fn open(address: &str) -> Result<Self, Fault> {
        let mut config: Config = address.parse()?;
        config.application_name("tuomari").connect_timeout(Duration::from_secs(5));
        form::migrate(&mut wire::connect(&config).await?).await?;
        let (inbox, outbox) = Inbox::new();
        tokio::spawn(write_all(Wire::to(config.clone()), outbox));
        Ok(Self { inbox, reader: Arc::new(Wire::to(config)) })
    }
}

fn link(row: &Row, column: usize) -> Result<Link, tokio_postgres::Error> {
    let stored: Option<&[u8]> = row.try_get(column)?;
    // What is none fits nowhere: it was changed.
    Ok(stored.and_then(Link::from_stored).unwrap_or(Link::START))
}

fn seq(row: &Row, column: usize) -> Result<Seq, tokio_postgres::Error> {
    Ok(Seq::new(row.try_get::<_, i64>(column)?.cast_unsigned()))
}

impl Journal for Postgres {
    fn is_shared(&self) -> bool {
        true
    }

    fn append(&self, append: Append) -> BoxFuture<'_, Result<Head, NotWritten>> {
        self.inbox.append(append).boxed()
    }

    fn commits(&self) -> u64 {
        self.inbox.batches()
    }

    fn read(&self, table: TableId, since: Seq) -> BoxFuture<'_, Result<Vec<Line>, Fault>> {
        async move {
            let sql = "SELECT seq, key, line, link, aside FROM entry \
                       WHERE table_id = $1 AND seq > $2 ORDER BY seq";
            let since = since.get().cast_signed();
            let line = |row: &Row| {
                let (key, text, aside) = (row.try_get(1)?, row.try_get(2)?, row.try_get(4)?);
                Ok(Line { seq: seq(row, 0)?, key, link: link(row, 3)?, aside, text })
            };
            self.reader
                .ask(async |client| {
                    client.query(sql, &[&table.as_str(), &since]).await?.iter().map(line).collect()
                })
                .await
        }
        .boxed()
    }

    fn newest(&self, tables: Vec<TableId>) -> BoxFuture<'_, Result<Vec<(TableId, Seq)>, Fault>> {
        async move {
            let names: Vec<&str> = tables.iter().map(TableId::as_str).collect();
            let sql = "SELECT table_id, seq FROM head WHERE table_id = ANY($1) AND seq > 0";
            let rows = self.reader.ask(async |client| client.query(sql, &[&names]).await).await?;
            let known = |row: &Row| Some((table(row)?, seq(row, 1).ok()?));
            Ok(rows.iter().filter_map(known).collect())
        }
        .boxed()
    }

    fn due(&self, until: Moment, most: usize) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
        async move {
            let sql = "SELECT table_id FROM head WHERE wake_at <= $1 ORDER BY wake_at LIMIT $2";
            let until = millis(until);
            let most = i64::try_from(most).unwrap_or(i64::MAX);
            let rows =
                self.reader.ask(async |client| client.query(sql, &[&until, &most]).await).await?;
            Ok(rows.iter().filter_map(table).collect())
        }
        .boxed()
    }

    fn proof(&self, table: TableId) -> BoxFuture<'_, Result<Option<Proof>, Fault>> {
        async move {
            let sql = "SELECT seq, link, adopted FROM head WHERE table_id = $1";
            let signed = "SELECT seq, link, public, signature FROM signed \
                          WHERE table_id = $1 ORDER BY seq";
            let head = |row: &Row| Ok(Head { seq: seq(row, 0)?, link: link(row, 1)? });
            let end = |row: &Row| {
                let signed = Signed::from_stored(row.try_get(2)?, row.try_get(3)?);
                signed.map(|signed| head(row).map(|head| End { head, signed })).transpose()
            };
            self.reader
                .ask(async |client| {
                    let row = client.query_opt(sql, &[&table.as_str()]).await?;
                    let Some(row) = row else { return Ok(None) };
                    let ends = client.query(signed, &[&table.as_str()]).await?;
                    let ends: Result<Vec<Option<End>>, tokio_postgres::Error> =
                        ends.iter().map(end).collect();
                    let ends = ends?.into_iter().flatten().collect();
                    Ok(Some(Proof { head: head(&row)?, adopted: seq(&row, 2)?, ends }))
                })
                .await
        }
        .boxed()
    }

    fn tables(
        &self,
        after: Option<TableId>,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
        async move {
            // Other records have longer names, or shorter ones.
            let sql = "SELECT table_id FROM head \
                       WHERE table_id COLLATE \"C\" > $1 AND length(table_id) = 12 ORDER BY table_id COLLATE \"C\" LIMIT $2";
            let after = after.as_ref().map_or("", TableId::as_str);
            let most = i64::try_from(most).unwrap_or(i64::MAX);
            let rows =
                self.reader.ask(async |client| client.query(sql, &[&after, &most]).await).await?;
            Ok(rows.iter().filter_map(self::table).collect())
        }
        .boxed()
    }

    fn untouched(
        &self,
        since: Moment,
        over: bool,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
        async move {
            let sql = "SELECT table_id FROM head WHERE is_over = $1 AND last_at < $2 \
                       AND length(table_id) = 12 ORDER BY last_at LIMIT $3";
            let since = since.as_millis().cast_signed();
            let most = i64::try_from(most).unwrap_or(i64::MAX);
            let rows = self
                .reader
                .ask(async |client| client.query(sql, &[&over, &since, &most]).await)
                .await?;
            Ok(rows.iter().filter_map(self::table).collect())
        }
        .boxed()
    }

    fn events(
        &self,
        after: Option<EventId>,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<EventId>, Fault>> {
        async move {
            let sql = "SELECT table_id FROM head WHERE table_id LIKE 'event-%' \
                       AND table_id COLLATE \"C\" > $1 ORDER BY table_id COLLATE \"C\" LIMIT $2";
            let after = after.as_ref().map_or("", |event| event.record().as_str());
            let most = i64::try_from(most).unwrap_or(i64::MAX);
            let rows =
                self.reader.ask(async |client| client.query(sql, &[&after, &most]).await).await?;
            let event = |row: &Row| EventId::of_record(&self::table(row)?);
            Ok(rows.iter().filter_map(event).collect())
        }
        .boxed()
    }

    fn set_aside(
        &self,
        table: TableId,
        place: Seq,
        aside: Option<String>,
    ) -> BoxFuture<'_, Result<(), Fault>> {
        async move {
            let sql = "UPDATE entry SET aside = $3 WHERE table_id = $1 AND seq = $2";
            let place = place.get().cast_signed();
            let set = self
                .reader
                .ask(async |client| client.execute(sql, &[&table.as_str(), &place, &aside]).await);
            set.await.map(drop)
        }
        .boxed()
    }

    fn delete(&self, table: TableId, head: Head, gone: Gone) -> BoxFuture<'_, Result<bool, Fault>> {
        async move {
            // One statement, so that all of it happens or nothing.
            let sql = "WITH top AS (
                           DELETE FROM head WHERE table_id = $1 AND seq = $2 AND link = $3
                           RETURNING table_id
                       ), lines AS (
                           DELETE FROM entry USING top WHERE entry.table_id = top.table_id
                       ), ends AS (
                           DELETE FROM signed USING top WHERE signed.table_id = top.table_id
                       )
                       INSERT INTO gone (table_id, at, by) SELECT table_id, $4, $5 FROM top
                       ON CONFLICT (table_id) DO NOTHING";
            let (seq, link) = (head.seq.get().cast_signed(), &head.link.as_bytes()[..]);
            let (at, by) = (gone.at.as_millis().cast_signed(), gone.by.word());
            let deleted = self
                .reader
                .ask(async |client| {
                    client.execute(sql, &[&table.as_str(), &seq, &link, &at, &by]).await
                })
                .await?;
            Ok(deleted > 0)
        }
        .boxed()
    }

    fn gone(&self, table: TableId) -> BoxFuture<'_, Result<Option<Gone>, Fault>> {
        async move {
            let sql = "SELECT at, by FROM gone WHERE table_id = $1";
            let gone = |row: &Row| {
                let at = Moment::from_millis(row.try_get::<_, i64>(0)?.cast_unsigned());
                Ok(By::from_word(row.try_get(1)?).map(|by| Gone { at, by }))
            };
            self.reader
                .ask(async |client| {
                    let row = client.query_opt(sql, &[&table.as_str()]).await?;
                    row.as_ref().map(gone).transpose().map(Option::flatten)
                })
                .await
        }
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
        async move {
            let sql = "SELECT max(at) FROM alive";
            let at: Option<i64> = self
                .reader
                .ask(async |client| client.query_one(sql, &[]).await?.try_get(0))
                .await?;
            Ok(at.map(|at| Moment::from_millis(at.cast_unsigned())))
        }
        .boxed()
    }

    fn last_beat_by(&self, clock: String) -> BoxFuture<'_, Result<Option<(Moment, u64)>, Fault>> {
        async move {
            let sql = "SELECT at, steady FROM alive WHERE clock = $1 ORDER BY at DESC LIMIT 1";
            let row =
                self.reader.ask(async |client| client.query_opt(sql, &[&clock]).await).await?;
            let beat = row.map(|row| -> Result<_, tokio_postgres::Error> {
                let (at, steady): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
                Ok((Moment::from_millis(at.cast_unsigned()), steady.cast_unsigned()))
            });
            Ok(beat.transpose()?)
        }
        .boxed()
    }
}

/// The table that a row names first.
fn table(row: &Row) -> Option<TableId> {
    TableId::of_record(row.try_get(0).ok()?)
}
