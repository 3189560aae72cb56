//! Published helpmates: the shortest one takes as many plies as its composer said.

extern crate tuomari_winnable as winnable;

use chess::{Color, Position};
use winnable::{Budget, shortest};

#[test]
fn published_helpmates_are_solved_in_the_moves_that_they_ask_for() {
    let solved = solve(include_str!("data/helpmates.txt"), 300_000);
    assert!(solved >= 200, "{solved}");
}

#[test]
#[ignore = "ten times as many positions"]
fn longer_ones_are_solved_too() {
    let solved = solve(include_str!("data/helpmates-long.txt"), 3_000_000);
    assert!(solved >= 10, "{solved}");
}

/// Solves each problem within a number of positions; returns how many there are.
fn solve(problems: &str, nodes: u64) -> usize {
    let mut solved = 0;
    for line in problems.lines().filter(|line| !line.starts_with('#')) {
        let (plies, fen) = line.split_once(' ').expect("plies and a position");
        let plies: usize = plies.parse().expect(line);
        let position: Position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
        let answer = shortest(&position, Color::White, &Budget::full().nodes(nodes));
        let mate = answer.winnability.helpmate().unwrap_or_else(|| panic!("{line}: {answer:?}"));
        assert_eq!(mate.moves().len(), plies, "{line}: {mate}");
        solved += 1;
    }
    solved
}
