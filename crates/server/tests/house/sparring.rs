//! Practising with an engine: Stockfish, and engines that do what engines should not.

use std::io::{BufRead, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use chess::Position;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Settings;
use server::sparring::Choice;
use tempfile::tempdir;

use crate::people::{House, Socket, Table, settings};

/// This is not a test but an engine: a script starts it, and the variable says how it behaves.
#[test]
fn is_an_engine() {
    let Ok(manner) = std::env::var("TUOMARI_ENGINE") else { return };
    let mut position = Position::initial();
    let mut thoughts = 0;
    let say = |line: &str| {
        let mut out = std::io::stdout().lock();
        writeln!(out, "{line}").and_then(|()| out.flush()).unwrap();
    };
    // What the harness printed ends here.
    say("");
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let words: Vec<&str> = line.split(' ').collect();
        match words[0] {
            "uci" => {
                say("id name Hostile 1");
                say("option name UCI_Chess960 type check default false");
                say("uciok");
            }
            "isready" => say("readyok"),
            "position" => {
                let fen = words[2..8].join(" ");
                position = fen.parse().unwrap();
                for m in words.iter().skip(9) {
                    let is_it = |legal: &chess::Legal<'_>| legal.to_uci().to_string() == *m;
                    position = position.legal_moves().find(is_it).unwrap().play();
                }
            }
            "go" => {
                thoughts += 1;
                let last = thoughts == 3;
                match manner.as_str() {
                    "dies" if last => std::process::exit(1),
                    "hangs" if last => loop {
                        std::thread::park();
                    },
                    "babbles" if last => loop {
                        let mut out = std::io::stdout().lock();
                        if out.write_all(&[b'x'; 4096]).is_err() {
                            std::process::exit(1);
                        }
                    },
                    "cheats" if last => say("bestmove e2e5"),
                    "never" => say("bestmove a1a1"),
                    _ => {
                        let m = position.legal_moves().next().unwrap().to_uci();
                        say("info depth 1 score cp 35");
                        say(&format!("bestmove {m}"));
                    }
                }
            }
            _ => {}
        }
    }
    std::process::exit(0);
}

/// An engine that behaves so.
fn engine(folder: &Path, manner: &str) -> PathBuf {
    let path = folder.join(manner);
    let exe = std::env::current_exe().unwrap();
    let line = format!(
        "#!/bin/sh\nTUOMARI_ENGINE={manner} exec '{}' --exact sparring::is_an_engine --nocapture\n",
        exe.display()
    );
    std::fs::write(&path, line).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    path
}

async fn house(folder: &Path, engine: Choice) -> House {
    House::open_with(Settings { engine, ..settings(&folder.join("j.sqlite")) }).await
}

/// A table at which the person has White.
async fn table(house: &House, regulations: Value, level: &str) -> Table {
    let body = json!({"regulations": regulations, "sparring": {"side": "black", "level": level}});
    let (status, answer) = house.ask(Method::POST, "/api/v1/tables", None, Some(&body)).await;
    assert_eq!(status, StatusCode::CREATED, "{answer}");
    let token = answer["seats"]["white"]["token"].as_str().unwrap().to_owned();
    assert_eq!(answer["seats"].as_object().unwrap().len(), 1, "the engine's seat has no secret");
    let id = answer["table"].as_str().unwrap().to_owned();
    Table { id, tokens: [("white".to_owned(), token)].into() }
}

/// A person who plays the first legal move, until the game is over or so many moves were made.
struct Person {
    socket: Socket,
    standing: Value,
    seq: u64,
    /// Everything that was noted.
    notes: Vec<Value>,
    asked: u32,
}

impl Person {
    async fn at(house: &House, table: &Table) -> Self {
        let mut socket = house.join(table, "white", None).await;
        let state = socket.hear_a("state").await["state"].clone();
        let seq = state["seq"].as_u64().unwrap();
        let standing = state["standing"].clone();
        Self { socket, standing, seq, notes: Vec::new(), asked: 0 }
    }

    async fn act(&mut self, act: Value) {
        self.asked += 1;
        self.socket.say(json!({"do": "act", "key": format!("p{}", self.asked), "act": act})).await;
    }

    /// Takes in what happens until it is so.
    async fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        let mut beats = 0;
        while !is_so(self) {
            let frame = self.socket.hear().await;
            assert!(!frame.is_null(), "the socket was closed");
            // One every two seconds: whatever is waited for comes sooner.
            beats += u32::from(frame["say"] == "beat");
            assert!(beats < 30, "nothing comes: {} {:?}", self.standing, self.notes);
            if frame["say"] == "notice" {
                let notice = &frame["notice"];
                self.seq = notice["seq"].as_u64().unwrap();
                if !notice["note"].is_null() {
                    self.notes.push(notice["note"].clone());
                }
                if !notice["standing"].is_null() {
                    self.standing = notice["standing"].clone();
                }
            }
        }
    }

    fn is_over(&self) -> bool {
        self.standing["phase"] == "over"
    }

    async fn begin(&mut self) {
        // The partner has come, or has said that its colour was drawn.
        self.until(|own| own.seq >= 2).await;
        for act in [
            json!({"act": "arrive"}),
            json!({"act": "drew_by_hand"}),
            json!({"act": "decide", "decision": "start"}),
        ] {
            self.act(act).await;
        }
        self.until(|own| own.standing["phase"] == "playing").await;
    }

    /// Plays on a screen.
    async fn play(&mut self, moves: usize) {
        for _ in 0..moves {
            self.until(|own| own.is_over() || own.standing["turn"] == "white").await;
            if self.is_over() {
                return;
            }
            let position: Position = self.standing["fen"].as_str().unwrap().parse().unwrap();
            let m = position.legal_moves().next().unwrap().to_move();
            self.act(json!({"act": "move", "move": m.to_string()})).await;
            let before = self.standing["fen"].clone();
            self.until(|own| own.is_over() || own.standing["fen"] != before).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stockfish_plays_under_every_book() {
    let folder = tempdir().unwrap();
    let house = house(folder.path(), Choice::IfInstalled).await;
    let (_, partners) = house.ask(Method::GET, "/api/v1/sparring", None, None).await;
    assert!(partners["engine"].as_str().unwrap().starts_with("Stockfish"), "{partners}");
    for book in laws::Book::ALL {
        let control = match book.regime() {
            laws::Regime::ByAccord => "-",
            laws::Regime::OnDemand => "300",
            laws::Regime::Competition => "300+3",
        };
        let regulations = json!({"book": book, "control": control, "default_time": 1_800_000});
        let table = table(&house, regulations, "beginner").await;
        let mut person = Person::at(&house, &table).await;
        person.begin().await;
        person.play(30).await;
        let (_, state) = house.get(&table, "white", "").await;
        let moves = state["moves"].as_array().unwrap().len();
        assert!(person.is_over() || moves >= 59, "{book}: {moves} moves, {state}");
        assert!(state["names"]["black"].as_str().unwrap().starts_with("Stockfish"));
        assert_eq!(state["sparring"], json!({"side": "black", "level": "beginner"}));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_hand_it_touches_releases_and_presses() {
    let folder = tempdir().unwrap();
    let house = house(folder.path(), Choice::At(engine(folder.path(), "plays"))).await;
    let regulations = json!({"book": "fide-2023", "control": "900+10", "mode": "otb",
                             "supervision": "limited", "observer": "human"});
    let table = table(&house, regulations, "master").await;
    let mut person = Person::at(&house, &table).await;
    person.begin().await;
    person.act(json!({"act": "release", "from": "e2", "to": "e5"})).await;
    person.act(json!({"act": "press"})).await;
    // A master notices that no pawn goes there.
    let restored =
        |own: &Person| own.standing["board"].as_str().unwrap().ends_with("PPPPPPPP/RNBQKBNR");
    person.until(|own| !restored(own)).await;
    person.until(restored).await;
    person.act(json!({"act": "release", "from": "e2", "to": "e4"})).await;
    person.act(json!({"act": "press"})).await;
    person.until(|own| own.standing["clock"]["black"]["moves"] == 1).await;
    assert_eq!(person.standing["clock"]["motion"], json!({"running": "white"}));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_game_goes_on_whatever_the_engine_does() {
    let folder = tempdir().unwrap();
    for manner in ["dies", "hangs", "babbles", "cheats"] {
        let engine = Choice::At(engine(folder.path(), manner));
        let house = house(folder.path(), engine).await;
        let table = table(&house, json!({"book": "fide-2023", "control": "300+3"}), "club").await;
        let mut person = Person::at(&house, &table).await;
        person.begin().await;
        person.play(7).await;
        assert_eq!(person.standing["phase"], "playing", "{manner}");
        drop(person);
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_engine_that_is_of_no_use_stops_the_clocks_with_a_word() {
    let folder = tempdir().unwrap();
    let house = house(folder.path(), Choice::At(engine(folder.path(), "never"))).await;
    let table = table(&house, json!({"book": "fide-2023", "control": "300+3"}), "club").await;
    let mut person = Person::at(&house, &table).await;
    person.begin().await;
    person.act(json!({"act": "move", "move": "e2e4"})).await;
    person.until(|own| own.standing["phase"] == "stopped").await;
    assert_eq!(person.standing["partner_away"], true);
    assert!(person.notes.contains(&json!({"note": "partner", "away": true})), "{:?}", person.notes);
    // It is tried again after a while, and the person may give up waiting.
    person.until(|own| own.standing["phase"] == "playing").await;
    person.act(json!({"act": "resign"})).await;
    person.until(Person::is_over).await;
    house.close().await;
}

#[tokio::test]
async fn what_is_not_an_engine_is_not_taken_for_one() {
    let folder = tempdir().unwrap();
    for (number, program) in ["none", "/bin/true"].into_iter().enumerate() {
        let engine = Choice::At(folder.path().join(program));
        let file = folder.path().join(format!("{number}.sqlite"));
        let refused = server::Server::start(Settings { engine, ..settings(&file) }).await;
        let refused = refused.err().unwrap().to_string();
        assert!(refused.contains("is not a chess engine"), "{refused}");
    }
    let house = house(folder.path(), Choice::None).await;
    let body = json!({"regulations": {}, "sparring": {"side": "white", "level": "club"}});
    let (status, answer) = house.ask(Method::POST, "/api/v1/tables", None, Some(&body)).await;
    assert_eq!((status, &answer["type"]), (StatusCode::CONFLICT, &json!("urn:tuomari:no-engine")));
    let (_, partners) = house.ask(Method::GET, "/api/v1/sparring", None, None).await;
    assert_eq!(partners, json!({"chess960": false, "levels": []}));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fifty_tables_share_the_engine_and_nothing_is_left_of_it() {
    let folder = tempdir().unwrap();
    let program = engine(folder.path(), "plays");
    let house = house(folder.path(), Choice::At(program.clone())).await;
    let mut people = Vec::new();
    for _ in 0..50 {
        let table = table(&house, json!({"book": "fide-2023", "control": "300+3"}), "casual").await;
        people.push((Person::at(&house, &table).await, table));
    }
    for (person, _) in &mut people {
        person.begin().await;
    }
    for _ in 0..3 {
        for (person, _) in &mut people {
            person.play(1).await;
        }
    }
    for (person, _) in &mut people {
        person.act(json!({"act": "resign"})).await;
        person.until(Person::is_over).await;
    }
    house.close().await;
    drop(people);
    let own = std::process::id();
    let children = std::fs::read_to_string(format!("/proc/{own}/task/{own}/children"));
    assert_eq!(left(&children.unwrap_or_default(), &program), 0);
}

/// How many of these processes are engines of that script, dead or alive.
fn left(children: &str, program: &Path) -> usize {
    let manner = program.file_name().unwrap().to_string_lossy().into_owned();
    let is_engine = |pid: &&str| {
        let of = std::fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
        String::from_utf8_lossy(&of).contains(&format!("TUOMARI_ENGINE={manner}"))
    };
    children.split_whitespace().filter(is_engine).count()
}
