//! An evening with files: `tuomari event` from a new folder to its deletion.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

fn tuomari(folder: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tuomari"));
    command.current_dir(folder).env("NO_COLOR", "1").env("XDG_CONFIG_HOME", folder);
    command.args(words).output().unwrap()
}

/// What a command prints that must succeed.
fn said(folder: &Path, words: &[&str]) -> String {
    let output = tuomari(folder, words);
    let text = String::from_utf8(output.stdout).unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words:?}: {text}{errors}");
    text
}

#[test]
fn an_evening_goes_from_files_to_a_report_and_is_deleted_whole() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let players = "Nimi;Selo\nLaine, Antti;2100\nVirtanen, Maija;2050\nKorpela, Juha;1900\n\
                   Nguyen, Minh;1850\n";
    std::fs::write(here.join("players.csv"), players).unwrap();
    let opened = said(here, &["event", "new", "evening", "--chief", "Eeva Korhonen"]);
    assert!(opened.contains("opened evening\nlink of the chief: /e/"), "{opened}");
    let again = tuomari(here, &["event", "new", "evening", "--chief", "Eeva Korhonen"]);
    assert_eq!(again.status.code(), Some(2), "there is one already");
    let entered = said(here, &["event", "import", "evening", "players.csv"]);
    assert_eq!(entered, "entered 4 players\n");
    let paired = said(here, &["event", "pair", "evening"]);
    let round =
        "Round 1\n   1  Laine, Antti – Nguyen, Minh  –\n   2  Virtanen, Maija – Korpela, Juha  –\n";
    assert_eq!(paired, round);
    let results = said(here, &["event", "results", "evening", "1=1-0", "2=½-½"]);
    assert!(results.contains("Nguyen, Minh  1–0\n") && results.contains("Korpela, Juha  ½–½\n"));
    let wrong = tuomari(here, &["event", "results", "evening", "1=2-0"]);
    assert_eq!(wrong.status.code(), Some(2));
    let trf = said(here, &["event", "results", "evening", "--form", "trf"]);
    assert!(trf.lines().filter(|line| line.starts_with("001")).count() == 4, "{trf}");
    let csv = said(here, &["event", "results", "evening", "--form", "csv"]);
    assert!(csv.contains("Laine") && csv.contains("1–0"), "{csv}");
    let report = said(here, &["event", "report", "evening", "--lang", "fi"]);
    assert!(report.contains("Laine"), "{report}");
    let checked = said(here, &["verify", "--database", "evening/event.sqlite"]);
    assert!(checked.contains("1 events"), "{checked}");
    let would = said(here, &["event", "delete", "evening"]);
    assert_eq!(would, "would delete evening with 0 tables; --yes does\n");
    said(here, &["event", "delete", "evening", "--yes"]);
    let gone = tuomari(here, &["event", "pair", "evening"]);
    assert_eq!(gone.status.code(), Some(2));
    let bytes = std::fs::read(here.join("evening/event.sqlite")).unwrap();
    assert!(!bytes.windows(5).any(|window| window == b"Laine"), "nothing is left in the file");
}

#[test]
fn regulations_that_were_changed_are_adopted_and_rounds_come_in_from_a_trf() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let players = "Name;Rating\nLaine, Antti;2100\nVirtanen, Maija;2050\nKorpela, Juha;1900\n\
                   Nguyen, Minh;1850\n";
    std::fs::write(here.join("players.csv"), players).unwrap();
    said(here, &["event", "new", "one", "--chief", "Eeva Korhonen"]);
    let file = here.join("one/event.toml");
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, text.replace("name = \"one\"", "name = \"Winter cup\"")).unwrap();
    let unasked = tuomari(here, &["event", "import", "one", "players.csv"]);
    let remark = String::from_utf8(unasked.stderr).unwrap();
    assert!(remark.contains("differs from the regulations in force"), "{remark}");
    let adopted = said(here, &["event", "regulate", "one"]);
    assert!(adopted.contains("Winter cup"), "{adopted}");
    let again = said(here, &["event", "regulate", "one"]);
    assert_eq!(again, "these regulations are in force already\n");
    said(here, &["event", "pair", "one"]);
    said(here, &["event", "results", "one", "1=1-0", "2=½-½"]);

    let trf = said(here, &["event", "results", "one", "--form", "trf"]);
    std::fs::write(here.join("one.trf"), &trf).unwrap();
    said(here, &["event", "new", "two", "--chief", "Eeva Korhonen"]);
    let taken = said(here, &["event", "import", "two", "one.trf"]);
    assert!(taken.starts_with("entered 4 players\nRound 1\n"), "{taken}");
    assert!(taken.contains("Nguyen, Minh  1–0\n"), "{taken}");
    let pgn = said(here, &["event", "results", "two", "--form", "pgn"]);
    assert_eq!(pgn.matches("[Result ").count(), 2, "{pgn}");
}

/// A server that ends with the test.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test]
async fn electronic_boards_are_sent_to_the_event_by_watch() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    std::fs::write(
        here.join("players.csv"),
        "Name;Rating\nLaine, Antti;2100\nVirtanen, Maija;2050\n",
    )
    .unwrap();
    std::fs::create_dir(here.join("evening")).unwrap();
    let source = here.join("dgt.pgn");
    let toml = format!(
        "name = \"Evening\"\n[laws]\nbook = \"fide-2023\"\ntime_control = \"5400\"\ndefault_time = \"30:00\"\n\
         [rounds]\npairing = \"berger\"\n[[equipment]]\nboards = \"1-4\"\nkind = \"source\"\n\
         source = {:?}\n",
        source.display().to_string()
    );
    std::fs::write(here.join("evening/event.toml"), toml).unwrap();
    let opened = said(here, &["event", "new", "evening", "--chief", "Eeva Korhonen"]);
    let link = opened.lines().find_map(|line| line.strip_prefix("link of the chief: ")).unwrap();
    said(here, &["event", "import", "evening", "players.csv"]);
    said(here, &["event", "pair", "evening"]);
    let mut server = Command::new(env!("CARGO_BIN_EXE_tuomari"));
    server.current_dir(here).env("XDG_CONFIG_HOME", here).stdout(Stdio::piped());
    server.args(["event", "serve", "evening", "--listen", "127.0.0.1:0", "--log", "error"]);
    let mut server = Process(server.spawn().unwrap());
    let lines = BufReader::new(server.0.stdout.take().unwrap()).lines();
    let address = lines
        .map_while(Result::ok)
        .find_map(|line| line.strip_prefix("listening on ").map(str::to_owned))
        .unwrap();

    let pgn = "[White \"Laine, Antti\"]\n[Black \"Virtanen, Maija\"]\n[Board \"1\"]\n\n\
               1. f3 e5 2. g4 Qh4# 0-1\n";
    std::fs::write(&source, pgn).unwrap();
    let mut watch = Command::new(env!("CARGO_BIN_EXE_tuomari"));
    watch.args(["watch", "--lines", "--event", &format!("{address}{link}")]).arg(&source);
    let _watch = Process(watch.stdout(Stdio::null()).spawn().unwrap());

    let (event, secret) = link.strip_prefix("/e/").unwrap().split_once('#').unwrap();
    let url = format!("{address}/api/v1/events/{event}/stream");
    let mut stream = reqwest::Client::new().get(url).bearer_auth(secret).send().await.unwrap();
    let told = async {
        let mut text = String::new();
        while !text.contains("\"0–1\"") {
            let chunk = stream.chunk().await.unwrap().expect("it goes on");
            text.push_str(&String::from_utf8_lossy(&chunk));
        }
    };
    tokio::time::timeout(Duration::from_secs(60), told).await.expect("the result is told");
}
