//! The time of the server: the one place that reads a clock.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clock::{Moment, Span};
use tokio::sync::watch;

/// Milliseconds since 1970 that never go backwards while the server serves.
#[derive(Clone, Debug)]
pub struct Timepiece {
    works: Works,
    /// The last moment at which the program is known to have run.
    ran: Arc<AtomicU64>,
    /// How far ahead of its works it goes, in milliseconds, or behind them: the time of the house goes
    /// on as it did, whatever the wall clock showed at the start.
    ahead: Arc<AtomicI64>,
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

    /// By what the steady clock is known again after the program was started anew; nothing where
    /// it begins with the program.
    fn name(&self) -> Option<String>;
}

/// What a steady clock showed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Steady {
    /// Which clock: a machine that is started anew has another.
    pub clock: String,
    /// What it showed, in milliseconds.
    pub millis: u64,
}

/// A moment of the house, and what the steady clock of the machine showed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// The moment.
    pub at: Moment,
    /// What the clock showed, where there is one.
    pub steady: Option<Steady>,
}

impl From<Moment> for Stamp {
    fn from(at: Moment) -> Self {
        Self { at, steady: None }
    }
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

    #[cfg(any(target_os = "linux", target_os = "android"))]
    fn name(&self) -> Option<String> {
        let name = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
        Some(name.trim().to_owned())
    }

    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    fn name(&self) -> Option<String> {
        None
    }

    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    #[allow(clippy::disallowed_methods)]
    fn steady(&self) -> Duration {
        static BEGAN: std::sync::LazyLock<std::time::Instant> =
            std::sync::LazyLock::new(std::time::Instant::now);
        BEGAN.elapsed()
    }
}

/// The hand of a timepiece that stands still until it is moved, for tests of what time brings.
#[derive(Debug)]
pub struct Hand {
    shown: watch::Sender<Moment>,
    ran: Arc<AtomicU64>,
}

impl Timepiece {
    /// Starts by the wall clock.
    #[must_use]
    pub fn start() -> Self {
        Self::by(Arc::new(Machine))
    }

    /// Starts by the wall clock of these.
    #[must_use]
    pub fn by(clocks: Arc<dyn Clocks>) -> Self {
        Self::of(Works::Running { wall: clocks.wall(), start: clocks.steady(), clocks })
    }

    fn of(works: Works) -> Self {
        let time = Self { works, ran: Arc::default(), ahead: Arc::default() };
        time.mark();
        time
    }

    /// A timepiece that shows this moment, and the hand that moves it.
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
        match &self.works {
            Works::Running { clocks, .. } => self.when(clocks.steady()),
            Works::Held(shown) => self.with_ahead(*shown.borrow()),
        }
    }

    /// The moment at which the steady clock shows this.
    fn when(&self, steady: Duration) -> Moment {
        match &self.works {
            Works::Running { wall, start, .. } => {
                self.with_ahead(millis(*wall + steady.saturating_sub(*start)))
            }
            Works::Held(_) => self.now(),
        }
    }

    fn with_ahead(&self, shown: Moment) -> Moment {
        let ahead = self.ahead.load(Ordering::Relaxed);
        Moment::from_millis(shown.as_millis().saturating_add_signed(ahead))
    }

    /// Now, and what the steady clock shows: read once, so that no stop of the program comes
    /// between them.
    pub(crate) fn stamp(&self) -> Stamp {
        let Works::Running { clocks, .. } = &self.works else { return self.now().into() };
        let shown = clocks.steady();
        let millis = u64::try_from(shown.as_millis()).unwrap_or(u64::MAX);
        let steady = clocks.name().map(|clock| Steady { clock, millis });
        Stamp { at: self.when(shown), steady }
    }

    /// Shows this moment now, and goes on from it. Only before anyone is served.
    pub(crate) fn show(&self, moment: Moment) {
        let ahead =
            moment.as_millis().cast_signed().wrapping_sub(self.now().as_millis().cast_signed());
        self.ahead.fetch_add(ahead, Ordering::Relaxed);
        self.ran.store(moment.as_millis(), Ordering::Relaxed);
    }

    /// How far the wall clock is ahead of this timepiece, in milliseconds, or behind it: it was set, or
    /// is wrong. The timepiece does not follow it, since nobody's time to think depends on that.
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
    fn the_timepiece_never_goes_backwards() {
        let time = Timepiece::start();
        let mut last = time.now();
        for _ in 0..1000 {
            let now = time.now();
            assert!(now >= last);
            last = now;
        }
    }

    #[tokio::test]
    async fn a_timepiece_in_the_hand_shows_what_it_is_moved_to() {
        let (time, hand) = Timepiece::held(Moment::from_millis(1000));
        time.wait_until(Moment::from_millis(1000)).await;
        let late = tokio::spawn({
            let time = time.clone();
            async move { time.wait_until(Moment::from_millis(1500)).await }
        });
        hand.advance(Span::millis(500));
        late.await.unwrap();
        assert_eq!(time.now(), Moment::from_millis(1500));
    }

    #[test]
    fn a_program_that_is_stopped_does_not_run_while_time_passes() {
        let (time, hand) = Timepiece::held(Moment::from_millis(1000));
        hand.advance(Span::millis(500));
        assert_eq!(time.ran_until(), Moment::from_millis(1500));
        hand.freeze(Span::millis(500));
        assert_eq!(time.now(), Moment::from_millis(2000));
        assert_eq!(time.ran_until(), Moment::from_millis(1500));
        time.mark();
        assert_eq!(time.ran_until(), Moment::from_millis(2000));
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

        fn name(&self) -> Option<String> {
            Some("a".to_owned())
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
    fn a_timepiece_goes_on_from_the_moment_that_it_is_set_to() {
        let clocks = Arc::new(Set(std::sync::Mutex::new((10_000, 50))));
        let time = Timepiece::by(Arc::clone(&clocks) as Arc<dyn Clocks>);
        for (moment, ahead) in [(13_600_000, -3_600_000), (6_400_000, 3_600_000)] {
            *clocks.0.lock().unwrap() = (10_000, 50);
            time.show(Moment::from_millis(moment));
            assert_eq!(time.ran_until(), Moment::from_millis(moment));
            *clocks.0.lock().unwrap() = (10_005, 55);
            assert_eq!(time.now(), Moment::from_millis(moment + 5_000));
            assert_eq!(time.wall_is_ahead(), ahead);
            let steady = Some(Steady { clock: "a".to_owned(), millis: 55_000 });
            assert_eq!(time.stamp(), Stamp { at: time.now(), steady });
        }
    }
}
