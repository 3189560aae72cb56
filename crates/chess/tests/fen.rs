//! Reading FEN, and the errors for text that is not FEN.

#![allow(clippy::unwrap_used)] // a test may stop where it is wrong

extern crate tuomari_chess as chess;

use chess::{
    Bitboard, CastlingStyle, EnPassantStyle, FenError, FenFault, FenField, Position, Setup,
    SetupFault, Square,
};
use proptest::prelude::*;

/// The field, the column and the fault of a text that is not FEN.
fn syntax(text: &str) -> (FenField, usize, FenFault) {
    match text.parse::<Setup>() {
        Err(FenError::Syntax { field, column, fault }) => (field, column, fault),
        other => panic!("{text:?} gave {other:?}"),
    }
}

/// What keeps a text from being a position.
fn faults(text: &str) -> Vec<SetupFault> {
    match text.parse::<Position>() {
        Err(FenError::Position(faults)) => faults.faults,
        other => panic!("{text:?} gave {other:?}"),
    }
}

#[test]
fn errors_name_the_field_and_the_column() {
    use FenFault::{
        Missing, NotANumber, NotPassable, RankCount, RankLength, TooMuch, Twice, Unknown,
    };
    use FenField::{Castling, EnPassant, MoveNumber, Pieces, QuietPlies, Turn};
    use chess::Rank;
    let cases = [
        ("", (Pieces, 1, Missing)),
        ("   ", (Pieces, 4, Missing)),
        ("8/8/8/8/8/8/8/8", (Turn, 16, Missing)),
        ("8/8/8/8/8/8/8/8 w", (Castling, 18, Missing)),
        ("8/8/8/8/8/8/8/8 w -", (EnPassant, 20, Missing)),
        ("8/8/8/8/8/8/8 w - - 0 1", (Pieces, 14, RankCount)),
        ("8/8/8/8/8/8/8/8/8 w - - 0 1", (Pieces, 17, RankCount)),
        ("8/7/8/8/8/8/8/8 w - - 0 1", (Pieces, 3, RankLength(Rank::Seventh))),
        ("8/8/44p/8/8/8/8/8 w - - 0 1", (Pieces, 7, RankLength(Rank::Sixth))),
        ("8/8/8/8x/8/8/8/8 w - - 0 1", (Pieces, 8, Unknown('x'))),
        ("8/8/8/9/8/8/8/8 w - - 0 1", (Pieces, 7, Unknown('9'))),
        ("8/8/8/ä7/8/8/8/8 w - - 0 1", (Pieces, 7, Unknown('ä'))),
        ("8/8/8/♔7/8/8/8/8 w - - 0 1", (Pieces, 7, Unknown('♔'))),
        ("8/8/8/8/8/8/8/8 x - - 0 1", (Turn, 17, Unknown('x'))),
        ("8/8/8/8/8/8/8/8 white - - 0 1", (Turn, 17, Unknown('h'))),
        ("8/8/8/8/8/8/8/8 w KX - 0 1", (Castling, 20, Unknown('X'))),
        ("8/8/8/8/8/8/8/8 w KQK - 0 1", (Castling, 21, Twice('K'))),
        ("8/8/8/8/8/8/8/8 w K~ - 0 1", (Castling, 20, Unknown('~'))),
        ("8/8/8/8/8/8/8/8 w - e4 0 1", (EnPassant, 21, NotPassable)),
        ("8/8/8/8/8/8/8/8 w - i6 0 1", (EnPassant, 21, NotPassable)),
        ("8/8/8/8/8/8/8/8 w - - x 1", (QuietPlies, 23, NotANumber)),
        ("8/8/8/8/8/8/8/8 w - - -1 1", (QuietPlies, 23, NotANumber)),
        ("8/8/8/8/8/8/8/8 w - - +1 1", (QuietPlies, 23, NotANumber)),
        ("8/8/8/8/8/8/8/8 w - - 0 99999999999", (MoveNumber, 25, NotANumber)),
        ("8/8/8/8/8/8/8/8 w - - 0 1 x", (MoveNumber, 27, TooMuch)),
    ];
    for (text, expected) in cases {
        assert_eq!(syntax(text), expected, "{text:?}");
    }
    let error = "8/8/8/8x/8/8/8/8 w - - 0 1".parse::<Setup>().unwrap_err();
    assert_eq!(error.to_string(), "FEN column 8, pieces: 'x' means nothing here");
}

#[test]
fn very_long_fields_are_refused_where_they_go_wrong() {
    let long = "8".repeat(300);
    assert_eq!(syntax(&format!("{long} w - - 0 1")).1, 1);
    assert_eq!(syntax(&format!("8/8/8/8/8/8/8/8 {} - - 0 1", "w".repeat(300))).0, FenField::Turn);
    let castling = format!("8/8/8/8/8/8/8/8 w {} - 0 1", "K".repeat(300));
    assert_eq!(syntax(&castling).2, FenFault::Twice('K'));
    let number = format!("8/8/8/8/8/8/8/8 w - - {} 1", "9".repeat(300));
    assert_eq!(syntax(&number).2, FenFault::NotANumber);
}

#[test]
fn a_setup_may_be_anything_but_a_position_has_one_king_each() {
    use SetupFault::{Castling, EnPassant, NoKing, SeveralKings};
    use chess::Color::{Black, White};
    assert_eq!(faults("8/8/8/8/8/8/8/8 w - - 0 1"), [NoKing(White), NoKing(Black)]);
    let nine = "kkkkkkkk/k7/8/8/8/8/8/K7 w - - 0 1";
    assert_eq!(faults(nine), [SeveralKings(Black)]);
    let no_rook = "4k3/8/8/8/8/8/8/4K3 w K - 0 1";
    assert_eq!(faults(no_rook), [Castling(Square::H1)]);
    let no_pawn = "4k3/8/8/8/8/8/8/4K3 w - d6 0 1";
    assert_eq!(faults(no_pawn), [EnPassant(Square::D6)]);
    let error = no_pawn.parse::<Position>().unwrap_err();
    let text = "not a position: no pawn can just have passed d6 with a double step";
    assert_eq!(error.to_string(), text);
}

#[test]
fn claims_that_cannot_be_true_can_be_forgiven() {
    let text = "4k3/8/8/8/8/8/8/4K2R w KQkq d6 0 1";
    let Err(FenError::Position(faults)) = text.parse::<Position>() else { panic!() };
    assert_eq!(faults.faults.len(), 4);
    let position = faults.forgive().unwrap();
    assert_eq!(position.castling().rooks(), Bitboard::from(Square::H1));
    assert_eq!(position.passed_square(), None);
}

#[test]
fn plain_x_fen_and_shredder_fen_name_the_same_rooks() {
    let with = |castling: &str| -> Position {
        format!("1r2k1rr/8/8/8/8/8/8/RR2K2R w {castling} - 0 1").parse().unwrap()
    };
    // K and Q are the outermost rooks; the inner ones need their file.
    assert_eq!(with("KQ"), with("HA"));
    assert_ne!(with("KB"), with("KQ"));
    assert_eq!(with("kq"), with("hb"));
    assert_ne!(with("gq"), with("kq"));
    let write = |castling: &str, style| with(castling).to_fen(style, EnPassantStyle::Legal);
    let field = |fen: String| fen.split(' ').nth(2).unwrap().to_owned();
    assert_eq!(field(write("HBgb", CastlingStyle::XFen)), "KBgq");
    assert_eq!(field(write("KBgq", CastlingStyle::Shredder)), "HBgb");
}

#[test]
fn the_mirrored_castling_of_the_finnish_blitz_rules_has_its_own_letter() {
    let fen = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ~kq - 0 1";
    let position: Position = fen.parse().unwrap();
    assert!(position.castling().is_mirrored(chess::Color::Black));
    assert!(!position.castling().is_mirrored(chess::Color::White));
    assert_eq!(position.to_string(), fen);
    // Only a king on the d-file castles so.
    assert!("rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w ~KQkq - 0 1".parse::<Position>().is_err());
}

#[test]
fn the_counters_may_be_missing_and_a_zeroth_move_is_the_first() {
    let short: Position = "4k3/8/8/8/8/8/8/4K3 b - -".parse().unwrap();
    let whole: Position = "4k3/8/8/8/8/8/8/4K3 b - - 0 0".parse().unwrap();
    assert_eq!(short, whole);
    assert_eq!(short.move_number().get(), 1);
}

#[test]
fn the_square_just_passed_is_written_only_where_a_pawn_can_be_taken_unless_asked() {
    let start = Position::initial();
    let position = start.judge("e2e4".parse().unwrap()).unwrap().play();
    let field = |style| {
        let fen = position.to_fen(CastlingStyle::XFen, style);
        fen.split(' ').nth(3).unwrap().to_owned()
    };
    assert_eq!(field(EnPassantStyle::Legal), "-");
    assert_eq!(field(EnPassantStyle::Always), "e3");
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>()) {
        let _ = text.parse::<Setup>();
        let _ = text.parse::<chess::Move>();
        let _ = text.parse::<Square>();
    }

    #[test]
    fn text_that_looks_like_fen_reads_as_what_it_writes(
        text in "([pnbrqkPNBRQK1]{8}/){7}(8|[pnbrqkPNBRQK1]{8}) [wb] (-|~?[KQA-H]{1,2}~?[kqa-h]{0,2}) (-|[a-h][36]) [0-9]{1,3} [0-9]{1,3}"
    ) {
        if let Ok(setup) = text.parse::<Setup>() {
            prop_assert_eq!(setup.to_string().parse(), Ok(setup));
        }
    }

    #[test]
    fn a_move_reads_as_what_it_writes(text in "[a-h][1-8][a-h][1-8][pnbrqkPNBRQK]?") {
        let m: chess::Move = text.parse().unwrap();
        prop_assert_eq!(m.to_string(), text.to_lowercase());
    }
}
