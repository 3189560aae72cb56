//! What touched pieces oblige a player to do (4.3 to 4.5): ours compared with a slow implementation
//! of the articles on python-chess.
//!
//! Skipped with a message if Python or its `chess` package is missing. `TUOMARI_CASES` sets how
//! many cases are tried.

use std::fmt::Write as _;

use chess::{CastlingStyle, EnPassantStyle, Position, Square};
use laws::{Touch, obligation};
use oracles::cases::{self, Dice};
use oracles::python;

const SCRIPT: &str = concat!(include_str!("articles/touch.py"), "\nmain()\n");

/// One to four pieces, mostly the player's own, king and rooks more often than others.
fn touched(dice: &mut Dice, position: &Position) -> Vec<Touch> {
    let board = position.board();
    let own: Vec<Square> = board.color(position.turn()).into_iter().collect();
    let enemy: Vec<Square> = board.color(!position.turn()).into_iter().collect();
    let king = position.king(position.turn());
    let rooks: Vec<Square> =
        own.iter().copied().filter(|square| board.role(chess::Role::Rook).has(*square)).collect();
    let mut touches: Vec<Touch> = Vec::new();
    for _ in 0..1 + dice.below(4) {
        let square = match dice.below(8) {
            0 | 1 => king,
            2 | 3 if !rooks.is_empty() => dice.pick(&rooks),
            4 | 5 => dice.pick(&enemy),
            _ => dice.pick(&own),
        };
        let piece = board.piece_on(square).expect("a piece");
        let touch = Touch { square, piece };
        // Only the first touch of a piece counts.
        if !touches.contains(&touch) {
            touches.push(touch);
        }
    }
    touches
}

#[test]
fn what_touched_pieces_oblige_to_is_what_the_articles_say() {
    if !python::has("chess") {
        return;
    }
    let mut dice = Dice(cases::seed());
    let number = cases::number(25_000);
    let mut cases = Vec::with_capacity(number);
    let mut questions = String::new();
    for _ in 0..number {
        let position = cases::position(&mut dice, false);
        let touched = touched(&mut dice, &position);
        questions += &position.to_fen(CastlingStyle::Shredder, EnPassantStyle::Legal);
        questions.push('|');
        for touch in &touched {
            let _ = write!(questions, "{} ", touch.square);
        }
        questions.push('\n');
        cases.push((position, touched));
    }
    let answers = python::ask(SCRIPT, questions);
    let mut lines = answers.lines();
    for (position, touched) in &cases {
        let theirs = lines.next().expect("an answer a case");
        let duty = obligation(position, touched, None).expect("something was touched");
        let mut ours: Vec<String> = duty.moves.iter().map(ToString::to_string).collect();
        ours.sort();
        let squares: Vec<String> = touched.iter().map(|touch| touch.square.to_string()).collect();
        assert_eq!(ours.join(" "), theirs, "{position} after touching {}", squares.join(" "));
    }
}
