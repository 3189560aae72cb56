//! The works behind one face of the clock: what it holds and how it runs down.

use crate::{IncrementGiven, Mechanism, Moment, PeriodChange, Schedule, Span};

/// One side's counters as they stood at the last moment the clock has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Dial {
    /// Main time left.
    pub(crate) main: Span,
    /// The remaining delay of the current or next move.
    pub(crate) delay: Span,
    /// How long this clock has run in total.
    pub(crate) used: Span,
    /// When it first ran with nothing left; stays until an arbiter resets it.
    pub(crate) flag: Option<Moment>,
    /// Moves completed.
    pub(crate) moves: u16,
    /// Periods completed.
    pub(crate) period: u16,
}

impl Dial {
    /// A dial with this time on it and nothing done yet.
    pub(crate) const fn new(main: Span, delay: Span) -> Dial {
        Dial { main, delay, used: Span::ZERO, flag: None, moves: 0, period: 0 }
    }

    /// The dial at the beginning of a game.
    pub(crate) fn at_start(schedule: &Schedule, mechanism: Mechanism) -> Dial {
        let first = schedule.period(0);
        let increment = match mechanism.increment {
            IncrementGiven::BeforeMove => first.bonus().increment(),
            IncrementGiven::AfterMove => Span::ZERO,
        };
        Dial::new(first.time().saturating_add(increment), first.bonus().delay())
    }

    /// Runs down `elapsed`, ending at `until`: the delay first, then the main time (6.3.2). At zero
    /// the next period begins if this clock changes periods that way and the moves are done;
    /// otherwise the flag falls (6.1).
    pub(crate) fn run(
        &mut self,
        elapsed: Span,
        until: Moment,
        schedule: &Schedule,
        change: PeriodChange,
    ) {
        self.used = self.used.saturating_add(elapsed);
        let off_delay = elapsed.min(self.delay);
        self.delay = self.delay.saturating_sub(off_delay);
        if !self.delay.is_zero() {
            return;
        }
        let mut rest = elapsed.saturating_sub(off_delay);
        while rest >= self.main {
            rest = rest.saturating_sub(self.main);
            self.main = Span::ZERO;
            if !self.next_period_is_earned(schedule, change) {
                self.fall(until, rest);
                return;
            }
            self.period += 1;
            self.main = schedule.period(self.period).time();
        }
        self.main = self.main.saturating_sub(rest);
    }

    /// Lets `elapsed` of sand run out, ending at `until`, and returns how much there was.
    pub(crate) fn run_sand(&mut self, elapsed: Span, until: Moment) -> Span {
        self.used = self.used.saturating_add(elapsed);
        let sand = elapsed.min(self.main);
        self.main = self.main.saturating_sub(sand);
        if self.main.is_zero() {
            self.fall(until, elapsed.saturating_sub(sand));
        }
        sand
    }

    /// The flag falls `ago` before `until`, unless it is down already.
    fn fall(&mut self, until: Moment, ago: Span) {
        let moment = Moment::from_millis(until.as_millis().saturating_sub(ago.as_millis()));
        self.flag.get_or_insert(moment);
    }

    fn next_period_is_earned(&self, schedule: &Schedule, change: PeriodChange) -> bool {
        change == PeriodChange::AtZero && schedule.period_after(self.moves) > self.period
    }

    /// How long this dial can run before its flag falls; `None` if that is longer than any span.
    pub(crate) fn left(&self, schedule: &Schedule, change: PeriodChange) -> Option<Span> {
        let mut left = self.delay.checked_add(self.main)?;
        if change == PeriodChange::AtZero {
            for number in self.period..schedule.period_after(self.moves) {
                left = left.checked_add(schedule.period(number + 1).time())?;
            }
        }
        Some(left)
    }

    /// Begins the periods that the completed moves have earned, and returns the time that came with
    /// them.
    pub(crate) fn catch_up(&mut self, schedule: &Schedule) -> Span {
        let mut brought = Span::ZERO;
        while self.period < schedule.period_after(self.moves) {
            self.period += 1;
            brought = brought.saturating_add(schedule.period(self.period).time());
        }
        self.main = self.main.saturating_add(brought);
        brought
    }
}
