//! Time controls as text: tables of cases, and what holds for every text and every control.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

extern crate tuomari_clock as clock;

use std::mem::discriminant;

use clock::TimeControl;
use clock::text::pgn;
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use scenario::Scale;

#[allow(dead_code, reason = "only the time controls are needed here")]
mod scenario;

/// The cases of a table, without comments: the text, and what is expected.
fn cases(table: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = table.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once("|||").expect(line)).map(|(a, b)| (a.trim(), b.trim()))
}

#[test]
fn what_people_say_is_understood() {
    for (said, expected) in cases(include_str!("data/spoken.txt")) {
        let control = TimeControl::from_spoken(said).map(|control| control.to_string());
        assert_eq!(control.as_deref(), Ok(expected), "{said}");
        let shouted = TimeControl::from_spoken(&said.to_uppercase()).map(|c| c.to_string());
        assert_eq!(shouted.as_deref(), Ok(expected), "{said} in capitals");
    }
}

#[test]
fn what_nobody_could_mean_is_refused_with_the_place_and_the_reason() {
    for (said, expected) in cases(include_str!("data/refused.txt")) {
        let error = TimeControl::from_spoken(said).expect_err(said);
        assert_eq!(error.to_string(), expected, "{said}");
    }
}

#[test]
fn the_texts_of_the_standards_are_read_and_written_back() {
    for text in [
        "-",
        "40/9000",
        "40/9000:3600",
        "300",
        "4500+60",
        "*180",
        "40/6000+30:900+30",
        "5400+30",
        "W300-B240",
        "W40/6000+30:900+30-B240+2",
        "W*180-B*60",
        "40/7200:20/3600",
        "300d3",
        "300b3",
        "0+0.5",
        "60.001",
        "1/259200",
    ] {
        assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
    }
}

#[test]
fn one_control_has_one_text() {
    for (text, normal) in [
        (" 300 + 3 ", "300+3"),
        ("300+0", "300"),
        ("300.500D3.0", "300.5d3"),
        ("0300B05", "300b5"),
        ("w300-b300", "300"),
        ("W * 60 - B * 60", "*60"),
    ] {
        assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), normal, "{text}");
    }
}

#[test]
fn an_unknown_time_control_is_not_no_time_control() {
    assert_eq!(pgn::parse("?"), Ok(None));
    assert_eq!(pgn::parse("-"), Ok(Some(TimeControl::Untimed)));
    let error = "?".parse::<TimeControl>().unwrap_err();
    assert_eq!(error.to_string(), "column 1: the time control is not known");
}

#[test]
fn a_faulty_tag_is_refused_with_the_place_and_the_reason() {
    for (text, expected) in [
        ("", "column 1: expected a number of seconds, found the end"),
        ("??", "column 2: expected the end, found \"?\""),
        ("5 min", "column 3: expected another period or the end, found \"m\""),
        ("40/", "column 4: expected a number of seconds, found the end"),
        ("/300", "column 1: expected a number of seconds, found \"/\""),
        ("40/7200:", "column 9: expected a number of seconds, found the end"),
        ("7200:3600", "column 1: period 1 has no number of moves, but another period follows"),
        (
            "40/7200:3600:1800",
            "column 9: period 2 has no number of moves, but another period follows",
        ),
        ("0", "column 1: the first period has no time"),
        ("0/300", "column 1: expected a number of moves, found \"0\""),
        ("65536/300", "column 1: the number is too large or too long"),
        ("*0", "column 1: an hourglass needs some time"),
        ("*180:300", "column 5: expected another period or the end, found \":\""),
        ("40/7200:*180", "column 9: expected a number of seconds, found \"*\""),
        ("W300", "column 5: expected \"-\" and Black's time, found the end"),
        ("W300-240", "column 6: expected \"B\" and Black's time, found \"2\""),
        (
            "W300-B*240",
            "column 7: both sides need the same kind: periods, an hourglass or no clock",
        ),
        ("300+3d3", "column 6: expected another period or the end, found \"d\""),
        ("0.0001", "column 1: the time is finer than a millisecond"),
        ("18446744073709552", "column 1: the number is too large or too long"),
        ("0.0000000000000000000", "column 1: the number is too large or too long"),
    ] {
        let error = pgn::parse(text).expect_err(text);
        assert_eq!(error.to_string(), expected, "{text}");
    }
}

/// One time control of each kind, in a row: a new kind does not compile before it says what comes after it,
/// and belongs after another.
fn after(control: Option<&TimeControl>) -> Option<&'static str> {
    match control {
        None => Some("-"),
        Some(TimeControl::Untimed) => Some("*300"),
        Some(TimeControl::Hourglass(_)) => Some("300+3"),
        Some(TimeControl::Periods(_)) => None,
    }
}

#[test]
fn every_kind_is_drawn_and_is_read_as_it_is_written_and_said() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let scale = Scale::TABLE.control();
    let mut draw = || scale.new_tree(&mut runner).unwrap().current();
    let drawn: Vec<TimeControl> = (0..300).map(|_| draw()).collect();
    let mut last = None;
    while let Some(text) = after(last.as_ref()) {
        let control: TimeControl = text.parse().unwrap();
        assert_eq!(control.to_string(), text);
        let spoken = control.spoken().to_string();
        assert_eq!(TimeControl::from_spoken(&spoken).as_ref(), Ok(&control), "{spoken}");
        let kind = discriminant(&control);
        assert!(drawn.iter().any(|drawn| discriminant(drawn) == kind), "{text} is never drawn");
        last = Some(control);
    }
}

/// Words and signs of time controls in random order.
fn babble() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "40",
        "90",
        "2",
        "0",
        "1.5",
        "1",
        "65535",
        "/",
        "+",
        "|",
        ",",
        ";",
        ":",
        "-",
        "*",
        "x",
        "'",
        "\"",
        "(",
        "min",
        "s",
        "h",
        "days",
        "moves",
        "siirrosta",
        "drag",
        "from",
        "G",
        "SD",
        "rest",
        "inc",
        "d",
        "b",
        "delay",
        "Bronstein",
        "hourglass",
        "no",
        "v",
        "White",
        "Black",
        "then",
        "in",
        "per",
        "plus",
        "the",
        " ",
        " ",
        "?",
        "ä",
        "🕐",
    ]);
    prop::collection::vec(pieces, 0..12).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn what_is_written_is_read_back(control in Scale::ABSURD.control()) {
        let text = control.to_string();
        prop_assert_eq!(text.parse::<TimeControl>(), Ok(control.clone()), "{}", text);
        let spoken = control.spoken().to_string();
        prop_assert_eq!(TimeControl::from_spoken(&spoken), Ok(control), "{}", spoken);
    }

    #[test]
    fn ordinary_controls_are_read_back(control in Scale::TABLE.control()) {
        let text = control.to_string();
        prop_assert_eq!(text.parse::<TimeControl>(), Ok(control.clone()), "{}", text);
        let spoken = control.spoken().to_string();
        prop_assert_eq!(TimeControl::from_spoken(&spoken), Ok(control), "{}", spoken);
    }

    #[test]
    fn any_text_is_understood_or_refused_at_a_place_in_it(text in prop_oneof![".{0,30}", babble()]) {
        let end = text.chars().count() + 1;
        match TimeControl::from_spoken(&text) {
            Ok(control) => {
                let spoken = control.spoken().to_string();
                prop_assert_eq!(TimeControl::from_spoken(&spoken), Ok(control));
            }
            Err(error) => prop_assert!((1..=end).contains(&error.column), "{error}"),
        }
        match pgn::parse(&text) {
            Ok(Some(control)) => prop_assert_eq!(control.to_string().parse(), Ok(control)),
            Ok(None) => prop_assert_eq!(text.trim(), "?"),
            Err(error) => prop_assert!((1..=end).contains(&error.column), "{error}"),
        }
    }
}
