//! The words of a line, taken one after the other.

use std::fmt;

use chess::{Color, Square};
use clock::Span;
use serde::Deserialize;
use serde::de::value::{MapDeserializer, StrDeserializer};
use serde::de::{self, DeserializeOwned};

use crate::nearest::nearest;
use crate::{Score, Share};

/// Why words could not be read: what was expected, what came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Unread(pub(super) String);

impl Unread {
    pub(super) fn expected(what: impl fmt::Display, came: &str) -> Self {
        match came {
            "" => Self(format!("expected {what}, but the line ends")),
            came => Self(format!("expected {what}, came {came:?}")),
        }
    }

    /// The same, with the known words that come nearest.
    pub(super) fn unknown<'k>(
        what: impl fmt::Display,
        came: &str,
        known: impl IntoIterator<Item = &'k str>,
    ) -> Self {
        let Self(message) = Self::expected(what, came);
        let near = nearest(came, known);
        Self(if near.is_empty() {
            message
        } else {
            format!("{message}; perhaps {}", near.join(", "))
        })
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a line still has to say.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words<'t> {
    rest: &'t str,
}

impl<'t> Words<'t> {
    pub(super) fn of(text: &'t str) -> Self {
        Self { rest: text.trim() }
    }

    pub(super) fn is_empty(self) -> bool {
        self.rest.is_empty()
    }

    pub(super) fn rest(self) -> &'t str {
        self.rest
    }

    /// Everything that is left, without the colon before it.
    pub(super) fn text(&mut self) -> String {
        let text = self.rest.trim_start_matches(':').trim();
        self.rest = "";
        text.to_owned()
    }

    /// Takes everything before these words, or all if they do not come.
    pub(super) fn before(&mut self, words: &str) -> &'t str {
        let end = self.rest.find(words).unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        text
    }

    pub(super) fn peek(self) -> Option<&'t str> {
        self.rest.split_whitespace().next()
    }

    pub(super) fn next(&mut self) -> Option<&'t str> {
        let word = self.peek()?;
        self.rest = self.rest[word.len()..].trim_start();
        Some(word)
    }

    /// Takes these words if they come next, in any case and with any sign after them.
    pub(super) fn accept(&mut self, phrase: &str) -> bool {
        let mut ahead = *self;
        for wanted in phrase.split(' ') {
            match ahead.next() {
                Some(word) if bare(word).eq_ignore_ascii_case(wanted) => {}
                _ => return false,
            }
        }
        *self = ahead;
        true
    }

    /// Takes the longest of these phrases that comes next.
    pub(super) fn phrase(&mut self, phrases: &[&'static str]) -> Option<&'static str> {
        let mut found: Option<(&'static str, Self)> = None;
        for phrase in phrases {
            let mut ahead = *self;
            if ahead.accept(phrase) && found.is_none_or(|(longest, _)| longest.len() < phrase.len())
            {
                found = Some((phrase, ahead));
            }
        }
        let (phrase, ahead) = found?;
        *self = ahead;
        Some(phrase)
    }

    /// A value that JSON writes as one word, here with blanks: `leave venue`.
    pub(super) fn one_of<T: DeserializeOwned>(&mut self, what: &str) -> Result<T, Unread> {
        let mut best = None;
        let (mut ahead, mut joined) = (*self, String::new());
        while let Some(word) = ahead.next() {
            if !joined.is_empty() {
                joined.push('_');
            }
            joined.push_str(&bare(word).to_lowercase().replace('-', "_"));
            if let Ok(value) = T::deserialize(StrDeserializer::<Miss>::new(&joined)) {
                best = Some((value, ahead));
            }
        }
        match best {
            Some((value, ahead)) => {
                *self = ahead;
                Ok(value)
            }
            None => {
                let known = words_of::<T>();
                let known: Vec<String> = known.iter().map(|word| word.replace('_', " ")).collect();
                Err(Unread::unknown(what, self.rest, known.iter().map(String::as_str)))
            }
        }
    }

    pub(super) fn color(&mut self) -> Result<Color, Unread> {
        self.accept("of");
        match self.peek().map(|word| bare(word).trim_end_matches("'s").to_lowercase()).as_deref() {
            Some("white") => {
                self.next();
                Ok(Color::White)
            }
            Some("black") => {
                self.next();
                Ok(Color::Black)
            }
            _ => Err(Unread::expected("white or black", self.rest)),
        }
    }

    pub(super) fn square(&mut self) -> Result<Square, Unread> {
        let word = self.peek().unwrap_or_default();
        let square = bare(word).parse().map_err(|_| Unread::expected("a square", self.rest))?;
        self.next();
        Ok(square)
    }

    pub(super) fn number<N: std::str::FromStr>(&mut self, what: &str) -> Result<N, Unread> {
        let word = self.peek().unwrap_or_default();
        let number = bare(word).parse().map_err(|_| Unread::expected(what, self.rest))?;
        self.next();
        Ok(number)
    }

    pub(super) fn span(&mut self) -> Result<Span, Unread> {
        let word = self.peek().unwrap_or_default();
        let span = read_span(word.trim_end_matches(','))
            .ok_or_else(|| Unread::expected("a time as 2:00 or 1:30:00", self.rest))?;
        self.next();
        Ok(span)
    }

    pub(super) fn score(&mut self) -> Result<Score, Unread> {
        let word = self.peek().unwrap_or_default();
        let score = read_score(bare(word))
            .ok_or_else(|| Unread::expected("a score as 1–0 or ½–½", self.rest))?;
        self.next();
        Ok(score)
    }

    /// Says that nothing more may follow.
    pub(super) fn end(self) -> Result<(), Unread> {
        if self.is_empty() { Ok(()) } else { Err(Unread::expected("nothing more", self.rest)) }
    }
}

/// A word without the sign after it.
pub(super) fn bare(word: &str) -> &str {
    word.trim_end_matches([',', ':', ';'])
}

/// A time as a clock shows it: `0:05`, `2:00.5`, `1:30:00`.
pub(super) fn read_span(text: &str) -> Option<Span> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let parts: Vec<u64> = whole.split(':').map(str::parse).collect::<Result<_, _>>().ok().filter(
        |parts: &Vec<u64>| {
            (2..=3).contains(&parts.len()) && parts[1..].iter().all(|part| *part < 60)
        },
    )?;
    let seconds = parts.iter().try_fold(0_u64, |sum, part| sum.checked_mul(60)?.checked_add(*part));
    if fraction.len() > 3 || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let millis: u64 = format!("{fraction:0<3}").parse().ok()?;
    Some(Span::seconds(seconds?).saturating_add(Span::millis(millis)))
}

/// A score as a scoresheet has it: `1–0`, `½-½`, `1/2-1/2`, `0-0.5`.
pub(super) fn read_score(text: &str) -> Option<Score> {
    let (white, black) = text.split_once(['–', '-'])?;
    let share = |text: &str| match text {
        "0" => Some(Share::None),
        "½" | "1/2" | "0.5" => Some(Share::Half),
        "1" => Some(Share::Whole),
        _ => None,
    };
    Some(Score::new(share(white)?, share(black)?))
}

/// An error that keeps the words that would have been right.
#[derive(Debug)]
struct Miss {
    known: &'static [&'static str],
}

impl fmt::Display for Miss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "known are {:?}", self.known)
    }
}

impl std::error::Error for Miss {}

impl de::Error for Miss {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self { known: &[] }
    }

    fn unknown_variant(_: &str, known: &'static [&'static str]) -> Self {
        Self { known }
    }
}

/// Every word that JSON has for a value of this type.
pub(crate) fn words_of<'de, T: Deserialize<'de>>() -> &'static [&'static str] {
    T::deserialize(StrDeserializer::<Miss>::new("?")).map_or_else(|miss| miss.known, |_| &[])
}

/// Every word that JSON has under `tag` for a value of this type.
pub(crate) fn tags_of<T: DeserializeOwned>(tag: &'static str) -> &'static [&'static str] {
    let map = MapDeserializer::<_, Miss>::new([(tag, "?")].into_iter());
    T::deserialize(map).map_or_else(|miss| miss.known, |_| &[])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ground;
    use crate::act::{Irregularity, Permission, StopReason};
    use crate::fact::Fact;

    #[test]
    fn the_lists_of_all_values_are_whole() {
        assert_eq!(words_of::<Irregularity>().len(), Irregularity::ALL.len());
        assert_eq!(words_of::<Ground>().len(), Ground::ALL.len());
    }

    #[test]
    fn a_value_of_several_words_is_read_as_far_as_it_goes() {
        let mut words = Words::of("leave playing area, please");
        assert_eq!(words.one_of("a permission"), Ok(Permission::LeavePlayingArea));
        assert_eq!(words.rest(), "please");
    }

    #[test]
    fn an_unknown_word_is_answered_with_the_nearest_known_ones() {
        let wrong = Words::of("promotoin piece").one_of::<StopReason>("a reason");
        let Err(Unread(message)) = wrong else { panic!("{wrong:?}") };
        assert_eq!(message, "expected a reason, came \"promotoin piece\"; perhaps promotion piece");
    }

    #[test]
    fn the_words_of_every_fact_are_known() {
        assert!(tags_of::<Fact>("fact").contains(&"claim_rejected"));
    }

    #[test]
    fn times_and_scores_are_read_as_they_are_shown() {
        for text in ["0:05", "2:00.5", "1:30:00", "0:00.001"] {
            assert_eq!(read_span(text).unwrap().to_string(), text);
        }
        for text in ["1:60", "5", "1:2:3:4", "0:01.2345", "-0:01"] {
            assert_eq!(read_span(text), None, "{text}");
        }
        for text in ["1–0", "½–½", "0–½", "0–0"] {
            assert_eq!(read_score(text).unwrap().to_string(), text);
        }
        assert_eq!(read_score("1–½"), Some(Score::new(Share::Whole, Share::Half)));
    }
}
