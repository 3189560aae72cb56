//! The JSON forms; a clock survives a round trip.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

extern crate tuomari_clock as clock;

use clock::{ChessClock, Moment, Reading, Side, Span, TimeControl};
use proptest::prelude::*;
use scenario::Scale;
use serde_json::{Value, json};

mod scenario;

fn clock() -> ChessClock {
    let mut clock = ChessClock::new("40/5400+30:1800+30".parse().unwrap());
    clock.start(Side::White, Moment::ZERO).unwrap();
    clock.add(Side::Black, Span::ZERO, Moment::from_millis(65_000)).unwrap();
    clock
}

fn clock_json() -> Value {
    json!({
        "version": 1,
        "control": "40/5400+30:1800+30",
        "mechanism": {"period_change": "by_moves", "increment": "before_move"},
        "seen": 65_000,
        "motion": {"running": "white"},
        "white": {"main": 5_365_000, "delay": 0, "used": 65_000, "flag": null, "moves": 0, "period": 0},
        "black": {"main": 5_430_000, "delay": 0, "used": 0, "flag": null, "moves": 0, "period": 0},
    })
}

#[test]
fn a_clock_has_the_form_that_is_documented() {
    assert_eq!(serde_json::to_value(clock()).unwrap(), clock_json());
    assert_eq!(serde_json::from_value::<ChessClock>(clock_json()).unwrap(), clock());
}

#[test]
fn a_reading_has_the_form_that_is_documented() {
    let reading = clock().reading(Moment::from_millis(65_000)).unwrap();
    let expected = json!({
        "at": 65_000,
        "motion": {"running": "white"},
        "white": {"time": 5_365_000, "delay": 0, "shown": 5_365_000, "moves": 0, "period": 0,
                  "moves_due": 40, "flag": null, "used": 65_000},
        "black": {"time": 5_430_000, "delay": 0, "shown": 5_430_000, "moves": 0, "period": 0,
                  "moves_due": 40, "flag": null, "used": 0},
    });
    assert_eq!(serde_json::to_value(reading).unwrap(), expected);
    assert_eq!(serde_json::from_value::<Reading>(expected).unwrap(), reading);
}

#[test]
fn a_time_control_is_its_text() {
    let control: TimeControl = serde_json::from_str("\"W300-B240\"").unwrap();
    assert_eq!(serde_json::to_string(&control).unwrap(), "\"W300-B240\"");
    let error = serde_json::from_str::<TimeControl>("\"300+\"").unwrap_err().to_string();
    assert!(error.contains("expected a number of seconds"), "{error}");
}

#[test]
fn a_clock_that_could_not_be_is_refused_with_the_reason() {
    let refused = |pointer: &str, value: Value| {
        let mut json = clock_json();
        *json.pointer_mut(pointer).unwrap() = value;
        serde_json::from_value::<ChessClock>(json).unwrap_err().to_string()
    };
    assert_eq!(refused("/version", json!(2)), "unsupported clock version 2, expected 1");
    assert_eq!(
        refused("/black/flag", json!(65_001)),
        "black's flag fell after the last moment the clock has seen"
    );
    assert_eq!(
        refused("/white/delay", json!(1)),
        "white has more delay left than the period allows"
    );
}

proptest! {
    #[test]
    fn a_game_replayed_through_a_record_ends_with_the_same_clock(
        control in Scale::TABLE.control(),
        mechanism in scenario::mechanism(),
        steps in Scale::TABLE.steps(),
    ) {
        let mut live = ChessClock::with_mechanism(control, mechanism);
        let mut replayed = live.clone();
        let mut at = Moment::ZERO;
        for step in steps {
            at = at.checked_add(step.after).unwrap();
            step.verb.apply(&mut live, at).unwrap();
            let record = serde_json::to_string(&replayed).unwrap();
            replayed = serde_json::from_str(&record).unwrap();
            step.verb.apply(&mut replayed, at).unwrap();
            prop_assert_eq!(&live, &replayed);
        }
    }
}
