//! Numbers that the fuzzer chooses: each byte is a throw, and so the fuzzer finds what one throw
//! changes. When the bytes are used up the numbers go on, so that nobody waits for a good one for ever.

use chess::{Color, Square};

pub(crate) struct Dice<'b> {
    bytes: &'b [u8],
    state: u64,
}

impl<'b> Dice<'b> {
    pub(crate) const fn of(bytes: &'b [u8]) -> Self {
        Self { bytes, state: 0 }
    }

    /// Whether the bytes are used up.
    pub(crate) const fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }
}

impl Dice<'_> {
    pub(crate) fn roll(&mut self) -> u64 {
        if let Some((byte, rest)) = self.bytes.split_first() {
            self.bytes = rest;
            self.state ^= u64::from(*byte) + 1;
        }
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.roll() % n as u64) as usize
    }

    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub(crate) fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }

    pub(crate) fn square(&mut self) -> Square {
        Square::from_index(self.below(64) as u8).expect("below 64")
    }

    pub(crate) fn color(&mut self) -> Color {
        self.pick(&Color::ALL)
    }
}
