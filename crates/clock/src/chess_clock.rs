//! The device of chapter 6.

use crate::dial::Dial;
use crate::{
    Bonus, BySide, Completion, IncrementGiven, Mechanism, Moment, Motion, OutOfOrder, PeriodChange,
    Press, Schedule, Setting, Side, Span, TimeControl,
};

/// A chess clock: two linked displays of which at most one runs (6.1).
///
/// It is a plain value. Every verb takes the [`Moment`] at which it happens, and nothing happens in
/// between, so the same verbs at the same moments always give the same clock. It does what the
/// device on the table does and judges nothing: a press by the player whose clock is not running
/// has no effect, a fallen flag stays down while play goes on, and the rule book says what follows
/// from either.
///
/// ```
/// use tuomari_clock::{ChessClock, Moment, Press, Side, Span, TimeControl};
///
/// let at = |seconds: u64| Moment::from_millis(seconds * 1000);
/// let mut clock = ChessClock::new(TimeControl::fischer(Span::minutes(3), Span::seconds(2))?);
///
/// clock.start(Side::White, at(0))?;
/// let press = clock.press(Side::White, at(12))?;
/// assert!(matches!(press, Press::Completed(done) if done.moves == 1));
/// assert_eq!(clock.press(Side::White, at(13))?, Press::NotRunning);
///
/// let reading = clock.reading(at(20))?;
/// assert_eq!(reading.white.time, Some(Span::seconds(182 - 12 + 2)));
/// assert_eq!(reading.black.time, Some(Span::seconds(182 - 8)));
/// assert_eq!(clock.flag_at(Side::Black), Some(at(12 + 182)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// Every verb, and [`reading`](ChessClock::reading), refuses a moment earlier than the latest one
/// given, and leaves the clock unchanged. There are no other errors and no panics.
///
/// # Limits
///
/// Times are clamped to [`Span::ZERO`] and [`Span::MAX`], the counters of moves and periods to
/// 65535.
///
/// # Equality
///
/// Two clocks are equal when they have the same control and mechanism, were last given the same
/// moment, and showed the same then.
///
/// # JSON
///
/// With the feature `serde`, all times in milliseconds:
///
/// ```json
/// {"version": 1, "control": "40/5400+30:1800+30",
///  "mechanism": {"period_change": "by_moves", "increment": "before_move"},
///  "seen": 65000, "motion": {"running": "white"},
///  "white": {"main": 5365000, "delay": 0, "used": 65000, "flag": null, "moves": 0, "period": 0},
///  "black": {"main": 5430000, "delay": 0, "used": 0, "flag": null, "moves": 0, "period": 0}}
/// ```
///
/// `period_change` is `"by_moves"` or `"at_zero"`, `increment` is `"before_move"` or
/// `"after_move"`, `motion` is `"ready"`, `{"running": side}` or `{"stopped": side}`. A version
/// other than 1 is refused, and so is an impossible clock: a flag that fell after `seen`, a delay
/// longer than the period's.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(into = "crate::record::ClockRecord", try_from = "crate::record::ClockRecord")
)]
pub struct ChessClock {
    pub(crate) control: TimeControl,
    pub(crate) mechanism: Mechanism,
    /// The latest moment given; the dials stand as they did then.
    pub(crate) seen: Moment,
    pub(crate) motion: Motion,
    pub(crate) dials: BySide<Dial>,
}

impl ChessClock {
    /// A clock set for this control that works like a tournament clock.
    #[must_use]
    pub fn new(control: TimeControl) -> ChessClock {
        ChessClock::with_mechanism(control, Mechanism::default())
    }

    /// A clock set for this control, with a chosen mechanism.
    #[must_use]
    pub fn with_mechanism(control: TimeControl, mechanism: Mechanism) -> ChessClock {
        let dials = BySide::from_fn(|side| match &control {
            TimeControl::Untimed => Dial::new(Span::ZERO, Span::ZERO),
            TimeControl::Hourglass(glass) => Dial::new(glass.sand()[side], Span::ZERO),
            TimeControl::Periods(schedules) => Dial::at_start(&schedules[side], mechanism),
        });
        ChessClock { control, mechanism, seen: Moment::ZERO, motion: Motion::Ready, dials }
    }

    /// Starts this side's clock and stops the other, whatever the state before. No move is counted
    /// and no increment is given.
    ///
    /// # Article
    ///
    /// 6.6 at the beginning, 6.11.3 after a stop; also whenever a clock is started for a reason
    /// other than a move: to restore displaced pieces (7.4.1), to undo a press.
    pub fn start(&mut self, side: Side, at: Moment) -> Result<(), OutOfOrder> {
        self.live_until(at)?;
        self.motion = Motion::Running(side);
        Ok(())
    }

    /// A player presses the lever. If that player's clock is running, it stops, the other starts, a
    /// move is counted, and the time control's additions are made: the increment, the time of a new
    /// period, a full delay for the move that begins and for the player's own next one.
    ///
    /// # Article
    ///
    /// 6.2.1. The lever can be pressed at any time (6.2.2); the return value says what happened.
    pub fn press(&mut self, side: Side, at: Moment) -> Result<Press, OutOfOrder> {
        self.live_until(at)?;
        match self.motion {
            Motion::Running(running) if running == side => {
                let period = self.dials[side].period;
                let mut completion = self.count(side);
                completion.increment = self.give_increment(side, period);
                self.refill_delays();
                self.motion = Motion::Running(side.other());
                Ok(Press::Completed(completion))
            }
            Motion::Running(_) => Ok(Press::NotRunning),
            Motion::Ready | Motion::Stopped(_) => Ok(Press::Standing),
        }
    }

    /// Counts a move that was completed without a press: no increment, no new delay, and neither
    /// clock starts or stops.
    ///
    /// # Article
    ///
    /// 6.2.1.2: making the next move completes the one before.
    pub fn count_move(&mut self, side: Side, at: Moment) -> Result<Completion, OutOfOrder> {
        self.live_until(at)?;
        let completion = self.count(side);
        self.trim_delay(side);
        Ok(completion)
    }

    /// Stops both clocks. What is left of a delay is kept.
    ///
    /// # Article
    ///
    /// 6.11.1 by the arbiter, 6.11.2 by a player.
    pub fn pause(&mut self, at: Moment) -> Result<(), OutOfOrder> {
        self.live_until(at)?;
        if let Motion::Running(side) = self.motion {
            self.motion = Motion::Stopped(side);
        }
        Ok(())
    }

    /// Restarts the clock that was stopped and returns whose it is; `None` if the clock has never
    /// been started. No increment, and no new delay.
    ///
    /// # Article
    ///
    /// 6.11.3.
    pub fn resume(&mut self, at: Moment) -> Result<Option<Side>, OutOfOrder> {
        self.live_until(at)?;
        if let Motion::Stopped(side) = self.motion {
            self.motion = Motion::Running(side);
        }
        Ok(self.motion.running())
    }

    /// Adds to a side's main time, running or not, and returns how much could be added. A fallen
    /// flag stays down.
    ///
    /// # Article
    ///
    /// 7.5.5, 9.5.3, 12.5, 12.9.2.
    pub fn add(&mut self, side: Side, span: Span, at: Moment) -> Result<Span, OutOfOrder> {
        self.live_until(at)?;
        let dial = &mut self.dials[side];
        let before = dial.main;
        dial.main = before.saturating_add(span);
        Ok(dial.main.saturating_sub(before))
    }

    /// Takes from a side's main time, running or not, and returns how much there was to take. The
    /// flag of a stopped clock does not fall even at zero; it falls as soon as the clock runs.
    ///
    /// # Article
    ///
    /// 12.9.3, I.1.2.
    pub fn take(&mut self, side: Side, span: Span, at: Moment) -> Result<Span, OutOfOrder> {
        self.live_until(at)?;
        let dial = &mut self.dials[side];
        let taken = span.min(dial.main);
        dial.main = dial.main.saturating_sub(taken);
        Ok(taken)
    }

    /// Sets a face: time, counter and period exactly as given, and the flag up. Any remaining delay
    /// is kept, as far as the period has one; the total time used is a record and does not change.
    /// If the clock is running and the time set is zero, the flag falls again at once.
    ///
    /// # Article
    ///
    /// 6.10.2, 7.1, 8.6, I.5.
    pub fn set(&mut self, side: Side, setting: Setting, at: Moment) -> Result<(), OutOfOrder> {
        self.live_until(at)?;
        self.put(side, setting);
        self.trim_delay(side);
        Ok(())
    }

    /// Replaces this clock with another that has this control and these faces, both flags up and
    /// full delays. It is stopped; [`resume`](ChessClock::resume) continues with the side whose
    /// clock ran last. The total times used are carried over.
    ///
    /// # Article
    ///
    /// 6.10.1 for a defective clock, 6.10.2 for a wrong control, III.4 for an increment granted
    /// late.
    pub fn replace(
        &mut self,
        control: TimeControl,
        faces: BySide<Setting>,
        at: Moment,
    ) -> Result<(), OutOfOrder> {
        self.live_until(at)?;
        if let Motion::Running(side) = self.motion {
            self.motion = Motion::Stopped(side);
        }
        self.control = control;
        for side in Side::ALL {
            self.put(side, faces[side]);
        }
        self.refill_delays();
        Ok(())
    }

    /// Whose clock runs.
    #[must_use]
    pub const fn motion(&self) -> Motion {
        self.motion
    }

    /// The period a side is in, counted from 0, at the latest moment given.
    #[must_use]
    pub fn period(&self, side: Side) -> u16 {
        self.dials[side].period
    }

    /// The agreed times.
    #[must_use]
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }

    /// How this clock works where the Laws leave it open.
    #[must_use]
    pub const fn mechanism(&self) -> Mechanism {
        self.mechanism
    }

    /// The latest moment the clock has been given; earlier ones are refused.
    #[must_use]
    pub const fn seen(&self) -> Moment {
        self.seen
    }

    /// Advances the clock to a moment. Every other verb does this too; calling it first makes
    /// several reads at the same moment cheap.
    pub fn live_until(&mut self, at: Moment) -> Result<(), OutOfOrder> {
        if let Some((side, elapsed)) = self.running_for(at)? {
            run(&mut self.dials, &self.control, self.mechanism, side, elapsed, at);
        }
        self.seen = at;
        Ok(())
    }

    /// The dials as they stand at a moment if nothing happens before it.
    pub(crate) fn dials_at(&self, at: Moment) -> Result<BySide<Dial>, OutOfOrder> {
        let mut dials = self.dials;
        if let Some((side, elapsed)) = self.running_for(at)? {
            run(&mut dials, &self.control, self.mechanism, side, elapsed, at);
        }
        Ok(dials)
    }

    /// Whose clock changes up to a moment, and how long it runs.
    fn running_for(&self, at: Moment) -> Result<Option<(Side, Span)>, OutOfOrder> {
        if at < self.seen {
            return Err(OutOfOrder { given: at, seen: self.seen });
        }
        let Motion::Running(side) = self.motion else { return Ok(None) };
        let elapsed = at.saturating_since(self.seen);
        // Several things often happen at one moment. In no time at all, only a clock at zero
        // changes: its flag falls.
        let changes = !elapsed.is_zero() || self.dials[side].main.is_zero();
        Ok(changes.then_some((side, elapsed)))
    }

    /// Counts a completed move and adds the time of a period that begins with it.
    fn count(&mut self, side: Side) -> Completion {
        let dial = &mut self.dials[side];
        let before = dial.period;
        let mut period_time = Span::ZERO;
        dial.moves = dial.moves.saturating_add(1);
        if let TimeControl::Periods(schedules) = &self.control
            && self.mechanism.period_change == PeriodChange::ByMoves
        {
            period_time = dial.catch_up(&schedules[side]);
        }
        let period = (dial.period > before).then_some(dial.period);
        Completion { moves: dial.moves, increment: Span::ZERO, period, period_time }
    }

    /// Adds the increment of a completed move that was made in period `made_in`.
    fn give_increment(&mut self, side: Side, made_in: u16) -> Span {
        let number = match self.mechanism.increment {
            IncrementGiven::BeforeMove => self.dials[side].period,
            IncrementGiven::AfterMove => made_in,
        };
        let increment = self.bonus_in(side, number).increment();
        let dial = &mut self.dials[side];
        dial.main = dial.main.saturating_add(increment);
        increment
    }

    fn refill_delays(&mut self) {
        for side in Side::ALL {
            self.dials[side].delay = self.bonus(side).delay();
        }
    }

    /// Cuts the remaining delay to the period's delay.
    fn trim_delay(&mut self, side: Side) {
        let most = self.bonus(side).delay();
        let dial = &mut self.dials[side];
        dial.delay = dial.delay.min(most);
    }

    fn put(&mut self, side: Side, setting: Setting) {
        let dial = &mut self.dials[side];
        dial.main = setting.time;
        dial.moves = setting.moves;
        dial.period = setting.period;
        dial.flag = None;
    }

    pub(crate) fn schedule(&self, side: Side) -> Option<&Schedule> {
        match &self.control {
            TimeControl::Periods(schedules) => Some(&schedules[side]),
            TimeControl::Untimed | TimeControl::Hourglass(_) => None,
        }
    }

    /// The time per move of the period this side is in.
    pub(crate) fn bonus(&self, side: Side) -> Bonus {
        self.bonus_in(side, self.dials[side].period)
    }

    pub(crate) fn bonus_in(&self, side: Side, period: u16) -> Bonus {
        self.schedule(side).map_or(Bonus::None, |schedule| schedule.period(period).bonus())
    }
}

/// Runs one side's dial; with an hourglass, the other side's fills.
fn run(
    dials: &mut BySide<Dial>,
    control: &TimeControl,
    mechanism: Mechanism,
    side: Side,
    elapsed: Span,
    at: Moment,
) {
    let dial = &mut dials[side];
    match control {
        TimeControl::Untimed => dial.used = dial.used.saturating_add(elapsed),
        TimeControl::Hourglass(_) => {
            let sand = dial.run_sand(elapsed, at);
            let other = &mut dials[side.other()];
            other.main = other.main.saturating_add(sand);
        }
        TimeControl::Periods(schedules) => {
            dial.run(elapsed, at, &schedules[side], mechanism.period_change);
        }
    }
}
