//! The record in a PostgreSQL that several servers share.

mod form;
mod wire;

use std::sync::Arc;
use std::time::Duration;

use clock::Moment;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio_postgres::{Config, Row};

use self::wire::Wire;
use super::batch::{
    Appended, Errand, Failed, Inbox, Outbox, Waiting, Work, is_worth_splitting, tell_all, trial,
};
use super::{
    Append, By, End, Fault, Gone, Head, Journal, Line, Link, NotWritten, Proof, Seq, TableId,
    long_before, millis,
};
use crate::signing::Signed;

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

/// The writer: every batch is one statement, and nobody is answered before it is durable.
async fn write_all(wire: Wire, mut outbox: Outbox) {
    while let Some(work) = outbox.next().await {
        match work {
            Work::Batch(mut batch) => {
                // Servers that write to the same tables take them in the same order, so none waits
                // for another that waits for it.
                batch.sort_by(|one, other| one.append.table.cmp(&other.append.table));
                let written = write(&wire, &batch).await;
                if is_worth_splitting(&written, &batch) {
                    for one in batch {
                        let written = write(&wire, std::slice::from_ref(&one)).await;
                        tell_all(vec![one], written);
                    }
                } else {
                    tell_all(batch, written);
                }
            }
            Work::Errand(errand, answer) => {
                let done = match errand {
                    Errand::Beat(server, at) => beat(&wire, &server, at).await,
                    Errand::TryOut => try_out(&wire).await,
                    Errand::Close => return answer.send(Ok(())).unwrap_or_default(),
                };
                // Whoever has left need not be told.
                answer.send(done).unwrap_or_default();
            }
        }
    }
}

async fn write(wire: &Wire, batch: &[Waiting]) -> Result<Vec<Appended>, Failed> {
    let appends = || batch.iter().map(|waiting| &waiting.append);
    let tables: Vec<&str> = appends().map(|one| one.table.as_str()).collect();
    let expected: Vec<i64> = appends().map(|one| one.expected.seq.get().cast_signed()).collect();
    let seen: Vec<&[u8]> = appends().map(|one| &one.expected.link.as_bytes()[..]).collect();
    let keys: Vec<Option<&str>> = appends().map(|one| one.key.as_deref()).collect();
    let asides: Vec<Option<&str>> = appends().map(|one| one.aside.as_deref()).collect();
    let counts: Vec<i32> =
        appends().map(|one| i32::try_from(one.lines.len()).unwrap_or(i32::MAX)).collect();
    let lines: Vec<&str> = appends().flat_map(|one| &one.lines).map(String::as_str).collect();
    let heads = batch.iter().flat_map(|waiting| &waiting.heads);
    let links: Vec<&[u8]> = heads.map(|head| &head.link.as_bytes()[..]).collect();
    let wakes: Vec<Option<i64>> = appends().map(|one| one.wake_at.map(millis)).collect();
    let lasts: Vec<i64> = appends().map(|one| millis(one.last_at)).collect();
    let ends = || appends().map(|one| one.end.as_ref());
    let signers: Vec<Option<&[u8]>> =
        ends().map(|end| end.map(|end| &end.key.as_bytes()[..])).collect();
    let signatures: Vec<Option<&[u8]>> =
        ends().map(|end| end.map(|end| &end.signature[..])).collect();
    let sql = "SELECT append_all($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
    let answers: Vec<String> = wire
        .put(async |client| {
            let row = client
                .query_one(
                    sql,
                    &[
                        &tables,
                        &expected,
                        &seen,
                        &keys,
                        &asides,
                        &counts,
                        &lines,
                        &links,
                        &wakes,
                        &lasts,
                        &signers,
                        &signatures,
                    ],
                )
                .await?;
            row.try_get(0)
        })
        .await
        .map_err(Failed::All)?
        .map_err(|error| {
            // The classes of what is wrong with the data: none of the database's own troubles.
            let class = error.code().map(|state| state.code().get(..2).unwrap_or_default());
            let is_data = matches!(class, Some("22" | "23" | "42" | "54" | "P0"));
            if is_data { Failed::One(error.into()) } else { Failed::All(error.into()) }
        })?;
    Ok(batch.iter().zip(answers).map(|(one, answer)| understood(one, &answer)).collect())
}

async fn beat(wire: &Wire, server: &str, at: Moment) -> Result<(), Fault> {
    let sql = "WITH gone AS (DELETE FROM alive WHERE at < $3 AND server <> $1) \
               INSERT INTO alive (server, at) VALUES ($1, $2) \
               ON CONFLICT (server) DO UPDATE SET at = excluded.at";
    let (now, before) = (millis(at), long_before(at));
    wire.ask(async |client| client.execute(sql, &[&server, &now, &before]).await).await?;
    Ok(())
}

/// Takes room for a line and gives it back; what is left to be flushed is a mark.
async fn try_out(wire: &Wire) -> Result<(), Fault> {
    let Append { table, lines, .. } = trial().append;
    let line = lines.concat();
    let sql = format!(
        "DO $$ BEGIN
            PERFORM append_lines('{table}', 0, ''::BYTEA, NULL, NULL, ARRAY['{line}'],
                                 ARRAY[''::BYTEA], NULL, 0, NULL, NULL);
            RAISE SQLSTATE 'TU000';
        EXCEPTION WHEN SQLSTATE 'TU000' THEN NULL;
        END $$;
        UPDATE alive SET at = at;"
    );
    wire.ask(async |client| client.batch_execute(&sql).await).await
}

fn understood(waiting: &Waiting, answer: &str) -> Appended {
    match answer {
        "ok" => Ok(waiting.head()),
        _ => Err(NotWritten::Stale),
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
            let sql = "SELECT table_id FROM head WHERE table_id COLLATE \"C\" > $1 \
                       ORDER BY table_id COLLATE \"C\" LIMIT $2";
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
                       ORDER BY last_at LIMIT $3";
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

    fn set_aside(&self, table: TableId, aside: Option<String>) -> BoxFuture<'_, Result<(), Fault>> {
        async move {
            let sql = "UPDATE entry SET aside = $2 WHERE table_id = $1 AND seq = 1";
            let set = self
                .reader
                .ask(async |client| client.execute(sql, &[&table.as_str(), &aside]).await);
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

    fn beat(&self, server: String, at: Moment) -> BoxFuture<'_, Result<(), Fault>> {
        self.inbox.send(Errand::Beat(server, at)).boxed()
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
}

/// The table that a row names first.
fn table(row: &Row) -> Option<TableId> {
    row.try_get::<_, &str>(0).ok()?.parse().ok()
}
