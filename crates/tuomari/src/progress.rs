//! A progress bar for people at a terminal.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// Shorter tasks need no bar.
const PATIENCE: Duration = Duration::from_millis(500);

/// The progress of a long task, shown on standard error if that is a terminal.
pub(crate) struct Progress {
    start: Instant,
    steps: u64,
    bar: OnceLock<ProgressBar>,
}

impl Progress {
    /// A task of this many steps; 0 if the number is unknown.
    #[expect(clippy::disallowed_methods, reason = "the command line reads a clock")]
    pub(crate) fn of(steps: usize) -> Self {
        Self { start: Instant::now(), steps: steps as u64, bar: OnceLock::new() }
    }

    pub(crate) fn step(&self, done: usize) {
        if self.start.elapsed() > PATIENCE {
            self.bar.get_or_init(|| bar(self.steps)).set_position(done as u64);
        }
    }

    /// Prints something beside the bar.
    pub(crate) fn beside<T>(&self, say: impl FnOnce() -> T) -> T {
        match self.bar.get() {
            Some(bar) => bar.suspend(say),
            None => say(),
        }
    }

    /// Removes the bar and returns the total time.
    pub(crate) fn finish(self) -> Duration {
        let elapsed = self.start.elapsed();
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
        elapsed
    }
}

fn bar(steps: u64) -> ProgressBar {
    let (bar, template) = match steps {
        0 => (ProgressBar::no_length(), "{spinner} {human_pos} done in {elapsed}"),
        _ => (ProgressBar::new(steps), "{wide_bar} {percent:>3} %, {eta} left"),
    };
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_secs(1));
    bar
}
