//! Positions of public test sets as games, read from the folder that TUOMARI_VECTORS names.

#![allow(clippy::unwrap_used)] // a test may stop where its data is wrong

extern crate tuomari_audit as audit;

use std::fmt::Write;
use std::path::PathBuf;

use audit::{Auditor, Finding, Kind, Rules};
use laws::Book;
use notation::pgn::{Reader, Replay};

fn lines(name: &str) -> Vec<String> {
    let folder = std::env::var_os("TUOMARI_VECTORS").expect("TUOMARI_VECTORS names a folder");
    let path = PathBuf::from(folder).join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    text.lines().map(str::to_owned).collect()
}

fn audit(pgn: &str) -> Vec<Finding> {
    let mut replay = Replay::new(Auditor::new(Rules::of(Book::Fide2018)));
    Reader::new(pgn.as_bytes()).read_all(&mut replay).unwrap();
    replay.follower_mut().take_findings()
}

#[test]
#[ignore = "needs the folder of test sets that TUOMARI_VECTORS names"]
fn every_game_lost_on_time_to_a_side_that_could_not_mate_is_found() {
    let mut pgn = String::new();
    let positions = lines("unwinnable-timeouts.txt");
    for position in &positions {
        let result = if position.split(' ').nth(1) == Some("w") { "0-1" } else { "1-0" };
        writeln!(
            pgn,
            "[Event \"?\"]\n[Result \"{result}\"]\n[Termination \"Time forfeit\"]\n\
             [SetUp \"1\"]\n[FEN \"{position} 0 1\"]\n\n{result}\n"
        )
        .unwrap();
    }
    let found = audit(&pgn);
    let is_found = |game: &u64| {
        let of_game = found.iter().filter(|finding| finding.game == *game);
        let mut kinds = of_game.map(|finding| finding.what.kind());
        // A position in which nobody can mate had ended the game before the flag fell.
        kinds.any(|kind| matches!(kind, Kind::CannotMate | Kind::WrongResult))
    };
    let missed: Vec<&String> = (1..=positions.len() as u64)
        .filter(|game| !is_found(game))
        .map(|game| &positions[game as usize - 1])
        .collect();
    assert!(missed.is_empty(), "{} missed: {missed:#?}", missed.len());
}
