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

#[test]
fn what_a_report_has_beside_its_rounds_is_taken_in_or_named() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let player = |number: u8, name: &str, rounds: &str| {
        format!("001 {number:>4}      {name:<33}{:44}{rounds}\n", "")
    };
    let report = format!(
        "012 Cup\n{}{}240 H 002    2\n299          -0.5  001    1\nXXP    1    2\n",
        player(1, "Laine, Antti", "   2 w 1"),
        player(2, "Virtanen, Maija", "   1 b 0"),
    );
    std::fs::write(here.join("cup.trf"), report).unwrap();
    std::fs::create_dir(here.join("cup")).unwrap();
    let toml = "name = \"Cup\"\n[rounds]\npairing = \"swiss\"\ncount = 3\n";
    std::fs::write(here.join("cup/event.toml"), toml).unwrap();
    said(here, &["event", "new", "cup", "--chief", "Eeva Korhonen"]);
    let taken = tuomari(here, &["event", "import", "cup", "cup.trf"]);
    let (told, remarks) =
        (String::from_utf8_lossy(&taken.stdout), String::from_utf8_lossy(&taken.stderr));
    assert_eq!(taken.status.code(), Some(0), "{told}{remarks}");
    assert!(told.contains("Laine, Antti – Virtanen, Maija  1–0\n"), "{told}");
    assert!(told.ends_with("byes granted for later rounds: 1\n"), "{told}");
    assert!(
        remarks.contains("line 299 is not taken in: -0.5 points in round 1 for 1"),
        "{remarks}"
    );
    assert!(remarks.contains("`forbidden` in event.toml"), "{remarks}");
    let again = said(here, &["event", "import", "cup", "cup.trf"]);
    assert_eq!(again, "2 players are there already\n", "what is known is not granted again");
    let trf = said(here, &["event", "results", "cup", "--form", "trf26"]);
    assert!(trf.contains("240 H 002    2\n"), "{trf}");
}

/// Four players of a round robin in a folder.
fn four_players(here: &Path, name: &str) {
    let players = "Laine, Antti\nVirtanen, Maija\nKorpela, Juha\nNguyen, Minh\n";
    std::fs::write(here.join("players.txt"), players).unwrap();
    said(here, &["event", "new", name, "--chief", "Eeva Korhonen"]);
    said(here, &["event", "import", name, "players.txt"]);
}

#[test]
fn results_of_rounds_that_are_there_come_in_from_a_report_and_what_does_not_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    four_players(here, "one");
    said(here, &["event", "pair", "one"]);
    said(here, &["event", "results", "one", "1=1-0", "2=½-½"]);
    said(here, &["event", "pair", "one"]);
    said(here, &["event", "results", "one", "1=0-1", "2=+:-"]);
    let trf = said(here, &["event", "results", "one", "--form", "trf"]);
    std::fs::write(here.join("one.trf"), trf).unwrap();

    // Here the first round is paired, and board 1 has another result.
    four_players(here, "two");
    said(here, &["event", "pair", "two"]);
    said(here, &["event", "results", "two", "1=0-1"]);
    let taken = tuomari(here, &["event", "import", "two", "one.trf"]);
    let (told, remarks) =
        (String::from_utf8_lossy(&taken.stdout), String::from_utf8_lossy(&taken.stderr));
    assert_eq!(taken.status.code(), Some(0), "{told}{remarks}");
    let rounds = "4 players are there already\n\
         Round 1\n   1  Laine, Antti – Nguyen, Minh  0–1\n   2  Virtanen, Maija – Korpela, Juha  ½–½\n\
         Round 2\n";
    assert!(told.starts_with(rounds), "{told}");
    assert!(told.contains("+:−\n"), "{told}");
    assert!(
        remarks.contains("round 1, board 1: 1–0 is not taken in, 0–1 was entered before"),
        "{remarks}"
    );
    let again = said(here, &["event", "import", "two", "one.trf"]);
    assert_eq!(again, "4 players are there already\n", "nothing is entered twice");

    // With the colours reversed the pairing is another one.
    four_players(here, "three");
    said(here, &["event", "pair", "three"]);
    let reversed = std::fs::read_to_string(here.join("one.trf")).unwrap();
    let reversed = reversed.replace(" w ", " x ").replace(" b ", " w ").replace(" x ", " b ");
    std::fs::write(here.join("reversed.trf"), reversed).unwrap();
    let taken = tuomari(here, &["event", "import", "three", "reversed.trf"]);
    let remarks = String::from_utf8_lossy(&taken.stderr).into_owned();
    assert!(remarks.contains("round 1: 4 – 1 0–1 is not taken in"), "{remarks}");
}

#[test]
fn a_round_is_not_paired_while_games_of_the_one_before_go_on_unless_that_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    four_players(here, "evening");
    said(here, &["event", "pair", "evening"]);
    said(here, &["event", "results", "evening", "1=1-0"]);
    let refused = tuomari(here, &["event", "pair", "evening"]);
    assert_eq!(refused.status.code(), Some(2));
    let why = String::from_utf8(refused.stderr).unwrap();
    assert!(
        why.contains("round 1 has no result at board 2: enter it first, or pair ahead"),
        "{why}"
    );
    assert!(said(here, &["event", "pair", "evening", "--ahead"]).starts_with("Round 2\n"));
}

#[test]
fn an_event_without_a_chief_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let refused = tuomari(here, &["event", "new", "evening", "--chief", "  "]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(!here.join("evening").exists());
}

#[test]
fn results_are_entered_all_or_none_and_a_changed_one_takes_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    four_players(here, "evening");
    said(here, &["event", "pair", "evening"]);
    let refused = |words: &[&str]| {
        let output = tuomari(here, &[&["event", "results", "evening"], words].concat());
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(refused(&["1=1-0", "9=1-0"]).contains("round 1 has no board 9"));
    assert!(refused(&["1=1-0", "1=0-1"]).contains("board 1 is named twice"));
    assert!(refused(&["1=1-0", "--round", "2"]).contains("round 2 is not paired yet"));
    assert!(!said(here, &["event", "results", "evening"]).contains("1–0"), "none was entered");
    said(here, &["event", "results", "evening", "1=1-0", "2=+:-"]);
    assert!(refused(&["1=0-1"]).contains("board 1 has the result 1–0; a change takes --reason"));
    let changed = said(here, &["event", "results", "evening", "1=0-1", "--reason", "Misheard."]);
    assert!(changed.contains("0–1\n") && changed.contains("+:−\n"), "{changed}");
    let csv = said(here, &["event", "results", "evening", "--form", "csv"]);
    assert!(csv.contains(",+:−,"), "a forfeit is written as it is read: {csv}");
}

/// A program in the place of a pairing engine: it checks the words it is given and the report, and
/// answers with pairs by rank; when the report has a round already, it says no.
#[cfg(unix)]
const ENGINE: &str = "#!/bin/sh
[ \"$1\" = --dutch ] && [ \"$3\" = -p ] || { echo 'what?' >&2; exit 64; }
grep -q '^XXC white1' \"$2\" && grep -q '^XXR 5' \"$2\" || { echo 'no rounds' >&2; exit 65; }
if grep -q '^001.* [wb] ' \"$2\"; then echo 'no valid pairing exists' >&2; exit 1; fi
ranked=$(sed -n 's/^001.* \\([0-9]\\{4\\}\\) .*/\\1/p' \"$2\" | tr '\\n' ' ')
[ \"$ranked\" = '2100 2050 1900 1850 1700 ' ] || { echo \"not by strength: $ranked\" >&2; exit 66; }
printf '3\\n1 3\\n4 2\\n5 0\\n' > \"$4\"
";

#[cfg(unix)]
#[test]
fn a_swiss_is_paired_by_the_engine_and_what_it_says_is_told() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let engine = here.join("engine");
    std::fs::write(&engine, ENGINE).unwrap();
    std::fs::set_permissions(&engine, std::fs::Permissions::from_mode(0o755)).unwrap();
    let players = "Name;Rating\nBerg, Mikael;1700\nMäkelä, Väinö;2100\nVirtanen, Maija;2050\n\
                   Korpela, Juha;1900\nNguyen, Minh;1850\n";
    std::fs::write(here.join("players.csv"), players).unwrap();
    std::fs::create_dir(here.join("open")).unwrap();
    let toml = "name = \"Open\"\n[rounds]\npairing = \"swiss\"\ncount = 5\n";
    std::fs::write(here.join("open/event.toml"), toml).unwrap();
    said(here, &["event", "new", "open", "--chief", "Eeva Korhonen"]);
    said(here, &["event", "import", "open", "players.csv"]);
    let none = tuomari(here, &["event", "pair", "open", "--pairing-engine", "none"]);
    assert!(String::from_utf8_lossy(&none.stderr).contains("no pairing engine"), "{none:?}");
    let pair = ["event", "pair", "open", "--pairing-engine", "./engine"];
    assert_eq!(
        said(here, &pair),
        "Round 1\n   1  Mäkelä, Väinö – Korpela, Juha  –\n   2  Nguyen, Minh – Virtanen, Maija  –\n      \
         Berg, Mikael  free\n"
    );
    said(here, &["event", "results", "open", "1=1-0", "2=½-½"]);
    let refused = tuomari(here, &pair);
    assert_eq!(refused.status.code(), Some(2));
    let why = String::from_utf8(refused.stderr).unwrap();
    assert!(why.contains("the pairing engine refuses: no valid pairing exists"), "{why}");
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
