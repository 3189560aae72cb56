//! One suite for every journal: what is written stays, once, in order.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

extern crate tuomari_server as server;

mod parts;

use std::path::Path;
use std::sync::Arc;

use clock::Moment;
use server::journal::{
    Append, Journal, NotWritten, Postgres, Seq, Sqlite, TableId, backup, restore,
};
use tempfile::TempDir;

fn append(table: &TableId, expected: u64, line: &str) -> Append {
    let lines = vec![line.to_owned()];
    Append { table: table.clone(), expected: Seq::new(expected), lines, key: None, wake_at: None }
}

async fn lines(journal: &dyn Journal, table: &TableId, since: u64) -> Vec<String> {
    let lines = journal.read(table.clone(), Seq::new(since)).await.unwrap();
    for (i, line) in (since + 1..).zip(&lines) {
        assert_eq!(line.seq.get(), i);
    }
    lines.into_iter().map(|line| line.text).collect()
}

async fn what_is_written_is_read_in_order_after_any_place(journal: &dyn Journal) {
    let table = TableId::random().unwrap();
    assert_eq!(lines(journal, &table, 0).await, Vec::<String>::new());
    assert_eq!(journal.append(append(&table, 0, "a")).await, Ok(Seq::new(1)));
    let two = Append { lines: vec!["b".into(), "c".into()], ..append(&table, 1, "") };
    assert_eq!(journal.append(two).await, Ok(Seq::new(3)));
    assert_eq!(lines(journal, &table, 0).await, ["a", "b", "c"]);
    assert_eq!(lines(journal, &table, 2).await, ["c"]);
    assert_eq!(lines(journal, &table, 3).await, Vec::<String>::new());
}

async fn a_place_that_is_not_the_newest_is_refused_and_nothing_is_written(journal: &dyn Journal) {
    let table = TableId::random().unwrap();
    journal.append(append(&table, 0, "a")).await.unwrap();
    journal.append(append(&table, 1, "b")).await.unwrap();
    for expected in [0, 1, 3, 40] {
        let answer = journal.append(append(&table, expected, "x")).await;
        assert_eq!(answer, Err(NotWritten::Stale), "{expected}");
    }
    assert_eq!(lines(journal, &table, 0).await, ["a", "b"]);
}

async fn lines_sent_twice_are_written_once_and_known_by_their_key(journal: &dyn Journal) {
    let (table, other) = (TableId::random().unwrap(), TableId::random().unwrap());
    journal.append(append(&table, 0, "a")).await.unwrap();
    journal.append(append(&other, 0, "a")).await.unwrap();
    let keyed = |table, expected| Append { key: Some("k".into()), ..append(table, expected, "b") };
    assert_eq!(journal.append(keyed(&table, 1)).await, Ok(Seq::new(2)));
    assert_eq!(journal.append(keyed(&table, 1)).await, Err(NotWritten::Stale));
    assert_eq!(journal.append(keyed(&other, 1)).await, Ok(Seq::new(2)));
    assert_eq!(journal.append(append(&table, 2, "c")).await, Ok(Seq::new(3)));
    assert_eq!(lines(journal, &table, 0).await, ["a", "b", "c"]);
    let read = journal.read(table, Seq::new(1)).await.unwrap();
    assert_eq!(read[0].key.as_deref(), Some("k"));
}

async fn of_many_writers_at_one_table_each_place_has_one(journal: &Arc<dyn Journal>) {
    let table = TableId::random().unwrap();
    journal.append(append(&table, 0, "opened")).await.unwrap();
    let mut writers = tokio::task::JoinSet::new();
    for writer in 0..8 {
        let (journal, table) = (Arc::clone(journal), table.clone());
        writers.spawn(async move {
            let mut mine = Vec::new();
            let mut expected = 1;
            while mine.len() < 25 {
                let line = format!("{writer}.{}", mine.len());
                match journal.append(append(&table, expected, &line)).await {
                    Ok(seq) => {
                        mine.push((seq, line));
                        expected = seq.get();
                    }
                    Err(NotWritten::Stale) => {
                        let newer = journal.read(table.clone(), Seq::new(expected)).await.unwrap();
                        expected += newer.len() as u64;
                    }
                    Err(other) => panic!("{other:?}"),
                }
            }
            mine
        });
    }
    let mut written: Vec<(Seq, String)> = writers.join_all().await.concat();
    written.sort();
    let read = journal.read(table, Seq::new(1)).await.unwrap();
    let read: Vec<(Seq, String)> = read.into_iter().map(|line| (line.seq, line.text)).collect();
    assert_eq!(read, written);
    assert_eq!(read.len(), 200);
}

async fn tables_are_due_by_their_newest_moment_the_earliest_first(journal: &dyn Journal) {
    let tables: Vec<TableId> = (0..3).map(|_| TableId::random().unwrap()).collect();
    for (table, at) in tables.iter().zip([300, 100, 200]) {
        let wake_at = Some(Moment::from_millis(at));
        journal.append(Append { wake_at, ..append(table, 0, "a") }).await.unwrap();
    }
    let due = |until| journal.due(Moment::from_millis(until), 10);
    assert_eq!(due(99).await.unwrap(), []);
    assert_eq!(due(250).await.unwrap(), [tables[1].clone(), tables[2].clone()]);
    // What was due is dealt with, or put off.
    journal.append(append(&tables[1], 1, "b")).await.unwrap();
    let later = Some(Moment::from_millis(400));
    journal.append(Append { wake_at: later, ..append(&tables[2], 1, "b") }).await.unwrap();
    assert_eq!(due(350).await.unwrap(), [tables[0].clone()]);
    assert_eq!(due(500).await.unwrap(), [tables[0].clone(), tables[2].clone()]);
    for table in [&tables[0], &tables[2]] {
        let seq = lines(journal, table, 0).await.len() as u64;
        journal.append(append(table, seq, "done")).await.unwrap();
    }
    assert_eq!(due(500).await.unwrap(), []);
}

async fn the_last_heartbeat_of_any_server_is_known(journal: &dyn Journal) {
    for (server, at) in [("a", 10), ("b", 30), ("a", 20)] {
        journal.beat(server.to_owned(), Moment::from_millis(at)).await.unwrap();
    }
    assert_eq!(journal.last_beat().await.unwrap(), Some(Moment::from_millis(30)));
}

async fn the_newest_places_are_those_of_tables_that_are_there(journal: &dyn Journal) {
    let (one, two, none) =
        (TableId::random().unwrap(), TableId::random().unwrap(), TableId::random().unwrap());
    journal.append(append(&one, 0, "a")).await.unwrap();
    journal.append(append(&two, 0, "a")).await.unwrap();
    journal.append(append(&two, 1, "b")).await.unwrap();
    let mut newest = journal.newest(vec![one.clone(), none, two.clone()]).await.unwrap();
    newest.sort_by_key(|(_, seq)| *seq);
    assert_eq!(newest, [(one, Seq::new(1)), (two, Seq::new(2))]);
    assert_eq!(journal.newest(Vec::new()).await.unwrap(), []);
}

async fn a_server_not_heard_of_for_a_day_is_forgotten(journal: &dyn Journal) {
    let day = 24 * 60 * 60 * 1000;
    journal.beat("old".to_owned(), Moment::from_millis(50 + day)).await.unwrap();
    journal.beat("new".to_owned(), Moment::from_millis(51 + 2 * day)).await.unwrap();
    journal.beat("new".to_owned(), Moment::from_millis(40)).await.unwrap();
    assert_eq!(journal.last_beat().await.unwrap(), Some(Moment::from_millis(40)));
}

async fn suite(journal: Arc<dyn Journal>) {
    what_is_written_is_read_in_order_after_any_place(&*journal).await;
    a_place_that_is_not_the_newest_is_refused_and_nothing_is_written(&*journal).await;
    lines_sent_twice_are_written_once_and_known_by_their_key(&*journal).await;
    of_many_writers_at_one_table_each_place_has_one(&journal).await;
    tables_are_due_by_their_newest_moment_the_earliest_first(&*journal).await;
    the_newest_places_are_those_of_tables_that_are_there(&*journal).await;
    the_last_heartbeat_of_any_server_is_known(&*journal).await;
    a_server_not_heard_of_for_a_day_is_forgotten(&*journal).await;
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_keeps_what_a_journal_promises() {
    let folder = folder();
    suite(Arc::new(Sqlite::open(&folder.path().join("j.sqlite")).unwrap())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_keeps_what_a_journal_promises() {
    let Some(mut server) = parts::Postgres::start() else { return };
    // Two that open an empty database at once.
    let address = server.address();
    let (one, two) = tokio::join!(Postgres::open(&address), Postgres::open(&address));
    let (one, two) = (one.unwrap(), two.unwrap());
    suite(Arc::new(one.clone())).await;
    let table = TableId::random().unwrap();
    one.append(append(&table, 0, "a")).await.unwrap();
    assert_eq!(two.append(append(&table, 1, "b")).await, Ok(Seq::new(2)));
    assert_eq!(one.append(append(&table, 1, "c")).await, Err(NotWritten::Stale));
    server.crash();
    // The old connections are found dead once, and then made anew.
    while one.read(table.clone(), Seq::START).await.is_err() {}
    assert_eq!(lines(&one, &table, 0).await, ["a", "b"]);
}

#[tokio::test]
async fn a_database_that_is_not_there_or_newer_is_refused_with_a_reason() {
    let nobody = format!("postgres://x@127.0.0.1:{}/x", parts::free_port());
    let error = Postgres::open(&nobody).await.unwrap_err().to_string();
    assert!(error.contains("refused"), "{error}");
    let Some(server) = parts::Postgres::start() else { return };
    drop(Postgres::open(&server.address()).await.unwrap());
    server.sql("UPDATE form SET version = 99");
    let error = Postgres::open(&server.address()).await.unwrap_err().to_string();
    assert!(error.contains("form 99") && error.contains("newer version"), "{error}");
}

/// Two tables in form 1: one with a line that has a key, one that is due.
const FORM_1: &str = "
    INSERT INTO head (table_id, seq, wake_at) VALUES ('aaaaaaaaaaaa', 3, NULL), ('bbbbbbbbbbbb', 1, 70);
    INSERT INTO entry (table_id, seq, key, line) VALUES
        ('bbbbbbbbbbbb', 1, NULL, 'd'), ('aaaaaaaaaaaa', 3, NULL, 'c'),
        ('aaaaaaaaaaaa', 1, NULL, 'a'), ('aaaaaaaaaaaa', 2, 'white/1', 'b');";

async fn what_form_1_held_is_there_and_goes_on(journal: &dyn Journal) {
    let [one, other]: [TableId; 2] =
        ["aaaaaaaaaaaa", "bbbbbbbbbbbb"].map(|name| name.parse().unwrap());
    assert_eq!(lines(journal, &one, 0).await, ["a", "b", "c"]);
    let read = journal.read(one.clone(), Seq::new(1)).await.unwrap();
    assert_eq!([read[0].key.as_deref(), read[1].key.as_deref()], [Some("white/1"), None]);
    let due = journal.due(Moment::from_millis(80), 10).await.unwrap();
    assert_eq!(due, std::slice::from_ref(&other));
    assert_eq!(journal.append(append(&one, 2, "x")).await, Err(NotWritten::Stale));
    assert_eq!(journal.append(append(&one, 3, "e")).await, Ok(Seq::new(4)));
    assert_eq!(journal.append(append(&other, 0, "x")).await, Err(NotWritten::Stale));
    assert_eq!(journal.append(append(&other, 1, "f")).await, Ok(Seq::new(2)));
    assert_eq!(lines(journal, &one, 2).await, ["c", "e"]);
    assert_eq!(lines(journal, &other, 0).await, ["d", "f"]);
}

#[tokio::test]
async fn a_file_of_form_1_is_brought_to_the_newest_form() {
    let folder = folder();
    let path = folder.path().join("old.sqlite");
    sql(&path, include_str!("../migrations/sqlite/0001_record.sql"));
    sql(&path, FORM_1);
    sql(&path, "PRAGMA application_id = 0x54756f6d; PRAGMA user_version = 1");
    what_form_1_held_is_there_and_goes_on(&Sqlite::open(&path).unwrap()).await;
    // And once is enough.
    assert_eq!(Sqlite::open(&path).unwrap().newest(Vec::new()).await, Ok(Vec::new()));
}

#[tokio::test]
async fn a_database_of_form_1_is_brought_to_the_newest_form() {
    let Some(server) = parts::Postgres::start() else { return };
    server.sql(include_str!("../migrations/postgres/0001_record.sql"));
    server.sql(FORM_1);
    server.sql("CREATE TABLE form (version INT NOT NULL); INSERT INTO form VALUES (1)");
    let journal = Postgres::open(&server.address()).await.unwrap();
    what_form_1_held_is_there_and_goes_on(&journal).await;
}

#[tokio::test]
async fn a_file_that_is_opened_again_has_everything() {
    let folder = folder();
    let path = folder.path().join("j.sqlite");
    let table = TableId::random().unwrap();
    let journal = Sqlite::open(&path).unwrap();
    journal.append(append(&table, 0, "a")).await.unwrap();
    drop(journal);
    let journal = Sqlite::open(&path).unwrap();
    assert_eq!(lines(&journal, &table, 0).await, ["a"]);
    assert_eq!(journal.append(append(&table, 1, "b")).await, Ok(Seq::new(2)));
}

fn sql(path: &Path, text: &str) {
    rusqlite::Connection::open(path).unwrap().execute_batch(text).unwrap();
}

#[tokio::test]
async fn a_file_of_a_newer_version_or_another_program_is_refused_with_a_reason() {
    let folder = folder();
    let newer = folder.path().join("newer.sqlite");
    drop(Sqlite::open(&newer).unwrap());
    sql(&newer, "PRAGMA user_version = 99");
    let error = Sqlite::open(&newer).unwrap_err().to_string();
    assert!(error.contains("form 99") && error.contains("newer version"), "{error}");
    let foreign = folder.path().join("foreign.sqlite");
    sql(&foreign, "CREATE TABLE recipes (name TEXT)");
    let error = Sqlite::open(&foreign).unwrap_err().to_string();
    assert!(error.contains("another program"), "{error}");
}

#[tokio::test]
async fn a_full_disk_refuses_writes_and_loses_nothing() {
    let folder = folder();
    let path = folder.path().join("j.sqlite");
    let table = TableId::random().unwrap();
    let journal = Sqlite::open_limited(&path, Some(40)).unwrap();
    let line = "x".repeat(1000);
    let mut written = 0;
    let fault = loop {
        match journal.append(append(&table, written, &line)).await {
            Ok(seq) => written = seq.get(),
            Err(NotWritten::Fault(fault)) => break fault,
            Err(other) => panic!("{other:?}"),
        }
    };
    assert!(fault.to_string().contains("full"), "{fault}");
    assert!(written > 10);
    assert_eq!(lines(&journal, &table, 0).await.len() as u64, written);
    drop(journal);
    // Once there is room the table goes on where it was.
    let journal = Sqlite::open(&path).unwrap();
    assert_eq!(journal.append(append(&table, written, &line)).await, Ok(Seq::new(written + 1)));
}

#[tokio::test]
async fn a_copy_is_made_while_the_file_is_in_use_and_restored_when_it_is_not() {
    let folder = folder();
    let (path, copy) = (folder.path().join("j.sqlite"), folder.path().join("copy.sqlite"));
    let table = TableId::random().unwrap();
    let journal = Sqlite::open(&path).unwrap();
    journal.append(append(&table, 0, "a")).await.unwrap();
    backup(&path, &copy).unwrap();
    assert!(backup(&path, &copy).unwrap_err().to_string().contains("already"));
    journal.append(append(&table, 1, "b")).await.unwrap();
    let error = restore(&copy, &path).unwrap_err().to_string();
    assert!(error.contains("in use"), "{error}");
    assert_eq!(lines(&journal, &table, 0).await, ["a", "b"]);
    drop(journal);
    // The writer's thread lets go of the file in its own time.
    while restore(&copy, &path).is_err() {
        std::thread::yield_now();
    }
    let journal = Sqlite::open(&path).unwrap();
    assert_eq!(lines(&journal, &table, 0).await, ["a"]);
    let before = folder.path().join("j.sqlite.before-restore");
    assert_eq!(lines(&Sqlite::open(&before).unwrap(), &table, 0).await, ["a", "b"]);
}
