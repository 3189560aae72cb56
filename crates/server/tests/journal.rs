//! One suite for every journal: what is written stays, once, in order.
//!
//! The file is long because the suite is one list that every kind of journal goes through.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

extern crate tuomari_server as server;

mod parts;

use std::path::Path;
use std::sync::Arc;

use clock::Moment;
use server::journal::{
    Append, By, EventId, Gone, Head, Journal, Link, NotWritten, Postgres, Seq, Sqlite, TableId,
    backup, restore,
};
use server::signing::Signer;
use server::{Chance, Stamp, Steady};
use tempfile::TempDir;

fn append(table: &TableId, expected: Head, line: &str) -> Append {
    let lines = vec![line.to_owned()];
    let (table, last_at) = (table.clone(), Moment::ZERO);
    Append { table, expected, lines, key: None, aside: None, wake_at: None, last_at, end: None }
}

/// Writes a line, and gives the head after it.
async fn write(journal: &dyn Journal, table: &TableId, expected: Head, line: &str) -> Head {
    journal.append(append(table, expected, line)).await.unwrap()
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
    let head = write(journal, &table, Head::START, "a").await;
    assert_eq!(head.seq, Seq::new(1));
    let two = Append { lines: vec!["b".into(), "c".into()], ..append(&table, head, "") };
    assert_eq!(journal.append(two.clone()).await, Ok(two.head()));
    assert_eq!(two.head().seq, Seq::new(3));
    assert_eq!(lines(journal, &table, 0).await, ["a", "b", "c"]);
    assert_eq!(lines(journal, &table, 2).await, ["c"]);
    assert_eq!(lines(journal, &table, 3).await, Vec::<String>::new());
}

async fn a_head_that_is_not_the_newest_is_refused_and_nothing_is_written(journal: &dyn Journal) {
    let table = TableId::random().unwrap();
    let one = write(journal, &table, Head::START, "a").await;
    let two = write(journal, &table, one, "b").await;
    let ahead = Head { seq: Seq::new(3), ..two };
    // The right place in another record is not the right place.
    let elsewhere = Head { link: Link::START, ..two };
    for expected in [Head::START, one, ahead, elsewhere] {
        let answer = journal.append(append(&table, expected, "x")).await;
        assert_eq!(answer, Err(NotWritten::Stale), "{expected:?}");
    }
    assert_eq!(lines(journal, &table, 0).await, ["a", "b"]);
}

async fn each_line_is_linked_to_the_one_before(journal: &dyn Journal) {
    let table = TableId::random().unwrap();
    let first = Append { aside: Some("erasable".into()), ..append(&table, Head::START, "a") };
    let head = journal.append(first).await.unwrap();
    let lines = vec!["b".to_owned(), "c".to_owned()];
    let keyed = Append { lines, key: Some("k".into()), ..append(&table, head, "") };
    let head = journal.append(keyed).await.unwrap();
    let read = journal.read(table.clone(), Seq::START).await.unwrap();
    let followed =
        read.iter().try_fold(Head::START, |head, line| head.follow(&table, line)).unwrap();
    assert_eq!(followed, head);
    let proof = journal.proof(table.clone()).await.unwrap().unwrap();
    assert_eq!((proof.head, proof.adopted, proof.ends.len()), (head, Seq::START, 0));
    // What is beside a line goes, and the chain holds.
    assert_eq!(read[0].aside.as_deref(), Some("erasable"));
    journal.set_aside(table.clone(), Seq::new(1), None).await.unwrap();
    let read = journal.read(table.clone(), Seq::START).await.unwrap();
    assert_eq!(read[0].aside, None);
    assert!(Head::START.follow(&table, &read[0]).is_ok());
}

async fn the_head_of_a_finished_game_is_signed_with_its_last_line(journal: &dyn Journal) {
    let (table, signer) = (TableId::random().unwrap(), Signer::drawn(&Chance::default()).unwrap());
    let head = write(journal, &table, Head::START, "a").await;
    let mut last = append(&table, head, "mate");
    last.end = Some(signer.sign(&table, last.head()));
    let head = journal.append(last).await.unwrap();
    let mut later = append(&table, head, "signed by both");
    later.end = Some(signer.sign(&table, later.head()));
    let head = journal.append(later).await.unwrap();
    let proof = journal.proof(table.clone()).await.unwrap().unwrap();
    assert_eq!(proof.head, head);
    let places: Vec<u64> = proof.ends.iter().map(|end| end.head.seq.get()).collect();
    assert_eq!(places, [2, 3]);
    assert!(proof.ends.iter().all(|end| end.signed.is_of(&table, end.head)));
}

async fn a_deleted_table_leaves_nothing_but_that_there_was_one(journal: &dyn Journal) {
    let (table, signer) = (TableId::random().unwrap(), Signer::drawn(&Chance::default()).unwrap());
    let mut only = append(&table, Head::START, "a");
    only.end = Some(signer.sign(&table, only.head()));
    let head = journal.append(only).await.unwrap();
    let gone = Gone { at: Moment::from_millis(7), by: By::Arbiter };
    // A server that has not seen the newest line does not delete it.
    assert_eq!(journal.delete(table.clone(), Head::START, gone).await, Ok(false));
    assert_eq!(journal.gone(table.clone()).await, Ok(None));
    assert_eq!(journal.delete(table.clone(), head, gone).await, Ok(true));
    assert_eq!(journal.gone(table.clone()).await, Ok(Some(gone)));
    assert_eq!(journal.proof(table.clone()).await, Ok(None));
    assert_eq!(lines(journal, &table, 0).await, Vec::<String>::new());
    assert_eq!(journal.append(append(&table, head, "x")).await, Err(NotWritten::Stale));
    assert_eq!(journal.delete(table, head, gone).await, Ok(false));
}

async fn tables_are_found_by_name_and_by_age(journal: &dyn Journal) {
    let signer = Signer::drawn(&Chance::default()).unwrap();
    let mut known = Vec::new();
    for (at, over) in [(3_000, false), (1_000, true), (2_000, true), (9_000, true)] {
        let table = TableId::random().unwrap();
        let mut only = append(&table, Head::START, "a");
        only.last_at = Moment::from_millis(at);
        only.end = over.then(|| signer.sign(&table, only.head()));
        journal.append(only).await.unwrap();
        known.push(table);
    }
    let since = Moment::from_millis(5_000);
    let over = journal.untouched(since, true, 10).await.unwrap();
    assert_eq!(over, [known[1].clone(), known[2].clone()]);
    assert_eq!(journal.untouched(since, true, 1).await.unwrap(), [known[1].clone()]);
    assert!(journal.untouched(since, false, 10_000).await.unwrap().contains(&known[0]));
    let mut all = Vec::new();
    while let Some(page) = Some(journal.tables(all.last().cloned(), 3).await.unwrap())
        && !page.is_empty()
    {
        all.extend(page);
    }
    assert!(all.is_sorted() && known.iter().all(|table| all.contains(table)));
}

async fn events_are_kept_beside_tables_and_found_by_name(journal: &dyn Journal) {
    let mut known: Vec<EventId> = Vec::new();
    for _ in 0..3 {
        let event: EventId = TableId::random().unwrap().as_str().parse().unwrap();
        let first = Append { aside: Some("a".into()), ..append(event.record(), Head::START, "a") };
        let head = journal.append(first).await.unwrap();
        let second = Append { aside: Some("b".into()), ..append(event.record(), head, "b") };
        journal.append(second).await.unwrap();
        known.push(event);
    }
    known.sort();
    let mut all: Vec<EventId> = Vec::new();
    while let Some(page) = Some(journal.events(all.last().cloned(), 2).await.unwrap())
        && !page.is_empty()
    {
        all.extend(page);
    }
    assert!(all.is_sorted() && known.iter().all(|event| all.contains(event)));
    let record = known[0].record().clone();
    let tables = journal.tables(None, 10_000).await.unwrap();
    assert!(!tables.contains(&record), "an event is no table");
    assert_eq!(journal.newest(vec![record.clone()]).await, Ok(vec![(record.clone(), Seq::new(2))]));
    // What lies beside one line goes, what lies beside the other stays.
    journal.set_aside(record.clone(), Seq::new(2), None).await.unwrap();
    let lines = journal.read(record, Seq::START).await.unwrap();
    let asides: Vec<_> = lines.iter().map(|line| line.aside.as_deref()).collect();
    assert_eq!(asides, [Some("a"), None]);
}

async fn lines_sent_twice_are_written_once_and_known_by_their_key(journal: &dyn Journal) {
    let (table, other) = (TableId::random().unwrap(), TableId::random().unwrap());
    let one = write(journal, &table, Head::START, "a").await;
    let elsewhere = write(journal, &other, Head::START, "a").await;
    let keyed = |table, expected| Append { key: Some("k".into()), ..append(table, expected, "b") };
    let two = journal.append(keyed(&table, one)).await.unwrap();
    assert_eq!(journal.append(keyed(&table, one)).await, Err(NotWritten::Stale));
    assert!(journal.append(keyed(&other, elsewhere)).await.is_ok());
    write(journal, &table, two, "c").await;
    assert_eq!(lines(journal, &table, 0).await, ["a", "b", "c"]);
    let read = journal.read(table, Seq::new(1)).await.unwrap();
    assert_eq!(read[0].key.as_deref(), Some("k"));
}

async fn of_many_writers_at_one_table_each_place_has_one(journal: &Arc<dyn Journal>) {
    let table = TableId::random().unwrap();
    let opened = write(&**journal, &table, Head::START, "opened").await;
    let mut writers = tokio::task::JoinSet::new();
    for writer in 0..8 {
        let (journal, table) = (Arc::clone(journal), table.clone());
        writers.spawn(async move {
            let mut mine = Vec::new();
            let mut expected = opened;
            while mine.len() < 25 {
                let line = format!("{writer}.{}", mine.len());
                match journal.append(append(&table, expected, &line)).await {
                    Ok(head) => {
                        mine.push((head.seq, line));
                        expected = head;
                    }
                    Err(NotWritten::Stale) => {
                        let newer = journal.read(table.clone(), expected.seq).await.unwrap();
                        for line in newer {
                            expected = expected.follow(&table, &line).unwrap();
                        }
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
    let mut heads = Vec::new();
    for (table, at) in tables.iter().zip([300, 100, 200]) {
        let wake_at = Some(Moment::from_millis(at));
        let opening = Append { wake_at, ..append(table, Head::START, "a") };
        heads.push(journal.append(opening).await.unwrap());
    }
    let due = |until| journal.due(Moment::from_millis(until), 10);
    assert_eq!(due(99).await.unwrap(), []);
    assert_eq!(due(250).await.unwrap(), [tables[1].clone(), tables[2].clone()]);
    // What was due is dealt with, or put off.
    heads[1] = write(journal, &tables[1], heads[1], "b").await;
    let later = Some(Moment::from_millis(400));
    let put_off = Append { wake_at: later, ..append(&tables[2], heads[2], "b") };
    heads[2] = journal.append(put_off).await.unwrap();
    assert_eq!(due(350).await.unwrap(), [tables[0].clone()]);
    assert_eq!(due(500).await.unwrap(), [tables[0].clone(), tables[2].clone()]);
    for place in [0, 2] {
        write(journal, &tables[place], heads[place], "done").await;
    }
    assert_eq!(due(500).await.unwrap(), []);
}

async fn the_last_heartbeat_of_any_server_is_known(journal: &dyn Journal) {
    for (server, at) in [("a", 10), ("b", 30), ("a", 20)] {
        journal.beat(server.to_owned(), Moment::from_millis(at).into()).await.unwrap();
    }
    assert_eq!(journal.last_beat().await.unwrap(), Some(Moment::from_millis(30)));
}

async fn the_last_heartbeat_by_a_steady_clock_is_known(journal: &dyn Journal) {
    let stamp = |at, clock: &str, millis| Stamp {
        at: Moment::from_millis(at),
        steady: Some(Steady { clock: clock.to_owned(), millis }),
    };
    for (server, stamp) in
        [("c", stamp(10, "x", 7)), ("d", stamp(30, "x", 27)), ("e", stamp(40, "y", 1))]
    {
        journal.beat(server.to_owned(), stamp).await.unwrap();
    }
    journal.beat("d".to_owned(), stamp(35, "x", 32)).await.unwrap();
    let by = async |clock: &str| journal.last_beat_by(clock.to_owned()).await.unwrap();
    assert_eq!(by("x").await, Some((Moment::from_millis(35), 32)));
    assert_eq!(by("y").await, Some((Moment::from_millis(40), 1)));
    assert_eq!(by("z").await, None);
}

async fn the_newest_places_are_those_of_tables_that_are_there(journal: &dyn Journal) {
    let (one, two, none) =
        (TableId::random().unwrap(), TableId::random().unwrap(), TableId::random().unwrap());
    write(journal, &one, Head::START, "a").await;
    let head = write(journal, &two, Head::START, "a").await;
    write(journal, &two, head, "b").await;
    let mut newest = journal.newest(vec![one.clone(), none, two.clone()]).await.unwrap();
    newest.sort_by_key(|(_, seq)| *seq);
    assert_eq!(newest, [(one, Seq::new(1)), (two, Seq::new(2))]);
    assert_eq!(journal.newest(Vec::new()).await.unwrap(), []);
}

async fn a_server_not_heard_of_for_a_day_is_forgotten(journal: &dyn Journal) {
    let day = 24 * 60 * 60 * 1000;
    journal.beat("old".to_owned(), Moment::from_millis(50 + day).into()).await.unwrap();
    journal.beat("new".to_owned(), Moment::from_millis(51 + 2 * day).into()).await.unwrap();
    journal.beat("new".to_owned(), Moment::from_millis(40).into()).await.unwrap();
    assert_eq!(journal.last_beat().await.unwrap(), Some(Moment::from_millis(40)));
}

async fn a_trial_leaves_nothing_behind(journal: &dyn Journal) {
    let lines = async || journal.newest(vec![TableId::of_the_house()]).await.unwrap();
    let before = (lines().await, journal.last_beat().await.unwrap());
    journal.try_out().await.unwrap();
    journal.try_out().await.unwrap();
    assert_eq!((lines().await, journal.last_beat().await.unwrap()), before);
}

async fn a_moment_that_never_comes_is_not_due(journal: &dyn Journal) {
    let table = TableId::random().unwrap();
    let wake_at = Some(Moment::from_millis(1 << 63));
    journal.append(Append { wake_at, ..append(&table, Head::START, "a") }).await.unwrap();
    let due = journal.due(Moment::from_millis(1 << 62), 10).await.unwrap();
    assert_eq!(due, []);
}

async fn suite(journal: Arc<dyn Journal>) {
    tables_are_found_by_name_and_by_age(&*journal).await;
    events_are_kept_beside_tables_and_found_by_name(&*journal).await;
    what_is_written_is_read_in_order_after_any_place(&*journal).await;
    a_head_that_is_not_the_newest_is_refused_and_nothing_is_written(&*journal).await;
    each_line_is_linked_to_the_one_before(&*journal).await;
    the_head_of_a_finished_game_is_signed_with_its_last_line(&*journal).await;
    a_deleted_table_leaves_nothing_but_that_there_was_one(&*journal).await;
    lines_sent_twice_are_written_once_and_known_by_their_key(&*journal).await;
    of_many_writers_at_one_table_each_place_has_one(&journal).await;
    tables_are_due_by_their_newest_moment_the_earliest_first(&*journal).await;
    the_newest_places_are_those_of_tables_that_are_there(&*journal).await;
    the_last_heartbeat_of_any_server_is_known(&*journal).await;
    the_last_heartbeat_by_a_steady_clock_is_known(&*journal).await;
    a_server_not_heard_of_for_a_day_is_forgotten(&*journal).await;
    a_trial_leaves_nothing_behind(&*journal).await;
    a_moment_that_never_comes_is_not_due(&*journal).await;
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
    let head = write(&one, &table, Head::START, "a").await;
    write(&two, &table, head, "b").await;
    assert_eq!(one.append(append(&table, head, "c")).await, Err(NotWritten::Stale));
    // What PostgreSQL cannot store harms nobody who is written with it.
    let bad = TableId::random().unwrap();
    let honest: Vec<TableId> = (0..20).map(|_| TableId::random().unwrap()).collect();
    let appends = honest.iter().map(|table| one.append(append(table, Head::START, "a")));
    let (refused, written) = tokio::join!(
        one.append(append(&bad, Head::START, "\0")),
        futures_util::future::join_all(appends)
    );
    assert!(matches!(refused, Err(NotWritten::Fault(_))), "{refused:?}");
    assert!(written.iter().all(Result::is_ok), "{written:?}");
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
    server.sql("UPDATE form SET version = 99, program = '9.9.0'");
    let error = Postgres::open(&server.address()).await.unwrap_err().to_string();
    assert!(error.contains("Tuomari 9.9.0, in form 99"), "{error}");
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
    for table in [&one, &other] {
        // The lines that were there have their links, and it is said that they are older.
        let read = journal.read(table.clone(), Seq::START).await.unwrap();
        let followed = read.iter().try_fold(Head::START, |head, line| head.follow(table, line));
        let proof = journal.proof(table.clone()).await.unwrap().unwrap();
        assert_eq!(followed, Ok(proof.head));
        assert_eq!(proof.adopted, proof.head.seq);
        let answer = journal.append(append(table, Head::START, "x")).await;
        assert_eq!(answer, Err(NotWritten::Stale));
        write(journal, table, proof.head, "e").await;
        let after = journal.proof(table.clone()).await.unwrap().unwrap();
        assert_eq!(after.adopted, proof.adopted);
    }
    assert_eq!(lines(journal, &one, 2).await, ["c", "e"]);
    assert_eq!(lines(journal, &other, 0).await, ["d", "e"]);
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
    let head = write(&journal, &table, Head::START, "a").await;
    drop(journal);
    let journal = Sqlite::open(&path).unwrap();
    assert_eq!(lines(&journal, &table, 0).await, ["a"]);
    assert_eq!(write(&journal, &table, head, "b").await.seq, Seq::new(2));
}

fn sql(path: &Path, text: &str) {
    rusqlite::Connection::open(path).unwrap().execute_batch(text).unwrap();
}

#[tokio::test]
async fn a_file_of_a_newer_version_or_another_program_is_refused_with_a_reason() {
    let folder = folder();
    let newer = folder.path().join("newer.sqlite");
    drop(Sqlite::open(&newer).unwrap());
    sql(&newer, "PRAGMA user_version = 99; UPDATE form SET program = '9.9.0'");
    let error = Sqlite::open(&newer).unwrap_err().to_string();
    assert!(error.contains("Tuomari 9.9.0, in form 99"), "{error}");
    // One that does not say who wrote it is not read either.
    sql(&newer, "DROP TABLE form");
    let error = Sqlite::open(&newer).unwrap_err().to_string();
    assert!(error.contains("a newer version, in form 99"), "{error}");
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
    let mut written = Head::START;
    let fault = loop {
        match journal.append(append(&table, written, &line)).await {
            Ok(head) => written = head,
            Err(NotWritten::Fault(fault)) => break fault,
            Err(other) => panic!("{other:?}"),
        }
    };
    assert!(fault.to_string().contains("full"), "{fault}");
    let count = written.seq.get();
    assert!(count > 10);
    assert_eq!(lines(&journal, &table, 0).await.len() as u64, count);
    // To say that one is up takes no room; to write does.
    journal.beat("one".to_owned(), Moment::ZERO.into()).await.unwrap();
    assert!(journal.try_out().await.unwrap_err().to_string().contains("full"));
    drop(journal);
    // Once there is room the table goes on where it was.
    let journal = Sqlite::open(&path).unwrap();
    assert_eq!(write(&journal, &table, written, &line).await.seq, Seq::new(count + 1));
}

#[tokio::test]
async fn a_copy_is_made_while_the_file_is_in_use_and_restored_when_it_is_not() {
    let folder = folder();
    let (path, copy) = (folder.path().join("j.sqlite"), folder.path().join("copy.sqlite"));
    let table = TableId::random().unwrap();
    let journal = Sqlite::open(&path).unwrap();
    let head = write(&journal, &table, Head::START, "a").await;
    backup(&path, &copy).unwrap();
    assert!(backup(&path, &copy).unwrap_err().to_string().contains("already"));
    write(&journal, &table, head, "b").await;
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

#[tokio::test]
async fn a_file_belongs_to_one_server_until_it_is_closed() {
    let folder = folder();
    let (path, copy) = (folder.path().join("j.sqlite"), folder.path().join("copy.sqlite"));
    let table = TableId::random().unwrap();
    let journal = Sqlite::open_alone(&path).unwrap();
    write(&journal, &table, Head::START, "a").await;
    backup(&path, &copy).unwrap();
    for refused in [Sqlite::open_alone(&path).map(drop), restore(&copy, &path)] {
        let error = refused.unwrap_err().to_string();
        assert!(error.contains("in use"), "{error}");
    }
    journal.close().await.unwrap();
    // A copy of the file alone has everything.
    let alone = folder.path().join("alone.sqlite");
    std::fs::copy(&path, &alone).unwrap();
    assert_eq!(lines(&Sqlite::open(&alone).unwrap(), &table, 0).await, ["a"]);
    drop(Sqlite::open_alone(&path).unwrap());
    use std::os::unix::fs::PermissionsExt;
    for file in [path, copy] {
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
}

#[tokio::test]
async fn a_damaged_file_is_kept_beside_what_is_restored_over_it() {
    let folder = folder();
    let (path, copy) = (folder.path().join("j.sqlite"), folder.path().join("copy.sqlite"));
    let table = TableId::random().unwrap();
    let journal = Sqlite::open(&copy).unwrap();
    write(&journal, &table, Head::START, "a").await;
    journal.close().await.unwrap();
    for (damage, kept) in
        [("scrap", "j.sqlite.before-restore"), ("more scrap", "j.sqlite.before-restore-2")]
    {
        std::fs::write(&path, damage.repeat(1000)).unwrap();
        restore(&copy, &path).unwrap();
        let journal = Sqlite::open(&path).unwrap();
        assert_eq!(lines(&journal, &table, 0).await, ["a"]);
        journal.close().await.unwrap();
        drop(journal);
        let kept = std::fs::read_to_string(folder.path().join(kept)).unwrap();
        assert_eq!(kept, damage.repeat(1000));
    }
}
