//! Whatever is done to a clock: a moment that is over changes nothing, a look changes nothing, and a
//! flag falls when the clock said that it would.

#![no_main]

use clock::{ChessClock, Moment, Setting, Side, Span, TimeControl};
use libfuzzer_sys::fuzz_target;

/// One of every kind, used where the text is not one.
const CONTROLS: [&str; 7] = ["-", "300+3", "40/60+1:30", "2/5:4", "*60", "60d3", "60b2"];

fuzz_target!(|input: (&str, &[u8])| {
    let (text, calls) = input;
    let control = text.parse::<TimeControl>();
    let control = control.unwrap_or_else(|_| CONTROLS[text.len() % 7].parse().expect("a control"));
    let mut clock = ChessClock::new(control);
    let mut at = 0_u64;
    for call in calls.chunks_exact(3) {
        let &[what, when, how_much] = call else { continue };
        let side = Side::ALL[usize::from(what >> 7)];
        let span = Span::millis(u64::from(how_much) * 250);
        // One moment in eight lies before the latest.
        at = if when & 7 == 0 { at.saturating_sub(9) } else { at + u64::from(when) * 40 };
        let moment = Moment::from_millis(at);
        let before = clock.clone();
        let setting = Setting { time: span, moves: u16::from(when), period: u16::from(what & 3) };
        let is_done = match what & 0x7f {
            0..=15 => clock.start(side, moment).is_ok(),
            16..=63 => clock.press(side, moment).is_ok(),
            64..=71 => clock.count_move(side, moment).is_ok(),
            72..=79 => clock.pause(moment).is_ok(),
            80..=95 => clock.resume(moment).is_ok(),
            96..=103 => clock.add(side, span, moment).is_ok(),
            104..=111 => clock.take(side, span, moment).is_ok(),
            112..=115 => clock.set(side, setting, moment).is_ok(),
            _ => clock.live_until(moment).is_ok(),
        };
        assert_eq!(is_done, before.seen() <= moment);
        if !is_done {
            assert_eq!(clock, before);
            at = clock.seen().as_millis();
            continue;
        }
        assert_eq!(clock.reading(moment), clock.reading(moment));
        for side in Side::ALL {
            let Some(falls) = clock.flag_at(side).filter(|falls| *falls > moment) else { continue };
            let reading = clock.reading(falls).expect("a moment to come");
            assert_eq!(reading.face(side).flag, Some(falls));
        }
    }
});
