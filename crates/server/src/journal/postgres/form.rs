//! The form of the database, and how an older one is brought to the newest.

use tokio_postgres::{Client, Transaction};

use crate::journal::adopt::Adopted;
use crate::journal::upgrade::{self, Migration, PROGRAM, Upgraded};
use crate::journal::{Fault, TableId};

/// One migration after another; how many were applied stands in the database.
const MIGRATIONS: &[Migration] = &[
    Migration {
        what: "a record",
        sql: include_str!("../../../migrations/postgres/0001_record.sql"),
    },
    Migration {
        what: "keys need no index",
        sql: include_str!("../../../migrations/postgres/0002_no_index_of_keys.sql"),
    },
    Migration {
        what: "each line has the hash of the one before it, and names can be erased",
        sql: include_str!("../../../migrations/postgres/0003_chain.sql"),
    },
    Migration {
        what: "the record names the version that wrote it",
        sql: include_str!("../../../migrations/postgres/0004_written_by.sql"),
    },
    Migration {
        what: "a heartbeat has what the machine's steady clock shows",
        sql: include_str!("../../../migrations/postgres/0005_steady_clock.sql"),
    },
];

/// The form since which lines are chained.
const CHAINED: usize = 3;

/// The number by which servers that start at once agree on who migrates.
const MIGRATION_LOCK: i64 = 0x5475_6f6d;

/// Brings the database to the newest form.
pub(super) async fn migrate(client: &mut Client) -> Result<(), Fault> {
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK]).await?;
    transaction.batch_execute("CREATE TABLE IF NOT EXISTS form (version INT NOT NULL)").await?;
    // An earlier form of this very table has no column for the program: all of it is asked for.
    let row = transaction.query_opt("SELECT * FROM form", &[]).await?;
    let version: i32 = row.as_ref().map_or(0, |row| row.get("version"));
    let from = usize::try_from(version).unwrap_or(0);
    let written_by = || row.and_then(|row| row.try_get("program").ok());
    let needed = upgrade::since(from, MIGRATIONS, written_by)?;
    if needed.is_empty() {
        return Ok(());
    }
    for migration in needed {
        transaction.batch_execute(migration.sql).await?;
    }
    if from < CHAINED {
        adopt(&transaction).await?;
    }
    transaction.execute("DELETE FROM form", &[]).await?;
    let newest = i32::try_from(MIGRATIONS.len()).unwrap_or(i32::MAX);
    let sql = "INSERT INTO form (version, program) VALUES ($1, $2)";
    transaction.execute(sql, &[&newest, &PROGRAM]).await?;
    let sql = "SELECT (SELECT count(*) FROM head), (SELECT count(*) FROM entry)";
    let counts = transaction.query_one(sql, &[]).await?;
    let upgraded = Upgraded {
        from,
        to: MIGRATIONS.len(),
        tables: counts.get(0),
        lines: counts.get(1),
        what: needed.iter().map(|migration| migration.what).collect(),
    };
    transaction.commit().await?;
    upgraded.tell();
    Ok(())
}

/// Gives the lines of earlier forms their links, and takes names out of them that could not be
/// erased there.
async fn adopt(transaction: &Transaction<'_>) -> Result<(), Fault> {
    for row in transaction.query("SELECT table_id FROM head", &[]).await? {
        let name: &str = row.try_get(0)?;
        let id: TableId = name.parse().map_err(|error| Fault(format!("{name}: {error}")))?;
        let mut adopted = Adopted::of(id);
        let sql = "SELECT seq, key, line FROM entry WHERE table_id = $1 ORDER BY seq";
        let (mut seqs, mut lines, mut links, mut asides) = (vec![], vec![], vec![], vec![]);
        for row in transaction.query(sql, &[&name]).await? {
            let (line, aside) = adopted.take(row.try_get(1)?, row.try_get(2)?)?;
            seqs.push(row.try_get::<_, i64>(0)?);
            lines.push(line);
            links.push(adopted.head.link.as_bytes().to_vec());
            asides.push(aside);
        }
        let sql = "UPDATE entry SET line = new.line, link = new.link, aside = new.aside \
                   FROM unnest($2::BIGINT[], $3::TEXT[], $4::BYTEA[], $5::TEXT[]) \
                   AS new (seq, line, link, aside) \
                   WHERE entry.table_id = $1 AND entry.seq = new.seq";
        transaction.execute(sql, &[&name, &seqs, &lines, &links, &asides]).await?;
        let sql = "UPDATE head SET link = $2, last_at = $3, is_over = $4 WHERE table_id = $1";
        let link = &adopted.head.link.as_bytes()[..];
        let last_at = adopted.last_at.as_millis().cast_signed();
        transaction.execute(sql, &[&name, &link, &last_at, &adopted.is_over]).await?;
    }
    Ok(())
}
