//! The positions a command is asked about.

use std::io::{self, BufRead};

use chess::{FenError, FenField, Position, Setup, SetupFault};
use clap::Args;

use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// The position, as typed.
#[derive(Args, Debug)]
pub(crate) struct Asked {
    /// The position [default: the initial one]; `-` reads one FEN per line from standard input
    ///
    /// Put it in quotes. Plain FEN, X-FEN and Shredder-FEN are accepted, so every Chess960 start can
    /// be written. Fields may be left out from the end; the defaults are White to move, no castling
    /// rights and no en passant square. A castling right or an en passant square that the pieces
    /// contradict is dropped with a remark.
    ///
    /// With `-`, a line that is not a FEN is reported and skipped, and the exit code is then 2.
    /// Empty lines are ignored.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
}

/// A position to answer for.
#[derive(Debug)]
pub(crate) struct Query {
    pub(crate) position: Position,
    /// Whether it is one of many, so that the answer should repeat it.
    pub(crate) is_one_of_many: bool,
}

impl Asked {
    /// Answers for each position in turn; the worst outcome counts.
    pub(crate) fn each(
        &self,
        screen: &mut Screen,
        mut answer: impl FnMut(&Query, &mut Screen) -> Result<Outcome, Trouble>,
    ) -> Result<Outcome, Trouble> {
        match self.fen.as_deref() {
            None => answer(&Query { position: Position::initial(), is_one_of_many: false }, screen),
            Some("-") => each_line(screen, answer),
            Some(text) => {
                let position = read(text, "", screen)?;
                answer(&Query { position, is_one_of_many: false }, screen)
            }
        }
    }
}

fn each_line(
    screen: &mut Screen,
    mut answer: impl FnMut(&Query, &mut Screen) -> Result<Outcome, Trouble>,
) -> Result<Outcome, Trouble> {
    let mut worst = Outcome::Fine;
    for (index, line) in io::stdin().lock().split(b'\n').enumerate() {
        let line = line.map_err(|error| Trouble::Io("standard input".to_owned(), error))?;
        let number = index + 1;
        let answered = match std::str::from_utf8(&line) {
            Ok(text) if text.trim().is_empty() => continue,
            Ok(text) => read(text, &format!("line {number}: "), screen)
                .and_then(|position| answer(&Query { position, is_one_of_many: true }, screen)),
            Err(_) => Err(Trouble::NotText),
        };
        let outcome = match answered {
            Ok(outcome) => outcome,
            Err(trouble @ (Trouble::Output(_) | Trouble::Io(..))) => return Err(trouble),
            Err(trouble) => {
                screen.complain(&Trouble::Line(number, Box::new(trouble)));
                Outcome::Trouble
            }
        };
        worst = worst.max(outcome);
    }
    Ok(worst)
}

/// The position of a FEN, with a remark for missing fields and for each claim that was dropped.
pub(crate) fn read(text: &str, place: &str, screen: &mut Screen) -> Result<Position, Trouble> {
    let (setup, missing) = Setup::from_short_fen(text)?;
    if let Some(taken) = missing.and_then(taken_for) {
        screen.remark(format_args!("{place}the FEN is incomplete; assuming {taken}"))?;
    }
    let faults = match Position::try_from(setup) {
        Ok(position) => return Ok(position),
        Err(faults) => faults,
    };
    let claims: Vec<SetupFault> = faults
        .faults
        .iter()
        .copied()
        .filter(|fault| matches!(fault, SetupFault::Castling(_) | SetupFault::EnPassant(_)))
        .collect();
    let position = faults.forgive().map_err(FenError::from)?;
    for claim in claims {
        screen.remark(format_args!("{place}{claim}; ignored"))?;
    }
    Ok(position)
}

/// What is assumed for a FEN that ends before this field; missing counters are too common to mention.
const fn taken_for(missing: FenField) -> Option<&'static str> {
    match missing {
        FenField::Pieces | FenField::Turn => {
            Some("White to move, no castling, no en passant capture")
        }
        FenField::Castling => Some("no castling, no en passant capture"),
        FenField::EnPassant => Some("no en passant capture"),
        FenField::QuietPlies | FenField::MoveNumber => None,
    }
}
