//! Confirms "unwinnable" answers by exploring everything that can follow, on every core: a long run
//! of what `tests/agreement/skeletons.rs` samples.
//!
//! ```sh
//! cargo run --release -p tuomari-winnable --example skeletons -- --answers 10000000
//! ```

#![expect(clippy::disallowed_methods, reason = "the run may be limited in time")]
#![allow(missing_docs, dead_code)] // modules of a test program

extern crate tuomari_winnable as winnable;

#[path = "../tests/agreement/closure.rs"]
mod closure;
#[path = "../tests/agreement/dice.rs"]
mod dice;
#[path = "../tests/agreement/run.rs"]
mod run;

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::run::{Answered, Run, Tally};

const USAGE: &str = "usage: skeletons [--answers N] [--seconds N] [--threads N] [--seed N]
  --answers  confirmed \"unwinnable\" answers to stop at (10000000)
  --seconds  time to stop at (3600)
  --threads  (one for each core)
  --seed     which worlds (1)";

/// Spreads seeds, so that no two streams of the dice, whose step is another constant, overlap.
const SPREAD: u64 = 0xd6e8_feb8_6659_fd93;
/// How often progress is printed.
const NEWS: Duration = Duration::from_secs(10);

struct Options {
    answers: u64,
    time: Duration,
    threads: u64,
    seed: u64,
}

impl Options {
    fn read() -> Option<Self> {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
        let mut options =
            Self { answers: 10_000_000, time: Duration::from_secs(3_600), threads: cores, seed: 1 };
        let mut words = std::env::args().skip(1);
        while let Some(name) = words.next() {
            let value: u64 = words.next()?.parse().ok()?;
            match name.as_str() {
                "--answers" => options.answers = value,
                "--seconds" => options.time = Duration::from_secs(value),
                "--threads" => options.threads = value.max(1),
                "--seed" => options.seed = value,
                _ => return None,
            }
        }
        Some(options)
    }
}

fn main() -> ExitCode {
    let Some(options) = Options::read() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let start = Instant::now();
    let answered = Answered::new();
    let confirmed = AtomicU64::new(0);
    let whole = Mutex::new((Tally::default(), start));
    std::thread::scope(|scope| {
        for thread in 0..options.threads {
            let (answered, confirmed, whole, options) = (&answered, &confirmed, &whole, &options);
            scope.spawn(move || {
                let seed = (options.seed << 32 | thread).wrapping_mul(SPREAD);
                let mut run = Run::new(seed, answered);
                while confirmed.load(Ordering::Relaxed) < options.answers
                    && start.elapsed() < options.time
                {
                    run.explore();
                    let tally = std::mem::take(&mut run.tally);
                    confirmed.fetch_add(tally.sum(), Ordering::Relaxed);
                    for fault in &tally.faults {
                        println!("WRONG {fault}");
                    }
                    let mut whole = whole.lock().expect("no thread fails while it holds this");
                    whole.0 += tally;
                    if whole.1.elapsed() > NEWS {
                        whole.1 = Instant::now();
                        println!("{:.0} s: {}", start.elapsed().as_secs_f64(), whole.0);
                    }
                }
            });
        }
    });
    let (tally, _) = whole.into_inner().expect("no thread failed");
    println!("{:.0} s, {} threads: {tally}", start.elapsed().as_secs_f64(), options.threads);
    if tally.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
