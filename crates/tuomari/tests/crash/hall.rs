//! An event whose servers are killed while its people act: at all boards, at single ones, at tables.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use reqwest::{Client, Method};
use serde_json::{Value, json};
use server::entry::Entry;
use server::event::Line;
use server::journal::{self, EventId, Journal, Seq, Sqlite, TableId};
use tokio::time::{sleep, timeout};

use crate::nats::Nats;
use crate::parts::Postgres;
use crate::people::STUCK;
use crate::process::Process;
use crate::{Dice, crashes};

const EVENING: &str = "name = \"Evening\"\n[laws]\nbook = \"fide-2023\"\ntime_control = \"7200\"\n\
     [rounds]\npairing = \"berger\"\n[[equipment]]\nboards = \"1-3\"\nkind = \"table\"\n";
const BOARDS: usize = 3;
/// The same with a wooden board, which nobody but an arbiter sees.
const MIXED: &str = "name = \"Evening\"\n[laws]\nbook = \"fide-2023\"\ntime_control = \"7200\"\n\
     [rounds]\npairing = \"berger\"\n[[equipment]]\nboards = \"1-2\"\nkind = \"table\"\n";

/// What was answered as done: the key, and the place in the record.
type Acked = BTreeMap<String, u64>;

/// An event that people go to at any of its servers.
#[derive(Clone)]
struct Hall {
    servers: Vec<SocketAddr>,
    http: Client,
    id: String,
    chief: String,
}

impl Hall {
    /// Six players, the first round paired, three tables.
    async fn open(servers: &[SocketAddr]) -> Self {
        Self::open_by(EVENING, servers).await
    }

    async fn open_by(toml: &str, servers: &[SocketAddr]) -> Self {
        let servers = servers.to_vec();
        let mut hall =
            Self { servers, http: Client::new(), id: String::new(), chief: String::new() };
        let wish = json!({"chief": "Chief", "toml": toml});
        let (_, made) = hall.send(Method::POST, "/api/v1/events", None, Some(&wish)).await;
        hall.id = text(&made["event"]);
        hall.chief = text(&made["chief"]["token"]);
        let players: Vec<Value> = (1..=6).map(|n| json!({"name": format!("Player {n}")})).collect();
        hall.post("/players", json!({ "players": players })).await;
        hall.post("/pair", json!({"round": 1})).await;
        hall
    }

    /// Sends until some server answers.
    async fn send(
        &self,
        method: Method,
        path: &str,
        key: Option<&str>,
        body: Option<&Value>,
    ) -> (u16, Value) {
        for server in self.servers.iter().cycle() {
            let url = format!("http://{server}{path}");
            let mut request = self.http.request(method.clone(), url).bearer_auth(&self.chief);
            if self.chief.is_empty() {
                request = self.http.request(method.clone(), format!("http://{server}{path}"));
            }
            if let Some(key) = key {
                request = request.header("Idempotency-Key", key);
            }
            if let Some(body) = body {
                request = request.json(body);
            }
            if let Ok(Ok(answer)) = timeout(Duration::from_secs(5), request.send()).await
                && answer.status() != 503
            {
                let status = answer.status().as_u16();
                if let Ok(told) = answer.text().await {
                    return (status, serde_json::from_str(&told).unwrap_or(Value::Null));
                }
            }
            sleep(Duration::from_millis(10)).await;
        }
        unreachable!("there is a server")
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/v1/events/{}{rest}", self.id)
    }

    async fn post(&self, rest: &str, body: Value) -> Value {
        let (status, told) = self.send(Method::POST, &self.path(rest), None, Some(&body)).await;
        assert!(status < 300, "{rest}: {status} {told}");
        told
    }

    async fn tables(&self) -> Vec<String> {
        let (_, state) = self.send(Method::GET, &self.path(""), None, None).await;
        let boards = state["boards"].as_array().unwrap().iter();
        boards.filter_map(|b| b["desk"]["table"].as_str().map(str::to_owned)).collect()
    }

    /// Stops and starts all clocks, and announces it, until the end.
    async fn at_all_boards(self, end: Arc<AtomicBool>, done: Arc<AtomicUsize>) -> Acked {
        let mut acked = Acked::new();
        let acts =
            ["start", "stop", "resume"].into_iter().chain(["stop", "resume"].into_iter().cycle());
        for (number, all) in acts.enumerate() {
            if end.load(Ordering::Relaxed) {
                break;
            }
            let (key, act) =
                (format!("all-{number}"), json!({"act": "all", "round": 1, "all": all}));
            let body = json!({ "act": act });
            let (status, told) =
                self.send(Method::POST, &self.path("/acts"), Some(&key), Some(&body)).await;
            // A game may have been stopped by its arbiter: then there is nothing to do for anyone.
            if status == 200 {
                acked.insert(key, told["seq"].as_u64().unwrap());
                done.fetch_add(1, Ordering::Relaxed);
            } else {
                assert_eq!(status, 409, "{told}");
            }
        }
        acked
    }

    /// The arbiter stops and resumes the game of one table, until the end.
    async fn at_table(self, table: String, end: Arc<AtomicBool>) -> Acked {
        let mut acked = Acked::new();
        for (number, decision) in ["pause", "resume"].into_iter().cycle().enumerate() {
            if end.load(Ordering::Relaxed) {
                break;
            }
            let (key, path) = (format!("{number}"), format!("/api/v1/tables/{table}/acts"));
            let body = json!({"act": {"act": "decide", "decision": decision}});
            let (status, told) = self.send(Method::POST, &path, Some(&key), Some(&body)).await;
            if let (200, Some(seq)) = (status, told["seq"].as_u64()) {
                acked.insert(key, seq);
            }
        }
        acked
    }

    /// Each table comes to its result.
    async fn end(&self) {
        for table in self.tables().await {
            let path = format!("/api/v1/tables/{table}/acts");
            let act = json!({"act": "decide", "decision": "set_result", "reason": "it is late",
                             "score": {"white": "half", "black": "half"}});
            let body = json!({ "act": act });
            let (status, told) = self.send(Method::POST, &path, Some("end"), Some(&body)).await;
            assert_eq!(status, 200, "{told}");
        }
    }

    /// The event knows all results.
    async fn knows_all(&self) {
        let known = async || {
            let (_, state) = self.send(Method::GET, &self.path(""), None, None).await;
            let boards = state["boards"].as_array().unwrap().iter();
            boards.filter(|board| board["result"]["score"] == "½–½").count()
        };
        let all = async {
            while known().await < BOARDS {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(STUCK, all).await.expect("all results come in");
    }
}

/// The console of an event at one of its servers.
struct Console {
    stream: reqwest::Response,
    read: String,
}

impl Console {
    async fn at(server: SocketAddr, hall: &Hall) -> Self {
        let url = format!("http://{server}{}", hall.path("/stream"));
        let stream = hall.http.get(url).bearer_auth(&hall.chief).send().await.unwrap();
        assert!(stream.status().is_success(), "{}", stream.status());
        Self { stream, read: String::new() }
    }

    /// Waits until the console shows a board so, and says how long that took.
    #[expect(clippy::disallowed_methods, reason = "it is measured, and nothing depends on it")]
    async fn shows(&mut self, board: u64, is_so: impl Fn(&Value) -> bool) -> Duration {
        let began = std::time::Instant::now();
        let hearing = async {
            loop {
                while let Some(end) = self.read.find('\n') {
                    let line: String = self.read.drain(..=end).collect();
                    let news: Value = serde_json::from_str(&line).unwrap_or_default();
                    let boards = news["console"]["boards"].as_array().into_iter().flatten();
                    if boards.filter(|line| line["number"] == board).any(&is_so) {
                        return;
                    }
                }
                let chunk = self.stream.chunk().await.unwrap().expect("it goes on");
                self.read.push_str(std::str::from_utf8(&chunk).unwrap());
            }
        };
        timeout(STUCK, hearing).await.expect("the console is told");
        began.elapsed()
    }
}

fn has_duty(line: &Value, reason: &str) -> bool {
    line["duties"].as_array().is_some_and(|all| all.iter().any(|duty| duty["reason"] == reason))
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text, not {value}")).to_owned()
}

/// Compares what people were told with what is in the journal.
async fn check(journal: &dyn Journal, hall: &Hall, all: &Acked, at: &[(String, Acked)]) {
    let id: EventId = hall.id.parse().unwrap();
    let lines = journal.read(id.record().clone(), Seq::START).await.unwrap();
    let mut keys: Vec<&str> = lines.iter().filter_map(|line| line.key.as_deref()).collect();
    for (key, seq) in all {
        let line = &lines[usize::try_from(*seq).unwrap() - 1];
        assert_eq!(line.key.as_deref(), Some(&*format!("arbiter 1/{key}")), "acknowledged");
    }
    keys.sort_unstable();
    assert!(keys.is_sorted_by(|one, other| one < other), "nothing is there twice: {keys:?}");
    let (mut said, mut reports) = (Vec::new(), 0);
    for line in &lines {
        let Line::Entry { entry, .. } = serde_json::from_str(&line.text).unwrap() else { continue };
        match entry.act {
            hall::Act::All { .. } => said.push(line.seq),
            hall::Act::Report { .. } => reports += 1,
            _ => {}
        }
    }
    assert_eq!(reports, BOARDS, "every result is told once");
    for (table, acked) in at {
        let table: TableId = table.parse().unwrap();
        let lines = journal.read(table, Seq::START).await.unwrap();
        let heard =
            lines.iter().filter_map(|line| match serde_json::from_str(&line.text).unwrap() {
                Entry::AllBoards { place, .. } => Some(place),
                _ => None,
            });
        assert_eq!(heard.collect::<Vec<_>>(), said, "each act at all boards, once and in order");
        for (key, seq) in acked {
            let own = lines[usize::try_from(*seq).unwrap() - 1].key.as_deref().unwrap();
            assert!(own.ends_with(&format!("/{key}")), "{own} is not {key}");
        }
    }
    println!("{} acts at {} boards, none lost or doubled", said.len(), at.len());
}

/// Everybody acts while servers are killed; then the games end, just before another is.
async fn evening(hall: &Hall, mut kill: impl AsyncFnMut(usize)) -> (Acked, Vec<(String, Acked)>) {
    let (end, done) = (Arc::<AtomicBool>::default(), Arc::<AtomicUsize>::default());
    let tables = hall.tables().await;
    let all = tokio::spawn(hall.clone().at_all_boards(Arc::clone(&end), Arc::clone(&done)));
    let at = |table: &String| {
        let acting = hall.clone().at_table(table.clone(), Arc::clone(&end));
        (table.clone(), tokio::spawn(acting))
    };
    let at: Vec<_> = tables.iter().map(at).collect();
    for crash in 0..usize::try_from(crashes()).unwrap() {
        let before = done.load(Ordering::Relaxed);
        let goes_on = async {
            while done.load(Ordering::Relaxed) == before {
                sleep(Duration::from_millis(1)).await;
            }
        };
        timeout(STUCK, goes_on).await.expect("acts at all boards go on");
        kill(crash).await;
    }
    end.store(true, Ordering::Relaxed);
    let all = all.await.unwrap();
    let mut acked = Vec::new();
    for (table, acting) in at {
        acked.push((table, acting.await.unwrap()));
    }
    hall.end().await;
    kill(0).await;
    hall.knows_all().await;
    (all, acked)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_done_in_an_event_reaches_every_board_once_whenever_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("j.sqlite");
    let database = file.to_str().unwrap();
    let mut server = Process::start(database, None, "127.0.0.1:0");
    let address = server.address;
    let hall = Hall::open(&[address]).await;
    let mut dice = Dice(20_261_118);
    let (all, at) = evening(&hall, async |_| {
        sleep(Duration::from_millis(dice.roll(40))).await;
        server.kill();
        server = Process::start(database, None, &address.to_string());
    })
    .await;
    server.kill();
    check(&Sqlite::open(&file).unwrap(), &hall, &all, &at).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_event_goes_on_at_either_of_two_servers() {
    let (Some(postgres), Some(nats)) = (Postgres::start(), Nats::start()) else { return };
    let start = |listen: &str| Process::start(&postgres.address(), Some(&nats.address()), listen);
    let mut servers = [start("127.0.0.1:0"), start("127.0.0.1:0")];
    let addresses = [servers[0].address, servers[1].address];
    let hall = Hall::open(&addresses).await;
    let mut dice = Dice(20_261_119);
    let (all, at) = evening(&hall, async |crash| {
        sleep(Duration::from_millis(dice.roll(40))).await;
        let victim = crash % 2;
        servers[victim].kill();
        servers[victim] = start(&addresses[victim].to_string());
    })
    .await;
    servers.iter_mut().for_each(Process::kill);
    let journal = journal::Postgres::open(&postgres.address()).await.unwrap();
    check(&journal, &hall, &all, &at).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_arbiter_at_one_server_is_told_of_duties_and_acts_at_the_other() {
    let (Some(postgres), Some(nats)) = (Postgres::start(), Nats::start()) else { return };
    let start = || Process::start(&postgres.address(), Some(&nats.address()), "127.0.0.1:0");
    let (one, two) = (start(), start());
    let hall = Hall::open_by(MIXED, &[one.address]).await;
    let mut console = Console::at(two.address, &hall).await;
    console.shows(3, |line| line["duties"] == json!([])).await;
    let at_board = async |act: Value| {
        let mut act = act;
        act["round"] = json!(1);
        hall.post("/acts", json!({ "act": act })).await;
    };
    let mut times = Vec::new();

    at_board(json!({"act": "all", "all": "start"})).await;
    times.push(console.shows(3, |line| line["tile"]["phase"] == "playing").await);
    // At the wooden board an arbiter says what happened.
    at_board(json!({"act": "clocks", "board": 3, "run": false})).await;
    times.push(console.shows(3, |line| has_duty(line, "stopped")).await);
    at_board(json!({"act": "take", "board": 3})).await;
    times.push(console.shows(3, |line| line["tile"]["mine"] == 1).await);
    let incident = json!({"incident": "illegal", "of": "black"});
    at_board(json!({"act": "rule", "board": 3, "incident": incident})).await;
    times.push(console.shows(3, |line| has_duty(line, "next_illegal_loses")).await);
    // At a table the program sees it.
    let tables = hall.tables().await;
    let path = format!("/api/v1/tables/{}/acts", tables[0]);
    let pause = json!({"act": {"act": "decide", "decision": "pause"}});
    assert_eq!(hall.send(Method::POST, &path, None, Some(&pause)).await.0, 200);
    times.push(console.shows(1, |line| has_duty(line, "stopped")).await);
    println!("from the answer at one server to the console at the other: {times:.1?}");
}
