//! An honest player beside someone who attacks the server in every way there is.
//!
//! Usage: `cargo run --release --example besieged -- target/release/tuomari [ADDRESSES] [SECONDS]`
//!
//! The player moves ten times a second, first alone and then besieged from so many addresses; the time
//! from each act to its answer is taken. Exit 1 if the 99th percentile under attack is 50 ms or more.

#![allow(clippy::unwrap_used, reason = "a measurement that cannot be taken stops")]
#![allow(clippy::disallowed_methods, reason = "a measurement reads a clock")]

mod attacker;
#[path = "../load/game.rs"]
mod game;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use chess::Move;
use clock::Moment;
use reqwest::Client;
use serde_json::{Value, json};
use tuomari_server::journal::{Append, Journal, Sqlite, TableId};

const HONEST: &str = "192.0.2.1";
const ANSWERED_WITHIN: Duration = Duration::from_millis(50);
/// As long as a record may be.
const LINES: usize = 19_000;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().unwrap_or_else(|| "target/release/tuomari".to_owned());
    let mut number = |usual| arguments.next().map_or(usual, |text| text.parse().unwrap());
    let (addresses, seconds) = (number(1), number(10));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    if runtime.block_on(measure(&program, addresses, seconds)) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// A server that is another process, ended with the measurement.
struct House(Child, String);

impl House {
    /// Bytes of memory at most.
    fn peak_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() << 10
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn serve(program: &str, database: &Path) -> House {
    let mut child = Command::new(program)
        .args(["serve", "--log", "error", "--listen", "127.0.0.1:0"])
        .args(["--trust-proxy", "127.0.0.1", "--database"])
        .arg(database)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("listening on ").unwrap().to_owned();
    House(child, address)
}

async fn measure(program: &str, addresses: usize, seconds: usize) -> bool {
    let folder = tempfile::tempdir_in(std::env::current_dir().unwrap()).unwrap();
    let database = folder.path().join("besieged.sqlite");
    let http = Client::new();
    // A long record is made without the server, which would not let anyone write it so fast.
    let long = {
        let house = serve(program, &database);
        open(&http, &house.1, HONEST).await
    };
    lengthen(&database, &long).await;
    let house = serve(program, &database);
    let honest = open(&http, &house.1, HONEST).await;
    let start = json!({"act": {"act": "decide", "decision": "start"}});
    assert!(act(&http, &house.1, &honest, "arbiter", &start).await.is_some());
    let mut game = game::long(20 * seconds).into_iter().enumerate();
    let alone = play(&http, &house.1, &honest, &mut game, seconds).await;
    told("alone", &alone);
    let siege = attacker::besiege(&house.1, &long, &honest, addresses).await;
    let besieged = play(&http, &house.1, &honest, &mut game, seconds).await;
    told(&format!("besieged from {addresses} addresses"), &besieged);
    siege.told();
    println!("server: {} MB at most", house.peak_memory() >> 20);
    let fine = at(&besieged, 0.99) < ANSWERED_WITHIN;
    println!("goal: p99 under 50 ms: {}", if fine { "met" } else { "MISSED" });
    fine
}

pub(crate) async fn open(http: &Client, base: &str, from: &str) -> Value {
    let wish = json!({"regulations": {"book": "fide-2018", "control": "36000"}});
    let request = http.post(format!("{base}/api/v1/tables")).header("X-Forwarded-For", from);
    request.json(&wish).send().await.unwrap().json().await.unwrap()
}

async fn lengthen(database: &Path, made: &Value) {
    let journal = Sqlite::open(database).unwrap();
    let table: TableId = made["table"].as_str().unwrap().parse().unwrap();
    let head = journal.proof(table.clone()).await.unwrap().unwrap().head;
    let note = json!({"entry": "seat_revoked", "role": "table", "at": 1_700_000_000_000_u64});
    let append = Append {
        table,
        expected: head,
        lines: vec![note.to_string(); LINES],
        key: None,
        aside: None,
        wake_at: None,
        last_at: Moment::from_millis(1_700_000_000_000),
        end: None,
    };
    journal.append(append).await.unwrap();
}

/// How long an act took; nothing if it was refused.
async fn act(
    http: &Client,
    base: &str,
    table: &Value,
    role: &str,
    body: &Value,
) -> Option<Duration> {
    let id = table["table"].as_str().unwrap();
    let token = table["seats"][role]["token"].as_str().unwrap();
    let request = http.post(format!("{base}/api/v1/tables/{id}/acts")).bearer_auth(token);
    let began = Instant::now();
    let response = request.header("X-Forwarded-For", HONEST).json(body).send().await.unwrap();
    let is_done = response.status().is_success();
    response.bytes().await.unwrap();
    is_done.then(|| began.elapsed())
}

/// Makes the next moves of a game, ten a second; the times, the shortest first.
async fn play(
    http: &Client,
    base: &str,
    table: &Value,
    game: &mut impl Iterator<Item = (usize, Move)>,
    seconds: usize,
) -> Vec<Duration> {
    let mut ticks = tokio::time::interval(Duration::from_millis(100));
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut times = Vec::new();
    for (ply, m) in game.take(10 * seconds) {
        ticks.tick().await;
        let role = if ply.is_multiple_of(2) { "white" } else { "black" };
        let body = json!({"act": {"act": "move", "move": m.to_string()}});
        let time = act(http, base, table, role, &body).await;
        times.push(time.expect("an honest act is never one too many"));
    }
    times.sort();
    times
}

fn at(times: &[Duration], part: f64) -> Duration {
    times[((times.len() - 1) as f64 * part) as usize]
}

fn told(who: &str, times: &[Duration]) {
    let [p50, p99, most] = [0.5, 0.99, 1.0].map(|part| at(times, part));
    println!("{who}: {} acts, p50 {p50:.1?}, p99 {p99:.1?}, most {most:.1?}", times.len());
}
