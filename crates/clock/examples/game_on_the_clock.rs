//! Plays a game on a clock: takes a time control as people say it, then the seconds each move
//! takes.
//!
//! Usage: `game_on_the_clock "3+2" 5 12 30 7 200`

extern crate tuomari_clock as clock;

use std::error::Error;
use std::process::ExitCode;

use clock::{ChessClock, Moment, Motion, Press, Side, Span, TimeControl};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (control, seconds) = match arguments.split_first() {
        Some((control, seconds)) => (control.as_str(), seconds.to_vec()),
        None => ("3+2", ["5", "12", "30", "7", "200"].map(String::from).to_vec()),
    };
    match play(control, &seconds) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn play(control: &str, seconds: &[String]) -> Result<(), Box<dyn Error>> {
    let control = TimeControl::from_spoken(control)?;
    println!("{}   (PGN: {control})", control.spoken());
    let mut clock = ChessClock::new(control);
    let mut at = Moment::ZERO;
    clock.start(Side::White, at)?;
    for thought in seconds {
        let thought = Span::seconds(thought.parse()?);
        at = at.checked_add(thought).ok_or("the game runs past the end of time")?;
        let Motion::Running(side) = clock.motion() else { break };
        let press = clock.press(side, at)?;
        let Press::Completed(done) = press else { break };
        println!("{side} {:>3}  after {thought:>8}   {}", done.moves, faces(&clock, at)?);
    }
    Ok(())
}

fn faces(clock: &ChessClock, at: Moment) -> Result<String, Box<dyn Error>> {
    let reading = clock.reading(at)?;
    let face = |side| {
        let face = reading.face(side);
        let flag = if face.flag.is_some() { " flag" } else { "" };
        face.shown.map_or("untimed".to_owned(), |shown| format!("{shown}{flag}"))
    };
    Ok(format!("{} - {}", face(Side::White), face(Side::Black)))
}
