//! In any position the generator, the slow reference and the judge agree.

#![no_main]

#[path = "../../crates/chess/tests/reference/mod.rs"]
mod reference;

use chess::{Move, Position, Role};
use libfuzzer_sys::fuzz_target;
use reference::Reference;
use tuomari_fuzz::{position, square};

fuzz_target!(|bytes: &[u8]| {
    let Some(position) = position(bytes) else { return };
    let reference = Reference::of(&position);
    let mut moves: Vec<Move> = position.legal_moves().map(|legal| legal.to_move()).collect();
    moves.sort();
    assert_eq!(moves, reference.legal_moves(), "{position}");
    for legal in position.legal_moves() {
        let next = legal.play();
        assert_eq!(Reference::of(&next), reference.after(legal.to_move()), "{position} {legal:?}");
        assert_eq!(Position::try_from(next.to_setup()), Ok(next), "{position} {legal:?}");
        assert_eq!(position.judge(legal.to_uci()), Ok(legal), "{position} {legal:?}");
    }
    // The same bytes again, as moves made by hand.
    for made in bytes.chunks_exact(3) {
        let promotion = Role::ALL.get(usize::from(made[2])).copied();
        let m = Move { from: square(made[0]), to: square(made[1]), promotion };
        match position.judge(m) {
            Ok(legal) => assert!(moves.contains(&legal.to_move()), "{position} {m}"),
            Err(illegal) => {
                assert!(!illegal.reasons.is_empty(), "{position} {m}");
                assert!(!moves.contains(&m), "{position} {illegal}");
            }
        }
    }
});
