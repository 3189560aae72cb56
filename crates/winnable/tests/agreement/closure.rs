//! Everything that can arise from a position, and which side can still mate from where: exactly,
//! for each position of the closure, so that one exploration answers for all of them.

#![allow(unreachable_pub)] // a module of a test program

use chess::{Bare, Color, Packed, Position, Setup};

/// All positions that legal moves lead to, the first included.
#[derive(Debug, Default)]
pub struct Closure {
    positions: Vec<Packed>,
    /// Open addressing: zero, or part of the hash above and a place in `positions`, from one,
    /// below.
    table: Vec<u64>,
    /// The successors of each position, one after another, and where those of each end.
    next: Vec<u32>,
    ends: Vec<usize>,
    /// For each side and position, whether a mate by that side can be reached.
    alive: [Vec<bool>; 2],
}

impl Closure {
    /// Follows every legal move from a position; `false` if there are more than `most` positions.
    pub fn explore(&mut self, position: &Position, most: usize) -> bool {
        self.positions.clear();
        self.next.clear();
        self.ends.clear();
        self.table.clear();
        self.table.resize(1 << 12, 0);
        self.place(Packed::from(&Bare::from(position)));
        let mut children = Vec::new();
        let mut here = 0;
        while here < self.positions.len() {
            children.clear();
            self.positions[here].unpack().for_each_move(|step| {
                children.push(Packed::from(&step.play()));
            });
            self.expect(&children);
            for child in &children {
                let place = self.place(*child);
                self.next.push(place);
            }
            self.ends.push(self.next.len());
            if self.positions.len() > most {
                return false;
            }
            here += 1;
        }
        for winner in Color::ALL {
            self.alive[winner as usize] = self.who_mates(winner);
        }
        true
    }

    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether `winner` can mate from a position of the closure.
    pub fn is_alive(&self, index: usize, winner: Color) -> bool {
        self.alive[winner as usize][index]
    }

    /// How many of the positions lead to a mate by `winner`.
    pub fn count_alive(&self, winner: Color) -> usize {
        self.alive[winner as usize].iter().filter(|alive| **alive).count()
    }

    /// The position at a place of the closure.
    pub fn position(&self, index: usize) -> Position {
        let bare = self.positions[index].unpack();
        let mut setup = Setup::empty();
        setup.board = *bare.board();
        setup.turn = bare.turn();
        setup.castling_rooks = bare.castling().rooks();
        for color in Color::ALL {
            setup.mirrored[color] = bare.castling().is_mirrored(color);
        }
        setup.en_passant = bare.en_passant();
        Position::try_from(setup).expect("legal moves led to it")
    }

    fn children(&self, index: usize) -> &[u32] {
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        &self.next[start..self.ends[index]]
    }

    fn who_mates(&self, winner: Color) -> Vec<bool> {
        let is_mate = |index: usize| {
            let packed = &self.positions[index];
            self.children(index).is_empty()
                && packed.turn() != winner
                && packed.unpack().is_checkmate()
        };
        let mut alive: Vec<bool> = (0..self.len()).map(is_mate).collect();
        let mut changed = alive.contains(&true);
        while changed {
            changed = false;
            for index in (0..self.len()).rev() {
                if !alive[index] && self.children(index).iter().any(|next| alive[*next as usize]) {
                    alive[index] = true;
                    changed = true;
                }
            }
        }
        alive
    }

    /// Prefetches what will be looked up, so that the accesses overlap.
    fn expect(&self, some: &[Packed]) {
        let mask = self.table.len() - 1;
        let mut read = 0;
        for packed in some {
            read ^= self.table[mixed(packed) as usize & mask];
        }
        std::hint::black_box(read);
    }

    /// The place of a position, a new one if it was not met before.
    fn place(&mut self, packed: Packed) -> u32 {
        let hash = mixed(&packed);
        let mask = self.table.len() - 1;
        let mut slot = hash as usize & mask;
        while self.table[slot] != 0 {
            let place = (self.table[slot] & PLACE) as usize - 1;
            if (self.table[slot] ^ hash) & !PLACE == 0 && self.positions[place] == packed {
                return place as u32;
            }
            slot = (slot + 1) & mask;
        }
        self.positions.push(packed);
        let count = self.positions.len();
        self.table[slot] = hash & !PLACE | count as u64;
        if count * 2 > self.table.len() {
            self.grow();
        }
        count as u32 - 1
    }

    fn grow(&mut self) {
        let size = self.table.len() * 4;
        self.table.clear();
        self.table.resize(size, 0);
        for (index, packed) in self.positions.iter().enumerate() {
            let hash = mixed(packed);
            let mut slot = hash as usize & (size - 1);
            while self.table[slot] != 0 {
                slot = (slot + 1) & (size - 1);
            }
            self.table[slot] = hash & !PLACE | (index as u64 + 1);
        }
    }
}

const PLACE: u64 = 0xffff_ffff;

/// The bits of a position, mixed.
pub fn mixed(packed: &Packed) -> u64 {
    let [a, b, c, d] = packed.planes();
    let product = |x: u64, y: u64| u128::from(x) * u128::from(y);
    let fold = |product: u128| product as u64 ^ (product >> 64) as u64;
    let low = fold(product(a ^ 0x9e37_79b9_7f4a_7c15, b ^ 0xbf58_476d_1ce4_e5b9));
    let high = fold(product(c ^ 0x94d0_49bb_1331_11eb, d ^ 0xd6e8_feb8_6659_fd93));
    fold(product(low ^ high.rotate_left(32), 0xe703_7ed1_a0b4_28db))
}
