//! Answers about skeletons of pawns, compared with everything that follows.
//!
//! A long run, which confirms more than ten million different answers in some minutes on one core:
//!
//! ```sh
//! TUOMARI_WORLDS=150 cargo test --release -p tuomari-winnable --test agreement skeletons -- --nocapture
//! ```
//!
//! `cargo run --release -p tuomari-winnable --example skeletons` does the same on every core.

use crate::closure::Closure;
use crate::dice::{rounds, seed};
use crate::run::{Answered, Run};

#[test]
fn every_answer_about_a_skeleton_is_what_everything_that_follows_says() {
    let worlds = rounds(1_000) as u64;
    let answered = Answered::new();
    let mut run = Run::new(seed() + 5, &answered);
    while run.tally.worlds < worlds {
        run.explore();
        if run.tally.worlds.is_multiple_of(5_000) {
            eprintln!("{}", run.tally);
        }
    }
    let tally = run.tally;
    eprintln!("{tally}");
    assert!(tally.faults.is_empty(), "{:#?}", tally.faults);
    assert!(tally.sum() > worlds && tally.confirmed[2] > worlds / 4, "{tally:?}");
}

/// Bishops behind their own pawns, with one free square among them or none.
const CAGES: [&str; 4] = [
    "B1B1B1B1/pBp1pBpB/P1P1P1P1/5K2/8/8/3k4/8 w - - 0 1",
    "1B3B1B/BpBpBpBp/1P1PkP1P/8/8/8/5K2/8 b - - 0 1",
    "1B1BbB1B/BpBpBp1p/1P1P1P1P/8/K7/8/4k3/8 w - - 0 1",
    "B1B1B1B1/pBpBpBpB/P1P1P1P1/1k1K4/6P1/8/8/8 w - - 0 1",
];

#[test]
fn every_answer_about_a_cage_is_what_everything_that_follows_says() {
    let answered = Answered::new();
    let mut run = Run::new(0, &answered);
    for fen in CAGES {
        let mut closure = Closure::default();
        assert!(closure.explore(&fen.parse().expect("a position"), 100_000), "{fen}");
        (0..closure.len()).step_by(7).for_each(|index| run.compare(&closure, index));
    }
    let tally = run.tally;
    assert!(tally.faults.is_empty(), "{:#?}", tally.faults);
    assert!(tally.confirmed[2] > 10_000, "{tally:?}");
}
