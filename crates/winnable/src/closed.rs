//! The list of positions that a search has met: each once, exactly, with where it came from.

use chess::{Bare, Move, Packed};

/// Where a position stands in the list.
pub(crate) type Index = u32;

/// Positions in the order they were met, and an index to find one.
#[derive(Debug, Default)]
pub(crate) struct ClosedList {
    keys: Vec<Packed>,
    parents: Vec<Index>,
    /// Open addressing; zero is a free place, any other value a place in `keys`, counted from 1.
    table: Vec<Index>,
}

impl ClosedList {
    pub(crate) fn new(root: &Bare) -> Self {
        let mut list = Self { keys: Vec::new(), parents: Vec::new(), table: vec![0; 1 << 10] };
        list.insert(Packed::from(root), 0);
        list
    }

    pub(crate) fn len(&self) -> usize {
        self.keys.len()
    }

    pub(crate) fn bytes(&self) -> usize {
        self.keys.capacity() * size_of::<Packed>()
            + (self.parents.capacity() + self.table.capacity()) * size_of::<Index>()
    }

    pub(crate) fn get(&self, index: Index) -> Bare {
        self.keys[index as usize].unpack()
    }

    /// Adds a position unless it is there; its place if it is new.
    #[inline]
    pub(crate) fn insert(&mut self, key: Packed, parent: Index) -> Option<Index> {
        if self.keys.len() * 4 >= self.table.len() * 3 {
            self.grow();
        }
        let mask = self.table.len() - 1;
        let mut place = hash(&key) as usize & mask;
        loop {
            match self.table[place] {
                0 => break,
                found if self.keys[found as usize - 1] == key => return None,
                _ => place = (place + 1) & mask,
            }
        }
        let index = self.keys.len() as Index;
        self.table[place] = index + 1;
        self.keys.push(key);
        self.parents.push(parent);
        Some(index)
    }

    fn grow(&mut self) {
        let size = self.table.len() * 2;
        let mask = size - 1;
        let mut table = vec![0; size];
        for (index, key) in self.keys.iter().enumerate() {
            let mut place = hash(key) as usize & mask;
            while table[place] != 0 {
                place = (place + 1) & mask;
            }
            table[place] = index as Index + 1;
        }
        self.table = table;
    }

    /// The moves from the first position to this one.
    pub(crate) fn line_to(&self, mut index: Index) -> Vec<Move> {
        let mut line = Vec::new();
        while index != 0 {
            let parent = self.parents[index as usize];
            let here = self.keys[index as usize];
            let mut found = None;
            self.get(parent).for_each_move(|step| {
                if Packed::from(&step.play()) == here {
                    found = Some(step.to_move());
                }
            });
            line.extend(found);
            index = parent;
        }
        line.reverse();
        line
    }
}

/// Mixes the bits of a position into a place in the table.
#[inline]
fn hash(key: &Packed) -> u64 {
    let [a, b, c, d] = key.planes();
    let low = (a ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9)
        ^ b.rotate_left(32).wrapping_mul(0x94d0_49bb_1331_11eb);
    let high = (c ^ 0xd6e8_feb8_6659_fd93).wrapping_mul(0xa076_1d64_78bd_642f)
        ^ d.rotate_left(32).wrapping_mul(0xe703_7ed1_a0b4_28db);
    let mixed = (low ^ high.rotate_left(29)).wrapping_mul(0x8ebc_6af0_9c88_c6e3);
    mixed ^ mixed >> 32
}
