//! Real servers, real clients, and failures at random moments: what was acknowledged is there, once
//! and in order; what was refused is not; clients reconnect by themselves.
//!
//! `TUOMARI_CRASHES` sets how many.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

mod hall;
mod nats;
#[path = "../../../server/tests/parts/mod.rs"]
mod parts;
mod people;
mod process;
mod reads;
mod stall;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use server::entry::Outage;
use server::erase::Keep;
use server::journal::{self, Sqlite};
use server::{Limits, Open, Proxies, Server, Settings, Store, Timepiece};
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout};

use nats::Nats;
use parts::Postgres;
use people::{People, STUCK};
use process::Process;

/// Numbers that look random and are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

fn crashes() -> u64 {
    std::env::var("TUOMARI_CRASHES").map_or(6, |n| n.parse().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_every_crash_once_and_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("j.sqlite");
    let database = file.to_str().unwrap();
    let mut server = Process::start(database, None, "127.0.0.1:0");
    let address = server.address;
    let mut dice = Dice(20_181_101);
    let people = People::sit_down(&[address]);
    for crash in 0..crashes() {
        // At least one act between two crashes, so that every crash hits a game in progress.
        people.play_on(1).await;
        sleep(Duration::from_millis(dice.roll(40))).await;
        server.kill();
        server = Process::start(database, None, &address.to_string());
        assert_eq!(server.address, address, "crash {crash}");
    }
    let acked = people.leave(&Sqlite::open(&file).unwrap()).await;
    assert!(acked as u64 >= crashes());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_share_their_tables_and_each_outlives_the_other() {
    let (Some(postgres), Some(nats)) = (Postgres::start(), Nats::start()) else { return };
    let start = |listen: &str| Process::start(&postgres.address(), Some(&nats.address()), listen);
    let mut servers = [start("127.0.0.1:0"), start("127.0.0.1:0")];
    let addresses = [servers[0].address, servers[1].address];
    let mut dice = Dice(20_140_701);
    let people = People::sit_down(&addresses);
    for crash in 0..usize::try_from(crashes()).unwrap() {
        people.play_on(20).await;
        sleep(Duration::from_millis(dice.roll(40))).await;
        let victim = crash % 2;
        servers[victim].kill();
        // The games go on at the other.
        people.play_on(20).await;
        servers[victim] = start(&addresses[victim].to_string());
    }
    people.leave(&journal::Postgres::open(&postgres.address()).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_news_between_them_servers_are_slower_and_lose_nothing() {
    let (Some(postgres), Some(mut nats)) = (Postgres::start(), Nats::start()) else { return };
    let address = nats.address();
    let start = || Process::start(&postgres.address(), Some(&address), "127.0.0.1:0");
    let servers = [start(), start()];
    let people = People::sit_down(&[servers[0].address, servers[1].address]);
    for _ in 0..crashes().min(3) {
        people.play_on(20).await;
        nats.go();
        people.play_on(20).await;
        nats.come();
    }
    people.play_on(20).await;
    people.leave(&journal::Postgres::open(&postgres.address()).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_crashes_under_play_loses_nothing_that_was_told() {
    let Some(mut postgres) = Postgres::start() else { return };
    let server = Process::start(&postgres.address(), None, "127.0.0.1:0");
    let mut dice = Dice(20_020_701);
    let people = People::sit_down(&[server.address]);
    for _ in 0..crashes().div_ceil(2) {
        people.play_on(5).await;
        sleep(Duration::from_millis(dice.roll(40))).await;
        postgres.crash();
    }
    people.play_on(5).await;
    people.leave(&journal::Postgres::open(&postgres.address()).await.unwrap()).await;
}

/// A server in this process, so that its disk can be made small.
async fn serve(
    journal: Sqlite,
    key: PathBuf,
    listen: SocketAddr,
) -> (SocketAddr, impl AsyncFnOnce()) {
    let settings = Settings {
        listen,
        store: Store::new("unused"),
        tls: None,
        nats: None,
        public: None,
        outage: Outage::Counts,
        open: Open::Anyone,
        metrics: None,
        limits: Limits {
            acts_per_second: 100_000,
            acts_per_table: 100_000,
            acts_per_address: 100_000,
            lines_per_table: u64::MAX,
            reads_per_address: u32::MAX,
            tables_per_hour: u32::MAX,
            ..Limits::default()
        },
        proxies: Proxies::default(),
        keep: Keep::default(),
        engine: server::sparring::Choice::None,
        pairing: server::event::engine::Pairing::None,
        signing_key: key,
        time: Timepiece::start(),
    };
    let server = Server::start_with(Arc::new(journal), settings).await.unwrap();
    let address = server.address();
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = tokio::spawn(server.serve_until(async { drop(stopped.await) }));
    let close = async move || {
        drop(stop);
        serving.await.unwrap().unwrap();
    };
    (address, close)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fills_up_under_play_loses_nothing_that_was_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("j.sqlite");
    let small = Sqlite::open_limited(&file, Some(60)).unwrap();
    let (address, close) =
        serve(small, file.with_extension("key"), "127.0.0.1:0".parse().unwrap()).await;
    let people = People::sit_down(&[address]);
    people.play_on(20).await;
    let url = format!("http://{address}/api/v1/tables");
    let wish = json!({"regulations": {"book": "fide-2018"}});
    let http = reqwest::Client::new();
    let full = async || http.post(&url).json(&wish).send().await.unwrap().status() == 503;
    let fills_up = async {
        while !full().await {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(STUCK, fills_up).await.expect("the disk fills up");
    close().await;
    // Someone makes room.
    let (_, close) = serve(Sqlite::open(&file).unwrap(), file.with_extension("key"), address).await;
    people.play_on(20).await;
    people.leave(&Sqlite::open(&file).unwrap()).await;
    close().await;
}
