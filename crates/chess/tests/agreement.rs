//! The fast generator and the slow reference agree on every position of every kind.

extern crate tuomari_chess as chess;

mod positions;
mod reference;

use chess::{Bitboard, Move, Position, Role, Square};
use positions::{Dice, castling_soup, en_passant_soup, play_out, soup, start};
use reference::Reference;

/// The generator's moves as moves, sorted.
fn generated(position: &Position) -> Vec<Move> {
    let mut moves: Vec<Move> = position.legal_moves().map(|legal| legal.to_move()).collect();
    moves.sort();
    moves
}

/// Asserts that both find the same moves, and that the list knows its length.
fn agree(position: &Position) -> Reference {
    let reference = Reference::of(position);
    let moves = generated(position);
    assert_eq!(moves, reference.legal_moves(), "{position}\n{position:?}");
    assert_eq!(position.legal_moves().len(), moves.len(), "{position}");
    assert_eq!(position.has_legal_move(), !moves.is_empty(), "{position}");
    let in_check = reference.is_in_check(position.turn());
    assert_eq!(position.is_check(), in_check, "{position}");
    assert_eq!(position.is_checkmate(), in_check && moves.is_empty(), "{position}");
    assert_eq!(position.is_stalemate(), !in_check && moves.is_empty(), "{position}");
    reference
}

/// Asserts that each move leads both to the same position.
fn agree_on_what_follows(position: &Position, reference: &Reference) {
    for legal in position.legal_moves() {
        let next = legal.play();
        assert_eq!(Reference::of(&next), reference.after(legal.to_move()), "{position} {legal:?}");
    }
}

#[test]
fn soups_of_pieces() {
    let mut dice = Dice(1);
    for i in 0..500_000 {
        let position = soup(&mut dice);
        let reference = agree(&position);
        if i % 50 == 0 {
            agree_on_what_follows(&position, &reference);
        }
    }
}

#[test]
fn castling_in_every_array() {
    let mut dice = Dice(2);
    for i in 0..400_000 {
        let position = castling_soup(&mut dice);
        let reference = agree(&position);
        if i % 50 == 0 {
            agree_on_what_follows(&position, &reference);
        }
    }
}

#[test]
fn en_passant_on_open_lines() {
    let mut dice = Dice(3);
    for i in 0..400_000 {
        let position = en_passant_soup(&mut dice);
        let reference = agree(&position);
        if i % 50 == 0 {
            agree_on_what_follows(&position, &reference);
        }
    }
}

#[test]
fn games_from_every_kind_of_start() {
    let mut dice = Dice(4);
    let mut seen = 0;
    while seen < 500_000 {
        let first = start(&mut dice);
        play_out(first, 200, false, &mut Dice(dice.next()), |position| {
            let reference = agree(position);
            if seen % 50 == 0 {
                agree_on_what_follows(position, &reference);
            }
            seen += 1;
        });
    }
}

#[test]
fn games_in_which_illegal_moves_stood() {
    let mut dice = Dice(5);
    let mut seen = 0;
    while seen < 400_000 {
        let first = start(&mut dice);
        play_out(first, 200, true, &mut Dice(dice.next()), |position| {
            let reference = agree(position);
            if seen % 50 == 0 {
                agree_on_what_follows(position, &reference);
            }
            seen += 1;
        });
    }
}

/// The answers for each of the 64 × 64 × 7 moves that can be made by hand.
fn agree_on_every_move(position: &Position) {
    let king = position.king(position.turn());
    let mut legal: Vec<(Move, Move)> = generated(position).into_iter().map(|m| (m, m)).collect();
    // A king's long step means the castling that ends there.
    for route in position.legal_moves().filter_map(|legal| legal.castling()) {
        let long_step = Move::new(king, route.king_to);
        if king.distance(route.king_to) > 1 && legal.iter().all(|(m, _)| *m != long_step) {
            legal.push((long_step, Move::new(king, route.rook_from)));
        }
    }
    legal.sort();
    for from in Square::all() {
        for to in Square::all() {
            for promotion in [None].into_iter().chain(Role::ALL.map(Some)) {
                let m = Move { from, to, promotion };
                let place = legal.binary_search_by_key(&m, |(m, _)| *m);
                let expected = place.ok().map(|i| legal[i].1);
                let found = position.legal(m).map(|legal| legal.to_move());
                assert_eq!(found, expected, "{position}: {m}");
                match position.judge(m) {
                    Ok(legal) => assert_eq!(Some(legal.to_move()), expected, "{position}: {m}"),
                    Err(illegal) => {
                        assert_eq!(expected, None, "{position}: {illegal}");
                        assert!(!illegal.reasons.is_empty(), "{position}: {m} without reason");
                    }
                }
            }
        }
    }
}

/// Short notation asks from where a piece can go to a square.
fn agree_on_origins(position: &Position) {
    let castling: Vec<Move> = position
        .legal_moves()
        .filter(|legal| legal.castling().is_some())
        .map(|legal| legal.to_move())
        .collect();
    let moves = generated(position);
    for role in Role::ALL {
        for to in Square::all() {
            let expected: Bitboard = moves
                .iter()
                .filter(|m| !castling.contains(m) && m.to == to)
                .map(|m| m.from)
                .filter(|from| position.board().role_on(*from) == Some(role))
                .collect();
            assert_eq!(position.origins(role, to), expected, "{position}: {role} to {to}");
        }
    }
}

#[test]
fn judge_and_generator_agree_on_every_move_that_hands_can_make() {
    let mut dice = Dice(6);
    for _ in 0..600 {
        for position in [soup(&mut dice), castling_soup(&mut dice), en_passant_soup(&mut dice)] {
            agree_on_every_move(&position);
            agree_on_origins(&position);
        }
        let first = start(&mut dice);
        let stop = dice.below(120);
        let mut last = None;
        let unsound = dice.once_in(2);
        play_out(first, stop + 1, unsound, &mut dice, |position| last = Some(position.clone()));
        let position = last.unwrap();
        agree_on_every_move(&position);
        agree_on_origins(&position);
    }
}
