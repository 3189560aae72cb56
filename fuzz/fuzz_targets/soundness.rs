//! Soundness can be asked of any position, and no position reached in a game is called unsound.

#![no_main]

use chess::{ByColor, Chess960, Position, Start};
use libfuzzer_sys::fuzz_target;
use tuomari_fuzz::position;

/// Plays the legal moves that the bytes choose, from the start that the first ones choose.
fn play(bytes: &[u8]) {
    let Some((&[kind, high, low], choices)) = bytes.split_first_chunk::<3>() else { return };
    let start = match kind % 3 {
        0 => Start::Usual,
        1 => match Chess960::new(u16::from_be_bytes([high, low]) % 960) {
            Some(array) => Start::Chess960(array),
            None => return,
        },
        _ => Start::Exchanged(ByColor { white: high & 1 == 1, black: low & 1 == 1 }),
    };
    let mut position = Position::start(start);
    for choice in choices {
        assert_eq!(position.soundness_from(Some(start)), [], "{start:?} {position}");
        assert_eq!(position.soundness_from(None), [], "{start:?} {position}");
        let moves = position.legal_moves();
        if moves.len() == 0 {
            return;
        }
        let pick = usize::from(*choice) % moves.len();
        let Some(legal) = position.legal_moves().nth(pick) else { return };
        position = legal.play();
    }
}

fuzz_target!(|bytes: &[u8]| {
    play(bytes);
    let Some(position) = position(bytes) else { return };
    for reason in position.soundness().into_iter().chain(position.soundness_from(None)) {
        assert!(!reason.to_string().is_empty());
    }
});
