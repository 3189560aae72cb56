//! Appendix C of the Laws, article by article: the file is as long as the appendix.

#![allow(clippy::unwrap_used)] // a helper that fails fails its test

extern crate tuomari_notation as notation;

use chess::{Position, Square};
use notation::{
    CheckSigns, Claim, Language, PromotionSign, ReadError, Remark, Style, Wanted, read,
};

const FI: Language = Language::Finnish;
const EN: Language = Language::English;

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

/// The move as UCI, or the error's text.
fn reads(position: &Position, text: &str, language: Language) -> String {
    match read(position, text, language) {
        Ok(reading) => reading.legal.to_uci().to_string(),
        Err(error) => format!("{error:?}"),
    }
}

fn remarks(position: &Position, text: &str, language: Language) -> Vec<Remark> {
    read(position, text, language).unwrap().remarks.iter().collect()
}

/// The texts of an ambiguous reading.
fn candidates(position: &Position, text: &str, language: Language) -> Vec<String> {
    match read(position, text, language) {
        Err(ReadError::Ambiguous { candidates }) => {
            candidates.into_iter().map(|candidate| candidate.text).collect()
        }
        other => panic!("{text} is not ambiguous but {other:?}"),
    }
}

/// Plays a game of moves without numbers and returns whether a draw was offered with the last.
fn play(text: &str, language: Language) -> Result<(Position, bool), String> {
    let mut position = Position::initial();
    let mut offer = false;
    let moves = text.replace(" o.l.", "_o.l.").replace(" (=)", "_(=)");
    for written in
        moves.split_whitespace().filter(|word| word.trim_end_matches('.').parse::<u32>().is_err())
    {
        let written = written.replace('_', " ");
        let reading = read(&position, &written, language)
            .map_err(|error| format!("{}{}: {error}", position.move_number(), written))?;
        offer = reading.draw_offer;
        position = reading.legal.play();
    }
    Ok((position, offer))
}

#[test]
fn c2_officers_have_the_letters_of_the_language() {
    let board = position("4k3/8/8/8/8/8/8/RNBQK3 w Q - 0 1");
    assert_eq!(reads(&board, "Dd4", FI), "d1d4");
    assert_eq!(reads(&board, "Ta3", FI), "a1a3");
    assert_eq!(reads(&board, "Lf4", FI), "c1f4");
    assert_eq!(reads(&board, "Rc3", FI), "b1c3");
    assert_eq!(reads(&board, "Kf2", FI), "e1f2");
}

#[test]
fn c3_each_country_has_its_letters_and_the_language_is_never_guessed() {
    let board = position("4k3/8/8/8/8/8/3B2N1/R3K3 w - - 0 1");
    assert_eq!(reads(&board, "Lf4", Language::Dutch), "d2f4");
    assert_eq!(reads(&board, "Ff4", Language::French), "d2f4");
    assert_eq!(reads(&board, "Rf4", FI), "g2f4");
    assert_eq!(reads(&board, "Ra3", EN), "a1a3");
    assert_eq!(reads(&board, "Rf2", Language::French), "e1f2");
    assert_eq!(reads(&board, "♘f4", FI), "g2f4");
    assert_eq!(reads(&board, "♞f4", FI), "g2f4");
}

#[test]
fn letters_of_two_signs_and_of_other_alphabets_are_read() {
    let board = position("4k3/8/8/8/8/8/8/RNBQK3 w - - 0 1");
    assert_eq!(reads(&board, "Крf2", Language::Russian), "e1f2");
    assert_eq!(reads(&board, "Кc3", Language::Russian), "b1c3");
    // Latin letters of the same shape.
    assert_eq!(reads(&board, "Kpf2", Language::Russian), "e1f2");
    assert_eq!(remarks(&board, "Kpf2", Language::Russian), [Remark::LookAlike]);
    assert_eq!(reads(&board, "Cf4", Language::Russian), "c1f4");
    assert_eq!(reads(&board, "Şf2", Language::Turkish), "e1f2");
    assert_eq!(reads(&board, "S\u{327}f2", Language::Turkish), "e1f2");
    assert_eq!(reads(&board, "Žc3", Language::Lithuanian), "b1c3");
    assert_eq!(reads(&board, "Zc3", Language::Lithuanian), "b1c3");
    assert_eq!(reads(&board, "Ιγ3", Language::Greek), "b1c3");
    assert_eq!(reads(&board, "Αζ4", Language::Greek), "c1f4");
    assert_eq!(reads(&board, "Оf4", Language::Bulgarian), "c1f4");
    assert_eq!(reads(&board, "Of4", Language::Estonian), "c1f4");
}

#[test]
fn c4_a_letter_for_a_pawn_is_read_and_remarked() {
    let start = Position::initial();
    assert_eq!(reads(&start, "e4", FI), "e2e4");
    assert_eq!(remarks(&start, "se4", FI), [Remark::PawnLetter, Remark::LetterCase]);
    assert_eq!(remarks(&start, "Pe4", EN), [Remark::PawnLetter]);
    assert!(!read(&start, "Pe4", EN).unwrap().remarks.conform());
}

#[test]
fn c8_short_and_long_forms_with_and_without_a_hyphen() {
    let board = position("4k3/8/8/8/8/8/1B6/R3K3 w - - 0 1");
    for text in ["Le5", "Lb2e5", "Lb2-e5", "L-e5", "Lb2 - e5", "Lb2–e5"] {
        assert_eq!(reads(&board, text, FI), "b2e5", "{text}");
    }
    let black = position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    for text in ["e5", "e7e5", "e7-e5", "1...e5", "1. ... e5", "E5"] {
        assert_eq!(reads(&black, text, FI), "e7e5", "{text}");
    }
    assert!(remarks(&board, "Le5", FI).is_empty());
    // 2014 does not mention the long form, so it is always remarked; 2018 allows it.
    assert_eq!(remarks(&board, "Lb2-e5", FI), [Remark::LongForm, Remark::Hyphen]);
    assert!(read(&board, "Lb2-e5", FI).unwrap().remarks.conform());
    assert_eq!(remarks(&board, "b2e5", FI), [Remark::LongForm, Remark::LetterMissing]);
}

#[test]
fn c9_the_sign_of_capture_may_be_left_out_but_may_not_lie() {
    let board = position("4k3/8/8/4p3/8/8/1B6/4K3 w - - 0 1");
    for text in ["Lxe5", "Le5", "L:e5", "Le5:", "Lb2xe5", "L×e5", "LXe5"] {
        assert_eq!(reads(&board, text, FI), "b2e5", "{text}");
    }
    let empty = position("4k3/8/8/8/8/8/1B6/4K3 w - - 0 1");
    let error = read(&empty, "Lxe5", FI).unwrap_err();
    assert!(matches!(error, ReadError::Otherwise { claim: Claim::Capture, .. }));
    assert_eq!(error.to_string(), "nothing is taken by Le5");
}

#[test]
fn c9_3_a_pawn_captures_with_its_file() {
    let board = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    for text in ["exd5", "ed5", "e:d5", "ed5:", "e4xd5", "e4d5", "ed", "exd", "xd5"] {
        assert_eq!(reads(&board, text, FI), "e4d5", "{text}");
    }
    assert_eq!(remarks(&board, "ed", FI), [Remark::CaptureUnsigned, Remark::RankMissing]);
    assert_eq!(remarks(&board, "xd5", FI), [Remark::OriginMissing]);
    // Without a file it would be a step straight on, and there is none.
    let error = read(&board, "d5", FI).unwrap_err();
    assert_eq!(error.to_string(), "no such piece can go there; perhaps exd5 or e5");
}

#[test]
fn c9_3_en_passant_may_be_marked_but_the_mark_may_not_lie() {
    let game = "1. e4 e5 2. Rf3 Rf6 3. d4 exd4 4. e5 Re4 5. Dxd4 d5";
    let (board, _) = play(game, FI).unwrap();
    for text in
        ["ed6", "exd6", "exd6 o.l.", "exd6 e.p.", "exd6ol", "exd6 ep", "ed o.l.", "exd6 O. L."]
    {
        assert_eq!(reads(&board, text, FI), "e5d6", "{text}");
    }
    assert_eq!(Style::of(FI).write(&read(&board, "ed6", FI).unwrap().legal), "exd6 o.l.");
    assert_eq!(Style::of(EN).write(&read(&board, "ed6", EN).unwrap().legal), "exd6 e.p.");
    let error = read(&board, "e6 o.l.", FI).unwrap_err();
    assert!(matches!(error, ReadError::Otherwise { claim: Claim::EnPassant, .. }));
}

#[test]
fn c10_like_pieces_are_told_apart_as_the_examples_say() {
    let g1_e1 = position("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1");
    assert_eq!(candidates(&g1_e1, "Rf3", FI), ["Ref3", "Rgf3"]);
    let g5_g1 = position("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1");
    assert_eq!(candidates(&g5_g1, "Rf3", FI), ["R1f3", "R5f3"]);
    let h2_d4 = position("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1");
    assert_eq!(candidates(&h2_d4, "Rf3", FI), ["Rhf3", "Rdf3"]);
    assert_eq!(remarks(&h2_d4, "R2f3", FI), [Remark::RankForFile]);
    assert!(remarks(&h2_d4, "Rhf3", FI).is_empty());
    let taken = position("4k3/8/8/6N1/3N4/5p2/7N/K3N1N1 w - - 0 1");
    for (text, from) in [("Rgxf3", None), ("R5xf3", Some("g5f3")), ("Rhxf3", Some("h2f3"))] {
        match from {
            Some(uci) => assert_eq!(reads(&taken, text, FI), uci),
            None => assert_eq!(candidates(&taken, text, FI), ["Rg1xf3", "R5xf3"]),
        }
    }
}

#[test]
fn c10_rooks_on_one_rank_by_file_and_on_one_file_by_rank() {
    let rank = position("4k3/8/8/8/8/8/4K3/R6R w - - 0 1");
    assert_eq!(candidates(&rank, "Td1", FI), ["Tad1", "Thd1"]);
    let file = position("4k3/3R4/8/8/8/8/4K3/3R4 w - - 0 1");
    assert_eq!(candidates(&file, "Td4", FI), ["T1d4", "T7d4"]);
}

#[test]
fn a_pinned_piece_causes_no_ambiguity() {
    // The knight on e2 is pinned by the rook on e8.
    let pinned = position("4r1k1/8/8/8/8/8/4N3/4K1N1 w - - 0 1");
    assert_eq!(reads(&pinned, "Rf3", FI), "g1f3");
    let both = position("4r1k1/8/8/8/1N6/8/4N3/4K3 w - - 0 1");
    assert_eq!(reads(&both, "Nd3", EN), "b4d3");
    assert_eq!(remarks(&both, "Nbd3", EN), [Remark::SuperfluousOrigin]);
    let error = read(&both, "Nd4", EN).unwrap_err();
    let ReadError::Illegal { illegal, .. } = error else { panic!("{error:?}") };
    assert_eq!(illegal[0].m.to_string(), "e2d4");
}

#[test]
fn c11_promotions_in_every_spelling() {
    let board = position("5n2/3PP3/8/k7/8/8/8/4K3 w - - 0 1");
    for text in ["d8D", "d8=D", "d8(D)", "d8/D", "d8d", "d8 D", "d7d8D", "d7-d8D"] {
        assert_eq!(reads(&board, text, FI), "d7d8q", "{text}");
    }
    assert_eq!(reads(&board, "exf8R", FI), "e7f8n");
    assert_eq!(reads(&board, "exf8R", EN), "e7f8r");
    assert_eq!(reads(&board, "d8Ф", Language::Russian), "d7d8q");
    assert_eq!(candidates(&board, "d8", FI), ["d8D+", "d8T", "d8L+", "d8R"]);
    let king = read(&board, "d8K", FI).unwrap_err();
    assert!(matches!(king, ReadError::Illegal { .. }), "{king:?}");
    let error = read(&board, "Kf2D", FI).unwrap_err();
    assert!(matches!(error, ReadError::Otherwise { claim: Claim::Promotion, .. }), "{error:?}");
    let queen = read(&board, "d8D", FI).unwrap().legal;
    let signs = [
        (PromotionSign::Nothing, "d8D+"),
        (PromotionSign::Equals, "d8=D+"),
        (PromotionSign::Parentheses, "d8(D)+"),
        (PromotionSign::Slash, "d8/D+"),
    ];
    for (promotion, text) in signs {
        assert_eq!(Style { promotion, ..Style::of(FI) }.write(&queen), text);
    }
}

#[test]
fn c12_a_draw_offer_stands_beside_the_move() {
    let start = Position::initial();
    assert!(read(&start, "e4 (=)", FI).unwrap().draw_offer);
    assert!(read(&start, "e4(=)", FI).unwrap().draw_offer);
    assert!(!read(&start, "e4", FI).unwrap().draw_offer);
}

#[test]
fn c13_castling_with_zeros_and_with_letters() {
    let board = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for text in ["0-0", "O-O", "o-o", "0–0", "00", "О-О", "Kg1", "Ke1-g1", "e1g1", "e1h1"] {
        assert_eq!(reads(&board, text, FI), "e1g1", "{text}");
    }
    for text in ["0-0-0", "O-O-O", "o-o-o", "000"] {
        assert_eq!(reads(&board, text, Language::Estonian), "e1c1", "{text}");
    }
    assert_eq!(remarks(&board, "0-0", FI), []);
    assert_eq!(remarks(&board, "O-O", FI), [Remark::CastlingSign]);
    assert_eq!(remarks(&board, "Kg1", FI), [Remark::CastlingAsKingMove]);
    for text in ["0-0-0-0", "0-", "0-0-", "0"] {
        assert!(matches!(read(&board, text, FI), Err(ReadError::NotNotation { .. })), "{text}");
    }
    let moved = position("r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1");
    let error = read(&moved, "0-0", FI).unwrap_err();
    assert!(matches!(error, ReadError::Illegal { .. }), "{error:?}");
}

#[test]
fn castling_in_a_mirror_is_short_on_the_side_of_the_a_file() {
    // Rule 7 of the Finnish blitz rules: king and queen changed places at the start.
    let board = position("r2k3r/8/8/8/8/8/8/R2K3R w ~KQ~kq - 0 1");
    let short = read(&board, "0-0", FI).unwrap().legal;
    assert_eq!((short.from(), short.to()), (Square::D1, Square::B1));
    assert_eq!(Style::of(FI).write(&short), "0-0");
    let long = read(&board, "0-0-0", FI).unwrap().legal;
    assert_eq!(long.to(), Square::F1);
}

#[test]
fn c13_mate_may_be_signed_in_three_ways_or_not_at_all() {
    let (board, _) = play("1. f3 e5 2. g4", FI).unwrap();
    for text in ["Dh4X", "Dh4++", "Dh4#", "Dh4", "Dh4+", "Dh4Х", "Dh4++ (=)", "Dh4!!"] {
        assert_eq!(reads(&board, text, FI), "d8h4", "{text}");
    }
    assert!(remarks(&board, "Dh4X", FI).is_empty());
    assert_eq!(remarks(&board, "Dh4#", FI), [Remark::MateSign]);
    assert_eq!(remarks(&board, "Dh4", FI), [Remark::MateUnsigned]);
    let mate = read(&board, "Dh4", FI).unwrap().legal;
    assert_eq!(Style::of(FI).write(&mate), "Dh4++");
    assert_eq!(Style { check: CheckSigns::Cross, ..Style::of(FI) }.write(&mate), "Dh4X");
    assert_eq!(Style::PGN.write(&mate), "Qh4#");
    // A lower-case x after the square means nothing.
    let error = read(&board, "Dh4x", FI).unwrap_err();
    assert!(matches!(
        error,
        ReadError::NotNotation { column: 4, found: Some('x'), wanted: Wanted::End, .. }
    ));
}

#[test]
fn false_signs_of_check_are_remarked_and_change_nothing() {
    let start = Position::initial();
    assert_eq!(remarks(&start, "e4+", EN), [Remark::FalseCheck]);
    assert_eq!(remarks(&start, "e4#", EN), [Remark::FalseMate, Remark::MateSign]);
}

/// The example game of C.13, in its full form with the missing 10...Te8 and in its short form.
const FULL: &str = "1. e4 e5 2. Rf3 Rf6 3. d4 exd4 4. e5 Re4 5. Dxd4 d5 6. exd6 o.l. Rxd6 \
    7. Lg5 Rc6 8. De3+ Le7 9. Rbd2 0-0 10. 0-0-0 Te8 11. Kb1 (=)";
const SHORT: &str = "1. e4 e5 2. Rf3 Rf6 3. d4 ed4 4. e5 Re4 5. Dd4 d5 6. ed6 Rd6 7. Lg5 Rc6 \
    8. De3 Le7 9. Rbd2 0-0 10. 0-0-0 Te8 11. Kb1 (=)";

#[test]
fn both_forms_of_the_example_game_are_the_same_game() {
    let (full, offer) = play(FULL, FI).unwrap();
    let (short, short_offer) = play(SHORT, FI).unwrap();
    assert_eq!(full, short);
    assert!(offer && short_offer);
    let fen = full.to_string();
    assert!(fen.starts_with("r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - -"), "{fen}");
}

#[test]
fn the_example_game_as_printed_lacks_a_move_of_black() {
    let error = play(&FULL.replace(" Te8", ""), FI).unwrap_err();
    // White's king move is read as Black's, and no king goes that far.
    assert!(error.starts_with("10Kb1 (=): ") && error.contains("3.8.1"), "{error}");
}

#[test]
fn both_forms_of_the_example_game_are_written_as_printed() {
    for (game, style) in [(FULL, Style::of(FI)), (SHORT, Style::bare(FI))] {
        let mut position = Position::initial();
        let mut written = String::new();
        for m in "e4 e5 Rf3 Rf6 d4 ed4 e5 Re4 Dd4 d5 ed6 Rd6 Lg5 Rc6 De3 Le7 Rbd2 0-0 0-0-0 Te8 Kb1"
            .split(' ')
        {
            let legal = read(&position, m, FI).unwrap().legal;
            if position.turn() == chess::Color::White {
                written += &format!("{}. ", position.move_number());
            }
            style.push(&legal, &mut written);
            written.push(' ');
            position = legal.play();
        }
        assert_eq!(written + "(=)", game);
    }
}

#[test]
fn what_is_no_notation_says_where() {
    let start = Position::initial();
    let fault = |text: &str| match read(&start, text, FI) {
        Err(ReadError::NotNotation { column, wanted, .. }) => (column, wanted),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(fault(""), (1, Wanted::Move));
    assert_eq!(fault("Nf3"), (1, Wanted::Move));
    assert_eq!(fault("P-K4"), (1, Wanted::Move));
    assert_eq!(fault("e9"), (2, Wanted::Rank));
    assert_eq!(fault("Rf"), (3, Wanted::Rank));
    assert_eq!(fault("R"), (2, Wanted::File));
    assert_eq!(fault("Rf3y"), (4, Wanted::End));
    assert_eq!(fault("d8="), (4, Wanted::Promotion));
    assert_eq!(fault("  ännä"), (3, Wanted::Move));
    let error = read(&start, "Nf3", FI).unwrap_err();
    assert_eq!(
        error.to_string(),
        "not a move in Finnish: column 1 is 'N', not a piece, a file or castling"
    );
}

#[test]
fn what_nobody_can_play_offers_the_nearest_readings() {
    let start = Position::initial();
    let error = read(&start, "Re3", FI).unwrap_err();
    let ReadError::Nobody { nearest } = error else { panic!("{error:?}") };
    let texts: Vec<_> = nearest.iter().map(|candidate| candidate.text.as_str()).collect();
    assert!(texts.contains(&"Rc3") && texts.contains(&"Rf3") && texts.contains(&"e3"), "{texts:?}");
}

#[test]
fn what_is_blocked_or_leaves_the_king_in_check_is_illegal_with_its_reasons() {
    let start = Position::initial();
    let error = read(&start, "Lg5", FI).unwrap_err();
    let ReadError::Illegal { illegal, .. } = error else { panic!("{error:?}") };
    assert_eq!(illegal[0].m.to_string(), "c1g5");
}

#[test]
fn a_pawn_that_never_goes_there_is_illegal_with_its_reasons() {
    let start = Position::initial();
    let why = |position: &Position, text: &str| match read(position, text, FI) {
        Err(ReadError::Illegal { illegal, .. }) => {
            illegal.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
        }
        other => panic!("{text}: {other:?}"),
    };
    for text in ["e5", "e2e5", "e2-e5", "ee5"] {
        let why = why(&start, text);
        assert!(why.starts_with("e2e5: the pawn on e2 does not move to e5 (3.7"), "{text}: {why}");
    }
    let doubled = position("4k3/8/8/8/4P3/4P3/8/4K3 w - - 0 1");
    assert!(why(&doubled, "e2").contains("e3e2: the pawn on e3 cannot move backwards"));
    assert!(why(&doubled, "e2").contains("e4e2: the pawn on e4 cannot move backwards"));
    assert!(why(&doubled, "exh5").contains("e4h5: the pawn on e4 does not move to h5"));
    // No pawn on the file, or several: no piece is meant.
    for text in ["a4", "xa5"] {
        let error = read(&doubled, text, FI).unwrap_err();
        assert!(matches!(error, ReadError::Nobody { .. }), "{text}: {error:?}");
    }
}
