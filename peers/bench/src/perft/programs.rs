//! Counters that are programs: ours, as shipped, and Debian's Stockfish.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use chess::Way;

use super::{Count, Counter};
use crate::cpu;
use crate::engine::Stockfish;

/// Our own release build, started for each count.
pub(super) struct Tuomari {
    program: PathBuf,
    way: Way,
    threads: u32,
    /// The cost of starting and exiting, which is not counting.
    start_up: Duration,
}

impl Tuomari {
    pub(super) fn new(program: &Path, way: Way, threads: u32) -> Result<Self, String> {
        let program = program.to_owned();
        let mut tuomari = Self { program, way, threads, start_up: Duration::ZERO };
        let idle = (0..10).map(|_| Ok(tuomari.count(NOTHING_TO_COUNT, 0)?.cpu));
        let idle: Vec<Duration> = idle.collect::<Result<_, String>>()?;
        tuomari.start_up = idle.into_iter().min().unwrap_or_default();
        Ok(tuomari)
    }
}

const NOTHING_TO_COUNT: &str = "7k/8/8/8/8/8/8/K7 w - - 0 1";

impl Counter for Tuomari {
    fn name(&self) -> String {
        if self.way == chess::Counter::fastest().way() {
            "tuomari".to_owned()
        } else {
            format!("tuomari, {}", self.way)
        }
    }

    fn count(&mut self, fen: &str, depth: u32) -> Result<Count, String> {
        let spent = cpu::children();
        let output = Command::new(&self.program)
            .args(["perft", &depth.to_string(), "--fen", fen, "--json"])
            .args(["--threads", &self.threads.to_string(), "--way", &self.way.to_string()])
            .output()
            .map_err(|error| format!("{}: {error}", self.program.display()))?;
        let cpu = cpu::children() - spent;
        let answer: serde_json::Value = serde_json::from_slice(&output.stdout)
            .map_err(|_| String::from_utf8_lossy(&output.stderr).into_owned())?;
        let number = |field: &str| {
            answer[field].as_u64().ok_or_else(|| format!("no {field} in the answer {answer}"))
        };
        Ok(Count {
            nodes: number("nodes")?,
            cpu: cpu.saturating_sub(self.start_up),
            wall: Duration::from_micros(number("micros")?),
        })
    }
}

impl Counter for Stockfish {
    fn name(&self) -> String {
        "stockfish".to_owned()
    }

    fn count(&mut self, fen: &str, depth: u32) -> Result<Count, String> {
        self.say(&format!("position fen {fen}"))?;
        self.say("isready")?;
        self.hear("readyok")?;
        let (start, spent) = (Instant::now(), cpu::of(self.id()));
        self.say(&format!("go perft {depth}"))?;
        let nodes = self.hear("Nodes searched: ")?;
        let (wall, cpu) = (start.elapsed(), cpu::of(self.id()) - spent);
        let nodes = nodes.parse().map_err(|_| format!("{nodes:?} is not a number"))?;
        Ok(Count { nodes, cpu, wall })
    }
}
