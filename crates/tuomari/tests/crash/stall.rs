//! Servers that cannot take acts for a while, with people short of time: nobody loses a game.

use std::net::SocketAddr;
use std::time::Duration;

use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::nats::Nats;
use crate::parts::Postgres;
use crate::process::Process;

/// What a player has left when the fault comes, in seconds; every fault lasts longer.
const LEFT: u64 = 8;
const FAULT: Duration = Duration::from_secs(12);

/// Ten games that have begun, with White to move and short of time.
struct Hall {
    tables: Vec<(String, String)>,
    http: Client,
}

impl Hall {
    async fn at(address: SocketAddr) -> Self {
        Self::with(address, LEFT, "restored").await
    }

    /// The same with so many seconds left, where time in which nobody can act counts or is restored.
    async fn with(address: SocketAddr, seconds: u64, outage: &str) -> Self {
        let http = Client::new();
        let mut tables = Vec::new();
        for _ in 0..10 {
            let regulations = json!({"book": "fide-2023", "control": seconds.to_string()});
            let wish = json!({"regulations": regulations, "outage": outage});
            let url = format!("http://{address}/api/v1/tables");
            let made: Value =
                http.post(url).json(&wish).send().await.unwrap().json().await.unwrap();
            let id = made["table"].as_str().unwrap().to_owned();
            let token = |role: &str| made["seats"][role]["token"].as_str().unwrap().to_owned();
            let start = json!({"act": {"act": "decide", "decision": "start"}});
            let url = format!("http://{address}/api/v1/tables/{id}/acts");
            let request = http.post(url).bearer_auth(token("arbiter")).json(&start);
            assert_eq!(request.send().await.unwrap().status(), StatusCode::OK);
            tables.push((id, token("white")));
        }
        Self { tables, http }
    }

    /// Every player moves as soon as that is possible again, and has lost neither game nor time
    /// but what passed while acts could be taken.
    async fn plays_on(&self, address: SocketAddr) {
        let players = self.tables.iter().map(|(id, token)| self.moves(address, id, token));
        futures_util::future::join_all(players).await;
        // One after another: a server gives few long answers at once.
        for (id, _) in &self.tables {
            self.has_lost_nothing(address, id).await;
        }
    }

    async fn moves(&self, address: SocketAddr, id: &str, token: &str) {
        let url = format!("http://{address}/api/v1/tables/{id}");
        let act = json!({"act": {"act": "move", "move": "e2e4"}});
        loop {
            let request = self.http.post(format!("{url}/acts")).bearer_auth(token);
            let request = request.header("Idempotency-Key", "first").json(&act);
            match request.send().await {
                Ok(answer) if answer.status() == StatusCode::OK => break,
                Ok(answer) if answer.status() == StatusCode::SERVICE_UNAVAILABLE => {}
                Ok(answer) => panic!("{}", answer.text().await.unwrap()),
                Err(_) => {}
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    async fn has_lost_nothing(&self, address: SocketAddr, id: &str) {
        let url = format!("http://{address}/api/v1/tables/{id}");
        let state: Value = self.http.get(&url).send().await.unwrap().json().await.unwrap();
        assert_eq!(state["standing"]["phase"], "playing", "{state}");
        let record = self.http.get(format!("{url}/record")).send().await.unwrap();
        let record: Value = record.json().await.unwrap();
        let notices = record["notices"].as_array().unwrap();
        let outages = notices.iter().filter(|notice| notice["note"]["note"] == "outage");
        let away = outages.map(|notice| {
            let note = &notice["note"];
            note["until"].as_u64().unwrap() - note["from"].as_u64().unwrap()
        });
        let away: u64 = away.sum();
        assert!(away >= u64::try_from(FAULT.as_millis()).unwrap() - 2_000, "{away} ms: {record}");
    }
}

fn sqlite(folder: &tempfile::TempDir) -> String {
    folder.path().join("j.sqlite").to_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_while_the_server_is_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(&sqlite(&folder), None, "127.0.0.1:0");
    let hall = Hall::at(server.address).await;
    server.signal("STOP");
    sleep(FAULT).await;
    server.signal("CONT");
    hall.plays_on(server.address).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_while_the_server_is_down() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Process::start(&sqlite(&folder), None, "127.0.0.1:0");
    let (hall, address) = (Hall::at(server.address).await, server.address);
    server.kill();
    sleep(FAULT).await;
    let _server = Process::start(&sqlite(&folder), None, &address.to_string());
    hall.plays_on(address).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_while_the_disk_is_full() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(&sqlite(&folder), None, "127.0.0.1:0");
    let hall = Hall::at(server.address).await;
    server.limit_files("1");
    let http = Client::new();
    let health = format!("http://{}/healthz", server.address);
    sleep(FAULT).await;
    let status = http.get(&health).send().await.unwrap().status();
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    server.limit_files("unlimited");
    hall.plays_on(server.address).await;
    assert_eq!(http.get(&health).send().await.unwrap().status(), StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_while_postgresql_is_away() {
    let Some(mut postgres) = Postgres::start() else { return };
    let server = Process::start(&postgres.address(), None, "127.0.0.1:0");
    let hall = Hall::at(server.address).await;
    postgres.stop();
    sleep(FAULT).await;
    postgres.start_again();
    hall.plays_on(server.address).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_while_two_servers_are_stopped_and_play_goes_on_while_one_is() {
    let (Some(postgres), Some(nats)) = (Postgres::start(), Nats::start()) else { return };
    let start = || Process::start(&postgres.address(), Some(&nats.address()), "127.0.0.1:0");
    let servers = [start(), start()];
    let hall = Hall::at(servers[0].address).await;
    servers.iter().for_each(|server| server.signal("STOP"));
    sleep(FAULT).await;
    servers.iter().for_each(|server| server.signal("CONT"));
    hall.plays_on(servers[1].address).await;
    // One that is stopped is not an outage: the other takes acts.
    let hall = Hall::at(servers[0].address).await;
    servers[0].signal("STOP");
    let (id, token) = &hall.tables[0];
    let url = format!("http://{}/api/v1/tables/{id}", servers[1].address);
    let act = json!({"act": {"act": "move", "move": "e2e4"}});
    let moved = hall.http.post(format!("{url}/acts")).bearer_auth(token).json(&act).send().await;
    assert_eq!(moved.unwrap().status(), StatusCode::OK);
    servers[0].signal("CONT");
    let record: Value =
        hall.http.get(format!("{url}/record")).send().await.unwrap().json().await.unwrap();
    assert!(!record.to_string().contains("outage\","), "{record}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wall_clock_that_is_set_between_runs_changes_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Process::start(&sqlite(&folder), None, "127.0.0.1:0");
    let address = server.address;
    // Less than the clock is set by, and enough where the time in which the server starts counts.
    let hall = async |outage| Hall::with(address, 1800, outage).await;
    let halls = [hall("restored").await, hall("counts").await];
    for step in ["-3600s", "+3600s"] {
        server.kill();
        let started = Process::start_off(step, &sqlite(&folder), &address.to_string());
        let Some(started) = started else { return };
        server = started;
        for (id, _) in halls.iter().flat_map(|hall| &hall.tables) {
            let time = async || {
                let url = format!("http://{address}/api/v1/tables/{id}");
                let state = halls[0].http.get(&url).send().await.unwrap();
                let state: Value = state.json().await.unwrap();
                assert_eq!(state["standing"]["phase"], "playing", "{step}: {state}");
                state["standing"]["clock"]["white"]["time"].as_u64().unwrap()
            };
            // It has not lost an hour, and it runs.
            let before = time().await;
            while time().await == before {}
        }
    }
}
