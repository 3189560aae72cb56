//! Positions of public test sets, read from the folder that TUOMARI_VECTORS names.

extern crate tuomari_winnable as winnable;

use std::path::PathBuf;

use chess::{Color, Position};
use winnable::{Budget, Helpmate, Winnability, winnable};

/// The lines of a vector file.
fn lines(name: &str) -> Vec<String> {
    let folder = std::env::var_os("TUOMARI_VECTORS").expect("TUOMARI_VECTORS names a folder");
    let path = PathBuf::from(folder).join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    text.lines().map(str::to_owned).collect()
}

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[test]
#[ignore = "needs the folder of test sets that TUOMARI_VECTORS names"]
fn every_side_that_cannot_mate_is_found_and_no_other() {
    let mut open = Vec::new();
    for line in lines("winnability.txt") {
        let (marks, fen) = line.split_once(' ').unwrap();
        let position = position(fen);
        for (side, mark) in [Color::White, Color::Black].into_iter().zip(marks.chars()) {
            match winnable(&position, side, &Budget::full().nodes(2_000_000)) {
                Winnability::Winnable(_) => assert_ne!(mark, '-', "{side}: {fen}"),
                Winnability::Unwinnable(_) => assert_eq!(mark, '-', "{side}: {fen}"),
                Winnability::Undetermined(_) => open.push(format!("{side}: {fen}")),
            }
        }
    }
    assert!(open.is_empty(), "undetermined: {open:#?}");
}

#[test]
#[ignore = "needs the folder of test sets that TUOMARI_VECTORS names"]
fn flags_that_fell_where_the_opponent_could_not_mate_are_known() {
    for fen in lines("unwinnable-timeouts.txt") {
        let position = position(&fen);
        let answer = winnable(&position, !position.turn(), &Budget::full().nodes(2_000_000));
        assert!(matches!(answer, Winnability::Unwinnable(_)), "{fen}: {answer:?}");
    }
}

#[test]
#[ignore = "needs the folder of test sets that TUOMARI_VECTORS names"]
fn both_sides_of_final_positions_are_decided_and_their_helpmates_mate() {
    for fen in lines("final-positions.txt") {
        let position = position(&fen);
        for side in Color::ALL {
            match winnable(&position, side, &Budget::full().nodes(200_000)) {
                Winnability::Winnable(helpmate) => {
                    let moves = helpmate.moves().iter().copied();
                    let replayed = Helpmate::replay(&position, side, moves);
                    assert_eq!(replayed.as_ref(), Ok(&helpmate), "{side}: {fen}");
                }
                Winnability::Unwinnable(_) => {}
                Winnability::Undetermined(limit) => panic!("{side}: {fen}: {limit}"),
            }
        }
    }
}
