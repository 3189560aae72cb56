//! Which side can still mate: public test sets, every position of games played for this, and random
//! positions of unusual kinds.

mod games;
mod unusual;

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use chess::{Color, Position};
use winnable::{Budget, Winnability, ask};

use crate::cpu;

/// Ask which side can still mate
///
/// The test sets are read from the folder that TUOMARI_VECTORS names.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// How often to ask everything; the best time counts
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Also ask after every move of this many games that Stockfish plays against itself
    #[arg(long, default_value_t = 0)]
    games: u64,
    /// The number of the first of those games
    #[arg(long, default_value_t = 1)]
    first: u64,
    /// Also ask about this many random positions of each unusual kind
    #[arg(long, default_value_t = 0)]
    unusual: u64,
    /// Which of those positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A test set, and what the Chess Unwinnability Analyzer 2.6.1 needed for it or a similar one.
struct Set {
    file: &'static str,
    read: fn(&str) -> Result<Vec<Question>, String>,
    peer: Option<Peer>,
}

/// A measurement of the peer on one core of the machine on which all goals were set.
struct Peer {
    answers: f64,
    seconds: f64,
    remark: &'static str,
}

static SETS: [Set; 3] = [
    Set {
        file: "winnability.txt",
        read: marked,
        peer: Some(Peer { answers: 1_802.0, seconds: 81.0, remark: "10 left open" }),
    },
    Set { file: "unwinnable-timeouts.txt", read: timeouts, peer: None },
    Set {
        file: "final-positions.txt",
        read: both_sides,
        // Thirty thousand positions of the same kind, counted as if both sides were asked.
        peer: Some(Peer { answers: 60_000.0, seconds: 8.6, remark: "other games, full form" }),
    },
];

/// A position, a side, and whether it can mate if that is known.
struct Question {
    position: Position,
    side: Color,
    expected: Option<bool>,
}

pub(crate) fn run(options: &Options) -> ExitCode {
    let mut is_well = true;
    match std::env::var_os("TUOMARI_VECTORS").filter(|folder| !folder.is_empty()) {
        Some(folder) => {
            for set in &SETS {
                match measure(set, &PathBuf::from(&folder), options.rounds) {
                    Ok(report) => {
                        println!("{report}");
                        is_well &= report.wrong == 0 && report.open == 0;
                    }
                    Err(why) => {
                        eprintln!("{}: {why}", set.file);
                        is_well = false;
                    }
                }
            }
        }
        None => println!("test sets skipped: TUOMARI_VECTORS names no folder"),
    }
    if options.games > 0 {
        match games::ask_after_every_move(options.first, options.games) {
            Ok(report) => {
                println!("{report}");
                is_well &= report.open.is_empty();
            }
            Err(why) => {
                eprintln!("games: {why}");
                is_well = false;
            }
        }
    }
    if options.unusual > 0 {
        let report = unusual::ask_about_every_kind(options.seed, options.unusual);
        println!("{report}");
        is_well &= report.open == 0;
    }
    if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What one test set cost.
struct Report {
    file: &'static str,
    peer: Option<&'static Peer>,
    answers: usize,
    helpmates: usize,
    wrong: usize,
    open: usize,
    cpu: Duration,
    median: Duration,
    longest: Duration,
    /// The peak memory of one search, in bytes.
    memory: usize,
}

fn measure(set: &'static Set, folder: &Path, rounds: u32) -> Result<Report, String> {
    let text = std::fs::read_to_string(folder.join(set.file)).map_err(|error| error.to_string())?;
    let questions = (set.read)(&text)?;
    let mut report = Report {
        file: set.file,
        peer: set.peer.as_ref(),
        answers: questions.len(),
        helpmates: 0,
        wrong: 0,
        open: 0,
        cpu: Duration::MAX,
        median: Duration::ZERO,
        longest: Duration::ZERO,
        memory: 0,
    };
    for question in &questions {
        let answer = ask(&question.position, question.side, &Budget::full());
        report.memory = report.memory.max(answer.spent.memory);
        let found = match answer.winnability {
            Winnability::Winnable(_) => Some(true),
            Winnability::Unwinnable(_) => Some(false),
            Winnability::Undetermined(_) => None,
        };
        report.helpmates += usize::from(found == Some(true));
        report.open += usize::from(found.is_none());
        let is_wrong = found.zip(question.expected).is_some_and(|(is, ought)| is != ought);
        report.wrong += usize::from(is_wrong);
    }
    // Reading the clock costs a tenth of an answer: the total is measured without it.
    for _ in 0..rounds {
        let start = cpu::own();
        for question in &questions {
            std::hint::black_box(ask(&question.position, question.side, &Budget::full()));
        }
        report.cpu = report.cpu.min(cpu::own() - start);
    }
    let mut times = Vec::with_capacity(questions.len());
    for question in &questions {
        let start = cpu::own();
        std::hint::black_box(ask(&question.position, question.side, &Budget::full()));
        times.push(cpu::own() - start);
    }
    times.sort();
    report.median = times.get(times.len() / 2).copied().unwrap_or_default();
    report.longest = times.last().copied().unwrap_or_default();
    Ok(report)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.cpu.as_secs_f64();
        let rate = self.answers as f64 / seconds;
        writeln!(
            f,
            "{}: {} answers, {} with helpmates, {} open, {} wrong",
            self.file, self.answers, self.helpmates, self.open, self.wrong
        )?;
        writeln!(
            f,
            "  {seconds:.3} s of the processor, {rate:.0} answers/s, median {:?}, longest {:?}",
            self.median, self.longest
        )?;
        write!(f, "  the largest search held {:.1} MB", self.memory as f64 / 1e6)?;
        if let Some(Peer { answers, seconds, remark }) = self.peer {
            let peer = answers / seconds;
            write!(
                f,
                "\n  CHA 2.6.1: {peer:.0} answers/s ({remark}); tuomari / CHA: {:.1}",
                rate / peer
            )?;
        }
        Ok(())
    }
}

fn position(fen: &str) -> Result<Position, String> {
    fen.parse().map_err(|error| format!("{fen}: {error}"))
}

/// A letter for each side that can mate, a dash for one that cannot, and the position.
fn marked(text: &str) -> Result<Vec<Question>, String> {
    let mut questions = Vec::new();
    for line in text.lines() {
        let (marks, fen) = line.split_once(' ').ok_or("no mark")?;
        for (side, mark) in Color::ALL.into_iter().zip(marks.chars()) {
            let expected = Some(mark != '-');
            questions.push(Question { position: position(fen)?, side, expected });
        }
    }
    Ok(questions)
}

/// The side to move lost on time, and the other could not mate.
fn timeouts(text: &str) -> Result<Vec<Question>, String> {
    let question = |fen: &str| {
        let position = position(fen)?;
        let side = !position.turn();
        Ok(Question { position, side, expected: Some(false) })
    };
    text.lines().map(question).collect()
}

fn both_sides(text: &str) -> Result<Vec<Question>, String> {
    let mut questions = Vec::new();
    for fen in text.lines() {
        for side in Color::ALL {
            questions.push(Question { position: position(fen)?, side, expected: None });
        }
    }
    Ok(questions)
}
