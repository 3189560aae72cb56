//! `tuomari convert`: games from one form into another.

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

use crate::file::{Input, STANDARD_INPUT};
use crate::outcome::{Outcome, Trouble};
use crate::progress::Progress;
use crate::screen::Screen;
use form::Form;
use target::Target;

/// Convert games: clean PGN, other languages, figurines, UCI, spoken moves, JSON, positions
///
/// Reads PGN, plain or packed as .gz or .zst, and checks every move. What is wrong is told on
/// standard error with its file, line and column; a game goes as far as it can be followed, and
/// says where that is. Games stay in their order. The exit code is 1 if something was wrong with
/// a game, and 2 if a file could not be read or written.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari convert games.pgn                          clean PGN: tags in order, 80 columns
  tuomari convert --lang fi games.pgn                Finnish piece letters
  tuomari convert --from-lang de --figurines a.pgn   German letters in, figurines out
  tuomari convert --form long --without comments,variations games.pgn
  tuomari convert --to spoken games.pgn              as D.2.1 announces moves
  tuomari convert --to json big.pgn.zst -o big.jsonl.gz
  tuomari convert --to fen --positions all < games.pgn")]
pub(crate) struct Convert {
    /// Files of games; - or none is the standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// What to make of the games
    #[arg(long, value_enum, default_value_t)]
    to: Format,
    /// The same as --to json
    #[arg(long, conflicts_with = "to")]
    json: bool,
    /// The language of the piece letters in the files: a code such as fi, or an English name
    #[arg(long, default_value = "en", value_name = "LANG")]
    from_lang: Language,
    /// The language to write in; spoken moves are German, as in D.2.1, unless this is en, fi or sv
    #[arg(long)]
    lang: Option<Language>,
    /// Figurines in place of letters
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
    /// Which positions to write as fen or epd
    #[arg(long, value_enum, default_value_t)]
    positions: Positions,
    /// How long a line of PGN may be; 0 to leave lines as long as they come
    #[arg(long, default_value_t = 80)]
    columns: usize,
    /// Where to write; packed if the name ends in .gz or .zst
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// How many threads to use; all there are unless this says otherwise
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Format {
    /// Portable Game Notation, in the export format
    #[default]
    Pgn,
    /// A line a game, as an engine is told it
    Uci,
    /// A line a move, in words
    Spoken,
    /// A JSON object a game, described in docs/json.md
    Json,
    /// A position a line
    Fen,
    /// A position a line, with the game it comes from
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
    /// As PGN wants them: exd6, Qxf7#, O-O, d8=Q
    #[default]
    Pgn,
    /// All that appendix C knows: exd6 e.p., Qxf7++, 0-0, d8Q
    All,
    /// None that may be left out: ed6, Qf7, 0-0, d8Q
    Few,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Part {
    /// Comments, and the clock times in them
    Comments,
    /// Moves that were not played
    Variations,
    /// Signs of praise and blame
    Glyphs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Positions {
    /// The last one of each game
    #[default]
    Last,
    /// All of them, the first included
    All,
}

/// What a worker made of a stretch of games.
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
            screen.remark("reading games from the keyboard, up to the end of input (Ctrl-D)")?;
        }
        let mut target = Target::open(self.output.as_deref(), files)?;
        // Of a pipe or a device nobody knows how long it is.
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
                // What is wrong with one file says nothing about the next.
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

    /// Converts one file. Each stretch that was made is taken, with what was read by then.
    fn convert(
        &self,
        path: &Path,
        form: &Form,
        mut take: impl FnMut(&Made, u64) -> Result<(), Trouble>,
    ) -> Result<Outcome, Stopped> {
        let Input { content, read } = Input::open(path).map_err(Stopped::Reading)?;
        let threads = self.threads.or_else(|| thread::available_parallelism().ok());
        let work = |reader: Reader<Chunk<'_, _>>| form.make(path, reader, self.from_lang);
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

/// What a file is called in messages.
fn name_of(path: &Path) -> String {
    let is_standard_input = path.as_os_str() == STANDARD_INPUT;
    if is_standard_input { "standard input".to_owned() } else { path.display().to_string() }
}
