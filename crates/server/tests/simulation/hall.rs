//! The people of an event: a chief who sets it up, two arbiters who act at all boards and at single
//! ones, players who find their seats by a code. They repeat what was not answered, and whatever any
//! of them is told is searched for what they may not know.
//!
//! The file is long because all of them are one kind of person, who asks and repeats in the same way.

use std::net::SocketAddr;

use hall::Number;
use laws::Seat;
use serde_json::{Value, json};
use server::event::Holder;
use server::journal::{EventId, TableId};
use tokio::time::sleep;

use crate::dice::Dice;
use crate::people::{Person, after, ask, connect, go, is_past_last_orders};
use crate::world::{Mutant, Shared};

/// Time controls that are over soon.
const FAST: [&str; 3] = ["10", "15+1", "30"];
/// Fields of which only arbiters know.
const FOR_ARBITERS: [&str; 9] = [
    "\"desk\"",
    "\"duties\"",
    "\"tally\"",
    "\"mine\"",
    "\"todo\"",
    "\"arbiters\"",
    "\"grounds\"",
    "\"birth\"",
    "\"hash\"",
];

/// An event, as those who are not its people know it.
#[derive(Debug, Default)]
pub(crate) struct Held {
    /// Whether only its people see the games.
    pub(crate) is_delayed: bool,
    /// Acts that were answered as done: the key, the act and its place.
    pub(crate) done: Vec<(String, Value, u64)>,
    /// The secrets with which each act was sent, by key.
    pub(crate) sent_with: Vec<(String, String)>,
    /// Players who were erased, as far as that was answered.
    pub(crate) erased: Vec<u16>,
    /// Whether somebody wanted it deleted, and whether that was answered.
    pub(crate) deleted: Option<bool>,
}

/// What a player is called.
pub(crate) fn name(number: u16) -> String {
    format!("Niemi the {number}.")
}

/// Someone of an event.
struct One {
    world: Shared,
    dice: Dice,
    from: SocketAddr,
    event: EventId,
    /// As whom.
    who: Holder,
    acts: usize,
}

/// The link of someone of an event, and the tables that it opens, with the side.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    pub(crate) token: Option<String>,
    pub(crate) tables: Vec<(TableId, &'static str)>,
}

/// An answer: what was said, and with which status.
type Answer = (u16, Value);

/// Opens an event, sets it up, and lets its people go to it.
pub(crate) async fn organise(world: Shared, from: SocketAddr, seed: u64) {
    let mut dice = Dice(seed);
    sleep(after(&mut dice, 15_000)).await;
    let players = dice.pick(&[4_u16, 6]);
    let (control, is_delayed) = (dice.pick(&FAST), dice.one_in(3));
    let delay = if is_delayed { "[public]\ndelay = \"1:00:00\"\n" } else { "" };
    let toml = format!(
        "name = \"Evening\"\n[laws]\nbook = \"fide-2023\"\ntime_control = \"{control}\"\n\
         supervision = \"limited\"\n\
         [rounds]\npairing = \"berger\"\n{delay}[[equipment]]\nboards = \"1-2\"\nkind = \"table\"\n"
    );
    let wish = json!({"chief": "Chief", "toml": toml});
    let opened = loop {
        if is_past_last_orders(&world) {
            return;
        }
        if let Some(line) = connect(&world, from, &mut dice) {
            let asked = ask(line, ("POST", "/api/v1/events"), (None, None), Some(wish.clone()));
            match asked.await {
                Some((201, opened)) => break opened,
                Some((429 | 500 | 503, _)) | None => {}
                other => panic!("{other:?}"),
            }
        }
        sleep(after(&mut dice, 2_000)).await;
    };
    let event: EventId = opened["event"].as_str().unwrap().parse().unwrap();
    let token = opened["chief"]["token"].as_str().unwrap().to_owned();
    let held = Held { is_delayed, ..Held::default() };
    let who = Holder::Arbiter(hall::ArbiterId(1));
    world.lock().halls.insert(event.record().clone(), held);
    let mut chief = One { world, dice, from, event, who, acts: 0 };
    chief.takes(&token);
    if chief.set_up(players).await.is_some() {
        chief.preside(players).await;
    }
}

impl One {
    fn is_arbiter(&self) -> bool {
        matches!(self.who, Holder::Arbiter(_))
    }

    fn is_chief(&self) -> bool {
        self.who == Holder::Arbiter(hall::ArbiterId(1))
    }

    fn other(&mut self, who: Holder) -> Self {
        let dice = Dice(self.dice.roll());
        let (world, event) = (self.world.clone(), self.event.clone());
        Self { world, dice, from: self.from, event, who, acts: 0 }
    }

    fn token(&self) -> Option<String> {
        let key = (self.event.record().clone(), self.who);
        self.world.lock().chairs.get(&key)?.token.clone()
    }

    /// This is the link from now on, here and at the tables that it opens. Nobody else may be told.
    fn takes(&self, token: &str) {
        let world = &mut *self.world.lock();
        world.whispers.entry(token.to_owned()).or_insert((self.who, false));
        let chair = world.chairs.entry((self.event.record().clone(), self.who)).or_default();
        chair.token = Some(token.to_owned());
        for (table, side) in chair.tables.clone() {
            world.secrets.insert((table, side), token.to_owned());
        }
    }

    /// Whatever is told is searched for what this person may not know.
    fn overhear(&self, path: &str, told: &str) {
        let world = &mut *self.world.lock();
        let knows =
            |(owner, is_code): &(Holder, bool)| *owner == self.who || (*is_code && self.is_chief());
        let mut others = world.whispers.iter().filter(|(_, whose)| !knows(whose));
        let secret =
            others.find(|(secret, _)| told.contains(&***secret)).map(|(_, (owner, _))| *owner);
        let field = FOR_ARBITERS.iter().find(|field| !self.is_arbiter() && told.contains(**field));
        if secret.is_some() || field.is_some() {
            let what = format!(
                "{:?} was told at {path} what it may not know: {secret:?} {field:?}: {told}",
                self.who
            );
            world.wrong.push(what);
        }
    }

    async fn try_once(
        &mut self,
        (method, rest): (&str, &str),
        key: Option<&str>,
        body: Option<Value>,
    ) -> Option<Answer> {
        let line = connect(&self.world, self.from, &mut self.dice)?;
        // A player who has lost the link comes without one.
        let token = self.token().filter(|_| rest != "/seat");
        let path = format!("/api/v1/events/{}{rest}", self.event.as_str());
        if let Some(key) = key {
            let mut world = self.world.lock();
            let held = world.halls.get_mut(self.event.record())?;
            held.sent_with.push((key.to_owned(), token.clone().unwrap_or_default()));
        }
        let answer = ask(line, (method, &path), (token.as_deref(), key), body).await;
        if let Some((status, told)) = &answer {
            self.overhear(&path, &told.to_string());
            let note = format_args!("{:?} {method} {path}: {status}", self.who).to_string();
            self.world.lock().note(note);
        }
        answer
    }

    /// Tries until there is an answer; none if it is time to go, or the event is no more.
    async fn must(
        &mut self,
        what: (&str, &str),
        key: Option<&str>,
        body: Option<Value>,
    ) -> Option<Answer> {
        loop {
            match self.try_once(what, key, body.clone()).await {
                Some((429 | 500 | 503, _)) | None => {}
                Some((404, _)) => return None,
                answer => return answer,
            }
            if key.is_none() && is_past_last_orders(&self.world) {
                return None;
            }
            sleep(after(&mut self.dice, 2_000)).await;
        }
    }

    /// Acts, and sees to it that there is an answer.
    async fn act(&mut self, act: Value) -> Option<Answer> {
        self.acts += 1;
        let key = format!("{:?}-{}", self.who, self.acts);
        let answer = self.must(("POST", "/acts"), Some(&key), Some(json!({"act": act}))).await?;
        if let (200, Some(seq)) = (answer.0, answer.1["seq"].as_u64()) {
            let mut world = self.world.lock();
            world.halls.get_mut(self.event.record())?.done.push((key, act, seq));
        }
        Some(answer)
    }

    /// Enters players, appoints a second arbiter, gives out codes.
    async fn set_up(&mut self, players: u16) -> Option<()> {
        let entrants: Vec<Value> =
            (1..=players).map(|number| json!({"name": name(number), "birth": "1985"})).collect();
        self.act(json!({"act": "enter", "players": entrants})).await?;
        self.act(json!({"act": "appoint", "name": "Second", "role": "arbiter"})).await?;
        let (status, link) = self.must(("PUT", "/arbiters/2/link"), None, None).await?;
        assert_eq!(status, 201, "{link}");
        let second = self.other(Holder::Arbiter(hall::ArbiterId(2)));
        second.takes(link["token"].as_str()?);
        go(&self.world, second.arbitrate());
        for number in 1..=players {
            let body = Some(json!({"players": [number]}));
            let (status, codes) = self.must(("POST", "/codes"), None, body).await?;
            assert_eq!(status, 200, "{codes}");
            let code = codes[0]["code"].as_str()?.to_owned();
            let player = self.other(Holder::Player(Number(number)));
            let is_mixed = self.world.lock().mutant == Some(Mutant::MixesSecrets);
            // A mutant has given the first player the chief's secret.
            let mixed = self.token().filter(|_| is_mixed && number == 1);
            self.world.lock().whispers.insert(code.clone(), (player.who, true));
            go(&self.world, player.play(code, mixed));
        }
        Some(())
    }

    /// Pairs one round after the other, and does what an arbiter does besides.
    async fn preside(mut self, players: u16) {
        for round in 1..players as u8 {
            loop {
                let Some((status, _)) =
                    self.must(("POST", "/pair"), None, Some(json!({"round": round}))).await
                else {
                    return self.leave().await;
                };
                // Refused if it was paired before and the answer was lost, or the last one goes on.
                let state = self.must(("GET", ""), None, None).await;
                let is_paired = state.is_some_and(|(_, state)| state["round"] == round);
                if is_paired {
                    break;
                }
                assert!([200, 409].contains(&status), "{status}");
                if is_past_last_orders(&self.world) {
                    return self.leave().await;
                }
                self.do_something().await;
                sleep(after(&mut self.dice, 3_000)).await;
            }
            self.open_tables(round).await;
        }
        self.arbitrate().await;
    }

    /// Lets people go to the tables of a round.
    async fn open_tables(&mut self, round: u8) -> Option<()> {
        let (_, state) = self.must(("GET", ""), None, None).await?;
        for board in state["boards"].as_array()? {
            let Some(table) = board["desk"]["table"].as_str() else { continue };
            let table: TableId = table.parse().unwrap();
            {
                let (token, record) = (self.token()?, self.event.record());
                let world = &mut *self.world.lock();
                world.tables.insert(table.clone(), token.clone());
                world.at_boards.insert(table.clone(), record.clone());
                world.secrets.insert((table.clone(), "arbiter"), token);
                for side in ["white", "black"] {
                    let holder = Holder::Player(Number(board[side].as_u64()? as u16));
                    let chair = world.chairs.entry((record.clone(), holder)).or_default();
                    chair.tables.push((table.clone(), side));
                    if let Some(token) = chair.token.clone() {
                        world.secrets.insert((table.clone(), side), token);
                    }
                }
            }
            for (role, seat) in [
                ("white", Seat::White),
                ("black", Seat::Black),
                ("arbiter", Seat::Arbiter),
                ("spectator", Seat::Spectator),
            ] {
                let dice = Dice(self.dice.roll());
                let at = (self.from, table.clone(), usize::from(round));
                Person::sit_down(&self.world, at, (role, seat), false, dice);
            }
        }
        Some(())
    }

    async fn arbitrate(mut self) {
        while !is_past_last_orders(&self.world) {
            sleep(after(&mut self.dice, 4_000)).await;
            self.do_something().await;
        }
        if self.is_chief() {
            self.leave().await;
        }
    }

    /// One thing that an arbiter does.
    async fn do_something(&mut self) -> Option<()> {
        let (round, board) = (1 + self.dice.below(2), 1 + self.dice.below(3));
        let at = |act: &str| json!({"act": act, "round": round, "board": board});
        let all = |what: Value| {
            let mut act = json!({"act": "all", "round": round});
            act.as_object_mut().unwrap().extend(what.as_object().unwrap().clone());
            act
        };
        let player = 1 + self.dice.below(6) as u16;
        let act = match self.dice.below(22) {
            0..4 => all(json!({"all": "start"})),
            4 => all(json!({"all": "stop"})),
            5 | 6 => all(json!({"all": "resume"})),
            7 => all(json!({"all": "time", "span": 5_000, "reason": "alarm"})),
            8 => all(json!({"all": "announce", "text": "Silence, please"})),
            9 => at("take"),
            10 => at("let_go"),
            11 => at("confirm"),
            12 => json!({"act": "clocks", "round": round, "board": 3, "run": true}),
            13 | 14 => json!({"act": "enter_result", "round": round, "board": 3, "reason": "seen",
                              "outcome": {"score": {"white": "half", "black": "half"}}}),
            15 => json!({"act": "rule", "round": round, "board": 3,
                         "incident": {"incident": "illegal", "of": "black"}}),
            16 => json!({"act": "excuse", "round": round, "board": board, "side": "white",
                         "reason": "the train"}),
            17 => {
                // The second arbiter has lost the phone. An answer that is lost leaves an old link in
                // the hand, until the chief makes a new one.
                let (status, link) = self.must(("PUT", "/arbiters/2/link"), None, None).await?;
                if status == 201 {
                    let second = self.other(Holder::Arbiter(hall::ArbiterId(2)));
                    second.takes(link["token"].as_str()?);
                }
                return None;
            }
            18 if self.is_chief() => {
                let path = format!("/players/{player}");
                let (status, _) = self.must(("DELETE", &path), None, None).await?;
                if status == 204 {
                    let mut world = self.world.lock();
                    world.halls.get_mut(self.event.record())?.erased.push(player);
                }
                return None;
            }
            19 if self.is_chief() => json!({"act": "unpair", "round": round}),
            _ => {
                let rest = self.dice.pick(&["", "/console", "/live", "/standings", "/rulings"]);
                self.must(("GET", rest), None, None).await?;
                return None;
            }
        };
        self.act(act).await.map(drop)
    }

    /// Goes home; now and then nothing of the event is to be kept.
    async fn leave(mut self) {
        if !self.dice.one_in(5) {
            return;
        }
        let wanted = |world: &Shared, event: &EventId, is_answered: bool| {
            let world = &mut *world.lock();
            let Some(held) = world.halls.get_mut(event.record()) else { return };
            held.deleted = Some(is_answered);
            let tables = world.at_boards.iter().filter(|(_, of)| *of == event.record());
            let deleted = tables.map(|(table, _)| (table.clone(), is_answered));
            world.deleted.extend(deleted.collect::<Vec<_>>());
        };
        wanted(&self.world, &self.event, false);
        for _ in 0..10 {
            match self.try_once(("DELETE", "?confirm=Evening"), None, None).await {
                Some((204 | 404, _)) => return wanted(&self.world, &self.event, true),
                _ => sleep(after(&mut self.dice, 2_000)).await,
            }
        }
    }

    /// A player finds the seat by the code, looks, arrives and signs.
    async fn play(mut self, code: String, mixed: Option<String>) {
        let Holder::Player(number) = self.who else { return };
        sleep(after(&mut self.dice, 3_000)).await;
        while !is_past_last_orders(&self.world) {
            if self.token().is_none() || self.dice.one_in(15) {
                if self.sit(&code, number, mixed.clone()).await.is_none() {
                    return;
                }
            } else if self.dice.one_in(3) {
                let (round, board) = (1 + self.dice.below(2), 1 + self.dice.below(3));
                let (act, side) =
                    (self.dice.pick(&["arrive", "sign"]), self.dice.pick(&["white", "black"]));
                let score = json!({"white": "half", "black": "half"});
                let mut act = json!({"act": act, "round": round, "board": board, "side": side});
                if act["act"] == "sign" {
                    act["score"] = score;
                }
                if self.act(act).await.is_none() {
                    return;
                }
            } else {
                let rest = self.dice.pick(&["", "/my", "/live", "/rulings", "/console"]);
                if self.must(("GET", rest), None, None).await.is_none() {
                    return;
                }
            }
            sleep(after(&mut self.dice, 5_000)).await;
        }
    }

    async fn sit(&mut self, code: &str, number: Number, mixed: Option<String>) -> Option<()> {
        let body = Some(json!({"code": code, "player": number}));
        let (status, seated) = match mixed {
            Some(token) => (200, json!({ "token": token })),
            None => self.must(("POST", "/seat"), None, body).await?,
        };
        // Refused if the player was erased, with the code.
        let token = (status == 200).then(|| seated["token"].as_str()).flatten()?;
        self.takes(token);
        Some(())
    }
}
