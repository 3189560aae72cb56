//! A server over real sockets, and people at it.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use clock::Moment;
use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use server::entry::Outage;
use server::erase::Keep;
use server::journal::{Journal, Sqlite};
use server::{Hand, Limits, Open, Proxies, Server, Settings, Store, Timepiece};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::document::Document;
use crate::fickle::Fickle;

pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) http: Client,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<()>,
}

pub(crate) fn settings(database: &Path) -> Settings {
    Settings {
        listen: "127.0.0.1:0".parse().unwrap(),
        store: Store::Sqlite(database.to_owned()),
        tls: None,
        nats: None,
        public: None,
        outage: Outage::Restored,
        open: Open::Anyone,
        metrics: None,
        limits: Limits::default(),
        proxies: Proxies::default(),
        keep: Keep::default(),
        engine: server::sparring::Choice::None,
        pairing: server::event::engine::Pairing::None,
        signing_key: database.with_extension("key"),
        time: Timepiece::start(),
    }
}

impl House {
    pub(crate) async fn open(database: &Path) -> Self {
        Self::open_with(settings(database)).await
    }

    /// A house whose time stands still until the hand is moved.
    pub(crate) async fn open_at(database: &Path, at: Moment) -> (Self, Hand) {
        let (time, hand) = Timepiece::held(at);
        (Self::open_with(Settings { time, ..settings(database) }).await, hand)
    }

    pub(crate) async fn open_with(settings: Settings) -> Self {
        Self::of(Server::start(settings).await.unwrap())
    }

    /// Two servers that share a journal, and the journal.
    pub(crate) async fn two(folder: &Path) -> (Self, Self, Arc<dyn Journal>) {
        let file = folder.join("j.sqlite");
        let journal: Arc<dyn Journal> = Arc::new(Fickle::shared(Sqlite::open(&file).unwrap()));
        let serve = || async {
            Self::of(Server::start_with(Arc::clone(&journal), settings(&file)).await.unwrap())
        };
        (serve().await, serve().await, journal)
    }

    pub(crate) fn of(server: Server) -> Self {
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(async move {
            let end = async move { drop(stopped.await) };
            server.serve_until(end).await.unwrap();
        });
        Self { address, http: Client::new(), stop: Some(stop), serving }
    }

    pub(crate) async fn close(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        self.serving.await.unwrap();
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Asks, and gives status and JSON.
    pub(crate) async fn ask(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> (StatusCode, Value) {
        let mut request = self.http.request(method.clone(), self.url(path));
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let response = request.send().await.unwrap();
        let status = response.status();
        let kind = response.headers().get("content-type");
        let kind = kind.map(|kind| kind.to_str().unwrap().to_owned());
        let text = response.text().await.unwrap();
        let is_json = kind.as_ref().is_some_and(|kind| kind.contains("json"));
        let read = || serde_json::from_str(&text).unwrap();
        let value = if is_json { read() } else { Value::String(text) };
        let document = Document::of(self).await;
        document.check_answer((&method, path, body), (status, kind.as_deref(), &value));
        (status, value)
    }

    pub(crate) async fn table(&self, regulations: Value) -> Table {
        let seats = ["white", "black", "white-assistant", "black-assistant", "arbiter", "table"];
        let body = json!({"regulations": regulations, "seats": seats,
                          "names": {"white": "Laine", "black": "Virtanen"}});
        let (status, answer) = self.ask(Method::POST, "/api/v1/tables", None, Some(&body)).await;
        assert_eq!(status, StatusCode::CREATED, "{answer}");
        let tokens = answer["seats"].as_object().unwrap().iter();
        let token = |link: &Value| link["token"].as_str().unwrap().to_owned();
        Table {
            id: answer["table"].as_str().unwrap().to_owned(),
            tokens: tokens.map(|(role, link)| (role.clone(), token(link))).collect(),
        }
    }

    pub(crate) async fn act(&self, table: &Table, role: &str, act: Value) -> (StatusCode, Value) {
        let path = table.path("/acts");
        let body = json!({ "act": act });
        self.ask(Method::POST, &path, table.token(role), Some(&body)).await
    }

    /// An act that must be done.
    pub(crate) async fn done(&self, table: &Table, role: &str, act: Value) -> Value {
        let (status, answer) = self.act(table, role, act.clone()).await;
        assert_eq!(status, StatusCode::OK, "{role} {act}: {answer}");
        answer
    }

    pub(crate) async fn get(&self, table: &Table, role: &str, what: &str) -> (StatusCode, Value) {
        self.ask(Method::GET, &table.path(what), table.token(role), None).await
    }

    pub(crate) async fn socket(&self, table: &Table) -> Socket {
        let url = format!("ws://{}{}", self.address, table.path("/socket"));
        Socket(connect_async(url).await.unwrap().0)
    }

    pub(crate) async fn join(&self, table: &Table, role: &str, since: Option<u64>) -> Socket {
        let mut socket = self.socket(table).await;
        socket.say(json!({"do": "join", "token": table.token(role), "since": since})).await;
        let joined = socket.hear().await;
        assert_eq!(joined["say"], "joined", "{joined}");
        socket
    }
}

pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) tokens: BTreeMap<String, String>,
}

impl Table {
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.id)
    }

    pub(crate) fn token(&self, role: &str) -> Option<&str> {
        self.tokens.get(role).map(String::as_str)
    }
}

pub(crate) struct Socket(pub(crate) WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) async fn say(&mut self, value: Value) {
        self.0.send(Message::text(value.to_string())).await.unwrap();
    }

    /// The next frame that is text; `Null` when there is no more.
    pub(crate) async fn hear(&mut self) -> Value {
        let next = async {
            loop {
                match self.0.next().await {
                    Some(Ok(Message::Text(text))) => {
                        let frame = serde_json::from_str(&text).unwrap();
                        Document::known().check_frame(&frame);
                        return frame;
                    }
                    Some(Ok(Message::Close(_)) | Err(tungstenite::Error::ConnectionClosed))
                    | None => return Value::Null,
                    Some(Ok(_)) => {}
                    Some(Err(_)) => return Value::Null,
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(20), next).await.expect("a frame within 20 s")
    }

    /// The next frame of one kind.
    pub(crate) async fn hear_a(&mut self, say: &str) -> Value {
        loop {
            let value = self.hear().await;
            assert!(!value.is_null(), "the socket was closed before a {say}");
            if value["say"] == say {
                return value;
            }
        }
    }
}

pub(crate) fn screen() -> Value {
    json!({"book": "fide-2018", "control": "300+3"})
}

pub(crate) fn start() -> Value {
    json!({"act": "decide", "decision": "start"})
}

pub(crate) fn mv(uci: &str) -> Value {
    json!({"act": "move", "move": uci})
}
