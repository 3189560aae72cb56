//! `tuomari perft`: counts the ways a game can continue.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use chess::{Counter, Legal, Memory, Move, Position, Way};
use clap::Args;
use serde::Serialize;

use crate::fen::{Asked, Query};
use crate::outcome::{Outcome, Trouble};
use crate::progress::Progress;
use crate::screen::Screen;

/// Count the ways a game can continue for a number of plies
///
/// This is the customary test of a move generator: the number of legal move sequences of the given
/// length. Mates and stalemates end a sequence early and do not count.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari perft 5
  tuomari perft 6 --threads 0
  tuomari perft 9 --threads 0 --hash 4096
  tuomari perft 3 --divide --fen 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
  tuomari perft 4 --fen - --json < positions.txt")]
pub(crate) struct Perft {
    /// The number of plies (moves of one side)
    #[arg(value_parser = clap::value_parser!(u32).range(..=30))]
    depth: u32,
    #[command(flatten)]
    asked: Asked,
    /// Show the count for each first move
    #[arg(long)]
    divide: bool,
    /// How many threads to use; 0 for one per core
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: u16,
    /// Remember counts in a table of this size, in MiB, shared by all threads
    ///
    /// The table stores whole positions, so none is ever mistaken for another and the count is
    /// exact. 0 for no table.
    #[arg(long, value_name = "MB", default_value_t = 0)]
    hash: usize,
    /// The instructions to use: avx512, avx2 or plain [default: the fastest available]
    #[arg(long, value_name = "WAY")]
    way: Option<Way>,
    /// One JSON object per line
    #[arg(long)]
    json: bool,
}

/// How positions are counted.
enum Engine {
    Counting(Counter),
    Remembering(Memory),
}

impl Engine {
    /// With a table of this many MiB.
    fn new(counter: Counter, hash: usize) -> Result<Self, Trouble> {
        if hash == 0 {
            return Ok(Self::Counting(counter));
        }
        let memory = Memory::with_counter(hash.saturating_mul(1 << 20), counter);
        memory
            .map(Self::Remembering)
            .map_err(|_| Trouble::Options(format!("not enough memory for --hash {hash}")))
    }

    fn nodes(&self, position: &Position, depth: u32) -> u64 {
        match self {
            Self::Counting(counter) => counter.nodes(position, depth),
            Self::Remembering(memory) => memory.perft(position, depth),
        }
    }
}

impl Perft {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let counter = self.counter()?;
        let engine = Engine::new(counter, self.hash)?;
        let threads = match self.threads {
            0 => thread::available_parallelism().map_or(1, NonZeroUsize::get),
            some => usize::from(some),
        };
        self.asked.each(screen, |query, screen| {
            let count = count(&query.position, self.depth, threads, &engine);
            if self.json {
                screen.json(&self.answer(query, &count, threads, counter.way()))?;
            } else {
                self.tell(query, &count, screen)?;
            }
            Ok(Outcome::Fine)
        })
    }

    fn counter(&self) -> Result<Counter, Trouble> {
        let Some(way) = self.way else { return Ok(Counter::fastest()) };
        Counter::with(way)
            .ok_or_else(|| Trouble::Options(format!("this processor cannot count with {way}")))
    }

    fn tell(&self, query: &Query, count: &Count, screen: &mut Screen) -> Result<(), Trouble> {
        if self.divide {
            if query.is_one_of_many {
                screen.line(&query.position)?;
            }
            for (first, nodes) in &count.by_first_move {
                screen.line(format_args!("{first} {nodes}"))?;
            }
            screen.line("")?;
        }
        if query.is_one_of_many && !self.divide {
            screen.line(format_args!("{} {}", count.nodes, query.position))?;
        } else {
            screen.line(count.nodes)?;
        }
        let seconds = count.time.as_secs_f64();
        if seconds > WORTH_TELLING.as_secs_f64() {
            let speed = count.nodes as f64 / seconds / 1e6;
            screen.remark(format_args!("{seconds:.2} s, {speed:.0} million per second"))?;
        }
        Ok(())
    }
}

/// A shorter time says nothing about speed.
const WORTH_TELLING: Duration = Duration::from_millis(100);

/// The total, the nodes by first move, and the time it took.
struct Count {
    nodes: u64,
    by_first_move: Vec<(Move, u64)>,
    time: Duration,
}

/// A position a few plies on, to be counted by one thread.
struct Task {
    first_move: usize,
    position: Position,
}

/// Enough tasks that no thread waits long for the last one, and that the progress bar moves. The
/// initial position has them after two plies.
const ENOUGH_TASKS: usize = 200;

/// Counts with several threads, each taking the next task when it finishes one.
fn count(position: &Position, depth: u32, threads: usize, engine: &Engine) -> Count {
    let mut firsts: Vec<Legal<'_>> = match depth {
        0 => Vec::new(),
        _ => position.legal_moves().collect(),
    };
    firsts.sort_unstable_by_key(Legal::to_uci);
    let (tasks, task_depth) = tasks(&firsts, depth);
    let progress = Progress::of(tasks.len());
    let next = AtomicUsize::new(0);
    let done = AtomicUsize::new(0);
    let work = || {
        let mut nodes = vec![0; firsts.len()];
        while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            nodes[task.first_move] += engine.nodes(&task.position, task_depth);
            progress.step(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
        nodes
    };
    let shares: Vec<Vec<u64>> = thread::scope(|scope| {
        let others: Vec<_> = (1..threads.min(tasks.len())).map(|_| scope.spawn(work)).collect();
        let own = work();
        let joined = others.into_iter().map(|thread| match thread.join() {
            Ok(nodes) => nodes,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        std::iter::once(own).chain(joined).collect()
    });
    let time = progress.finish();
    let by_first_move: Vec<(Move, u64)> = firsts
        .iter()
        .enumerate()
        .map(|(i, first)| (first.to_uci(), shares.iter().map(|nodes| nodes[i]).sum()))
        .collect();
    let nodes = match depth {
        0 => 1,
        _ => by_first_move.iter().map(|(_, nodes)| nodes).sum(),
    };
    Count { nodes, by_first_move, time }
}

/// Enough tasks, each with the first move that led to it, and the plies left to count.
fn tasks(firsts: &[Legal<'_>], depth: u32) -> (Vec<Task>, u32) {
    let mut tasks: Vec<Task> = firsts
        .iter()
        .enumerate()
        .map(|(first_move, legal)| Task { first_move, position: legal.play() })
        .collect();
    let mut left = depth.saturating_sub(1);
    while left > 1 && tasks.len() < ENOUGH_TASKS {
        tasks = tasks
            .iter()
            .flat_map(|task| {
                let replies = task.position.legal_moves();
                replies.map(|reply| Task { first_move: task.first_move, position: reply.play() })
            })
            .collect();
        left -= 1;
    }
    (tasks, left)
}

/// A count as JSON.
#[derive(Serialize)]
struct CountReport {
    fen: String,
    depth: u32,
    nodes: u64,
    threads: usize,
    way: String,
    hash: usize,
    micros: u128,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<First>>,
}

#[derive(Serialize)]
struct First {
    #[serde(rename = "move")]
    first: String,
    nodes: u64,
}

impl Perft {
    fn answer(&self, query: &Query, count: &Count, threads: usize, way: Way) -> CountReport {
        let firsts = count.by_first_move.iter();
        CountReport {
            fen: query.position.to_string(),
            depth: self.depth,
            nodes: count.nodes,
            threads,
            way: way.to_string(),
            hash: self.hash,
            micros: count.time.as_micros(),
            divide: self.divide.then(|| {
                firsts
                    .map(|(first, nodes)| First { first: first.to_string(), nodes: *nodes })
                    .collect()
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_and_tasks_change_nothing_about_the_count() {
        let kiwipete: Position =
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1".parse().unwrap();
        for hash in [0, 1] {
            let engine = Engine::new(Counter::fastest(), hash).unwrap();
            for (depth, nodes) in [(0, 1), (1, 48), (2, 2_039), (3, 97_862), (4, 4_085_603)] {
                for threads in [1, 2, 7] {
                    assert_eq!(count(&kiwipete, depth, threads, &engine).nodes, nodes);
                }
            }
        }
    }
}
