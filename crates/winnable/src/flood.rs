//! Moves of a whole set of squares at once.

use chess::Role;

use crate::reach::{FILE_A, FILE_H};

/// The squares that officers on these squares attack together, when only `empty` squares can be
/// passed.
pub(crate) const fn strikes(role: Role, from: u64, empty: u64) -> u64 {
    match role {
        Role::Knight => knights(from),
        Role::Bishop => bishops(from, empty),
        Role::Rook => rooks(from, empty),
        Role::Queen => rooks(from, empty) | bishops(from, empty),
        Role::Pawn | Role::King => 0,
    }
}

const fn knights(set: u64) -> u64 {
    let (left, right) = ((set & !FILE_A) >> 1, (set & !FILE_H) << 1);
    let near = left | right;
    let far = (left & !FILE_A) >> 1 | (right & !FILE_H) << 1;
    near << 16 | near >> 16 | far << 8 | far >> 8
}

/// Slides towards higher squares: each step shifts by `by` and must stay within `on`.
const fn up(from: u64, empty: u64, by: u32, on: u64) -> u64 {
    let mut pass = empty & on;
    let mut seen = from;
    seen |= pass & (seen << by);
    pass &= pass << by;
    seen |= pass & (seen << (2 * by));
    pass &= pass << (2 * by);
    seen |= pass & (seen << (4 * by));
    (seen << by) & on
}

/// Slides towards lower squares.
const fn down(from: u64, empty: u64, by: u32, on: u64) -> u64 {
    let mut pass = empty & on;
    let mut seen = from;
    seen |= pass & (seen >> by);
    pass &= pass >> by;
    seen |= pass & (seen >> (2 * by));
    pass &= pass >> (2 * by);
    seen |= pass & (seen >> (4 * by));
    (seen >> by) & on
}

const fn rooks(from: u64, empty: u64) -> u64 {
    up(from, empty, 8, !0)
        | down(from, empty, 8, !0)
        | up(from, empty, 1, !FILE_A)
        | down(from, empty, 1, !FILE_H)
}

const fn bishops(from: u64, empty: u64) -> u64 {
    up(from, empty, 9, !FILE_A)
        | down(from, empty, 9, !FILE_H)
        | up(from, empty, 7, !FILE_H)
        | down(from, empty, 7, !FILE_A)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::{Bitboard, Color, attacks};

    #[test]
    fn a_set_attacks_what_its_squares_attack_one_by_one() {
        let mut seed = 1_u64;
        let mut random = || {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            seed
        };
        for _ in 0..2_000 {
            let occupied = random() & random();
            let from = random() & random() & random() & !occupied;
            for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
                let one = |square| attacks::from(role.of(Color::White), square, Bitboard(occupied));
                let all = Bitboard(from).into_iter().fold(0, |all, square| all | one(square).0);
                assert_eq!(strikes(role, from, !occupied), all, "{role:?}");
            }
        }
    }
}
