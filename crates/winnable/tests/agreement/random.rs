//! Random small worlds: each "unwinnable" is checked by exploring all positions that can follow,
//! and the squares that men can reach by looking where they went.

use std::collections::HashSet;

use chess::{Bare, Bitboard, Color, Packed, Promotion, Role};
use winnable::{Budget, Proof, Structure, Winnability, ask};

use crate::brute::{Brute, Found, closure};
use crate::dice::{Dice, rounds, seed, small_world};

#[test]
fn no_mate_is_found_where_none_was_said_to_be() {
    let mut dice = Dice(seed());
    let (mut can, mut cannot, mut open, mut unchecked) = (0, 0, 0, 0);
    let mut arguments = [0; 5];
    for _ in 0..rounds(4_000) {
        let position = small_world(&mut dice);
        let side = dice.pick(&Color::ALL);
        let proof = match ask(&position, side, &Budget::full().nodes(2_000)).winnability {
            Winnability::Winnable(_) => {
                can += 1;
                continue;
            }
            Winnability::Undetermined(_) => {
                open += 1;
                continue;
            }
            Winnability::Unwinnable(proof) => proof,
        };
        cannot += 1;
        arguments[match proof {
            Proof::GameOver(_) => 0,
            Proof::Material(_) => 1,
            Proof::Frozen(_) => 2,
            Proof::Lines(_) => 3,
            Proof::Exhausted { .. } => 4,
        }] += 1;
        match Brute::new(side, 10_000).search(&position) {
            Found::Nothing => {}
            Found::TooMany => unchecked += 1,
            Found::Mate(plies) => panic!("{side}, {position}: mate in {plies}, but {proof:?}"),
        }
        if let Proof::Exhausted { states, refuted: 0 } = proof
            && let Some(all) = closure(&position, 10_000)
        {
            assert_eq!(states, all.len() as u64, "{side}, {position}");
        }
    }
    eprintln!("{can} winnable, {cannot} not ({unchecked} unchecked), {open} open; {arguments:?}");
    assert!(cannot - unchecked > 100 && arguments[2] > 20, "{arguments:?}");
}

/// The squares where a piece of this kind may stand.
fn allowed(structure: &Structure, color: Color, role: Role) -> Bitboard {
    let mut all = Bitboard::EMPTY;
    for fate in structure.fates().filter(|fate| fate.man.piece == role.of(color)) {
        all |= fate.stands;
    }
    if let Ok(promotion) = Promotion::try_from(role) {
        all |= structure.promoted_squares(color, promotion);
    }
    all
}

#[test]
fn men_go_only_where_the_structure_lets_them() {
    let mut dice = Dice(seed() + 1);
    let mut looked_at = 0_u64;
    for _ in 0..rounds(1_500) {
        let position = small_world(&mut dice);
        let structure = Structure::of(&position);
        let kinds: Vec<_> = Color::ALL
            .into_iter()
            .flat_map(|color| Role::ALL.map(|role| role.of(color)))
            .map(|piece| (piece, allowed(&structure, piece.color, piece.role)))
            .collect();
        let walls: Vec<_> =
            structure.fates().filter(|fate| structure.walls().has(fate.man.square)).collect();
        let safe: Vec<_> = structure.fates().filter(|fate| !fate.may_be_taken).collect();
        let mut seen = HashSet::new();
        let mut waiting = vec![Bare::from(&position)];
        while let Some(bare) = waiting.pop() {
            if seen.len() >= 1_000 || !seen.insert(Packed::from(&bare)) {
                continue;
            }
            looked_at += 1;
            // If the game ends with a capture by the king, the captured man is not marked.
            if !bare.has_legal_move() {
                continue;
            }
            let board = bare.board();
            for (piece, allowed) in &kinds {
                assert!(board.pieces(*piece).is_subset(*allowed), "{position}: {board:?}");
            }
            for wall in &walls {
                assert_eq!(
                    board.piece_on(wall.man.square),
                    Some(wall.man.piece),
                    "{position}: {board:?}"
                );
            }
            for piece in kinds.iter().map(|(piece, _)| *piece) {
                let stay = safe.iter().filter(|f| f.man.piece == piece && !f.may_promote).count();
                assert!(board.pieces(piece).len() as usize >= stay, "{position}: {board:?}");
            }
            bare.for_each_move(|step| waiting.push(step.play()));
        }
    }
    assert!(looked_at > 100_000);
}
