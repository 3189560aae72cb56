//! The time of the server: the one place that reads a clock.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clock::{Moment, Span};
use tokio::sync::watch;

/// Milliseconds since 1970 that never go backwards while the server runs.
#[derive(Clone, Debug)]
pub struct Timepiece {
    works: Works,
    /// The last moment at which the program is known to have run.
    ran: Arc<AtomicU64>,
    /// How far ahead of its works it goes, in milliseconds: a record may know of a later moment.
    ahead: Arc<AtomicU64>,
}

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

    /// The time since a moment of no meaning, by a clock that nobody can set. It goes on while the
    /// machine sleeps, where there is such a clock.
    fn steady(&self) -> Duration;
}

/// Those of this machine.
#[derive(Debug)]
struct Machine;

impl Clocks for Machine {
    #[allow(clippy::disallowed_methods)]
    fn wall(&self) -> Duration {
        SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
    }

    #[cfg(any(target_os = "linux", target_os = "android"))]
    fn steady(&self) -> Duration {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
        Duration::try_from(time).unwrap_or_default()
    }

    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    #[allow(clippy::disallowed_methods)]
    fn steady(&self) -> Duration {
        static BEGAN: std::sync::LazyLock<std::time::Instant> =
            std::sync::LazyLock::new(std::time::Instant::now);
        BEGAN.elapsed()
    }
}

/// The hand of a watch that stands still until it is moved, for whoever tries what time brings.
#[derive(Debug)]
pub struct Hand {
    shown: watch::Sender<Moment>,
    ran: Arc<AtomicU64>,
}

impl Timepiece {
    /// Starts the watch by the wall clock.
    #[must_use]
    pub fn start() -> Self {
        Self::by(Arc::new(Machine))
    }

    /// Starts the watch by the wall clock of these.
    #[must_use]
    pub fn by(clocks: Arc<dyn Clocks>) -> Self {
        Self::of(Works::Running { wall: clocks.wall(), start: clocks.steady(), clocks })
    }

    fn of(works: Works) -> Self {
        let time = Self { works, ran: Arc::default(), ahead: Arc::default() };
        time.mark();
        time
    }

    /// A watch that shows this moment, and the hand that moves it.
    #[must_use]
    pub fn held(at: Moment) -> (Self, Hand) {
        let (hand, shown) = watch::channel(at);
        let time = Self::of(Works::Held(shown));
        let ran = Arc::clone(&time.ran);
        (time, Hand { shown: hand, ran })
    }

    /// Now.
    #[must_use]
    pub fn now(&self) -> Moment {
        let shown = match &self.works {
            Works::Running { wall, start, clocks } => {
                millis(*wall + clocks.steady().saturating_sub(*start))
            }
            Works::Held(shown) => *shown.borrow(),
        };
        let ahead = Span::millis(self.ahead.load(Ordering::Relaxed));
        shown.checked_add(ahead).unwrap_or(Moment::MAX)
    }

    /// Goes on from a moment if that is later than now: what was written then was not written in
    /// the future. Answers how far that was.
    pub(crate) fn go_on_from(&self, moment: Moment) -> Span {
        let behind = moment.saturating_since(self.now());
        self.ahead.fetch_add(behind.as_millis(), Ordering::Relaxed);
        self.mark();
        behind
    }

    /// How far the wall clock is ahead of this watch, in milliseconds, or behind it: it was set, or
    /// is wrong. The watch does not follow it, since nobody's time to think depends on that.
    pub(crate) fn wall_is_ahead(&self) -> i64 {
        match &self.works {
            Works::Running { clocks, .. } => {
                let (wall, now) = (millis(clocks.wall()).as_millis(), self.now().as_millis());
                wall.cast_signed().saturating_sub(now.cast_signed())
            }
            Works::Held(_) => 0,
        }
    }

    /// The last moment at which the program is known to have run.
    pub(crate) fn ran_until(&self) -> Moment {
        Moment::from_millis(self.ran.load(Ordering::Relaxed))
    }

    /// The program runs now.
    pub(crate) fn mark(&self) {
        self.ran.fetch_max(self.now().as_millis(), Ordering::Relaxed);
    }

    /// Waits until a moment; not at all if it has passed.
    pub async fn wait_until(&self, moment: Moment) {
        match &self.works {
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

fn millis(since_1970: Duration) -> Moment {
    Moment::from_millis(u64::try_from(since_1970.as_millis()).unwrap_or(u64::MAX))
}

impl Hand {
    /// Lets so much time pass while the program runs.
    pub fn advance(&self, span: Span) {
        self.shown.send_modify(|now| {
            *now = now.checked_add(span).unwrap_or(Moment::MAX);
            self.ran.fetch_max(now.as_millis(), Ordering::Relaxed);
        });
    }

    /// Lets so much time pass while the program is stopped, as in a machine that sleeps.
    pub fn freeze(&self, span: Span) {
        self.shown.send_modify(|now| *now = now.checked_add(span).unwrap_or(Moment::MAX));
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

    #[test]
    fn a_program_that_is_stopped_does_not_run_while_time_passes() {
        let (watch, hand) = Timepiece::held(Moment::from_millis(1000));
        hand.advance(Span::millis(500));
        assert_eq!(watch.ran_until(), Moment::from_millis(1500));
        hand.freeze(Span::millis(500));
        assert_eq!(watch.now(), Moment::from_millis(2000));
        assert_eq!(watch.ran_until(), Moment::from_millis(1500));
        watch.mark();
        assert_eq!(watch.ran_until(), Moment::from_millis(2000));
    }

    #[derive(Debug)]
    struct Set(std::sync::Mutex<(u64, u64)>);

    impl Clocks for Set {
        fn wall(&self) -> Duration {
            Duration::from_secs(self.0.lock().unwrap().0)
        }

        fn steady(&self) -> Duration {
            Duration::from_secs(self.0.lock().unwrap().1)
        }
    }

    #[test]
    fn a_wall_clock_that_is_set_is_noticed_and_not_followed() {
        let clocks = Arc::new(Set(std::sync::Mutex::new((10_000, 50))));
        let time = Timepiece::by(Arc::clone(&clocks) as Arc<dyn Clocks>);
        for wall in [10_010, 13_610, 6_410] {
            *clocks.0.lock().unwrap() = (wall, 60);
            assert_eq!(time.now(), Moment::from_millis(10_010_000));
            assert_eq!(time.wall_is_ahead(), (wall.cast_signed() - 10_010) * 1000);
        }
    }

    #[test]
    fn a_watch_goes_on_from_the_last_moment_of_the_record() {
        let clocks = Arc::new(Set(std::sync::Mutex::new((10_000, 50))));
        let time = Timepiece::by(Arc::clone(&clocks) as Arc<dyn Clocks>);
        assert_eq!(time.go_on_from(Moment::from_millis(9_000_000)), Span::ZERO);
        assert_eq!(time.go_on_from(Moment::from_millis(13_600_000)), Span::seconds(3600));
        *clocks.0.lock().unwrap() = (10_005, 55);
        assert_eq!(time.now(), Moment::from_millis(13_605_000));
        assert_eq!(time.wall_is_ahead(), -3_600_000);
    }
}
