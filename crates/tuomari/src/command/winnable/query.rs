//! A query: `FEN [white|black]`.

use chess::{Color, Position};

use crate::fen;
use crate::outcome::Trouble;
use crate::screen::Screen;

/// A position, and optionally the side that should mate.
#[derive(Debug)]
pub(super) struct Query {
    /// As typed, so that the caller can find it again.
    pub(super) fen: String,
    pub(super) position: Position,
    pub(super) side: Option<Color>,
}

impl Query {
    pub(super) fn read(
        text: &str,
        line: Option<usize>,
        screen: &mut Screen,
    ) -> Result<Self, Trouble> {
        let place = line.map_or_else(String::new, |number| format!("line {number}: "));
        let (fen, side) = split(text);
        let position = fen::read(fen, &place, screen)?;
        Ok(Self { fen: fen.trim().to_owned(), position, side })
    }
}

/// Takes the side off the end. Any other word stays, and the FEN reader rejects it.
fn split(text: &str) -> (&str, Option<Color>) {
    let text = text.trim_end();
    let sides = [("white", Color::White), ("black", Color::Black)];
    let found = sides.into_iter().find_map(|(word, side)| {
        let fen = text.strip_suffix(word)?;
        fen.ends_with(char::is_whitespace).then_some((fen, Some(side)))
    });
    found.unwrap_or((text, None))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_side_is_the_last_word_and_only_a_whole_word() {
        assert_eq!(split("8/8 w - - white"), ("8/8 w - - ", Some(Color::White)));
        assert_eq!(split("8/8 w - - 0 1\tblack \r"), ("8/8 w - - 0 1\t", Some(Color::Black)));
        assert_eq!(split("8/8 w - - nonwhite"), ("8/8 w - - nonwhite", None));
        assert_eq!(split("white"), ("white", None));
    }
}
