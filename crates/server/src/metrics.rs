//! What the server counts of its own work, as Prometheus reads it.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use crate::event::Done;
use crate::live::Judgment;

/// The upper edges of the times in which acts are answered, in milliseconds.
const EDGES: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1000, 5000];

/// Counters since the start.
#[derive(Debug, Default)]
pub struct Metrics {
    written: AtomicU64,
    refused: AtomicU64,
    repeated: AtomicU64,
    /// WebSockets open now.
    pub(crate) sockets: AtomicU64,
    /// Readers dropped because they did not read.
    pub(crate) slow_readers: AtomicU64,
    /// Requests that were one too many.
    pub(crate) limited: AtomicU64,
    /// How far the wall clock is ahead of the time of the house, in milliseconds.
    pub(crate) wall_is_ahead: AtomicI64,
    answered: [AtomicU64; EDGES.len() + 1],
    answered_micros: AtomicU64,
}

impl Metrics {
    pub(crate) fn judged(&self, answer: &Judgment) {
        let counter = match answer {
            Judgment { repeated: true, .. } => &self.repeated,
            Judgment { seq: Some(_), .. } => &self.written,
            Judgment { seq: None, .. } => &self.refused,
        };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn judged_in_event(&self, answer: &Result<Done, hall::Refused>) {
        let counter = match answer {
            Ok(Done { repeated: true, .. }) => &self.repeated,
            Ok(_) => &self.written,
            Err(_) => &self.refused,
        };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// An act was answered after so long.
    pub(crate) fn answered(&self, after: Duration) {
        let millis = u64::try_from(after.as_millis()).unwrap_or(u64::MAX);
        let place = EDGES.iter().position(|edge| millis < *edge).unwrap_or(EDGES.len());
        self.answered[place].fetch_add(1, Ordering::Relaxed);
        let micros = u64::try_from(after.as_micros()).unwrap_or(u64::MAX);
        self.answered_micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// The text that a Prometheus server reads.
    #[must_use]
    pub fn text(&self, tables: usize, events: usize, commits: u64) -> String {
        let mut text = String::with_capacity(2048);
        let get = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let mut metric = |name: &str, kind: &str, help: &str, lines: &[(&str, u64)]| {
            // A String takes any text.
            let _ = writeln!(text, "# HELP tuomari_{name} {help}\n# TYPE tuomari_{name} {kind}");
            for (label, value) in lines {
                let _ = writeln!(text, "tuomari_{name}{label} {value}");
            }
        };
        metric(
            "acts_total",
            "counter",
            "Acts that were judged, by what became of them.",
            &[
                ("{outcome=\"written\"}", get(&self.written)),
                ("{outcome=\"refused\"}", get(&self.refused)),
                ("{outcome=\"repeated\"}", get(&self.repeated)),
            ],
        );
        metric("tables", "gauge", "Tables in memory.", &[("", tables as u64)]);
        metric("events", "gauge", "Events in memory.", &[("", events as u64)]);
        let help = "Transactions of the journal.";
        metric("commits_total", "counter", help, &[("", commits)]);
        metric("sockets", "gauge", "WebSockets open.", &[("", get(&self.sockets))]);
        let slow = get(&self.slow_readers);
        metric("slow_readers_total", "counter", "Readers dropped for not reading.", &[("", slow)]);
        let limited = get(&self.limited);
        metric("limited_total", "counter", "Requests that were one too many.", &[("", limited)]);
        let ahead = self.wall_is_ahead.load(Ordering::Relaxed);
        // A String takes any text.
        let _ = writeln!(
            text,
            "# HELP tuomari_wall_clock_ahead_milliseconds How far the wall clock is ahead of the \
             server's time: it was set.\n\
             # TYPE tuomari_wall_clock_ahead_milliseconds gauge\n\
             tuomari_wall_clock_ahead_milliseconds {ahead}"
        );
        self.times(&mut text);
        text
    }

    fn times(&self, text: &mut String) {
        let name = "tuomari_act_seconds";
        let _ = writeln!(text, "# HELP {name} From an act to its answer.\n# TYPE {name} histogram");
        let mut sum = 0;
        for (i, counter) in self.answered.iter().enumerate() {
            sum += counter.load(Ordering::Relaxed);
            let edge = EDGES.get(i).map_or("+Inf".to_owned(), |edge| {
                format!("{}", std::time::Duration::from_millis(*edge).as_secs_f64())
            });
            let _ = writeln!(text, "{name}_bucket{{le=\"{edge}\"}} {sum}");
        }
        let seconds = Duration::from_micros(self.answered_micros.load(Ordering::Relaxed));
        let _ = writeln!(text, "{name}_sum {}\n{name}_count {sum}", seconds.as_secs_f64());
    }
}
