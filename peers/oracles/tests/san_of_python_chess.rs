//! The notation of every legal move, ours and python-chess's, each read by the other.
//!
//! Skipped with a message where Python or its `chess` package is missing.

mod positions;

use std::io::Write;
use std::process::{Command, Stdio};

use chess::{CastlingStyle, EnPassantStyle};
use notation::{Language, Style, read};
use positions::positions;

/// Takes a FEN and our moves as UCI=SAN; answers with its own SAN for each, having read ours.
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
    let python = Command::new("python3").args(["-c", "import chess"]).output();
    if !python.is_ok_and(|output| output.status.success()) {
        eprintln!("skipped: python3 with the package `chess` is not installed");
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
    let mut child = Command::new("python3")
        .args(["-c", SCRIPT])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let asking = std::thread::spawn(move || stdin.write_all(questions.as_bytes()));
    let output = child.wait_with_output().expect("python3 answers");
    assert!(output.status.success(), "python-chess disagrees; see its message above");
    asking.join().expect("the questions were asked").expect("all of them");
    let answers = String::from_utf8(output.stdout).expect("text");
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
