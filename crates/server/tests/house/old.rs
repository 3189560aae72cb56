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

const FORM_1: &str = include_str!("records/form-1.sql");

/// What the second version made of a file of the first.
const FORM_2: &str = concat!(
    include_str!("records/form-1.sql"),
    include_str!("../../migrations/sqlite/0002_in_order.sql"),
    "PRAGMA user_version = 2;"
);

/// What the fourth made of a file of the third.
const FORM_4: &str = concat!(
    include_str!("records/form-3.sql"),
    include_str!("../../migrations/sqlite/0004_written_by.sql"),
    "INSERT INTO form (program) VALUES ('0.1.0'); PRAGMA user_version = 4;"
);

/// Files as they were written, with how each of their games stood. Whoever changes the form of the
/// file or the shape of its lines adds one in the form before; none is ever changed.
const WRITTEN: [(&str, &str); 4] = [
    (FORM_1, include_str!("records/form-1.json")),
    (FORM_2, include_str!("records/form-1.json")),
    (include_str!("records/form-3.sql"), include_str!("records/form-3.json")),
    (FORM_4, include_str!("records/form-3.json")),
];

/// The arbiter's secret at all tables of the first form.
const SECRET: &str = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

fn restore(sql: &str, file: &Path) {
    let connection = Connection::open(file).unwrap();
    // Nobody pulls the plug here, and the file refers to what comes later in it.
    connection.execute_batch("PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF").unwrap();
    connection.execute_batch(sql).unwrap();
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
                    (Entry::Ruling { ruling, .. }, Some(table)) => {
                        let applied = table.apply(&ruling);
                        applied.unwrap_or_else(|error| panic!("{id} {}: {error}", line.seq));
                    }
                    (Entry::Opened(_) | Entry::Ruling { .. }, _) => panic!("{id} {}", line.seq),
                    // Seats, outages and the like are beside the game.
                    (_, _) => {}
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
        for (id, game) in games.as_object().unwrap() {
            let secret = game["secret"].as_str().unwrap_or(SECRET);
            let path = format!("/api/v1/tables/{id}/record");
            let (status, record) = house.ask(Method::GET, &path, Some(secret), None).await;
            assert_eq!(status, StatusCode::OK, "{id}: {record}");
            let path = format!("/api/v1/tables/{id}");
            let (_, state) = house.ask(Method::GET, &path, Some(secret), None).await;
            // A game that ends only now gets a code now.
            if game["code"].is_string() {
                assert_eq!(state["code"], game["code"], "{id}: the code on paper stays");
            }
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
