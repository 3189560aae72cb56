//! The notation of every legal move, ours and python-chess's, each read by the other.
//!
//! Skipped with a message if Python or its `chess` package is missing.

mod positions;

use chess::{CastlingStyle, EnPassantStyle};
use notation::{Language, Style, read};
use oracles::python;
use positions::positions;

/// Takes a FEN and our moves as UCI=SAN; reads ours and prints its own SAN for each.
const SCRIPT: &str = r#"
import sys, chess
for line in sys.stdin:
    fen, *moves = line.rstrip("\n").split("|")
    board = chess.Board(fen, chess960=True)
    assert board.legal_moves.count() == len(moves), fen
    answers = []
    for uci, san in (move.split("=", 1) for move in moves):
        move = chess.Move.from_uci(uci)
        assert board.parse_san(san) == move, (fen, uci, san)
        answers.append(board.san(move))
    print("|".join(answers))
"#;

#[test]
fn every_legal_move_is_written_alike_and_read_by_each_other() {
    if !python::has("chess") {
        return;
    }
    let positions: Vec<_> = positions(2).collect();
    let mut questions = String::new();
    for position in &positions {
        questions += &position.to_fen(CastlingStyle::Shredder, EnPassantStyle::Always);
        for legal in position.legal_moves() {
            questions += &format!("|{}={}", legal.to_move(), Style::PGN.write(&legal));
        }
        questions.push('\n');
    }
    let answers = python::ask(SCRIPT, questions);
    let mut lines = answers.lines();
    for position in &positions {
        let mut theirs = lines.next().expect("an answer a position").split('|');
        for legal in position.legal_moves() {
            let san = theirs.next().expect("an answer a move");
            assert_eq!(san, Style::PGN.write(&legal), "{position}");
            let reading = read(position, san, Language::English).expect("we read theirs");
            assert_eq!(reading.legal, legal, "{san} in {position}");
        }
    }
}
