//! The real clock must show the same as one that counts every millisecond, written straight from
//! the articles.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

extern crate tuomari_clock as clock;

use clock::{
    Bonus, BySide, ChessClock, Face, IncrementGiven, Mechanism, Moment, Motion, PeriodChange,
    Setting, Side, Span, TimeControl,
};
use proptest::prelude::*;
use scenario::{Scale, Verb};

mod scenario;

/// 6.1: two displays of which at most one runs.
#[derive(Clone)]
struct SlowClock {
    control: TimeControl,
    mechanism: Mechanism,
    now: u64,
    motion: Motion,
    displays: BySide<Display>,
}

#[derive(Clone, Copy, Default)]
struct Display {
    time: u64,
    delay: u64,
    used: u64,
    flag: Option<u64>,
    moves: u64,
    period: u64,
}

impl SlowClock {
    fn new(control: TimeControl, mechanism: Mechanism) -> SlowClock {
        let motion = Motion::Ready;
        let displays = BySide::both(Display::default());
        let mut clock = SlowClock { control, mechanism, now: 0, motion, displays };
        for side in Side::ALL {
            let first = clock.period(side, 0);
            clock.displays[side].time = first.time;
            clock.displays[side].delay = first.delay;
            if mechanism.increment == IncrementGiven::BeforeMove {
                clock.displays[side].time += first.increment;
            }
        }
        clock
    }

    /// The period with this number: its time, its moves, what comes with a move.
    fn period(&self, side: Side, number: u64) -> SlowPeriod {
        match &self.control {
            TimeControl::Untimed => SlowPeriod::default(),
            TimeControl::Hourglass(glass) => {
                SlowPeriod { time: glass.sand()[side].as_millis(), ..SlowPeriod::default() }
            }
            TimeControl::Periods(schedules) => {
                let periods = schedules[side].periods();
                let period = periods[(number as usize).min(periods.len() - 1)];
                let mut slow =
                    SlowPeriod { time: period.time().as_millis(), ..SlowPeriod::default() };
                slow.moves = period.moves().map(|n| u64::from(n.get()));
                match period.bonus() {
                    Bonus::None => {}
                    Bonus::Increment(span) => slow.increment = span.as_millis(),
                    Bonus::Delay(span) => slow.delay = span.as_millis(),
                    Bonus::Bronstein(span) => {
                        slow.delay = span.as_millis();
                        slow.delay_is_shown_with_time = true;
                    }
                }
                slow
            }
        }
    }

    /// 6.3.1: the moves that complete this period, counted from the beginning of the game.
    fn moves_due(&self, side: Side, number: u64) -> Option<u64> {
        let mut due = 0;
        for n in 0..=number {
            due += self.period(side, n).moves?;
        }
        Some(due)
    }

    /// Whether the moves of the period this side is in have been completed.
    fn control_is_met(&self, side: Side) -> bool {
        let display = self.displays[side];
        self.moves_due(side, display.period).is_some_and(|due| display.moves >= due)
    }

    /// One millisecond passes.
    fn tick(&mut self) {
        self.now += 1;
        if let Motion::Running(side) = self.motion {
            let display = &mut self.displays[side];
            display.used += 1;
            if display.delay > 0 {
                // 6.3.2: the extra time runs first, the main time only afterwards.
                display.delay -= 1;
            } else if display.time > 0 {
                display.time -= 1;
                if matches!(self.control, TimeControl::Hourglass(_)) {
                    self.displays[side.other()].time += 1;
                }
            }
        }
        self.look_at_zero();
    }

    /// 6.1: when the time is used up the flag falls; 6.3.2: or the next period begins.
    fn look_at_zero(&mut self) {
        let Motion::Running(side) = self.motion else { return };
        if self.control == TimeControl::Untimed {
            return;
        }
        while self.displays[side].time == 0 && self.displays[side].delay == 0 {
            if self.mechanism.period_change == PeriodChange::AtZero && self.control_is_met(side) {
                self.displays[side].period += 1;
                self.displays[side].time = self.period(side, self.displays[side].period).time;
            } else {
                let now = self.now;
                self.displays[side].flag.get_or_insert(now);
                return;
            }
        }
    }

    fn count_move(&mut self, side: Side) {
        self.displays[side].moves += 1;
        if self.mechanism.period_change == PeriodChange::ByMoves {
            while self.control_is_met(side) {
                self.displays[side].period += 1;
                self.displays[side].time += self.period(side, self.displays[side].period).time;
            }
        }
    }

    fn press(&mut self, side: Side) {
        if self.motion != Motion::Running(side) {
            return;
        }
        let made_in = self.displays[side].period;
        self.count_move(side);
        let earned_in = match self.mechanism.increment {
            IncrementGiven::BeforeMove => self.displays[side].period,
            IncrementGiven::AfterMove => made_in,
        };
        self.displays[side].time += self.period(side, earned_in).increment;
        for side in Side::ALL {
            self.displays[side].delay = self.period(side, self.displays[side].period).delay;
        }
        self.motion = Motion::Running(side.other());
    }

    fn set(&mut self, side: Side, setting: Setting) {
        let display = &mut self.displays[side];
        display.time = setting.time.as_millis();
        display.moves = u64::from(setting.moves);
        display.period = u64::from(setting.period);
        display.flag = None;
    }

    fn trim_delay(&mut self, side: Side) {
        let most = self.period(side, self.displays[side].period).delay;
        self.displays[side].delay = self.displays[side].delay.min(most);
    }

    fn apply(&mut self, verb: &Verb) {
        match verb {
            Verb::Start(side) => self.motion = Motion::Running(*side),
            Verb::Press(side) => self.press(*side),
            Verb::CountMove(side) => {
                self.count_move(*side);
                self.trim_delay(*side);
            }
            Verb::Pause => {
                if let Motion::Running(side) = self.motion {
                    self.motion = Motion::Stopped(side);
                }
            }
            Verb::Resume => {
                if let Motion::Stopped(side) = self.motion {
                    self.motion = Motion::Running(side);
                }
            }
            Verb::Add(side, span) => self.displays[*side].time += span.as_millis(),
            Verb::Take(side, span) => {
                let time = &mut self.displays[*side].time;
                *time = time.saturating_sub(span.as_millis());
            }
            Verb::Set(side, setting) => {
                self.set(*side, *setting);
                self.trim_delay(*side);
            }
            Verb::Replace(control, faces) => {
                self.apply(&Verb::Pause);
                self.control = (**control).clone();
                for side in Side::ALL {
                    self.set(side, faces[side]);
                    self.displays[side].delay = self.period(side, self.displays[side].period).delay;
                }
            }
        }
        self.look_at_zero();
    }

    fn face(&self, side: Side) -> Face {
        let display = self.displays[side];
        let period = self.period(side, display.period);
        let time = (self.control != TimeControl::Untimed).then_some(Span::millis(display.time));
        let shown = display.time + if period.delay_is_shown_with_time { display.delay } else { 0 };
        Face {
            time,
            delay: Span::millis(display.delay),
            shown: time.and(Some(Span::millis(shown))),
            moves: display.moves as u16,
            period: display.period as u16,
            moves_due: self.moves_due(side, display.period).map(|due| due as u32),
            flag: display.flag.map(Moment::from_millis),
            used: Span::millis(display.used),
        }
    }

    /// When the flag fell, or falls within `patience` if nothing happens.
    fn flag_within(&self, side: Side, patience: u64) -> Option<Moment> {
        let mut clock = self.clone();
        for _ in 0..patience {
            if clock.displays[side].flag.is_some() {
                break;
            }
            clock.tick();
        }
        clock.displays[side].flag.map(Moment::from_millis)
    }
}

#[derive(Clone, Copy, Default)]
struct SlowPeriod {
    time: u64,
    moves: Option<u64>,
    increment: u64,
    delay: u64,
    delay_is_shown_with_time: bool,
}

/// Longer than any clock of a small scenario can run.
const PATIENCE: u64 = 3_000;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn the_clock_shows_what_a_clock_that_counts_every_millisecond_shows(
        control in Scale::SMALL.control(),
        mechanism in scenario::mechanism(),
        steps in Scale::SMALL.steps(),
    ) {
        let mut slow = SlowClock::new(control.clone(), mechanism);
        let mut fast = ChessClock::with_mechanism(control, mechanism);
        for step in steps {
            for _ in 0..step.after.as_millis() {
                slow.tick();
                let reading = fast.reading(Moment::from_millis(slow.now)).unwrap();
                prop_assert_eq!(reading.white, slow.face(Side::White));
                prop_assert_eq!(reading.black, slow.face(Side::Black));
            }
            let at = Moment::from_millis(slow.now);
            slow.apply(&step.verb);
            step.verb.apply(&mut fast, at).unwrap();
            let reading = fast.reading(at).unwrap();
            prop_assert_eq!(reading.motion, slow.motion);
            for side in Side::ALL {
                prop_assert_eq!(*reading.face(side), slow.face(side), "after {:?}", step.verb);
                prop_assert_eq!(fast.flag_at(side), slow.flag_within(side, PATIENCE));
            }
        }
    }
}
