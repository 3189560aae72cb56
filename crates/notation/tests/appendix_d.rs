//! D.2.1: moves announced and heard.

#![allow(clippy::unwrap_used)] // a helper that fails fails its test

extern crate tuomari_notation as notation;

mod common;

use chess::Position;
use common::playouts;
use notation::spoken::{HearError, Spelling, Tongue, Voice, hear};
use notation::{Form, Language, ReadError, read};
use proptest::prelude::*;

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

/// A move in English notation, announced.
fn said(position: &Position, san: &str, voice: &Voice) -> String {
    voice.say(&read(position, san, Language::English).unwrap().legal)
}

/// The move heard in the words, in UCI, and the slips as `said>taken for`.
fn heard(position: &Position, words: &str, tongue: Tongue) -> (String, Vec<String>) {
    match hear(position, words, tongue) {
        Ok(heard) => {
            let slips = heard.slips.iter();
            let slips = slips.map(|slip| format!("{}>{}", slip.said, slip.taken_for)).collect();
            (heard.legal.to_uci().to_string(), slips)
        }
        Err(error) => panic!("{words}: {error}"),
    }
}

#[test]
fn files_ranks_and_pieces_have_the_names_of_d_2_1() {
    let voice = Voice::default();
    let start = Position::initial();
    assert_eq!(said(&start, "e4", &voice), "Bauer Eva zwei Eva vier");
    assert_eq!(said(&start, "Nf3", &voice), "Springer Gustav eins Felix drei");
    let short = Voice { form: Form::Short, ..voice };
    assert_eq!(said(&start, "e4", &short), "Eva vier");
    assert_eq!(said(&start, "Nc3", &short), "Springer Cesar drei");
    let board = position("r3k2r/1P6/8/4p3/3P4/8/8/R1BQK2R w KQkq - 0 1");
    assert_eq!(said(&board, "O-O", &voice), "Kurze Rochade");
    assert_eq!(said(&board, "dxe5", &voice), "Bauer David vier schlägt Eva fünf");
    assert_eq!(said(&board, "b8=Q+", &voice), "Bauer Bella sieben Bella acht Dame Schach");
    assert_eq!(said(&board, "bxa8=N", &short), "Bella schlägt Anna acht Springer");
    assert_eq!(said(&board, "Bh6", &voice), "Läufer Cesar eins Hektor sechs");
    let castled = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert_eq!(said(&castled, "O-O-O", &voice), "Lange Rochade");
}

#[test]
fn mate_and_en_passant_are_announced() {
    let voice = Voice::default();
    let mate = position("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2");
    assert_eq!(said(&mate, "Qh4#", &voice), "Dame David acht Hektor vier Matt");
    let passing = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let words = "Bauer Eva fünf schlägt David sechs en passant";
    assert_eq!(said(&passing, "exd6", &voice), words);
    assert_eq!(heard(&passing, words, Tongue::German), ("e5d6".into(), vec![]));
}

#[test]
fn umlauts_can_be_spelt_out() {
    let plain = Voice { spelling: Spelling::Plain, ..Voice::default() };
    let board = position("4k3/8/8/5p2/8/3B4/8/4K3 w - - 0 1");
    assert_eq!(said(&board, "Bxf5", &plain), "Laeufer David drei schlaegt Felix fuenf");
    assert_eq!(said(&board, "Kd2", &plain), "Koenig Eva eins David zwei");
}

#[test]
fn the_words_of_d_2_1_are_heard_in_every_spelling() {
    let start = Position::initial();
    for words in [
        "Springer Gustav eins Felix drei",
        "springer gustav eins felix drei",
        "Springer, Gustav eins - Felix drei.",
        "Springer von Gustav eins nach Felix drei",
        "SPRINGER FELIX DREI",
    ] {
        assert_eq!(heard(&start, words, Tongue::German), ("g1f3".into(), vec![]), "{words}");
    }
    let board = position("4k3/8/8/5p2/8/3B4/8/4K3 w - - 0 1");
    for words in
        ["Läufer schlägt Felix fünf", "Laeufer schlaegt Felix fuenf", "laufer schlagt felix funf"]
    {
        assert_eq!(heard(&board, words, Tongue::German), ("d3f5".into(), vec![]), "{words}");
    }
}

#[test]
fn slips_are_understood_and_told() {
    let start = Position::initial();
    let german = |words| heard(&start, words, Tongue::German);
    let slips = |slips: &[&str]| slips.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(german("Emil vier"), ("e2e4".into(), slips(&["Emil>Eva"])));
    assert_eq!(german("Eva4"), ("e2e4".into(), slips(&["4>vier"])));
    assert_eq!(german("e2 e4"), ("e2e4".into(), slips(&["e>Eva", "2>zwei", "e>Eva", "4>vier"])));
    assert_eq!(
        german("Pferd Fritz drei"),
        ("g1f3".into(), slips(&["Pferd>Springer", "Fritz>Felix"]))
    );
    // Misspelt or misheard.
    assert_eq!(german("Springer Gutsav eins Felix drei").1, slips(&["Gutsav>Gustav"]));
    // The name of the piece is missing.
    assert_eq!(german("Gustav eins Felix drei"), ("g1f3".into(), vec![]));
    let queen = position("4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    let promotion = position("8/3PQ3/8/8/k7/8/8/4K3 w - - 0 1");
    assert!(hear(&promotion, "David acht", Tongue::German).is_err(), "the pawn may be meant");
    assert_eq!(heard(&queen, "David fünf", Tongue::German), ("d1d5".into(), slips(&[">Dame"])));
}

#[test]
fn castling_without_a_side_is_heard_where_only_one_is_possible() {
    let one = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert_eq!(heard(&one, "Rochade", Tongue::German).0, "e1g1");
    let two = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    let error = hear(&two, "Rochade", Tongue::German).unwrap_err();
    assert_eq!(error.to_string(), "ambiguous: Kurze Rochade or Lange Rochade");
    assert_eq!(heard(&two, "lange Rochade", Tongue::German).0, "e1c1");
    assert_eq!(heard(&two, "große Rochade", Tongue::German).1, ["große>Lange"]);
    assert_eq!(heard(&two, "castles queen side", Tongue::English).0, "e1c1");
    assert_eq!(heard(&two, "lyhyt linna", Tongue::Finnish).0, "e1g1");
    assert_eq!(heard(&two, "lång rockad", Tongue::Swedish).0, "e1c1");
}

#[test]
fn english_words_that_sound_alike_are_told_by_the_position() {
    let start = Position::initial();
    assert_eq!(heard(&start, "knight to f three", Tongue::English), ("g1f3".into(), vec![]));
    assert_eq!(heard(&start, "night eff tree", Tongue::English).0, "g1f3");
    assert_eq!(heard(&start, "pawn e to e for", Tongue::English).0, "e2e4");
    assert_eq!(heard(&start, "echo four", Tongue::English).1, ["echo>e"]);
    let takes = position("4k3/8/8/3b4/8/4N3/8/4K3 w - - 0 1");
    assert_eq!(heard(&takes, "knight takes bishop d five", Tongue::English).0, "e3d5");
    assert!(hear(&takes, "knight takes rook d five", Tongue::English).is_err());
}

#[test]
fn finnish_and_swedish_are_heard() {
    let start = Position::initial();
    assert_eq!(heard(&start, "ratsu äf kolme", Tongue::Finnish).0, "g1f3");
    assert_eq!(heard(&start, "sotilas e kaksi e neljä", Tongue::Finnish), ("e2e4".into(), vec![]));
    assert_eq!(heard(&start, "springare f tre", Tongue::Swedish), ("g1f3".into(), vec![]));
    assert_eq!(heard(&start, "bonde till e fyra", Tongue::Swedish), ("e2e4".into(), vec![]));
    let promotion = position("8/4P3/8/k7/8/8/8/4K3 w - - 0 1");
    assert_eq!(heard(&promotion, "e kahdeksan korottuu daamiksi", Tongue::Finnish).0, "e7e8q");
}

#[test]
fn a_draw_offer_can_be_said_with_the_move() {
    let start = Position::initial();
    assert!(hear(&start, "Eva vier Remis", Tongue::German).unwrap().draw_offer);
}

#[test]
fn what_is_not_understood_says_why() {
    let start = Position::initial();
    let german = |words| hear(&start, words, Tongue::German).unwrap_err();
    assert_eq!(german(""), HearError::Silence);
    assert_eq!(german("Eva Quatsch"), HearError::UnknownWord { place: 2, said: "Quatsch".into() });
    assert_eq!(german("Eva Springer Dame"), HearError::NoMove);
    assert_eq!(german("Springer"), HearError::NoMove);
    let error = german("Springer Eva drei");
    let HearError::Refused(ReadError::Nobody { nearest }) = error else { panic!("{error:?}") };
    assert!(nearest.iter().any(|near| near.text == "Springer Gustav eins Felix drei"));
    assert_eq!(german(&"Eva ".repeat(500)), HearError::NoMove);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn what_is_said_is_heard_without_slips(playout in playouts(), long in any::<bool>()) {
        let position = playout.position();
        for legal in position.legal_moves() {
            for tongue in Tongue::ALL {
                for spelling in [Spelling::Full, Spelling::Plain] {
                    let form = if long { Form::Long } else { Form::Short };
                    let words = Voice { tongue, form, spelling }.say(&legal);
                    match hear(&position, &words, tongue) {
                        Ok(heard) => {
                            prop_assert_eq!(heard.legal, legal, "{}", words);
                            prop_assert!(heard.slips.is_empty(), "{words}: {:?}", heard.slips);
                        }
                        Err(error) => prop_assert!(false, "{words} in {position}: {error}"),
                    }
                }
            }
        }
    }

    #[test]
    fn no_words_upset_the_hearer(playout in playouts(), words in ".{0,40}") {
        let position = playout.position();
        for tongue in Tongue::ALL {
            let _ = hear(&position, &words, tongue);
        }
    }

    #[test]
    fn no_order_of_known_words_upsets_the_hearer(
        playout in playouts(),
        words in proptest::collection::vec(
            prop::sample::select(&[
                "knight", "to", "for", "e", "g", "one", "takes", "queen", "check", "castles",
                "short", "passant", "ate", "too", "mate", "won",
            ][..]), 0..14),
    ) {
        let position = playout.position();
        let _ = hear(&position, &words.join(" "), Tongue::English);
    }
}
