//! Whether the dice know every word of the vocabulary.

use std::collections::BTreeSet;

use laws::{Act, Book, Regulations, Table};

use crate::acts;
use crate::dice::Dice;

/// The words that a form of JSON accepts in this place, from what it says of another.
fn words(of_what: &str) -> Vec<String> {
    let refused = serde_json::from_str::<Act>(of_what).expect_err("no such word").to_string();
    refused.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_act_and_every_decision_is_thrown() {
    let table = Table::open(Regulations::of(Book::Fide2023)).unwrap();
    let mut dice = Dice(1);
    let mut met = BTreeSet::new();
    for _ in 0..50_000 {
        let act = serde_json::to_value(acts::any(&mut dice, &table).1).unwrap();
        let said = ["act", "decision"].map(|word| act[word].as_str().map(str::to_owned));
        met.extend(said.into_iter().flatten());
    }
    let wanted =
        [words(r#"{"act": "?"}"#), words(r#"{"act": "decide", "decision": "?"}"#)].concat();
    assert!(wanted.len() > 100, "{wanted:?}");
    let missing: Vec<_> = wanted.iter().filter(|word| !met.contains(*word)).collect();
    assert!(missing.is_empty(), "the dice do not have {missing:?}");
}
