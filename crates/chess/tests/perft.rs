//! Published counts of legal move sequences are reproduced.

#![allow(clippy::unwrap_used)] // a test may stop where its data is wrong

extern crate tuomari_chess as chess;

use chess::{Board, ByColor, Memory, Position, Setup, Square, Start, perft};

/// The most nodes that a test counts for one number.
const LIMIT: u64 = 5_000_000;

/// The lines of a data file: a position, and the number of sequences by length where known.
fn counts(text: &str) -> Vec<(Position, Vec<Option<u64>>)> {
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (fen, counts) = line.split_once(" ; ").unwrap();
            (fen.parse().unwrap(), counts.split(' ').map(|count| count.parse().ok()).collect())
        })
        .collect()
}

/// Asserts each known number that is not too large.
fn count(position: &Position, counts: &[Option<u64>]) -> u64 {
    let mut nodes = 0;
    for (depth, expected) in (1..).zip(counts) {
        if let Some(expected) = expected.filter(|nodes| *nodes <= LIMIT) {
            assert_eq!(perft(position, depth), expected, "{position} depth {depth}");
            nodes += expected;
        }
    }
    assert!(nodes > 0, "{position}");
    nodes
}

#[test]
fn the_standard_positions_have_as_many_sequences_as_published() {
    for (position, known) in counts(include_str!("data/standard.perft")) {
        count(&position, &known);
    }
}

/// `TUOMARI_PERFT` sets the most nodes for one number: with 3e12 the initial position is counted to
/// depth 9, in some minutes if the test is built with `--release`.
#[test]
fn great_depths_have_as_many_sequences_with_a_table_as_published() {
    let most = std::env::var("TUOMARI_PERFT").map_or(4e9, |most| most.parse::<f64>().unwrap());
    let memory = Memory::of_bytes(1 << 28).unwrap();
    let mut greatest = 0;
    for (position, known) in counts(include_str!("data/standard.perft")) {
        for (depth, expected) in (1..).zip(known) {
            if let Some(expected) = expected.filter(|nodes| *nodes as f64 <= most) {
                assert_eq!(memory.perft(&position, depth), expected, "{position} depth {depth}");
                greatest = greatest.max(expected);
            }
        }
    }
    eprintln!("the greatest count was {greatest}");
    assert!(greatest > LIMIT, "{greatest}");
}

#[test]
fn chess960_positions_have_as_many_sequences_as_stockfish_counts() {
    let positions = counts(include_str!("data/chess960.perft"));
    assert!(positions.len() >= 160);
    for (position, known) in positions {
        count(&position, &known);
    }
}

#[test]
fn with_kings_and_queens_exchanged_there_are_as_many_sequences_as_without() {
    let usual = &counts(include_str!("data/standard.perft"))[0].1;
    let exchanged = Start::Exchanged(ByColor { white: true, black: true });
    count(&Position::start(exchanged), usual);
}

#[test]
fn a_position_in_the_mirror_has_as_many_sequences() {
    for (position, known) in &counts(include_str!("data/standard.perft"))[..6] {
        let setup = position.to_setup();
        let mut board = Board::EMPTY;
        for (square, piece) in setup.board.iter() {
            board.put(square.flip_file(), piece);
        }
        let image = Setup {
            board,
            castling_rooks: setup.castling_rooks.into_iter().map(Square::flip_file).collect(),
            mirrored: ByColor { white: true, black: true },
            ..setup
        };
        count(&Position::try_from(image).unwrap(), known);
    }
}
