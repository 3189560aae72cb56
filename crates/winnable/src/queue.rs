//! Positions waiting to be examined.

use crate::closed::Index;

/// Waiting positions, by how promising they look; among equals the last in is first out.
#[derive(Debug, Default)]
pub(crate) struct Queue {
    buckets: Vec<Vec<Index>>,
    lowest: usize,
    bytes: usize,
}

impl Queue {
    pub(crate) fn push(&mut self, score: usize, index: Index) {
        if score >= self.buckets.len() {
            self.bytes += (score + 1 - self.buckets.len()) * size_of::<Vec<Index>>();
            self.buckets.resize_with(score + 1, Vec::new);
        }
        let bucket = &mut self.buckets[score];
        let before = bucket.capacity();
        bucket.push(index);
        self.bytes += (bucket.capacity() - before) * size_of::<Index>();
        self.lowest = self.lowest.min(score);
    }

    /// Removes the most promising one.
    pub(crate) fn pop(&mut self) -> Option<Index> {
        while let Some(bucket) = self.buckets.get_mut(self.lowest) {
            if let Some(index) = bucket.pop() {
                return Some(index);
            }
            self.lowest += 1;
        }
        None
    }

    /// Bytes held.
    pub(crate) const fn bytes(&self) -> usize {
        self.bytes
    }
}
