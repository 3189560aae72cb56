//! The time of the server: the one place that reads a clock.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use clock::Moment;

/// Milliseconds since 1970 that never go backwards while the server runs: the wall clock as it
/// was at the start, and what has passed since by a clock that nobody can set.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    wall: Duration,
    start: Instant,
}

impl Watch {
    /// Starts the watch by the wall clock.
    #[must_use]
    #[allow(clippy::disallowed_methods)]
    pub fn start() -> Self {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { wall, start: Instant::now() }
    }

    /// Now.
    #[must_use]
    pub fn now(&self) -> Moment {
        let millis = (self.wall + self.start.elapsed()).as_millis();
        Moment::from_millis(u64::try_from(millis).unwrap_or(u64::MAX))
    }

    /// How long it is until a moment; nothing if it has passed.
    #[must_use]
    pub fn until(&self, moment: Moment) -> Duration {
        Duration::from_millis(moment.saturating_since(self.now()).as_millis())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_watch_never_goes_backwards() {
        let watch = Watch::start();
        let mut last = watch.now();
        for _ in 0..1000 {
            let now = watch.now();
            assert!(now >= last);
            last = now;
        }
        assert_eq!(watch.until(Moment::ZERO), Duration::ZERO);
    }
}
