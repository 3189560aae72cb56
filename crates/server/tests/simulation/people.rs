//! People at tables: they act by the rules and against them, lose connections, come back with the
//! place that they have seen, and send again what was not answered, with the same key.
//!
//! The file is long because a person is one state machine.

use std::net::SocketAddr;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use bytes::Bytes;
use futures_util::{FutureExt, SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::Request;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use laws::{Act, Book, Decision, Mode, Phase, Regulations, Seat, Table};
use serde_json::{Value, json};
use server::journal::TableId;
use tokio::io::duplex;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::dice::Dice;
use crate::office::Duty;
use crate::wire::Wire;
use crate::world::{Done, Mutant, Shared, Talk};
use crate::{acts, regulations};

/// How long a person waits for an answer.
const PATIENCE: Duration = Duration::from_secs(6);

/// Time controls that are over soon.
const FAST: [&str; 4] = ["10", "20+1", "15d1", "30"];

pub(crate) fn after(dice: &mut Dice, most: usize) -> Duration {
    Duration::from_millis(1 + dice.below(most) as u64)
}

/// A line to a server, if it lets people in.
pub(crate) fn connect(world: &Shared, from: SocketAddr, dice: &mut Dice) -> Option<Wire> {
    let servers = world.lock().doors.len();
    line_to(world, dice.below(servers), from)
}

/// A line to this server, if it lets people in.
pub(crate) fn line_to(world: &Shared, server: usize, from: SocketAddr) -> Option<Wire> {
    // Small, so that a reader who does not read is noticed.
    let (here, there) = duplex(16 * 1024);
    let (here, cut) = Wire::new(here);
    let world = &mut *world.lock();
    world.doors[server].as_ref()?.send((there, from)).ok()?;
    world.cuts[server].push(cut);
    Some(here)
}

/// Asks a server over HTTP; none if no answer comes.
pub(crate) async fn ask(
    line: Wire,
    (method, path): (&str, &str),
    (token, key): (Option<&str>, Option<&str>),
    body: Option<Value>,
) -> Option<(u16, Value)> {
    let token = token.map(|token| ("authorization", format!("Bearer {token}")));
    let key = key.map(|key| ("idempotency-key", key.to_owned()));
    ask_with(line, (method, path), token.into_iter().chain(key).collect(), body).await
}

/// The same with these headers.
pub(crate) async fn ask_with(
    line: Wire,
    (method, path): (&str, &str),
    headers: Vec<(&str, String)>,
    body: Option<Value>,
) -> Option<(u16, Value)> {
    let asked = async {
        let (mut sender, connection) = http1::handshake(TokioIo::new(line)).await.ok()?;
        tokio::spawn(async move { drop(connection.await) });
        let mut request = Request::builder().method(method).uri(path).header("host", "house");
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let text = body.map(|body| body.to_string()).unwrap_or_default();
        let request = request.header("content-type", "application/json");
        let answer =
            sender.send_request(request.body(Full::<Bytes>::from(text)).ok()?).await.ok()?;
        let status = answer.status().as_u16();
        let bytes = answer.into_body().collect().await.ok()?.to_bytes();
        Some((status, serde_json::from_slice(&bytes).unwrap_or_default()))
    };
    timeout(PATIENCE, asked).await.ok()?
}

/// Lets somebody go about. Anything that surprises them makes the run fail.
pub(crate) fn go(world: &Shared, task: impl Future<Output = ()> + Send + 'static) {
    tokio::spawn(astonished(world.clone(), task));
}

/// The same for who is let go by the house.
pub(crate) async fn astonished(world: Shared, task: impl Future<Output = ()>) {
    if let Err(panic) = AssertUnwindSafe(task).catch_unwind().await {
        let text = panic.downcast_ref::<String>().cloned();
        let word = || panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        world.lock().wrong.push(text.or_else(word).unwrap_or_default());
    }
}

/// Where the people of a table live.
pub(crate) fn address(table: usize) -> SocketAddr {
    ([10, 1, (table / 250) as u8, (table % 250) as u8], 1).into()
}

/// Opens a table and sits people down at it.
pub(crate) async fn organise(world: Shared, number: usize, seed: u64) {
    let mut dice = Dice(seed);
    let from = address(number);
    sleep(after(&mut dice, 20_000)).await;
    let is_wild = dice.one_in(2);
    let regulations = if is_wild {
        regulations::lawful(&mut dice).0
    } else {
        let mut quiet = Regulations::of(dice.pick(&Book::ALL));
        quiet.mode = Mode::Screen;
        quiet.control = dice.pick(&FAST).parse().expect("a control");
        quiet
    };
    let outage = if dice.one_in(8) { "counts" } else { "restored" };
    let seats = ["white", "black", "arbiter", "white-assistant"];
    let names =
        json!({"white": format!("Laine {number}."), "black": format!("Virtanen {number}.")});
    let wish =
        json!({"regulations": regulations, "outage": outage, "seats": seats, "names": names});
    let opened = loop {
        let line = connect(&world, from, &mut dice);
        if let Some(line) = line
            && let Some((status, opened)) =
                ask(line, ("POST", "/api/v1/tables"), (None, None), Some(wish.clone())).await
            && status != 503
            && status != 429
        {
            if status == 422 {
                return;
            }
            assert_eq!(status, 201, "{opened} {wish}");
            break opened;
        }
        if is_past_last_orders(&world) {
            return;
        }
        sleep(after(&mut dice, 2_000)).await;
    };
    let table: TableId = opened["table"].as_str().unwrap().parse().unwrap();
    let token = |role: &str| opened["seats"][role]["token"].as_str().map(str::to_owned);
    let is_mixed = world.lock().mutant == Some(Mutant::MixesSecrets);
    world.lock().tables.insert(table.clone(), token("arbiter").unwrap());
    for (role, seat) in [
        ("white", Seat::White),
        ("black", Seat::Black),
        ("arbiter", Seat::Arbiter),
        ("white-assistant", Seat::WhiteAssistant),
        ("spectator", Seat::Spectator),
    ] {
        if role == "white-assistant" && !dice.one_in(4) {
            continue;
        }
        let secret = if is_mixed && role == "black" { "arbiter" } else { role };
        if let Some(token) = token(secret) {
            world.lock().secrets.insert((table.clone(), role), token);
        }
        let at = (from, table.clone(), number);
        let dice = Dice(dice.roll());
        Person::sit_down(&world, at, (role, seat), is_wild, dice);
    }
}

pub(crate) fn is_past_last_orders(world: &Shared) -> bool {
    let world = world.lock();
    world.now > world.last_orders
}

/// Someone at a table.
pub(crate) struct Person {
    pub(crate) world: Shared,
    from: SocketAddr,
    pub(crate) table: TableId,
    /// Of the table, by which its players are called.
    pub(crate) number: usize,
    role: &'static str,
    pub(crate) seat: Seat,
    /// Does anything, not only what belongs to a quiet game.
    is_wild: bool,
    /// Forgets to read.
    is_lazy: bool,
    pub(crate) dice: Dice,
    seen: Option<u64>,
    /// What is to be done next, the first last.
    pub(crate) plan: Vec<Act>,
    /// What was sent and not answered.
    waiting: Option<(String, Value)>,
    /// What the arbiter has begun to see to.
    pub(crate) duty: Option<Duty>,
    /// The secret half of the arbiter's key for sealed moves.
    pub(crate) seal_key: Option<String>,
    acts: usize,
}

impl Person {
    /// Somebody goes to a table.
    pub(crate) fn sit_down(
        world: &Shared,
        (from, table, number): (SocketAddr, TableId, usize),
        (role, seat): (&'static str, Seat),
        is_wild: bool,
        mut dice: Dice,
    ) {
        let person = Self {
            world: world.clone(),
            from,
            table,
            role,
            seat,
            number,
            is_wild,
            is_lazy: seat == Seat::Spectator && dice.one_in(3),
            dice,
            seen: None,
            plan: Vec::new(),
            waiting: None,
            duty: None,
            seal_key: None,
            acts: 0,
        };
        go(world, person.live());
    }

    async fn live(mut self) {
        sleep(after(&mut self.dice, 500)).await;
        loop {
            if let Some(line) = connect(&self.world, self.from, &mut self.dice) {
                if self.seat == Seat::Arbiter && (self.duty.is_some() || self.dice.one_in(3)) {
                    self.see_to_the_table(line).await;
                } else if self.may_seal() && self.dice.one_in(2) {
                    self.seal(line).await;
                } else if self.seat != Seat::Spectator && self.dice.one_in(5) {
                    self.write_a_letter(line).await;
                } else {
                    self.visit(line).await;
                }
            }
            let is_deleted = self.world.lock().deleted.get(&self.table) == Some(&true);
            if is_deleted {
                self.is_refused();
                return;
            }
            if self.is_time_to_go() && self.waiting.is_none() && self.duty.is_none() {
                return;
            }
            sleep(after(&mut self.dice, 2_000)).await;
        }
    }

    /// The secret that opens the seat, as far as this person knows.
    pub(crate) fn token(&self) -> Option<String> {
        self.world.lock().secrets.get(&(self.table.clone(), self.role)).cloned()
    }

    pub(crate) fn is_time_to_go(&self) -> bool {
        is_past_last_orders(&self.world)
    }

    /// Does one thing over plain HTTP.
    async fn write_a_letter(&mut self, line: Wire) {
        let Some((key, act)) = self.next_act() else { return };
        let path = format!("/api/v1/tables/{}/acts", self.table);
        let token = self.sent_with(&key);
        let secrets = (token.as_deref(), Some(key.as_str()));
        let answer = ask(line, ("POST", &path), secrets, Some(json!({"act": act}))).await;
        let Some((status, answer)) = answer else { return };
        self.world.lock().note(format_args!("{} {key}: {status} {answer}", self.role));
        match status {
            200 => self.is_done(answer["seq"].as_u64()),
            429 | 500.. => {}
            _ => self.is_refused(),
        }
    }

    /// Talks over a WebSocket until one of both has enough.
    async fn visit(&mut self, line: Wire) {
        let url = format!("ws://house/api/v1/tables/{}/socket", self.table);
        let joined = timeout(PATIENCE, client_async(url, line)).await;
        let Ok(Ok((mut socket, _))) = joined else { return };
        let secret = self.token();
        let join = json!({"do": "join", "token": secret, "since": self.seen});
        if socket.send(Message::text(join.to_string())).await.is_err() {
            return;
        }
        let talk = {
            let (table, role, since) = (self.table.clone(), self.role, self.seen);
            let mut world = self.world.lock();
            let secret = secret.clone();
            world.talks.push(Talk { table, role, secret, since, told: Vec::new() });
            world.talks.len() - 1
        };
        // An arbiter has other things to do.
        let most = if self.seat == Seat::Arbiter { 15_000 } else { 60_000 };
        let leave = Instant::now() + after(&mut self.dice, most);
        let mut next = Instant::now() + after(&mut self.dice, 1_000);
        let mut silent_since = Instant::now();
        while Instant::now() < leave {
            if self.is_lazy && self.dice.one_in(40) {
                sleep(Duration::from_secs(30)).await;
            }
            tokio::select! {
                biased;
                frame = socket.next() => match frame {
                    Some(Ok(Message::Text(text))) => {
                        silent_since = Instant::now();
                        if !self.hear(talk, &text) {
                            return;
                        }
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(_) | Err(_)) | None => return,
                },
                () = sleep_until(next) => {
                    next = Instant::now() + after(&mut self.dice, 3_000);
                    if self.waiting.is_some() && silent_since.elapsed() > PATIENCE {
                        return;
                    }
                    // A visit is with the secret that opened it.
                    if self.token() != secret || !self.say(&mut socket).await {
                        return;
                    }
                }
            }
        }
    }

    /// Acts, unless there is nothing to do. False if the connection is given up.
    async fn say(&mut self, socket: &mut WebSocketStream<Wire>) -> bool {
        if self.seat == Seat::Spectator {
            return !self.is_time_to_go();
        }
        let Some((key, act)) = self.next_act() else { return !self.is_time_to_go() };
        self.sent_with(&key);
        let frame = json!({"do": "act", "key": key, "act": act}).to_string();
        // Now and then the connection is lost just after the act was sent.
        socket.send(Message::text(frame)).await.is_ok() && !self.dice.one_in(40)
    }

    /// Takes in what the server says. False if it shows the person out.
    fn hear(&mut self, talk: usize, text: &str) -> bool {
        let frame: Value = serde_json::from_str(text).expect("JSON");
        self.world.lock().note(format_args!("{} {}: {text}", self.table, self.role));
        match frame["say"].as_str() {
            Some("state" | "notice") => {
                let what = frame.get("state").or(frame.get("notice")).expect("one of them");
                self.seen = what["seq"].as_u64();
                self.world.lock().talks[talk].told.push(what.clone());
            }
            Some("ack") if self.waits_for(&frame) => self.is_done(frame["seq"].as_u64()),
            Some("refused") if self.waits_for(&frame) => {
                match frame["problem"]["status"].as_u64() {
                    Some(429 | 500..) => {}
                    _ => self.is_refused(),
                }
            }
            Some("refused") if frame["key"].is_null() => {
                if [404, 410].contains(&frame["problem"]["status"].as_u64().unwrap_or_default()) {
                    self.is_refused();
                }
                return false;
            }
            _ => {}
        }
        true
    }

    /// The secret of the seat, with which this act is sent now.
    pub(crate) fn sent_with(&self, key: &str) -> Option<String> {
        let token = self.token()?;
        let mut world = self.world.lock();
        world.sent_with.entry(key.to_owned()).or_default().insert(token.clone());
        Some(token)
    }

    /// A key of this person's own.
    pub(crate) fn next_key(&mut self) -> String {
        self.acts += 1;
        format!("{}-{}-{}", self.table, self.role, self.acts)
    }

    fn waits_for(&self, frame: &Value) -> bool {
        self.waiting.as_ref().is_some_and(|(key, _)| frame["key"] == **key)
    }

    fn is_done(&mut self, seq: Option<u64>) {
        let Some((key, act)) = self.waiting.take() else { return };
        let mut world = self.world.lock();
        world.unanswered.remove(&key);
        if let Some(seq) = seq {
            world.done.push(Done { table: self.table.clone(), key, act, seq });
        }
    }

    fn is_refused(&mut self) {
        let Some((key, _)) = self.waiting.take() else { return };
        self.plan.clear();
        self.world.lock().unanswered.remove(&key);
    }

    /// What was not answered yet, or else something new.
    fn next_act(&mut self) -> Option<(String, Value)> {
        if self.waiting.is_none() {
            if self.is_time_to_go() {
                return None;
            }
            if self.plan.is_empty() && !self.seat.is_assistant() {
                let next = self.adjourning();
                self.plan.extend(next);
            }
            if self.plan.is_empty() {
                let mut world = self.world.lock();
                let table = world.board(&self.table)?;
                self.plan = choose(&mut self.dice, table, self.seat, self.is_wild);
            }
            let act = serde_json::to_value(self.plan.pop()?).expect("an act");
            let key = self.next_key();
            self.world.lock().unanswered.insert(key.clone(), self.table.clone());
            self.waiting = Some((key, act));
        }
        self.waiting.clone()
    }
}

/// What someone does as things stand, the first last.
fn choose(dice: &mut Dice, table: &Table, seat: Seat, is_wild: bool) -> Vec<Act> {
    let own = |plan: Vec<(Seat, Act)>| -> Vec<Act> {
        plan.into_iter().rev().filter(|(by, _)| *by == seat).map(|(_, act)| act).collect()
    };
    match (seat, table.phase()) {
        (Seat::Arbiter, Phase::Waiting) if !dice.one_in(3) => {
            return vec![Act::Decide(Decision::Start)];
        }
        (Seat::Arbiter, Phase::Stopped) if dice.one_in(2) => {
            return vec![Act::Decide(Decision::Resume)];
        }
        (Seat::White | Seat::Black, Phase::Waiting) => {
            let lots = Act::DrawLots { seed: dice.roll() >> 11 };
            return vec![dice.pick(&[Act::Arrive, lots, Act::Confirm])];
        }
        (Seat::White | Seat::Black, Phase::Playing) if !is_wild || !dice.one_in(3) => {
            // Someone thinks for long.
            return if dice.one_in(4) { Vec::new() } else { own(acts::making_a_move(dice, table)) };
        }
        _ if !is_wild => return Vec::new(),
        _ => {}
    }
    let mut thoughts = (0..8).map(|_| acts::any(dice, table));
    thoughts.find(|(by, _)| *by == seat).map(|(_, act)| act).into_iter().collect()
}
