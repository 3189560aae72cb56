//! Reading a database: every move of 200 MB of games checked and played, and words alone.

mod corpus;
mod readers;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use self::corpus::Corpus;
use self::readers::{Contestant, Read};
use crate::cpu;

/// Read 200 MB of games
///
/// The games are played by Stockfish, the same every time, and kept in a folder under target; the
/// first run takes a minute or two longer.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// How often to measure everything; the best time counts
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Where the games are stored
    #[arg(long, default_value = "peers/target/pgn")]
    folder: PathBuf,
}

/// One reader in its own process, so that its memory can be measured.
#[derive(clap::Args)]
pub(crate) struct Alone {
    #[arg(value_enum)]
    reader: Contestant,
    file: PathBuf,
}

impl Alone {
    pub(crate) fn run(&self) -> ExitCode {
        match self.reader.read(&self.file) {
            Ok(Read { games, moves, squares }) => {
                println!("{games} {moves} {squares} {}", peak_memory());
                ExitCode::SUCCESS
            }
            Err(why) => {
                eprintln!("{why}");
                ExitCode::FAILURE
            }
        }
    }
}

/// The peak memory of this process, in kilobytes.
fn peak_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

/// What one reader needed.
#[derive(Clone, Copy)]
struct Run {
    cpu: Duration,
    wall: Duration,
    /// In kilobytes; not measured for programs that are not ours.
    memory: Option<u64>,
}

impl Run {
    const NEVER: Self = Self { cpu: Duration::MAX, wall: Duration::MAX, memory: None };

    /// The better of both in each respect, but the worse for memory.
    fn best(self, other: Self) -> Self {
        Self {
            cpu: self.cpu.min(other.cpu),
            wall: self.wall.min(other.wall),
            memory: self.memory.max(other.memory),
        }
    }
}

/// Reads the games.
pub(crate) fn run(options: &Options) -> ExitCode {
    ended(measure(options, Contestant::READERS))
}

/// Checks the games against the Laws, compared with programs that only play them.
pub(crate) fn run_audit(options: &Options) -> ExitCode {
    ended(measure(options, Contestant::AUDITORS))
}

fn ended(measured: Result<(), String>) -> ExitCode {
    match measured {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn measure(options: &Options, readers: &[Contestant]) -> Result<(), String> {
    let corpus = Corpus::prepare(&options.folder)?;
    for (name, file) in [("plain", &corpus.plain), ("with a clock at every move", &corpus.clocked)]
    {
        let runs = measure_file(file, options.rounds, readers)?;
        print(name, file, &runs);
    }
    Ok(())
}

fn measure_file(
    file: &Path,
    rounds: u32,
    readers: &[Contestant],
) -> Result<Vec<(&'static str, Run)>, String> {
    let mut best = vec![Run::NEVER; readers.len()];
    let mut expected = None;
    let mut expected_squares = None;
    for round in 1..=rounds {
        eprintln!("round {round} of {rounds}");
        // One after another, so that noise affects all alike.
        for (reader, best) in readers.iter().copied().zip(&mut best) {
            let (read, run) = alone(reader, file)?;
            *best = best.best(run);
            let Read { games, moves, squares } = read;
            let known = *expected.get_or_insert((games, moves));
            let known_squares =
                if reader.plays() { *expected_squares.get_or_insert(squares) } else { squares };
            if (games, moves, squares) != (known.0, known.1, known_squares) {
                let known = format!("{known:?} and {known_squares}");
                return Err(format!("{} reads {read:?}, not {known}", reader.name()));
            }
        }
    }
    let mut runs: Vec<_> = readers.iter().map(|reader| reader.name()).zip(best).collect();
    // It needs more than ten seconds: once is enough.
    match pgn_extract(file) {
        Ok(run) => runs.push(("pgn-extract -r", run)),
        Err(why) => eprintln!("skipping pgn-extract: {why}"),
    }
    Ok(runs)
}

/// Runs one reader in its own process.
fn alone(reader: Contestant, file: &Path) -> Result<(Read, Run), String> {
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let (start, spent) = (Instant::now(), cpu::children());
    let mut command = Command::new(this);
    command.args(["pgn-alone", reader.word()]).arg(file);
    let output = command.output().map_err(|error| error.to_string())?;
    let (wall, cpu) = (start.elapsed(), cpu::children() - spent);
    let answer = String::from_utf8_lossy(&output.stdout);
    let numbers: Vec<u64> =
        answer.split_whitespace().filter_map(|number| number.parse().ok()).collect();
    match numbers[..] {
        [games, moves, squares, memory] => {
            let run = Run { cpu, wall, memory: Some(memory) };
            Ok((Read { games, moves, squares }, run))
        }
        _ => Err(format!("{}: {}", reader.name(), String::from_utf8_lossy(&output.stderr))),
    }
}

fn pgn_extract(file: &Path) -> Result<Run, String> {
    let (start, spent) = (Instant::now(), cpu::children());
    let run = |program| Command::new(program).args(["-r", "-s"]).arg(file).output();
    let output = run("pgn-extract")
        .or_else(|_| run("/usr/games/pgn-extract"))
        .map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(Run { cpu: cpu::children() - spent, wall: start.elapsed(), memory: None })
}

fn print(name: &str, file: &Path, runs: &[(&'static str, Run)]) {
    let bytes = fs::metadata(file).map_or(0, |data| data.len());
    let speed = |time: Duration| bytes as f64 / 1e6 / time.as_secs_f64();
    println!("\n{name}: {:.0} MB", bytes as f64 / 1e6);
    println!("{:<28} {:>9} {:>9} {:>7}", "MB/s by", "processor", "the wall", "memory");
    for (name, run) in runs {
        let memory = run
            .memory
            .map_or("-".to_owned(), |kilobytes| format!("{:.0} MB", kilobytes as f64 / 1e3));
        println!("{name:<28} {:>9.0} {:>9.0} {memory:>7}", speed(run.cpu), speed(run.wall));
    }
    let of = |name: &str| runs.iter().find(|(other, _)| *other == name).map(|(_, run)| *run);
    let ratio = |ours: Contestant, theirs: &str| {
        if let (Some(our_run), Some(their_run)) = (of(ours.name()), of(theirs)) {
            let times = their_run.cpu.as_secs_f64() / our_run.cpu.as_secs_f64();
            println!("{} / {theirs}: {times:.2}", ours.name());
        }
    };
    for ours in [Contestant::Ours, Contestant::Audit] {
        ratio(ours, Contestant::PgnReader.name());
        ratio(ours, "pgn-extract -r");
    }
    ratio(Contestant::Audit, Contestant::Ours.name());
    ratio(Contestant::OurWords, Contestant::PgnReaderWords.name());
    for (one, two) in
        [(Contestant::Ours, Contestant::OursByTwo), (Contestant::Audit, Contestant::AuditByTwo)]
    {
        if let (Some(alone), Some(together)) = (of(one.name()), of(two.name())) {
            let times = alone.wall.as_secs_f64() / together.wall.as_secs_f64();
            println!("{} / {}, by the clock on the wall: {times:.2}", two.name(), one.name());
        }
    }
}
