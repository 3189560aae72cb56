//! Harder positions of our own making, with their answers.

use chess::{Color, Position};
use winnable::{Budget, Winnability, winnable};

use crate::brute::{Brute, Found};

const CORPUS: &str = include_str!("../data/corpus.txt");

#[test]
fn every_position_of_the_corpus_has_its_answer() {
    let mut brute_forced = 0;
    for line in CORPUS.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (question, _) = line.split_once(';').unwrap();
        let [side, answer, check, fen] = question.splitn(4, ' ').collect::<Vec<_>>()[..] else {
            panic!("not a line of the corpus: {line}")
        };
        let side = if side == "white" { Color::White } else { Color::Black };
        let position: Position =
            fen.trim().parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        match winnable(&position, side, &Budget::full().nodes(500_000)) {
            Winnability::Winnable(_) => assert_eq!(answer, "winnable", "{line}"),
            Winnability::Unwinnable(proof) => assert_eq!(answer, "unwinnable", "{line}: {proof}"),
            Winnability::Undetermined(limit) => panic!("{line}: {limit}"),
        }
        if check == "promotion" {
            assert_eq!(answer, "winnable", "{line}");
            let found = Brute::new(side, 1_000_000).queens_only().search(&position);
            assert_eq!(found, Found::Nothing, "with queens alone: {line}");
        }
        if check == "brute" && answer == "unwinnable" {
            brute_forced += 1;
            let found = Brute::new(side, 400_000).search(&position);
            assert_eq!(found, Found::Nothing, "{line}");
        }
    }
    assert!(brute_forced > 5);
}
