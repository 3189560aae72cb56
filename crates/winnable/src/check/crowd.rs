//! Men that leave each other at most one free square, and what they guard whichever it is.

use chess::{Color, Role};

use super::claim::{Claim, OFFICERS};
use super::sets::{attacked, each};
use crate::structure::Fate;

/// Whether men of this side and one role, none of which is ever captured, always guard a square.
pub(super) fn guards(claim: &Claim<'_>, color: Color, square: u64) -> bool {
    OFFICERS.into_iter().any(|role| {
        let is_one = |fate: &&Fate| fate.man.piece == role.of(color) && !fate.may_be_taken;
        let men: Vec<u64> =
            claim.certificate.fates.iter().filter(is_one).map(|fate| fate.stands.0).collect();
        // Each set in turn, with those that share squares with it.
        men.iter().any(|first| {
            let mut squares = *first;
            for _ in &men {
                squares = men.iter().filter(|set| *set & squares != 0).fold(squares, |a, b| a | b);
            }
            is_guarded(claim, color, role, squares, square)
        })
    })
}

fn is_guarded(claim: &Claim<'_>, color: Color, role: Role, squares: u64, square: u64) -> bool {
    let (mut crowd, mut others) = (0, 0);
    for fate in &claim.certificate.fates {
        let is_one = fate.man.piece == role.of(color) && !fate.may_be_taken;
        match is_one && fate.stands.0 & !squares == 0 {
            true => crowd += 1,
            false => others |= fate.stands.0,
        }
    }
    for (_, _, stands) in claim.promoted() {
        others |= stands;
    }
    squares.count_ones() <= crowd + 1
        && each(squares).all(|free| {
            // Nobody else is on the free square, or the line across it does not count.
            let stop = !(free & !others);
            attacked_by_one(color, role, squares & !free, stop, square)
        })
}

fn attacked_by_one(color: Color, role: Role, from: u64, stop: u64, square: u64) -> bool {
    each(from).any(|one| attacked(color, role, one, stop) & square != 0)
}
