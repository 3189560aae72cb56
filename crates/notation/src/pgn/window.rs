//! The part of a stream that is in memory.

use std::cell::Cell;
use std::fmt;
use std::io::{self, Read};

use super::Place;
use super::scan::{BLOCK, Block};

/// How much is held at once: little in tests, so that they often reach its end.
const CAPACITY: usize = if cfg!(test) { 1 << 10 } else { 1 << 17 };

/// The longest text delivered in one piece: half of what is held, so that there is always room to
/// read on.
pub(super) const LONGEST_TEXT: usize = CAPACITY / 2;

/// How many used bytes remain accessible.
const BACK: usize = 8;

/// How many bytes after a block are known, too: a piece in parentheses.
const AFTER: usize = 3;

/// The index that means "the text ended before everything that is held".
const ENDED: usize = 0;

/// A section of a stream: bytes that were read, some of them already used.
///
/// Eight bytes before the first are always available too, with line breaks before the very first:
/// so any place can look back to see whether it begins a line.
pub(super) struct Window {
    bytes: Box<[u8; CAPACITY + BLOCK]>,
    /// The first byte not yet used.
    start: usize,
    /// The end of what was read.
    end: usize,
    at_end: bool,
    /// The place of the first byte after those kept only for looking back.
    origin: Place,
    /// Where the last text before that byte ends, not counting blanks.
    ended: Place,
    /// The place that was last asked for, and its index: the next is usually near it.
    counted: Cell<(usize, Place)>,
}

impl Window {
    pub(super) fn new() -> Self {
        Self::starting_at(Place::START)
    }

    pub(super) fn starting_at(place: Place) -> Self {
        let bytes = vec![b'\n'; CAPACITY + BLOCK].into_boxed_slice();
        let Ok(bytes) = bytes.try_into() else { unreachable!("the slice has the array's length") };
        Self {
            bytes,
            start: BACK,
            end: BACK,
            at_end: false,
            origin: place,
            ended: place,
            counted: Cell::new((BACK, place)),
        }
    }

    /// Whether everything has been read.
    pub(super) fn is_last(&self) -> bool {
        self.at_end
    }

    pub(super) fn start(&self) -> usize {
        self.start
    }

    pub(super) fn end(&self) -> usize {
        self.end
    }

    /// Marks everything up to this index as used.
    pub(super) fn use_up_to(&mut self, index: usize) {
        debug_assert!(self.start <= index && index <= self.end);
        self.start = index.min(self.end);
    }

    /// The byte at an index; a blank after the end of the stream.
    #[inline(always)]
    pub(super) fn byte(&self, index: usize) -> u8 {
        self.bytes[index]
    }

    /// What lies between two indices.
    #[inline(always)]
    pub(super) fn slice(&self, from: usize, to: usize) -> &[u8] {
        &self.bytes[from..to]
    }

    /// What comes after an index, as far as it was read.
    pub(super) fn after(&self, index: usize) -> &[u8] {
        self.bytes.get(index..self.end).unwrap_or(&[])
    }

    /// What was read and not yet used.
    pub(super) fn unused(&self) -> &[u8] {
        &self.bytes[self.start..self.end]
    }

    /// The block that begins here, if it and what follows at once was read; after the end of the stream
    /// come blanks.
    #[inline(always)]
    pub(super) fn block(&self, index: usize) -> Option<&Block> {
        let limit = if self.at_end { self.end + BLOCK + AFTER } else { self.end };
        if index + BLOCK + AFTER > limit {
            return None;
        }
        self.bytes.get(index..)?.first_chunk()
    }

    /// The eight bytes before an index, the last byte highest.
    #[inline(always)]
    pub(super) fn eight_before(&self, index: usize) -> u64 {
        let bytes = self.bytes[..index].last_chunk();
        bytes.map_or(0, |bytes| u64::from_le_bytes(*bytes))
    }

    /// The index after the last non-blank byte before this one, or [`ENDED`] if that is no longer
    /// held.
    pub(super) fn text_end(&self, index: usize) -> usize {
        let last = self.bytes[BACK..index].iter().rposition(|byte| *byte > b' ');
        last.map_or(ENDED, |last| BACK + last + 1)
    }

    /// The place of an index in the whole stream.
    pub(super) fn place(&self, index: usize) -> Place {
        if index == ENDED {
            return self.ended;
        }
        let (mut from, mut place) = self.counted.get();
        if index < from {
            (from, place) = (BACK, self.origin);
        }
        let place = place.after(&self.bytes[from..index]);
        self.counted.set((index, place));
        place
    }

    /// How many bytes of the stream lie before an index.
    #[inline]
    pub(super) fn offset(&self, index: usize) -> u64 {
        if index == ENDED {
            return self.ended.offset;
        }
        self.origin.offset + (index - BACK) as u64
    }

    /// Reads more. What was not used stays, at other indices.
    pub(super) fn read_more(&mut self, source: &mut impl Read) -> io::Result<()> {
        if self.end > CAPACITY / 2 && self.start > BACK {
            self.ended = self.place(self.text_end(self.start));
            let place = self.place(self.start);
            let keep = self.start - BACK;
            self.bytes.copy_within(keep..self.end, 0);
            self.end -= keep;
            self.start = BACK;
            self.origin = place;
            self.counted.set((BACK, place));
        }
        debug_assert!(self.end < CAPACITY);
        let read = loop {
            match source.read(&mut self.bytes[self.end..CAPACITY]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                result => break result?,
            }
        };
        self.end += read;
        if read == 0 {
            self.at_end = true;
            self.bytes[self.end..self.end + BLOCK].fill(b' ');
        }
        Ok(())
    }
}

impl fmt::Debug for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = self.offset(self.start);
        write!(f, "Window({start}..{})", self.offset(self.end))
    }
}
