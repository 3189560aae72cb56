//! Chance as an argument: the same seed always draws the same.

/// A stream of random numbers (SplitMix64). It must give the same round in every version and on every
/// machine, so it is not left to a library.
#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    /// A stream of its own for something with a name, whatever else there is.
    pub(crate) fn about(seed: u64, name: &str) -> Self {
        // FNV-1a.
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Self(seed ^ hash)
    }

    pub(crate) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `count`, which is not zero.
    pub(crate) const fn below(&mut self, count: usize) -> usize {
        (self.next() % count as u64) as usize
    }

    /// One of these, if there is any.
    pub(crate) fn one_of<'i, I>(&mut self, items: &'i [I]) -> Option<&'i I> {
        if items.is_empty() { None } else { items.get(self.below(items.len())) }
    }

    pub(crate) fn shuffle<I>(&mut self, items: &mut [I]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
