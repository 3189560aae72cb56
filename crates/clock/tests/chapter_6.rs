//! The articles about the clock, one sentence each. Numbers are those of the Laws of 2018 unless
//! another book is named.
//!
//! The file is as long as the chapter: a test for each sentence, grouped as the device has parts.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

extern crate tuomari_clock as clock;

use Side::{Black, White};
use clock::{
    BySide, ChessClock, Completion, IncrementGiven, Mechanism, Moment, Motion, PeriodChange, Press,
    Setting, Side, Span, TimeControl,
};

/// The moment this many seconds after the origin.
fn s(seconds: u64) -> Moment {
    Moment::from_millis(seconds * 1_000)
}

fn ms(millis: u64) -> Moment {
    Moment::from_millis(millis)
}

/// A clock for this control in PGN's words, White's side started at zero.
fn started(control: &str) -> ChessClock {
    started_with(control, Mechanism::default())
}

fn started_with(control: &str, mechanism: Mechanism) -> ChessClock {
    let mut clock = ChessClock::with_mechanism(control.parse().unwrap(), mechanism);
    clock.start(White, s(0)).unwrap();
    clock
}

/// What the side's face shows at a moment, as `h:mm:ss`.
fn time(clock: &ChessClock, side: Side, at: Moment) -> String {
    clock.reading(at).unwrap().face(side).time.unwrap().to_string()
}

fn moves(clock: &ChessClock, side: Side) -> u16 {
    clock.reading(clock.seen()).unwrap().face(side).moves
}

fn flag(clock: &ChessClock, side: Side, at: Moment) -> Option<Moment> {
    clock.reading(at).unwrap().face(side).flag
}

/// Both players make this many moves, each in this many seconds, White beginning now.
fn play(clock: &mut ChessClock, each: u16, seconds: u64) {
    for _ in 0..each {
        for side in Side::ALL {
            let at = clock.seen().checked_add(Span::seconds(seconds)).unwrap();
            clock.press(side, at).unwrap();
        }
    }
}

const AT_ZERO: Mechanism =
    Mechanism { period_change: PeriodChange::AtZero, increment: IncrementGiven::BeforeMove };
const AFTER_MOVE: Mechanism =
    Mechanism { period_change: PeriodChange::ByMoves, increment: IncrementGiven::AfterMove };

mod displays {
    use super::*;

    #[test]
    fn starting_one_display_stops_the_other_in_the_same_instant_6_1() {
        let mut clock = started("300");
        clock.start(Black, s(10)).unwrap();
        assert_eq!(clock.motion(), Motion::Running(Black));
        assert_eq!(time(&clock, White, s(25)), "4:50");
        assert_eq!(time(&clock, Black, s(25)), "4:45");
    }

    #[test]
    fn a_flag_falls_in_the_millisecond_in_which_the_time_is_used_up_6_1() {
        let clock = started("300");
        assert_eq!(flag(&clock, White, ms(299_999)), None);
        assert_eq!(flag(&clock, White, ms(300_000)), Some(s(300)));
        assert_eq!(flag(&clock, White, ms(999_999)), Some(s(300)));
        assert_eq!(clock.flag_at(White), Some(s(300)));
        assert_eq!(clock.flag_at(Black), None);
        assert_eq!(time(&clock, White, s(400)), "0:00");
        assert_eq!(time(&clock, Black, s(400)), "5:00");
    }

    #[test]
    fn whites_clock_is_started_without_an_increment_6_6() {
        let mut clock = ChessClock::new("5400+30".parse().unwrap());
        assert_eq!(clock.motion(), Motion::Ready);
        assert_eq!(time(&clock, White, s(54_000)), "1:30:30");
        clock.start(White, s(54_000)).unwrap();
        assert_eq!(time(&clock, White, s(54_000)), "1:30:30");
        assert_eq!(time(&clock, White, s(54_010)), "1:30:20");
    }

    #[test]
    fn white_loses_the_time_until_he_arrives_and_black_none_6_7_2() {
        let mut clock = started("5400");
        assert_eq!(time(&clock, White, s(12 * 60)), "1:18:00");
        clock.press(White, s(20 * 60)).unwrap();
        assert_eq!(time(&clock, White, s(21 * 60)), "1:10:00");
        assert_eq!(time(&clock, Black, s(21 * 60)), "1:29:00");
    }

    #[test]
    fn an_untimed_game_counts_moves_and_seconds_and_has_no_flag() {
        let mut clock = started("-");
        clock.press(White, s(90_000)).unwrap();
        let reading = clock.reading(Moment::MAX).unwrap();
        assert_eq!((reading.white.time, reading.white.shown), (None, None));
        assert_eq!((reading.white.moves, reading.white.used), (1, Span::seconds(90_000)));
        assert_eq!((reading.black.flag, clock.flag_at(Black)), (None, None));
    }
}

mod pressing {
    use super::*;

    #[test]
    fn the_time_until_the_press_is_the_players_own_6_2_1() {
        let mut clock = started("5400+30");
        let press = clock.press(White, s(4)).unwrap();
        let nothing_else = Completion {
            moves: 1,
            increment: Span::seconds(30),
            period: None,
            period_time: Span::ZERO,
        };
        assert_eq!(press, Press::Completed(nothing_else));
        assert_eq!(clock.motion(), Motion::Running(Black));
        assert_eq!(time(&clock, White, s(60)), "1:30:56");
    }

    #[test]
    fn a_move_completed_by_the_next_one_is_counted_without_increment_6_2_1_2() {
        let mut clock = started("40/5400+30:1800+30");
        let before = time(&clock, White, s(10));
        let completion = clock.count_move(White, s(10)).unwrap();
        assert_eq!((completion.moves, completion.increment), (1, Span::ZERO));
        assert_eq!(clock.motion(), Motion::Running(White));
        assert_eq!(time(&clock, White, s(10)), before);
    }

    #[test]
    fn a_move_completed_by_the_next_one_can_meet_the_control_6_2_1_2() {
        let mut clock = started("2/60:30");
        clock.count_move(White, s(10)).unwrap();
        let completion = clock.count_move(White, s(20)).unwrap();
        assert_eq!((completion.period, completion.period_time), (Some(1), Span::seconds(30)));
        assert_eq!(time(&clock, White, s(20)), "1:10");
    }

    #[test]
    fn a_player_may_still_press_after_the_opponents_quick_reply_6_2_2() {
        let mut clock = started("10+2");
        assert!(matches!(clock.press(White, s(5)).unwrap(), Press::Completed(_)));
        assert!(matches!(clock.press(Black, s(5)).unwrap(), Press::Completed(_)));
        assert_eq!(clock.motion(), Motion::Running(White));
        assert_eq!((moves(&clock, White), moves(&clock, Black)), (1, 1));
        assert_eq!(time(&clock, White, s(5)), "0:09");
        assert_eq!(time(&clock, Black, s(5)), "0:14");
    }

    #[test]
    fn a_press_by_the_player_whose_clock_stands_does_nothing_x65() {
        let mut clock = started("300+3");
        let before = clock.reading(s(7)).unwrap();
        assert_eq!(clock.press(Black, s(7)).unwrap(), Press::NotRunning);
        assert_eq!(clock.reading(s(7)).unwrap(), before);
    }

    #[test]
    fn a_press_during_a_stop_or_before_the_start_does_nothing_6_11_3() {
        let mut clock = ChessClock::new("300+3".parse().unwrap());
        assert_eq!(clock.press(White, s(0)).unwrap(), Press::Standing);
        clock.start(White, s(1)).unwrap();
        clock.pause(s(2)).unwrap();
        assert_eq!(clock.press(White, s(3)).unwrap(), Press::Standing);
        assert_eq!(clock.press(Black, s(3)).unwrap(), Press::Standing);
        assert_eq!(clock.motion(), Motion::Stopped(White));
        assert_eq!(moves(&clock, White), 0);
    }
}

mod periods {
    use super::*;

    #[test]
    fn saved_time_is_carried_over_at_the_control_move_6_3_2() {
        let mut clock = started("40/5400:1800");
        play(&mut clock, 39, 60);
        let at = clock.seen().checked_add(Span::minutes(39)).unwrap();
        let Press::Completed(completion) = clock.press(White, at).unwrap() else { panic!() };
        assert_eq!((completion.moves, completion.period), (40, Some(1)));
        assert_eq!(completion.period_time, Span::minutes(30));
        assert_eq!(time(&clock, White, at), "42:00");
        let face = clock.reading(at).unwrap().white;
        assert_eq!((face.period, face.moves_due), (1, None));
        assert_eq!(clock.reading(at).unwrap().black.moves_due, Some(40));
    }

    #[test]
    fn a_flag_falls_at_zero_with_one_move_missing_6_3_1() {
        for mechanism in [Mechanism::default(), AT_ZERO] {
            let mut clock = started_with("40/400:1800", mechanism);
            play(&mut clock, 39, 10);
            assert_eq!(clock.flag_at(White), Some(s(39 * 20 + 10)));
            let after = clock.reading(s(39 * 20 + 60)).unwrap().white;
            assert_eq!((after.time, after.period), (Some(Span::ZERO), 0));
        }
    }

    #[test]
    fn a_clock_that_changes_at_zero_begins_the_next_period_there_6_4() {
        let mut clock = started_with("40/400:1800", AT_ZERO);
        play(&mut clock, 39, 9);
        let completion = clock.press(White, clock.seen()).unwrap();
        assert!(matches!(completion, Press::Completed(done) if done.period.is_none()));
        clock.press(Black, clock.seen()).unwrap();
        let started = clock.seen().as_millis();
        let left = 400_000 - 39 * 9_000;
        let before = clock.reading(ms(started + left - 1)).unwrap().white;
        assert_eq!((before.time, before.period), (Some(Span::millis(1)), 0));
        let after = clock.reading(ms(started + left)).unwrap().white;
        assert_eq!((after.time, after.period), (Some(Span::minutes(30)), 1));
        assert_eq!(after.flag, None);
        assert_eq!(clock.flag_at(White), Some(ms(started + left + 1_800_000)));
    }

    #[test]
    fn both_ways_of_changing_give_the_same_time_in_all_6_3_2() {
        let flags = [Mechanism::default(), AT_ZERO].map(|mechanism| {
            let mut clock = started_with("2/60+5:30+5", mechanism);
            play(&mut clock, 3, 7);
            clock.flag_at(White)
        });
        assert_eq!(flags[0], flags[1]);
    }

    #[test]
    fn a_last_period_with_a_move_count_is_given_again() {
        let mut clock = started("2/60:1/10");
        play(&mut clock, 4, 0);
        assert_eq!(time(&clock, White, s(0)), "1:30");
        assert_eq!(clock.reading(s(0)).unwrap().white.moves_due, Some(5));
    }

    #[test]
    fn unequal_times_run_each_for_their_own_player() {
        let mut clock = started("W300-B240+2");
        clock.press(White, s(60)).unwrap();
        clock.press(Black, s(100)).unwrap();
        assert_eq!(time(&clock, White, s(100)), "4:00");
        assert_eq!(time(&clock, Black, s(100)), "3:24");
    }
}

mod bonuses {
    use super::*;

    #[test]
    fn the_first_increment_is_there_before_the_first_move_or_after_it() {
        let before = started("180+2");
        let mut after = started_with("180+2", AFTER_MOVE);
        assert_eq!(time(&before, White, s(0)), "3:02");
        assert_eq!(time(&after, White, s(0)), "3:00");
        after.press(White, s(10)).unwrap();
        assert_eq!(time(&after, White, s(10)), "2:52");
    }

    #[test]
    fn an_increment_is_that_of_the_next_move_or_that_of_the_move_made() {
        let increments = |mechanism| {
            let mut clock = started_with("2/60+1:60+5", mechanism);
            [(); 3].map(|()| {
                let Press::Completed(completion) = clock.press(White, s(0)).unwrap() else {
                    panic!()
                };
                clock.press(Black, s(0)).unwrap();
                completion.increment.as_millis() / 1_000
            })
        };
        assert_eq!(increments(Mechanism::default()), [1, 5, 5]);
        assert_eq!(increments(AFTER_MOVE), [1, 1, 5]);
    }

    #[test]
    fn three_moves_of_3_5_and_8_seconds_with_a_delay_of_5_cost_3_x62() {
        for control in ["600d5", "600b5"] {
            let mut clock = started(control);
            let times = [3, 5, 8].map(|used| {
                let at = clock.seen().checked_add(Span::seconds(used)).unwrap();
                clock.press(White, at).unwrap();
                clock.press(Black, at).unwrap();
                time(&clock, White, at)
            });
            assert_eq!(times, ["10:00", "10:00", "9:57"]);
        }
    }

    #[test]
    fn the_flag_falls_when_main_time_and_delay_are_both_gone_g44() {
        for control in ["10d5", "10b5"] {
            let mut clock = started(control);
            assert_eq!(clock.flag_at(White), Some(s(15)));
            clock.press(White, s(14)).unwrap();
            clock.press(Black, s(14)).unwrap();
            assert_eq!(time(&clock, White, s(18)), "0:01");
            assert_eq!(flag(&clock, White, s(19)), None);
            assert_eq!(clock.flag_at(White), Some(s(20)));
        }
    }

    #[test]
    fn a_simple_delay_is_shown_apart_and_a_bronstein_delay_with_the_time_g44() {
        let shown = |control: &str, at| {
            let face = started(control).reading(at).unwrap().white;
            (face.shown.unwrap().to_string(), face.delay.to_string())
        };
        assert_eq!(shown("600d5", s(3)), ("10:00".into(), "0:02".into()));
        assert_eq!(shown("600d5", s(8)), ("9:57".into(), "0:00".into()));
        assert_eq!(shown("600b5", s(3)), ("10:02".into(), "0:02".into()));
        assert_eq!(shown("600b5", s(8)), ("9:57".into(), "0:00".into()));
    }

    #[test]
    fn a_stop_keeps_the_rest_of_the_delay_and_gives_no_new_one_x63() {
        let mut clock = started("600d5");
        clock.pause(s(2)).unwrap();
        assert_eq!(clock.reading(s(60)).unwrap().white.delay, Span::seconds(3));
        assert_eq!(clock.resume(s(60)).unwrap(), Some(White));
        assert_eq!(time(&clock, White, s(63)), "10:00");
        assert_eq!(time(&clock, White, s(64)), "9:59");
    }

    #[test]
    fn a_stop_and_a_resumption_bring_no_increment_x64() {
        let mut clock = started("300+3");
        clock.pause(s(3)).unwrap();
        clock.resume(s(100)).unwrap();
        assert_eq!(time(&clock, White, s(100)), "5:00");
        assert_eq!(moves(&clock, White), 0);
    }

    #[test]
    fn a_clock_turned_back_brings_no_increment_to_anyone_blitz_9_2() {
        let mut clock = started("180+2");
        clock.press(White, s(10)).unwrap();
        clock.start(White, s(15)).unwrap();
        clock.start(Black, s(40)).unwrap();
        assert_eq!(time(&clock, White, s(40)), "2:29");
        assert_eq!(time(&clock, Black, s(40)), "2:57");
        assert_eq!((moves(&clock, White), moves(&clock, Black)), (1, 0));
    }

    #[test]
    fn what_one_side_of_an_hourglass_loses_the_other_gains() {
        let mut clock = started("*60");
        assert_eq!(time(&clock, Black, s(20)), "1:20");
        clock.press(White, s(20)).unwrap();
        assert_eq!(clock.flag_at(Black), Some(s(100)));
        let end = clock.reading(s(500)).unwrap();
        assert_eq!((end.white.time, end.black.time), (Some(Span::seconds(120)), Some(Span::ZERO)));
        assert_eq!(end.black.flag, Some(s(100)));
    }
}

mod flags {
    use super::*;

    #[test]
    fn an_increment_does_not_raise_a_fallen_flag_blitz_3() {
        let mut clock = started("10+2");
        clock.press(White, s(20)).unwrap();
        assert_eq!(time(&clock, White, s(20)), "0:02");
        assert_eq!(flag(&clock, White, s(20)), Some(s(12)));
        clock.press(Black, s(21)).unwrap();
        assert_eq!(flag(&clock, White, s(90)), Some(s(12)));
    }

    #[test]
    fn added_time_does_not_raise_a_fallen_flag_but_setting_the_clock_does() {
        let mut clock = started("10");
        clock.add(White, Span::minutes(2), s(11)).unwrap();
        assert_eq!(flag(&clock, White, s(11)), Some(s(10)));
        let setting = clock.reading(s(11)).unwrap().white.setting();
        clock.set(White, setting, s(11)).unwrap();
        assert_eq!(flag(&clock, White, s(11)), None);
        assert_eq!(clock.flag_at(White), Some(s(131)));
    }

    #[test]
    fn the_clock_knows_which_of_two_flags_fell_first_iii_3_1() {
        let mut clock = started("10");
        clock.press(White, s(11)).unwrap();
        let reading = clock.reading(s(60)).unwrap();
        assert_eq!((reading.white.flag, reading.black.flag), (Some(s(10)), Some(s(21))));
    }

    #[test]
    fn the_move_of_a_control_must_be_pressed_before_the_last_millisecond_6_9() {
        let at_zero = |at| {
            let mut clock = started("1/10:60");
            clock.press(White, at).unwrap();
            flag(&clock, White, at)
        };
        assert_eq!(at_zero(ms(9_999)), None);
        assert_eq!(at_zero(ms(10_000)), Some(s(10)));
    }
}

mod arbiter {
    use super::*;

    #[test]
    fn a_stop_freezes_both_clocks_until_the_arbiter_lets_play_go_on_6_11_1() {
        let mut clock = started("300");
        clock.pause(s(30)).unwrap();
        assert_eq!(clock.motion(), Motion::Stopped(White));
        assert_eq!((clock.flag_at(White), clock.flag_at(Black)), (None, None));
        assert_eq!(time(&clock, White, s(9_999)), "4:30");
        clock.pause(s(10_000)).unwrap();
        assert_eq!(clock.resume(s(10_000)).unwrap(), Some(White));
        assert_eq!(time(&clock, White, s(10_010)), "4:20");
    }

    #[test]
    fn a_clock_that_was_never_started_has_nothing_to_resume_6_11_3() {
        let mut clock = ChessClock::new("300".parse().unwrap());
        clock.pause(s(1)).unwrap();
        assert_eq!(clock.resume(s(2)).unwrap(), None);
        assert_eq!(clock.motion(), Motion::Ready);
    }

    #[test]
    fn the_arbiter_may_let_the_other_side_go_on_7_4_1() {
        let mut clock = started("300");
        clock.pause(s(10)).unwrap();
        clock.start(Black, s(20)).unwrap();
        assert_eq!(time(&clock, Black, s(25)), "4:55");
    }

    #[test]
    fn a_defective_clock_is_replaced_with_times_and_counters_6_10_1() {
        let mut clock = started("40/5400+30:1800+30");
        play(&mut clock, 3, 10);
        let at = clock.seen();
        let faces = BySide {
            white: Setting { time: Span::minutes(42), moves: 3, period: 0 },
            black: Setting { time: Span::minutes(40), moves: 3, period: 0 },
        };
        clock.replace(clock.control().clone(), faces, at).unwrap();
        assert_eq!(clock.motion(), Motion::Stopped(White));
        assert_eq!(time(&clock, White, s(9_000)), "42:00");
        assert_eq!(clock.resume(s(9_000)).unwrap(), Some(White));
        assert_eq!(time(&clock, White, s(9_001)), "41:59");
        assert_eq!(clock.reading(s(9_001)).unwrap().white.used, Span::seconds(31));
    }

    #[test]
    fn a_wrong_increment_is_corrected_with_what_it_would_have_given_6_10_2() {
        let mut clock = started("5400+3");
        play(&mut clock, 12, 30);
        let at = clock.seen();
        clock.pause(at).unwrap();
        let reading = clock.reading(at).unwrap();
        let faces = BySide::from_fn(|side| {
            let face = reading.face(side);
            let missing = Span::seconds(27).saturating_mul(u64::from(face.moves));
            Setting { time: face.time.unwrap().saturating_add(missing), ..face.setting() }
        });
        let before = reading.white.time.unwrap();
        clock.replace("5400+30".parse().unwrap(), faces, at).unwrap();
        let after = clock.reading(at).unwrap().white;
        assert_eq!(after.time, Some(before.saturating_add(Span::seconds(5 * 60 + 24))));
        assert_eq!(after.moves, 12);
    }

    #[test]
    fn an_increment_granted_late_counts_from_the_next_press_iii_4() {
        let mut clock = started("300");
        clock.pause(s(190)).unwrap();
        let reading = clock.reading(s(190)).unwrap();
        let two_more = Span::minutes(7);
        let faces = BySide {
            white: reading.white.setting(),
            black: Setting { time: two_more, ..reading.black.setting() },
        };
        clock.replace("300+5".parse().unwrap(), faces, s(200)).unwrap();
        clock.resume(s(200)).unwrap();
        assert_eq!(time(&clock, White, s(200)), "1:50");
        assert_eq!(time(&clock, Black, s(200)), "7:00");
        clock.press(White, s(210)).unwrap();
        assert_eq!(time(&clock, White, s(210)), "1:45");
    }

    #[test]
    fn a_penalty_is_added_to_a_running_clock_which_runs_on_12_9_2() {
        let mut clock = started("300");
        assert_eq!(clock.add(White, Span::minutes(2), s(110)).unwrap(), Span::minutes(2));
        assert_eq!(time(&clock, White, s(110)), "5:10");
        assert_eq!(time(&clock, White, s(111)), "5:09");
        assert_eq!(clock.flag_at(White), Some(s(420)));
    }

    #[test]
    fn taking_all_the_time_of_a_clock_that_stands_is_no_flag_fall_x105() {
        let mut clock = started("60");
        assert_eq!(clock.take(Black, Span::minutes(2), s(1)).unwrap(), Span::minutes(1));
        assert_eq!(flag(&clock, Black, s(30)), None);
        clock.press(White, s(30)).unwrap();
        assert_eq!(flag(&clock, Black, s(30)), Some(s(30)));
        let mut running = started("60");
        running.take(White, Span::minutes(2), s(1)).unwrap();
        assert_eq!(flag(&running, White, s(1)), Some(s(1)));
    }

    #[test]
    fn an_illegal_move_is_undone_with_times_and_counter_as_before_the_press_7_1() {
        let mut clock = started("1800+30");
        clock.press(White, s(20)).unwrap();
        let at_the_press = clock.reading(s(20)).unwrap();
        let increment = Span::seconds(30);
        clock.pause(s(70)).unwrap();
        let white = at_the_press.white;
        let undone = Setting {
            time: white.time.unwrap().saturating_sub(increment),
            moves: white.moves - 1,
            period: 0,
        };
        clock.set(White, undone, s(70)).unwrap();
        clock.set(Black, at_the_press.black.setting(), s(70)).unwrap();
        clock.add(Black, Span::minutes(2), s(70)).unwrap();
        clock.start(White, s(80)).unwrap();
        assert_eq!(time(&clock, White, s(80)), "30:10");
        assert_eq!(time(&clock, Black, s(80)), "32:30");
        assert_eq!(moves(&clock, White), 0);
    }

    #[test]
    fn an_unknown_count_is_set_to_the_control_and_the_next_period_begins_8_6() {
        let mut clock = started("40/100:50");
        play(&mut clock, 2, 5);
        let at = s(200);
        assert!(flag(&clock, White, at).is_some());
        let setting = Setting { time: Span::seconds(50), moves: 40, period: 1 };
        clock.set(White, setting, at).unwrap();
        let face = clock.reading(at).unwrap().white;
        assert_eq!((face.flag, face.moves, face.moves_due), (None, 40, None));
        clock.press(White, s(210)).unwrap();
        assert_eq!(time(&clock, White, s(210)), "0:40");
    }

    #[test]
    fn sealing_early_is_charged_and_the_times_used_are_known_i_1_2_i_2_3() {
        let mut clock = started("7200");
        clock.press(White, s(600)).unwrap();
        clock.pause(s(900)).unwrap();
        assert_eq!(clock.take(Black, Span::minutes(20), s(900)).unwrap(), Span::minutes(20));
        let reading = clock.reading(s(900)).unwrap();
        assert_eq!(reading.white.used, Span::minutes(10));
        assert_eq!(reading.black.used, Span::minutes(5));
        assert_eq!(reading.black.time, Some(Span::minutes(95)));
    }
}

mod device {
    use super::*;

    #[test]
    fn a_moment_before_one_already_seen_is_refused_by_name() {
        let mut clock = started("300");
        clock.press(White, s(5)).unwrap();
        let error = clock.press(Black, ms(4_999)).unwrap_err();
        assert_eq!(
            error.to_string(),
            "moment 4999 ms is earlier than 5000 ms, which the clock has already seen"
        );
        assert_eq!(clock.reading(ms(4_999)).unwrap_err(), error);
        assert!(clock.press(Black, s(5)).is_ok());
    }

    #[test]
    fn times_and_counters_stop_at_their_ends() {
        let mut clock = started("300+3");
        let most = Setting { time: Span::MAX, moves: u16::MAX, period: u16::MAX };
        clock.set(White, most, s(0)).unwrap();
        assert_eq!(clock.flag_at(White), Some(Moment::MAX));
        assert_eq!(clock.add(White, Span::seconds(1), s(0)).unwrap(), Span::ZERO);
        clock.press(White, s(0)).unwrap();
        let face = clock.reading(Moment::MAX).unwrap().white;
        assert_eq!((face.time, face.moves), (Some(Span::MAX), u16::MAX));
        assert_eq!(clock.flag_at(Black), Some(ms(303_000)));
    }

    #[test]
    fn a_period_without_time_falls_at_once_unless_its_increment_comes_first() {
        assert_eq!(started("0+5").flag_at(White), Some(s(5)));
        assert_eq!(started_with("0+5", AFTER_MOVE).flag_at(White), Some(s(0)));
    }

    #[test]
    fn a_clock_is_small_and_needs_no_heap() {
        assert!(size_of::<ChessClock>() <= 512, "{} bytes", size_of::<ChessClock>());
        assert!(!std::mem::needs_drop::<ChessClock>());
        assert!(size_of::<TimeControl>() <= 384, "{} bytes", size_of::<TimeControl>());
    }
}
