//! Records that older versions of the program have written.

use std::path::Path;

use laws::Table;
use reqwest::{Method, StatusCode};
use rusqlite::Connection;
use serde_json::Value;
use server::entry::Entry;
use server::journal::{Journal, Seq, Sqlite};
use tempfile::tempdir;

use crate::people::{House, mv, screen, start};

/// Files as they were written, with how each of their games stood. Whoever changes the form of the
/// file or the shape of its lines adds one in the form before; none is ever changed.
const WRITTEN: [(&str, &str); 1] =
    [(include_str!("records/form-1.sql"), include_str!("records/form-1.json"))];

/// The arbiter's secret at all these tables.
const SECRET: &str = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

fn restore(sql: &str, file: &Path) {
    Connection::open(file).unwrap().execute_batch(sql).unwrap();
}

#[tokio::test]
async fn old_shapes_of_facts_stay_readable_and_mean_what_they_meant() {
    for (sql, games) in WRITTEN {
        let folder = tempdir().unwrap();
        let file = folder.path().join("old.sqlite");
        restore(sql, &file);
        let games: Value = serde_json::from_str(games).unwrap();
        let journal = Sqlite::open(&file).unwrap();
        for (id, game) in games.as_object().unwrap() {
            let lines = journal.read(id.parse().unwrap(), Seq::START).await.unwrap();
            assert_eq!(Value::from(lines.len()), game["lines"], "{id}");
            let mut table = None;
            for line in &lines {
                let entry: Entry = serde_json::from_str(&line.text)
                    .unwrap_or_else(|error| panic!("{id} {}: {error}\n{}", line.seq, line.text));
                match (entry, &mut table) {
                    (Entry::Opened(opened), None) => {
                        table = Some(Table::on_record(opened.regulations).unwrap());
                    }
                    (Entry::Ruling { ruling }, Some(table)) => {
                        let applied = table.apply(&ruling);
                        applied.unwrap_or_else(|error| panic!("{id} {}: {error}", line.seq));
                    }
                    (entry, _) => panic!("{id} {}: {entry:?}", line.seq),
                }
            }
            let table = table.unwrap();
            assert_eq!(Value::from(table.position().to_string()), game["fen"], "{id}");
            let verdict = serde_json::to_value(table.verdict()).unwrap();
            assert_eq!(verdict, game["verdict"], "{id}");
        }
        // And a server serves them.
        drop(journal);
        let house = House::open(&file).await;
        for id in games.as_object().unwrap().keys() {
            let path = format!("/api/v1/tables/{id}/record");
            let (status, record) = house.ask(Method::GET, &path, Some(SECRET), None).await;
            assert_eq!(status, StatusCode::OK, "{id}: {record}");
        }
        house.close().await;
    }
}

#[tokio::test]
async fn an_edited_move_is_told_with_its_line_and_never_skipped() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("edited.sqlite");
    let house = House::open(&file).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    house.done(&table, "white", mv("e2e4")).await;
    house.close().await;
    let edit = "UPDATE entry SET line = replace(line, 'e2e4', 'e2e5')";
    assert_eq!(Connection::open(&file).unwrap().execute(edit, []).unwrap(), 3);
    let house = House::open(&file).await;
    let (status, problem) = house.get(&table, "arbiter", "").await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR, "{problem}");
    let detail = problem["detail"].as_str().unwrap();
    assert!(detail.contains("line 3: it was changed after it was written"), "{detail}");
    house.close().await;
}
