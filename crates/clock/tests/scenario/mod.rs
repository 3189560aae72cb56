//! Random time controls and random things done to a clock.

use std::num::NonZeroU16;

use clock::{
    Bonus, BySide, ChessClock, Hourglass, IncrementGiven, Mechanism, Moment, OutOfOrder, Period,
    PeriodChange, Schedule, Setting, Side, Span, TimeControl,
};
use proptest::prelude::*;

/// One thing done to a clock, and how long after the previous one.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) after: Span,
    pub(crate) verb: Verb,
}

#[derive(Clone, Debug)]
pub(crate) enum Verb {
    Start(Side),
    Press(Side),
    CountMove(Side),
    Pause,
    Resume,
    Add(Side, Span),
    Take(Side, Span),
    Set(Side, Setting),
    Replace(Box<TimeControl>, BySide<Setting>),
}

impl Verb {
    pub(crate) fn apply(&self, clock: &mut ChessClock, at: Moment) -> Result<(), OutOfOrder> {
        match self {
            Verb::Start(side) => clock.start(*side, at),
            Verb::Press(side) => clock.press(*side, at).map(drop),
            Verb::CountMove(side) => clock.count_move(*side, at).map(drop),
            Verb::Pause => clock.pause(at),
            Verb::Resume => clock.resume(at).map(drop),
            Verb::Add(side, span) => clock.add(*side, *span, at).map(drop),
            Verb::Take(side, span) => clock.take(*side, *span, at).map(drop),
            Verb::Set(side, setting) => clock.set(*side, *setting, at),
            Verb::Replace(control, faces) => clock.replace((**control).clone(), *faces, at),
        }
    }
}

/// How large the numbers of a scenario are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale {
    /// The longest time.
    pub(crate) time: u64,
    /// The most moves in a period, and on a counter that is set.
    pub(crate) moves: u16,
}

impl Scale {
    /// Small enough for a clock that counts every millisecond.
    #[allow(dead_code, reason = "each test file uses the scales it needs")]
    pub(crate) const SMALL: Scale = Scale { time: 40, moves: 4 };
    /// As at a real table.
    #[allow(dead_code, reason = "each test file uses the scales it needs")]
    pub(crate) const TABLE: Scale = Scale { time: 7_200_000, moves: 60 };
    /// Up to the limits of the types.
    #[allow(dead_code, reason = "each test file uses the scales it needs")]
    pub(crate) const ABSURD: Scale = Scale { time: u64::MAX, moves: u16::MAX };

    pub(crate) fn span(self) -> BoxedStrategy<Span> {
        let most = self.time;
        prop_oneof![1 => Just(0), 1 => Just(most), 8 => 0..=most].prop_map(Span::millis).boxed()
    }

    fn bonus(self) -> impl Strategy<Value = Bonus> {
        let span = (0..=self.time / 4 + 1).prop_map(Span::millis);
        (span, 0..4).prop_map(|(span, kind)| match kind {
            0 => Bonus::None,
            1 => Bonus::Increment(span),
            2 => Bonus::Delay(span),
            _ => Bonus::Bronstein(span),
        })
    }

    pub(crate) fn schedule(self) -> impl Strategy<Value = Schedule> {
        let counted = (1..=self.moves, self.span(), self.bonus());
        let last = (proptest::option::of(1..=self.moves), self.span(), self.bonus());
        (proptest::collection::vec(counted, 0..Schedule::LONGEST), last).prop_filter_map(
            "a schedule needs some time",
            |(counted, (last_moves, time, bonus))| {
                let moves = |n| NonZeroU16::new(n).unwrap();
                let mut periods: Vec<Period> = counted
                    .into_iter()
                    .map(|(n, time, bonus)| Period::of_moves(moves(n), time).with_bonus(bonus))
                    .collect();
                let last = match last_moves {
                    Some(n) => Period::of_moves(moves(n), time),
                    None => Period::of_rest(time),
                };
                periods.push(last.with_bonus(bonus));
                Schedule::new(&periods).ok()
            },
        )
    }

    pub(crate) fn control(self) -> impl Strategy<Value = TimeControl> {
        let equal = self.schedule().prop_map(|s| TimeControl::Periods(BySide::both(s)));
        let unequal = (self.schedule(), self.schedule())
            .prop_map(|(white, black)| TimeControl::Periods(BySide { white, black }));
        let glass = (self.span(), self.span()).prop_filter_map("sand", |(white, black)| {
            Hourglass::new(BySide { white, black }).map(TimeControl::Hourglass)
        });
        prop_oneof![4 => equal, 3 => unequal, 2 => glass, 1 => Just(TimeControl::Untimed)]
    }

    fn setting(self) -> impl Strategy<Value = Setting> {
        (self.span(), 0..=self.moves, 0..=self.moves).prop_map(|(time, moves, period)| Setting {
            time,
            moves,
            period,
        })
    }

    pub(crate) fn step(self) -> impl Strategy<Value = Step> {
        let settings = (self.setting(), self.setting());
        let verb = prop_oneof![
            2 => side().prop_map(Verb::Start),
            8 => side().prop_map(Verb::Press),
            1 => side().prop_map(Verb::CountMove),
            1 => Just(Verb::Pause),
            2 => Just(Verb::Resume),
            1 => (side(), self.span()).prop_map(|(side, span)| Verb::Add(side, span)),
            1 => (side(), self.span()).prop_map(|(side, span)| Verb::Take(side, span)),
            1 => (side(), self.setting()).prop_map(|(side, setting)| Verb::Set(side, setting)),
            1 => (self.control(), settings).prop_map(|(control, (white, black))| {
                Verb::Replace(Box::new(control), BySide { white, black })
            }),
        ];
        let most = self.time / 2;
        let after = prop_oneof![1 => Just(0), 6 => 0..=most.min(self.time / 3 + 1), 1 => 0..=most];
        (after, verb).prop_map(|(after, verb)| Step { after: Span::millis(after), verb })
    }

    pub(crate) fn steps(self) -> impl Strategy<Value = Vec<Step>> {
        proptest::collection::vec(self.step(), 1..40)
    }
}

pub(crate) fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::White), Just(Side::Black)]
}

pub(crate) fn mechanism() -> impl Strategy<Value = Mechanism> {
    let change = prop_oneof![Just(PeriodChange::ByMoves), Just(PeriodChange::AtZero)];
    let increment = prop_oneof![Just(IncrementGiven::BeforeMove), Just(IncrementGiven::AfterMove)];
    (change, increment)
        .prop_map(|(period_change, increment)| Mechanism { period_change, increment })
}
