//! Lines of EPD: from test suites, our own, and faulty ones.

#![allow(clippy::unwrap_used)] // a helper that fails fails its test

extern crate tuomari_notation as notation;

mod common;

use chess::Position;
use common::playouts;
use notation::epd::{
    Digit, DrawWord, Epd, EpdFault, MovesOf, NumberOf, Opcode, Operand, Operation, TextOf, Word,
};
use proptest::prelude::*;

const MATE: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq -";

fn read(operations: &str) -> Epd {
    format!("{MATE} {operations}").parse().unwrap()
}

fn fault(operations: &str) -> (usize, EpdFault) {
    let error = format!("{MATE} {operations}").parse::<Epd>().unwrap_err();
    (error.column - MATE.len(), error.fault)
}

#[test]
fn operations_of_the_specification_are_typed() {
    let epd = read(
        "bm Qxf7#; am Nc3 d3; dm 1; ce +32000; acd 4; c0 \"scholar's; mate\"; \
         id \"a \\\"quoted\\\" name\"; eco C23; pv Qxf7#; draw_offer; resign; noop; v1 \"x\";",
    );
    let uci = |of| epd.moves(of).unwrap().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(uci(MovesOf::Best), ["h5f7"]);
    assert_eq!(uci(MovesOf::Avoid), ["b1c3", "d2d3"]);
    assert_eq!(epd.number(NumberOf::Mate), Some(1));
    assert_eq!(epd.number(NumberOf::Centipawns), Some(32000));
    let comment = TextOf::Comment(Digit::new(0).unwrap());
    assert_eq!(epd.text(comment), Some("scholar's; mate"));
    assert_eq!(epd.text(TextOf::Id), Some("a \"quoted\" name"));
    assert_eq!(epd.text(TextOf::Eco), Some("C23"));
    assert!(epd.operations().contains(&Operation::Draw(DrawWord::Offer)));
    assert!(epd.operations().contains(&Operation::Resign));
    assert_eq!(epd.to_string().parse::<Epd>().unwrap(), epd);
}

#[test]
fn unknown_operations_are_kept_as_they_stand() {
    let epd = read("tcri \"a\" \"b\"; Theory on 3-4 ; zz;");
    let line = format!("{MATE} tcri \"a\" \"b\"; Theory on 3-4; zz;");
    assert_eq!(epd.to_string(), line);
}

#[test]
fn counters_belong_to_the_position() {
    let epd = read("fmvn 4; hmvc 3;");
    assert_eq!(epd.position().quiet_plies(), 3);
    assert_eq!(epd.position().move_number().get(), 4);
    assert!(epd.operations().is_empty());
    assert_eq!(epd.to_string(), format!("{MATE} hmvc 3; fmvn 4;"));
    // Some write a whole FEN, and forget the last semicolon.
    let fen: Epd = format!("{MATE} 3 4 bm Qxf7").parse().unwrap();
    assert_eq!(fen.position(), epd.position());
    assert!(fen.moves(MovesOf::Best).is_some());
}

#[test]
fn a_position_alone_is_a_record() {
    assert_eq!(MATE.parse::<Epd>().unwrap().to_string(), MATE);
}

#[test]
fn what_is_wrong_is_told_with_its_column() {
    assert!(matches!(fault("bm Qxf8;"), (5, EpdFault::Move(_))));
    assert!(matches!(fault("bm;"), (5, EpdFault::NoMove)));
    assert!(matches!(fault("pv Qxf7 e5;"), (10, EpdFault::Move(_))));
    assert!(matches!(fault("dm x;"), (5, EpdFault::Number)));
    assert!(matches!(fault("hmvc -1;"), (7, EpdFault::Number)));
    assert!(matches!(fault("id;"), (5, EpdFault::NoText)));
    assert!(matches!(fault("id \"x"), (5, EpdFault::Unclosed)));
    assert!(matches!(fault("7up;"), (2, EpdFault::Opcode)));
    assert!(matches!(fault("resign now;"), (9, EpdFault::TooMuch)));
    let short = "8/8/8 w - -".parse::<Epd>().unwrap_err();
    assert!(matches!(short.fault, EpdFault::Position(_)));
}

#[test]
fn an_illegal_move_is_not_taken_up() {
    let mut epd = Epd::new(Position::initial());
    let e5 = "e2e5".parse().unwrap();
    assert!(epd.add(Operation::Moves(MovesOf::Best, vec![e5])).is_err());
    assert!(epd.operations().is_empty());
    assert_eq!(Opcode::new("bm"), None);
    assert_eq!(Word::new("a b"), None);
    assert_eq!(Digit::new(10), None);
}

proptest! {
    #[test]
    fn what_is_written_reads_as_the_same_record(
        playout in playouts(), text in ".{0,20}", number in any::<i64>(), picks in any::<[u8; 4]>(),
    ) {
        let position = playout.position();
        let moves: Vec<_> = position.legal_moves().map(|legal| legal.to_move()).collect();
        let mut epd = Epd::new(position);
        if !moves.is_empty() {
            let best = picks.map(|pick| moves[pick as usize % moves.len()]).to_vec();
            epd.add(Operation::Line(vec![best[0]])).unwrap();
            epd.add(Operation::Moves(MovesOf::Best, best)).unwrap();
        }
        epd.add(Operation::Text(TextOf::Id, text.clone())).unwrap();
        epd.add(Operation::Number(NumberOf::Nodes, number)).unwrap();
        let operands = vec![Operand::Quoted(text), Operand::Bare(Word::new("word").unwrap())];
        let opcode = Opcode::new("own").unwrap();
        epd.add(Operation::Other { opcode, operands }).unwrap();
        let line = epd.to_string();
        prop_assert_eq!(line.parse::<Epd>(), Ok(epd), "{}", line);
    }

    #[test]
    fn no_line_upsets_the_reader(line in ".{0,80}") {
        let _ = line.parse::<Epd>();
    }

    #[test]
    fn no_operations_upset_the_reader(operations in "[a-z0-9 ;\"\\\\+#=-]{0,40}") {
        let _ = format!("{MATE} {operations}").parse::<Epd>();
    }
}
