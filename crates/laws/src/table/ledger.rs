//! The moves of a game, as far as they stand.

use chess::{Color, Move, Position, SamePosition, Setup};
use clock::Moment;

use crate::fact::Completion;

/// How a ply changed the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// By a legal move.
    Move(Move),
    /// By an illegal act that stands, or until someone acts on it: the position after it.
    Stood(Box<Setup>),
}

/// One move of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ply {
    pub(crate) by: Color,
    pub(crate) done: Done,
    pub(crate) two_hands: bool,
    pub(crate) made: Moment,
    pub(crate) completed: Option<Completion>,
    /// What both clocks had left just before the press, in milliseconds; what 7.1 goes back to.
    pub(crate) left: [u32; 2],
    /// The index hash of the position after it.
    pub(crate) hash: u64,
    /// Plies since the last capture or pawn move, after it.
    pub(crate) quiet: u32,
}

/// A list of plies, real or in draft.
pub(crate) trait Ledger {
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    fn get(&self, index: usize) -> &Ply;
    fn push(&mut self, ply: Ply);
    fn truncate(&mut self, len: usize);
    fn last_mut(&mut self) -> Option<&mut Ply>;
    /// The last ply of a side.
    fn last_of(&mut self, by: Color) -> Option<&mut Ply>;

    /// The position after so many plies.
    fn position_after(&self, start: &Position, plies: usize) -> Position {
        let mut position = start.clone();
        for index in 0..plies.min(self.len()) {
            match &self.get(index).done {
                // Every move was legal when it was entered.
                Done::Move(m) => {
                    if let Some(legal) = position.legal(*m) {
                        position = legal.play();
                    }
                }
                Done::Stood(setup) => {
                    if let Ok(next) = Position::try_from((**setup).clone()) {
                        position = next;
                    }
                }
            }
        }
        position
    }

    /// The plies (0 is the start) after which a position stood that is the same as `key` by
    /// 9.2.2. The hashes find the candidates; the positions themselves are compared.
    fn appearances(&self, start: &Position, hash: u64, key: &SamePosition) -> Vec<u32> {
        let candidates = self.candidates(start, hash);
        let mut found = Vec::new();
        for plies in candidates {
            if self.position_after(start, plies).same_position() == *key {
                found.push(u32::try_from(plies).unwrap_or(u32::MAX));
            }
        }
        found
    }

    /// The plies after which the hash was this.
    fn candidates(&self, start: &Position, hash: u64) -> Vec<usize> {
        let mut candidates = Vec::new();
        for index in (0..self.len()).rev() {
            let ply = self.get(index);
            if ply.hash == hash {
                candidates.push(index + 1);
            }
            // Nothing before a capture or a pawn move comes again.
            if ply.quiet == 0 && matches!(ply.done, Done::Move(_)) {
                candidates.reverse();
                return candidates;
            }
        }
        if start.index_hash() == hash {
            candidates.push(0);
        }
        candidates.reverse();
        candidates
    }
}

impl Ledger for Vec<Ply> {
    fn len(&self) -> usize {
        self.len()
    }

    fn get(&self, index: usize) -> &Ply {
        &self[index]
    }

    fn push(&mut self, ply: Ply) {
        self.push(ply);
    }

    fn truncate(&mut self, len: usize) {
        self.truncate(len);
    }

    fn last_mut(&mut self) -> Option<&mut Ply> {
        <[Ply]>::last_mut(self)
    }

    fn last_of(&mut self, by: Color) -> Option<&mut Ply> {
        self.iter_mut().rev().find(|ply| ply.by == by)
    }
}

/// A ledger as it will be: what is kept of the real one, and what comes after. Plies that change
/// are copied first.
#[derive(Debug)]
pub(crate) struct Draft<'t> {
    kept: &'t [Ply],
    added: Vec<Ply>,
}

impl<'t> Draft<'t> {
    pub(crate) fn of(plies: &'t [Ply]) -> Self {
        Self { kept: plies, added: Vec::new() }
    }

    /// Takes the plies from `index` on into the draft, to be changed there.
    fn copy_from(&mut self, index: usize) {
        if index < self.kept.len() {
            let (kept, copied) = self.kept.split_at(index);
            self.added.splice(0..0, copied.iter().cloned());
            self.kept = kept;
        }
    }
}

impl Ledger for Draft<'_> {
    fn len(&self) -> usize {
        self.kept.len() + self.added.len()
    }

    fn get(&self, index: usize) -> &Ply {
        self.kept.get(index).unwrap_or_else(|| &self.added[index - self.kept.len()])
    }

    fn push(&mut self, ply: Ply) {
        self.added.push(ply);
    }

    fn truncate(&mut self, len: usize) {
        self.added.truncate(len.saturating_sub(self.kept.len()));
        self.kept = &self.kept[..len.min(self.kept.len())];
    }

    fn last_mut(&mut self) -> Option<&mut Ply> {
        self.copy_from(self.len().saturating_sub(1));
        self.added.last_mut()
    }

    fn last_of(&mut self, by: Color) -> Option<&mut Ply> {
        let index = (0..self.len()).rev().find(|index| self.get(*index).by == by)?;
        self.copy_from(index);
        let offset = index - self.kept.len();
        self.added.get_mut(offset)
    }
}
