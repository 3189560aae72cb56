//! Counting moves: six positions, one core, no hash table, counting at the last ply allowed.

mod libraries;
mod programs;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use chess::Way;

use self::programs::Tuomari;
pub(crate) use self::table::Table;
use crate::engine::Stockfish;

/// Count the moves of six positions
#[derive(clap::Args)]
pub(crate) struct Options {
    /// How often to measure everything; the best time counts
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Our own program, as built by `cargo build --release`
    #[arg(long, default_value = "target/release/tuomari")]
    tuomari: PathBuf,
    /// Fewer plies than usual, for a quick look
    #[arg(long, default_value_t = 0, value_name = "PLIES")]
    less: u32,
}

/// A position whose nodes are known.
pub(crate) struct Task {
    pub(crate) name: &'static str,
    pub(crate) fen: &'static str,
    /// The nodes after one ply, two, and so on up to the measured depth.
    nodes: &'static [u64],
}

pub(crate) static TASKS: [Task; 6] = [
    Task {
        name: "initial",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        nodes: &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324],
    },
    Task {
        name: "kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        nodes: &[48, 2_039, 97_862, 4_085_603, 193_690_690],
    },
    Task {
        name: "endgame",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        nodes: &[14, 191, 2_812, 43_238, 674_624, 11_030_083, 178_633_661],
    },
    Task {
        name: "promotion",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        nodes: &[6, 264, 9_467, 422_333, 15_833_292, 706_045_033],
    },
    Task {
        name: "castling",
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        nodes: &[44, 1_486, 62_379, 2_103_487, 89_941_194],
    },
    Task {
        name: "middlegame",
        fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        nodes: &[46, 2_079, 89_890, 3_894_594, 164_075_551],
    },
];

/// The nodes counted and the time it took.
pub(crate) struct Count {
    pub(crate) nodes: u64,
    /// The CPU time. On a busy machine this says more than wall-clock time, which favours whichever
    /// finishes before the next interruption.
    pub(crate) cpu: Duration,
    pub(crate) wall: Duration,
}

/// A program or library that counts.
pub(crate) trait Counter {
    fn name(&self) -> String;
    /// `Err` says why it failed.
    fn count(&mut self, fen: &str, depth: u32) -> Result<Count, String>;
}

pub(crate) fn run(options: &Options) -> ExitCode {
    match measure(options) {
        Ok((table, scaling)) => {
            println!("{table}\ntwo threads / one, by the clock on the wall: {scaling:.2}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// The table of all counters, and the speed-up of ours with a second thread.
fn measure(options: &Options) -> Result<(Table, f64), String> {
    // Every way of counting that this processor has, the fastest first: it is what the ratios are of.
    let ways: Vec<Way> =
        Way::ALL.into_iter().filter(|way| chess::Counter::with(*way).is_some()).collect();
    let mut counters: Vec<Box<dyn Counter>> = Vec::new();
    for way in &ways {
        counters.push(Box::new(Tuomari::new(&options.tuomari, *way, 1)?));
    }
    counters.push(Box::new(libraries::Cozy));
    match Stockfish::start() {
        Ok(stockfish) => counters.push(Box::new(stockfish)),
        Err(why) => eprintln!("skipping stockfish: {why}"),
    }
    counters.push(Box::new(libraries::Shakmaty));
    counters.push(Box::new(libraries::Eschac));

    let mut table = Table::new(counters.iter().map(|counter| counter.name()).collect());
    let fastest = chess::Counter::fastest().way();
    let ours = |threads| Tuomari::new(&options.tuomari, fastest, threads);
    let mut threads = [ours(1)?, ours(2)?];
    let mut best_wall = [Duration::MAX; 2];
    for round in 1..=options.rounds {
        eprintln!("round {round} of {}", options.rounds);
        for (column, task) in TASKS.iter().enumerate() {
            // One after another in each position, so that noise affects all alike.
            for (row, counter) in counters.iter_mut().enumerate() {
                table.enter(row, column, &task.count(counter.as_mut(), options.less)?);
            }
        }
        for (tuomari, best) in threads.iter_mut().zip(&mut best_wall) {
            *best = task_for_threads().count(tuomari, options.less)?.wall.min(*best);
        }
    }
    let [one, two] = best_wall.map(|wall| wall.as_secs_f64());
    Ok((table, one / two))
}

/// The position that takes longest.
fn task_for_threads() -> &'static Task {
    &TASKS[3]
}

impl Task {
    /// The depth reduced by this many plies, and the nodes there.
    pub(crate) fn expected(&self, less: u32) -> (u32, u64) {
        let depth = self.nodes.len().saturating_sub(less as usize).max(1);
        (depth as u32, self.nodes[depth - 1])
    }

    /// Runs a counter and checks its count.
    fn count(&self, counter: &mut dyn Counter, less: u32) -> Result<Count, String> {
        let (depth, right) = self.expected(less);
        let name = counter.name();
        match counter.count(self.fen, depth) {
            Ok(count) if count.nodes == right => Ok(count),
            Ok(count) => Err(format!("{name} counts {}, not {right}: {}", count.nodes, self.fen)),
            Err(why) => Err(format!("{name}: {why}")),
        }
    }
}
