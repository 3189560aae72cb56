//! Published helpmates: the shortest one takes as many plies as its composer said.

extern crate tuomari_winnable as winnable;

use chess::{Color, Position};
use winnable::{Budget, shortest};

/// The limit on positions for one problem.
const NODES: u64 = 300_000;

#[test]
fn published_helpmates_are_solved_in_the_moves_that_they_ask_for() {
    let mut solved = 0;
    for line in include_str!("data/helpmates.txt").lines().filter(|line| !line.starts_with('#')) {
        let (plies, fen) = line.split_once(' ').expect("plies and a position");
        let plies: usize = plies.parse().expect(line);
        let position: Position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
        let answer = shortest(&position, Color::White, &Budget::full().nodes(NODES));
        let mate = answer.winnability.helpmate().unwrap_or_else(|| panic!("{line}: {answer:?}"));
        assert_eq!(mate.moves().len(), plies, "{line}: {mate}");
        solved += 1;
    }
    assert!(solved >= 200, "{solved}");
}
