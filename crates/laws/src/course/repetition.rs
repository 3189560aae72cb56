//! When a repetition draws the game (9.2, 9.6.1).

use super::Course;
use crate::Book;
use crate::book::Repetition;

/// Two appearances of a position lie at least this many plies apart.
pub(super) const SHORTEST: u32 = 4;

/// 9.2: whether a position that has appeared so often gives the right to claim.
pub(super) const fn is_third(times: usize) -> bool {
    times >= 3
}

/// 9.6.1: whether the last position draws the game by itself.
pub(super) fn is_fifth(book: Book, course: &impl Course) -> bool {
    let last = course.last();
    // Nothing stands for the fifth time sooner.
    if last.quiet_plies() < 4 * SHORTEST || course.most_appearances() < 5 {
        return false;
    }
    let appearances = course.appearances(last);
    appearances.len() >= 5
        && match book.edition().fifth_appearance {
            Repetition::Any => true,
            Repetition::Successive => ends_a_series(course, &appearances),
        }
}

/// Whether the last appearance ends a series of moves that was played four times on end, with the
/// position before, between and after (9.6.a of 2014). The series may be longer than the way from
/// one appearance to the next.
fn ends_a_series(course: &impl Course, appearances: &[u32]) -> bool {
    let Some((last, earlier)) = appearances.split_last() else { return false };
    earlier.iter().rev().any(|before| {
        let cycle = last - before;
        let first = cycle.checked_mul(4).and_then(|plies| last.checked_sub(plies));
        first.is_some_and(|first| {
            let mut ends = (0..4).map(|round| first + round * cycle);
            ends.all(|end| earlier.contains(&end))
                && (first + cycle..*last).all(|ply| course.is_same_move(ply, ply - cycle))
        })
    })
}
