//! The time of the server: the one place that reads a clock.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use clock::{Moment, Span};
use tokio::sync::watch;

/// Milliseconds since 1970 that never go backwards while the server runs.
#[derive(Clone, Debug)]
pub struct Timepiece(Works);

#[derive(Clone, Debug)]
enum Works {
    /// The wall clock as it was at the start, and what has passed since by a clock that nobody can
    /// set.
    Running { wall: Duration, start: Duration, clocks: Arc<dyn Clocks> },
    /// A hand that someone moves.
    Held(watch::Receiver<Moment>),
}

/// The clocks that a server goes by.
pub trait Clocks: Send + Sync + fmt::Debug {
    /// The time since 1970 by a clock that may be set.
    fn wall(&self) -> Duration;

    /// The time since a moment of no meaning, by a clock that nobody can set.
    fn steady(&self) -> Duration;
}

/// Those of this machine.
#[derive(Debug)]
struct Machine(Instant);

impl Default for Machine {
    #[allow(clippy::disallowed_methods)]
    fn default() -> Self {
        Self(Instant::now())
    }
}

impl Clocks for Machine {
    #[allow(clippy::disallowed_methods)]
    fn wall(&self) -> Duration {
        SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
    }

    fn steady(&self) -> Duration {
        self.0.elapsed()
    }
}

/// The hand of a watch that stands still until it is moved, for whoever tries what time brings.
#[derive(Debug)]
pub struct Hand(watch::Sender<Moment>);

impl Timepiece {
    /// Starts the watch by the wall clock.
    #[must_use]
    pub fn start() -> Self {
        Self::by(Arc::new(Machine::default()))
    }

    /// Starts the watch by the wall clock of these.
    #[must_use]
    pub fn by(clocks: Arc<dyn Clocks>) -> Self {
        Self(Works::Running { wall: clocks.wall(), start: clocks.steady(), clocks })
    }

    /// A watch that shows this moment, and the hand that moves it.
    #[must_use]
    pub fn held(at: Moment) -> (Self, Hand) {
        let (hand, shown) = watch::channel(at);
        (Self(Works::Held(shown)), Hand(hand))
    }

    /// Now.
    #[must_use]
    pub fn now(&self) -> Moment {
        match &self.0 {
            Works::Running { wall, start, clocks } => {
                let millis = (*wall + clocks.steady().saturating_sub(*start)).as_millis();
                Moment::from_millis(u64::try_from(millis).unwrap_or(u64::MAX))
            }
            Works::Held(shown) => *shown.borrow(),
        }
    }

    /// Waits until a moment; not at all if it has passed.
    pub async fn wait_until(&self, moment: Moment) {
        match &self.0 {
            Works::Running { .. } => {
                let millis = moment.saturating_since(self.now()).as_millis();
                tokio::time::sleep(Duration::from_millis(millis)).await;
            }
            Works::Held(shown) => {
                // Nobody moves a hand that is gone.
                if shown.clone().wait_for(|now| *now >= moment).await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}

impl Hand {
    /// Lets so much time pass.
    pub fn advance(&self, span: Span) {
        self.0.send_modify(|now| *now = now.checked_add(span).unwrap_or(Moment::MAX));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_watch_never_goes_backwards() {
        let watch = Timepiece::start();
        let mut last = watch.now();
        for _ in 0..1000 {
            let now = watch.now();
            assert!(now >= last);
            last = now;
        }
    }

    #[tokio::test]
    async fn a_watch_in_the_hand_shows_what_it_is_moved_to() {
        let (watch, hand) = Timepiece::held(Moment::from_millis(1000));
        watch.wait_until(Moment::from_millis(1000)).await;
        let late = tokio::spawn({
            let watch = watch.clone();
            async move { watch.wait_until(Moment::from_millis(1500)).await }
        });
        hand.advance(Span::millis(500));
        late.await.unwrap();
        assert_eq!(watch.now(), Moment::from_millis(1500));
    }
}
