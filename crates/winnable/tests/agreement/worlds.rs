//! Whole worlds of few men: every placement, sound or not, with both sides to move; only dead
//! pawns, which multiply the worlds, are left to chance (`random`). Of placements that mirror each
//! other one is taken: the one with White's king left of the middle and, without pawns, in the
//! lower half of it below the diagonal. Each is asked about twice, the second time with the colours
//! swapped, so that answers for Black are tested as well as those for White.
//!
//! A helpmate proves itself, so what has to be checked is each "unwinnable", by exploring all
//! positions that can follow. Of the larger worlds one position in some thousands is taken;
//! `TUOMARI_WORLDS=100` takes a hundred times as many, `TUOMARI_WORLDS=all` every one, which takes
//! hours.

use chess::{Color, File, Piece, Position, Role, Setup, Square, attacks};
use winnable::{Budget, Winnability, winnable};

use crate::brute::{Brute, Found};
use crate::dice::rounds;

/// Asks for a mate in every `stride`th placement of the men, given as FEN letters with White as the
/// mating side.
fn agrees(men: &str, stride: usize) {
    let whole = std::env::var("TUOMARI_WORLDS").is_ok_and(|set| set == "all");
    let stride = if whole { 1 } else { stride.div_ceil(rounds(1)) };
    let men: Vec<Piece> = men.chars().map(|c| Piece::from_char(c).expect("a letter")).collect();
    let mut brutes = Color::ALL.map(|winner| Brute::new(winner, 2_000_000));
    let (mut can, mut cannot) = (0_u64, 0_u64);
    let count = 2 * 64_usize.pow(men.len() as u32);
    for index in (0..count).step_by(stride) {
        let Some(setup) = placed(&men, index) else { continue };
        let answers = Color::ALL.map(|winner| {
            let setup = match winner {
                Color::White => setup.clone(),
                Color::Black => with_colours_changed(&setup),
            };
            let position = Position::try_from(setup).ok()?;
            Some(can_mate(&position, winner, &mut brutes[winner as usize]))
        });
        assert_eq!(answers[0], answers[1], "with the colours changed: {setup}");
        match answers[0] {
            Some(true) => can += 1,
            Some(false) => cannot += 1,
            None => {}
        }
    }
    eprintln!("{can} winnable, {cannot} not");
    assert!(can + cannot > 300);
}

/// The answer, confirmed by brute force if it is no.
fn can_mate(position: &Position, winner: Color, brute: &mut Brute) -> bool {
    match winnable(position, winner, &Budget::full()) {
        Winnability::Winnable(_) => true,
        Winnability::Unwinnable(proof) => {
            assert_eq!(brute.search(position), Found::Nothing, "{position}: {proof}");
            false
        }
        Winnability::Undetermined(limit) => panic!("{position}: {limit}"),
    }
}

/// The men on the squares that a number encodes, if no two share one.
fn placed(men: &[Piece], mut index: usize) -> Option<Setup> {
    let has_pawns = men.iter().any(|man| man.role == Role::Pawn);
    let mut setup = Setup::empty();
    setup.turn = Color::ALL[index % 2];
    index /= 2;
    for man in men {
        let square = Square::from_index((index % 64) as u8)?;
        index /= 64;
        let below = has_pawns || square.rank() as u8 <= square.file() as u8;
        let is_first = setup.board.occupied().is_empty();
        let mirrored = is_first && (square.file() > File::D || !below);
        let dead = man.role == Role::Pawn && !attacks::PAWN_RANKS.has(square);
        if mirrored || dead || setup.board.piece_on(square).is_some() {
            return None;
        }
        setup.board.put(square, *man);
    }
    Some(setup)
}

/// The same from the other side: men and move in the other colour, the board turned around.
fn with_colours_changed(setup: &Setup) -> Setup {
    let mut other = Setup::empty();
    other.turn = !setup.turn;
    for (square, piece) in setup.board.iter() {
        other.board.put(square.flip_rank(), piece.role.of(!piece.color));
    }
    other
}

#[test]
fn king_and_pawn_against_king() {
    agrees("KkP", 3);
}

#[test]
fn king_against_king_and_pawn() {
    agrees("Kkp", 1);
}

#[test]
fn king_and_officer_against_king() {
    for (men, stride) in [("KkN", 1), ("KkB", 1), ("KkR", 7), ("KkQ", 7)] {
        agrees(men, stride);
    }
}

#[test]
fn king_and_bishop_against_king_and_pawn() {
    agrees("KkBp", 19_201);
}

#[test]
fn king_and_knight_against_king_and_pawn() {
    agrees("KkNp", 19_201);
}

#[test]
fn king_and_pawn_against_king_and_pawn() {
    agrees("KkPp", 19_201);
}

#[test]
fn king_and_knight_against_king_and_officer() {
    for men in ["KkNn", "KkNb", "KkNr", "KkNq"] {
        agrees(men, 9_601);
    }
}

#[test]
fn king_and_bishop_against_king_and_officer_of_either_colour() {
    for men in ["KkBn", "KkBb", "KkBr", "KkBq"] {
        agrees(men, 9_601);
    }
}

#[test]
fn king_and_two_minor_officers_against_king() {
    for men in ["KkNN", "KkBB", "KkBN"] {
        agrees(men, 9_601);
    }
}

#[test]
fn king_and_officer_with_a_pawn_of_either_side() {
    for men in ["KkNP", "KkBP", "KkRp", "KkQp"] {
        agrees(men, 9_601);
    }
}
