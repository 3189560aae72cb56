//! Printed sheets compared with golden files.
//!
//! `UPDATE_GOLDEN=1 cargo test -p tuomari-notation --test scoresheets` rewrites them.

#![allow(clippy::unwrap_used)] // a helper that fails fails its test

extern crate tuomari_notation as notation;

mod common;

use std::collections::HashSet;
use std::path::Path;
use std::time::Duration;

use chess::Color;
use common::playouts;
use notation::scoresheet::render::{self, Cells};
use notation::scoresheet::{Entry, First, Note, Scoresheet};
use notation::{Language, Style};
use proptest::prelude::*;

#[track_caller]
fn assert_golden(name: &str, printed: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, printed).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap();
    assert_eq!(printed, golden, "{name} is not printed as before");
}

/// White's sheet of the example game of C.13: behind, with a wrong entry and an illegible one.
fn example() -> Scoresheet {
    let mut sheet = Scoresheet::new(Color::White);
    sheet.language = Language::Finnish;
    sheet.event.name = "Kerhon mestaruus <2024>".into();
    sheet.event.date = "2024-05-04".into();
    sheet.event.round = "4".into();
    sheet.event.board = "8".into();
    sheet.event.time_control = "90 min + 30 s".into();
    sheet.event.rules = "fide-2018".into();
    sheet.white.name = "Laine, Antti".into();
    sheet.white.rating = "1985".into();
    sheet.black.name = "Virtanen, Maija".into();
    sheet.black.team = "TuTS".into();
    let moves = "e4 e5 Rf3 Rf6 d4 exd4 e5 Re4 Dxd4 d5 exd6·o.l. Rxd6 Lg5 Rc6 De3+ Le7 Rbd2 0-0 0-0-0 Te8 Kb1·(=)";
    for (place, text) in (0_u16..).zip(moves.split(' ')) {
        let left = 5430 - u64::from(place) * 97;
        let entry = Entry::text(&text.replace('·', " ")).at(Duration::from_secs(left));
        sheet.write(place, entry);
    }
    sheet.write(5, Entry::illegible());
    sheet.write(9, Entry::text(""));
    sheet.write(13, Entry::text("Lc6"));
    sheet
        .notes
        .push(Note { beside: Some(13), text: "Valkean pöytäkirjassa Lc6, laudalla Rc6.".into() });
    sheet.notes.push(Note { beside: None, text: "Kello tarkistettu ennen peliä.".into() });
    sheet.result = Some("½-½".into());
    sheet.signatures.players.white = Some("A. Laine".into());
    sheet
}

#[test]
fn a_sheet_as_text() {
    assert_golden("example.txt", &render::text(&example()));
}

#[test]
fn a_sheet_as_a_page_to_print() {
    assert_golden("example.html", &render::html(&example()));
}

#[test]
fn a_sheet_in_braille_for_embossers() {
    let brf = render::braille(&example(), Cells::Brf);
    assert!(brf.lines().all(|line| line.trim_start_matches('\u{c}').len() <= 40));
    assert_golden("example.brf", &brf);
}

#[test]
fn a_sheet_in_braille_with_six_and_eight_dots() {
    let six = render::braille(&example(), Cells::Six);
    assert_golden("example-6.txt", &six);
    let eight = render::braille(&example(), Cells::Eight);
    assert_golden("example-8.txt", &eight);
    assert!(six.chars().all(|c| c == '\n' || ('\u{2800}'..='\u{283f}').contains(&c)));
}

#[test]
fn braille_writes_ranks_as_lowered_digits_and_officers_as_capitals() {
    let mut sheet = Scoresheet::new(Color::White);
    sheet.write(0, Entry::text("Nf3"));
    let six = render::braille(&sheet, Cells::Six);
    assert_eq!(six.lines().nth(1), Some("⠂⠀⠠⠝⠋⠒"));
    assert_eq!(render::braille(&sheet, Cells::Brf).lines().nth(1), Some("1 ,NF3"));
    assert_eq!(render::braille(&sheet, Cells::Eight).lines().nth(1), Some("⠂⠀⡝⠋⠒"));
}

#[test]
fn an_empty_sheet_has_room_for_sixty_moves() {
    let html = render::html(&Scoresheet::new(Color::Black));
    assert_eq!(html.matches("scope=\"row\"").count(), 60);
    let mut long = Scoresheet::new(Color::Black);
    long.write(120, Entry::text("e4"));
    assert_eq!(render::html(&long).matches("scope=\"row\"").count(), 120);
}

#[test]
fn a_sheet_may_begin_with_a_move_of_black() {
    let mut sheet = Scoresheet::new(Color::Black);
    sheet.first = First { number: 41.try_into().unwrap(), side: Color::Black };
    sheet.write(0, Entry::text("Kh8"));
    sheet.write(1, Entry::text("Qf7"));
    assert_eq!(sheet.number(0), (41, Color::Black));
    assert_eq!(sheet.number(1), (42, Color::White));
    let text = render::text(&sheet);
    assert!(text.contains(" 41         Kh8\n 42  Qf7\n"), "{text}");
}

#[test]
fn what_players_write_cannot_break_the_page() {
    let mut sheet = Scoresheet::new(Color::White);
    sheet.white.name = "<script>alert('x')</script>".into();
    sheet.write(0, Entry::text("e4</td>&"));
    let html = render::html(&sheet);
    assert!(!html.contains("<script>") && !html.contains("e4</td>&<"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn moves_stay_different_in_braille(playout in playouts()) {
        let position = playout.position();
        for language in Language::ALL {
            let mut seen = HashSet::new();
            for legal in position.legal_moves() {
                let mut sheet = Scoresheet::new(Color::White);
                sheet.language = language;
                sheet.write(0, Entry::text(&Style::of(language).write(&legal)));
                let brf = render::braille(&sheet, Cells::Brf);
                prop_assert!(seen.insert(brf.clone()), "{brf}");
            }
        }
    }

    #[test]
    fn no_text_upsets_the_printers(text in ".{0,60}", place in 0..200_u16) {
        let mut sheet = Scoresheet::new(Color::White);
        sheet.white.name = text.clone();
        sheet.write(place, Entry::text(&text));
        sheet.notes.push(Note { beside: Some(place), text });
        let _ = render::text(&sheet);
        let _ = render::html(&sheet);
        for cells in [Cells::Brf, Cells::Six, Cells::Eight] {
            let printed = render::braille(&sheet, cells);
            prop_assert!(printed.lines().all(|line| line.chars().count() <= 41));
        }
    }
}
