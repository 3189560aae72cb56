//! A game from a Finnish scoresheet, in other languages and as it is announced.
//!
//! Usage: cargo run -p tuomari-notation --example translate [CODE]...

extern crate tuomari_notation as notation;

use chess::{Color, Position};
use notation::spoken::Voice;
use notation::{Language, ReadError, Style, read};

/// The example game of appendix C.
const GAME: &str = "e4 e5 Rf3 Rf6 d4 exd4 e5 Re4 Dxd4 d5 exd6 Rxd6 Lg5 Rc6 De3+ Le7 Rbd2 0-0 \
                    0-0-0 Te8 Kb1";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("{}", translate(&Style::figurine())?);
    for code in std::env::args().skip(1) {
        println!("{}", translate(&Style::of(code.parse()?))?);
    }
    let mut position = Position::initial();
    for written in GAME.split_whitespace().take(4) {
        let legal = read(&position, written, Language::Finnish)?.legal;
        println!("{}", Voice::default().say(&legal));
        position = legal.play();
    }
    Ok(())
}

fn translate(style: &Style) -> Result<String, ReadError> {
    let mut game = String::new();
    let mut position = Position::initial();
    for written in GAME.split_whitespace() {
        let legal = read(&position, written, Language::Finnish)?.legal;
        if position.turn() == Color::White {
            game += &format!("{}.", position.move_number());
        }
        style.push(&legal, &mut game);
        game.push(' ');
        position = legal.play();
    }
    Ok(game)
}
