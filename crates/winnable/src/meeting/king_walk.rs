//! Where a king can walk, and in how many steps.

use chess::{Bitboard, Square};

use crate::reach::king_strikes;

/// The most steps of a king.
pub(crate) const STEPS: usize = 16;

/// The squares by the number of steps a king needs, over free squares.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    layers: [u64; STEPS],
}

impl Walk {
    /// The squares within this many steps of a square.
    pub(crate) fn new(from: Square, free: u64, steps: usize) -> Self {
        let mut layers = [0; STEPS];
        let mut front = 1 << from.index();
        let mut seen = front;
        for layer in layers.iter_mut().take(steps + 1) {
            *layer = front;
            front = king_strikes(front) & free & !seen;
            if front == 0 {
                break;
            }
            seen |= front;
        }
        Self { layers }
    }

    /// The nearest of these squares, and the steps to it.
    pub(super) fn nearest(&self, squares: u64) -> Option<(usize, Square)> {
        if squares == 0 {
            return None;
        }
        let near = |(count, layer): (usize, &u64)| {
            Bitboard(layer & squares).first().map(|square| (count, square))
        };
        self.layers.iter().enumerate().find_map(near)
    }

    pub(crate) fn steps_to(&self, square: Square) -> Option<usize> {
        self.layers.iter().position(|layer| layer >> square.index() & 1 == 1)
    }

    /// The squares at most this many steps away.
    pub(crate) fn within(&self, steps: usize) -> u64 {
        self.layers[..=steps.min(STEPS - 1)].iter().fold(0, |all, layer| all | layer)
    }
}
