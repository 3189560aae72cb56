//! The form of the file, and how an older one is brought to the newest.

use rusqlite::{Connection, Transaction, TransactionBehavior, params};

use crate::journal::adopt::Adopted;
use crate::journal::file::APPLICATION_ID;
use crate::journal::upgrade::{self, Migration, PROGRAM, Upgraded};
use crate::journal::{Fault, TableId};

/// One migration after another; how many were applied stands in the file.
const MIGRATIONS: &[Migration] = &[
    Migration { what: "a record", sql: include_str!("../../../migrations/sqlite/0001_record.sql") },
    Migration {
        what: "lines stand in the order of writing",
        sql: include_str!("../../../migrations/sqlite/0002_in_order.sql"),
    },
    Migration {
        what: "each line has the hash of the one before it, and names can be erased",
        sql: include_str!("../../../migrations/sqlite/0003_chain.sql"),
    },
    Migration {
        what: "the record names the version that wrote it",
        sql: include_str!("../../../migrations/sqlite/0004_written_by.sql"),
    },
    Migration {
        what: "a heartbeat has what the machine's steady clock shows",
        sql: include_str!("../../../migrations/sqlite/0005_steady_clock.sql"),
    },
];

/// The form since which lines are chained.
const CHAINED: usize = 3;

/// Brings the file to the newest form.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), Fault> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let pragma =
        |name: &str| transaction.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let (version, application) = (pragma("user_version")?, pragma("application_id")?);
    if application != APPLICATION_ID
        && (application != 0 || version != 0 || has_tables(&transaction)?)
    {
        return Err(Fault("this SQLite file belongs to another program".to_owned()));
    }
    let from = usize::try_from(version).unwrap_or(usize::MAX);
    let needed = upgrade::since(from, MIGRATIONS, || written_by(&transaction))?;
    if needed.is_empty() {
        return Ok(());
    }
    for migration in needed {
        transaction.execute_batch(migration.sql)?;
    }
    if from < CHAINED {
        adopt(&transaction)?;
    }
    transaction.execute("DELETE FROM form", [])?;
    transaction.execute("INSERT INTO form (program) VALUES (?1)", [PROGRAM])?;
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    let newest = i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX);
    transaction.pragma_update(None, "user_version", newest)?;
    let count = |sql| transaction.query_row(sql, [], |row| row.get::<_, i64>(0));
    let upgraded = Upgraded {
        from,
        to: MIGRATIONS.len(),
        tables: count("SELECT count(*) FROM head")?,
        lines: count("SELECT count(*) FROM entry")?,
        what: needed.iter().map(|migration| migration.what).collect(),
    };
    transaction.commit()?;
    upgraded.tell();
    Ok(())
}

/// The version that brought the file to its form, where that is told.
fn written_by(connection: &Connection) -> Option<String> {
    connection.query_row("SELECT program FROM form", [], |row| row.get(0)).ok()
}

/// Gives the lines of earlier forms their links, and takes names out of them that could not be
/// erased there.
fn adopt(transaction: &Transaction<'_>) -> Result<(), Fault> {
    let mut heads = transaction.prepare("SELECT id, table_id FROM head")?;
    let heads = heads.query_map([], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))?;
    let heads: Vec<(i64, String)> = heads.collect::<Result<_, _>>()?;
    let sql = "SELECT id, key, line FROM entry WHERE head = ?1 ORDER BY seq";
    let mut lines = transaction.prepare(sql)?;
    let sql = "UPDATE entry SET line = ?2, link = ?3, aside = ?4 WHERE id = ?1";
    let mut update = transaction.prepare(sql)?;
    let sql = "UPDATE head SET link = ?2, last_at = ?3, is_over = ?4 WHERE id = ?1";
    let mut step = transaction.prepare(sql)?;
    for (head, table) in heads {
        let table: TableId = table.parse().map_err(|error| Fault(format!("{table}: {error}")))?;
        let rows = lines.query_map([head], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        let mut adopted = Adopted::of(table);
        for row in rows {
            let (id, key, line): (i64, Option<String>, String) = row?;
            let (line, aside) = adopted.take(key.as_deref(), line)?;
            let link = adopted.head.link;
            update.execute(params![id, line, link.as_bytes(), aside])?;
        }
        let (link, last_at) = (adopted.head.link, adopted.last_at.as_millis().cast_signed());
        step.execute(params![head, link.as_bytes(), last_at, adopted.is_over])?;
    }
    Ok(())
}

fn has_tables(connection: &Connection) -> Result<bool, Fault> {
    Ok(connection.query_row("SELECT EXISTS (SELECT 1 FROM sqlite_master)", [], |row| row.get(0))?)
}
