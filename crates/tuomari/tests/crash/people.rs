//! Players: whatever happens to the servers, they reconnect and retry with the same key.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use reqwest::StatusCode;
use serde_json::{Value, json};
use server::journal::{Journal, Seq};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

const TABLES: usize = 4;

/// Beyond this the wait is hopeless: the test fails rather than hang.
pub(crate) const STUCK: Duration = Duration::from_secs(300);

/// Everyone who plays.
pub(crate) struct People {
    players: Vec<JoinHandle<Vec<Told>>>,
    end: Arc<AtomicBool>,
    acts: Arc<AtomicU64>,
}

impl People {
    /// They sit down, White at the first of these servers and Black at the last, and switch to
    /// another when theirs is down.
    pub(crate) fn sit_down(servers: &[SocketAddr]) -> Self {
        let (end, acts) = (Arc::default(), Arc::default());
        let player = |_| {
            let (end, acts) = (Arc::clone(&end), Arc::clone(&acts));
            tokio::spawn(play(servers.to_vec(), end, acts))
        };
        let players = (0..TABLES).map(player).collect();
        Self { players, end, acts }
    }

    /// Waits until this many more acts have been acknowledged.
    #[expect(clippy::disallowed_methods, reason = "the wait needs a deadline")]
    pub(crate) async fn play_on(&self, acts: u64) {
        let before = self.acts.load(Ordering::Relaxed);
        let until = Instant::now() + STUCK;
        while self.acts.load(Ordering::Relaxed) < before + acts {
            let left = self.players.iter().any(JoinHandle::is_finished);
            assert!(!left, "a player gave up");
            assert!(Instant::now() < until, "nobody can play any more");
            sleep(Duration::from_millis(1)).await;
        }
    }

    /// Ends all games and compares what clients were told with what is in the journal; returns how
    /// many acts were acknowledged.
    pub(crate) async fn leave(self, journal: &dyn Journal) -> usize {
        self.end.store(true, Ordering::Relaxed);
        let (mut acked, mut refused) = (0, 0);
        for player in self.players {
            for told in player.await.unwrap() {
                check(&told, &written(journal, &told.table).await);
                acked += told.acks.len();
                refused += told.refused.len();
            }
        }
        println!("{acked} acts acknowledged, {refused} refused, none lost");
        acked
    }
}

/// What the clients of one table were told.
#[derive(Default)]
struct Told {
    table: String,
    /// Place and key of every acknowledged act.
    acks: BTreeMap<u64, String>,
    /// Keys of refused acts.
    refused: Vec<String>,
}

struct Opened {
    id: String,
    tokens: BTreeMap<String, String>,
}

/// Opens a table and starts its game; `None` if the server went down meanwhile.
async fn open(address: SocketAddr) -> Option<Opened> {
    let body = json!({"regulations": {"book": "fide-2018", "control": "7200"}, "outage": "counts"});
    let url = format!("http://{address}/api/v1/tables");
    let http = reqwest::Client::new();
    let made = http.post(url).json(&body).send().await.ok()?;
    if made.status() == StatusCode::SERVICE_UNAVAILABLE {
        return None;
    }
    let made: Value = made.json().await.ok()?;
    let id = made["table"].as_str().unwrap().to_owned();
    let links = made["seats"].as_object().unwrap().iter();
    let token = |link: &Value| link["token"].as_str().unwrap().to_owned();
    let tokens: BTreeMap<_, _> = links.map(|(role, link)| (role.clone(), token(link))).collect();
    let url = format!("http://{address}/api/v1/tables/{id}/acts");
    let start = json!({"act": {"act": "decide", "decision": "start"}});
    let request = http.post(url).bearer_auth(&tokens["arbiter"]).json(&start);
    let started = request.send().await.ok()?.status();
    assert!(started.is_success() || started == StatusCode::SERVICE_UNAVAILABLE, "{started}");
    started.is_success().then_some(Opened { id, tokens })
}

/// Two players, one game after another, until the end.
async fn play(servers: Vec<SocketAddr>, end: Arc<AtomicBool>, acts: Arc<AtomicU64>) -> Vec<Told> {
    let mut games = Vec::new();
    // Cycle through the servers: one of them may be down for long.
    for address in servers.iter().copied().cycle() {
        if end.load(Ordering::Relaxed) {
            break;
        }
        match timeout(Duration::from_secs(5), open(address)).await {
            Ok(Some(table)) => games.push(play_game(&servers, table, &end, &acts).await),
            _ => sleep(Duration::from_millis(20)).await,
        }
    }
    games
}

/// Knights out and back, a pawn step now and then, and an illegal move every seventh time.
async fn play_game(
    servers: &[SocketAddr],
    table: Opened,
    end: &AtomicBool,
    acts: &AtomicU64,
) -> Told {
    let mut told = Told { table: table.id.clone(), ..Told::default() };
    let (mut ply, mut key) = (0, 0_u64);
    while ply < PLIES && !end.load(Ordering::Relaxed) {
        let role = if ply % 2 == 0 { "white" } else { "black" };
        key += 1;
        let wrong = key.is_multiple_of(7);
        let act = if wrong { "a1a8".to_owned() } else { move_at(ply) };
        let name = format!("{key}");
        match send_until_answered(servers, &table, role, &name, &act, end).await {
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

/// How long a game lasts before its pawns are used up.
const PLIES: usize = 6 * 14;

/// The move of a ply: twelve plies of knight moves, in which no position occurs a fifth time, and
/// then a pawn move by each side.
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
    servers: &[SocketAddr],
    table: &Opened,
    role: &str,
    key: &str,
    m: &str,
    end: &AtomicBool,
) -> Option<Answer> {
    let act = json!({"do": "act", "key": key, "act": {"act": "move", "move": m}});
    // White begins at the first server, Black at the last; then each cycles.
    let home = if role == "white" { 0 } else { servers.len() - 1 };
    for attempt in home.. {
        let talk = talk(servers[attempt % servers.len()], table, role, &act);
        if let Ok(Some(answer)) = timeout(Duration::from_secs(5), talk).await {
            return Some(answer);
        }
        if end.load(Ordering::Relaxed) {
            return None;
        }
        sleep(Duration::from_millis(20)).await;
    }
    None
}

/// One connection, one act, its answer; `None` if the server went down.
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
async fn written(journal: &dyn Journal, table: &str) -> BTreeMap<u64, Option<String>> {
    let lines = journal.read(table.parse().unwrap(), Seq::START).await.unwrap();
    lines.into_iter().map(|line| (line.seq.get(), line.key)).collect()
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
    // At most the one act in flight at the end is there without anyone having been told.
    let keyed = written.values().filter(|key| key.is_some()).count();
    let untold = keyed - told.acks.len();
    assert!(untold <= 1, "{untold} acts were written and nobody was told");
}
