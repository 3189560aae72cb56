//! Whatever went wrong with a game, reading and writing it loses no word, glyph, comment or known result,
//! and what is written reads back as the same game.

#![allow(clippy::unwrap_used)] // a helper that fails fails its test

extern crate tuomari_notation as notation;

mod common;

use chess::Position;
use notation::Style;
use notation::pgn::{Found, Game, Games, InParts, Line, Outcome, Step, What};
use proptest::prelude::*;

use common::playouts;

/// What people and programs write among moves.
const ODD: [&str; 26] = [
    "--",
    "Z0",
    "0000",
    "null",
    "e.p.",
    "D",
    "TN",
    "N",
    "!?",
    "$142",
    "$300",
    "+-",
    "±",
    "::",
    "(=)",
    "[D]",
    "[%clk 0:01:00]",
    "zzz",
    "Qh9",
    "Ke3",
    "0-0",
    "e8",
    "exd5",
    "\u{a0}",
    "1/2",
    "(Nf3 $5 {v} e5)",
];

/// How a word of a record goes wrong.
#[derive(Clone, Debug)]
enum Slip {
    Dropped,
    Swapped,
    Square(u8),
    Letter(u8),
    Odd(usize),
    Glued,
}

fn slips() -> impl Strategy<Value = Slip> {
    prop_oneof![
        Just(Slip::Dropped),
        Just(Slip::Swapped),
        any::<u8>().prop_map(Slip::Square),
        any::<u8>().prop_map(Slip::Letter),
        (0..ODD.len()).prop_map(Slip::Odd),
        Just(Slip::Glued),
    ]
}

/// The moves of a game as words with their numbers.
fn words(start: &Position, choices: &[u8]) -> Vec<(String, String)> {
    let mut position = start.clone();
    let mut words = Vec::new();
    for choice in choices {
        let moves: Vec<_> = position.legal_moves().collect();
        let Some(legal) = moves.get(usize::from(*choice) % moves.len().max(1)) else { break };
        let dots = if position.turn() == chess::Color::White { "." } else { "..." };
        words.push((format!("{}{dots}", position.move_number()), Style::PGN.write(legal)));
        position = legal.play();
    }
    words
}

fn slip(words: &mut Vec<(String, String)>, at: usize, slip: &Slip) {
    let at = at % words.len();
    match slip {
        Slip::Dropped => drop(words.remove(at)),
        Slip::Swapped if at > 0 => {
            let one = words[at].1.clone();
            let other = std::mem::replace(&mut words[at - 1].1, one);
            words[at].1 = other;
        }
        Slip::Swapped => {}
        Slip::Square(to) => {
            let digit = |c: char| if c.is_ascii_digit() { char::from(b'1' + to % 8) } else { c };
            words[at].1 = words[at].1.chars().map(digit).collect();
        }
        Slip::Letter(to) => {
            let letter = b"KQRBNabcdefgh"[usize::from(*to) % 13];
            let rest = words[at].1.chars().skip(1);
            words[at].1 = std::iter::once(char::from(letter)).chain(rest).collect();
        }
        Slip::Odd(which) => words.insert(at, (String::new(), ODD[*which].to_owned())),
        Slip::Glued => words[at].0 = words[at].0.trim_end_matches('.').to_owned() + ".",
    }
}

/// Every comment, word and glyph of a line, as far as it is kept.
fn kept(line: &Line, out: &mut Kept) {
    let notes = |notes: &[notation::pgn::Note], out: &mut Kept| {
        for note in notes {
            out.text.push_str(&format!(" {note}"));
        }
    };
    notes(&line.opening, out);
    for ply in line.plies() {
        out.plies += usize::from(ply.step() != Step::Null);
        out.nulls += usize::from(ply.step() == Step::Null);
        out.glyphs += ply.annotation().nags.len();
        notes(&ply.annotation().notes, out);
        ply.variations().iter().for_each(|variation| kept(variation, out));
    }
}

#[derive(Default, Debug)]
struct Kept {
    plies: usize,
    nulls: usize,
    glyphs: usize,
    text: String,
}

fn read(text: &str) -> Vec<Found> {
    Games::new(text.as_bytes()).collect::<Result<_, _>>().unwrap()
}

fn one(text: &str) -> Found {
    let mut found = read(text);
    assert_eq!(found.len(), 1, "{text}");
    found.pop().unwrap()
}

proptest! {
    #[test]
    fn nothing_of_a_record_with_slips_is_lost(
        playout in playouts(),
        slip_at in proptest::collection::vec((any::<u16>(), slips()), 0..5),
        result in 0_usize..4,
    ) {
        let start = common::Playout { choices: Vec::new(), ..playout.clone() }.position();
        let mut words = words(&start, &playout.choices);
        prop_assume!(!words.is_empty());
        for (at, kind) in &slip_at {
            if !words.is_empty() {
                slip(&mut words, usize::from(*at), kind);
            }
        }
        let result = ["1-0", "0-1", "1/2-1/2", "*"][result];
        let mut text = format!("[Result \"{result}\"]\n[FEN \"{start}\"]\n");
        if playout.array < 960 {
            text.push_str("[Variant \"Chess960\"]\n");
        }
        text.push('\n');
        for (index, (number, word)) in words.iter().enumerate() {
            text.push_str(&format!("{number} {word} $7 {{kom{index}}} "));
        }
        text.push_str(result);
        // A result among the moves ends the game; the rest is a game of its own.
        prop_assume!(!words.iter().any(|(_, word)| word == "1/2"));
        let found = one(&text);

        let mut all = Kept::default();
        kept(&found.game.line, &mut all);
        all.text.push_str(&format!(" {} ", found.rest));
        for index in 0..words.len() {
            let comment = format!("kom{index}");
            let is_there = all.text.split(|c: char| !c.is_alphanumeric()).any(|word| word == comment);
            prop_assert!(is_there, "{comment} of {text}\nis not in {all:?}");
        }
        // Each word is a move, or stands in what is kept as text.
        let is_word = |word: &&str| {
            word.starts_with(|c: char| c.is_ascii_alphabetic() || c == '0')
                && !["e.p.", "D", "TN", "N"].contains(word)
        };
        let written: Vec<&str> = words.iter().map(|(_, word)| word.as_str()).collect();
        let moves = written.iter().filter(|word| is_word(word)).count();
        let in_rest = all.text.split([' ', '(', ')']).filter(is_word);
        let is_ours = |word: &&str| word.starts_with("kom") || ["not", "read:", "v"].contains(word);
        let in_rest = in_rest.filter(|word| !is_ours(word)).count();
        prop_assert!(
            all.plies + all.nulls + in_rest >= moves,
            "{moves} words of {text}\nbecame {} moves and {in_rest} words in {all:?}", all.plies
        );
        let glyphs = text.matches('$').count();
        let in_text = all.text.matches('$').count();
        prop_assert!(all.glyphs + in_text >= glyphs, "{glyphs} glyphs of {text}\nare {all:?}");
        prop_assert_eq!(found.game.result.as_str(), result);

        // What is written reads back, and then nothing but illegal moves is wrong with it.
        let again = one(&found.game.to_string());
        prop_assert_eq!(&again.game, &found.game);
        prop_assert_eq!(again.lost_at, None, "{}", found.game);
        prop_assert_eq!(&again.game.to_string(), &found.game.to_string());
    }

    #[test]
    fn the_parts_of_a_game_with_illegal_moves_are_games_without(
        playout in playouts(),
        at in any::<u16>(),
        kind in slips(),
    ) {
        let start = common::Playout { choices: Vec::new(), ..playout.clone() }.position();
        let mut words = words(&start, &playout.choices);
        prop_assume!(!words.is_empty());
        slip(&mut words, usize::from(at), &kind);
        let moves: Vec<&str> = words.iter().map(|(_, word)| word.as_str()).collect();
        prop_assume!(!moves.contains(&"1/2"));
        let text = format!("[FEN \"{start}\"]\n[Variant \"Chess960\"]\n\n{} 1-0", moves.join(" "));
        let found = one(&text);
        let whole: Vec<Game> = InParts::from(found.game.clone()).games();
        let written: String = whole.iter().map(Game::to_string).collect();
        let parts = read(&written);
        prop_assert_eq!(parts.len(), whole.len(), "{}", written);
        for (part, game) in parts.iter().zip(&whole) {
            // Others read a pass in check as they read every pass.
            let is_fine = part.faults.iter().all(|fault| fault.what == What::NullInCheck);
            prop_assert!(is_fine, "{:?} in {written}", part.faults);
            prop_assert_eq!(&part.game, game);
        }
        prop_assert_eq!(parts.last().map(|part| part.game.line.end()), Some(found.game.line.end()));
        prop_assert_eq!(parts.last().unwrap().game.result, Outcome::WhiteWins);
        prop_assert!(parts.iter().rev().skip(1).all(|p| p.game.result == Outcome::Unknown));
    }
}
