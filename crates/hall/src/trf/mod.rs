//! The tournament report files of FIDE: TRF16 and TRF26, read and written.

mod event;
mod intake;
mod pairing;
mod read;
#[cfg(test)]
mod tests;
mod write;

use std::fmt;

use chess::Color;

pub use event::Imported;
pub use intake::{Intake, LeftOut};

use crate::{Bye, Entrant, Number, Points};

/// A tournament as a report file has it. What is not understood is kept as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trf {
    /// The tournament (012).
    pub name: String,
    /// The city (022).
    pub city: String,
    /// The federation (032).
    pub federation: String,
    /// The first day as it is written (042).
    pub begins: String,
    /// The last day (052).
    pub ends: String,
    /// How it is paired, in words (092).
    pub system: String,
    /// The chief arbiter (102).
    pub chief: String,
    /// The other arbiters (112).
    pub deputies: Vec<String>,
    /// The time, in words (122).
    pub time: String,
    /// The days of the rounds as they are written (132).
    pub dates: Vec<String>,
    /// How many rounds there are (142, XXR).
    pub rounds: Option<u8>,
    /// The colour of the first player in the first round of a Swiss (152, XXC).
    pub first_color: Option<Color>,
    /// What results are worth where that is not usual (162), by their letter.
    pub scoring: Vec<(char, Points)>,
    /// The coded time control (222).
    pub control: String,
    /// The tie-breaks as codes (202).
    pub tie_breaks: Vec<String>,
    /// The players by their number (001).
    pub players: Vec<TrfPlayer>,
    /// Byes that were granted for rounds (240).
    pub byes: Vec<GrantedBye>,
    /// Who must not meet (260, XXP).
    pub forbidden: Vec<Forbidden>,
    /// Points given or taken (299).
    pub points: Vec<AbnormalPoints>,
    /// Lines that say something else, as they are.
    pub other: Vec<String>,
}

/// A player of a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrfPlayer {
    /// The starting number.
    pub number: Number,
    /// Who it is.
    pub entrant: Entrant,
    /// The points.
    pub points: Points,
    /// The rank, where it is given.
    pub rank: Option<u16>,
    /// The rounds.
    pub games: Vec<TrfGame>,
}

/// What a player did in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrfGame {
    /// Against whom.
    pub opponent: Option<Number>,
    /// With which colour.
    pub color: Option<Color>,
    /// With which result.
    pub mark: Mark,
}

impl TrfGame {
    /// A round without a game.
    #[must_use]
    pub const fn bye(bye: Bye) -> Self {
        Self { opponent: None, color: None, mark: Mark::Bye(bye) }
    }
}

/// The result of a round for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "their names say it")]
pub enum Mark {
    Win,
    Draw,
    Loss,
    ForfeitWin,
    ForfeitLoss,
    /// A game of less than a move each is not rated.
    ShortWin,
    ShortDraw,
    ShortLoss,
    Bye(Bye),
    /// No result yet, or not paired.
    None,
}

impl Mark {
    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Win => '1',
            Self::Draw => '=',
            Self::Loss => '0',
            Self::ForfeitWin => '+',
            Self::ForfeitLoss => '-',
            Self::ShortWin => 'W',
            Self::ShortDraw => 'D',
            Self::ShortLoss => 'L',
            Self::Bye(bye) => bye.letter(),
            Self::None => ' ',
        }
    }

    /// By its letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Some(match letter {
            '1' => Self::Win,
            '=' => Self::Draw,
            '0' => Self::Loss,
            '+' => Self::ForfeitWin,
            '-' => Self::ForfeitLoss,
            'W' | 'w' => Self::ShortWin,
            'D' | 'd' => Self::ShortDraw,
            'L' | 'l' => Self::ShortLoss,
            ' ' => Self::None,
            other => Self::Bye(Bye::of_letter(other)?),
        })
    }
}

/// Byes of one kind in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GrantedBye {
    /// What it is worth.
    pub bye: Bye,
    /// The round.
    pub round: u8,
    /// Who.
    pub players: Vec<Number>,
}

/// Players who must not meet in these rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forbidden {
    /// The first round.
    pub first: u8,
    /// The last round.
    pub last: u8,
    /// Who.
    pub players: Vec<Number>,
}

/// Points that no result gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AbnormalPoints {
    /// For which result; a blank for a penalty or a bonus.
    pub for_result: char,
    /// How many.
    pub points: Points,
    /// In which round; 0 for all.
    pub round: u8,
    /// Whose.
    pub players: Vec<Number>,
}

/// The edition of the format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrfVersion {
    /// Of 2016, with the additions of pairing programs (XXR, XXP).
    Trf16,
    /// Of 2026.
    Trf26,
}

/// What is wrong with a file, and where; the rest was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrfError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub what: TrfFault,
}

/// What is wrong at a place of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TrfFault {
    /// A number was expected.
    NoNumber(String),
    /// Points were expected, such as `3.5`.
    NoPoints(String),
    /// There is no such result.
    NoResult(char),
    /// There is no such colour.
    NoColor(char),
    /// There is no such bye.
    NoBye(char),
    /// The player is there already.
    Twice(Number),
    /// The line is too short to name a player.
    TooShort,
}

impl fmt::Display for TrfFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNumber(text) => write!(f, "{text:?} is not a number"),
            Self::NoPoints(text) => write!(f, "{text:?} is not a number of points, such as 3.5"),
            Self::NoResult(letter) => {
                write!(f, "unknown result {letter:?}; expected one of 1 = 0 + - W D L H F U Z")
            }
            Self::NoColor(letter) => write!(f, "unknown colour {letter:?}; expected w, b or -"),
            Self::NoBye(letter) => write!(f, "unknown bye {letter:?}; expected F, H or Z"),
            Self::Twice(number) => write!(f, "player {number} is there already"),
            Self::TooShort => f.write_str("the line ends before it names a player"),
        }
    }
}

impl fmt::Display for TrfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.what)
    }
}

impl std::error::Error for TrfError {}
