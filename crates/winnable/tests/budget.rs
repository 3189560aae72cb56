//! A budget is never overdrawn, and nothing unspent is charged.

extern crate tuomari_winnable as winnable;

use chess::{Color, Position};
use winnable::{Answer, Budget, Cancel, Limit, Winnability, ask, shortest};

/// Plain ones, locked ones, and one that takes tens of thousands of positions to exhaust.
const POSITIONS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/4k3/8/8/3n4/8/K6R w - - 0 1",
    "3k4/bpp3b1/pPp1p1p1/P1P1P1P1/8/4p1p1/B1p1P1P1/2B1K3 w - - 0 1",
    "8/p1p1p3/8/6p1/6P1/6PK/P1P1P1PP/7k w - - 0 1",
    "8/8/8/8/2b5/1kB5/1B6/BKB5 w - - 0 1",
    "r2q1rk1/ppp2ppp/5n2/2b1p1N1/4P1b1/P1P5/3B1PPP/RN2K2R w KQ - 0 15",
];

fn each(check: impl Fn(&Position, Color)) {
    for fen in POSITIONS {
        let position: Position = fen.parse().expect(fen);
        Color::ALL.into_iter().for_each(|side| check(&position, side));
    }
}

#[test]
fn no_more_positions_are_looked_at_than_allowed() {
    for nodes in [0, 1, 2, 7, 30, 100, 333, 1_000, 5_000] {
        each(|position, side| {
            let Answer { winnability, spent } = ask(position, side, &Budget::full().nodes(nodes));
            assert!(spent.nodes <= nodes, "{} of {nodes}: {position} {side}", spent.nodes);
            if let Winnability::Undetermined(limit) = winnability {
                assert_eq!((limit, spent.nodes), (Limit::Nodes, nodes), "{position} {side}");
            }
        });
    }
}

#[test]
fn no_more_memory_is_held_than_allowed() {
    for memory in [0, 100_000, 500_000, 3_000_000] {
        each(|position, side| {
            let budget = Budget::full().nodes(20_000).memory(memory);
            let Answer { winnability, spent } = ask(position, side, &budget);
            assert!(spent.memory <= memory, "{} of {memory}: {position} {side}", spent.memory);
            if winnability == Winnability::Undetermined(Limit::Memory) {
                assert!(spent.nodes < 20_000, "{position} {side}");
            }
        });
    }
}

#[test]
fn a_shortest_helpmate_holds_no_more_memory_than_allowed() {
    let problem = "K7/1r6/8/8/8/5N2/8/1r5k b - - 0 1".parse().expect("a position");
    for memory in [0, 100_000, 3_000_000, 17_000_000, 100_000_000] {
        let budget = Budget::full().nodes(20_000).memory(memory);
        let spent = shortest(&problem, Color::White, &budget).spent;
        assert!(spent.memory <= memory, "{} of {memory}", spent.memory);
    }
}

#[test]
fn the_same_question_has_the_same_answer_for_the_same_budget() {
    let budget = Budget::full().nodes(3_000);
    each(|position, side| assert_eq!(ask(position, side, &budget), ask(position, side, &budget)));
}

#[test]
fn a_question_that_was_cancelled_ends() {
    let cancel = Cancel::new();
    cancel.cancel();
    let position: Position = POSITIONS[3].parse().unwrap();
    let answer = ask(&position, Color::White, &Budget::full().cancelled_by(&cancel));
    assert_eq!(answer.winnability, Winnability::Undetermined(Limit::Cancelled));
}
