//! Whole Swiss events paired by bbpPairings itself, which is not part of this project: it is found on
//! the PATH, or where `TUOMARI_BBPPAIRINGS` says. At the end its own checker goes through all rounds.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;
use std::process::{Command, Output};

use chess::Color;
use hall::{Act, Bye, Event, Number, Trf, TrfVersion};
use server::event::engine::Pairing;
use server::event::office::Office;

const ROUNDS: u8 = 9;

fn engine() -> Option<PathBuf> {
    let named = std::env::var_os("TUOMARI_BBPPAIRINGS").map(PathBuf::from);
    let engine = named.or_else(|| Pairing::IfInstalled.program());
    if engine.is_none() {
        eprintln!("skipped: bbpPairings is not installed");
    }
    engine
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

/// An event in a folder, and the engine that pairs it.
struct Swiss {
    folder: tempfile::TempDir,
    engine: PathBuf,
}

impl Swiss {
    fn open(engine: PathBuf) -> Self {
        let swiss = Self { folder: tempfile::tempdir().unwrap(), engine };
        std::fs::create_dir(swiss.path("open")).unwrap();
        let toml = format!("name = \"Open\"\n[rounds]\npairing = \"swiss\"\ncount = {ROUNDS}\n");
        std::fs::write(swiss.path("open/event.toml"), toml).unwrap();
        swiss.said(&["event", "new", "open", "--chief", "Eeva Korhonen"]);
        swiss
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn run(&self, words: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tuomari"));
        command.current_dir(self.folder.path()).env("NO_COLOR", "1");
        command.env("XDG_CONFIG_HOME", self.folder.path()).args(words).output().unwrap()
    }

    fn said(&self, words: &[&str]) -> String {
        let output = self.run(words);
        let text = String::from_utf8(output.stdout).unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{words:?}: {text}{errors}");
        text
    }

    /// Enters players up to a number: names, ratings in no order, and some without one.
    fn enter(&self, count: usize) {
        let mut list = "Name;Rating\n".to_owned();
        for number in 1..=count {
            let rating = match number % 11 {
                0 => String::new(),
                _ => (2600 - number * 37 % 1500).to_string(),
            };
            writeln!(list, "Äijälä-Player {number:03}, Söderström;{rating}").unwrap();
        }
        std::fs::write(self.path("players.csv"), list).unwrap();
        self.said(&["event", "import", "open", "players.csv"]);
    }

    fn pair(&self) {
        let engine = self.engine.to_str().unwrap();
        self.said(&["event", "pair", "open", "--pairing-engine", engine]);
    }

    async fn office<T>(&self, acts: Vec<Act>, question: impl FnOnce(&Event) -> T) -> T {
        let office = Office::open(&self.path("open")).await.unwrap();
        if !acts.is_empty() {
            office.act(acts).await.unwrap();
        }
        let answer = office.ask(|shown| question(&shown.event)).unwrap();
        office.close().await.unwrap();
        answer
    }
}

/// A round may not go against the basic rules (C.04.1 of FIDE's handbook), by what the rounds before it
/// say and nothing else. A game that was not played counts as no meeting and has no colour.
fn check_round(event: &Event, number: u8) {
    let (mut met, mut colors) = (BTreeSet::new(), BTreeMap::<Number, i8>::new());
    let mut given = BTreeSet::new();
    for round in event.rounds().iter().filter(|round| round.number <= number) {
        let is_new = round.number == number;
        let mut seated = BTreeSet::new();
        for board in &round.boards {
            let pair = (board.white.min(board.black), board.white.max(board.black));
            for color in Color::ALL {
                let player = board.player(color);
                assert!(seated.insert(player), "round {number}: {player} sits twice");
                assert!(event.player(player).unwrap().plays(round.number), "{number}: {player}");
            }
            if !is_new && board.result.is_some_and(|result| !result.outcome.played) {
                continue;
            }
            assert!(met.insert(pair), "round {number}: {pair:?} meet again");
            for color in Color::ALL {
                let more = colors.entry(board.player(color)).or_default();
                *more += if color == Color::White { 1 } else { -1 };
                // In the last round it may be otherwise for those who lead.
                assert!(more.abs() <= 2 || number == ROUNDS, "{number}: {board:?} {more}");
            }
        }
        for free in &round.byes {
            assert!(seated.insert(free.player), "round {number}: {} is free", free.player);
            assert!(free.bye != Bye::Pairing || given.insert(free.player), "{number}: {free:?}");
        }
        for player in event.players().iter().filter(|_| is_new) {
            let is_there =
                player.plays(number) || player.byes.iter().any(|bye| bye.round == number);
            assert_eq!(seated.contains(&player.number), is_there, "round {number}: {player:?}");
        }
    }
}

/// All rounds of an event, with everything that happens to players of an open.
async fn play(players: usize, engine: PathBuf) {
    let swiss = Swiss::open(engine);
    let mut dice = Dice(20_261_119 + players as u64);
    let mut unplayed = 0;
    for number in 1..=ROUNDS {
        // Two come late, one of them for the fourth round.
        swiss.enter(match number {
            1 => players - 2,
            2 | 3 => players - 1,
            _ => players,
        });
        let bye =
            |player, round, bye| Act::GrantBye { player: Number(player), round, bye: Some(bye) };
        let acts = match number {
            2 => vec![bye(3, 3, Bye::Half), bye(4, 5, Bye::Full)],
            5 => vec![Act::Withdraw { player: Number(6), from: 5 }, bye(1, 6, Bye::Zero)],
            8 => vec![Act::Reinstate { player: Number(6) }],
            _ => Vec::new(),
        };
        swiss.office(acts, |_| ()).await;
        swiss.pair();
        let event = swiss.office(Vec::new(), Event::clone).await;
        let round = event.round(number).unwrap();
        check_round(&event, number);
        let results = round.boards.iter().map(|board| {
            let result = match dice.roll(40) {
                0 => "+:-",
                1 => "-:+",
                2 => "-:-",
                3 => "0-0",
                4 => "½-0",
                5..=18 => "1-0",
                19..=29 => "½-½",
                _ => "0-1",
            };
            unplayed += usize::from(result.contains(':'));
            format!("{}={result}", board.number)
        });
        let results: Vec<String> = results.collect();
        let results = results.iter().map(String::as_str);
        swiss.said(&["event", "results", "open"].into_iter().chain(results).collect::<Vec<_>>());
    }
    assert!(unplayed > 0, "some games are lost without play");
    let (report, _) = swiss.office(Vec::new(), |event| Trf::for_pairing(event, ROUNDS + 1)).await;
    check(&swiss, &report);
}

/// The engine pairs each round again from what was before it, and finds the same pairs.
fn check(swiss: &Swiss, report: &Trf) {
    let file = swiss.path("whole.trf");
    std::fs::write(&file, report.write(TrfVersion::Trf16)).unwrap();
    let output = Command::new(&swiss.engine).arg("--dutch").arg(&file).arg("-c").output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(output.status.success(), "{said}");
    let checked = said.lines().filter(|line| line.contains("Round #")).count();
    assert_eq!(checked, usize::from(ROUNDS), "{said}");
    assert!(!said.contains("Checker pairings") && !said.contains("No valid"), "{said}");
}

#[tokio::test]
async fn sixteen_players_are_paired_through_nine_rounds() {
    if let Some(engine) = engine() {
        play(16, engine).await;
    }
}

#[tokio::test]
async fn a_hundred_and_one_players_are_paired_through_nine_rounds() {
    if let Some(engine) = engine() {
        play(101, engine).await;
    }
}
