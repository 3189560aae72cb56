//! Judges moves: takes a position as FEN and the moves to play from it in turn.
//!
//! Usage: `judge "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1" e2c3`

extern crate tuomari_chess as chess;

use std::error::Error;
use std::process::ExitCode;

use chess::Position;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (fen, moves) = match arguments.split_first() {
        Some((fen, moves)) => (fen.as_str(), moves.to_vec()),
        None => ("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", vec!["e2c3".to_owned()]),
    };
    match judge(fen, &moves) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn judge(fen: &str, moves: &[String]) -> Result<(), Box<dyn Error>> {
    let mut position: Position = fen.parse()?;
    println!("{:?}", position.board());
    for reason in position.soundness() {
        println!("No legal game leads here: {reason}.");
    }
    for text in moves {
        match position.judge(text.parse()?) {
            Ok(legal) => {
                let next = legal.play();
                println!("{text} is legal.");
                position = next;
            }
            Err(illegal) => {
                println!("{text} is illegal:");
                for reason in &illegal.reasons {
                    println!("  {reason} ({})", reason.provision());
                }
                break;
            }
        }
    }
    match (position.is_checkmate(), position.is_stalemate()) {
        (true, _) => println!("{} is mated.", position.turn()),
        (_, true) => println!("{} is stalemated.", position.turn()),
        _ => println!("{} has {} legal moves.", position.turn(), position.legal_moves().len()),
    }
    Ok(())
}
