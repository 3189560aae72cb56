//! Whatever shakmaty or cozy-chess calls impossible, we call impossible too, with a reason.

#[path = "../../../crates/chess/tests/positions/mod.rs"]
mod kinds;

use chess::{CastlingStyle, EnPassantStyle, Position};
use kinds::{Dice, castling_soup, en_passant_soup, go_wrong, play_out, soup, start};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};

/// Their objections: empty if they accept the position.
fn objections(position: &Position) -> Vec<String> {
    let mut setup = position.to_setup();
    setup.quiet_plies = setup.quiet_plies.min(100);
    let position = Position::try_from(setup).expect("a position as before");
    let fen = position.to_fen(CastlingStyle::Shredder, EnPassantStyle::Always);
    let setup: Fen = fen.parse().expect("shakmaty reads our FEN");
    let shakmaty = setup.into_position::<Chess>(CastlingMode::Chess960).err();
    let cozy_chess = cozy_chess::Board::from_fen(&fen, true).err();
    let shakmaty = shakmaty.map(|error| format!("shakmaty: {error}"));
    let cozy_chess = cozy_chess.map(|error| format!("cozy-chess: {error}"));
    shakmaty.into_iter().chain(cozy_chess).collect()
}

#[test]
fn what_they_refuse_has_a_reason_here() {
    let mut dice = Dice(41);
    let mut refused = 0;
    let mut found = 0;
    let mut show = |position: &Position| {
        // They do not support mirrored castling.
        let rights = position.castling();
        if chess::Color::ALL.into_iter().any(|color| rights.is_mirrored(color)) {
            return;
        }
        let objections = objections(position);
        let reasons = position.soundness_from(None);
        refused += usize::from(!objections.is_empty());
        found += usize::from(!reasons.is_empty());
        assert!(objections.is_empty() || !reasons.is_empty(), "{position}: {objections:?}");
    };
    for _ in 0..20_000 {
        show(&soup(&mut dice));
        show(&castling_soup(&mut dice));
        show(&en_passant_soup(&mut dice));
        let (first, plies) = (start(&mut dice), 1 + dice.below(100));
        let mut last = first.clone();
        play_out(first, plies, false, &mut dice, |position| last = position.clone());
        if let Some(wrong) = go_wrong(&last, &mut dice) {
            show(&wrong);
        }
    }
    assert!(refused > 10_000, "{refused} refused");
    assert!(found > refused, "{found} found, {refused} refused");
    println!("{refused} refused by them, {found} proved impossible here");
}
