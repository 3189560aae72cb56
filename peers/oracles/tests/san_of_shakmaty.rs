//! The notation of every legal move, ours and shakmaty's, each read by the other.

mod positions;

use chess::{CastlingStyle, EnPassantStyle, Position};
use notation::{Language, Style, read};
use positions::positions;
use shakmaty::fen::Fen;
use shakmaty::san::{San, SanPlus};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, PositionError};

fn theirs(position: &Position) -> Chess {
    let fen = position.to_fen(CastlingStyle::Shredder, EnPassantStyle::Always);
    let fen: Fen = fen.parse().expect("shakmaty reads our FEN");
    fen.into_position(CastlingMode::Chess960)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .expect("shakmaty takes the position")
}

#[test]
fn every_legal_move_is_written_alike_and_read_by_each_other() {
    let mut moves = 0;
    for position in positions(12) {
        let board = theirs(&position);
        for legal in position.legal_moves() {
            let uci: UciMove = legal.to_move().to_string().parse().expect("UCI");
            let their_move = uci.to_move(&board).expect("legal for shakmaty");
            let their_text = SanPlus::from_move(board.clone(), their_move).to_string();
            let text = Style::PGN.write(&legal);
            assert_eq!(text, their_text, "{position}");
            let reading = read(&position, &their_text, Language::English).expect("we read theirs");
            assert_eq!(reading.legal, legal, "{their_text} in {position}");
            let san: SanPlus = text.parse().expect("shakmaty reads ours");
            assert_eq!(san.san.to_move(&board), Ok(their_move), "{text} in {position}");
            moves += 1;
        }
    }
    assert!(moves > 100_000, "only {moves} moves were compared");
}

#[test]
fn a_piece_and_a_square_name_a_move_for_both_or_for_neither() {
    for position in positions(1) {
        let board = theirs(&position);
        for piece in ["", "N", "B", "R", "Q", "K"] {
            for to in chess::Square::all() {
                // Where shakmaty requires the capture sign, we accept its absence.
                let enemy = position.board().color(!position.turn()).has(to);
                let sign = if enemy && !piece.is_empty() { "x" } else { "" };
                let san: San = format!("{piece}{sign}{to}").parse().expect("SAN");
                let theirs =
                    san.to_move(&board).map(|m| m.to_uci(CastlingMode::Chess960).to_string());
                let ours = read(&position, &format!("{piece}{to}"), Language::English);
                // We also read castling as a king move, with a remark.
                let castling = ours.as_ref().is_ok_and(|reading| reading.legal.wing().is_some());
                if !castling {
                    let ours = ours.map(|reading| reading.legal.to_move().to_string());
                    assert_eq!(ours.ok(), theirs.ok(), "{piece}{to} in {position}");
                }
            }
        }
    }
}
