//! Whatever is heard as a move is said so that it is heard as the same move, in every tongue.
//!
//! The input is a FEN, a line break and words; or only words, for the initial position.

#![no_main]

use chess::Position;
use libfuzzer_sys::fuzz_target;
use notation::spoken::{Tongue, Voice, hear};

fuzz_target!(|input: &str| {
    let (fen, words) = input.split_once('\n').unwrap_or(("", input));
    let position: Position = fen.parse().unwrap_or_else(|_| Position::initial());
    for tongue in Tongue::ALL {
        let Ok(heard) = hear(&position, words, tongue) else { continue };
        for other in Tongue::ALL {
            let said = Voice { tongue: other, ..Voice::default() }.say(&heard.legal);
            let again = hear(&position, &said, other);
            assert!(
                again.is_ok_and(|again| again.legal == heard.legal),
                "{words:?} is {said:?}, which is heard differently in {position}"
            );
        }
    }
});
