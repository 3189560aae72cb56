//! All boards of a LiveChess: what it says, what it is asked, and the games that come of it.
//!
//! LiveChess speaks JSON over a WebSocket. It is asked now and then which boards there are (`eboards`).
//! After a subscription (`eboardevent`) it reports whatever that board feels.

use chess::{Board, ByColor, Color, Position};
use clock::{Moment, Span};
use serde::Deserialize;
use serde_json::{Value, json};

use super::way::Way;
use super::{LiveBoard, Placement, Sign};

/// How often it is asked whether there are new boards.
const ASKED_AGAIN: Span = Span::seconds(10);

/// The boards of one LiveChess.
#[derive(Debug)]
pub struct Hall {
    settle: Span,
    boards: Vec<LiveBoard>,
    /// Which of them this connection is subscribed to.
    subscribed: Vec<bool>,
    /// When it was last asked which boards there are.
    asked: Option<Moment>,
    calls: u64,
    is_changed: bool,
}

/// What LiveChess says.
#[derive(Deserialize)]
struct Message {
    response: String,
    #[serde(default)]
    param: Value,
}

/// A board as LiveChess tells it: in a list, or when something was felt.
#[derive(Deserialize)]
struct Told {
    serialnr: Value,
    /// `ACTIVE`, or what keeps it from being so.
    #[serde(default)]
    state: Value,
    /// Whether it lies the other way.
    #[serde(default)]
    flipped: Value,
    #[serde(default)]
    board: Option<String>,
    #[serde(default)]
    clock: Value,
    /// The moves since the initial position, as LiveChess understood them.
    #[serde(default)]
    san: Value,
}

/// The state of a board that LiveChess no longer lists.
const NOT_LISTED: &str = "NOTLISTED";

impl Told {
    /// The word for its not answering, if it does not. A board that feels something and says nothing of its
    /// state answers.
    fn silent(&self) -> Option<Option<&str>> {
        match self.state.as_str() {
            // A board at which no game is running is inactive; it feels all the same.
            Some("ACTIVE" | "INACTIVE") => Some(None),
            Some(state) => Some(Some(state)),
            None => self.board.is_some().then_some(None),
        }
    }
}

impl Hall {
    /// A hall whose boards settle in this time.
    #[must_use]
    pub const fn new(settle: Span) -> Self {
        Self {
            settle,
            boards: Vec::new(),
            subscribed: Vec::new(),
            asked: None,
            calls: 0,
            is_changed: false,
        }
    }

    /// The connection is new: boards are asked for anew, as it knows of no subscription. The games go on,
    /// and are told again, so that whoever was told that the line is broken hears that it is not.
    pub fn connected(&mut self) {
        self.asked = None;
        self.subscribed.fill(false);
        self.is_changed = true;
    }

    /// Takes in what LiveChess says, and answers what to say to it. What cannot be read is passed over:
    /// LiveChess says more than is asked for.
    pub fn hear(&mut self, text: &str, at: Moment) -> Vec<String> {
        let Ok(Message { response, param }) = serde_json::from_str(text) else {
            return Vec::new();
        };
        match (&*response, param) {
            ("call", Value::Array(boards)) => {
                self.unlisted(&boards);
                boards.into_iter().filter_map(|board| self.board(board, at)).collect()
            }
            ("feed", board @ Value::Object(_)) => self.board(board, at).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Boards that were there and are not in the list do not answer, and are subscribed to anew when they
    /// come back.
    fn unlisted(&mut self, listed: &[Value]) {
        for (live, subscribed) in self.boards.iter_mut().zip(&mut self.subscribed) {
            if !listed.iter().any(|told| name_of(told["serialnr"].clone()) == live.name()) {
                *subscribed = false;
                self.is_changed |= live.silent(Some(NOT_LISTED));
            }
        }
    }

    /// Takes in news of a board; returns the subscription if there is none yet.
    fn board(&mut self, told: Value, at: Moment) -> Option<String> {
        let told: Told = serde_json::from_value(told).ok()?;
        let name = name_of(told.serialnr.clone());
        let known = self.boards.iter().position(|board| board.name() == name);
        let index = known.unwrap_or_else(|| {
            self.boards.push(LiveBoard::new(&name, self.settle));
            self.subscribed.push(false);
            self.is_changed = true;
            self.boards.len() - 1
        });
        let live = &mut self.boards[index];
        if let Some(silent) = told.silent() {
            self.is_changed |= live.silent(silent);
        }
        if let Some(is_flipped) = told.flipped.as_bool() {
            live.flipped(is_flipped);
        }
        let Told { board, clock, san, .. } = told;
        live.clock(clocks(&clock));
        live.told(serde_json::from_value(san).unwrap_or_default());
        if let Some(placement) = board.and_then(|text| text.parse::<Placement>().ok()) {
            live.see(placement, at);
        }
        if std::mem::replace(&mut self.subscribed[index], true) {
            return None;
        }
        self.calls += 1;
        Some(subscription(self.calls, index + 1, &name))
    }

    /// Lets time pass, and answers what to say to LiveChess.
    pub fn tick(&mut self, at: Moment) -> Option<String> {
        for board in &mut self.boards {
            self.is_changed |= board.tick(at);
        }
        if !is_due(&mut self.asked, at) {
            return None;
        }
        self.calls += 1;
        Some(question(self.calls))
    }

    /// The games of all boards as PGN, if they have changed since this was last asked.
    pub fn changed(&mut self) -> Option<String> {
        if !std::mem::take(&mut self.is_changed) {
            return None;
        }
        Some(self.boards.iter().map(LiveBoard::pgn).collect())
    }
}

/// Whether it is time to ask again which boards there are.
fn is_due(asked: &mut Option<Moment>, at: Moment) -> bool {
    let is_fresh = |asked: Moment| at.saturating_since(asked) < ASKED_AGAIN;
    let is_due = !asked.is_some_and(is_fresh);
    if is_due {
        *asked = Some(at);
    }
    is_due
}

/// Asks which boards there are.
fn question(call: u64) -> String {
    json!({"call": "eboards", "id": call, "param": null}).to_string()
}

/// Subscribes to what a board feels.
fn subscription(call: u64, feed: usize, name: &str) -> String {
    let feed = json!({"feed": "eboardevent", "id": feed, "param": {"serialnr": name}});
    json!({"call": "subscribe", "id": call, "param": feed}).to_string()
}

/// The name of a board.
fn name_of(serialnr: Value) -> String {
    match serialnr {
        Value::String(name) => name,
        other => other.to_string(),
    }
}

/// One board of a LiveChess, as signs of what hands do over it.
#[derive(Debug)]
pub struct LiveFeed {
    /// The serial number of the board; of any, while it is empty.
    serial: String,
    /// Whose clock runs, if that is told.
    running: Option<Color>,
    /// When it was last asked which boards there are.
    asked: Option<Moment>,
    is_subscribed: bool,
    way: Way,
    /// What was last felt, as White sees it.
    felt: Board,
    /// How LiveChess calls it that the board does not answer, while it does not.
    silent: Option<String>,
}

/// Whether a board answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Signal {
    /// It does not, in the word of the source.
    Lost(String),
    /// It does again.
    Back,
}

/// What follows from something that LiveChess says.
#[derive(Debug, Default)]
pub struct Heard {
    /// What to say to it.
    pub say: Vec<String>,
    /// What the board tells.
    pub signs: Vec<Sign>,
    /// That it has stopped to answer, or answers again.
    pub signal: Option<Signal>,
}

impl LiveFeed {
    /// The board with this serial number, or the first one that is mentioned.
    #[must_use]
    pub fn new(serial: &str) -> Self {
        Self {
            serial: serial.to_owned(),
            running: None,
            asked: None,
            is_subscribed: false,
            way: Way::default(),
            felt: *Position::initial().board(),
            silent: None,
        }
    }

    /// The connection is new: it knows of no subscription.
    pub fn connected(&mut self) {
        (self.asked, self.is_subscribed) = (None, false);
    }

    /// Lets time pass, and answers what to ask.
    pub fn tick(&mut self, at: Moment) -> Option<String> {
        is_due(&mut self.asked, at).then(|| question(1))
    }

    /// Takes in what LiveChess says.
    pub fn hear(&mut self, text: &str) -> Heard {
        let mut heard = Heard::default();
        let Ok(Message { response, param }) = serde_json::from_str(text) else { return heard };
        let boards = match (&*response, param) {
            ("call", Value::Array(boards)) => boards,
            ("feed", board) => vec![board],
            _ => return heard,
        };
        if response == "call" && !self.serial.is_empty() {
            let is_own = |told: &Value| name_of(told["serialnr"].clone()) == self.serial;
            if !boards.iter().any(is_own) {
                self.is_subscribed = false;
                heard.signal = self.silent(Some(NOT_LISTED));
            }
        }
        for told in boards {
            let Ok(told) = serde_json::from_value::<Told>(told) else { continue };
            let name = name_of(told.serialnr.clone());
            if self.serial.is_empty() {
                self.serial.clone_from(&name);
            }
            if name != self.serial {
                continue;
            }
            if !std::mem::replace(&mut self.is_subscribed, true) {
                heard.say.push(subscription(2, 1, &name));
            }
            if let Some(silent) = told.silent() {
                heard.signal = self.silent(silent).or(heard.signal);
            }
            if let Some(is_flipped) = told.flipped.as_bool() {
                self.way.tell(is_flipped);
            }
            let felt = told.board.and_then(|text| text.parse::<Placement>().ok());
            if let Some(felt) = felt.filter(|_| self.silent.is_none()) {
                let felt = self.way.upright(felt, &self.felt);
                self.felt = felt.0;
                heard.signs.push(Sign::Felt(felt));
            }
            heard.signs.extend(self.lever(&told.clock));
        }
        heard
    }

    /// Takes in whether the board answers; tells it if that is news.
    fn silent(&mut self, how: Option<&str>) -> Option<Signal> {
        if self.silent.as_deref() == how {
            return None;
        }
        self.silent = how.map(str::to_owned);
        Some(how.map_or(Signal::Back, |how| Signal::Lost(how.to_owned())))
    }

    /// The press that started the other clock.
    fn lever(&mut self, clock: &Value) -> Option<Sign> {
        let running = match clock["run"].as_str().map(str::to_lowercase).as_deref() {
            Some("white") => Color::White,
            Some("black") => Color::Black,
            _ => return None,
        };
        let before = self.running.replace(running);
        (before == Some(!running)).then_some(Sign::Pressed(!running))
    }
}

/// What the clocks show: seconds, or hours, minutes and seconds.
fn clocks(clock: &Value) -> ByColor<Option<Span>> {
    let time = |value: &Value| match value {
        Value::Number(seconds) => {
            seconds.as_f64().map(|s| Span::millis((s.max(0.0) * 1000.0) as u64))
        }
        Value::String(text) => {
            let mut parts = text.split(':').map(|part| part.parse::<u64>().ok());
            let seconds =
                parts.try_fold(0_u64, |sum, part| sum.checked_mul(60)?.checked_add(part?));
            seconds.map(Span::seconds)
        }
        _ => None,
    };
    ByColor { white: time(&clock["white"]), black: time(&clock["black"]) }
}
