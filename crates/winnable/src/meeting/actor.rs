//! The men that may mate, and what each of them can do.

use chess::{Color, Role, Square, attacks};

use crate::flood;
use crate::reach::{BACK_RANKS, king_strikes, pawn_strikes, step};

/// The most moves of the mating officer.
pub(super) const LONGEST: usize = 3;

/// A man of the winner that may mate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Actor {
    pub(super) role: Role,
    pub(super) from: Square,
    /// What it attacks from where it stands.
    pub(super) strikes: u64,
    /// The squares it reaches in each number of moves, none of them twice; computed when needed.
    pub(super) reach: [u64; LONGEST],
    /// Pawn moves before that.
    pub(super) pushes: u8,
}

pub(super) const NOBODY: Actor =
    Actor { role: Role::Pawn, from: Square::A1, strikes: 0, reach: [0; LONGEST], pushes: 0 };

/// What an officer attacks from each square of an empty board, by its role.
pub(crate) static ALONE: [[u64; 64]; 6] = {
    let mut table = [[0; 64]; 6];
    let mut i = 0;
    while i < 64 {
        let square = 1 << i;
        let mut role = 0;
        while role < 4 {
            let role_here = OFFICERS[role];
            table[role_here as usize][i] = flood::strikes(role_here, square, !0);
            role += 1;
        }
        i += 1;
    }
    table
};

pub(super) const OFFICERS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// From where an officer that checks the king attacks this many of the adjacent squares: from afar
/// those on the line, from two squares away also two beside it, from beside the king five.
pub(super) fn near_enough(role: Role, king: Square, squares: u32) -> u64 {
    let around = attacks::king(king).0;
    match (role, squares) {
        (_, 0 | 1) | (Role::Queen | Role::Rook | Role::Bishop, 2) => !0,
        (Role::Queen, 3 | 4) => king_strikes(around),
        (Role::Queen, 5) | (Role::Rook, 3) => around,
        _ => 0,
    }
}

pub(super) const fn has_more_than_three(set: u64) -> bool {
    let rest = set & set.wrapping_sub(1);
    let rest = rest & rest.wrapping_sub(1);
    rest & rest.wrapping_sub(1) != 0
}

/// The squares where a pawn can promote while everybody else stays, and after how many moves.
pub(crate) fn promotions(color: Color, from: Square, occupied: u64, enemies: u64) -> (u64, u8) {
    let mut front = 1 << from.index();
    let mut moves = 0;
    while front & !BACK_RANKS != 0 {
        front = step(color, front) & !occupied | pawn_strikes(color, front) & enemies;
        moves += 1;
    }
    (front, moves)
}
