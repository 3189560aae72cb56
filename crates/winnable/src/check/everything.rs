//! The check that all positions which follow were seen.

use chess::{Bare, Color, Packed};

use super::{Flaw, is_short};
use crate::proof::Shortage;
use crate::refute::refute;

/// Finds a position in a list. Open addressing: a slot is zero, or part of the hash above and the
/// place in the list, counted from one, below.
struct Table(Vec<u64>);

const PLACE: u64 = 0xffff_ffff;

impl Table {
    /// For a list that may grow to this size.
    fn of(list: &[Packed], room: usize) -> Self {
        let mut table = Self(vec![0; (room * 2).max(4).next_power_of_two()]);
        for place in 0..list.len() {
            table.put(list, place);
        }
        table
    }

    fn is_full(&self, list: &[Packed]) -> bool {
        list.len() * 2 >= self.0.len()
    }

    fn put(&mut self, list: &[Packed], place: usize) {
        let hash = mixed(&list[place]);
        let slot = self.slot(list, &list[place], hash);
        if self.0[slot] == 0 {
            self.0[slot] = hash & !PLACE | (place as u64 + 1);
        }
    }

    fn has(&self, list: &[Packed], packed: &Packed) -> bool {
        self.0[self.slot(list, packed, mixed(packed))] != 0
    }

    /// The same for several. The reads are far apart in memory: issued together, they overlap.
    fn has_all(&self, list: &[Packed], some: &[Packed]) -> bool {
        let mut slots = [0; 32];
        some.chunks(slots.len()).all(|some| {
            let mask = self.0.len() - 1;
            let mut read = 0;
            for (slot, packed) in slots.iter_mut().zip(some) {
                *slot = mixed(packed);
                read ^= self.0[*slot as usize & mask];
            }
            for hash in &slots[..some.len()] {
                let entry = self.0[*hash as usize & mask];
                let place = (entry & PLACE).saturating_sub(1) as usize;
                read ^= list[place].planes()[0];
            }
            std::hint::black_box(read);
            let mut found = slots.iter().zip(some);
            found.all(|(hash, packed)| self.0[self.slot(list, packed, *hash)] != 0)
        })
    }

    /// The slot of a position, or a free slot for it.
    fn slot(&self, list: &[Packed], packed: &Packed, hash: u64) -> usize {
        let mask = self.0.len() - 1;
        let mut slot = hash as usize & mask;
        loop {
            let entry = self.0[slot];
            let same = (entry ^ hash) & !PLACE == 0;
            if entry == 0 || same && list[(entry & PLACE) as usize - 1] == *packed {
                return slot;
            }
            slot = (slot + 1) & mask;
        }
    }
}

fn mixed(packed: &Packed) -> u64 {
    let [a, b, c, d] = packed.planes();
    let product = |x: u64, y: u64| u128::from(x) * u128::from(y);
    let fold = |product: u128| product as u64 ^ (product >> 64) as u64;
    let low = fold(product(a ^ 0x2d35_8dcc_aa6c_78a5, b ^ 0x8bb8_4b93_962e_acc9));
    let high = fold(product(c ^ 0x4b33_a62e_d433_d4a3, d ^ 0x4d5a_2da5_1de1_aa47));
    fold(product(low ^ high.rotate_left(32), 0xa076_1d64_78bd_642f))
}

fn is_mate(bare: &Bare, winner: Color) -> bool {
    bare.turn() != winner && bare.is_checkmate()
}

/// Whether the pieces alone rule out a mate in a position that a legal move has led to.
fn pieces_exclude_it(bare: &Bare, winner: Color) -> bool {
    [Shortage::BareKing, Shortage::OneKnight, Shortage::BishopsOfOneColor]
        .into_iter()
        .any(|shortage| is_short(bare, winner, shortage))
}

/// Whether every legal move from a position of the list leads to one of the list, and none is mate;
/// positions that are `refuted`, for which a confirmed proof says that no mate follows, may lead
/// anywhere.
pub(crate) fn is_closed(list: &[Packed], winner: Color, refuted: impl Fn(usize) -> bool) -> bool {
    let table = Table::of(list, list.len());
    let mut next = Vec::with_capacity(64);
    list.iter().enumerate().all(|(place, packed)| {
        if refuted(place) {
            return true;
        }
        let bare = packed.unpack();
        next.clear();
        bare.for_each_move(|step| next.push(Packed::from(&step.play())));
        match next.is_empty() {
            true => !is_mate(&bare, winner),
            false => table.has_all(list, &next) || place > 0 && pieces_exclude_it(&bare, winner),
        }
    })
}

/// Explores everything that follows. The finder's refutation of a position is used if it is
/// confirmed; so this meets no more positions than the search, which used fewer refutations.
pub(super) fn is_seen(bare: &Bare, winner: Color, states: u64) -> Result<(), Flaw> {
    let mut list = vec![Packed::from(bare)];
    let mut table = Table::of(&list, 1_024);
    let mut place = 0;
    while let Some(packed) = list.get(place) {
        let here = packed.unpack();
        if is_mate(&here, winner) {
            return Err(Flaw::MateFollows);
        }
        if place == 0 || refute(&here, winner).is_none() {
            here.for_each_move(|step| {
                let next = Packed::from(&step.play());
                if !table.has(&list, &next) {
                    list.push(next);
                    table.put(&list, list.len() - 1);
                }
                if table.is_full(&list) {
                    table = Table::of(&list, list.len() * 4);
                }
            });
        }
        if list.len() as u64 > states {
            return Err(Flaw::MoreFollow);
        }
        place += 1;
    }
    Ok(())
}
