//! Whatever a LiveChess or a driver says, nothing panics, the games that come of it are read back as
//! they were written, and hands do nothing more once the board is still.

#![no_main]

use audit::live::{Hall, Hands, LiveFeed, Sign, Told};
use clock::{Moment, Span};
use libfuzzer_sys::fuzz_target;
use notation::pgn::Games;

fuzz_target!(|input: &str| {
    let settle = Span::millis(2500);
    let mut hall = Hall::new(settle);
    let mut feed = LiveFeed::new("");
    let mut hands = Hands::new(settle).without_lever();
    let mut now = 0;
    for line in input.lines() {
        now += 1300;
        let at = Moment::from_millis(now);
        hall.hear(line, at);
        hall.tick(at);
        if let Some(pgn) = hall.changed() {
            for found in Games::new(pgn.as_bytes()) {
                let found = found.expect("bytes in memory can be read");
                assert!(found.lost_at.is_none(), "{pgn}");
            }
        }
        let told = line.parse::<Told>().map(|told| told.sign);
        for sign in feed.hear(line).signs.into_iter().chain(told) {
            match sign {
                Sign::Felt(placement) => hands.see(placement, at),
                Sign::Pressed(by) => drop(hands.press(by, at)),
                Sign::Clocks(_) => {}
            }
        }
        hands.tick(at);
    }
    hands.tick(Moment::from_millis(now + 60_000));
    let more = hands.tick(Moment::from_millis(now + 120_000));
    assert!(more.is_empty(), "{more:?}");
});
