//! A checker of proofs that knows nothing about how they were made: moves are listed, positions are
//! explored one by one.

use std::collections::BTreeSet;

use chess::{Bare, Color, Move, Position};
use winnable::{Budget, Ending, NoNet, Proof, Structure, Winnability, verify, winnable};

use crate::brute::{Brute, Found, closure};
use crate::dice::{Dice, rounds, seed, small_world};

/// The most positions to explore for one proof.
const MOST: usize = 5_000;

/// Whether the proof holds; `None` if that takes too many positions to tell.
fn holds(position: &Position, winner: Color, proof: &Proof) -> Option<bool> {
    match proof {
        Proof::GameOver(Ending::Mated) => {
            Some(position.turn() == winner && position.is_checkmate())
        }
        Proof::GameOver(Ending::Stalemate) => Some(position.is_stalemate()),
        Proof::Lines(branches) => {
            let moves: BTreeSet<Move> = position.legal_moves().map(|m| m.to_move()).collect();
            let proved: BTreeSet<Move> = branches.iter().map(|branch| branch.m).collect();
            let mut all = Some(moves == proved && !moves.is_empty());
            for branch in branches {
                let next = position.legal(branch.m)?.play();
                all = all.and_then(|all| Some(all & holds(&next, winner, &branch.proof)?));
            }
            all
        }
        Proof::Frozen(certificate) => {
            let why = &certificate.why;
            let structure = Structure::of(position);
            let king = structure.king_squares(!winner);
            let never = *why != NoNet::NoCheck || structure.struck(winner).is_disjoint(king);
            let mut checked = false;
            for packed in closure(position, MOST)? {
                let bare: Bare = packed.unpack();
                let check = !bare.checkers_of(!winner).is_empty();
                checked |= check && bare.turn() != winner && bare != Bare::from(position);
                if check && bare.turn() != winner && bare.is_checkmate() {
                    return Some(false);
                }
            }
            Some(never && (*why != NoNet::NoCheck || !checked))
        }
        Proof::Material(_) | Proof::Exhausted { .. } => {
            match Brute::new(winner, MOST).search(position) {
                Found::Nothing => Some(true),
                Found::Mate(_) => Some(false),
                Found::TooMany => None,
            }
        }
    }
}

#[test]
fn every_proof_holds_before_a_checker_that_tries_everything() {
    let mut dice = Dice(seed() + 4);
    let mut checked = 0;
    for _ in 0..rounds(3_000) {
        let position = small_world(&mut dice);
        let side = dice.pick(&Color::ALL);
        let answer = winnable(&position, side, &Budget::full().nodes(2_000));
        let Winnability::Unwinnable(proof) = answer else { continue };
        assert_eq!(verify(&position, side, &proof), Ok(()), "{side}, {position}");
        let verdict = holds(&position, side, &proof);
        assert_ne!(verdict, Some(false), "{side}, {position}: {proof:?}");
        checked += usize::from(verdict.is_some());
    }
    assert!(checked > 20, "{checked}");
}

#[test]
fn a_proof_that_is_wrong_is_found_out() {
    let position: Position = "7k/8/8/8/8/8/8/K6P w - - 0 1".parse().unwrap();
    let stalemate = Proof::GameOver(Ending::Stalemate);
    assert_eq!(holds(&position, Color::White, &stalemate), Some(false));
    assert_eq!(holds(&position, Color::White, &Proof::Lines(Vec::new())), Some(false));
    let mate: Position = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1".parse().unwrap();
    let exhausted = Proof::Exhausted { states: 1, refuted: 0 };
    assert_eq!(holds(&mate, Color::White, &exhausted), Some(false));
}
