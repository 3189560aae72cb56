//! The moves of a game, as far as they stand.

use std::sync::Arc;

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
    /// By a legal move after which a right to castle was taken away: the position after that.
    Barred(Move, Box<Setup>),
}

impl Done {
    /// The legal move that it was.
    pub(crate) const fn legal(&self) -> Option<Move> {
        match self {
            Self::Move(m) | Self::Barred(m, _) => Some(*m),
            Self::Stood(_) => None,
        }
    }
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

/// So many plies may lie beside the shared ones before they are laid together with them.
const FEW: usize = 16;

/// The plies of a table. The table before a ruling and the one after it share what they have in
/// common, so that judging copies no game.
#[derive(Clone, Default, Debug)]
pub(crate) struct Plies {
    shared: Arc<Vec<Ply>>,
    /// How many of the shared ones are of this table.
    kept: usize,
    /// Those that come after.
    added: Vec<Ply>,
}

impl PartialEq for Plies {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().eq(other.iter())
    }
}

impl Eq for Plies {}

impl Plies {
    pub(crate) fn len(&self) -> usize {
        self.kept + self.added.len()
    }

    /// The same as facts have it.
    pub(super) fn count(&self) -> u32 {
        u32::try_from(self.len()).unwrap_or(u32::MAX)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(crate) fn get(&self, index: usize) -> &Ply {
        match index.checked_sub(self.kept) {
            None => &self.shared[index],
            Some(index) => &self.added[index],
        }
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &Ply> {
        self.shared[..self.kept].iter().chain(&self.added)
    }

    pub(super) fn push(&mut self, ply: Ply) {
        self.added.push(ply);
    }

    pub(super) fn truncate(&mut self, len: usize) {
        self.added.truncate(len.saturating_sub(self.kept));
        self.kept = self.kept.min(len);
    }

    pub(super) fn last_mut(&mut self) -> Option<&mut Ply> {
        self.own_from(self.len().checked_sub(1)?);
        self.added.last_mut()
    }

    /// The last ply of a side.
    pub(super) fn last_of(&mut self, by: Color) -> Option<&mut Ply> {
        let index = self.len() - 1 - self.iter().rev().position(|ply| ply.by == by)?;
        self.own_from(index);
        self.added.get_mut(index - self.kept)
    }

    /// Copies the plies from `index` on, to be changed here only.
    fn own_from(&mut self, index: usize) {
        if index < self.kept {
            self.added.splice(0..0, self.shared[index..self.kept].iter().cloned());
            self.kept = index;
        }
    }

    /// The same plies, to be changed without changing these.
    pub(crate) fn draft(&self) -> Self {
        let mut draft = self.clone();
        draft.settle();
        draft
    }

    /// Lays the added plies together with the shared ones, once no other table has those.
    pub(super) fn settle(&mut self) {
        if let Some(own) = Arc::get_mut(&mut self.shared) {
            own.truncate(self.kept);
            own.append(&mut self.added);
            self.kept = own.len();
        } else if self.added.len() > FEW {
            self.shared = Arc::new(self.iter().cloned().collect());
            self.kept = self.shared.len();
            self.added.clear();
        }
    }

    /// The position after so many plies.
    pub(crate) fn position_after(&self, start: &Position, plies: usize) -> Position {
        let mut position = start.clone();
        for ply in self.iter().take(plies) {
            // Both were tried when the ply was entered.
            let next = match &ply.done {
                Done::Move(m) => position.legal(*m).map(|legal| legal.play()),
                Done::Stood(setup) | Done::Barred(_, setup) => {
                    Position::try_from((**setup).clone()).ok()
                }
            };
            debug_assert!(next.is_some(), "{:?} leads nowhere", ply.done);
            position = next.unwrap_or(position);
        }
        position
    }

    /// The plies (0 is the start) after which a position stood that is the same as `key` by
    /// 9.2.2. The hashes find the candidates; the positions themselves are compared.
    pub(crate) fn appearances(&self, start: &Position, hash: u64, key: &SamePosition) -> Vec<u32> {
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
    pub(crate) fn candidates(&self, start: &Position, hash: u64) -> Vec<usize> {
        let mut candidates = Vec::new();
        for (ply, number) in self.iter().rev().zip((1..=self.len()).rev()) {
            if ply.hash == hash {
                candidates.push(number);
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
