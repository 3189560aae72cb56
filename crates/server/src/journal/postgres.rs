//! The record in a PostgreSQL that several servers share.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use clock::Moment;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::sync::Mutex;
use tokio_postgres::config::SslMode;
use tokio_postgres::tls::{MakeTlsConnect, TlsConnect};
use tokio_postgres::{Client, Config, NoTls, Row, Socket};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::batch::{Appended, Inbox, Outbox, Waiting, tell_all};
use super::{Append, Fault, Journal, Line, NotWritten, Seq, TableId, long_before};

/// One migration after another; how many were applied stands in the database.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/postgres/0001_record.sql"),
    include_str!("../../migrations/postgres/0002_no_index_of_keys.sql"),
];

/// The number by which servers that start at once agree on who migrates.
const MIGRATION_LOCK: i64 = 0x5475_6f6d;

/// How long a statement may take before it is given up: a database that hangs is a fault to be
/// told, not a silence.
const PATIENCE: Duration = Duration::from_secs(10);

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

/// Where the database is, and a connection to it once one was needed.
struct Wire {
    config: Config,
    held: Mutex<Option<Arc<Client>>>,
}

impl fmt::Debug for Wire {
    /// Without the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Wire").field("hosts", &self.config.get_hosts()).finish_non_exhaustive()
    }
}

impl Wire {
    fn to(config: Config) -> Self {
        Self { config, held: Mutex::default() }
    }

    async fn client(&self) -> Result<Arc<Client>, Fault> {
        let mut held = self.held.lock().await;
        if let Some(client) = held.as_ref().filter(|client| !client.is_closed()) {
            return Ok(Arc::clone(client));
        }
        let client = Arc::new(connect(&self.config).await?);
        *held = Some(Arc::clone(&client));
        Ok(client)
    }

    /// Asks on the connection. Who gets no answer in time asks on a new one next time.
    async fn ask<T>(
        &self,
        question: impl AsyncFnOnce(&Client) -> Result<T, tokio_postgres::Error>,
    ) -> Result<T, Fault> {
        let client = self.client().await?;
        match tokio::time::timeout(PATIENCE, question(&client)).await {
            Ok(answer) => Ok(answer?),
            Err(_) => {
                *self.held.lock().await = None;
                Err(Fault("PostgreSQL does not answer".to_owned()))
            }
        }
    }
}

/// Connects, encrypted where the address says `sslmode=require`. Then the certificate must be one
/// that this machine trusts: encryption with whoever answers would keep nobody out.
async fn connect(config: &Config) -> Result<Client, Fault> {
    match config.get_ssl_mode() {
        SslMode::Require => {
            let trusted = MakeRustlsConnect::with_native_certs();
            let (tls, _) = trusted.map_err(|errors| {
                let why: Vec<String> = errors.iter().map(ToString::to_string).collect();
                Fault(format!("no certificates to trust: {}", why.join("; ")))
            })?;
            connect_by(config, tls).await
        }
        _ => connect_by(config, NoTls).await,
    }
}

async fn connect_by<T>(config: &Config, tls: T) -> Result<Client, Fault>
where
    T: MakeTlsConnect<Socket>,
    T::TlsConnect: Send,
    T::Stream: Send + 'static,
    <T::TlsConnect as TlsConnect<Socket>>::Future: Send,
{
    let (client, connection) = config.connect(tls).await?;
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::warn!(%error, "the connection to PostgreSQL was lost");
        }
    });
    Ok(client)
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
        migrate(&mut connect(&config).await?).await?;
        let (inbox, outbox) = Inbox::new();
        tokio::spawn(write_all(Wire::to(config.clone()), outbox));
        Ok(Self { inbox, reader: Arc::new(Wire::to(config)) })
    }
}

async fn migrate(client: &mut Client) -> Result<(), Fault> {
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK]).await?;
    transaction.batch_execute("CREATE TABLE IF NOT EXISTS form (version INT NOT NULL)").await?;
    let row = transaction.query_opt("SELECT version FROM form", &[]).await?;
    let version: i32 = row.map_or(0, |row| row.get(0));
    let applied = usize::try_from(version).unwrap_or(0);
    if applied > MIGRATIONS.len() {
        let newest = MIGRATIONS.len();
        return Err(Fault(format!(
            "the database has form {version} and this version knows forms up to {newest}: \
             use the newer version of the program that wrote it"
        )));
    }
    for migration in &MIGRATIONS[applied..] {
        transaction.batch_execute(migration).await?;
    }
    transaction.execute("DELETE FROM form", &[]).await?;
    let newest = i32::try_from(MIGRATIONS.len()).unwrap_or(i32::MAX);
    transaction.execute("INSERT INTO form VALUES ($1)", &[&newest]).await?;
    Ok(transaction.commit().await?)
}

/// The writer: every batch is one statement, and nobody is answered before it is durable.
async fn write_all(wire: Wire, mut outbox: Outbox) {
    while let Some(mut batch) = outbox.next().await {
        // Servers that write to the same tables take them in the same order, so none waits for
        // another that waits for it.
        batch.sort_by(|one, other| one.append.table.cmp(&other.append.table));
        let written = write(&wire, &batch).await;
        tell_all(batch, written);
    }
}

async fn write(wire: &Wire, batch: &[Waiting]) -> Result<Vec<Appended>, Fault> {
    let appends = || batch.iter().map(|waiting| &waiting.append);
    let tables: Vec<&str> = appends().map(|one| one.table.as_str()).collect();
    let expected: Vec<i64> = appends().map(|one| one.expected.get().cast_signed()).collect();
    let keys: Vec<Option<&str>> = appends().map(|one| one.key.as_deref()).collect();
    let counts: Vec<i32> =
        appends().map(|one| i32::try_from(one.lines.len()).unwrap_or(i32::MAX)).collect();
    let lines: Vec<&str> = appends().flat_map(|one| &one.lines).map(String::as_str).collect();
    let wakes: Vec<Option<i64>> =
        appends().map(|one| one.wake_at.map(|at| at.as_millis().cast_signed())).collect();
    let sql = "SELECT append_all($1, $2, $3, $4, $5, $6)";
    let answers: Vec<String> = wire
        .ask(async |client| {
            let row = client
                .query_one(sql, &[&tables, &expected, &keys, &counts, &lines, &wakes])
                .await?;
            row.try_get(0)
        })
        .await?;
    Ok(appends().zip(answers).map(|(one, answer)| understood(one, &answer)).collect())
}

fn understood(append: &Append, answer: &str) -> Appended {
    match answer {
        "ok" => Ok(append.expected.after(append.lines.len() as u64)),
        _ => Err(NotWritten::Stale),
    }
}

fn seq(row: &Row, column: usize) -> Result<Seq, tokio_postgres::Error> {
    Ok(Seq::new(row.try_get::<_, i64>(column)?.cast_unsigned()))
}

impl Journal for Postgres {
    fn is_shared(&self) -> bool {
        true
    }

    fn append(&self, append: Append) -> BoxFuture<'_, Result<Seq, NotWritten>> {
        self.inbox.append(append).boxed()
    }

    fn commits(&self) -> u64 {
        self.inbox.batches()
    }

    fn read(&self, table: TableId, since: Seq) -> BoxFuture<'_, Result<Vec<Line>, Fault>> {
        async move {
            let sql =
                "SELECT seq, key, line FROM entry WHERE table_id = $1 AND seq > $2 ORDER BY seq";
            let since = since.get().cast_signed();
            let line = |row: &Row| {
                Ok(Line { seq: seq(row, 0)?, key: row.try_get(1)?, text: row.try_get(2)? })
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
            let until = until.as_millis().cast_signed();
            let most = i64::try_from(most).unwrap_or(i64::MAX);
            let rows =
                self.reader.ask(async |client| client.query(sql, &[&until, &most]).await).await?;
            Ok(rows.iter().filter_map(table).collect())
        }
        .boxed()
    }

    fn beat(&self, server: String, at: Moment) -> BoxFuture<'_, Result<(), Fault>> {
        async move {
            let sql = "INSERT INTO alive (server, at) VALUES ($1, $2) \
                       ON CONFLICT (server) DO UPDATE SET at = excluded.at";
            let millis = at.as_millis().cast_signed();
            self.reader.ask(async |client| client.execute(sql, &[&server, &millis]).await).await?;
            let sql = "DELETE FROM alive WHERE at < $1";
            self.reader.ask(async |client| client.execute(sql, &[&long_before(at)]).await).await?;
            Ok(())
        }
        .boxed()
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
