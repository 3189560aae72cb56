//! Random numbers that turn a position into a table index.
//!
//! The hash only says where to look. [`crate::SamePosition`], which compares everything, decides
//! whether two positions are the same (9.2.2).

use crate::{ByColor, Color, Role, Square};

/// splitmix64: well mixed, and short enough to run at compile time.
pub(crate) const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn numbers<const N: usize>(start: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut i = 0;
    while i < N {
        table[i] = mix(start + i as u64 + 1);
        i += 1;
    }
    table
}

static PIECES: [u64; 1024] = numbers(0);
static CASTLING: [u64; 64] = numbers(1024);
static EN_PASSANT: [u64; 64] = numbers(2048);
static MIRRORED: [u64; 2] = numbers(3072);

pub(crate) const BLACK_TO_MOVE: u64 = mix(4096);

#[inline]
pub(crate) fn piece(color: Color, role: Role, square: Square) -> u64 {
    PIECES[(color as usize) << 9 | (role as usize) << 6 | square.index()]
}

#[inline]
pub(crate) fn castling_rook(square: Square) -> u64 {
    CASTLING[square.index()]
}

#[inline]
pub(crate) fn en_passant(square: Square) -> u64 {
    EN_PASSANT[square.index()]
}

pub(crate) fn mirrors(mirrored: ByColor<bool>) -> u64 {
    let number = |color: Color| if mirrored[color] { MIRRORED[color as usize] } else { 0 };
    number(Color::White) ^ number(Color::Black)
}
