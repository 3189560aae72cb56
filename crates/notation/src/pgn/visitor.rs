//! What a reader of PGN tells as it goes.

use std::borrow::Cow;
use std::fmt;

use super::window::Window;
use super::{Fault, Outcome, Place, text};

/// Is told everything that stands in a game, in the order in which it stands there.
///
/// Every method does nothing unless it is written: one visits what one wants to know. What is
/// handed over is borrowed from the reader and has to be copied to be kept.
pub trait Visitor {
    /// A game begins, with whatever comes first in it.
    fn begin_game(&mut self, _at: At<'_>) {}

    /// A tag pair.
    fn tag(&mut self, _tag: Tag<'_>) {}

    /// The tags are over. Told once a game, before anything of its moves and before its end.
    fn begin_moves(&mut self, _at: At<'_>) {}

    /// A word that stands where a move is expected. It may be anything; numbers of moves and
    /// results were taken out before.
    fn san(&mut self, _word: Word<'_>) {}

    /// A numeric annotation glyph, or one of the signs that stand for one: `!`, `?`, `+-`...
    fn nag(&mut self, _nag: u8, _at: At<'_>) {}

    /// A comment, in braces or to the end of the line.
    fn comment(&mut self, _comment: Comment<'_>) {}

    /// The sign `(=)`: the player of the move before it offered a draw with it (C.12).
    fn draw_offer(&mut self, _at: At<'_>) {}

    /// An opening parenthesis: other moves instead of the last one.
    fn begin_variation(&mut self, _at: At<'_>) -> Variation {
        Variation::Read
    }

    /// The closing parenthesis of a variation that is being read.
    fn end_variation(&mut self, _at: At<'_>) {}

    /// A line that begins with `%` and is meant for some other program. May come between games.
    fn escape(&mut self, _line: Comment<'_>) {}

    /// Something is not as PGN should be. The reader goes on.
    fn fault(&mut self, _fault: Fault) {}

    /// The game is over, and its last sign stands before this place; the result is missing where
    /// none was written.
    fn end_game(&mut self, _result: Option<Outcome>, _at: At<'_>) {}
}

/// What to do with a variation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variation {
    /// Visit what is in it.
    Read,
    /// Pass over it and all that is inside.
    Skip,
}

/// A place in the text that is being read, which costs nothing unless it is asked for.
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

/// A word of movetext. It has at least one byte.
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

    /// The eight bytes that end where the word ends, its last byte highest. Those of a shorter
    /// word come after bytes that do not belong to it.
    #[inline(always)]
    pub(super) fn tail(&self) -> u64 {
        self.window.eight_before(self.to)
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

    /// The value as it is written, with a backslash before each quote and backslash in it.
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

/// A comment, or an escaped line, without the signs around it.
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

    /// What is between the signs, blanks and all.
    #[inline]
    #[must_use]
    pub const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// It as text, blanks and all.
    #[must_use]
    pub fn text(&self) -> Cow<'a, str> {
        text::decode(self.bytes)
    }

    /// Where its sign stands.
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
