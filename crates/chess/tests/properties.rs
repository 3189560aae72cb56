//! What holds for every position and every move.

#![allow(clippy::unwrap_used)] // a test may stop where it is wrong

extern crate tuomari_chess as chess;

mod positions;
mod reference;

use chess::{
    Bitboard, Board, ByColor, CastlingStyle, EnPassantStyle, File, Move, Position, Setup, Square,
};
use positions::{Dice, all_kinds, play_out};
use reference::Reference;

#[test]
fn playing_a_move_keeps_the_hash_and_every_other_field_as_made_from_scratch() {
    all_kinds(11, 2_000, |position| {
        for legal in position.legal_moves().step_by(3) {
            let next = legal.play();
            let again = Position::try_from(next.to_setup()).unwrap();
            assert_eq!(next, again, "{position} {legal:?}");
            assert_eq!(next.passed_square(), again.passed_square(), "{position} {legal:?}");
            assert_eq!(next.index_hash(), again.index_hash(), "{position} {legal:?}");
        }
    });
}

#[test]
fn the_text_of_a_move_names_it_again() {
    all_kinds(10, 1_000, |position| {
        for legal in position.legal_moves() {
            for m in [legal.to_uci(), legal.to_move()] {
                let read: Move = m.to_string().parse().unwrap();
                assert_eq!(position.legal(read), Some(legal), "{position} {m}");
            }
        }
    });
}

#[test]
fn quiet_plies_rise_by_one_and_start_anew_with_a_pawn_move_or_a_capture() {
    all_kinds(12, 1_000, |position| {
        for legal in position.legal_moves() {
            let next = legal.play();
            let men = |position: &Position| position.board().occupied().len();
            let pawns = |position: &Position| position.board().role(chess::Role::Pawn);
            let zeroing = men(&next) != men(position) || pawns(&next) != pawns(position);
            let expected = if zeroing { 0 } else { position.quiet_plies() + 1 };
            assert_eq!(next.quiet_plies(), expected, "{position} {legal:?}");
            assert_eq!(legal.is_zeroing(), zeroing, "{position} {legal:?}");
            assert_eq!(legal.is_capture(), men(&next) != men(position), "{position} {legal:?}");
            assert_eq!(legal.captured().is_some(), legal.is_capture(), "{position} {legal:?}");
        }
    });
}

#[test]
fn quiet_plies_are_counted_without_end() {
    let mut setup = Position::initial().to_setup();
    setup.quiet_plies = 100_000;
    let position = Position::try_from(setup).unwrap();
    let next = position.judge("g1f3".parse().unwrap()).unwrap().play();
    assert_eq!(next.quiet_plies(), 100_001);
}

#[test]
fn a_position_written_as_fen_reads_the_same() {
    all_kinds(13, 1_000, |position| {
        for castling in [CastlingStyle::XFen, CastlingStyle::Shredder] {
            let fen = position.to_fen(castling, EnPassantStyle::Always);
            let read: Position = fen.parse().unwrap();
            assert_eq!(&read, position, "{fen}");
            assert_eq!(read.passed_square(), position.passed_square(), "{fen}");
            let fen = position.to_fen(castling, EnPassantStyle::Legal);
            let read: Position = fen.parse().unwrap();
            assert_eq!(&read, position, "{fen}");
            assert_eq!(read.to_fen(castling, EnPassantStyle::Legal), fen);
        }
        let setup = position.to_setup();
        assert_eq!(setup.to_string().parse(), Ok(setup));
    });
}

#[test]
fn a_position_equals_its_own_text_also_as_json() {
    all_kinds(18, 1_000, |position| {
        for legal in position.legal_moves().filter(chess::Legal::is_double_step) {
            let next = legal.play();
            assert_eq!(next.to_string().parse().as_ref(), Ok(&next), "{position} {legal:?}");
            let json = serde_json::to_string(&next).unwrap();
            assert_eq!(serde_json::from_str::<Position>(&json).unwrap(), next, "{json}");
        }
    });
}

#[test]
fn positions_are_equal_exactly_when_they_are_written_alike() {
    all_kinds(19, 300, |position| {
        let text = position.to_string();
        let mut others = Vec::new();
        let setup = position.to_setup();
        others.push(Setup { en_passant: None, ..setup.clone() });
        others.push(Setup { quiet_plies: setup.quiet_plies + 1, ..setup.clone() });
        others.push(Setup { move_number: setup.move_number.saturating_add(1), ..setup.clone() });
        others.push(Setup { castling_rooks: Bitboard::EMPTY, ..setup.clone() });
        for other in others.into_iter().filter_map(|setup| Position::try_from(setup).ok()) {
            assert_eq!(&other == position, other.to_string() == text, "{position} and {other}");
        }
    });
}

#[test]
fn the_moves_left_are_counted_wherever_one_stops() {
    all_kinds(20, 300, |position| {
        let mut moves = position.legal_moves();
        let mut left = position.legal_moves().count();
        assert_eq!(moves.len(), left, "{position}");
        while let Some(legal) = moves.next() {
            left -= 1;
            assert_eq!(moves.len(), left, "{position} after {legal:?}");
        }
        assert_eq!((left, moves.next()), (0, None), "{position}");
    });
}

fn moves(position: &Position) -> Vec<Move> {
    Reference::of(position).legal_moves()
}

#[test]
fn positions_are_the_same_exactly_when_9_2_2_says_so() {
    let mut dice = Dice(14);
    all_kinds(15, 1_000, |position| {
        // The same again with other counters, without the double step, and with fewer rights.
        let mut other = position.to_setup();
        other.quiet_plies += dice.below(2) as u32;
        if dice.once_in(2) {
            other.en_passant = None;
        }
        for rook in other.castling_rooks {
            if dice.once_in(4) {
                other.castling_rooks = other.castling_rooks - Bitboard::from(rook);
            }
        }
        let other = Position::try_from(other).unwrap();
        let takes = |position: &Position| {
            let en_passant = position.legal_moves().filter(|legal| legal.is_en_passant());
            en_passant.map(|legal| legal.to_move()).collect::<Vec<_>>()
        };
        let same_rights = position.castling() == other.castling();
        let same_en_passant = takes(position) == takes(&other);
        let same = position.same_position() == other.same_position();
        assert_eq!(same, same_rights && same_en_passant, "{position} and {other}");
        assert_eq!(same, position.index_hash() == other.index_hash(), "{position} and {other}");
        if same {
            assert_eq!(moves(position), moves(&other), "{position} and {other}");
        }
    });
}

#[test]
fn games_that_come_back_meet_the_same_position() {
    let mut dice = Dice(16);
    let mut returns = 0;
    for _ in 0..300 {
        let mut seen: Vec<Position> = Vec::new();
        // Lone pieces come back often.
        let first: Position = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1".parse().unwrap();
        play_out(first, 60, false, &mut dice, |position| {
            for earlier in &seen {
                let same = earlier.same_position() == position.same_position();
                let same_text = earlier.to_string().split(' ').take(4).collect::<Vec<_>>()
                    == position.to_string().split(' ').take(4).collect::<Vec<_>>();
                assert_eq!(same, same_text, "{earlier} and {position}");
                returns += usize::from(same);
            }
            seen.push(position.clone());
        });
    }
    assert!(returns > 100, "{returns}");
}

#[test]
fn exchanging_the_colours_exchanges_the_moves() {
    all_kinds(17, 1_000, |position| {
        let swapped = Position::try_from(position.to_setup().swap_colors()).unwrap();
        let flip = |m: Move| Move { from: m.from.flip_rank(), to: m.to.flip_rank(), ..m };
        let mut expected: Vec<Move> = moves(position).into_iter().map(flip).collect();
        expected.sort();
        let mut found: Vec<Move> = swapped.legal_moves().map(|legal| legal.to_move()).collect();
        found.sort();
        assert_eq!(found, expected, "{position}");
        for m in expected {
            let legal = swapped.legal(m).unwrap();
            let original = position.legal(flip(m)).unwrap();
            let next = original.play().to_setup().swap_colors();
            let after = legal.play().to_setup();
            assert_eq!(after.board, next.board, "{position} {m}");
            assert_eq!(after.castling_rooks, next.castling_rooks, "{position} {m}");
        }
    });
}

/// The setup mirrored between the d- and e-files; a side that castles as usual comes to castle in
/// mirror image, and the other way round.
fn mirror(setup: &Setup) -> Setup {
    let mut board = Board::EMPTY;
    for (square, piece) in setup.board.iter() {
        board.put(square.flip_file(), piece);
    }
    Setup {
        board,
        castling_rooks: setup.castling_rooks.into_iter().map(Square::flip_file).collect(),
        mirrored: ByColor { white: !setup.mirrored.white, black: !setup.mirrored.black },
        en_passant: setup.en_passant.map(Square::flip_file),
        ..setup.clone()
    }
}

/// Whether each side castles with its king on the e-file as usual, or on the d-file in mirror
/// image, or not at all: Chess960 has no mirror image.
fn has_mirror_image(position: &Position) -> bool {
    chess::Color::ALL.into_iter().all(|color| {
        let rooks = position.castling().rooks() & Bitboard::from(color.back_rank());
        let corners = Bitboard::from(File::A) | Bitboard::from(File::H);
        let home = if position.castling().is_mirrored(color) { File::D } else { File::E };
        rooks.is_empty() || rooks.is_subset(corners) && position.king(color).file() == home
    })
}

#[test]
fn a_mirror_swaps_left_and_right_and_the_two_ways_of_castling() {
    let mut castlings = 0;
    all_kinds(18, 3_000, |position| {
        if !has_mirror_image(position) {
            return;
        }
        let image = Position::try_from(mirror(&position.to_setup())).unwrap();
        let flip = |m: Move| Move { from: m.from.flip_file(), to: m.to.flip_file(), ..m };
        let mut expected: Vec<Move> = moves(position).into_iter().map(flip).collect();
        expected.sort();
        let mut found: Vec<Move> = image.legal_moves().map(|legal| legal.to_move()).collect();
        found.sort();
        assert_eq!(found, expected, "{position}");
        for legal in image.legal_moves().filter(|legal| legal.castling().is_some()) {
            let original = position.legal(flip(legal.to_move())).unwrap();
            let mut next = mirror(&original.play().to_setup());
            // The last right takes the way of castling with it.
            let after = legal.play().to_setup();
            next.mirrored = after.mirrored;
            assert_eq!(after, next, "{position} {legal:?}");
            castlings += 1;
        }
    });
    assert!(castlings > 100, "{castlings}");
}
