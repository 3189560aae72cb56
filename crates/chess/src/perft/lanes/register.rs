//! Eight sets of squares at once, in whatever registers the processor has.

use super::compass::{Eight, Turn};

/// Eight sets of squares, one per direction.
///
/// # Safety of the implementations
/// Values are made only by [`load`](Self::load) and [`every`](Self::every), which require proof
/// that the processor has the instructions. Holding a value is therefore enough to use them on it.
pub(super) trait Lanes: Copy {
    /// Proof that this processor has the instructions.
    type Cpu: Copy;

    fn load(cpu: Self::Cpu, sets: &Eight) -> Self;
    /// The same set in all lanes.
    fn every(cpu: Self::Cpu, set: u64) -> Self;

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn and_not(self, other: Self) -> Self;
    fn add(self, other: Self) -> Self;
    /// `self | a & b`
    fn or_and(self, a: Self, b: Self) -> Self;
    /// `self & a & b`
    fn and_and(self, a: Self, b: Self) -> Self;
    /// `a` where the mask is set, `b` elsewhere.
    fn select(mask: Self, a: Self, b: Self) -> Self;

    /// Each set moved in its lane's direction. Squares that leave the board may wrap around.
    fn turn(self, cpu: Self::Cpu, turn: &Turn) -> Self;
    /// Each lane swapped with that of the opposite direction.
    fn opposite(self) -> Self;
    /// Copies the lanes of single pawn steps into those of double steps.
    fn straight(self) -> Self;
    /// In each lane, the square nearest to where the rays began.
    fn nearest(self, cpu: Self::Cpu) -> Self;

    /// Whether any lane shares a square with the same lane of `other`.
    fn meets(self, other: Self) -> bool;
    /// Full lanes where a square is shared, empty lanes elsewhere.
    fn meeting(self, other: Self) -> Self;
    /// The squares of all lanes together.
    fn union(self) -> u64;
    /// How many squares are in each lane.
    fn tally(self) -> Self;
    /// The sum of all lanes, read as numbers.
    fn total(self) -> u64;
}
