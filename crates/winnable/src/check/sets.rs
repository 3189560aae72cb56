//! Where men on a whole set of squares get in one move. Squares are bits, a1 the lowest.

use chess::{Color, Role};

pub(super) const BACK_RANKS: u64 = 0xff00_0000_0000_00ff;
const A_FILE: u64 = 0x0101_0101_0101_0101;
const H_FILE: u64 = A_FILE << 7;

/// This many files to the right and ranks up.
type Way = (i32, i32);

const STRAIGHT: [Way; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [Way; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const JUMPS: [Way; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The set shifted over the board; squares that leave the board are dropped.
fn moved(mut set: u64, (files, ranks): Way) -> u64 {
    for _ in 0..ranks.abs() {
        set = if ranks > 0 { set << 8 } else { set >> 8 };
    }
    for _ in 0..files.abs() {
        set = if files > 0 { (set & !H_FILE) << 1 } else { (set & !A_FILE) >> 1 };
    }
    set
}

fn once(from: u64, ways: &[Way]) -> u64 {
    ways.iter().fold(0, |all, way| all | moved(from, *way))
}

/// As far as possible; squares of `stop` are reached but not passed.
fn far(from: u64, ways: &[Way], stop: u64) -> u64 {
    let mut met = 0;
    for way in ways {
        let mut front = moved(from, *way);
        while front != 0 {
            met |= front;
            front = moved(front & !stop, *way);
        }
    }
    met
}

/// One step ahead for a side's pawns.
pub(super) fn ahead(color: Color, from: u64) -> u64 {
    moved(from, (0, forward(color)))
}

const fn forward(color: Color) -> i32 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// What a side's men of a role attack from these squares. A pawn left on a first or last rank
/// attacks nothing.
pub(super) fn attacked(color: Color, role: Role, from: u64, stop: u64) -> u64 {
    let up = forward(color);
    match role {
        Role::Pawn => once(from & !BACK_RANKS, &[(-1, up), (1, up)]),
        Role::Knight => once(from, &JUMPS),
        Role::Bishop => far(from, &DIAGONAL, stop),
        Role::Rook => far(from, &STRAIGHT, stop),
        Role::Queen => far(from, &STRAIGHT, stop) | far(from, &DIAGONAL, stop),
        Role::King => around(from),
    }
}

/// The squares adjacent to these.
pub(super) fn around(from: u64) -> u64 {
    once(from, &STRAIGHT) | once(from, &DIAGONAL)
}

/// The lines from a square to the edges, nearest square first, each with the role that moves along
/// it.
pub(super) fn lines(from: u64) -> impl Iterator<Item = (Role, Vec<u64>)> {
    let roles = STRAIGHT.map(|way| (Role::Rook, way)).into_iter();
    roles.chain(DIAGONAL.map(|way| (Role::Bishop, way))).map(move |(role, way)| {
        let mut line = Vec::new();
        let mut square = moved(from, way);
        while square != 0 {
            line.push(square);
            square = moved(square, way);
        }
        (role, line)
    })
}

/// The squares of a set, one by one.
pub(super) fn each(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}
