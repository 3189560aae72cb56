//! Splitting a stream between games.

use std::io::{self, Cursor, Read};
use std::sync::MutexGuard;

use memchr::memmem;

use super::super::Place;

/// Roughly how much one worker gets at a time; small in tests, so that there are many cuts.
const CHUNK: usize = if cfg!(test) { 1 << 8 } else { 1 << 19 };

/// How far to look for the end of a game before giving up on holding the chunk in memory.
const FARTHEST: usize = 4 * CHUNK;

/// The first tag of the roster after a line break. With a blank line before it, it always begins a
/// game.
const GAME: &[u8] = b"\n[Event \"";

/// A stream that is split between games.
#[derive(Debug)]
pub(super) struct Splitter<R> {
    source: R,
    /// What was read beyond the last cut.
    rest: Vec<u8>,
    /// Where that part begins.
    place: Place,
    is_at_end: bool,
    /// Why the stream ended early. What came before is read first.
    failure: Option<io::Error>,
}

/// A stretch of the stream that begins and ends between games.
#[derive(Debug)]
pub struct Chunk<'s, R> {
    bytes: Cursor<Vec<u8>>,
    /// The rest of a chunk whose end was too far away to find in advance.
    rest: Option<MutexGuard<'s, Splitter<R>>>,
}

impl<R: Read> Splitter<R> {
    pub(super) fn new(source: R) -> Self {
        Self { source, rest: Vec::new(), place: Place::START, is_at_end: false, failure: None }
    }

    /// The next chunk and where it begins, or `None` at the end.
    pub(super) fn next(
        mut splitter: MutexGuard<'_, Self>,
    ) -> io::Result<Option<(Chunk<'_, R>, Place)>> {
        let place = splitter.place;
        let mut wanted = CHUNK;
        loop {
            splitter.read_up_to(wanted);
            if splitter.rest.is_empty() {
                return splitter.failure.take().map_or(Ok(None), Err);
            }
            let end = if splitter.is_at_end {
                Some(splitter.rest.len())
            } else {
                last_game(&splitter.rest, place == Place::START)
            };
            if let Some(end) = end {
                let bytes = Cursor::new(splitter.cut(end));
                return Ok(Some((Chunk { bytes, rest: None }, place)));
            }
            if wanted >= FARTHEST {
                let bytes = Cursor::new(Vec::new());
                return Ok(Some((Chunk { bytes, rest: Some(splitter) }, place)));
            }
            wanted *= 2;
        }
    }

    /// Reads until this many bytes are available, or to the end.
    fn read_up_to(&mut self, wanted: usize) {
        let missing = wanted.saturating_sub(self.rest.len());
        if missing > 0 && !self.is_at_end {
            // Otherwise it would grow bit by bit, and be moved each time.
            self.rest.reserve(missing);
            let read = self.source.by_ref().take(missing as u64).read_to_end(&mut self.rest);
            self.is_at_end = read.as_ref().map_or(true, |read| *read < missing);
            self.failure = read.err();
        }
    }

    /// Takes the first bytes of the rest.
    fn cut(&mut self, end: usize) -> Vec<u8> {
        let rest = self.rest.split_off(end);
        let bytes = std::mem::replace(&mut self.rest, rest);
        self.place = self.place.after(&bytes);
        bytes
    }

    /// The next piece of a chunk whose end is not known; empty at its end.
    fn next_piece(&mut self) -> Vec<u8> {
        self.read_up_to(FARTHEST);
        // One byte before a game is needed to recognise the blank line.
        let end = match first_game(&self.rest) {
            Some(game) => game,
            None if self.is_at_end => self.rest.len(),
            None => self.rest.len().saturating_sub(GAME.len() + 2),
        };
        self.cut(end)
    }
}

impl<R: Read> Read for Chunk<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.bytes.read(buffer)?;
        if read > 0 {
            return Ok(read);
        }
        let Some(splitter) = &mut self.rest else { return Ok(0) };
        let piece = splitter.next_piece();
        if piece.is_empty() {
            self.rest = None;
        }
        self.bytes = Cursor::new(piece);
        self.bytes.read(buffer)
    }
}

fn is_blank_before(bytes: &[u8], line_end: usize) -> bool {
    let before = &bytes[..line_end];
    before.strip_suffix(b"\r").unwrap_or(before).ends_with(b"\n")
}

/// The first game after a blank line.
fn first_game(bytes: &[u8]) -> Option<usize> {
    let mut ends = memmem::find_iter(bytes, GAME);
    ends.find(|line_end| is_blank_before(bytes, *line_end)).map(|line_end| line_end + 1)
}

/// The last game, unless everything before it may belong to it, as comments before the first tag of
/// a file do.
fn last_game(bytes: &[u8], is_start: bool) -> Option<usize> {
    let mut ends = memmem::rfind_iter(bytes, GAME);
    let last = ends.find(|line_end| is_blank_before(bytes, *line_end))? + 1;
    let begins_with_game = bytes.starts_with(&GAME[1..]);
    (!is_start || begins_with_game || first_game(bytes) != Some(last)).then_some(last)
}
