//! Remembered counts, for depths at which the same positions recur.

use std::collections::TryReserveError;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use crate::perft::counter::Counter;
use crate::{Bare, Packed, Position};

/// A fixed-size table of earlier counts that several threads can share.
///
/// It stores whole positions, not hashes: a stored count is used only for exactly the position and
/// depth it was counted for, so a collision can never produce a wrong count. When the table is
/// full, small counts make room for large ones.
///
/// ```
/// use tuomari_chess::{Memory, Position};
/// let memory = Memory::of_bytes(1 << 20)?;
/// assert_eq!(memory.perft(&Position::initial(), 5), 4_865_609);
/// # Ok::<(), std::collections::TryReserveError>(())
/// ```
pub struct Memory {
    buckets: Vec<Mutex<Bucket>>,
    counter: Counter,
}

/// The slots that a position can occupy: 128 bytes including the lock.
type Bucket = [Entry; 3];

#[derive(Clone, Copy)]
struct Entry {
    position: Packed,
    /// The count in the upper 58 bits, the depth in the lower 6; zero for an empty slot.
    count_and_depth: u64,
}

const DEPTH_BITS: u32 = 6;

impl Entry {
    const EMPTY: Self = Self { position: Packed::NOTHING, count_and_depth: 0 };

    /// `None` if the count or the depth is too large to store.
    fn new(position: Packed, depth: u32, count: u64) -> Option<Self> {
        let fits = depth >> DEPTH_BITS == 0 && count << DEPTH_BITS >> DEPTH_BITS == count;
        fits.then(|| Self { position, count_and_depth: count << DEPTH_BITS | u64::from(depth) })
    }

    const fn depth(&self) -> u32 {
        (self.count_and_depth & ((1 << DEPTH_BITS) - 1)) as u32
    }

    const fn count(&self) -> u64 {
        self.count_and_depth >> DEPTH_BITS
    }
}

/// Below this depth counting is faster than a lookup.
const WORTH_IT: u32 = 3;

impl Memory {
    /// A table of at most this many bytes, or of the smallest size there is.
    ///
    /// # Errors
    /// If the memory cannot be allocated.
    pub fn of_bytes(bytes: usize) -> Result<Self, TryReserveError> {
        Self::with_counter(bytes, Counter::fastest())
    }

    /// A table of at most this many bytes, for a chosen way of counting.
    ///
    /// # Errors
    /// If the memory cannot be allocated.
    pub fn with_counter(bytes: usize, counter: Counter) -> Result<Self, TryReserveError> {
        let wanted = (bytes / size_of::<Mutex<Bucket>>()).max(1);
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(wanted)?;
        buckets.resize_with(wanted, || Mutex::new([Entry::EMPTY; 3]));
        Ok(Self { buckets, counter })
    }

    /// How many sequences of `depth` legal moves begin in this position.
    #[must_use]
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        self.nodes(&Bare::from(position), depth)
    }

    fn nodes(&self, bare: &Bare, depth: u32) -> u64 {
        if depth < WORTH_IT {
            return self.counter.count(&bare.core, bare.turn, depth);
        }
        let position = Packed::from(bare);
        let bucket = self.bucket(&position);
        if let Some(count) = self.recall(bucket, &position, depth) {
            return count;
        }
        let mut count = 0;
        bare.for_each_move(|step| count += self.nodes(&step.play(), depth - 1));
        if let Some(entry) = Entry::new(position, depth, count) {
            self.remember(bucket, entry);
        }
        count
    }

    /// The bucket of a position: its bits mixed and scaled to the size of the table.
    fn bucket(&self, position: &Packed) -> &Mutex<Bucket> {
        let mixed = position.planes().into_iter().fold(0, |sum: u64, plane| {
            let product = u128::from(sum ^ plane ^ 0x9e37_79b9_7f4a_7c15) * 0xd6e8_feb8_6659_fd93;
            (product >> 64) as u64 ^ product as u64
        });
        &self.buckets[((u128::from(mixed) * self.buckets.len() as u128) >> 64) as usize]
    }

    fn recall(&self, bucket: &Mutex<Bucket>, position: &Packed, depth: u32) -> Option<u64> {
        let bucket = bucket.lock().unwrap_or_else(PoisonError::into_inner);
        let known = |entry: &&Entry| entry.depth() == depth && entry.position == *position;
        bucket.iter().find(known).map(Entry::count)
    }

    /// Replaces the smallest count of the bucket.
    fn remember(&self, bucket: &Mutex<Bucket>, new: Entry) {
        let mut bucket = bucket.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(smallest) = bucket.iter_mut().min_by_key(|entry| entry.count_and_depth) {
            *smallest = new;
        }
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memory").field("buckets", &self.buckets.len()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::perft;

    #[test]
    fn a_bucket_with_its_lock_fills_two_cache_lines() {
        assert_eq!(size_of::<Mutex<Bucket>>(), 128);
    }

    #[test]
    fn what_is_remembered_is_what_would_be_counted() {
        for (fen, depth) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6),
            ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
            ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6),
            ("r2k3r/8/8/2pP4/8/8/8/R2K3R w ~KQ~kq c6 0 1", 5),
            ("1r2k2r/4p2p/8/3P2P1/8/8/8/1R2K2R b Bh - 0 1", 5),
        ] {
            let position: Position = fen.parse().unwrap();
            // The smallest table forgets nearly everything and must still be right.
            for bytes in [0, 1 << 12, 1 << 22] {
                let memory = Memory::of_bytes(bytes).unwrap();
                for depth in 0..=depth {
                    assert_eq!(memory.perft(&position, depth), perft(&position, depth), "{fen}");
                }
            }
        }
    }

    #[test]
    fn a_table_that_finds_no_room_is_an_error() {
        assert!(Memory::of_bytes(usize::MAX).is_err());
    }

    #[test]
    fn threads_share_what_they_know() {
        let start = Position::initial();
        let memory = Memory::of_bytes(1 << 16).unwrap();
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| assert_eq!(memory.perft(&start, 5), 4_865_609));
            }
        });
    }

    #[test]
    fn the_largest_count_that_fits_is_kept_whole() {
        let position = Packed::from(&Bare::from(&Position::initial()));
        let largest = Entry::new(position, 30, (1 << 58) - 1).unwrap();
        assert_eq!((largest.depth(), largest.count()), (30, (1 << 58) - 1));
        assert!(Entry::new(position, 30, 1 << 58).is_none());
        assert!(Entry::new(position, 64, 1).is_none());
    }
}
