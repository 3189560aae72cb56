//! Whatever is read as a move is written so that it reads back as the same move, in every language.
//!
//! The input is a FEN, a line break and a text; or only a text, for the initial position.

#![no_main]

use chess::Position;
use libfuzzer_sys::fuzz_target;
use notation::{Form, Language, Style, read};

fuzz_target!(|input: &str| {
    let (fen, text) = input.split_once('\n').unwrap_or(("", input));
    let position: Position = fen.parse().unwrap_or_else(|_| Position::initial());
    for language in Language::ALL {
        let Ok(reading) = read(&position, text, language) else { continue };
        for form in [Form::Short, Form::Long, Form::Hyphenated] {
            let written = Style { form, ..Style::of(language) }.write(&reading.legal);
            let again = read(&position, &written, language);
            assert!(
                again.is_ok_and(|again| again.legal == reading.legal),
                "{text:?} is {written:?}, which reads differently in {position}"
            );
        }
    }
});
