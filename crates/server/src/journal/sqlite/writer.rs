//! The one thread that writes to the file.

use rusqlite::{Connection, ErrorCode, OptionalExtension, TransactionBehavior, params};

use crate::journal::batch::{
    Appended, Errand, Failed, Outbox, Waiting, Work, is_worth_splitting, tell_all, trial,
};
use crate::journal::file::Ownership;
use crate::journal::{Append, Fault, Head, NotWritten, Seq, long_before, millis};
use crate::signing::Signed;
use crate::timepiece::Stamp;

/// The writer: every batch is one transaction, and nobody is answered before it is on disk.
pub(super) fn write_all(
    mut connection: Connection,
    ownership: Option<Ownership>,
    mut outbox: Outbox,
) {
    while let Some(work) = outbox.blocking_next() {
        match work {
            Work::Batch(batch) => {
                let written = write(&mut connection, &batch);
                if is_worth_splitting(&written, &batch) {
                    for one in batch {
                        let written = write(&mut connection, std::slice::from_ref(&one));
                        tell_all(vec![one], written);
                    }
                } else {
                    tell_all(batch, written);
                }
            }
            Work::Errand(errand, answer) => {
                let done = match errand {
                    Errand::Beat(server, now) => beat(&connection, &server, &now),
                    Errand::TryOut => try_out(&mut connection),
                    Errand::Close => {
                        let closed = close(&connection);
                        drop((connection, ownership));
                        return answer.send(closed).unwrap_or_default();
                    }
                };
                // A caller that has left need not be told.
                answer.send(done).unwrap_or_default();
            }
        }
    }
}

fn write(connection: &mut Connection, batch: &[Waiting]) -> Result<Vec<Appended>, Failed> {
    write_batch(connection, batch).map_err(|error| match error.sqlite_error_code() {
        // None of them would do better alone.
        Some(
            ErrorCode::DatabaseBusy
            | ErrorCode::DatabaseLocked
            | ErrorCode::SystemIoFailure
            | ErrorCode::CannotOpen
            | ErrorCode::ReadOnly,
        ) => Failed::All(error.into()),
        _ => Failed::One(error.into()),
    })
}

fn write_batch(
    connection: &mut Connection,
    batch: &[Waiting],
) -> Result<Vec<Appended>, rusqlite::Error> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let answers: Result<Vec<_>, _> =
        batch.iter().map(|waiting| write_one(&transaction, waiting)).collect();
    let answers = answers?;
    transaction.commit()?;
    Ok(answers)
}

fn beat(connection: &Connection, server: &str, now: &Stamp) -> Result<(), Fault> {
    let sql = "INSERT INTO alive (server, at, clock, steady) VALUES (?1, ?2, ?3, ?4) \
               ON CONFLICT (server) DO UPDATE \
               SET at = excluded.at, clock = excluded.clock, steady = excluded.steady";
    let (clock, shown) = now.steady.as_ref().map(|it| (&it.clock, it.millis.cast_signed())).unzip();
    connection.prepare_cached(sql)?.execute(params![server, millis(now.at), clock, shown])?;
    let sql = "DELETE FROM alive WHERE at < ?1";
    connection.prepare_cached(sql)?.execute([long_before(now.at)])?;
    Ok(())
}

/// Takes room for a line and gives it back; what is left to be flushed is a mark.
fn try_out(connection: &mut Connection) -> Result<(), Fault> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut room = transaction.savepoint()?;
    write_one(&room, &trial())?.map_err(|_| Fault("a line cannot be tried".to_owned()))?;
    room.rollback()?;
    drop(room);
    transaction.execute("UPDATE alive SET at = at", [])?;
    Ok(transaction.commit()?)
}

/// Folds the log into the file: a copy of the file alone then has everything.
fn close(connection: &Connection) -> Result<(), Fault> {
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
    Ok(())
}

fn write_one(transaction: &Connection, waiting: &Waiting) -> Result<Appended, rusqlite::Error> {
    let Append { table, expected, lines, key, aside, wake_at, last_at, end } = &waiting.append;
    let newest = waiting.head();
    let (wake_at, last_at) = (wake_at.map(millis), millis(*last_at));
    let (old, new) = (expected.seq.get().cast_signed(), newest.seq.get().cast_signed());
    let (table, link) = (table.as_str(), newest.link.as_bytes());
    let head: Option<i64> = if expected.seq == Seq::START {
        let sql = "INSERT OR IGNORE INTO head (table_id, seq, link, wake_at, last_at, is_over) \
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6) RETURNING id";
        let mut open = transaction.prepare_cached(sql)?;
        let row = params![table, new, link, wake_at, last_at, end.is_some()];
        open.query_row(row, |row| row.get(0)).optional()?
    } else {
        let sql = "UPDATE head SET seq = ?2, link = ?3, wake_at = ?4, last_at = ?5, is_over = ?6 \
                   WHERE table_id = ?1 AND seq = ?7 AND link = ?8 RETURNING id";
        let mut step = transaction.prepare_cached(sql)?;
        let seen = expected.link.as_bytes();
        let row = params![table, new, link, wake_at, last_at, end.is_some(), old, seen];
        step.query_row(row, |row| row.get(0)).optional()?
    };
    let Some(head) = head else { return Ok(Err(NotWritten::Stale)) };
    let sql =
        "INSERT INTO entry (head, seq, key, line, link, aside) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let mut insert = transaction.prepare_cached(sql)?;
    let mut first = (key.as_ref(), aside.as_ref());
    for (line, Head { seq, link }) in lines.iter().zip(&waiting.heads) {
        let (key, aside) = std::mem::take(&mut first);
        insert.execute(params![
            head,
            seq.get().cast_signed(),
            key,
            line,
            link.as_bytes(),
            aside
        ])?;
    }
    if let Some(Signed { key, signature }) = end {
        let sql = "INSERT INTO signed (head, seq, link, public, signature) \
                   VALUES (?1, ?2, ?3, ?4, ?5)";
        let row = params![head, new, link, key.as_bytes(), signature];
        transaction.prepare_cached(sql)?.execute(row)?;
    }
    Ok(Ok(newest))
}
