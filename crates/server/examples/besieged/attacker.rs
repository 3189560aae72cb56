//! Every way to wear a server down, all at once and as fast as it answers.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::open;

const WAYS: [&str; 15] = [
    "acts",
    "keys",
    "seats",
    "wrong secrets",
    "no table",
    "replay",
    "record",
    "PGN",
    "tables",
    "quiz",
    "books",
    "rules in force",
    "trials",
    "QR",
    "sockets",
];

/// What was tried and what was refused, by way.
#[derive(Debug, Default)]
struct Tally {
    tried: [AtomicU64; WAYS.len()],
    refused: [AtomicU64; WAYS.len()],
}

/// Attacks that go on until this is dropped.
pub(crate) struct Siege {
    tally: Arc<Tally>,
    attackers: Vec<JoinHandle<()>>,
}

impl Siege {
    pub(crate) fn told(&self) {
        for (place, way) in WAYS.iter().enumerate() {
            let get = |counts: &[AtomicU64]| counts[place].load(Ordering::Relaxed);
            let (tried, refused) = (get(&self.tally.tried), get(&self.tally.refused));
            println!("  {way}: {tried} tried, {refused} refused");
        }
    }
}

impl Drop for Siege {
    fn drop(&mut self) {
        self.attackers.iter().for_each(JoinHandle::abort);
    }
}

/// Begins to attack, in each way from each address.
pub(crate) async fn besiege(base: &str, long: &Value, honest: &Value, addresses: usize) -> Siege {
    let tally = Arc::<Tally>::default();
    let mut attackers = Vec::new();
    for number in 0..addresses {
        let from = format!("198.51.{}.{}", number / 250, number % 250 + 1);
        let own = open(&Client::new(), base, &from).await;
        for way in 0..WAYS.len() {
            let attacker = Attacker {
                http: Client::new(),
                base: base.to_owned(),
                from: from.clone(),
                own: own.clone(),
                long: long["table"].as_str().unwrap().to_owned(),
                honest: honest["table"].as_str().unwrap().to_owned(),
            };
            attackers.push(tokio::spawn(attacker.attack(way, Arc::clone(&tally))));
        }
    }
    Siege { tally, attackers }
}

struct Attacker {
    http: Client,
    base: String,
    from: String,
    own: Value,
    long: String,
    honest: String,
}

impl Attacker {
    async fn attack(self, way: usize, tally: Arc<Tally>) {
        loop {
            tally.tried[way].fetch_add(1, Ordering::Relaxed);
            if !self.once(way).await {
                tally.refused[way].fetch_add(1, Ordering::Relaxed);
            }
            tokio::task::yield_now().await;
        }
    }

    /// Whether the server let it happen.
    async fn once(&self, way: usize) -> bool {
        let own = self.own["table"].as_str().unwrap();
        let arbiter = self.own["seats"]["arbiter"]["token"].as_str();
        let look = json!({"act": {"act": "look"}});
        let at = |table: &str, what: &str| format!("/tables/{table}/{what}");
        let get = |path: &str| (Method::GET, path.to_owned(), None, Value::Null);
        let (method, path, token, body) = match WAYS[way] {
            "acts" => (Method::POST, at(own, "acts"), arbiter, look),
            "keys" => (Method::PUT, at(own, "envelope/key"), arbiter, json!({})),
            "seats" => (Method::PUT, at(own, "seats/white"), arbiter, Value::Null),
            "wrong secrets" => {
                let wrong = Some("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
                (Method::GET, format!("/tables/{}", self.honest), wrong, Value::Null)
            }
            "no table" => (Method::GET, "/tables/zzzzzzzzzzzz".to_owned(), None, Value::Null),
            "replay" => (Method::GET, at(&self.long, "replay?lang=fi"), None, Value::Null),
            "record" => (Method::GET, at(&self.long, "record?lang=fi"), None, Value::Null),
            "PGN" => (Method::GET, at(&self.long, "pgn"), None, Value::Null),
            "tables" => {
                let wish = json!({"regulations": {"book": "fide-2018", "control": "36000"}});
                (Method::POST, "/tables".to_owned(), None, wish)
            }
            "quiz" => get("/books/fide-2023/quiz?count=20&lang=fi"),
            "books" => get("/books/fide-2023/9.2?lang=fi"),
            "rules in force" => {
                let regulations = json!({"book": "fide-2023", "control": "5400+30"});
                (Method::POST, "/in-force?lang=fi".to_owned(), None, regulations)
            }
            "trials" => {
                let fen = "8/8/8/2p1k3/2P1P3/3K4/8/8 w - - 0 1";
                let trial = json!({"position": fen, "move": "d3c3"});
                (Method::POST, "/trials?lang=fi".to_owned(), None, trial)
            }
            "QR" => (Method::GET, at(&self.long, "qr"), None, Value::Null),
            _ => return self.follow().await,
        };
        let url = format!("{}/api/v1{path}", self.base);
        let mut request = self.http.request(method, url).header("X-Forwarded-For", &self.from);
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        if !body.is_null() {
            request = request.json(&body);
        }
        let Ok(response) = request.send().await else { return false };
        let is_refused = response.status() == 429 || response.status() == 409;
        let is_whole = response.bytes().await.is_ok();
        is_whole && !is_refused
    }

    /// Follows the long table from its beginning, and goes away.
    async fn follow(&self) -> bool {
        let url = format!("{}/api/v1/tables/{}/socket", self.base, self.long);
        let mut request = url.replacen("http", "ws", 1).into_client_request().unwrap();
        request.headers_mut().insert("X-Forwarded-For", self.from.parse().unwrap());
        let Ok((mut socket, _)) = connect_async(request).await else { return false };
        let join = json!({"do": "join", "since": 1, "lang": "fi"});
        if socket.send(Message::text(join.to_string())).await.is_err() {
            return false;
        }
        for _ in 0..3 {
            match socket.next().await {
                Some(Ok(Message::Text(said))) if said.contains("\"refused\"") => return false,
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return false,
            }
        }
        true
    }
}
