//! `tuomari chess960`: the arrays of Guideline II.

use std::io;
use std::str::FromStr;

use chess::{BackRank, CastlingStyle, Chess960, EnPassantStyle, Position};
use clap::{ArgGroup, Args};
use serde::Serialize;

use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// Show a Chess960 start, draw one at random, or find the number of one
///
/// The arrays have their usual numbers from 0 to 959; 518 is that of ordinary chess. For a row of
/// officers that is not one of the 960, the command says which part of II.2 it breaks, and the exit
/// code is 1.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari chess960 518
  tuomari chess960 BBQNNRKR
  tuomari chess960 --random
  tuomari chess960 --random --seed 2018
  tuomari chess960 --all --json")]
#[command(group(ArgGroup::new("which").required(true)))]
pub(crate) struct Arrays {
    /// The number of the array, or its officers from the a-file to the h-file
    #[arg(value_name = "NUMBER|OFFICERS", group = "which")]
    array: Option<Typed>,
    /// Draw one at random
    #[arg(long, group = "which")]
    random: bool,
    /// Draw by this number instead: the same number always draws the same array
    #[arg(long, requires = "random")]
    seed: Option<u64>,
    /// All 960
    #[arg(long, group = "which")]
    all: bool,
    /// One JSON object per line
    #[arg(long)]
    json: bool,
}

/// An array as it was typed.
#[derive(Clone, Copy, Debug)]
enum Typed {
    Number(Chess960),
    Officers(BackRank),
}

impl FromStr for Typed {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.parse().ok().and_then(Chess960::new).map(Self::Number);
        let officers = || text.parse().ok().map(Self::Officers);
        number
            .or_else(officers)
            .ok_or("expected a number from 0 to 959 or eight officers, as in RNBQKBNR")
    }
}

impl Arrays {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        match self.array {
            Some(Typed::Number(start)) => self.tell(&ArrayReport::of(start), screen),
            Some(Typed::Officers(officers)) => self.tell(&ArrayReport::to(officers), screen),
            None if self.all => {
                Chess960::all()
                    .try_for_each(|start| self.tell(&ArrayReport::of(start), screen).map(drop))?;
                Ok(Outcome::Fine)
            }
            None => {
                let seed = match self.seed {
                    Some(seed) => seed,
                    None => {
                        let seed = lot()?;
                        screen.remark(format_args!("drawn by --seed {seed}"))?;
                        seed
                    }
                };
                let drawn = ArrayReport::of(Chess960::drawn_by(seed));
                self.tell(&ArrayReport { seed: Some(seed), ..drawn }, screen)
            }
        }
    }

    fn tell(&self, answer: &ArrayReport, screen: &mut Screen) -> Result<Outcome, Trouble> {
        if self.json {
            screen.json(answer)?;
        } else {
            answer.tell(screen)?;
        }
        Ok(if answer.faults.is_empty() { Outcome::Fine } else { Outcome::Findings })
    }
}

/// A random number of 53 bits, which every JSON reader keeps exact.
fn lot() -> Result<u64, Trouble> {
    let bits = getrandom::u64();
    bits.map(|bits| bits >> 11)
        .map_err(|error| Trouble::Io("random numbers".to_owned(), io::Error::other(error)))
}

/// An array, or a row that is not one, as JSON.
#[derive(Serialize)]
struct ArrayReport {
    number: Option<u16>,
    officers: String,
    fen: Option<String>,
    shredder: Option<String>,
    seed: Option<u64>,
    faults: Vec<String>,
}

impl ArrayReport {
    fn of(start: Chess960) -> Self {
        let position = Position::chess960(start);
        let shredder = position.to_fen(CastlingStyle::Shredder, EnPassantStyle::Legal);
        Self {
            number: Some(start.number()),
            officers: start.back_rank().to_string(),
            fen: Some(position.to_string()),
            shredder: Some(shredder),
            seed: None,
            faults: Vec::new(),
        }
    }

    fn to(officers: BackRank) -> Self {
        match Chess960::try_from(officers) {
            Ok(start) => Self::of(start),
            Err(faults) => Self {
                number: None,
                officers: officers.to_string(),
                fen: None,
                shredder: None,
                seed: None,
                faults: faults.iter().map(ToString::to_string).collect(),
            },
        }
    }

    fn tell(&self, screen: &mut Screen) -> Result<(), Trouble> {
        let officers = &self.officers;
        match (self.number, &self.fen) {
            (Some(number), Some(fen)) => {
                screen.line(format_args!("{number:>3}  {officers}  {fen}"))
            }
            _ => {
                screen.line(format_args!("{officers}: not an array of Chess960"))?;
                self.faults.iter().try_for_each(|fault| screen.line(format_args!("  {fault}")))
            }
        }
    }
}
