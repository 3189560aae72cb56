//! Forced mates: compared with exhaustive search, and known ones.

use chess::{Color, Position};
use winnable::{Budget, ForcedMate, Plan, forced_mate};

use crate::dice::{Dice, rounds, seed, small_world};

/// Whether `side` mates within this many moves, by exhaustive search.
fn forces(position: &Position, side: Color, moves: u32) -> bool {
    if position.turn() == side {
        return moves > 0
            && position.legal_moves().any(|legal| forces(&legal.play(), side, moves - 1));
    }
    if !position.has_legal_move() {
        return position.is_checkmate();
    }
    moves > 0 && position.legal_moves().all(|legal| forces(&legal.play(), side, moves))
}

/// Plays the plan against every defence; returns the most moves it took.
fn walk(plan: &Plan, position: &Position, side: Color) -> u32 {
    if position.turn() == side {
        let m = plan.answer(position).unwrap_or_else(|| panic!("no answer in {position}"));
        let legal = position.legal(m).unwrap_or_else(|| panic!("{m} is illegal in {position}"));
        return 1 + walk(plan, &legal.play(), side);
    }
    let replies = position.legal_moves().map(|legal| walk(plan, &legal.play(), side));
    replies.max().unwrap_or_else(|| {
        assert!(position.is_checkmate(), "stalemate: {position}");
        0
    })
}

#[test]
fn the_prover_agrees_with_trying_everything() {
    let mut dice = Dice(seed() + 3);
    let mut forced = 0;
    for _ in 0..rounds(1_500) {
        let position = small_world(&mut dice);
        let side = dice.pick(&Color::ALL);
        let moves = 1 + dice.below(2) as u32;
        let answer = forced_mate(&position, side, moves, &Budget::full());
        match &answer {
            ForcedMate::Forced(plan) => {
                forced += 1;
                assert_eq!(walk(plan, &position, side), plan.moves(), "{side}, {position}");
                assert!(plan.moves() == 0 || !forces(&position, side, plan.moves() - 1));
            }
            ForcedMate::Refuted => assert!(!forces(&position, side, moves), "{side}, {position}"),
            ForcedMate::Undetermined(limit) => panic!("{position}: {limit}"),
        }
    }
    assert!(forced > 20, "{forced}");
}

/// Known mates, made by hand, with the moves they take.
const MATES: &str = include_str!("../data/forced.txt");

#[test]
fn known_mates_are_found_and_no_shorter_ones() {
    for line in MATES.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (moves, rest) = line.split_once(' ').unwrap();
        let (side, rest) = rest.split_once(' ').unwrap();
        let fen = rest.split(';').next().unwrap().trim();
        let side = if side == "white" { Color::White } else { Color::Black };
        let position: Position = fen.parse().unwrap();
        let moves: u32 = moves.parse().unwrap();
        match forced_mate(&position, side, moves, &Budget::full().nodes(3_000_000)) {
            ForcedMate::Forced(plan) => {
                assert_eq!(plan.moves(), moves, "{fen}");
                assert_eq!(walk(&plan, &position, side), moves, "{fen}");
                let line = plan.main_line(&position, side);
                let first = usize::from(position.turn() != side);
                assert_eq!(line.len(), (moves as usize * 2 + first).saturating_sub(1), "{line:?}");
            }
            other => panic!("{fen}: {other:?}"),
        }
    }
}
