//! The positions that a search has met: each once, exactly, with its predecessor.

use chess::{Bare, Color, Move, Packed};

use crate::check;
use crate::novelty::Kind;

/// The place of a position in the list.
pub(crate) type Index = u32;

/// Positions in the order they were met, and a table to look them up.
#[derive(Debug)]
pub(crate) struct ClosedList {
    keys: Vec<Packed>,
    links: Vec<Link>,
    /// Open addressing: a free slot is zero; any other holds part of the hash above and the place
    /// in `keys`, counted from one, below.
    table: Vec<u64>,
}

/// A position as stored in the list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key {
    key: Packed,
    hash: u64,
}

impl Key {
    #[inline]
    pub(crate) fn of(bare: &Bare) -> Self {
        let key = Packed::from(bare);
        Self { key, hash: hash(&key) }
    }
}

/// How a position was met, and what happened to it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Link {
    pub(crate) parent: Index,
    /// Its kinds of position.
    pub(crate) kinds: [Kind; 2],
    /// Moves from the first position.
    pub(crate) depth: u16,
    /// Whether the move that led here is irreversible.
    pub(crate) fresh: bool,
    /// Whether it captured or promoted.
    pub(crate) changed: bool,
    /// Whether its moves were generated.
    pub(crate) done: bool,
    /// Whether a confirmed proof says that no mate follows, so that its moves were not generated.
    pub(crate) refuted: bool,
}

impl ClosedList {
    pub(crate) fn new(root: &Bare) -> Self {
        let mut list = Self {
            keys: Vec::with_capacity(256),
            links: Vec::with_capacity(256),
            table: vec![0; 1 << 9],
        };
        list.insert(Key::of(root), Link::default());
        list
    }

    pub(crate) fn len(&self) -> usize {
        self.keys.len()
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> usize {
        self.keys.capacity() * size_of::<Packed>()
            + self.links.capacity() * size_of::<Link>()
            + self.table.capacity() * size_of::<u64>()
    }

    /// Bytes held while the tables grow, if this many more positions make them grow.
    pub(crate) fn bytes_with(&self, more: usize) -> usize {
        let len = self.keys.len() + more;
        let mut bytes = self.bytes();
        if len > self.keys.capacity() {
            bytes += 2 * self.keys.capacity() * size_of::<Packed>();
        }
        if len > self.links.capacity() {
            bytes += 2 * self.links.capacity() * size_of::<Link>();
        }
        if len * 2 > self.table.len() {
            bytes += self.table.len() * self.growth() * size_of::<u64>();
        }
        bytes
    }

    /// The factor by which the table grows: larger while it is small and cheap.
    const fn growth(&self) -> usize {
        if self.table.len() < 1 << 14 { 4 } else { 2 }
    }

    pub(crate) fn position(&self, index: Index) -> Bare {
        self.keys[index as usize].unpack()
    }

    pub(crate) fn link(&mut self, index: Index) -> &mut Link {
        &mut self.links[index as usize]
    }

    /// The kinds of a position.
    pub(crate) fn kinds(&self, index: Index) -> [Kind; 2] {
        self.links[index as usize].kinds
    }

    /// Reads what [`ClosedList::insert`] will read for each of these. The slots are far apart in
    /// memory: read together, the accesses overlap.
    pub(crate) fn expect(&self, keys: impl Iterator<Item = Key> + Clone) {
        let mask = self.table.len() - 1;
        let mut sum = 0;
        for key in keys.clone() {
            sum ^= self.table[key.hash as usize & mask];
        }
        for key in keys {
            let found = self.table[key.hash as usize & mask];
            if found != 0 && found & TAG == key.hash & TAG {
                sum ^= self.keys[(found & !TAG) as usize - 1].planes()[0];
            }
        }
        std::hint::black_box(sum);
    }

    /// Adds a position unless it is there; returns its place if it is new.
    #[inline]
    pub(crate) fn insert(&mut self, key: Key, link: Link) -> Option<Index> {
        let Key { key, hash } = key;
        let mask = self.table.len() - 1;
        let mut place = hash as usize & mask;
        let tag = hash & TAG;
        loop {
            let found = self.table[place];
            if found == 0 {
                break;
            }
            if found & TAG == tag && self.keys[(found & !TAG) as usize - 1] == key {
                return None;
            }
            place = (place + 1) & mask;
        }
        let index = self.keys.len() as Index;
        self.keys.push(key);
        self.links.push(link);
        self.table[place] = tag | u64::from(index + 1);
        if self.keys.len() * 2 > self.table.len() {
            self.grow();
        }
        Some(index)
    }

    fn grow(&mut self) {
        let mask = self.table.len() * self.growth() - 1;
        let mut table = vec![0; mask + 1];
        for (index, key) in self.keys.iter().enumerate() {
            let hash = hash(key);
            let mut place = hash as usize & mask;
            while table[place] != 0 {
                place = (place + 1) & mask;
            }
            table[place] = hash & TAG | (index as u64 + 1);
        }
        self.table = table;
    }

    /// Whether the checker confirms that nothing was missed: everything that follows from `root` is
    /// in the list, and `winner` has no mate in it.
    pub(crate) fn confirm(mut self, root: &Bare, winner: Color) -> bool {
        // The checker builds its own table; two would exceed the budget.
        self.table = Vec::new();
        self.keys.first() == Some(&Packed::from(root))
            && check::is_closed(&self.keys, winner, |place| self.links[place].refuted)
    }

    /// The moves from the first position to this one.
    pub(crate) fn line_to(&self, mut index: Index) -> Vec<Move> {
        let mut line = Vec::new();
        while index != 0 {
            let parent = self.links[index as usize].parent;
            let here = self.keys[index as usize];
            let mut found = None;
            self.position(parent).for_each_move(|step| {
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

/// The part of a slot that is hash.
const TAG: u64 = 0xffff_ffff << 32;

/// Mixes the bits of a position.
#[inline]
pub(crate) fn hash(key: &Packed) -> u64 {
    let [a, b, c, d] = key.planes();
    let fold = |x: u64, y: u64| {
        let product = u128::from(x) * u128::from(y);
        product as u64 ^ (product >> 64) as u64
    };
    let low = fold(a ^ 0x9e37_79b9_7f4a_7c15, b ^ 0xbf58_476d_1ce4_e5b9);
    let high = fold(c ^ 0x94d0_49bb_1331_11eb, d ^ 0xd6e8_feb8_6659_fd93);
    fold(low ^ 0xa076_1d64_78bd_642f, high ^ 0xe703_7ed1_a0b4_28db)
}
