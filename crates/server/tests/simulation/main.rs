//! The whole house, simulated: the real server with its clock, journal, news and network replaced by
//! ones that a seed moves. Whatever goes wrong goes wrong again with the same seed:
//! `TUOMARI_SEED=17 TUOMARI_TRACE=1 cargo test -p tuomari-server --test simulation seeds`.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]
#![allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_possible_wrap)]

extern crate tuomari_server as server;

#[path = "../../../laws/tests/anything/acts.rs"]
#[allow(dead_code, reason = "shared with the tests of the laws")]
mod acts;
mod check;
#[path = "../../../laws/tests/anything/dice.rs"]
mod dice;
mod disk;
mod hall;
mod hall_check;
mod machine;
mod office;
mod people;
#[path = "../../../laws/tests/anything/regulations.rs"]
#[allow(dead_code, reason = "shared with the tests of the laws")]
mod regulations;
mod run;
mod weather;
mod wire;
mod world;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::run::{Outcome, run};
use crate::world::Mutant;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().expect("a number"))
}

/// Runs seeds on all cores: all of them, or with a mutant until it is found. Gives what came of
/// those that went well, and says which did not.
fn run_all(seeds: std::ops::Range<u64>, mutant: Option<Mutant>) -> (Vec<Outcome>, Vec<String>) {
    let next = AtomicU64::new(seeds.start);
    let failed = Mutex::new(Vec::new());
    let outcomes = Mutex::new(Vec::new());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    let is_found = mutant.is_some() && !failed.lock().unwrap().is_empty();
                    if seed >= seeds.end || is_found {
                        return;
                    }
                    match run(seed, mutant) {
                        Ok(outcome) => outcomes.lock().unwrap().push(outcome),
                        Err(what) => {
                            let what = format!("seed {seed}: {what}");
                            // At once: the rest may take long.
                            println!("{what}");
                            failed.lock().unwrap().push(what);
                        }
                    }
                }
            });
        }
    });
    (outcomes.into_inner().unwrap(), failed.into_inner().unwrap())
}

/// The time that this process has had of all cores, in seconds: unlike the time on the wall it does
/// not depend on who else needs them.
fn cpu_time() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::try_from(time).unwrap_or_default().as_secs_f64()
}

#[test]
fn no_seed_loses_an_act_or_a_game() {
    let from = number("TUOMARI_FROM").unwrap_or(0);
    let seeds = match number("TUOMARI_SEED") {
        Some(seed) => seed..seed + 1,
        None => from..from + number("TUOMARI_SEEDS").unwrap_or(100),
    };
    let began = cpu_time();
    let (outcomes, failed) = run_all(seeds, None);
    let took = cpu_time() - began;
    let sum = |count: fn(&Outcome) -> u64| outcomes.iter().map(count).sum::<u64>();
    let simulated = sum(|run| run.millis) as f64 / 1000.0;
    println!(
        "{} runs: {} tables, {} events, {} lines, {} acts acknowledged, {} blows; {simulated:.0} s simulated \
         in {took:.1} s of one core, {:.0} times as fast as real time; at most {} ms charged in an \
         outage",
        outcomes.len(),
        sum(|run| run.tables),
        sum(|run| run.events),
        sum(|run| run.lines),
        sum(|run| run.done),
        sum(|run| run.blows),
        simulated / took,
        outcomes.iter().map(|run| run.charged).max().unwrap_or_default(),
    );
    assert!(failed.is_empty(), "{} seeds fail:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn the_same_seed_gives_the_same_run() {
    for seed in [3, 4, 5] {
        let (one, two) = (run(seed, None).unwrap(), run(seed, None).unwrap());
        assert!(one.trace.1 > 1000, "something happens: {one:?}");
        assert_eq!(one.trace, two.trace, "seed {seed}");
    }
    assert_ne!(run(3, None).unwrap().trace, run(4, None).unwrap().trace);
}

#[test]
fn a_rule_that_is_broken_is_found_by_some_seed() {
    for (mutant, what) in [
        (Mutant::AcceptsStalePlaces, ""),
        (Mutant::AnswersBeforeWriting, ""),
        (Mutant::HidesOutages, "charged"),
        (Mutant::MixesSecrets, "may not"),
        (Mutant::KeepsEverything, "is there again"),
        (Mutant::TellsTheSealed, "is known"),
        // The places are other ones then, so whatever is looked at first is wrong.
        (Mutant::DoublesWhatIsForAll, ""),
    ] {
        let (_, found) = run_all(0..100, Some(mutant));
        println!("{mutant:?} is found by {found:?}");
        assert!(found.iter().any(|found| found.contains(what)), "{mutant:?}: {found:?}");
    }
}
