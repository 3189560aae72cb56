//! The articles about the moves, row by row.

#![allow(clippy::unwrap_used)] // a test may stop where its data is wrong

extern crate tuomari_chess as chess;

use chess::{Move, Position, Square, perft};

/// Says whether what a row claims holds in the position.
fn holds(position: &Position, claim: &str) -> bool {
    let words: Vec<&str> = claim.split(' ').collect();
    match words.as_slice() {
        ["check"] => position.is_check() && !position.is_checkmate(),
        ["mate"] => position.is_checkmate(),
        ["stalemate"] => position.is_stalemate(),
        ["none"] => !position.is_check() && !position.is_stalemate(),
        [square, count] if square.len() == 2 => {
            let square: Square = square.parse().unwrap();
            let moves = position.legal_moves().filter(|legal| legal.from() == square);
            moves.count() == count.parse::<usize>().unwrap()
        }
        [m, "legal"] => position.judge(m.parse().unwrap()).is_ok(),
        [m, ">", fen @ ..] => {
            let next: Position = fen.join(" ").parse().unwrap();
            let m: Move = m.parse().unwrap();
            position.judge(m).is_ok_and(|legal| legal.play() == next)
        }
        [m, article] => position
            .judge(m.parse().unwrap())
            .is_err_and(|illegal| illegal.provisions().any(|it| it.fide_2018() == *article)),
        _ => panic!("{claim:?} says nothing"),
    }
}

#[test]
fn every_row_of_chapter_three_and_guideline_ii_holds() {
    let mut rows = 0;
    for (i, line) in include_str!("data/chapter3.cases").lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let [article, fen, claim] = line.split(';').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("line {}: {line}", i + 1);
        };
        let position: Position = fen.parse().unwrap();
        assert!(holds(&position, claim), "line {}, {article}: {fen}: {claim}", i + 1);
        rows += 1;
    }
    assert!(rows > 70);
}

#[test]
fn a_game_of_four_plies_can_be_played_in_197_281_ways() {
    assert_eq!(perft(&Position::initial(), 4), 197_281); // the row of 3.10.1
}
