//! Time does not stop when the server does.

use std::path::Path;
use std::sync::Arc;

use clock::Moment;
use reqwest::Method;
use serde_json::{Value, json};
use server::journal::{Append, Head, Journal, Seq, Sqlite, TableId};
use tempfile::tempdir;

use crate::people::{House, Table, screen, settings, start};

/// A table at which White has thought for a second when the server went away, `ago` milliseconds
/// before now, with five minutes for the game.
async fn left_behind(path: &Path, outage: &str, ago: u64) -> Table {
    let house = House::open(path).await;
    let body = json!({"regulations": {"book": "fide-2018", "control": "300"}, "outage": outage});
    let (_, opened) = house.ask(Method::POST, "/api/v1/tables", None, Some(&body)).await;
    let id = opened["table"].as_str().unwrap().to_owned();
    let token = opened["seats"]["arbiter"]["token"].as_str().unwrap().to_owned();
    let table = Table { id, tokens: [("arbiter".to_owned(), token)].into() };
    house.done(&table, "arbiter", start()).await;
    house.close().await;
    let shifted = Sqlite::open(&path.with_extension("shifted")).unwrap();
    shift(&Sqlite::open(path).unwrap(), &shifted, &table.id, ago).await;
    table
}

/// Copies a record as if everything in it had happened so much earlier.
async fn shift(from: &dyn Journal, to: &dyn Journal, table: &str, ago: u64) {
    let id: TableId = table.parse().unwrap();
    let (mut expected, mut last) = (Head::START, 0);
    for line in from.read(id.clone(), Seq::START).await.unwrap() {
        let mut entry: Value = serde_json::from_str(&line.text).unwrap();
        for at in ["/at", "/ruling/at"] {
            if let Some(at) = entry.pointer_mut(at) {
                last = at.as_u64().unwrap() - ago - 1000;
                *at = json!(last);
            }
        }
        let wake_at = Some(Moment::from_millis(last + 300_000));
        let (table, lines) = (id.clone(), vec![entry.to_string()]);
        let (aside, last_at) = (line.aside, Moment::from_millis(last));
        let append =
            Append { table, expected, lines, key: None, aside, wake_at, last_at, end: None };
        expected = to.append(append).await.unwrap();
    }
    // The last sign of life came a second after the start.
    to.beat("one".to_owned(), Moment::from_millis(last + 1000)).await.unwrap();
}

async fn come_back(path: &Path, table: &Table, flag: Flag) -> (Value, Value) {
    let journal = Sqlite::open(&path.with_extension("shifted")).unwrap();
    let house =
        House::of(server::Server::start_with(Arc::new(journal), settings(path)).await.unwrap());
    let mut socket = house.join(table, "arbiter", None).await;
    let mut standing = socket.hear_a("state").await["state"]["standing"].clone();
    // A flag that fell is seen a moment after the start.
    while flag == Flag::Fell && standing["phase"] != "over" {
        standing = socket.hear_a("notice").await["notice"]["standing"].clone();
    }
    let state = house.get(table, "arbiter", "").await.1;
    let record = house.get(table, "arbiter", "/record").await.1;
    house.close().await;
    (state, record)
}

/// Whether a flag fell while no server was up.
#[derive(PartialEq, Eq)]
enum Flag {
    Fell,
    Up,
}

fn notes(record: &Value) -> Vec<&Value> {
    let notices = record["notices"].as_array().unwrap();
    notices.iter().filter(|notice| notice["note"]["note"] == "outage").collect()
}

#[tokio::test]
async fn an_outage_that_counts_lets_flags_fall_when_they_fell() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("j.sqlite");
    let table = left_behind(&path, "counts", 400_000).await;
    let (state, record) = come_back(&path, &table, Flag::Fell).await;
    assert_eq!(state["standing"]["verdict"]["ground"], "time", "{record}");
    assert_eq!(state["standing"]["verdict"]["score"]["black"], "whole");
    assert_eq!(notes(&record).len(), 1, "{record}");
}

#[tokio::test]
async fn an_outage_that_is_restored_is_an_interruption_by_the_arbiter() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("j.sqlite");
    let table = left_behind(&path, "restored", 400_000).await;
    let (state, record) = come_back(&path, &table, Flag::Up).await;
    assert_eq!(state["standing"]["phase"], "playing", "{record}");
    let left = state["standing"]["clock"]["white"]["time"].as_u64().unwrap();
    assert!((290_000..=299_000).contains(&left), "White thought for a second: {left}");
    assert_eq!(notes(&record).len(), 1);
    let facts: Vec<&Value> = record["notices"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|notice| notice["events"].as_array().into_iter().flatten())
        .filter(|event| ["clocks_stopped", "resumed"].contains(&event["fact"].as_str().unwrap()))
        .map(|event| &event["articles"][0])
        .collect();
    assert_eq!(facts, ["fide-2018 6.11.1", "fide-2018 6.11.3"], "{record}");
}

#[tokio::test]
async fn a_short_pause_is_no_outage() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("j.sqlite");
    let house = House::open(&path).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    house.close().await;
    let house = House::open(&path).await;
    let (_, record) = house.get(&table, "arbiter", "/record").await;
    assert_eq!(notes(&record).len(), 0, "{record}");
    assert_eq!(house.get(&table, "arbiter", "").await.1["standing"]["phase"], "playing");
    house.close().await;
}
