//! Reasons where a position is proved unreachable, and never where it was reached.

#![allow(clippy::unwrap_used)] // a test may stop where its data is wrong

extern crate tuomari_chess as chess;

mod positions;

use chess::{BackRank, ByColor, Chess960, Color, Position, Role, Square, Start, Unsound};
use positions::{Dice, Taste, castling_soup, en_passant_soup, go_wrong, soup};

#[test]
fn every_case_gets_its_reasons() {
    let mut cases: Vec<(usize, Position, Vec<&str>)> = Vec::new();
    for (i, line) in include_str!("data/soundness.cases").lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match line.strip_prefix("    ") {
            Some(reason) => cases.last_mut().unwrap().2.push(reason),
            None => cases.push((i + 1, line.parse().unwrap(), Vec::new())),
        }
    }
    assert!(cases.len() > 50);
    for (line, position, expected) in cases {
        let found: Vec<String> = position.soundness().iter().map(Unsound::to_string).collect();
        assert_eq!(found, expected, "soundness.cases line {line}: {position}");
    }
}

/// Plays games from a start in every taste and asserts that no position is called unsound.
fn no_alarm(start: Start, games: usize, seed: u64) -> usize {
    let mut dice = Dice(seed);
    let mut seen = 0;
    for game in 0..games {
        let taste = Taste::ALL[game % Taste::ALL.len()];
        let mut position = Position::start(start);
        for _ in 0..20 + dice.below(280) {
            assert_eq!(position.soundness_from(Some(start)), [], "{start:?} {position}");
            assert_eq!(position.soundness_from(None), [], "{start:?} {position}");
            seen += 1;
            // Look at rare moves even if they are not played.
            for legal in position.legal_moves() {
                let rare = legal.promotion().is_some() || legal.is_en_passant();
                let next = legal.play();
                if rare || next.is_check() {
                    assert_eq!(next.soundness_from(Some(start)), [], "{start:?} {next}");
                    seen += 1;
                }
            }
            let Some(legal) = taste.choose(&position, &mut dice) else { break };
            position = legal.play();
        }
    }
    seen
}

#[test]
fn no_position_of_a_game_is_called_unsound() {
    assert!(no_alarm(Start::Usual, 800, 21) > 100_000);
}

#[test]
fn no_position_of_a_game_of_chess960_is_called_unsound() {
    let mut dice = Dice(22);
    let mut seen = 0;
    for _ in 0..50 {
        let start = Start::Chess960(Chess960::drawn_by(dice.next()));
        seen += no_alarm(start, 8, dice.next());
    }
    assert!(seen > 30_000, "{seen}");
}

#[test]
fn no_position_after_an_exchanged_start_is_called_unsound() {
    let mut seen = 0;
    for (white, black) in [(true, true), (true, false), (false, true)] {
        seen += no_alarm(Start::Exchanged(ByColor { white, black }), 80, 23);
    }
    assert!(seen > 20_000, "{seen}");
}

/// The final positions of real games.
#[test]
#[ignore = "needs the folder of test sets that TUOMARI_VECTORS names"]
fn no_final_position_of_a_real_game_is_called_unsound() {
    let folder = std::env::var("TUOMARI_VECTORS").expect("TUOMARI_VECTORS names a folder");
    let path = std::path::Path::new(&folder).join("final-positions.txt");
    let text = std::fs::read_to_string(path).unwrap();
    assert!(text.lines().count() >= 1_000);
    for line in text.lines() {
        let position: Position = line.parse().unwrap();
        assert_eq!(position.soundness(), [], "{line}");
    }
}

#[test]
fn any_position_at_all_can_be_asked() {
    let mut dice = Dice(24);
    let mut unsound = 0;
    for _ in 0..1_000 {
        let wrong = go_wrong(&Position::initial(), &mut dice);
        let kinds = [soup(&mut dice), castling_soup(&mut dice), en_passant_soup(&mut dice)];
        for position in kinds.into_iter().chain(wrong) {
            unsound += usize::from(!position.soundness().is_empty());
            let _ = position.soundness_from(None);
        }
    }
    assert!(unsound > 1_000, "{unsound}");
}

#[test]
fn the_array_of_the_game_decides_what_is_shut_in() {
    let array: BackRank = "BRNKQNRB".parse().unwrap();
    let start = Start::Chess960(Chess960::try_from(array).unwrap());
    let mut setup = Position::start(start).to_setup();
    setup.castling_rooks = chess::Bitboard::EMPTY;
    let position = Position::try_from(setup).unwrap();
    // Bishops in the corners behind their pawns are at home in this array and in no other.
    assert_eq!(position.soundness_from(Some(start)), []);
    assert_eq!(position.soundness_from(None), []);
    let corner = Unsound::OutOfReach { man: position.board().man_on(Square::A1).unwrap() };
    assert!(position.soundness().contains(&corner));
}

#[test]
fn castling_on_the_first_move_leaves_the_colours_of_the_squares_as_they_were() {
    let array: BackRank = "RBBNQKRN".parse().unwrap();
    let start = Start::Chess960(Chess960::try_from(array).unwrap());
    let first = Position::start(start);
    let castled = first.judge("f1g1".parse().unwrap()).unwrap().play();
    assert_eq!(castled.soundness_from(Some(start)), []);
}

#[test]
fn castling_is_a_right_of_the_king_and_the_rooks_of_the_start_only() {
    let position: Position = "1r2k1r1/8/8/8/8/8/4P3/1R2K1R1 w KQ - 0 30".parse().unwrap();
    assert_eq!(position.soundness(), [], "some array of Chess960");
    let reasons = position.soundness_from(Some(Start::Usual));
    let rook = |square| Unsound::CastlingNotFromStart {
        rook: chess::Man { piece: Role::Rook.of(Color::White), square },
    };
    assert!(reasons.contains(&rook(Square::B1)) && reasons.contains(&rook(Square::G1)));
}
