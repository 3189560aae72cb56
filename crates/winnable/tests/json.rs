//! The feature `serde`.

#![allow(clippy::unwrap_used)] // a helper that fails fails its test

extern crate tuomari_winnable as winnable;

use chess::{Color, Position};
use serde_json::{Value, json};
use winnable::{Budget, Limit, winnable as ask};

fn answer(fen: &str, budget: Budget) -> Value {
    let position: Position = fen.parse().unwrap();
    serde_json::to_value(ask(&position, Color::White, &budget)).unwrap()
}

#[test]
fn an_answer_is_written_with_its_evidence() {
    let mated = answer("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", Budget::quick());
    assert_eq!(mated, json!({"answer": "winnable", "helpmate": []}));
    let bare = answer("4k3/8/8/8/8/8/4r3/7K w - - 0 1", Budget::quick());
    assert_eq!(bare["answer"], "unwinnable");
    assert!(bare["why"].as_str().is_some_and(|why| !why.is_empty()), "{bare}");
}

#[test]
fn a_limit_is_a_word() {
    assert_eq!(serde_json::to_string(&Limit::Memory).unwrap(), "\"memory\"");
    assert_eq!(serde_json::from_str::<Limit>("\"nodes\"").unwrap(), Limit::Nodes);
}
