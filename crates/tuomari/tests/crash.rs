//! A real server, real clients, and SIGKILL at random moments: what was acknowledged is there,
//! once, in order; what was refused is not; clients come back by themselves.
//!
//! `TUOMARI_CRASHES` says how often the server is killed.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

const TABLES: usize = 4;

struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    /// Starts a server on a port of its own choice, or on the one it had.
    fn start(folder: &Path, listen: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tuomari"))
            .args(["serve", "--log", "error", "--acts-per-second", "100000", "--listen", listen])
            .arg("--database")
            .arg(folder.join("j.sqlite"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").unwrap_or_else(|| {
            panic!("the server says {line:?}");
        });
        Self { address: address.parse().unwrap(), child }
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Numbers that look random and are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// What the clients of one table were told.
#[derive(Default)]
struct Told {
    table: String,
    /// Key and place of every act that was acknowledged.
    acks: BTreeMap<u64, String>,
    /// Keys of acts that were refused.
    refused: Vec<String>,
}

struct Opened {
    id: String,
    tokens: BTreeMap<String, String>,
}

/// Opens a table and starts its game; nothing if the server went away meanwhile.
async fn open(address: SocketAddr) -> Option<Opened> {
    let body = json!({"regulations": {"book": "fide-2018", "control": "7200"}, "outage": "counts"});
    let url = format!("http://{address}/api/v1/tables");
    let http = reqwest::Client::new();
    let made: Value = http.post(url).json(&body).send().await.ok()?.json().await.ok()?;
    let id = made["table"].as_str().unwrap().to_owned();
    let links = made["seats"].as_object().unwrap().iter();
    let token = |link: &Value| link["token"].as_str().unwrap().to_owned();
    let tokens: BTreeMap<_, _> = links.map(|(role, link)| (role.clone(), token(link))).collect();
    let url = format!("http://{address}/api/v1/tables/{id}/acts");
    let start = json!({"act": {"act": "decide", "decision": "start"}});
    let request = http.post(url).bearer_auth(&tokens["arbiter"]).json(&start);
    let started = request.send().await.ok()?.status();
    assert!(started.is_success() || started.as_u16() == 503, "{started}");
    started.is_success().then_some(Opened { id, tokens })
}

/// Two players, one game after another, until the end. Whatever happens to the server, they come
/// back with the key they had.
async fn play(address: SocketAddr, end: Arc<AtomicBool>, acts: Arc<AtomicU64>) -> Vec<Told> {
    let mut games = Vec::new();
    while !end.load(Ordering::Relaxed) {
        match timeout(Duration::from_secs(5), open(address)).await {
            Ok(Some(table)) => games.push(play_game(address, table, &end, &acts).await),
            _ => sleep(Duration::from_millis(20)).await,
        }
    }
    games
}

/// Knights out and back, a pawn's step now and then, and every seventh time a move that is illegal.
async fn play_game(address: SocketAddr, table: Opened, end: &AtomicBool, acts: &AtomicU64) -> Told {
    let mut told = Told { table: table.id.clone(), ..Told::default() };
    let (mut ply, mut key) = (0, 0_u64);
    while ply < PLIES && !end.load(Ordering::Relaxed) {
        let role = if ply % 2 == 0 { "white" } else { "black" };
        key += 1;
        let wrong = key.is_multiple_of(7);
        let act = if wrong { "a1a8".to_owned() } else { move_at(ply) };
        let name = format!("{key}");
        match send_until_answered(address, &table, role, &name, &act, end).await {
            None => break,
            Some(Answer::Ack(seq)) => {
                assert!(!wrong, "an illegal move was acknowledged");
                let old = told.acks.insert(seq, format!("{role}/{name}"));
                assert_eq!(old, None, "two acts at place {seq}");
                acts.fetch_add(1, Ordering::Relaxed);
                ply += 1;
            }
            Some(Answer::Refused(problem)) => {
                assert!(wrong, "{role} {act}: {problem}");
                told.refused.push(format!("{role}/{name}"));
            }
        }
    }
    told
}

/// So long a game lasts before its pawns are spent.
const PLIES: usize = 6 * 14;

/// The move of a ply: twelve plies of knights, in which no position comes a fifth time, and then a
/// pawn of each side.
fn move_at(ply: usize) -> String {
    const KNIGHTS: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let (round, place) = (ply / 14, ply % 14);
    let file = ["a", "b", "c", "d", "e", "h"][round];
    match place {
        12 => format!("{file}2{file}3"),
        13 => format!("{file}7{file}6"),
        _ => KNIGHTS[place % 4].to_owned(),
    }
}

enum Answer {
    Ack(u64),
    Refused(Value),
}

async fn send_until_answered(
    address: SocketAddr,
    table: &Opened,
    role: &str,
    key: &str,
    m: &str,
    end: &AtomicBool,
) -> Option<Answer> {
    let act = json!({"do": "act", "key": key, "act": {"act": "move", "move": m}});
    loop {
        let talk = talk(address, table, role, &act);
        if let Ok(Some(answer)) = timeout(Duration::from_secs(5), talk).await {
            return Some(answer);
        }
        if end.load(Ordering::Relaxed) {
            return None;
        }
        sleep(Duration::from_millis(20)).await;
    }
}

/// One connection, one act, its answer; nothing if the server went away.
async fn talk(address: SocketAddr, table: &Opened, role: &str, act: &Value) -> Option<Answer> {
    let url = format!("ws://{address}/api/v1/tables/{}/socket", table.id);
    let (mut socket, _) = connect_async(url).await.ok()?;
    let join = json!({"do": "join", "token": table.tokens[role], "since": 0});
    socket.send(Message::text(join.to_string())).await.ok()?;
    socket.send(Message::text(act.to_string())).await.ok()?;
    loop {
        let Message::Text(text) = socket.next().await?.ok()? else { continue };
        let said: Value = serde_json::from_str(&text).unwrap();
        if said["key"] != act["key"] {
            continue;
        }
        match said["say"].as_str().unwrap() {
            "ack" => return Some(Answer::Ack(said["seq"].as_u64().unwrap())),
            "refused" if said["problem"]["status"] == 503 => return None,
            "refused" => return Some(Answer::Refused(said["problem"].clone())),
            _ => {}
        }
    }
}

/// The keys in the journal, by place.
fn written(folder: &Path, table: &str) -> BTreeMap<u64, Option<String>> {
    let connection = rusqlite::Connection::open(folder.join("j.sqlite")).unwrap();
    let sql = "SELECT seq, key FROM entry WHERE table_id = ?1 ORDER BY seq";
    let mut statement = connection.prepare(sql).unwrap();
    let rows = statement.query_map([table], |row| {
        Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get::<_, Option<String>>(1)?))
    });
    rows.unwrap().map(Result::unwrap).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_every_crash_once_and_in_order() {
    let crashes: u64 = std::env::var("TUOMARI_CRASHES").map_or(6, |n| n.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let mut server = Process::start(folder.path(), "127.0.0.1:0");
    let address = server.address;
    let mut dice = Dice(20_181_101);
    let end = Arc::new(AtomicBool::new(false));
    let acts = Arc::new(AtomicU64::new(0));
    let players: Vec<_> = (0..TABLES)
        .map(|_| tokio::spawn(play(address, Arc::clone(&end), Arc::clone(&acts))))
        .collect();
    for crash in 0..crashes {
        // At least one act between two crashes, so that every one of them meets people at play.
        let before = acts.load(Ordering::Relaxed);
        while acts.load(Ordering::Relaxed) == before {
            assert!(!players.iter().any(tokio::task::JoinHandle::is_finished), "a player gave up");
            sleep(Duration::from_millis(1)).await;
        }
        sleep(Duration::from_millis(dice.roll(40))).await;
        server.kill();
        server = Process::start(folder.path(), &address.to_string());
        assert_eq!(server.address, address, "crash {crash}");
    }
    end.store(true, Ordering::Relaxed);
    let (mut acked, mut refused) = (0, 0);
    for player in players {
        for told in player.await.unwrap() {
            check(&told, &written(folder.path(), &told.table));
            acked += told.acks.len();
            refused += told.refused.len();
        }
    }
    assert!(acked >= usize::try_from(crashes).unwrap());
    println!("{crashes} crashes, {acked} acts acknowledged, {refused} refused, none lost");
}

fn check(told: &Told, written: &BTreeMap<u64, Option<String>>) {
    let places: Vec<u64> = written.keys().copied().collect();
    assert_eq!(places, (1..=places.len() as u64).collect::<Vec<_>>(), "no gap, nothing twice");
    for (seq, key) in &told.acks {
        assert_eq!(written[seq].as_ref(), Some(key), "an acknowledged act is not there");
    }
    for key in &told.refused {
        assert!(!written.values().any(|other| other.as_ref() == Some(key)), "{key} is there");
    }
    // At most the one act under way at the end is there without anyone having been told.
    let keyed = written.values().filter(|key| key.is_some()).count();
    let untold = keyed - told.acks.len();
    assert!(untold <= 1, "{untold} acts were written and nobody was told");
}
