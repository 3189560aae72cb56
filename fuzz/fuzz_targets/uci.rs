//! Any text is read as a move without a panic, writes back as read, and can be judged.

#![no_main]

use chess::{Move, Position};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut position = Position::initial();
    for word in text.split(' ') {
        let Ok(m) = word.parse::<Move>() else { continue };
        assert_eq!(m.to_string(), word.to_ascii_lowercase());
        match position.judge(m) {
            Ok(legal) => {
                assert_eq!(position.judge(legal.to_uci()), Ok(legal));
                position = legal.play();
            }
            Err(illegal) => assert!(!illegal.reasons.is_empty(), "{position} {m}"),
        }
    }
});
