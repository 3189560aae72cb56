//! The form of the file, and how an older one is brought to the newest.

use rusqlite::{Connection, Transaction, TransactionBehavior, params};

use crate::journal::adopt::Adopted;
use crate::journal::file::APPLICATION_ID;
use crate::journal::{Fault, TableId};

/// One migration after another; how many were applied stands in the file.
const MIGRATIONS: &[&str] = &[
    include_str!("../../../migrations/sqlite/0001_record.sql"),
    include_str!("../../../migrations/sqlite/0002_in_order.sql"),
    include_str!("../../../migrations/sqlite/0003_chain.sql"),
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
    let applied = usize::try_from(version).unwrap_or(usize::MAX);
    if applied > MIGRATIONS.len() {
        let newest = MIGRATIONS.len();
        return Err(Fault(format!(
            "the file has form {version} and this version knows forms up to {newest}: \
             use the newer version of the program that wrote it"
        )));
    }
    for migration in &MIGRATIONS[applied..] {
        transaction.execute_batch(migration)?;
    }
    if applied < CHAINED {
        adopt(&transaction)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.pragma_update(
        None,
        "user_version",
        i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX),
    )?;
    Ok(transaction.commit()?)
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
