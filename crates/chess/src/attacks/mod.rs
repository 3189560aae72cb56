//! Which squares a piece attacks from where it stands (3.1.2, 3.1.3).
//!
//! Sliders look up their reach in a table that is filled at compile time. A test compares it with a
//! slow, obvious walk along the rays, for every set of men that can shorten them.
//!
//! ```text
//!  a rook on d4 with men on d6, b4 and h4
//!
//!   . . . . . . . .
//!   . . . . . . . .
//!   . . . X . . . .   the first man in each direction
//!   . . . X . . . .   is attacked as well, whoever
//!   . X X . X X X X   owns it (3.5: nothing beyond)
//!   . . . X . . . .
//!   . . . X . . . .
//!   . . . X . . . .
//! ```

mod magics;

use crate::{Bitboard, Color, Piece, Role, Square};

/// A step on the board: files to the right, ranks up.
type Step = (i8, i8);

const ROOK_STEPS: [Step; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP_STEPS: [Step; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT_STEPS: [Step; 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING_STEPS: [Step; 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// The squares one of these steps away.
const fn leap<const N: usize>(from: Square, steps: [Step; N]) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < N {
        if let Some(to) = from.offset(steps[i].0, steps[i].1) {
            set |= 1 << to.index();
        }
        i += 1;
    }
    set
}

/// The squares that repeated steps reach: each ray up to and including the first man on it.
#[cfg(test)]
const fn slide(from: Square, steps: [Step; 4], occupied: u64) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < 4 {
        let mut here = from;
        while let Some(next) = here.offset(steps[i].0, steps[i].1) {
            set |= 1 << next.index();
            if occupied & 1 << next.index() != 0 {
                break;
            }
            here = next;
        }
        i += 1;
    }
    set
}

/// The squares where a man can shorten the reach: the rays without their last squares.
const fn relevant(from: Square, steps: [Step; 4]) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < 4 {
        let mut here = from;
        while let Some(next) = here.offset(steps[i].0, steps[i].1) {
            if next.offset(steps[i].0, steps[i].1).is_some() {
                set |= 1 << next.index();
            }
            here = next;
        }
        i += 1;
    }
    set
}

/// How to find the reach of a slider on one square in [`REACH`].
#[derive(Clone, Copy)]
struct Finder {
    relevant: u64,
    magic: u64,
    offset: u32,
    shift: u32,
}

/// Entries in [`REACH`]: a power of two, so that a masked index needs no bounds check.
const REACHES: usize = 1 << 17;

struct Sliders {
    rook: [Finder; 64],
    bishop: [Finder; 64],
}

const fn finders(steps: [Step; 4], magics: [u64; 64], mut offset: u32) -> ([Finder; 64], u32) {
    let mut finders = [Finder { relevant: 0, magic: 0, offset: 0, shift: 0 }; 64];
    let mut i = 0;
    while i < 64 {
        let relevant = relevant(Square::wrapping(i as u32), steps);
        let bits = relevant.count_ones();
        finders[i] = Finder { relevant, magic: magics[i], offset, shift: 64 - bits };
        offset += 1 << bits;
        i += 1;
    }
    (finders, offset)
}

static SLIDERS: Sliders = {
    let (rook, offset) = finders(ROOK_STEPS, magics::ROOK, 0);
    let (bishop, end) = finders(BISHOP_STEPS, magics::BISHOP, offset);
    assert!(end as usize <= REACHES);
    Sliders { rook, bishop }
};

/// For each direction the whole ray from each square.
const fn rays(steps: [Step; 4]) -> [[u64; 64]; 4] {
    let mut table = [[0; 64]; 4];
    let mut direction = 0;
    while direction < 4 {
        let (files, ranks) = steps[direction];
        let mut i = 0;
        while i < 64 {
            table[direction][i] = ray(Square::wrapping(i as u32), files, ranks);
            i += 1;
        }
        direction += 1;
    }
    table
}

/// The reach of a slider, found by cutting each ray behind the first man on it. At compile time
/// this fills the table many times faster than walking.
const fn cut(rays: &[[u64; 64]; 4], steps: [Step; 4], from: usize, occupied: u64) -> u64 {
    let mut set = 0;
    let mut direction = 0;
    while direction < 4 {
        let ray = rays[direction][from];
        let men = ray & occupied;
        set |= ray;
        if men != 0 {
            let upward = steps[direction].1 * 8 + steps[direction].0 > 0;
            let first = if upward { men.trailing_zeros() } else { 63 - men.leading_zeros() };
            set ^= rays[direction][first as usize];
        }
        direction += 1;
    }
    set
}

const fn fill(
    mut reach: [u64; REACHES],
    finders: [Finder; 64],
    steps: [Step; 4],
) -> [u64; REACHES] {
    let rays = rays(steps);
    let mut i = 0;
    while i < 64 {
        let finder = finders[i];
        let mut occupied = 0_u64;
        loop {
            let attacks = cut(&rays, steps, i, occupied);
            let index = finder.index(occupied);
            assert!(reach[index] == 0 || reach[index] == attacks);
            reach[index] = attacks;
            // The next subset of the relevant squares; zero again after the last.
            occupied = occupied.wrapping_sub(finder.relevant) & finder.relevant;
            if occupied == 0 {
                break;
            }
        }
        i += 1;
    }
    reach
}

#[allow(long_running_const_eval)]
static REACH: [u64; REACHES] = {
    let (rook, offset) = finders(ROOK_STEPS, magics::ROOK, 0);
    let (bishop, _) = finders(BISHOP_STEPS, magics::BISHOP, offset);
    fill(fill([0; REACHES], rook, ROOK_STEPS), bishop, BISHOP_STEPS)
};

impl Finder {
    #[inline]
    const fn index(&self, occupied: u64) -> usize {
        let spread = (occupied & self.relevant).wrapping_mul(self.magic) >> self.shift;
        (spread as u32).wrapping_add(self.offset) as usize & (REACHES - 1)
    }
}

macro_rules! by_square {
    (|$square:ident| $value:expr) => {{
        let mut table = [0; 64];
        let mut i = 0;
        while i < 64 {
            let $square = Square::wrapping(i as u32);
            table[i] = $value;
            i += 1;
        }
        table
    }};
}

pub(crate) static KNIGHT: [u64; 64] = by_square!(|square| leap(square, KNIGHT_STEPS));
pub(crate) static KING: [u64; 64] = by_square!(|square| leap(square, KING_STEPS));
pub(crate) static PAWN: [[u64; 64]; 2] = [
    by_square!(|square| leap(square, [(-1, 1), (1, 1)])),
    by_square!(|square| leap(square, [(-1, -1), (1, -1)])),
];

static FILES_AND_RANKS: [u64; 64] = by_square!(|square| all_rays(square, ROOK_STEPS));
static DIAGONALS: [u64; 64] = by_square!(|square| all_rays(square, BISHOP_STEPS));

const fn all_rays(from: Square, steps: [Step; 4]) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < 4 {
        set |= ray(from, steps[i].0, steps[i].1);
        i += 1;
    }
    set
}

/// For two squares on one line, those strictly between them; otherwise empty.
static BETWEEN: [[u64; 64]; 64] = lines(false);
/// For two squares on one line, the whole line from edge to edge; otherwise empty.
static LINE: [[u64; 64]; 64] = lines(true);

const fn lines(whole: bool) -> [[u64; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let here = Square::wrapping(from as u32);
        let mut i = 0;
        while i < 8 {
            let (files, ranks) = KING_STEPS[i];
            let forth = ray(here, files, ranks);
            let line = forth | ray(here, -files, -ranks) | 1 << from;
            let mut passed = 0;
            let mut next = here;
            while let Some(to) = next.offset(files, ranks) {
                table[from][to.index()] = if whole { line } else { passed };
                passed |= 1 << to.index();
                next = to;
            }
            i += 1;
        }
        from += 1;
    }
    table
}

/// All squares in one direction on an empty board.
pub(crate) const fn ray(from: Square, files: i8, ranks: i8) -> u64 {
    let mut set = 0;
    let mut here = from;
    while let Some(next) = here.offset(files, ranks) {
        set |= 1 << next.index();
        here = next;
    }
    set
}

/// The squares a rook attacks, given which squares are occupied.
#[inline]
#[must_use]
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(REACH[SLIDERS.rook[from.index()].index(occupied.0)])
}

/// The squares a bishop attacks, given which squares are occupied.
#[inline]
#[must_use]
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(REACH[SLIDERS.bishop[from.index()].index(occupied.0)])
}

/// The squares a queen attacks, given which squares are occupied.
#[inline]
#[must_use]
pub fn queen(from: Square, occupied: Bitboard) -> Bitboard {
    rook(from, occupied) | bishop(from, occupied)
}

/// The squares on the file and the rank of a square, excluding the square itself.
#[inline]
pub(crate) fn files_and_ranks(from: Square) -> Bitboard {
    Bitboard(FILES_AND_RANKS[from.index()])
}

/// The squares on the diagonals of a square, excluding the square itself.
#[inline]
pub(crate) fn diagonals(from: Square) -> Bitboard {
    Bitboard(DIAGONALS[from.index()])
}

/// The squares a knight attacks.
#[inline]
#[must_use]
pub fn knight(from: Square) -> Bitboard {
    Bitboard(KNIGHT[from.index()])
}

/// The squares a king attacks.
#[inline]
#[must_use]
pub fn king(from: Square) -> Bitboard {
    Bitboard(KING[from.index()])
}

/// The two squares diagonally ahead of a square, as a pawn of `color` sees it.
///
/// A pawn left standing on the first or the last rank attacks nothing. The caller has to know that,
/// because this function also works backwards, to find the pawns that attack a square.
#[inline]
#[must_use]
pub fn pawn(color: Color, from: Square) -> Bitboard {
    Bitboard(PAWN[color as usize][from.index()])
}

/// The squares a piece attacks from a square, given which squares are occupied.
///
/// A pawn on the first or last rank attacks nothing: it got there by an illegal move that stood,
/// and all it can do is block.
///
/// ```
/// use tuomari_chess::{attacks, Bitboard, Color, Role, Square};
/// let alone = attacks::from(Role::Bishop.of(Color::White), Square::E4, Bitboard::EMPTY);
/// assert_eq!(alone.len(), 13); // 3.2
/// ```
#[must_use]
pub fn from(piece: Piece, from: Square, occupied: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn if PAWN_RANKS.has(from) => pawn(piece.color, from),
        Role::Pawn => Bitboard::EMPTY,
        Role::Knight => knight(from),
        Role::Bishop => bishop(from, occupied),
        Role::Rook => rook(from, occupied),
        Role::Queen => queen(from, occupied),
        Role::King => king(from),
    }
}

/// The ranks on which a pawn can move and attack: all except the first and the last.
pub const PAWN_RANKS: Bitboard = Bitboard(0x00ff_ffff_ffff_ff00);

/// The squares strictly between two squares on the same line; none if they share no line.
#[inline]
#[must_use]
pub fn between(a: Square, b: Square) -> Bitboard {
    Bitboard(BETWEEN[a.index()][b.index()])
}

/// The line from edge to edge through two squares; empty if they are equal or share no line.
#[inline]
#[must_use]
pub fn line(a: Square, b: Square) -> Bitboard {
    Bitboard(LINE[a.index()][b.index()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_agrees_with_the_walk_for_every_set_of_blockers() {
        for square in Square::all() {
            for (steps, look_up) in
                [(ROOK_STEPS, rook as fn(Square, Bitboard) -> Bitboard), (BISHOP_STEPS, bishop)]
            {
                let relevant = relevant(square, steps);
                let mut occupied = 0_u64;
                loop {
                    // Men on irrelevant squares must not matter.
                    for noise in [0, !relevant] {
                        let found = look_up(square, Bitboard(occupied | noise));
                        assert_eq!(found.0, slide(square, steps, occupied | noise), "{square}");
                    }
                    occupied = occupied.wrapping_sub(relevant) & relevant;
                    if occupied == 0 {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn two_squares_off_one_line_have_nothing_between_them() {
        assert_eq!(between(Square::A1, Square::B3), Bitboard::EMPTY);
        assert_eq!(line(Square::A1, Square::B3), Bitboard::EMPTY);
        assert_eq!(between(Square::A1, Square::D4), [Square::B2, Square::C3].into_iter().collect());
        assert_eq!(line(Square::B2, Square::C3).len(), 8);
    }
}
