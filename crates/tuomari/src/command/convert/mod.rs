//! `tuomari convert`: converts games between formats.

mod form;
mod json;
mod target;

use std::io::{self, IsTerminal};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::thread;

use clap::{Args, ValueEnum};
use notation::Language;
use notation::pgn::{Chunk, Reader, in_parallel};

use crate::cli::Notations;
use crate::file::{Input, STANDARD_INPUT};
use crate::illegal::Illegal;
use crate::outcome::{Outcome, Trouble};
use crate::progress::Progress;
use crate::screen::Screen;
use form::Form;
use target::Target;

/// Convert games: clean PGN, other languages, figurines, UCI, spoken moves, JSON, positions
///
/// Reads PGN, plain or compressed as .gz or .zst, and checks every move. Faults are reported on
/// standard error with file, line and column. An illegal move that can only mean one thing on the board
/// stands, and the game goes on (see --illegal); where a game can no longer be followed, the rest of it
/// becomes a comment. Games stay in order. The exit code is 1 if a game had a fault, and 2
/// if a file could not be read or written.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari convert games.pgn                          clean PGN: tags in order, 80 columns
  tuomari convert --lang fi games.pgn                Finnish piece letters
  tuomari convert --from-lang de --figurines a.pgn   German letters in, figurines out
  tuomari convert --form long --without comments,variations games.pgn
  tuomari convert --illegal restart broadcast.pgn    games that go on after an illegal move in parts
  tuomari convert --to spoken games.pgn              as D.2.1 announces moves
  tuomari convert --to json big.pgn.zst -o big.jsonl.gz
  tuomari convert --to fen --positions all < games.pgn")]
pub(crate) struct Convert {
    /// Files of games; - or nothing for standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The output format
    #[arg(long, value_enum, default_value_t)]
    to: Format,
    /// The same as --to json
    #[arg(long, conflicts_with = "to")]
    json: bool,
    /// The language of the piece letters in the files: a code such as fi, or an English name
    #[arg(long, default_value = "en", value_name = "LANG", value_parser = Notations, hide_possible_values = true)]
    from_lang: Language,
    /// The language to write in; spoken moves are German, as in D.2.1, unless this is en, fi or sv
    #[arg(long, value_parser = Notations, hide_possible_values = true)]
    lang: Option<Language>,
    /// Figurines instead of letters
    #[arg(long)]
    figurines: bool,
    /// Whether the square a piece leaves is written
    #[arg(long, value_enum, default_value_t)]
    form: Length,
    /// Which signs are written with the moves
    #[arg(long, value_enum, default_value_t)]
    signs: Signs,
    /// What to leave out of PGN and JSON
    #[arg(long, value_enum, value_delimiter = ',', value_name = "PARTS")]
    without: Vec<Part>,
    /// What to do with illegal moves that stood, for readers that refuse them
    #[arg(long, value_enum, default_value_t)]
    illegal: Illegal,
    /// Which positions to write as fen or epd
    #[arg(long, value_enum, default_value_t)]
    positions: Positions,
    /// The maximum length of a PGN line; 0 for no limit
    #[arg(long, default_value_t = 80)]
    columns: usize,
    /// Where to write; compressed if the name ends in .gz or .zst
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// How many threads to use [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Format {
    /// Portable Game Notation, in the export format
    #[default]
    Pgn,
    /// One line per game, in the form engines receive it
    Uci,
    /// One line per move, in words
    Spoken,
    /// One JSON object per game, described in docs/json.md
    Json,
    /// One position per line
    Fen,
    /// One position per line, with the game it comes from
    Epd,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Length {
    /// Nf3
    #[default]
    Short,
    /// Ng1f3
    Long,
    /// Ng1-f3
    Hyphenated,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Signs {
    /// As in PGN: exd6, Qxf7#, O-O, d8=Q
    #[default]
    Pgn,
    /// All signs of appendix C: exd6 e.p., Qxf7++, 0-0, d8Q
    All,
    /// No optional signs: ed6, Qf7, 0-0, d8Q
    Few,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Part {
    /// Comments, including the clock times in them
    Comments,
    /// Moves that were not played
    Variations,
    /// Annotation glyphs such as ! and ?
    Glyphs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Positions {
    /// The last position of each game
    #[default]
    Last,
    /// All positions, including the first
    All,
}

/// What a worker made of a batch of games.
struct Made {
    text: String,
    findings: Vec<String>,
}

impl Convert {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let form = Form::of(&self)?;
        let files = match self.files.as_slice() {
            [] => &[PathBuf::from(STANDARD_INPUT)],
            files => files,
        };
        let is_typed = |path: &PathBuf| path.as_os_str() == STANDARD_INPUT;
        if files.iter().any(is_typed) && io::stdin().is_terminal() {
            screen.remark("reading games from the keyboard until the end of input (Ctrl-D)")?;
        }
        let mut target = Target::open(self.output.as_deref(), files)?;
        // The length of a pipe or a device is not known.
        let sizes = files.iter().map(|path| path.metadata().map_or(0, |data| data.len() as usize));
        let bar = Progress::of(sizes.clone().sum());
        let mut outcome = Outcome::Fine;
        let mut done = 0;
        for (path, size) in files.iter().zip(sizes) {
            let take = |made: &Made, read: u64| {
                bar.step(done + read as usize);
                bar.beside(|| target.hand_over(made, screen))
            };
            outcome = outcome.max(match self.convert(path, &form, take) {
                Ok(outcome) => outcome,
                // A fault in one file does not affect the next.
                Err(Stopped::Reading(error)) => {
                    bar.beside(|| screen.complain(&Trouble::Io(name_of(path), error)));
                    Outcome::Trouble
                }
                Err(Stopped::Writing(trouble)) => return Err(trouble),
            });
            done += size;
        }
        bar.finish();
        target.finish()?;
        Ok(outcome)
    }

    /// Converts one file. Each finished batch is passed on, with the number of bytes read so far.
    fn convert(
        &self,
        path: &Path,
        form: &Form,
        mut take: impl FnMut(&Made, u64) -> Result<(), Trouble>,
    ) -> Result<Outcome, Stopped> {
        let Input { content, read } = Input::open(path).map_err(Stopped::Reading)?;
        let threads = self.threads.or_else(|| thread::available_parallelism().ok());
        let work =
            |reader: Reader<Chunk<'_, _>>| form.make(path, reader, self.from_lang, self.illegal);
        let mut outcome = Outcome::Fine;
        let mut stopped = None;
        let take = |made: io::Result<Made>| {
            let made = made?;
            if !made.findings.is_empty() {
                outcome = Outcome::Findings;
            }
            take(&made, read.load(Ordering::Relaxed)).map_err(|trouble| {
                stopped = Some(Stopped::Writing(trouble));
                io::ErrorKind::Other.into()
            })
        };
        match in_parallel(content, threads.unwrap_or(NonZeroUsize::MIN), work, take) {
            Ok(()) => Ok(outcome),
            Err(error) => Err(stopped.unwrap_or(Stopped::Reading(error))),
        }
    }
}

/// Why a file was not converted to its end.
enum Stopped {
    Reading(io::Error),
    Writing(Trouble),
}

/// The name of a file in messages.
fn name_of(path: &Path) -> String {
    let is_standard_input = path.as_os_str() == STANDARD_INPUT;
    if is_standard_input { "standard input".to_owned() } else { path.display().to_string() }
}
