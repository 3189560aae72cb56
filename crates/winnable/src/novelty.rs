//! Which pieces have been seen on which squares.
//!
//! A search that knows what it wants but not how to get there goes in circles. A position in which
//! some piece stands where it has not stood before is worth examining for that reason alone; there
//! are few of those, so examining them first costs little and opens what can be opened.

use chess::{Bare, Color, Role};

/// Which pieces have stood where, separately for each kind of position.
#[derive(Debug)]
pub(crate) struct Novelty {
    /// Open addressing; a collision of two kinds only affects the order.
    table: Vec<(u64, Kind)>,
    seen: Vec<[[u64; 12]; 2]>,
}

/// The number of a kind.
pub(crate) type Kind = u32;

impl Novelty {
    pub(crate) fn new() -> Self {
        Self { table: vec![(0, 0); 64], seen: Vec::new() }
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> usize {
        self.table.capacity() * size_of::<(u64, Kind)>()
            + self.seen.capacity() * size_of::<[[u64; 12]; 2]>()
    }

    /// Whether some piece stands where none has stood in this kind of position, with this side
    /// to move.
    ///
    /// The side to move counts as a difference: so an answer to something new is new once, and the
    /// search does not stop after half a move.
    #[inline]
    pub(crate) fn is_new(&mut self, kind: Kind, bare: &Bare) -> bool {
        let seen = &mut self.seen[kind as usize][bare.turn() as usize];
        let board = bare.board();
        let mut new = 0;
        for color in Color::ALL {
            for role in Role::ALL {
                let here = board.pieces(role.of(color)).0;
                let known = &mut seen[color as usize * 6 + role as usize];
                new |= here & !*known;
                *known |= here;
            }
        }
        new != 0
    }

    /// The number of the kind of position with this key.
    pub(crate) fn kind(&mut self, key: u64) -> Kind {
        let mask = self.table.len() - 1;
        let mut place = key as usize & mask;
        loop {
            match self.table[place] {
                (0, _) => break,
                (found, kind) if found == key => return kind,
                _ => place = (place + 1) & mask,
            }
        }
        let kind = self.seen.len() as Kind;
        self.table[place] = (key, kind);
        self.seen.push([[0; 12]; 2]);
        if self.seen.len() * 2 > self.table.len() {
            self.grow();
        }
        kind
    }

    fn grow(&mut self) {
        let mask = self.table.len() * 4 - 1;
        let mut table = vec![(0, 0); mask + 1];
        for entry in self.table.iter().filter(|entry| entry.0 != 0) {
            let mut place = entry.0 as usize & mask;
            while table[place].0 != 0 {
                place = (place + 1) & mask;
            }
            table[place] = *entry;
        }
        self.table = table;
    }
}

/// Keys that are equal for positions of one kind, never zero: the same pieces, and in addition the
/// pawns on the same squares.
pub(crate) fn keys(bare: &Bare) -> [u64; 2] {
    let board = bare.board();
    let mut material = 0_u64;
    for color in Color::ALL {
        for role in &Role::ALL[..5] {
            material = material << 5 | u64::from(board.pieces(role.of(color)).len() & 31);
        }
    }
    material = material.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut structure = material;
    let pawns = board.role(Role::Pawn);
    for color in Color::ALL {
        structure ^= (pawns & board.color(color)).0;
        structure = (structure ^ structure >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    }
    [material, structure].map(|key| (key ^ key >> 32) | 1 << 63)
}
