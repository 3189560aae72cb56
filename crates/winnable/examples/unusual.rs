//! Asks about random positions of the unusual kinds that the tests know, on every core, and says what
//! stayed open, what took longest, and how long the rest took.
//!
//! ```sh
//! cargo run --release -p tuomari-winnable --example unusual -- --queries 1000000 --threads 1
//! ```

#![expect(clippy::disallowed_methods, reason = "answers are timed")]
#![allow(missing_docs, dead_code)] // a module of a test program

extern crate tuomari_winnable as winnable;

#[path = "../tests/unusual/kinds.rs"]
mod kinds;

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use chess::{Color, Position};
use winnable::{Budget, Winnability, ask};

use crate::kinds::{Dice, KINDS, unusual};

const USAGE: &str =
    "usage: unusual [--queries N] [--threads N] [--seed N] [--nodes N] [--show N] [--over MS]
  --queries  questions, evenly over the kinds and both sides (1000000)
  --threads  (one for each core); times are best taken with 1
  --seed     which positions (1)
  --nodes    the most positions to examine for an answer (5000000)
  --show     how many of the slowest to show (20)
  --over     milliseconds over which an answer is slow; it is asked for twice more, by the time
             on the processor, and the best counts (100)";

/// Spreads seeds, so that no two streams of the dice, whose step is another constant, overlap.
const SPREAD: u64 = 0xd6e8_feb8_6659_fd93;
/// Positions that one thread asks about before it takes the next lot.
const LOT: usize = 250;

struct Options {
    queries: usize,
    threads: usize,
    seed: u64,
    nodes: u64,
    show: usize,
    over: Duration,
}

impl Options {
    fn read() -> Option<Self> {
        let mut options = Self {
            queries: 1_000_000,
            threads: std::thread::available_parallelism().map_or(1, |cores| cores.get()),
            seed: 1,
            nodes: 5_000_000,
            show: 20,
            over: Duration::from_millis(100),
        };
        let mut words = std::env::args().skip(1);
        while let Some(name) = words.next() {
            let value: u64 = words.next()?.parse().ok()?;
            match name.as_str() {
                "--queries" => options.queries = value as usize,
                "--threads" => options.threads = value.max(1) as usize,
                "--seed" => options.seed = value,
                "--nodes" => options.nodes = value,
                "--show" => options.show = value as usize,
                "--over" => options.over = Duration::from_millis(value),
                _ => return None,
            }
        }
        Some(options)
    }
}

/// One answer that is worth showing.
struct Notable {
    time: Duration,
    nodes: u64,
    answer: &'static str,
    kind: &'static str,
    side: Color,
    position: Position,
}

#[derive(Default)]
struct Seen {
    /// The time of each answer.
    times: Vec<Duration>,
    winnable: u64,
    unwinnable: u64,
    open: Vec<Notable>,
    slowest: Vec<Notable>,
}

impl Seen {
    fn ask(&mut self, kind: &'static str, position: &Position, side: Color, options: &Options) {
        let budget = Budget::full().nodes(options.nodes);
        let start = Instant::now();
        let answer = ask(position, side, &budget);
        let mut time = start.elapsed();
        // Where it matters, not what else the machine did meanwhile.
        for _ in 0..2 {
            if time > options.over {
                let (start, spent) = (Instant::now(), on_the_processor());
                std::hint::black_box(ask(position, side, &budget));
                let spent = on_the_processor().zip(spent).map(|(now, then)| now - then);
                time = time.min(spent.unwrap_or(start.elapsed()));
            }
        }
        self.times.push(time);
        let word = match answer.winnability {
            Winnability::Winnable(_) => "winnable",
            Winnability::Unwinnable(_) => "unwinnable",
            Winnability::Undetermined(_) => "open",
        };
        let nodes = answer.spent.nodes;
        let notable =
            || Notable { time, nodes, answer: word, kind, side, position: position.clone() };
        match word {
            "winnable" => self.winnable += 1,
            "unwinnable" => self.unwinnable += 1,
            _ => self.open.push(notable()),
        }
        if self.slowest.len() < options.show || self.slowest.last().is_some_and(|s| s.time < time) {
            let place = self.slowest.partition_point(|slow| slow.time >= time);
            self.slowest.insert(place, notable());
            self.slowest.truncate(options.show);
        }
    }

    fn add(&mut self, other: Self, show: usize) {
        self.times.extend(other.times);
        self.winnable += other.winnable;
        self.unwinnable += other.unwinnable;
        self.open.extend(other.open);
        self.slowest.extend(other.slowest);
        self.slowest.sort_by_key(|slow| std::cmp::Reverse(slow.time));
        self.slowest.truncate(show);
    }
}

/// How long this thread has run so far, where the system tells it.
fn on_the_processor() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(stat.split(' ').next()?.parse().ok()?))
}

fn main() -> ExitCode {
    let Some(options) = Options::read() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let start = Instant::now();
    let lots = options.queries.div_ceil(2 * LOT).next_multiple_of(KINDS.len());
    let next = AtomicUsize::new(0);
    let whole = Mutex::new(Seen::default());
    std::thread::scope(|scope| {
        for _ in 0..options.threads {
            scope.spawn(|| {
                let mut seen = Seen::default();
                loop {
                    let lot = next.fetch_add(1, Ordering::Relaxed);
                    if lot >= lots {
                        break;
                    }
                    if lot.is_multiple_of(lots.div_ceil(20)) {
                        println!("{:.0} s: lot {lot} of {lots}", start.elapsed().as_secs_f64());
                    }
                    let (name, kind) = KINDS[lot % KINDS.len()];
                    let seed = (options.seed << 32 | lot as u64).wrapping_mul(SPREAD);
                    let mut dice = Dice(seed);
                    for _ in 0..LOT {
                        let position = unusual(kind, &mut dice);
                        for side in Color::ALL {
                            seen.ask(name, &position, side, &options);
                        }
                    }
                }
                whole.lock().expect("no thread fails while it holds this").add(seen, options.show);
            });
        }
    });
    let mut seen = whole.into_inner().expect("no thread failed");
    report(&mut seen, &options, start.elapsed());
    if seen.open.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn report(seen: &mut Seen, options: &Options, wall: Duration) {
    for notable in seen.open.iter().chain(&seen.slowest) {
        let Notable { time, nodes, answer, kind, side, position } = notable;
        println!("{time:>10.1?} {nodes:>8} nodes {answer:>10}, {side}: {position} ({kind})");
    }
    seen.times.sort_unstable();
    let times = &seen.times;
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    let slow = times.len() - times.partition_point(|time| *time <= options.over);
    let sum: Duration = times.iter().sum();
    println!(
        "median {:.1?}, 90 % {:.1?}, 99 % {:.1?}, 99.9 % {:.1?}, 99.99 % {:.1?}, 99.999 % {:.1?}, longest {:.1?}",
        at(0.5),
        at(0.9),
        at(0.99),
        at(0.999),
        at(0.9999),
        at(0.99999),
        at(1.0)
    );
    println!(
        "{} queries in {:.0} s, {} threads, {:.1} s of answers: {} winnable, {} unwinnable, {} open, {slow} over {:?}",
        times.len(),
        wall.as_secs_f64(),
        options.threads,
        sum.as_secs_f64(),
        seen.winnable,
        seen.unwinnable,
        seen.open.len(),
        options.over
    );
}
