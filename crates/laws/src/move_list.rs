//! Which moves of a record stand.

use std::ops::Deref;

use chess::{Color, Move, Setup};

use crate::fact::Fact;

/// A move that a fact adds to those that stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Made<'f> {
    /// A legal move.
    Move {
        /// Whose.
        by: Color,
        /// The move; castling as king takes rook.
        m: Move,
    },
    /// An illegal act that stands.
    Stood {
        /// Whose.
        by: Color,
        /// The position after it.
        after: &'f Setup,
    },
}

/// The moves that stand, each with what its keeper notes beside it.
///
/// [`Table::moves`](crate::Table::moves) lists the moves themselves. This is for code that goes
/// through a record and keeps something with each move: its text, its time, its place.
///
/// ```
/// use tuomari_laws::{Fact, Made, MoveList};
/// let mut moves: MoveList<String> = MoveList::default();
/// let made = Fact::MoveMade { by: chess::Color::White, m: "e2e4".parse()? };
/// moves.take_in(&made, |made| match made {
///     Made::Move { m, .. } => m.to_string(),
///     Made::Stood { .. } => "illegal".to_owned(),
/// });
/// assert_eq!(*moves, ["e2e4"]);
/// moves.take_in(&Fact::PositionRestored { ply: 0 }, |_| String::new());
/// assert!(moves.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveList<T> {
    moves: Vec<T>,
}

impl<T> Default for MoveList<T> {
    fn default() -> Self {
        Self { moves: Vec::new() }
    }
}

impl<T> MoveList<T> {
    /// Takes in a fact: a move is added, with its note, or moves are taken back.
    pub fn take_in<'f>(&mut self, fact: &'f Fact, note: impl FnOnce(Made<'f>) -> T) {
        match fact {
            Fact::MoveMade { by, m } => self.moves.push(note(Made::Move { by: *by, m: *m })),
            Fact::IllegalStands { by, after: Some(after), .. } => {
                self.moves.push(note(Made::Stood { by: *by, after }));
            }
            Fact::PositionRestored { ply } => self.moves.truncate(*ply as usize),
            _ => {}
        }
    }

    /// The note beside the last move.
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.moves.last_mut()
    }
}

impl<T> Deref for MoveList<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.moves
    }
}

impl<T> IntoIterator for MoveList<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter()
    }
}
