//! Any text is read without a panic, and what can be read reads back the same when written.

#![no_main]

use chess::{CastlingStyle, EnPassantStyle, Position, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
    if let Ok(position) = text.parse::<Position>() {
        for style in [CastlingStyle::XFen, CastlingStyle::Shredder] {
            let fen = position.to_fen(style, EnPassantStyle::Always);
            assert_eq!(fen.parse().as_ref(), Ok(&position), "{fen}");
        }
    }
});
