//! Whether the server can take an act now, and since when it could not.
//!
//! An act can be taken while the program runs and the journal takes what is written. Nothing is
//! judged otherwise: a flag that falls while nobody can act costs nobody a game.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use clock::{Moment, Span};
use tokio::sync::Notify;

use super::Trouble;
use crate::signal::Signal;
use crate::timepiece::Timepiece;

/// How often the program makes sure that it runs.
pub(super) const TICK: Duration = Duration::from_millis(250);
/// What takes longer than this, a write or the time between two ticks, is a stall.
pub(super) const LATE: Span = Span::seconds(1);
/// How long an act waits for a stall to end that has just been found out.
const PATIENCE: Duration = Duration::from_secs(2);

/// What is known about the server's ability to take acts.
#[derive(Debug)]
pub(crate) struct Pulse {
    time: Timepiece,
    state: Mutex<State>,
    /// Whether acts are taken, for those who wait for it.
    able: Signal<bool>,
    /// Something is to be found out at once.
    pub(super) nudge: Notify,
}

#[derive(Debug)]
struct State {
    /// The last moment at which an act could have been written: a write that was begun then was
    /// done.
    proven: Moment,
    stall: Option<Stall>,
    /// The writes under way, by the moment at which they were begun.
    under_way: BTreeSet<(Moment, u64)>,
    begun: u64,
}

/// Time in which the server cannot take acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stall {
    /// The last moment at which it could.
    pub(super) from: Moment,
    /// Whether it was tried since, and failed.
    pub(super) is_certain: bool,
}

impl Pulse {
    /// Nothing can be taken before the time up to now is accounted for.
    pub(super) fn new(time: Timepiece) -> Self {
        let now = time.now();
        let stall = Some(Stall { from: now, is_certain: false });
        let state = State { proven: now, stall, under_way: BTreeSet::new(), begun: 0 };
        let (able, nudge) = (Signal::new(false), Notify::new());
        Self { time, state: Mutex::new(state), able, nudge }
    }

    /// The program runs; if it has not for a while, that was a stall.
    pub(super) fn tick(&self) {
        let ran = self.time.ran_until();
        if self.time.now().saturating_since(ran) > LATE {
            self.stall(ran, false);
        }
        self.time.mark();
    }

    /// Whether an act can be taken.
    pub(crate) fn is_able(&self) -> bool {
        self.tick();
        let state = self.state();
        let is_slow = |(begun, _): &(Moment, u64)| self.time.now().saturating_since(*begun) > LATE;
        state.stall.is_none() && !state.under_way.first().is_some_and(is_slow)
    }

    /// Waits until an act can be taken, though not for long.
    ///
    /// # Errors
    /// If it cannot.
    pub(crate) async fn be_able(&self) -> Result<(), Trouble> {
        if self.is_able() {
            return Ok(());
        }
        let is_certain = self.stalled().is_some_and(|stall| stall.is_certain);
        if !is_certain {
            let mut able = self.able.follow();
            let turned = async {
                able.wait_for(|able| able).await;
                self.is_able()
            };
            if tokio::time::timeout(PATIENCE, turned).await == Ok(true) {
                return Ok(());
            }
        }
        Err(Trouble::Stalled)
    }

    /// Waits until acts can be taken, however long that takes.
    pub(super) async fn until_able(&self) {
        self.able.follow().wait_for(|able| able).await;
    }

    /// The stall that lasts, if one does.
    pub(super) fn stalled(&self) -> Option<Stall> {
        self.state().stall
    }

    /// No act could be taken after this moment.
    fn stall(&self, from: Moment, is_certain: bool) {
        let mut state = self.state();
        state.stall = Some(match state.stall {
            None => Stall { from, is_certain },
            Some(old) => {
                Stall { from: old.from.min(from), is_certain: old.is_certain || is_certain }
            }
        });
        drop(state);
        self.able.set(false);
        self.nudge.notify_one();
    }

    /// A write was tried and failed.
    pub(super) fn failed(&self) {
        let from = self.state().proven;
        self.stall(from, true);
    }

    /// Acts can be taken again.
    pub(crate) fn recover(&self) {
        self.time.mark();
        let mut state = self.state();
        state.proven = self.time.now();
        state.stall = None;
        drop(state);
        self.able.set(true);
    }

    /// Whether a stall was long enough to be one.
    pub(super) fn counts(&self, stall: Stall) -> bool {
        stall.is_certain || self.time.now().saturating_since(stall.from) > LATE
    }

    /// A write begins.
    pub(super) fn begin(&self) -> UnderWay<'_> {
        let mut state = self.state();
        state.begun += 1;
        let begun = (self.time.now(), state.begun);
        state.under_way.insert(begun);
        UnderWay { pulse: self, begun }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A write under way.
#[derive(Debug)]
pub(super) struct UnderWay<'a> {
    pulse: &'a Pulse,
    begun: (Moment, u64),
}

impl UnderWay<'_> {
    /// It is done. If it took long, nobody could act meanwhile.
    pub(super) fn done(self) {
        let (begun, _) = self.begun;
        {
            let mut state = self.pulse.state();
            state.proven = state.proven.max(begun);
        }
        if self.pulse.time.now().saturating_since(begun) > LATE {
            self.pulse.stall(begun, false);
        }
    }

    /// The journal failed. Whether for all or for this write alone is found out by another.
    pub(super) fn failed(self) {
        let from = self.pulse.state().proven;
        self.pulse.stall(from, false);
    }
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.pulse.state().under_way.remove(&self.begun);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn running() -> (Pulse, crate::timepiece::Hand) {
        let (time, hand) = Timepiece::held(Moment::from_millis(100_000));
        let pulse = Pulse::new(time);
        pulse.recover();
        (pulse, hand)
    }

    fn from(pulse: &Pulse) -> Option<u64> {
        pulse.stalled().map(|stall| stall.from.as_millis())
    }

    #[test]
    fn a_program_that_was_stopped_stalls_since_it_last_ran() {
        let (pulse, hand) = running();
        hand.advance(Span::seconds(5));
        assert!(pulse.is_able());
        hand.freeze(Span::millis(999));
        assert!(pulse.is_able());
        hand.freeze(Span::millis(1001));
        assert!(!pulse.is_able());
        assert_eq!(from(&pulse), Some(105_999));
        pulse.recover();
        assert!(pulse.is_able());
    }

    #[test]
    fn a_write_that_fails_stalls_since_the_last_that_was_done() {
        let (pulse, hand) = running();
        hand.advance(Span::seconds(1));
        let write = pulse.begin();
        hand.advance(Span::millis(30));
        write.done();
        hand.advance(Span::millis(500));
        pulse.begin().failed();
        assert!(!pulse.is_able());
        assert_eq!(from(&pulse), Some(101_000));
        // It failed alone: another is done at once, and it was not a stall.
        assert!(!pulse.counts(pulse.stalled().unwrap()));
        pulse.failed();
        assert!(pulse.counts(pulse.stalled().unwrap()));
    }

    #[test]
    fn a_write_that_takes_long_is_a_stall_while_it_lasts_and_when_it_is_done() {
        let (pulse, hand) = running();
        let write = pulse.begin();
        hand.advance(Span::millis(1001));
        assert!(!pulse.is_able());
        assert_eq!(from(&pulse), None, "it may yet be done by someone else's hand");
        hand.advance(Span::seconds(3));
        write.done();
        assert_eq!(from(&pulse), Some(100_000));
    }

    #[tokio::test]
    async fn an_act_waits_for_a_stall_to_be_accounted_for_and_is_refused_while_one_lasts() {
        let (pulse, hand) = running();
        hand.freeze(Span::seconds(8));
        let (waited, ()) = tokio::join!(pulse.be_able(), async {
            tokio::task::yield_now().await;
            pulse.recover();
        });
        assert_eq!(waited, Ok(()));
        pulse.failed();
        assert_eq!(pulse.be_able().await, Err(Trouble::Stalled));
    }
}
