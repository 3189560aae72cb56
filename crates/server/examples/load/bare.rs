//! What the disk and SQLite can do at most: the same lines, inserted in groups by a bare loop.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};

pub(crate) fn inserts_per_second(folder: &Path, lines: &[String], group: usize) -> f64 {
    let mut connection = Connection::open(folder.join("bare.sqlite")).unwrap();
    connection.pragma_update(None, "journal_mode", "WAL").unwrap();
    connection.pragma_update(None, "synchronous", "FULL").unwrap();
    let sql = "CREATE TABLE entry (table_id TEXT NOT NULL, seq INTEGER NOT NULL, line TEXT NOT \
               NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID";
    connection.execute_batch(sql).unwrap();
    let (began, mut written) = (Instant::now(), 0_usize);
    while began.elapsed() < Duration::from_secs(3) {
        let transaction = connection.transaction().unwrap();
        {
            let sql = "INSERT INTO entry (table_id, seq, line) VALUES (?1, ?2, ?3)";
            let mut insert = transaction.prepare_cached(sql).unwrap();
            for _ in 0..group {
                let table = format!("table{:07}", written % 512);
                let line = &lines[written % lines.len()];
                insert.execute(params![table, (written / 512).cast_signed(), line]).unwrap();
                written += 1;
            }
        }
        transaction.commit().unwrap();
    }
    written as f64 / began.elapsed().as_secs_f64()
}
