//! Legal moves whose notation is similar to a text that is not a legal move.

use chess::Position;

use super::error::Candidate;
use super::style::Style;
use crate::Language;

/// How many letters may differ, and how many moves to offer.
const FAR: usize = 2;
const MANY: usize = 5;

/// The legal moves whose notation differs least from the text: a few at most, and none if all are
/// far from it.
///
/// ```
/// use chess::Position;
/// use tuomari_notation::{Language, nearest};
/// let meant = nearest(&Position::initial(), "Mf3", Language::English);
/// assert_eq!(meant.iter().map(|move_| &*move_.text).collect::<Vec<_>>(), ["f3", "Nf3"]);
/// ```
#[must_use]
pub fn nearest(position: &Position, text: &str, language: Language) -> Vec<Candidate> {
    let wanted: Vec<char> = text.chars().filter(|c| !is_sign(*c)).take(16).collect();
    let style = Style::bare(language);
    let mut found: Vec<(usize, usize, Candidate)> = position
        .legal_moves()
        .filter_map(|legal| {
            let bare: Vec<char> = style.write(&legal).chars().filter(|c| !is_sign(*c)).collect();
            let distance = distance(&wanted, &bare);
            let candidate =
                || Candidate { m: legal.to_move(), text: Style::of(language).write(&legal) };
            let unlike_ends = usize::MAX - same_ending(&wanted, &bare);
            (distance <= FAR && distance < bare.len()).then(|| (distance, unlike_ends, candidate()))
        })
        .collect();
    let least = found.iter().map(|(distance, ..)| *distance).min().unwrap_or(0);
    found.retain(|(distance, ..)| *distance == least);
    found.sort_by_key(|(_, unlike_ends, _)| *unlike_ends);
    found.truncate(MANY);
    found.into_iter().map(|(.., candidate)| candidate).collect()
}

/// How many letters the two share at their ends, where the square of arrival is.
fn same_ending(a: &[char], b: &[char]) -> usize {
    a.iter().rev().zip(b.iter().rev()).take_while(|(x, y)| x == y).count()
}

/// Signs that may be left out or added without changing the move.
fn is_sign(c: char) -> bool {
    matches!(c, 'x' | ':' | '+' | '#' | '=' | '(' | ')' | '-' | '!' | '?') || c.is_whitespace()
}

/// The number of letters to change, add or leave out to turn one text into the other, ignoring
/// case.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let same = x.to_lowercase().eq(y.to_lowercase());
            let change = diagonal + usize::from(!same);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
