//! Time does not stop when the server does.
//!
//! The file is long because every kind of outage is tried in turn, with clocks that the tests move.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use clock::{Moment, Span};
use reqwest::Method;
use serde_json::{Value, json};
use server::journal::{Append, Head, Journal, Seq, Sqlite, TableId};
use server::{Clocks, Settings, Timepiece};
use tempfile::tempdir;

use crate::fickle::Fickle;
use crate::people::{House, Table, mv, settings, start};

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
    to.beat("one".to_owned(), Moment::from_millis(last + 1000).into()).await.unwrap();
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
async fn a_restart_however_short_costs_nobody_time() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("j.sqlite");
    let (house, hand) = House::open_at(&path, NOON).await;
    let table = short_of_time(&house, "restored").await;
    hand.advance(Span::seconds(50));
    is_heard_of(&Sqlite::open(&path).unwrap(), after(50)).await;
    house.close().await;
    let later = after(50).checked_add(Span::millis(900));
    let (house, hand) = House::open_at(&path, later.unwrap()).await;
    assert_eq!(left(&house, &table).await, 10_000);
    hand.advance(Span::seconds(4));
    assert_eq!(left(&house, &table).await, 6_000);
    let (_, record) = house.get(&table, "arbiter", "/record").await;
    assert_eq!(notes(&record).len(), 1, "{record}");
    house.close().await;
}

const NOON: Moment = Moment::from_millis(1_790_000_000_000);

/// A game of one minute a side that has begun.
async fn short_of_time(house: &House, outage: &str) -> Table {
    let table = opened(house, json!({"book": "fide-2018", "control": "60"}), outage).await;
    house.done(&table, "arbiter", start()).await;
    table
}

async fn opened(house: &House, regulations: Value, outage: &str) -> Table {
    let body = json!({"regulations": regulations, "outage": outage,
                      "seats": ["white", "black", "arbiter"]});
    let (_, opened) = house.ask(Method::POST, "/api/v1/tables", None, Some(&body)).await;
    let token = |role: &str| opened["seats"][role]["token"].as_str().unwrap().to_owned();
    let tokens = ["white", "black", "arbiter"].map(|role| (role.to_owned(), token(role)));
    Table { id: opened["table"].as_str().unwrap().to_owned(), tokens: tokens.into() }
}

/// What White's clock shows.
async fn left(house: &House, table: &Table) -> u64 {
    let (_, state) = house.get(table, "arbiter", "").await;
    let standing = &state["standing"];
    assert_eq!(standing["phase"], "playing", "{state}");
    standing["clock"]["white"]["time"].as_u64().unwrap()
}

/// Waits until the server has said that it is up at a moment.
async fn is_heard_of(journal: &dyn Journal, at: Moment) {
    while journal.last_beat().await.unwrap() < Some(at) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

fn after(seconds: u64) -> Moment {
    NOON.checked_add(Span::seconds(seconds)).unwrap()
}

#[tokio::test]
async fn a_program_that_is_stopped_past_a_flag_costs_nobody_a_game() {
    let folder = tempdir().unwrap();
    let (house, hand) = House::open_at(&folder.path().join("j.sqlite"), NOON).await;
    let mut tables = Vec::new();
    for _ in 0..10 {
        tables.push(short_of_time(&house, "restored").await);
    }
    let counting = short_of_time(&house, "counts").await;
    let mut follower = house.join(&tables[0], "arbiter", None).await;
    hand.advance(Span::seconds(56));
    hand.freeze(Span::seconds(8));
    // A follower hears of it without asking.
    while follower.hear_a("notice").await["notice"]["note"]["note"] != "outage" {}
    for table in &tables {
        house.done(table, "white", mv("e2e4")).await;
        let (_, record) = house.get(table, "arbiter", "/record").await;
        assert_eq!(notes(&record).len(), 1, "{record}");
        assert_eq!(left(&house, table).await, 4_000);
    }
    let (_, state) = house.get(&counting, "arbiter", "").await;
    assert_eq!(state["standing"]["verdict"]["ground"], "time", "{state}");
    // Where time passes and the program runs, flags fall.
    hand.advance(Span::seconds(60));
    let mut follower = house.join(&tables[1], "arbiter", None).await;
    let mut standing = follower.hear_a("state").await["state"]["standing"].clone();
    while standing["phase"] != "over" {
        standing = follower.hear_a("notice").await["notice"]["standing"].clone();
    }
    assert_eq!(standing["verdict"]["ground"], "time");
    house.close().await;
}

#[tokio::test]
async fn a_journal_that_is_away_costs_nobody_a_game() {
    let folder = tempdir().unwrap();
    let (time, hand) = server::Timepiece::held(NOON);
    let path = folder.path().join("j.sqlite");
    let journal = Arc::new(Fickle::new(Sqlite::open(&path).unwrap()));
    let settings = server::Settings { time, ..settings(&path) };
    let started = server::Server::start_with(Arc::clone(&journal) as Arc<dyn Journal>, settings);
    let house = House::of(started.await.unwrap());
    let table = short_of_time(&house, "restored").await;
    let (ready, _) = house.ask(Method::GET, "/healthz", None, None).await;
    assert_eq!(ready, 200);
    hand.advance(Span::seconds(52));
    is_heard_of(&*journal, after(52)).await;
    journal.go();
    // The flag would fall now.
    hand.advance(Span::seconds(12));
    let (refused, answer) = house.act(&table, "white", mv("e2e4")).await;
    assert_eq!(refused, 503, "{answer}");
    let (ready, _) = house.ask(Method::GET, "/healthz", None, None).await;
    assert_eq!(ready, 503);
    journal.come();
    while house.act(&table, "white", mv("e2e4")).await.0 != 200 {}
    let (_, record) = house.get(&table, "arbiter", "/record").await;
    assert_eq!(notes(&record).len(), 1, "{record}");
    assert_eq!(left(&house, &table).await, 8_000);
    house.close().await;
}

#[tokio::test]
async fn where_the_arbiter_leaves_the_clock_alone_an_outage_is_given_back_too() {
    let folder = tempdir().unwrap();
    let (house, hand) = House::open_at(&folder.path().join("j.sqlite"), NOON).await;
    let blitz = json!({"book": "finnish-blitz-2014", "control": "60"});
    let table = opened(&house, blitz, "restored").await;
    house.done(&table, "arbiter", start()).await;
    hand.advance(Span::seconds(56));
    hand.freeze(Span::seconds(8));
    house.done(&table, "white", mv("e2e4")).await;
    assert_eq!(left(&house, &table).await, 4_000);
    let (_, record) = house.get(&table, "arbiter", "/record").await;
    assert_eq!(notes(&record).len(), 1, "{record}");
    house.close().await;
}

/// Waits until White's clock runs.
async fn begins(house: &House, table: &Table) {
    let mut follower = house.join(table, "arbiter", None).await;
    let mut standing = follower.hear_a("state").await["state"]["standing"].clone();
    while standing["phase"] != "playing" {
        standing = follower.hear_a("notice").await["notice"]["standing"].clone();
    }
}

#[tokio::test]
async fn a_start_that_was_due_in_an_outage_is_put_off_until_its_end() {
    let folder = tempdir().unwrap();
    let (house, hand) = House::open_at(&folder.path().join("j.sqlite"), NOON).await;
    let appointed = json!({"book": "fide-2018", "control": "60", "default_time": 30_000,
                           "starts_at": after(60).as_millis()});
    let table = opened(&house, appointed, "restored").await;
    hand.advance(Span::seconds(56));
    hand.freeze(Span::seconds(100));
    begins(&house, &table).await;
    assert_eq!(left(&house, &table).await, 60_000);
    // The default time runs from the start that was put off.
    hand.advance(Span::seconds(30));
    house.done(&table, "white", mv("e2e4")).await;
    assert_eq!(left(&house, &table).await, 30_000);
    let (_, record) = house.get(&table, "arbiter", "/record").await;
    assert_eq!(notes(&record).len(), 1, "{record}");
    house.close().await;
}

#[tokio::test]
async fn nobody_is_late_whose_default_time_was_over_in_an_outage() {
    let folder = tempdir().unwrap();
    let (house, hand) = House::open_at(&folder.path().join("j.sqlite"), NOON).await;
    let appointed = json!({"book": "fide-2018", "control": "600", "default_time": 30_000,
                           "starts_at": after(10).as_millis()});
    let table = opened(&house, appointed, "restored").await;
    hand.advance(Span::seconds(20));
    begins(&house, &table).await;
    hand.freeze(Span::seconds(100));
    house.done(&table, "white", json!({"act": "arrive"})).await;
    house.done(&table, "black", json!({"act": "arrive"})).await;
    assert_eq!(left(&house, &table).await, 590_000);
    house.close().await;
}

#[tokio::test]
async fn ten_thousand_running_tables_are_back_with_one_line() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("j.sqlite");
    let (house, _hand) = House::open_at(&path, NOON).await;
    let table = short_of_time(&house, "restored").await;
    house.close().await;
    let journal = Sqlite::open(&path).unwrap();
    let lines = journal.read(table.id.parse().unwrap(), Seq::START).await.unwrap();
    let lines: Vec<String> = lines.into_iter().map(|line| line.text).collect();
    let mut copies = Vec::new();
    for _ in 0..20 {
        let batch: Vec<TableId> = (0..500).map(|_| TableId::random().unwrap()).collect();
        let appends = batch.iter().map(|table| {
            let (wake_at, lines) = (Some(after(60)), lines.clone());
            let (expected, last_at) = (Head::START, NOON);
            let (table, key, aside, end) = (table.clone(), None, None, None);
            journal.append(Append { table, expected, lines, key, aside, wake_at, last_at, end })
        });
        let written = futures_util::future::join_all(appends).await;
        assert!(written.iter().all(Result::is_ok));
        copies.extend(batch);
    }
    let before = journal.commits();
    let (time, _hand) = server::Timepiece::held(after(3600));
    let settings = server::Settings { time, ..settings(&path) };
    let began = tokio::time::Instant::now();
    let server = server::Server::start_with(Arc::new(journal.clone()), settings).await.unwrap();
    println!("{} tables are back after {:?}", copies.len(), began.elapsed());
    assert_eq!(journal.commits() - before, 1);
    let house = House::of(server);
    // The record of each says the same as if it had been written at once.
    for id in copies.iter().step_by(2500) {
        let table = Table { id: id.to_string(), tokens: table.tokens.clone() };
        assert_eq!(left(&house, &table).await, 60_000);
        let (_, record) = house.get(&table, "arbiter", "/record").await;
        assert_eq!(notes(&record).len(), 1, "{record}");
    }
    house.close().await;
}

/// The clocks of a machine, in seconds: one that people set, and one that nobody does.
#[derive(Debug)]
struct Machine {
    wall: AtomicU64,
    steady: AtomicU64,
    name: &'static str,
}

impl Machine {
    const FIRST: u64 = NOON.as_millis() / 1000;

    fn new(name: &'static str) -> Arc<Self> {
        Arc::new(Self { wall: Self::FIRST.into(), steady: 1000.into(), name })
    }

    fn let_pass(&self, seconds: u64) {
        self.wall.fetch_add(seconds, Ordering::Relaxed);
        self.steady.fetch_add(seconds, Ordering::Relaxed);
    }

    fn set_wall(&self, by: i64) {
        self.wall.fetch_add(by.cast_unsigned(), Ordering::Relaxed);
    }

    async fn house(self: &Arc<Self>, path: &Path) -> House {
        let time = Timepiece::by(Arc::clone(self) as Arc<dyn Clocks>);
        House::open_with(Settings { time, ..settings(path) }).await
    }
}

impl Clocks for Machine {
    fn wall(&self) -> Duration {
        Duration::from_secs(self.wall.load(Ordering::Relaxed))
    }

    fn steady(&self) -> Duration {
        Duration::from_secs(self.steady.load(Ordering::Relaxed))
    }

    fn name(&self) -> Option<String> {
        Some(self.name.to_owned())
    }
}

#[tokio::test]
async fn a_wall_clock_that_is_set_while_no_server_is_up_changes_no_game() {
    for (by, outage, shown) in [
        (-3600, "counts", 40_000),
        (3600, "counts", 40_000),
        (-3600, "restored", 60_000),
        (3600, "restored", 60_000),
    ] {
        let folder = tempdir().unwrap();
        let path = folder.path().join("j.sqlite");
        let machine = Machine::new("this");
        let house = machine.house(&path).await;
        let table = short_of_time(&house, outage).await;
        house.close().await;
        machine.let_pass(20);
        machine.set_wall(by);
        let house = machine.house(&path).await;
        assert_eq!(left(&house, &table).await, shown, "{outage}, set by {by} s");
        let (_, metrics) = house.ask(Method::GET, "/metrics", None, None).await;
        let ahead = format!("tuomari_wall_clock_ahead_milliseconds {}", by * 1000);
        assert!(metrics.as_str().unwrap().contains(&ahead), "{metrics}");
        house.close().await;
    }
}

#[tokio::test]
async fn where_nobodys_clock_runs_the_house_follows_the_wall_clock_when_it_starts() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("j.sqlite");
    let machine = Machine::new("this");
    let house = machine.house(&path).await;
    let table = opened(&house, json!({"book": "fide-2018", "control": "60"}), "counts").await;
    house.close().await;
    machine.let_pass(20);
    machine.set_wall(3600);
    let house = machine.house(&path).await;
    let (_, state) = house.get(&table, "arbiter", "").await;
    assert_eq!(state["standing"]["now"], after(3620).as_millis());
    house.close().await;
}

/// The clocks of a machine whose wall clock is an hour fast.
#[derive(Debug)]
struct Fast(Timepiece);

impl Clocks for Fast {
    fn wall(&self) -> Duration {
        self.steady() + Duration::from_secs(3600)
    }

    fn steady(&self) -> Duration {
        Duration::from_millis(self.0.now().as_millis())
    }

    fn name(&self) -> Option<String> {
        Some("another".to_owned())
    }
}

#[tokio::test]
async fn a_server_whose_wall_clock_is_wrong_goes_by_the_time_of_those_that_are_up() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("j.sqlite");
    let journal: Arc<dyn Journal> = Arc::new(Fickle::shared(Sqlite::open(&path).unwrap()));
    let one = server::Server::start_with(Arc::clone(&journal), settings(&path)).await.unwrap();
    let one = House::of(one);
    let table = short_of_time(&one, "counts").await;
    let time = Timepiece::by(Arc::new(Fast(Timepiece::start())));
    let other = Settings { time, ..settings(&path) };
    let other = House::of(server::Server::start_with(journal, other).await.unwrap());
    for house in [&one, &other] {
        assert!(left(house, &table).await > 30_000);
        let (_, record) = house.get(&table, "arbiter", "/record").await;
        assert_eq!(notes(&record).len(), 0, "{record}");
    }
    other.close().await;
    one.close().await;
}
