//! Illegal moves get every reason that holds, and no other.

#![allow(clippy::unwrap_used)] // a test may stop where its data is wrong

extern crate tuomari_chess as chess;

use chess::{Move, Position};

/// The cases of the data file: line number, position, move, expected lines.
fn cases() -> Vec<(usize, Position, Move, Vec<&'static str>)> {
    let mut cases = Vec::new();
    for (i, line) in include_str!("data/why.cases").lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(reason) = line.strip_prefix("    ") {
            let (_, _, _, reasons): &mut (_, _, _, Vec<_>) = cases.last_mut().unwrap();
            reasons.push(reason);
        } else {
            let (fen, m) = line.rsplit_once(' ').unwrap();
            cases.push((i + 1, fen.parse().unwrap(), m.parse().unwrap(), Vec::new()));
        }
    }
    cases
}

#[test]
fn every_case_of_chapter_three_gets_its_reasons_in_the_order_of_the_laws() {
    let cases = cases();
    assert!(cases.len() > 80);
    for (line, position, m, expected) in cases {
        let found: Vec<String> = match position.judge(m) {
            Ok(_) => vec!["legal".to_owned()],
            Err(illegal) => {
                let lines = illegal.reasons.iter();
                lines.map(|reason| format!("{} {reason}", reason.provision())).collect()
            }
        };
        assert_eq!(found, expected, "why.cases line {line}: {position} {m}");
    }
}

#[test]
fn a_move_breaks_each_provision_once_however_many_pieces_are_to_blame() {
    let start = Position::initial();
    let illegal = start.judge("a1a8".parse().unwrap()).unwrap_err();
    assert_eq!(illegal.reasons.len(), 2);
    assert_eq!(illegal.provisions().map(|p| p.fide_2018()).collect::<Vec<_>>(), ["3.5"]);
}
