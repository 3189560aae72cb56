//! What holds for every clock, whatever is done to it.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

extern crate tuomari_clock as clock;

use clock::{ChessClock, Moment, Motion, Press, Side, Span, TimeControl};
use proptest::prelude::*;
use scenario::{Scale, Step, Verb};

mod scenario;

/// Plays the steps from moment zero and returns each with its moment; steps past the end of time
/// are left out.
fn timed(steps: &[Step]) -> Vec<(Moment, &Verb)> {
    let mut at = Moment::ZERO;
    let timed = |step: &'_ Step| {
        at = at.checked_add(step.after)?;
        Some(at)
    };
    steps.iter().map(timed).map_while(|at| at).zip(steps.iter().map(|step| &step.verb)).collect()
}

fn played(mut clock: ChessClock, steps: &[Step]) -> ChessClock {
    for (at, verb) in timed(steps) {
        verb.apply(&mut clock, at).unwrap();
    }
    clock
}

prop_compose! {
    /// A clock to which a few things have been done.
    fn used_clock(scale: Scale)(
        control in scale.control(),
        mechanism in scenario::mechanism(),
        steps in scale.steps(),
    ) -> ChessClock {
        played(ChessClock::with_mechanism(control, mechanism), &steps)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn nothing_makes_a_clock_panic(
        clock in used_clock(Scale::ABSURD),
        step in Scale::ABSURD.step(),
        at in any::<u64>(),
    ) {
        let at = Moment::from_millis(at);
        let mut after = clock.clone();
        let result = step.verb.apply(&mut after, at);
        prop_assert_eq!(result.is_err(), at < clock.seen());
        prop_assert_eq!(after.reading(at).is_err(), at < clock.seen());
        for side in Side::ALL {
            let _ = after.flag_at(side);
        }
    }

    #[test]
    fn a_moment_out_of_order_is_refused_and_changes_nothing(
        clock in used_clock(Scale::TABLE),
        step in Scale::TABLE.step(),
        back in 1..1_000_000_u64,
    ) {
        prop_assume!(clock.seen() > Moment::ZERO);
        let given = Moment::from_millis(clock.seen().as_millis().saturating_sub(back));
        let mut after = clock.clone();
        let error = step.verb.apply(&mut after, given).unwrap_err();
        prop_assert_eq!((error.given, error.seen), (given, clock.seen()));
        prop_assert_eq!(clock.reading(given).unwrap_err(), error);
        prop_assert_eq!(after, clock);
    }

    #[test]
    fn looking_in_between_changes_nothing(
        clock in used_clock(Scale::TABLE),
        first in Scale::TABLE.span(),
        second in Scale::TABLE.span(),
    ) {
        let between = clock.seen().checked_add(first).unwrap();
        let end = between.checked_add(second).unwrap();
        let mut looked = clock.clone();
        // Resuming a running clock, and pausing a stopped one, only advances its moment.
        match clock.motion() {
            Motion::Running(_) => drop(looked.resume(between).unwrap()),
            Motion::Ready | Motion::Stopped(_) => looked.pause(between).unwrap(),
        }
        prop_assert_eq!(looked.reading(end), clock.reading(end));
        for side in Side::ALL {
            prop_assert_eq!(looked.flag_at(side), clock.flag_at(side));
        }
    }

    #[test]
    fn a_flag_is_down_exactly_from_the_moment_foretold(
        clock in used_clock(Scale::TABLE),
        later in Scale::TABLE.span(),
    ) {
        let at = clock.seen().checked_add(later).unwrap();
        for side in Side::ALL {
            let flag = clock.flag_at(side);
            let seen = |at| clock.reading(at).unwrap().face(side).flag;
            prop_assert_eq!(seen(at), flag.filter(|&flag| flag <= at));
            if let Some(flag) = flag.filter(|&flag| flag > clock.seen()) {
                prop_assert_eq!(seen(Moment::from_millis(flag.as_millis() - 1)), None);
                prop_assert_eq!(seen(flag), Some(flag));
            } else {
                prop_assert_eq!(seen(Moment::MAX), flag);
            }
        }
    }

    #[test]
    fn a_running_face_only_falls_and_a_standing_one_stands(
        clock in used_clock(Scale::TABLE),
        first in Scale::TABLE.span(),
        second in Scale::TABLE.span(),
    ) {
        let early = clock.seen().checked_add(first).unwrap();
        let late = early.checked_add(second).unwrap();
        let (early, late) = (clock.reading(early).unwrap(), clock.reading(late).unwrap());
        for side in Side::ALL {
            let (early, late) = (early.face(side), late.face(side));
            if clock.motion() == Motion::Running(side) {
                prop_assert!(late.period > early.period || late.time <= early.time);
                prop_assert!(late.delay <= early.delay);
                prop_assert_eq!(late.used, early.used.saturating_add(second));
            } else if matches!(clock.control(), TimeControl::Hourglass(_)) {
                prop_assert!(late.time >= early.time);
            } else {
                prop_assert_eq!(late, early);
            }
            prop_assert!(early.flag.is_none() || early.flag == late.flag);
        }
    }

    #[test]
    fn no_millisecond_is_lost_or_made(
        control in Scale::TABLE.schedule(),
        mechanism in scenario::mechanism(),
        steps in Scale::TABLE.steps(),
    ) {
        let control = TimeControl::Periods(clock::BySide::both(control));
        let mut clock = ChessClock::with_mechanism(control, mechanism);
        for (at, verb) in timed(&steps) {
            if matches!(verb, Verb::Set(..) | Verb::Replace(..)) {
                continue;
            }
            // While nothing happens only the running side loses time, and exactly what elapsed.
            let elapsed = at.saturating_since(clock.seen());
            let before = clock.reading(clock.seen()).unwrap();
            let after = clock.reading(at).unwrap();
            for side in Side::ALL {
                let (before, after) = (before.face(side), after.face(side));
                if clock.motion() == Motion::Running(side) {
                    let TimeControl::Periods(schedules) = clock.control() else { unreachable!() };
                    let brought = (before.period..after.period)
                        .map(|number| schedules[side].period(number + 1).time())
                        .fold(Span::ZERO, Span::saturating_add);
                    let had = before.time.unwrap().saturating_add(before.delay);
                    let has = after.time.unwrap().saturating_add(after.delay);
                    prop_assert_eq!(has, had.saturating_add(brought).saturating_sub(elapsed));
                    prop_assert_eq!(after.delay, before.delay.saturating_sub(elapsed));
                } else {
                    prop_assert_eq!(before, after);
                }
            }
            // Each verb adds exactly what it says.
            let expected = |clock: &mut ChessClock| match *verb {
                Verb::Press(side) => match clock.press(side, at).unwrap() {
                    Press::Completed(done) => {
                        Some((side, done.increment.saturating_add(done.period_time), Span::ZERO))
                    }
                    Press::NotRunning | Press::Standing => None,
                },
                Verb::CountMove(side) => {
                    Some((side, clock.count_move(side, at).unwrap().period_time, Span::ZERO))
                }
                Verb::Add(side, span) => Some((side, clock.add(side, span, at).unwrap(), Span::ZERO)),
                Verb::Take(side, span) => {
                    Some((side, Span::ZERO, clock.take(side, span, at).unwrap()))
                }
                _ => {
                    verb.apply(clock, at).unwrap();
                    None
                }
            };
            let change = expected(&mut clock);
            let now = clock.reading(at).unwrap();
            for side in Side::ALL {
                let (mut had, has) = (after.face(side).time.unwrap(), now.face(side).time.unwrap());
                if let Some((_, given, taken)) = change.filter(|change| change.0 == side) {
                    prop_assert!(taken <= had, "no more can be taken than there is");
                    had = had.saturating_add(given).saturating_sub(taken);
                }
                // A clock that starts to run, or is emptied while it runs, may enter a period that
                // was waiting for zero.
                let waited = now.face(side).period > after.face(side).period;
                if !(had.is_zero() && waited) {
                    prop_assert_eq!(has, had);
                }
            }
        }
    }

    #[test]
    fn the_sand_of_an_hourglass_is_always_the_same(
        white in 1..7_200_000_u64,
        black in 1..7_200_000_u64,
        steps in Scale::TABLE.steps(),
    ) {
        let sand = clock::BySide { white: Span::millis(white), black: Span::millis(black) };
        let glass = clock::Hourglass::new(sand).unwrap();
        let mut clock = ChessClock::new(TimeControl::Hourglass(glass));
        for (at, verb) in timed(&steps) {
            if let Verb::Start(_) | Verb::Press(_) | Verb::Pause | Verb::Resume = verb {
                verb.apply(&mut clock, at).unwrap();
            }
            let at = at.max(clock.seen());
            let reading = clock.reading(at).unwrap();
            let [white_now, black_now] = [reading.white, reading.black].map(|f| f.time.unwrap());
            prop_assert_eq!(white_now.saturating_add(black_now), Span::millis(white + black));
        }
    }

    #[test]
    fn a_face_set_to_what_it_shows_stays_as_it_is(
        clock in used_clock(Scale::TABLE),
        side in scenario::side(),
    ) {
        let before = clock.reading(clock.seen()).unwrap();
        if before.face(side).flag.is_some() {
            return Ok(()); // Setting would raise it.
        }
        let mut after = clock.clone();
        after.set(side, before.face(side).setting(), clock.seen()).unwrap();
        prop_assert_eq!(after.reading(clock.seen()).unwrap(), before);
    }
}
