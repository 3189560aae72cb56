//! Random positions of the unusual kinds that the tests know, asked for both sides.

#[path = "../../../../crates/winnable/tests/unusual/kinds.rs"]
mod kinds;

use std::fmt;
use std::time::Duration;

use chess::Color;
use winnable::{Budget, Winnability, ask};

use self::kinds::{Dice, KINDS, unusual};
use crate::cpu;

/// An answer that takes longer is reported.
const SLOW: Duration = Duration::from_millis(100);
/// The most positions to examine for one answer.
const NODES: u64 = 5_000_000;

/// Results of asking about positions of every kind.
pub(super) struct Asked {
    queries: u64,
    cpu: Duration,
    pub(super) open: u64,
    slow: u64,
    /// What was left open or slow.
    list: Vec<String>,
}

/// Asks about this many positions of each kind.
pub(super) fn ask_about_every_kind(seed: u64, count: u64) -> Asked {
    let mut asked = Asked { queries: 0, cpu: Duration::ZERO, open: 0, slow: 0, list: Vec::new() };
    let mut dice = Dice(seed);
    for (name, kind) in KINDS {
        for _ in 0..count {
            let position = unusual(kind, &mut dice);
            for side in Color::ALL {
                let start = cpu::own();
                let answer = ask(&position, side, &Budget::full().nodes(NODES));
                let cpu = cpu::own() - start;
                let is_open = matches!(answer.winnability, Winnability::Undetermined(_));
                asked.queries += 1;
                asked.cpu += cpu;
                asked.open += u64::from(is_open);
                asked.slow += u64::from(cpu > SLOW);
                if is_open || cpu > SLOW {
                    let what = if is_open { "open" } else { "slow" };
                    asked.list.push(format!("{what}, {cpu:?}: {name}, {side}: {position}"));
                }
            }
        }
    }
    asked
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} queries of unusual kinds: {} open, {} over {SLOW:?}, {:.0} answers/s",
            self.queries,
            self.open,
            self.slow,
            self.queries as f64 / self.cpu.as_secs_f64()
        )?;
        self.list.iter().try_for_each(|line| write!(f, "\n  {line}"))
    }
}
