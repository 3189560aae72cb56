//! Moves that stand without a blank between them: `e4e5`, `Nf3Nc6`, `exd52.Nf3`.

use std::ops::Range;

use chess::Position;

use super::Word;
use crate::Language;
use crate::san::{Offer, read_offering};

/// Longer words are not moves that somebody forgot to part.
const LONGEST: usize = 40;

/// Where the moves stand in a word, if it can be taken apart in exactly one way into moves that are legal one
/// after the other.
#[cold]
pub(super) fn apart(
    position: &Position,
    word: &Word<'_>,
    language: Language,
) -> Option<Vec<Range<usize>>> {
    // Of other letters the places would not be those of the text.
    let text = std::str::from_utf8(word.bytes()).ok().filter(|text| text.is_ascii())?;
    if text.len() > LONGEST {
        return None;
    }
    let mut glue = Glue { text, language, made: Vec::new(), found: Vec::new() };
    glue.take(position, 0);
    match <[_; 1]>::try_from(glue.found) {
        // One move that is the whole word was looked at before, and a number alone is none.
        Ok([only]) if only.first().is_some_and(|first| first.len() < text.len()) => Some(only),
        _ => None,
    }
}

/// The ways to take a word apart.
struct Glue<'t> {
    text: &'t str,
    language: Language,
    made: Vec<Range<usize>>,
    found: Vec<Vec<Range<usize>>>,
}

impl Glue<'_> {
    /// Takes the moves from this place on, in every way.
    fn take(&mut self, position: &Position, from: usize) {
        let from = from + number(&self.text[from..], position);
        if from == self.text.len() {
            self.found.push(self.made.clone());
            return;
        }
        for to in from + 2..=self.text.len() {
            if self.found.len() > 1 {
                return;
            }
            let part = &self.text[from..to];
            let Ok(reading) = read_offering(position, part, self.language, Offer::Nothing) else {
                continue;
            };
            self.made.push(from..to);
            self.take(&reading.legal.play(), to);
            self.made.pop();
        }
    }
}

/// How much of a text is the number of the move that is due, with its dots.
fn number(text: &str, position: &Position) -> usize {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = text.len() - rest.len();
    if text[..digits].parse() != Ok(position.move_number().get()) {
        return 0;
    }
    text.len() - rest.trim_start_matches('.').len()
}

#[cfg(test)]
mod tests {
    use crate::pgn::{Games, What};

    /// The main line of a game, what was wrong with it, and whether it was read to its end.
    fn read(moves: &str) -> (String, Vec<What>, bool) {
        let pgn = format!("[White \"A\"]\n\n{moves} *\n");
        let found = Games::new(pgn.as_bytes()).next().unwrap().unwrap();
        let line = found.game.line.as_words().to_string();
        (line, found.faults.into_iter().map(|fault| fault.what).collect(), found.lost_at.is_none())
    }

    #[test]
    fn moves_without_a_blank_between_them_are_read_if_there_is_one_way_to() {
        let spanish = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";
        for (glued, words) in [
            ("1. e4e5 2. Nf3Nc6 3. Bb5a6", &["e4e5", "Nf3Nc6", "Bb5a6"][..]),
            ("1.e4e52.Nf3Nc63.Bb5a6", &["e4e52.Nf3Nc63.Bb5a6"]),
            ("1. e4 e52. Nf3 Nc63. Bb5 a6", &["e52.", "Nc63."]),
            ("1. e4e5Nf3Nc6Bb5a6", &["e4e5Nf3Nc6Bb5a6"]),
        ] {
            let (line, faults, is_whole) = read(glued);
            assert_eq!((line.as_str(), is_whole), (spanish, true), "{glued}: {faults:?}");
            let said: Vec<What> =
                words.iter().map(|word| What::GluedMoves((*word).to_owned())).collect();
            assert_eq!(faults, said, "{glued}");
        }
    }

    #[test]
    fn a_word_that_says_more_than_one_thing_or_no_move_at_all_is_not_taken_apart() {
        for (moves, line) in [("1. e4 e5Nf6", "1. e4"), ("1. e4 e5 2. Nf3Nd4", "1. e4 e5")] {
            let (read, faults, is_whole) = read(moves);
            assert!(!is_whole && read == line, "{moves}: {read}");
            assert!(matches!(faults[..], [What::NoSuchMove { .. }]), "{moves}: {faults:?}");
        }
    }

    #[test]
    fn a_number_without_a_move_is_not_taken_apart() {
        assert_eq!(read(".1$").0, "");
        assert_eq!(read("1. e4 e5 2.2$ Nf3").0, "1. e4 e5");
    }

    #[test]
    fn prose_among_the_moves_does_not_end_the_game() {
        let (line, faults, is_whole) = read("1. e4 novelty e5 Diagram 2. Nf3 better Nc6");
        assert_eq!(line, "1. e4 (novelty) 1... e5 (Diagram) 2. Nf3 (better) 2... Nc6");
        assert!(is_whole);
        let said = ["novelty", "Diagram", "better"].map(|word| What::StrayWord(word.into()));
        assert_eq!(faults, said);
        let (line, _, is_whole) = read("1. e4 e5 2. castles Nc6");
        assert_eq!((line.as_str(), is_whole), ("1. e4 e5", false), "it may have been a move");
    }
}
