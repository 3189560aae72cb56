//! What sessions cannot show: pipes that close, and colours.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

const KINGS: &str = "8/8/8/3k4/8/3K4/8/8 w - - 0 1\n";

fn tuomari(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tuomari"));
    command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

#[test]
fn a_reader_that_leaves_is_not_an_error() {
    let mut child = tuomari(&["perft", "1", "--fen", "-"]).spawn().unwrap();
    drop(child.stdout.take());
    let mut questions = child.stdin.take().unwrap();
    // More than one buffer, so that the pipe is also found closed before the end. The program may
    // have exited by the time the last line is written.
    for _ in 0..10_000 {
        if questions.write_all(KINGS.as_bytes()).is_err() {
            break;
        }
    }
    drop(questions);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn a_reader_that_leaves_while_games_are_converted_is_not_an_error() {
    let mut child = tuomari(&["convert"]).spawn().unwrap();
    drop(child.stdout.take());
    let mut games = child.stdin.take().unwrap();
    let game = "[Event \"?\"]\n\n1. e4 e5 *\n\n".repeat(1000);
    for _ in 0..100 {
        if games.write_all(game.as_bytes()).is_err() {
            break;
        }
    }
    drop(games);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn colour_is_shown_where_it_is_wanted_and_only_there() {
    let check = |set: &[(&str, &str)]| -> Output {
        let mut command = tuomari(&["check", "e2e4"]);
        command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
        command.envs(set.iter().copied()).output().unwrap()
    };
    assert_eq!(check(&[]).stdout, b"e2e4: legal\n");
    assert_eq!(check(&[("CLICOLOR_FORCE", "1")]).stdout, b"e2e4: \x1b[32mlegal\x1b[0m\n");
    assert_eq!(check(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]).stdout, b"e2e4: legal\n");
}

#[test]
fn a_closed_standard_error_does_not_keep_the_result_back() {
    let mut child = tuomari(&["moves", "--fen", "-"]).spawn().unwrap();
    drop(child.stderr.take());
    child.stdin.take().unwrap().write_all(KINGS.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains("d3e3   Ke3        king d3 to e3"));
}

#[test]
fn the_manual_has_a_page_for_every_command() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("man1");
    let status = tuomari(&["man", "--dir"]).arg(&path).status().unwrap();
    assert!(status.success());
    for page in
        ["tuomari.1", "tuomari-perft.1", "tuomari-moves.1", "tuomari-winnable.1", "tuomari-laws.1"]
    {
        assert!(path.join(page).is_file(), "{page}");
    }
}

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = tuomari(&["completions", shell]).output().unwrap();
        assert!(output.status.success());
        assert!(String::from_utf8_lossy(&output.stdout).contains("perft"), "{shell}");
    }
}

#[test]
fn a_file_that_is_rewritten_is_watched_and_each_alarm_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("round4.pgn");
    let game = |board: u32, moves: &str| {
        format!("[White \"Laine\"]\n[Black \"Virtanen\"]\n[Board \"{board}\"]\n\n{moves} *\n\n")
    };
    std::fs::write(&path, game(1, "1. f3 e5 2. g4") + &game(2, "1. f3 e5 2. g4")).unwrap();
    let mut child = tuomari(&["watch", "--json"]).arg(&path).spawn().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let (sender, lines) = std::sync::mpsc::channel();
    std::thread::spawn(move || output.lines().try_for_each(|line| sender.send(line.unwrap())));
    let told = || lines.recv_timeout(Duration::from_secs(60)).unwrap();
    let first = game(1, "1. f3 e5 2. g4 Qh4#");
    // The second game is torn in the middle of a move: what is whole is told.
    let torn = "[White \"Laine\"]\n[Black \"Virtanen\"]\n[Board \"2\"]\n\n1. f3 e5 2. g4 Q";
    std::fs::write(&path, first.clone() + torn).unwrap();
    assert!(told().contains("\"board\":\"1 Laine - Virtanen\""));
    // Some programs put a new file in the old one's place.
    let other = folder.path().join("new.pgn");
    std::fs::write(&other, first + &game(2, "1. f3 e5 2. g4 Qh4#")).unwrap();
    std::fs::rename(other, &path).unwrap();
    let second = told();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(second.contains("\"board\":\"2 Laine - Virtanen\""), "{second}");
    assert!(second.contains("checkmate has ended the game"), "{second}");
    assert!(lines.try_recv().is_err(), "nothing is told twice");
}
