//! Print, then parse: the same move, for every language and every option.

#![allow(clippy::unwrap_used)] // a helper that fails fails its test

extern crate tuomari_notation as notation;

mod common;

use chess::Legal;
use common::playouts;
use notation::{
    CaptureSign, CastlingSign, CheckSigns, EnPassantMark, Form, Language, Pieces, PromotionSign,
    Style, read, uci,
};
use proptest::prelude::*;

fn styles() -> impl Strategy<Value = Style> {
    (
        prop::sample::select(&[Form::Short, Form::Long, Form::Hyphenated][..]),
        prop::sample::select(&[Pieces::Letters, Pieces::Figurines, Pieces::ColoredFigurines][..]),
        prop::sample::select(&[CaptureSign::Cross, CaptureSign::Colon, CaptureSign::Nothing][..]),
        prop::sample::select(
            &[CheckSigns::Nothing, CheckSigns::Pluses, CheckSigns::Cross, CheckSigns::Hash][..],
        ),
        prop::sample::select(&[EnPassantMark::Nothing, EnPassantMark::Marked][..]),
        prop::sample::select(
            &[
                PromotionSign::Nothing,
                PromotionSign::Equals,
                PromotionSign::Parentheses,
                PromotionSign::Slash,
            ][..],
        ),
        prop::sample::select(&[CastlingSign::Zeros, CastlingSign::Letters][..]),
    )
        .prop_map(|(form, pieces, capture, check, en_passant, promotion, castling)| Style {
            language: Language::English,
            form,
            pieces,
            capture,
            check,
            en_passant,
            promotion,
            castling,
        })
}

fn assert_round_trip(legal: &Legal<'_>, style: &Style) {
    let text = style.write(legal);
    match read(legal.position(), &text, style.language) {
        Ok(reading) => assert_eq!(reading.legal, *legal, "{text} in {}", legal.position()),
        Err(error) => panic!("{text} in {}: {error}", legal.position()),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn what_is_written_in_any_language_and_style_is_read_as_the_same_move(
        playout in playouts(), style in styles(),
    ) {
        let position = playout.position();
        for legal in position.legal_moves() {
            for language in Language::ALL {
                assert_round_trip(&legal, &Style { language, ..style });
            }
        }
    }

    #[test]
    fn what_appendix_c_prescribes_is_read_without_remarks(playout in playouts()) {
        let position = playout.position();
        for legal in position.legal_moves() {
            let style = Style::of(Language::Finnish);
            let reading = read(&position, &style.write(&legal), Language::Finnish).unwrap();
            prop_assert!(reading.remarks.is_empty(), "{:?}: {:?}", legal, reading.remarks);
        }
    }

    #[test]
    fn uci_goes_there_and_back(playout in playouts()) {
        let position = playout.position();
        for legal in position.legal_moves() {
            prop_assert_eq!(uci::read(&position, &uci::write(&legal)), Ok(legal));
        }
    }

    #[test]
    fn no_two_legal_moves_are_written_alike(playout in playouts(), style in styles()) {
        let position = playout.position();
        let mut texts: Vec<_> = position.legal_moves().map(|legal| style.write(&legal)).collect();
        texts.sort();
        let all = texts.len();
        texts.dedup();
        prop_assert_eq!(texts.len(), all);
    }

    #[test]
    fn no_text_upsets_the_reader(playout in playouts(), text in ".{0,12}") {
        let position = playout.position();
        for language in Language::ALL {
            let _ = read(&position, &text, language);
        }
    }

    #[test]
    fn no_text_that_looks_like_notation_upsets_the_reader(
        playout in playouts(), text in "[KDTLRa-h1-8x:=+()0O.l -]{0,10}",
    ) {
        let position = playout.position();
        if let Ok(reading) = read(&position, &text, Language::Finnish) {
            // What was read can be written and read again.
            let style = Style::of(Language::Finnish);
            assert_round_trip(&reading.legal, &style);
        }
    }
}
