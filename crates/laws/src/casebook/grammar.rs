//! How acts and decisions are said: a row for each, from which it is both read and written.
//!
//! A row is the phrase with which the line begins, and then the parts that follow, each of which
//! knows how it is read and how it is written. A new act does not compile before it has its row.

use std::fmt::{Display, Write as _};
use std::marker::PhantomData;
use std::str::FromStr;

use chess::{Color, Square};
use clock::{Moment, Span};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::acts::Scene;
use super::facts::word_of;
use super::words::{Unread, Words, bare};
use crate::Score;

/// Something that stands in a line.
pub(super) trait Part {
    type Value;

    fn read(&self, words: &mut Words<'_>, scene: Scene<'_>) -> Result<Self::Value, Unread>;

    /// Adds it to the line, with the blank or the colon before it.
    fn write(&self, value: &Self::Value, line: &mut String);
}

/// Makes the phrases, the reader and the writer of an enum from its rows. A field either has a part
/// of the line (`square: SquareName`) or is what the phrase says (`agreed => true`).
macro_rules! grammar {
    ($kind:ident { $($phrase:literal $variant:ident $({
        $($field:ident $(: $part:expr)? $(=> $fixed:tt)?),*
    })?;)* } $(else $other:pat => $written:expr)?) => {
        /// The phrases with which a line begins.
        pub(super) const PHRASES: &[&str] = &[$($phrase),*];

        /// Reads what follows one of [`PHRASES`].
        fn read_row(
            phrase: &str,
            words: &mut $crate::casebook::words::Words<'_>,
            scene: $crate::casebook::acts::Scene<'_>,
        ) -> Result<$kind, $crate::casebook::words::Unread> {
            use $crate::casebook::grammar::Part as _;
            $(if phrase == $phrase {
                $($(
                    $(let $field = ($part).read(words, scene)?;)?
                    $(let $field = $fixed;)?
                )*)?
                return Ok($kind::$variant $({ $($field),* })?);
            })*
            Err($crate::casebook::words::Unread::expected("one of the known phrases", phrase))
        }

        /// Writes the row that the value stands in.
        fn write_row(value: &$kind) -> String {
            use $crate::casebook::grammar::Part as _;
            match value {
                $($kind::$variant $({ $($field $(: $fixed)?),* })? => {
                    #[allow(unused_mut, reason = "a phrase may be all there is")]
                    let mut line = $phrase.to_owned();
                    $($($(($part).write($field, &mut line);)?)*)?
                    line
                })*
                $($other => $written,)?
            }
        }
    };
}
pub(super) use grammar;

fn put(line: &mut String, what: impl Display) {
    // A String takes whatever is written.
    let _ = write!(line, " {what}");
}

/// `white` or `black`, perhaps with `of` before it.
pub(super) struct Colour;

impl Part for Colour {
    type Value = Color;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<Color, Unread> {
        words.color()
    }

    fn write(&self, value: &Color, line: &mut String) {
        put(line, value);
    }
}

/// `e4`.
pub(super) struct SquareName;

impl Part for SquareName {
    type Value = Square;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<Square, Unread> {
        words.square()
    }

    fn write(&self, value: &Square, line: &mut String) {
        put(line, value);
    }
}

/// `½–½`.
pub(super) struct ScoreOf;

impl Part for ScoreOf {
    type Value = Score;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<Score, Unread> {
        words.score()
    }

    fn write(&self, value: &Score, line: &mut String) {
        put(line, value);
    }
}

/// `1:30:00`.
pub(super) struct Duration;

impl Part for Duration {
    type Value = Span;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<Span, Unread> {
        words.span()
    }

    fn write(&self, value: &Span, line: &mut String) {
        put(line, value);
    }
}

/// A time of the table.
pub(super) struct TableTime;

impl Part for TableTime {
    type Value = Moment;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<Moment, Unread> {
        Ok(Moment::from_millis(words.span()?.as_millis()))
    }

    fn write(&self, value: &Moment, line: &mut String) {
        put(line, Span::millis(value.as_millis()));
    }
}

/// A number; what it counts is named where it is missing.
pub(super) struct Number<N>(&'static str, PhantomData<N>);

pub(super) const fn number<N>(what: &'static str) -> Number<N> {
    Number(what, PhantomData)
}

impl<N: FromStr + Display> Part for Number<N> {
    type Value = N;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<N, Unread> {
        words.number(self.0)
    }

    fn write(&self, value: &N, line: &mut String) {
        put(line, value);
    }
}

/// One of a set of words, as JSON names them but with blanks.
pub(super) struct OneOf<T>(&'static str, PhantomData<T>);

pub(super) const fn one_of<T>(what: &'static str) -> OneOf<T> {
    OneOf(what, PhantomData)
}

impl<T: DeserializeOwned + Serialize> Part for OneOf<T> {
    type Value = T;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<T, Unread> {
        words.one_of(self.0)
    }

    fn write(&self, value: &T, line: &mut String) {
        put(line, word_of(value));
    }
}

/// All that is left of the line.
pub(super) struct Text;

impl Part for Text {
    type Value = String;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<String, Unread> {
        Ok(words.text())
    }

    fn write(&self, value: &String, line: &mut String) {
        put(line, value);
    }
}

/// One word.
pub(super) struct Word;

impl Part for Word {
    type Value = String;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<String, Unread> {
        let word = words.next().map(bare).ok_or_else(|| Unread::expected("a word", ""))?;
        Ok(word.to_owned())
    }

    fn write(&self, value: &String, line: &mut String) {
        put(line, value);
    }
}

/// Words that are there or not.
pub(super) struct Flag(pub(super) &'static str);

impl Part for Flag {
    type Value = bool;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<bool, Unread> {
        Ok(words.accept(self.0))
    }

    fn write(&self, value: &bool, line: &mut String) {
        if *value {
            put(line, self.0);
        }
    }
}

/// The words for yes, or those for no.
pub(super) struct Either(pub(super) &'static str, pub(super) &'static str);

impl Part for Either {
    type Value = bool;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<bool, Unread> {
        let Self(yes, no) = self;
        // The words for no may begin with those for yes.
        if words.accept(no) {
            return Ok(false);
        }
        if words.accept(yes) {
            return Ok(true);
        }
        Err(Unread::expected(format_args!("{yes} or {no}"), words.rest()))
    }

    fn write(&self, value: &bool, line: &mut String) {
        put(line, if *value { self.0 } else { self.1 });
    }
}

/// A part with words before it that may be left out.
pub(super) struct Joined<P>(pub(super) &'static str, pub(super) P);

impl<P: Part> Part for Joined<P> {
    type Value = P::Value;

    fn read(&self, words: &mut Words<'_>, scene: Scene<'_>) -> Result<P::Value, Unread> {
        words.accept(self.0);
        self.1.read(words, scene)
    }

    fn write(&self, value: &P::Value, line: &mut String) {
        put(line, self.0);
        self.1.write(value, line);
    }
}

/// A part with words after it that may be left out.
pub(super) struct Followed<P>(pub(super) P, pub(super) &'static str);

impl<P: Part> Part for Followed<P> {
    type Value = P::Value;

    fn read(&self, words: &mut Words<'_>, scene: Scene<'_>) -> Result<P::Value, Unread> {
        let value = self.0.read(words, scene)?;
        words.accept(self.1);
        Ok(value)
    }

    fn write(&self, value: &P::Value, line: &mut String) {
        self.0.write(value, line);
        put(line, self.1);
    }
}

/// A part after a colon; the colon is for the eye.
pub(super) struct Said<P>(pub(super) P);

impl<P: Part> Part for Said<P> {
    type Value = P::Value;

    fn read(&self, words: &mut Words<'_>, scene: Scene<'_>) -> Result<P::Value, Unread> {
        self.0.read(words, scene)
    }

    fn write(&self, value: &P::Value, line: &mut String) {
        line.push(':');
        self.0.write(value, line);
    }
}

/// A part that is there only after certain words.
pub(super) struct After<P>(pub(super) &'static str, pub(super) P);

impl<P: Part> Part for After<P> {
    type Value = Option<P::Value>;

    fn read(&self, words: &mut Words<'_>, scene: Scene<'_>) -> Result<Self::Value, Unread> {
        words.accept(self.0).then(|| self.1.read(words, scene)).transpose()
    }

    fn write(&self, value: &Self::Value, line: &mut String) {
        if let Some(value) = value {
            put(line, self.0);
            self.1.write(value, line);
        }
    }
}

/// A part, or a word that says that there is none.
pub(super) struct OrElse<P>(pub(super) &'static str, pub(super) P);

impl<P: Part> Part for OrElse<P> {
    type Value = Option<P::Value>;

    fn read(&self, words: &mut Words<'_>, scene: Scene<'_>) -> Result<Self::Value, Unread> {
        if words.accept(self.0) { Ok(None) } else { self.1.read(words, scene).map(Some) }
    }

    fn write(&self, value: &Self::Value, line: &mut String) {
        match value {
            Some(value) => self.1.write(value, line),
            None => put(line, self.0),
        }
    }
}

/// A part at the end of a line that has a usual value when nothing is said.
pub(super) struct Unless<P>(pub(super) P);

impl<P: Part<Value: Default>> Part for Unless<P> {
    type Value = P::Value;

    fn read(&self, words: &mut Words<'_>, scene: Scene<'_>) -> Result<P::Value, Unread> {
        if words.is_empty() { Ok(P::Value::default()) } else { self.0.read(words, scene) }
    }

    fn write(&self, value: &P::Value, line: &mut String) {
        self.0.write(value, line);
    }
}

/// White's, then Black's, each after the name of its side.
pub(super) struct OfSide<P>(pub(super) Color, pub(super) P);

impl<P: Part> Part for OfSide<P> {
    type Value = P::Value;

    fn read(&self, words: &mut Words<'_>, scene: Scene<'_>) -> Result<P::Value, Unread> {
        words.color()?;
        self.1.read(words, scene)
    }

    fn write(&self, value: &P::Value, line: &mut String) {
        put(line, self.0);
        self.1.write(value, line);
    }
}

#[cfg(test)]
mod tests;
