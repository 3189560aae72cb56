//! What a PGN reader reports.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use super::window::Window;
use super::{Fault, Outcome, Place, text};

/// Receives everything in a game, in the order of the text.
///
/// Every method does nothing by default; implement the ones you need. What is passed is borrowed
/// from the reader and has to be copied to be kept.
pub trait Visitor {
    /// A game begins, with whatever comes first in it.
    fn begin_game(&mut self, _at: At<'_>) {}

    /// A tag pair.
    fn tag(&mut self, _tag: Tag<'_>) {}

    /// The tags are complete. Called once per game, before anything of its moves and before its
    /// end.
    fn begin_moves(&mut self, _at: At<'_>) {}

    /// A word where a move is expected. It may be anything; move numbers and results have already
    /// been removed.
    fn san(&mut self, _word: Word<'_>) {}

    /// A numeric annotation glyph, or a sign that stands for one: `!`, `?`, `+-` and so on.
    fn nag(&mut self, _nag: u8, _at: At<'_>) {}

    /// A comment, in braces or to the end of the line.
    fn comment(&mut self, _comment: Comment<'_>) {}

    /// The sign `(=)`: the player of the preceding move offered a draw with it (C.12).
    fn draw_offer(&mut self, _at: At<'_>) {}

    /// An opening parenthesis: an alternative to the last move begins.
    fn begin_variation(&mut self, _at: At<'_>) -> Variation {
        Variation::Read
    }

    /// The closing parenthesis of a variation that is being read.
    fn end_variation(&mut self, _at: At<'_>) {}

    /// A line that begins with `%` and is meant for another program. May come between games.
    fn escape(&mut self, _line: Comment<'_>) {}

    /// Something is not valid PGN. The reader goes on.
    fn fault(&mut self, _fault: Fault) {}

    /// The game is over, and its last sign stands before this place; the result is `None` if none
    /// was written.
    fn end_game(&mut self, _result: Option<Outcome>, _at: At<'_>) {}
}

/// What to do with a variation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variation {
    /// Visit its contents.
    Read,
    /// Skip it and everything inside.
    Skip,
}

/// A place in the text, computed only when asked for.
#[derive(Clone, Copy)]
pub struct At<'a> {
    window: &'a Window,
    index: usize,
}

impl<'a> At<'a> {
    #[inline(always)]
    pub(super) fn new(window: &'a Window, index: usize) -> Self {
        Self { window, index }
    }

    /// The number of bytes before it.
    #[inline]
    #[must_use]
    pub fn offset(self) -> u64 {
        self.window.offset(self.index)
    }

    /// Line and column.
    #[must_use]
    pub fn place(self) -> Place {
        self.window.place(self.index)
    }
}

impl fmt::Debug for At<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "At({})", self.place())
    }
}

/// A word of movetext, at least one byte long.
#[derive(Clone, Copy)]
pub struct Word<'a> {
    window: &'a Window,
    from: usize,
    to: usize,
}

impl<'a> Word<'a> {
    #[inline(always)]
    pub(super) fn new(window: &'a Window, from: usize, to: usize) -> Self {
        debug_assert!(from < to);
        Self { window, from, to }
    }

    /// The bytes of the word.
    #[inline]
    #[must_use]
    pub fn bytes(&self) -> &'a [u8] {
        self.window.slice(self.from, self.to)
    }

    #[inline(always)]
    pub(super) fn len(&self) -> usize {
        self.to - self.from
    }

    #[inline(always)]
    pub(super) fn first(&self) -> u8 {
        self.window.byte(self.from)
    }

    /// The last eight bytes up to the end of the word, the last byte highest. For a shorter word
    /// the low bytes belong to the text before it.
    #[inline(always)]
    pub(super) fn tail(&self) -> u64 {
        self.window.eight_before(self.to)
    }

    /// The piece in parentheses that follows at once, as some write promotions: `bxa8(Q)`.
    #[cold]
    pub(super) fn piece_in_parentheses(&self) -> Option<char> {
        match self.window.after(self.to) {
            [b'(', piece @ (b'Q' | b'R' | b'B' | b'N'), b')', ..] => Some(char::from(*piece)),
            _ => None,
        }
    }

    /// Its parts, if blanks that do not break stand in it, without the numbers of moves.
    #[cold]
    pub(super) fn parts(&self) -> Vec<Self> {
        const BLANK: &[u8] = "\u{a0}".as_bytes();
        let bytes = self.bytes();
        let mut parts = Vec::new();
        let mut from = 0;
        while from < bytes.len() {
            let rest = &bytes[from..];
            let length =
                rest.windows(BLANK.len()).position(|two| two == BLANK).unwrap_or(rest.len());
            let part = &rest[..length];
            let number = part.iter().take_while(|byte| matches!(byte, b'0'..=b'9' | b'.')).count();
            // Castling may be written with zeros.
            let number = if part[..number].contains(&b'.') { number } else { 0 };
            if number < length {
                let start = self.from + from;
                parts.push(Self::new(self.window, start + number, start + length));
            }
            from += length + BLANK.len();
        }
        parts
    }

    /// Whether blanks that do not break stand in it.
    #[cold]
    pub(super) fn has_parts(&self) -> bool {
        self.bytes().windows(2).any(|two| two == "\u{a0}".as_bytes())
    }

    /// Its parts between these places.
    #[cold]
    pub(super) fn cut(&self, parts: &[Range<usize>]) -> Vec<Self> {
        let part = |part: &Range<usize>| {
            Self::new(self.window, self.from + part.start, self.from + part.end)
        };
        parts.iter().map(part).collect()
    }

    /// The number that stands before it, if it is short enough to be one, and how many dots follow it.
    #[cold]
    pub(super) fn number(&self) -> Option<(u32, usize)> {
        let before = self.window.eight_before(self.from).to_le_bytes();
        let before = before.trim_ascii_end();
        let numbered = before.len() - before.iter().rev().take_while(|byte| **byte == b'.').count();
        let (number, dots) = before.split_at(numbered);
        let digits = number.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        let text = std::str::from_utf8(&number[number.len() - digits..]).ok()?;
        Some((text.parse().ok()?, dots.len())).filter(|(_, dots)| *dots > 0)
    }

    /// The word as text.
    #[must_use]
    pub fn text(&self) -> Cow<'a, str> {
        text::decode(self.bytes())
    }

    /// Where it begins.
    #[inline]
    #[must_use]
    pub const fn at(&self) -> At<'a> {
        At { window: self.window, index: self.from }
    }
}

impl fmt::Debug for Word<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Word({:?} at {})", self.text(), self.at().place())
    }
}

/// A tag pair: `[White "Laine, Antti"]`.
#[derive(Clone, Copy)]
pub struct Tag<'a> {
    name: &'a [u8],
    value: &'a [u8],
    at: At<'a>,
}

impl<'a> Tag<'a> {
    #[inline(always)]
    pub(super) fn new(name: &'a [u8], value: &'a [u8], at: At<'a>) -> Self {
        Self { name, value, at }
    }

    /// The name of the tag.
    #[inline]
    #[must_use]
    pub const fn name(&self) -> &'a [u8] {
        self.name
    }

    /// The value as written, with a backslash before each quote and backslash in it.
    #[inline]
    #[must_use]
    pub const fn raw_value(&self) -> &'a [u8] {
        self.value
    }

    /// The value as text.
    #[must_use]
    pub fn value(&self) -> Cow<'a, str> {
        text::unescape(text::decode(self.value))
    }

    /// Where its bracket opens.
    #[inline]
    #[must_use]
    pub const fn at(&self) -> At<'a> {
        self.at
    }
}

impl fmt::Debug for Tag<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tag({} {:?})", text::decode(self.name), self.value())
    }
}

/// A comment or an escaped line, without its delimiters.
#[derive(Clone, Copy)]
pub struct Comment<'a> {
    bytes: &'a [u8],
    at: At<'a>,
}

impl<'a> Comment<'a> {
    #[inline(always)]
    pub(super) fn new(bytes: &'a [u8], at: At<'a>) -> Self {
        Self { bytes, at }
    }

    /// What is between the delimiters, including blanks.
    #[inline]
    #[must_use]
    pub const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The contents as text, including blanks.
    #[must_use]
    pub fn text(&self) -> Cow<'a, str> {
        text::decode(self.bytes)
    }

    /// Where its opening sign is.
    #[inline]
    #[must_use]
    pub const fn at(&self) -> At<'a> {
        self.at
    }
}

impl fmt::Debug for Comment<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Comment({:?})", self.text())
    }
}
