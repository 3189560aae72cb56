//! Events over real sockets: an evening, who may know what, and what survives.
//!
//! The file is long because its tests share one event with its people, links and tables.

use std::time::Duration;

use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::document::Document;
use crate::people::{House, mv};

/// An event and the links that were made.
pub(crate) struct Hall<'h> {
    pub(crate) house: &'h House,
    pub(crate) id: String,
    pub(crate) chief: String,
}

const EVENING: &str = "\
name = \"Club evening\"
place = \"Tampere\"

[laws]
book = \"fide-2023\"
time_control = \"900+10\"
supervision = \"limited\"
default_time = \"10:00\"
device_found = \"loss\"

[rounds]
pairing = \"berger\"

[public]
delay = \"15:00\"

[[room]]
name = \"Hall A\"
boards = \"1-8\"
row = 4

[[equipment]]
boards = \"1-2\"
kind = \"table\"
";

impl<'h> Hall<'h> {
    pub(crate) async fn open(house: &'h House) -> Self {
        let body = json!({"chief": "Eeva Korhonen", "toml": EVENING});
        let (status, made) = house.ask(Method::POST, "/api/v1/events", None, Some(&body)).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        Self { house, id: text(&made["event"]), chief: text(&made["chief"]["token"]) }
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/v1/events/{}{rest}", self.id)
    }

    pub(crate) async fn get(&self, token: Option<&str>, rest: &str) -> (StatusCode, Value) {
        self.house.ask(Method::GET, &self.path(rest), token, None).await
    }

    pub(crate) async fn post(
        &self,
        token: Option<&str>,
        rest: &str,
        body: Value,
    ) -> (StatusCode, Value) {
        self.house.ask(Method::POST, &self.path(rest), token, Some(&body)).await
    }

    pub(crate) async fn act(&self, token: &str, act: Value) -> (StatusCode, Value) {
        self.post(Some(token), "/acts", json!({"act": act})).await
    }

    /// An act that must be done.
    pub(crate) async fn done(&self, token: &str, act: Value) -> Value {
        let (status, answer) = self.act(token, act.clone()).await;
        assert_eq!(status, StatusCode::OK, "{act}: {answer}");
        answer
    }

    /// Sixteen players.
    pub(crate) async fn enter_players(&self) {
        let players: Vec<Value> = (1..=16)
            .map(|number| json!({"name": format!("Player {number:02}, P"), "rating": 2400 - 10 * number, "birth": "1985"}))
            .collect();
        let (status, entered) =
            self.post(Some(&self.chief), "/players", json!({"players": players})).await;
        assert_eq!(status, StatusCode::OK, "{entered}");
        assert_eq!(entered["players"].as_array().unwrap().len(), 16);
    }

    /// A second arbiter, with an own link.
    pub(crate) async fn second_arbiter(&self) -> String {
        self.done(
            &self.chief,
            json!({"act": "appoint", "name": "Lauri Mäkelä", "role": "arbiter"}),
        )
        .await;
        let path = self.path("/arbiters/2/link");
        let (status, link) = self.house.ask(Method::PUT, &path, Some(&self.chief), None).await;
        assert_eq!(status, StatusCode::CREATED, "{link}");
        link["token"].as_str().unwrap().to_owned()
    }

    /// Pairs the first round: 1 against 16, 2 against 15, and so on.
    pub(crate) async fn pair(&self) {
        let (status, paired) = self.post(Some(&self.chief), "/pair", json!({"round": 1})).await;
        assert_eq!(status, StatusCode::OK, "{paired}");
        assert_eq!(paired["boards"].as_array().unwrap().len(), 8);
    }

    /// The table of a board.
    pub(crate) async fn table(&self, board: usize) -> String {
        let (_, state) = self.get(Some(&self.chief), "").await;
        state["boards"][board - 1]["desk"]["table"].as_str().unwrap().to_owned()
    }

    /// A player's own link.
    pub(crate) async fn seat(&self, player: u16) -> Value {
        let body = json!({"players": [player]});
        let (_, codes) = self.post(Some(&self.chief), "/codes", body).await;
        let body = json!({"player": player, "code": codes[0]["code"]});
        let (status, seated) = self.post(None, "/seat", body).await;
        assert_eq!(status, StatusCode::OK, "{seated}");
        seated
    }

    async fn at_table(&self, table: &str, token: &str, act: Value) -> (StatusCode, Value) {
        let path = format!("/api/v1/tables/{table}/acts");
        self.house.ask(Method::POST, &path, Some(token), Some(&json!({"act": act}))).await
    }
}

fn token(link: &Value) -> String {
    link["token"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn an_event_is_opened_from_a_file_and_a_bad_one_is_told_with_its_place() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let body = json!({"chief": "K", "toml": "name = \"x\"\n[laws]\nbok = \"fide-2023\"\n"});
    let (status, problem) = house.ask(Method::POST, "/api/v1/events", None, Some(&body)).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(problem["detail"].as_str().unwrap().starts_with("line 3, column 1"), "{problem}");
    let hall = Hall::open(&house).await;
    let (_, state) = hall.get(Some(&hall.chief), "?lang=fi").await;
    assert_eq!((&state["role"], &state["me"]), (&json!("chief"), &json!({"arbiter": 1})));
    let (_, state) = hall.get(None, "").await;
    assert_eq!((&state["role"], state.get("arbiters")), (&json!("public"), None));
    let (status, _) = hall.get(Some(&"A".repeat(32)), "").await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    house.close().await;
}

#[tokio::test]
async fn tables_of_an_event_open_to_its_people_and_their_results_come_in() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let hall = Hall::open(&house).await;
    hall.enter_players().await;
    let second = hall.second_arbiter().await;
    hall.pair().await;
    let (_, state) = hall.get(Some(&second), "").await;
    let board = &state["boards"][0];
    let number = |side: &str| u16::try_from(board[side].as_u64().unwrap()).unwrap();
    let (white, black) = (hall.seat(number("white")).await, hall.seat(number("black")).await);
    let table = hall.table(1).await;
    assert!(white["table"].as_str().unwrap().starts_with(&format!("/t/{table}#")));
    hall.done(&second, json!({"act": "all", "round": 1, "all": "start"})).await;
    // The arbiter's act is there before anything else is.
    let (status, answer) = hall.at_table(&table, &token(&white), mv("e2e4")).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let (status, _) = hall.at_table(&table, &token(&white), mv("e7e5")).await;
    assert_eq!(status, StatusCode::CONFLICT, "the link has one colour");
    hall.at_table(&table, &token(&black), json!({"act": "resign"})).await;
    let (_, state) = hall.get(None, "").await;
    assert_eq!(state["boards"][0]["result"]["score"], "1–0");
    assert_eq!(state["boards"][0]["result"]["confirmed"], false);
    // The record of the table says once that all clocks were started, and by whom.
    let path = format!("/api/v1/tables/{table}/record");
    let (_, record) = house.ask(Method::GET, &path, Some(&second), None).await;
    let notes = record["notices"].as_array().unwrap().iter();
    let all = notes.filter(|notice| notice["note"]["note"] == "all_boards").count();
    assert_eq!(all, 1, "{record}");
    // A player of another board is nobody here, and spectators see it later.
    let stranger = hall.seat(number("white") % 16 + 1).await;
    let path = format!("/api/v1/tables/{table}");
    let (status, _) = house.ask(Method::GET, &path, Some(&token(&stranger)), None).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, _) = house.ask(Method::GET, &path, None, None).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    hall.done(&second, json!({"act": "confirm", "round": 1, "board": 1})).await;
    let (_, state) = hall.get(None, "").await;
    assert_eq!(state["boards"][0]["result"]["confirmed"], true);
    house.close().await;
}

#[tokio::test]
async fn a_link_that_was_revoked_opens_neither_event_nor_table() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let hall = Hall::open(&house).await;
    hall.enter_players().await;
    let second = hall.second_arbiter().await;
    hall.pair().await;
    let table = hall.table(1).await;
    let start = json!({"act": "decide", "decision": "start"});
    let (status, _) = hall.at_table(&table, &second, start).await;
    assert_eq!(status, StatusCode::OK);
    let path = hall.path("/arbiters/2/link");
    let (status, _) = house.ask(Method::DELETE, &path, Some(&second), None).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "nobody revokes the own link");
    let (status, _) = house.ask(Method::DELETE, &path, Some(&hall.chief), None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let pause = json!({"act": "decide", "decision": "pause"});
    let (status, _) = hall.at_table(&table, &second, pause).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, _) = hall.get(Some(&second), "/console").await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    house.close().await;
}

/// Every name of a field in a value, at any depth.
fn fields<'v>(value: &'v Value, into: &mut std::collections::BTreeSet<&'v str>) {
    match value {
        Value::Object(object) => {
            for (name, inner) in object {
                into.insert(name);
                fields(inner, into);
            }
        }
        Value::Array(list) => list.iter().for_each(|inner| fields(inner, into)),
        _ => {}
    }
}

#[tokio::test]
async fn no_player_and_nobody_else_sees_duties_counts_histories_or_secrets() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let hall = Hall::open(&house).await;
    hall.enter_players().await;
    let second = hall.second_arbiter().await;
    hall.pair().await;
    let (_, codes) = hall.post(Some(&hall.chief), "/codes", json!({})).await;
    assert_eq!(codes.as_array().unwrap().len(), 16);
    hall.done(&second, json!({"act": "all", "round": 1, "all": "start"})).await;
    hall.done(&second, json!({"act": "take", "round": 1, "board": 5})).await;
    let illegal = json!({"act": "rule", "round": 1, "board": 5,
                         "incident": {"incident": "illegal", "of": "black"}});
    hall.done(&second, illegal).await;
    let (_, codes) = hall.post(Some(&hall.chief), "/codes", json!({"players": [16]})).await;
    let body = json!({"player": 16, "code": codes[0]["code"]});
    let (_, seated) = hall.post(None, "/seat", body).await;
    let player = token(&seated);
    let secret = [
        "desk", "duties", "tally", "mine", "todo", "arbiters", "birth", "fide_id", "history",
        "arrived", "hash",
    ];
    for eyes in [None, Some(player.as_str())] {
        for place in ["", "/my", "/rulings", "/live", "?round=1"] {
            let (status, seen) = hall.get(eyes, place).await;
            if eyes.is_none() && place == "/my" {
                assert_eq!(status, StatusCode::UNAUTHORIZED);
                continue;
            }
            assert_eq!(status, StatusCode::OK, "{place}: {seen}");
            let mut names = std::collections::BTreeSet::new();
            fields(&seen, &mut names);
            // Whether you are there yourself is not a secret.
            let own = |name: &&&str| place == "/my" && **name == "arrived";
            let leaked: Vec<_> =
                secret.iter().filter(|name| names.contains(**name) && !own(name)).collect();
            assert!(leaked.is_empty(), "{place} shows {leaked:?}: {seen}");
            assert!(seen.get("appeals").is_none(), "{place}");
            // The own code is the player's; nobody else's is.
            let text = seen.to_string();
            let known = codes.as_array().unwrap()[0]["code"].as_str().unwrap();
            assert!(eyes.is_some() || !text.contains(known), "{place}");
        }
        for place in ["/console", "/console?lang=fi"] {
            let (status, _) = hall.get(eyes, place).await;
            assert!([401, 403].contains(&status.as_u16()), "{place}: {status}");
        }
        for (place, body) in [
            ("/preview", json!({"act": {"act": "all", "round": 1, "all": "stop"}})),
            ("/proposal", json!({"round": 1, "board": 5, "incident": {"incident": "both_flags"}})),
            ("/acts", json!({"act": {"act": "take", "round": 1, "board": 5}})),
            ("/codes", json!({})),
            ("/places", json!({"boards": "1-2"})),
            ("/pairings", json!({"round": 2, "boards": []})),
            ("/pair", json!({"round": 2})),
        ] {
            let (status, answer) = hall.post(eyes, place, body).await;
            assert!([401, 403, 409].contains(&status.as_u16()), "{place}: {status} {answer}");
        }
    }
    house.close().await;
}

#[tokio::test]
async fn what_was_done_at_all_boards_is_at_each_table_once_whenever_the_server_stops() {
    let folder = tempdir().unwrap();
    let database = folder.path().join("j.sqlite");
    let house = House::open(&database).await;
    let (id, chief) = {
        let hall = Hall::open(&house).await;
        hall.enter_players().await;
        hall.pair().await;
        hall.done(&hall.chief, json!({"act": "all", "round": 1, "all": "start"})).await;
        (hall.id, hall.chief)
    };
    // At once: the tables may have heard of it or not.
    house.close().await;
    let house = House::open(&database).await;
    let hall = Hall { house: &house, id, chief };
    let stop = json!({"act": "all", "round": 1, "all": "stop"});
    hall.done(&hall.chief, stop).await;
    for board in [1, 2] {
        let table = hall.table(board).await;
        let path = format!("/api/v1/tables/{table}/record");
        let (status, record) = house.ask(Method::GET, &path, Some(&hall.chief), None).await;
        assert_eq!(status, StatusCode::OK, "{record}");
        let said = |what: &str| {
            let notes = record["notices"].as_array().unwrap().iter();
            notes.filter(|notice| notice["note"]["what"]["all"] == what).count()
        };
        assert_eq!((said("start"), said("stop")), (1, 1), "{record}");
        let path = format!("/api/v1/tables/{table}");
        let (_, state) = house.ask(Method::GET, &path, Some(&hall.chief), None).await;
        assert_eq!(state["standing"]["phase"], "stopped", "{state}");
    }
    house.close().await;
}

#[tokio::test]
async fn two_arbiters_act_at_once_and_both_are_judged_in_order() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let hall = Hall::open(&house).await;
    hall.enter_players().await;
    let second = hall.second_arbiter().await;
    hall.pair().await;
    let take = json!({"act": "take", "round": 1, "board": 7});
    let (one, two) =
        tokio::join!(hall.act(&hall.chief, take.clone()), hall.act(&second, take.clone()));
    let mut statuses = [one.0.as_u16(), two.0.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409], "{one:?} {two:?}");
    let refused = if one.0 == StatusCode::CONFLICT { one.1 } else { two.1 };
    assert_eq!(refused["event_refusal"]["why"], "taken_by", "{refused}");
    // The same act with the same key is done once.
    let http = |key: &'static str| {
        let body = json!({"act": {"act": "clocks", "round": 1, "board": 8, "run": true}});
        let url = house.url(&hall.path("/acts"));
        house.http.post(url).bearer_auth(&second).header("Idempotency-Key", key).json(&body).send()
    };
    let first: Value = http("k1").await.unwrap().json().await.unwrap();
    let again: Value = http("k1").await.unwrap().json().await.unwrap();
    assert_eq!(first["seq"], again["seq"]);
    house.close().await;
}

#[tokio::test]
async fn a_person_is_erased_in_the_event_and_at_the_tables_and_an_event_whole() {
    let folder = tempdir().unwrap();
    let database = folder.path().join("j.sqlite");
    let house = House::open(&database).await;
    let hall = Hall::open(&house).await;
    hall.enter_players().await;
    hall.pair().await;
    let table = hall.table(1).await;
    let (_, state) = hall.get(None, "").await;
    let white = state["boards"][0]["white"].as_u64().unwrap();
    let name = format!("Player {white:02}, P");
    let path = hall.path(&format!("/players/{white}"));
    let (status, _) = house.ask(Method::DELETE, &path, None, None).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, _) = house.ask(Method::DELETE, &path, Some(&hall.chief), None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (_, state) = hall.get(Some(&hall.chief), "").await;
    assert!(!state.to_string().contains(&name));
    let path = format!("/api/v1/tables/{table}");
    let (_, state) = house.ask(Method::GET, &path, Some(&hall.chief), None).await;
    assert_eq!(state["names"]["white"], "");
    let (status, _) =
        house.ask(Method::DELETE, &hall.path("?confirm=wrong"), Some(&hall.chief), None).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let gone = hall.path("?confirm=Club%20evening");
    let (status, _) = house.ask(Method::DELETE, &gone, Some(&hall.chief), None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (status, _) = hall.get(None, "").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, _) = house.ask(Method::GET, &path, Some(&hall.chief), None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    house.close().await;
    let bytes = std::fs::read(&database).unwrap();
    let has = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(!has(&name) && !has("Korhonen"), "nothing is left in the file");
}

/// Somebody who follows an event.
pub(crate) struct Following {
    response: Response,
    read: String,
}

impl Following {
    pub(crate) async fn of(house: &House, path: &str, token: Option<&str>) -> Self {
        let mut request = house.http.get(house.url(path));
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Self { response, read: String::new() }
    }

    /// The next news of which this is so.
    pub(crate) async fn hear(&mut self, is_so: impl Fn(&Value) -> bool) -> Value {
        let hearing = async {
            loop {
                while let Some(end) = self.read.find('\n') {
                    let line: String = self.read.drain(..=end).collect();
                    if line.trim().is_empty() {
                        continue;
                    }
                    let news: Value = serde_json::from_str(&line).unwrap();
                    let path = "/api/v1/events/{event}/stream";
                    let document = &Document::known().whole["paths"][path]["get"];
                    Document::known().check(&document["x-each"]["schema"], &news, "news");
                    if is_so(&news) {
                        return news;
                    }
                }
                let chunk = self.response.chunk().await.unwrap().expect("it goes on");
                self.read.push_str(std::str::from_utf8(&chunk).unwrap());
            }
        };
        tokio::time::timeout(Duration::from_secs(20), hearing).await.expect("news within 20 s")
    }
}

#[tokio::test]
async fn the_console_hears_of_boards_that_change_and_of_no_others() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let hall = Hall::open(&house).await;
    hall.enter_players().await;
    let second = hall.second_arbiter().await;
    hall.pair().await;
    let path = hall.path("/stream?lang=fi");
    let mut console = Following::of(&house, &path, Some(&second)).await;
    let whole = console.hear(|news| news["console"]["whole"] == true).await;
    assert_eq!(whole["console"]["boards"].as_array().unwrap().len(), 8);
    hall.done(&hall.chief, json!({"act": "take", "round": 1, "board": 7})).await;
    let changed = console.hear(|news| news["console"]["whole"] == false).await;
    let boards = changed["console"]["boards"].as_array().unwrap();
    assert_eq!((boards.len(), &boards[0]["number"]), (1, &json!(7)), "{changed}");
    assert_eq!(boards[0]["tile"]["mine"], 1);
    // What happens at a table is told too.
    let table = hall.table(2).await;
    let start = json!({"act": "decide", "decision": "start"});
    hall.at_table(&table, &hall.chief, start).await;
    let is_playing = |news: &Value| news["console"]["boards"][0]["tile"]["phase"] == "playing";
    let changed = console.hear(is_playing).await;
    assert_eq!(changed["console"]["boards"][0]["number"], 2);
    house.close().await;
}

#[tokio::test]
async fn an_arbiter_at_one_server_sees_what_happens_at_another() {
    let folder = tempdir().unwrap();
    let (one, two, _) = House::two(folder.path()).await;
    let hall = Hall::open(&one).await;
    hall.enter_players().await;
    hall.pair().await;
    let chief = hall.chief.clone();
    let mut console = Following::of(&two, &hall.path("/stream"), Some(&chief)).await;
    console.hear(|news| news["console"]["whole"] == true).await;
    hall.done(&chief, json!({"act": "take", "round": 1, "board": 3})).await;
    let is_taken = |news: &Value| news["console"]["boards"][0]["tile"]["mine"] == 1;
    assert_eq!(console.hear(is_taken).await["console"]["boards"][0]["number"], 3);
    // A table that is played at one server is seen at the other.
    let table = hall.table(1).await;
    hall.at_table(&table, &chief, json!({"act": "decide", "decision": "start"})).await;
    let is_playing = |news: &Value| news["console"]["boards"][0]["tile"]["phase"] == "playing";
    assert_eq!(console.hear(is_playing).await["console"]["boards"][0]["number"], 1);
    drop(console);
    one.close().await;
    two.close().await;
}

/// What an arbiter rules at a board of the first round.
fn rule(board: u16, incident: Value) -> Value {
    json!({"act": "rule", "round": 1, "board": board, "incident": incident})
}

fn result(board: u16, white: &str, black: &str) -> Value {
    json!({"act": "enter_result", "round": 1, "board": board,
           "outcome": {"score": {"white": white, "black": black}}})
}

#[tokio::test]
async fn an_evening_with_three_kinds_of_boards_goes_on_after_the_server_was_stopped_in_mid_round() {
    let folder = tempdir().unwrap();
    let database = folder.path().join("j.sqlite");
    let house = House::open(&database).await;
    let (id, chief, second, player) = {
        let hall = Hall::open(&house).await;
        let lines: String =
            (1..=16).map(|n| format!("Player {n:02}, P;{}\n", 2400 - 10 * n)).collect();
        let csv = format!("Nimi;Selo\n{lines};1500\n");
        let (status, entered) = hall.post(Some(&hall.chief), "/players", json!({"csv": csv})).await;
        assert_eq!(status, StatusCode::OK, "{entered}");
        assert_eq!(entered["faults"][0]["line"], 18, "the good lines are taken: {entered}");
        let second = hall.second_arbiter().await;
        hall.pair().await;
        let source = json!({"act": "set_kind", "round": 1, "board": 3, "kind": "source",
                            "source": "dgt.pgn", "name": "3"});
        let (status, _) = hall.act(&second, source).await;
        assert_eq!(status, StatusCode::OK);
        // A late arrival is excused, then all clocks are started.
        hall.done(
            &second,
            json!({"act": "excuse", "round": 1, "board": 4, "side": "black",
                                  "reason": "the train was late"}),
        )
        .await;
        let all = |what: Value| {
            let mut act = json!({"act": "all", "round": 1});
            act.as_object_mut().unwrap().extend(what.as_object().unwrap().clone());
            act
        };
        hall.done(&second, all(json!({"all": "start"}))).await;
        let preview =
            json!({"act": all(json!({"all": "time", "span": 120_000, "reason": "alarm"}))});
        let (_, preview) = hall.post(Some(&second), "/preview?lang=fi", preview).await;
        assert_eq!(preview["preview"]["touched"].as_array().unwrap().len(), 8, "{preview}");
        // Illegal moves, a claim, a phone.
        let illegal = json!({"incident": "illegal", "of": "black"});
        let (_, proposal) = hall
            .post(Some(&second), "/proposal", json!({"round": 1, "board": 4, "incident": illegal}))
            .await;
        assert_eq!(proposal["number"], "1-01", "{proposal}");
        hall.done(&second, rule(4, illegal)).await;
        let claim = json!({"incident": "claim", "of": "white", "basis": "threefold",
                           "correct": false});
        hall.done(&hall.chief, rule(5, claim)).await;
        hall.done(&second, rule(6, json!({"incident": "device_sounded", "of": "white"}))).await;
        hall.done(&second, all(json!({"all": "stop"}))).await;
        hall.done(&second, all(json!({"all": "time", "span": 120_000, "reason": "alarm"}))).await;
        hall.done(&second, all(json!({"all": "resume"}))).await;
        (hall.id.clone(), hall.chief.clone(), second, token(&hall.seat(4).await))
    };
    house.close().await;

    let house = House::open(&database).await;
    let hall = Hall { house: &house, id, chief };
    let (_, state) = hall.get(Some(&second), "").await;
    assert_eq!(state["rulings"].as_array().unwrap().len(), 3, "{state}");
    let (status, mine) = hall.get(Some(&player), "/my").await;
    assert_eq!(status, StatusCode::OK, "the player's link is still in force: {mine}");
    let flag = json!({"incident": "flag", "of": "white", "can_mate": true});
    hall.done(&second, rule(7, flag)).await;
    let (_, state) = hall.get(None, "").await;
    assert_eq!(state["boards"][6]["result"]["score"], "0–1");
    for board in [3, 4, 5, 8] {
        hall.done(&second, result(board, "half", "half")).await;
    }
    for board in [1, 2] {
        let table = hall.table(board).await;
        let set = json!({"act": "decide", "decision": "set_result",
                         "score": {"white": "none", "black": "none"}, "reason": "both left"});
        let (status, answer) = hall.at_table(&table, &second, set).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    let (_, state) = hall.get(None, "").await;
    let results: Vec<&Value> =
        state["boards"].as_array().unwrap().iter().map(|board| &board["result"]["score"]).collect();
    assert!(results.iter().all(|score| score.is_string()), "{results:?}");
    assert_eq!(results[0], "0–0");
    let appeal = json!({"act": "appeal", "player": state["boards"][6]["white"],
                        "ruling": "1-04", "grounds": "the clock was faulty"});
    hall.done(&hall.chief, appeal).await;
    let decided = json!({"act": "decide_appeal", "appeal": 1, "granted": false,
                         "committee": ["N. N."], "reason": "it was not"});
    hall.done(&hall.chief, decided).await;
    let (_, standings) = hall.get(None, "/standings").await;
    assert_eq!(standings["rows"].as_array().unwrap().len(), 16, "{standings}");
    let (status, trf) = hall.get(Some(&second), "/export?form=trf16").await;
    assert_eq!(status, StatusCode::OK);
    let players = trf.as_str().unwrap().lines().filter(|line| line.starts_with("001")).count();
    assert_eq!(players, 16, "{trf}");
    let (status, _) = hall.get(None, "/export?form=trf16").await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, report) = hall.get(Some(&second), "/report?lang=fi").await;
    assert_eq!(status, StatusCode::OK);
    assert!(report.as_str().unwrap().contains("1-04"), "{report}");
    let (status, dossier) = hall.get(Some(&second), "/appeals/1").await;
    assert_eq!((status, &dossier["ruling"]["number"]), (StatusCode::OK, &json!("1-04")));
    let (status, pgn) = hall.get(Some(&second), "/rounds/1/pgn").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(pgn.as_str().unwrap().matches("[Event \"Club evening\"]").count(), 8, "{pgn}");
    // The report has the code of each game that was played here.
    let codes: Vec<&str> = pgn.as_str().unwrap().split("[RecordCode \"").skip(1).collect();
    let codes = codes.iter().map(|rest| rest.split('"').next().unwrap()).collect::<Vec<_>>();
    assert_eq!(codes.len(), 2, "{pgn}");
    assert!(codes.iter().all(|code| report.as_str().unwrap().contains(code)), "{report}");
    hall.done(&hall.chief, json!({"act": "close"})).await;
    let (status, refused) = hall.act(&second, result(3, "whole", "none")).await;
    assert_eq!(
        (status, &refused["event_refusal"]["why"]),
        (StatusCode::CONFLICT, &json!("closed"))
    );
    house.close().await;
}
