//! Words taken for others.

use super::Tongue;
use super::vocabulary::Meaning;

/// A word that is not the prescribed one, and what it was taken for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slip {
    /// The place of the word among those heard, counted from 1; for a missing word, the place
    /// before which it belongs.
    pub place: usize,
    /// The word heard; empty if it was missing.
    pub said: String,
    /// The word it was taken for.
    pub taken_for: String,
}

/// How close a word is to what it is taken for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Likeness {
    Same,
    /// Another word for the same thing, or one that sounds the same.
    Known,
    /// A word that differs in a letter or two.
    Misspelt,
}

impl Likeness {
    pub(super) const fn cost(self) -> usize {
        match self {
            Self::Same => 0,
            Self::Known => 1,
            Self::Misspelt => 3,
        }
    }
}

/// Everything a word may mean, most likely first; empty if the tongue has no such word.
pub(super) fn meanings(word: &str, tongue: Tongue) -> Vec<(Meaning, Likeness)> {
    let said = fold(word);
    let letters = said.chars().count();
    let vocabulary = tongue.vocabulary();
    let mut found: Vec<(Meaning, Likeness)> = vocabulary
        .words()
        .filter(|(known, ..)| folded(known).eq(said.chars()))
        .map(|(_, meaning, said)| (meaning, if said { Likeness::Same } else { Likeness::Known }))
        .collect();
    if found.is_empty() {
        let near = |known: &str| {
            let length = folded(known).count();
            let allowed = if length >= 7 { 2 } else { 1 };
            if length < 4 || length.abs_diff(letters) > allowed {
                return None;
            }
            let distance = distance(&said, &fold(known));
            (distance <= allowed).then_some(distance)
        };
        let distances = || vocabulary.words().filter_map(|(known, m, _)| Some((near(known)?, m)));
        let least = distances().map(|(distance, _)| distance).min();
        found = distances()
            .filter(|(distance, _)| Some(*distance) == least)
            .map(|(_, meaning)| (meaning, Likeness::Misspelt))
            .collect();
    }
    found.sort_by_key(|(meaning, likeness)| (*likeness, *meaning));
    found.dedup_by_key(|(meaning, _)| *meaning);
    found
}

/// A word without what typing and hearing lose: case, umlauts, and spelled-out umlauts.
pub(super) fn fold(word: &str) -> String {
    folded(word).collect()
}

fn folded(word: &str) -> impl Iterator<Item = char> {
    let mut last = ' ';
    word.chars()
        .flat_map(char::to_lowercase)
        .flat_map(|letter| match letter {
            'ä' | 'å' | 'á' | 'à' => [Some('a'), None],
            'ö' | 'ø' => [Some('o'), None],
            'ü' => [Some('u'), None],
            'é' | 'è' => [Some('e'), None],
            'š' => [Some('s'), None],
            'ß' => [Some('s'), Some('s')],
            // Combining marks, and the dots of abbreviations.
            '\u{300}'..='\u{36f}' | '.' => [None, None],
            other => [Some(other), None],
        })
        .flatten()
        .filter(move |letter| {
            let of_umlaut = *letter == 'e' && matches!(last, 'a' | 'o' | 'u');
            if !of_umlaut {
                last = *letter;
            }
            !of_umlaut
        })
}

/// The number of letters to change, add, leave out or swap with the next.
fn distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.chars().take(32).collect();
    let b: Vec<char> = b.chars().collect();
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let change = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut best = change.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn umlauts_may_be_written_spelt_out_or_left_out() {
        assert_eq!(fold("Läufer"), fold("laeufer"));
        assert_eq!(fold("Läufer"), fold("LAUFER"));
        assert_eq!(fold("König"), fold("Koenig"));
        assert_eq!(fold("fünf"), fold("fu\u{308}nf"));
        assert_eq!(fold("große"), fold("grosse"));
    }

    #[test]
    fn letters_exchanged_count_once() {
        assert_eq!(distance("gutsav", "gustav"), 1);
        assert_eq!(distance("", "eva"), 3);
        assert_eq!(distance("felix", "felix"), 0);
    }
}
