//! The best of all rounds, in millions of nodes for each second of the processor.

use std::fmt;

use super::{Count, TASKS};

pub(crate) struct Table {
    names: Vec<String>,
    /// Nodes per second, the best so far.
    best: Vec<[f64; TASKS.len()]>,
}

impl Table {
    pub(crate) fn new(names: Vec<String>) -> Self {
        Self { best: vec![[0.0; TASKS.len()]; names.len()], names }
    }

    pub(crate) fn enter(&mut self, row: usize, column: usize, count: &Count) {
        let speed = count.nodes as f64 / count.cpu.as_secs_f64().max(1e-9);
        let best = &mut self.best[row][column];
        *best = best.max(speed);
    }

    fn mean(&self, row: usize) -> f64 {
        let logarithms: f64 = self.best[row].iter().map(|speed| speed.ln()).sum();
        (logarithms / TASKS.len() as f64).exp()
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:<20}", "million nodes/s")?;
        for task in &TASKS {
            write!(f, "{:>11}", task.name)?;
        }
        writeln!(f, "{:>11}", "mean")?;
        for (row, name) in self.names.iter().enumerate() {
            write!(f, "{name:<20}")?;
            for speed in self.best[row] {
                write!(f, "{:>11.0}", speed / 1e6)?;
            }
            writeln!(f, "{:>11.0}", self.mean(row) / 1e6)?;
        }
        writeln!(f)?;
        let ours = self.mean(0);
        for (row, name) in self.names.iter().enumerate().skip(1) {
            writeln!(f, "ours / {name}: {:.2}", ours / self.mean(row))?;
        }
        Ok(())
    }
}
