//! An event of many boards: players at their devices, arbiters at their consoles.
//!
//! Usage: `cargo run --release --example hall -- target/release/tuomari [BOARDS] [SECONDS]`
//!
//! Every board is a table with two devices; each makes a move every five seconds. The time from a
//! move to each of five consoles is taken. Exit 1 if a goal is missed.

#![allow(clippy::unwrap_used, reason = "a measurement that cannot be taken stops")]
#![allow(clippy::disallowed_methods, reason = "a measurement reads a clock")]
#![allow(dead_code, reason = "what it shares with the other measurement has more")]

#[path = "../load/game.rs"]
mod game;
#[path = "../load/house.rs"]
mod house;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chess::Move;
use futures_util::{SinkExt, StreamExt, stream};
use house::House;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{Instant as Tick, sleep_until};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

const CONSOLES: usize = 5;
const TOLD_WITHIN: Duration = Duration::from_millis(50);
const MEMORY: u64 = 500 << 20;
/// How often a board has a move.
const EVERY: Duration = Duration::from_secs(5);

/// When each move was sent: by board and how many moves there are with it.
type Sent = Arc<Mutex<BTreeMap<(u64, u64), Instant>>>;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().unwrap_or_else(|| "target/release/tuomari".to_owned());
    let mut number = |usual| arguments.next().map_or(usual, |text| text.parse().unwrap());
    let (boards, seconds) = (number(500), number(30));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let fine = runtime.block_on(measure(&program, boards, seconds as u64));
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

struct Event<'h> {
    house: &'h House,
    id: String,
    chief: String,
}

impl Event<'_> {
    async fn post(&self, rest: &str, body: Value) -> Value {
        let url = self.house.url(&format!("/api/v1/events/{}{rest}", self.id));
        let sent = self.house.http.post(url).bearer_auth(&self.chief).json(&body).send().await;
        let answer = sent.unwrap();
        let is_fine = answer.status().is_success();
        let text = answer.text().await.unwrap();
        assert!(is_fine, "{rest}: {text}");
        serde_json::from_str(&text).unwrap()
    }
}

async fn open(house: &House, boards: usize) -> Event<'_> {
    let toml = format!(
        "name = \"Measured\"\n[laws]\nbook = \"fide-2023\"\ntime_control = \"36000\"\n\
         [[equipment]]\nboards = \"1-{boards}\"\nkind = \"table\"\n"
    );
    let body = json!({"chief": "Chief", "toml": toml});
    let made = house.http.post(house.url("/api/v1/events")).json(&body).send().await.unwrap();
    let made: Value = made.json().await.unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let event = Event { house, id: text(&made["event"]), chief: text(&made["chief"]["token"]) };
    let players: Vec<Value> =
        (1..=2 * boards).map(|number| json!({"name": format!("Player {number}")})).collect();
    event.post("/players", json!({"players": players})).await;
    let pairs: Vec<Value> = (1..=boards)
        .map(|board| json!({"board": board, "white": 2 * board - 1, "black": 2 * board}))
        .collect();
    event.post("/pairings", json!({"round": 1, "boards": pairs})).await;
    event
}

async fn measure(program: &str, boards: usize, seconds: u64) -> bool {
    let folder = tempfile::tempdir_in(std::env::current_dir().unwrap()).unwrap();
    let house = House::start(program, &folder.path().join("hall.sqlite"));
    let event = open(&house, boards).await;
    let tables = event.post("/tables", json!({"round": 1, "boards": format!("1-{boards}")})).await;
    let places = event.post("/places", json!({"boards": format!("1-{boards}")})).await;
    let tables: Vec<String> = tables
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["table"].as_str().unwrap().to_owned())
        .collect();
    let tokens: Vec<String> = places
        .as_array()
        .unwrap()
        .iter()
        .map(|place| place["link"].as_str().unwrap().rsplit('#').next().unwrap().to_owned())
        .collect();
    event.post("/acts", json!({"act": {"act": "all", "round": 1, "all": "start"}})).await;
    let sit = (0..2 * boards).map(|place| sit_down(&house, &tables[place / 2], &tokens[place]));
    let sockets: Vec<Socket> = stream::iter(sit).buffered(32).collect().await;
    println!("{boards} boards, {} devices", sockets.len());

    let (sent, times) = (Sent::default(), Arc::new(Mutex::new(Vec::new())));
    let url = house.url(&format!("/api/v1/events/{}/stream?lang=en", event.id));
    for _ in 0..CONSOLES {
        let asked = house.http.get(&url).bearer_auth(&event.chief).send().await.unwrap();
        tokio::spawn(read(asked, Arc::clone(&sent), Arc::clone(&times)));
    }
    let game = Arc::new(game::long(400));
    let began = Tick::now() + Duration::from_secs(2);
    let before = house.cpu();
    let mut players = Vec::new();
    let mut sockets = sockets.into_iter();
    let mut board = 0;
    while let (Some(white), Some(black)) = (sockets.next(), sockets.next()) {
        board += 1;
        let first = began + EVERY.mul_f64(board as f64 / boards as f64);
        let last = began + Duration::from_secs(seconds);
        let (game, sent) = (Arc::clone(&game), Arc::clone(&sent));
        players.push(tokio::spawn(play(board, [white, black], game, sent, (first, last))));
    }
    for player in players {
        player.await.unwrap();
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut times: Vec<Duration> = std::mem::take(&mut *times.lock().unwrap());
    times.sort();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    let (moves, memory) = (sent.lock().unwrap().len(), house.peak_memory());
    println!("{moves} moves, told {} times to {CONSOLES} consoles", times.len());
    println!("act to console: p50 {:.1?}, p99 {:.1?}, most {:.1?}", at(0.5), at(0.99), at(1.0));
    println!("server: {:.1} s of CPU, {} MB at most", house.cpu() - before, memory >> 20);
    let mut fine = goal("p99 within 50 ms", at(0.99) <= TOLD_WITHIN);
    fine &= goal("memory under 500 MB", memory < MEMORY);
    fine & goal("every console was told everything", times.len() >= moves * CONSOLES)
}

fn goal(what: &str, met: bool) -> bool {
    println!("goal: {what}: {}", if met { "met" } else { "MISSED" });
    met
}

type Socket = WebSocketStream<TcpStream>;

async fn sit_down(house: &House, table: &str, token: &str) -> Socket {
    let stream = TcpStream::connect(&house.address).await.unwrap();
    stream.set_nodelay(true).unwrap();
    let url = format!("ws://{}/api/v1/tables/{table}/socket", house.address);
    let (mut socket, _) = client_async(url, stream).await.unwrap();
    socket.send(Message::text(json!({"do": "join", "token": token}).to_string())).await.unwrap();
    socket
}

async fn play(
    board: u64,
    mut players: [Socket; 2],
    game: Arc<Vec<Move>>,
    sent: Sent,
    (first, last): (Tick, Tick),
) {
    let (mut next, mut ply) = (first, 0);
    while next < last {
        // What comes meanwhile is read, or the server would wait for it.
        loop {
            let [white, black] = &mut players;
            tokio::select! {
                said = white.next() => drop(said.unwrap().unwrap()),
                said = black.next() => drop(said.unwrap().unwrap()),
                () = sleep_until(next) => break,
            }
        }
        let m = game[ply];
        let act = json!({"do": "act", "key": ply.to_string(), "act": {"act": "move", "move": m.to_string()}});
        sent.lock().unwrap().insert((board, ply as u64 + 1), Instant::now());
        players[ply % 2].send(Message::text(act.to_string())).await.unwrap();
        ply += 1;
        next += EVERY;
    }
}

/// Reads what a console is told, and takes the time of each move that it shows first.
async fn read(mut told: reqwest::Response, sent: Sent, times: Arc<Mutex<Vec<Duration>>>) {
    let (mut text, mut seen) = (String::new(), BTreeMap::<u64, u64>::new());
    while let Ok(Some(chunk)) = told.chunk().await {
        text.push_str(&String::from_utf8_lossy(&chunk));
        while let Some(end) = text.find('\n') {
            let line: String = text.drain(..=end).collect();
            let now = Instant::now();
            let Ok(news) = serde_json::from_str::<Value>(&line) else { continue };
            for board in news["console"]["boards"].as_array().into_iter().flatten() {
                let number = board["number"].as_u64().unwrap();
                let moves = board["tile"]["moves"].as_u64().unwrap_or(0);
                let before = seen.insert(number, moves).unwrap_or(0);
                for ply in before + 1..=moves {
                    if let Some(at) = sent.lock().unwrap().get(&(number, ply)) {
                        times.lock().unwrap().push(now - *at);
                    }
                }
            }
        }
    }
}
