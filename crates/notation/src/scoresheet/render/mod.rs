//! Sheets on paper, on screens and in Braille.

mod braille;
mod cells;
mod html;
mod labels;
mod table;

use std::fmt::Write;
use std::time::Duration;

pub use braille::{Cells, braille};
pub use html::html;
pub use table::text;

use super::Ink;

/// Hours, minutes and seconds, as a clock shows them.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = match hours {
        0 => write!(text, "{minutes}:{seconds:02}"),
        _ => write!(text, "{hours}:{minutes:02}:{seconds:02}"),
    };
    text
}

/// What is printed for an entry; a question mark in brackets if it is illegible.
fn ink_text(ink: &Ink) -> &str {
    match ink {
        Ink::Blank => "",
        Ink::Illegible => "[?]",
        Ink::Text(text) => text,
    }
}
