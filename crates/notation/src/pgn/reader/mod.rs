//! From bytes to visitor calls.

mod moves;
mod remarks;
mod tags;
#[cfg(test)]
mod tests;

use std::fmt;
use std::io::{self, Read};

use super::scan::BLOCK;
use super::window::Window;
use super::{At, Fault, Outcome, Place, Visitor, What};

/// How deep variations may be nested; anything deeper is skipped.
pub(super) const DEEPEST_VARIATION: u32 = 255;

/// Reads PGN from a stream, game by game.
///
/// The reader gets to the end of any input: it never panics, needs the same small amount of memory
/// for one game and for a terabyte, and tells the visitor what is wrong and where. It makes no
/// difference how the stream delivers its bytes, one or a million at a time. Text is read as UTF-8,
/// or as Latin-1 if it is not valid UTF-8.
///
/// ```
/// use tuomari_notation::pgn::{Reader, Visitor, Word};
///
/// #[derive(Default)]
/// struct Moves(Vec<String>);
///
/// impl Visitor for Moves {
///     fn san(&mut self, word: Word<'_>) {
///         self.0.push(word.text().into_owned());
///     }
/// }
///
/// let mut moves = Moves::default();
/// let mut reader = Reader::new("1. e4 {best} e5 2.Nf3 1-0".as_bytes());
/// while reader.read_game(&mut moves)? {}
/// assert_eq!(moves.0, ["e4", "e5", "Nf3"]);
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Where a game ends
/// After its result and any comments that follow; before the next tag pair if the result is
/// missing; or at the end of the text. A blank line followed by `[Event "` always begins a new
/// game, even in a comment, so a missing brace costs only one game.
///
/// # Limits
/// A comment in braces is delivered in pieces of at most 65536 bytes. Of a tag, an escaped line or a
/// comment to the end of its line no more than that is delivered, and variations are read at most 255
/// deep; the rest is skipped with a [fault](What::TooLong). Games, lines and files may be of any length.
pub struct Reader<R> {
    source: R,
    window: Window,
    /// The rest of a text that was too long, still to be skipped.
    unread: Option<Unread>,
    game: Progress,
}

/// How far the reader is into the game.
#[derive(Clone, Copy, Debug, Default)]
struct Progress {
    depth: u32,
    /// The depth of the variation being skipped.
    silent_from: Option<u32>,
    result: Option<Outcome>,
    /// A result inside a variation. It is the game's result if the variation is never closed.
    inner_result: Option<Outcome>,
    has_tags: bool,
    /// Line breaks since the last item before the moves.
    line_ends: u32,
}

/// A text being skipped, by how it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Unread {
    Braces,
    Line,
    Word,
}

/// The parts of a game, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Tags,
    Moves,
    AfterResult,
}

/// The result of one round of reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// More bytes are needed; what was read so far is used up or will be read again.
    More,
    To(Part),
    GameOver,
}

impl<R: Read> Reader<R> {
    /// A reader at the beginning of this stream.
    pub fn new(source: R) -> Self {
        Self { source, window: Window::new(), unread: None, game: Progress::default() }
    }

    /// A reader of a stream that continues a text from this place.
    pub fn continuing(source: R, place: Place) -> Self {
        Self { window: Window::starting_at(place), ..Self::new(source) }
    }

    /// Reads one game and reports it to the visitor. Returns `false` if nothing was left.
    ///
    /// # Errors
    /// If the stream fails. Faults in the text are reported to the visitor instead.
    pub fn read_game(&mut self, visitor: &mut impl Visitor) -> io::Result<bool> {
        while !self.finds_something() {
            if self.window.is_last() {
                return Ok(false);
            }
            self.window.read_more(&mut self.source)?;
        }
        self.game = Progress::default();
        visitor.begin_game(self.here());
        let mut part = Part::Tags;
        let mut has_moves = false;
        loop {
            let step = if self.unread.is_some() {
                self.pass_over(visitor)
            } else {
                match part {
                    Part::Tags => self.tags(visitor),
                    Part::Moves => self.moves(visitor),
                    Part::AfterResult => self.after_result(visitor),
                }
            };
            match step {
                Some(Step::To(next)) => {
                    part = next;
                    if next == Part::Moves {
                        visitor.begin_moves(self.here());
                        has_moves = true;
                    }
                }
                Some(Step::GameOver) => break,
                Some(Step::More) => self.window.read_more(&mut self.source)?,
                None => {}
            }
        }
        let end = self.window.text_end(self.window.start());
        if !has_moves {
            visitor.begin_moves(At::new(&self.window, end));
        }
        self.end_game(visitor, end);
        Ok(true)
    }

    /// Reads all remaining games.
    ///
    /// # Errors
    /// If the stream fails.
    pub fn read_all(&mut self, visitor: &mut impl Visitor) -> io::Result<()> {
        while self.read_game(visitor)? {}
        Ok(())
    }

    /// The stream, without the bytes that the reader has read but not used.
    pub fn into_inner(self) -> R {
        self.source
    }

    /// How many bytes of the stream have been used.
    pub fn offset(&self) -> u64 {
        self.window.offset(self.window.start())
    }

    fn here(&self) -> At<'_> {
        At::new(&self.window, self.window.start())
    }

    fn report(&self, visitor: &mut impl Visitor, index: usize, what: What) {
        visitor.fault(Fault { place: self.window.place(index), what });
    }

    /// Reports the end of the game, which ended before this index.
    fn end_game(&mut self, visitor: &mut impl Visitor, end: usize) {
        if self.game.depth > 0 {
            self.report(visitor, end, What::UnclosedVariation);
            self.game.result = self.game.inner_result;
        }
        if self.game.result.is_none() {
            self.report(visitor, end, What::MissingResult);
        }
        visitor.end_game(self.game.result, At::new(&self.window, end));
    }

    /// Skips blanks, and byte order marks at the beginning of this file or of one appended to it.
    /// Returns whether anything else follows; `false` while it might still be such a mark.
    fn finds_something(&mut self) -> bool {
        const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";
        loop {
            let unused = self.window.unused();
            let blanks = unused.iter().take_while(|byte| **byte <= b' ').count();
            let rest = &unused[blanks..];
            let mark = if rest.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
            let is_unclear = BYTE_ORDER_MARK.starts_with(rest) && !self.window.is_last();
            let found = !rest.is_empty() && !is_unclear;
            self.window.use_up_to(self.window.start() + blanks + mark);
            if mark == 0 {
                return found;
            }
        }
    }

    /// Whether this many bytes from an index on are available, or past the end.
    fn can_see(&self, index: usize, bytes: usize) -> bool {
        debug_assert!(bytes <= BLOCK);
        index + bytes <= self.window.end() || self.window.is_last()
    }
}

impl<R> fmt::Debug for Reader<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reader")
            .field("window", &self.window)
            .field("game", &self.game)
            .finish_non_exhaustive()
    }
}
