//! Many games on all cores, and what went wrong in which.
//!
//! `TUOMARI_ACTS` says how many acts each law is tried on, `TUOMARI_SEED` with which game to begin:
//! `TUOMARI_SEED=17 TUOMARI_ACTS=1` plays game 17 and no other.

use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;
use std::thread;

/// How often each act, decision and fact was met.
pub(crate) type Met = BTreeMap<String, usize>;

/// What was seen in many games: how many acts, what was met, and what went wrong in which game.
#[derive(Default)]
pub(crate) struct Seen {
    pub(crate) acts: usize,
    pub(crate) met: Met,
    broken: BTreeMap<String, Vec<u64>>,
}

impl Seen {
    pub(crate) fn assert_unbroken(&self) {
        assert!(self.broken.is_empty(), "broken, with the games: {:#?}", self.broken);
    }

    fn add(mut self, other: Self) -> Self {
        self.acts += other.acts;
        for (word, count) in other.met {
            *self.met.entry(word).or_default() += count;
        }
        for (what, games) in other.broken {
            self.broken.entry(what).or_default().extend(games);
        }
        self
    }
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

/// How many acts each law is tried on.
pub(crate) fn acts_wanted() -> usize {
    number("TUOMARI_ACTS").unwrap_or(1_000_000) as usize
}

/// The threads whose panics are gathered and told of at the end.
const WORKER: &str = "a player of anything";

/// Panics of the workers are told of once, with the number of the game.
fn keep_panics_for_the_end() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if thread::current().name() != Some(WORKER) {
                usual(info);
            }
        }));
    });
}

/// Plays games, each by its number, until there were enough acts. `game` says how many it had.
pub(crate) fn play_many(game: impl Fn(u64, &mut Met) -> usize + Sync) -> Seen {
    keep_panics_for_the_end();
    let first = number("TUOMARI_SEED").unwrap_or(0);
    let workers = thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let workers = if acts_wanted() == 1 { 1 } else { workers };
    let share = acts_wanted().div_ceil(workers as usize);
    let game = &game;
    thread::scope(|scope| {
        let work = |worker: u64| {
            let seeds = (first + worker..).step_by(workers as usize);
            let worker = thread::Builder::new().name(WORKER.to_owned());
            worker.spawn_scoped(scope, move || play_share(seeds, share, game)).expect("a thread")
        };
        let hands: Vec<_> = (0..workers).map(work).collect();
        let seen = hands.into_iter().map(|hand| hand.join().expect("games"));
        seen.fold(Seen::default(), Seen::add)
    })
}

/// How many games may go wrong before the rest is not worth playing.
const ENOUGH: usize = 200;

fn play_share(
    seeds: impl Iterator<Item = u64>,
    share: usize,
    game: impl Fn(u64, &mut Met) -> usize,
) -> Seen {
    let mut seen = Seen::default();
    let mut wrong = 0;
    for seed in seeds {
        let mut met = std::mem::take(&mut seen.met);
        match panic::catch_unwind(AssertUnwindSafe(|| (game(seed, &mut met), met))) {
            Ok((acts, met)) => {
                seen.acts += acts;
                seen.met = met;
            }
            Err(cause) => {
                let what = cause.downcast_ref::<String>().map(String::as_str);
                let what = what.or(cause.downcast_ref::<&str>().copied()).unwrap_or("a panic");
                let what = what.chars().take(900).collect();
                seen.broken.entry(what).or_default().push(seed);
                wrong += 1;
            }
        }
        if seen.acts >= share || wrong >= ENOUGH || share == 1 {
            break;
        }
    }
    seen
}
