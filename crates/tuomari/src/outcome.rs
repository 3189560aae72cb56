//! How a command ends.

use std::fmt;
use std::io;
use std::process::ExitCode;

use chess::FenError;
use laws::{Article, Book};
use notation::ReadError;
use server::CannotServe;
use server::event::office::Closed;
use server::journal::Fault;

use crate::config::BadConfig;

/// What the exit code says. The worst of several outcomes counts, hence the order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Outcome {
    /// Everything is in order: 0.
    Fine,
    /// The question was answered, and something is against the rules: 1.
    Findings,
    /// Something could not be understood or done: 2.
    Trouble,
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> Self {
        Self::from(outcome as u8)
    }
}

/// Why a command cannot continue, or cannot answer one of its questions.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The text given as FEN is not a FEN.
    Fen(FenError),
    /// A word given as a move is not a move.
    Move { word: String, error: ReadError },
    /// A line of standard input is not text.
    NotText,
    /// The same, in a line of standard input.
    Line(usize, Box<Self>),
    /// Incompatible options.
    Options(String),
    /// A rule book has no article with this number.
    Article { book: Book, number: String, nearest: Vec<Article> },
    /// Standard output cannot be written.
    Output(io::Error),
    /// Something else, named here, cannot be read or written.
    Io(String, io::Error),
    /// The server's settings are invalid.
    Config(BadConfig),
    /// The server cannot serve.
    Serve(CannotServe),
    /// The journal cannot be copied.
    Journal(Fault),
    /// An event in a folder cannot be used so.
    Event(Box<Closed>),
}

impl Trouble {
    /// Whether the reader of our output went away: `tuomari ... | head` is not an error.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => error.fmt(f),
            Self::Move { word, error } => write!(f, "{word:?} is {error}"),
            Self::NotText => f.write_str("not UTF-8 text"),
            Self::Line(number, trouble) => write!(f, "line {number}: {trouble}"),
            Self::Options(why) => f.write_str(why),
            Self::Article { book, number, nearest } => {
                write!(f, "{book} has no article {number:?}")?;
                let nearest: Vec<&str> = nearest.iter().map(|article| article.number()).collect();
                match nearest[..] {
                    [] => write!(f, "; tuomari laws --book {book} lists them"),
                    _ => write!(f, "; perhaps {}", nearest.join(", ")),
                }
            }
            Self::Output(error) => write!(f, "standard output: {error}"),
            Self::Io(what, error) => write!(f, "{what}: {error}"),
            Self::Config(error) => error.fmt(f),
            Self::Serve(error) => error.fmt(f),
            Self::Journal(fault) => fault.fmt(f),
            Self::Event(closed) => closed.fmt(f),
        }
    }
}

impl From<FenError> for Trouble {
    fn from(error: FenError) -> Self {
        Self::Fen(error)
    }
}

impl From<BadConfig> for Trouble {
    fn from(error: BadConfig) -> Self {
        Self::Config(error)
    }
}

impl From<CannotServe> for Trouble {
    fn from(error: CannotServe) -> Self {
        Self::Serve(error)
    }
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Self {
        Self::Journal(fault)
    }
}
