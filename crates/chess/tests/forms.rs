//! The forms for counting, searching and reading whole databases follow the same rules.

#![allow(clippy::unwrap_used)] // a test may stop where it is wrong

extern crate tuomari_chess as chess;

mod positions;
mod reference;

use chess::{Bare, Bitboard, Move, NotOne, Packed, Role, Short, Square, perft};
use positions::all_kinds;
use reference::Reference;

#[test]
fn perft_counts_what_the_reference_finds() {
    let mut turn = 0;
    all_kinds(51, 1_500, |position| {
        let reference = Reference::of(position);
        let moves = reference.legal_moves();
        assert_eq!(perft(position, 1), moves.len() as u64, "{position}");
        turn += 1;
        if turn % 8 == 0 {
            let replies = moves.iter().map(|m| reference.after(*m).legal_moves().len() as u64);
            assert_eq!(perft(position, 2), replies.sum::<u64>(), "{position}");
        }
    });
}

#[test]
fn bare_positions_have_the_same_moves_and_lead_to_the_same_positions() {
    all_kinds(52, 1_000, |position| {
        let bare = Bare::from(position);
        let mut moves: Vec<Move> = Vec::new();
        bare.for_each_move(|step| {
            let m = step.to_move();
            let legal = position.legal(m).unwrap_or_else(|| panic!("{position}: {m}"));
            assert_eq!(step.play(), Bare::from(&legal.play()), "{position}: {m}");
            assert_eq!(step.is_capture(), legal.is_capture(), "{position}: {m}");
            assert_eq!(step.is_castling(), legal.castling().is_some(), "{position}: {m}");
            moves.push(m);
        });
        moves.sort();
        assert_eq!(moves, Reference::of(position).legal_moves(), "{position}");
        assert_eq!(bare.is_checkmate(), position.is_checkmate(), "{position}");
        assert_eq!(Packed::from(&bare).unpack(), bare, "{position}");
    });
}

#[test]
fn short_moves_are_played_as_the_legal_moves_they_name() {
    let mut turn = 0;
    all_kinds(53, 1_000, |position| {
        turn += 1;
        for legal in position.legal_moves().filter(|legal| legal.castling().is_none()) {
            let (role, to) = (legal.role(), legal.to());
            let among = Bitboard::from(legal.from());
            let short = Short { role, to, among, promotion: legal.promotion() };
            let mut after = position.clone();
            assert_eq!(after.play_short(short), Ok(legal.from()), "{position}");
            assert_eq!(after, legal.play(), "{position} {legal:?}");
        }
        if turn % 16 != 0 {
            return;
        }
        for role in Role::ALL {
            for to in Square::all() {
                let short = Short { role, to, among: Bitboard::FULL, promotion: None };
                let origins = position.origins(role, to);
                let last_rank = to.rank() == position.turn().promotion_rank();
                let mut after = position.clone();
                match after.play_short(short) {
                    Ok(from) => assert_eq!(origins, Bitboard::from(from), "{position} {role}{to}"),
                    Err(NotOne(_)) if role == Role::Pawn && last_rank => {}
                    Err(NotOne(several)) => {
                        assert_ne!(origins.len(), 1, "{position} {role}{to}");
                        assert_eq!(several, origins, "{position} {role}{to}");
                    }
                }
            }
        }
    });
}
