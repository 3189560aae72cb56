//! The moves of a game, and which of its positions have come again.

use chess::{Bitboard, Move, Position, Square};

use super::Course;
use super::claim::FIFTY_MOVES;
use super::repetition::SHORTEST;

/// The course of a game of which nothing but the moves is known.
///
/// Each ply costs a copy of the position and a look at the hashes since the last capture or pawn
/// move. Only where two are equal are the positions themselves compared, for 9.2.2 knows no hashes.
#[derive(Debug)]
pub struct Trail {
    /// The move of each ply; none of an illegal act that stood.
    moves: Vec<Option<Move>>,
    /// The position after each number of plies: at least the one that the game begins from.
    positions: Vec<Position>,
    /// Of each of them.
    hashes: Vec<u64>,
    /// How many plies the first position has behind it that can come again.
    since: usize,
    /// After how many plies the last position stood before, in order.
    before: Vec<u32>,
    /// Positions that have stood at least twice, of those that can come again.
    doubled: Vec<Doubled>,
    /// The plies that were illegal acts that stood.
    illegal: Vec<u32>,
}

/// A position that has been on the board more than once.
#[derive(Clone, Debug)]
struct Doubled {
    position: Position,
    plies: Vec<u32>,
}

impl Default for Trail {
    fn default() -> Self {
        Self::new()
    }
}

impl Trail {
    /// The trail of a game from the initial position.
    #[must_use]
    pub fn new() -> Self {
        let start = Position::initial();
        Self {
            moves: Vec::new(),
            hashes: vec![start.index_hash()],
            positions: vec![start],
            since: 0,
            before: Vec::new(),
            doubled: Vec::new(),
            illegal: Vec::new(),
        }
    }

    /// Begins a new game; what was allocated is kept.
    pub fn begin(&mut self, start: &Position) {
        self.moves.clear();
        self.positions.clear();
        self.positions.push(start.clone());
        self.hashes.clear();
        self.hashes.push(start.index_hash());
        self.since = 0;
        self.before.clear();
        self.doubled.clear();
        self.illegal.clear();
    }

    /// Adds a legal move and the position after it.
    #[inline]
    pub fn push(&mut self, m: Move, after: &Position) {
        // Nothing before a capture or a pawn move comes again.
        if after.quiet_plies() == 0 {
            self.since = self.moves.len() + 1;
            self.doubled.clear();
        }
        self.add(Some(m), after);
    }

    /// Adds an illegal act that stood, and the position after it.
    pub fn push_illegal(&mut self, after: &Position) {
        self.add(None, after);
        self.illegal.push(self.plies());
    }

    /// The plies that were illegal acts that stood, counted from 1, in order.
    #[must_use]
    pub fn illegal(&self) -> &[u32] {
        &self.illegal
    }

    #[inline]
    fn add(&mut self, m: Option<Move>, after: &Position) {
        let hash = after.index_hash();
        self.moves.push(m);
        self.positions.push(after.clone());
        self.hashes.push(hash);
        self.before.clear();
        let n = self.moves.len();
        // Nobody gets back in fewer plies.
        if self.since + SHORTEST as usize <= n {
            let earlier = &self.hashes[self.since..=n - SHORTEST as usize];
            if earlier.iter().rev().step_by(2).any(|other| *other == hash) {
                self.look_back();
            }
        }
    }

    /// Compares the last position with those that have the same hash, and remembers it if it stood
    /// before.
    #[cold]
    fn look_back(&mut self) {
        let n = self.plies();
        let key = self.last().same_position();
        if let Some(known) = self.doubled.iter_mut().find(|d| d.position.same_position() == key) {
            self.before.clone_from(&known.plies);
            return known.plies.push(n);
        }
        let plies = self.same_as(self.last());
        // The last one is among them.
        if plies.len() > 1 {
            self.before.extend(&plies[..plies.len() - 1]);
            let position = self.last().clone();
            self.doubled.push(Doubled { position, plies });
        }
    }

    /// After how many plies a position stood that is the same.
    fn same_as(&self, position: &Position) -> Vec<u32> {
        let (hash, key) = (position.index_hash(), position.same_position());
        let alike = (self.since..self.hashes.len()).filter(|plies| self.hashes[*plies] == hash);
        let same = alike.filter(|plies| self.positions[*plies].same_position() == key);
        same.map(|plies| plies as u32).collect()
    }

    /// The position after so many plies, as many as were played at most.
    #[must_use]
    pub fn position_after(&self, plies: u32) -> &Position {
        &self.positions[(plies as usize).min(self.moves.len())]
    }

    /// The move of a ply, counted from 1.
    #[must_use]
    pub fn ply(&self, ply: u32) -> Option<Move> {
        *self.moves.get((ply as usize).checked_sub(1)?)?
    }

    /// After how many plies the last position stood before, in order.
    #[must_use]
    #[inline]
    pub fn before(&self) -> &[u32] {
        &self.before
    }

    /// Whether a count may matter now: some position has stood twice that can come again, or the
    /// fifty moves are near. Otherwise there is nothing to claim, and no count ends the game.
    #[must_use]
    #[inline]
    pub fn has_counts(&self) -> bool {
        !self.doubled.is_empty() || self.last().quiet_plies() + 1 >= FIFTY_MOVES
    }

    /// The legal moves to positions that have stood at least twice, and when those did.
    pub(super) fn ways_back(&self) -> impl Iterator<Item = (Move, &[u32])> {
        let now = self.last();
        let us = now.turn();
        self.doubled.iter().filter_map(move |Doubled { position, plies }| {
            let [ours, theirs] = [us, !us].map(|color| now.board().color(color));
            let [then, theirs_then] = [us, !us].map(|color| position.board().color(color));
            if position.turn() == us || theirs != theirs_then {
                return None;
            }
            let m = Move::new(only(ours - then)?, only(then - ours)?);
            let after = now.legal(m)?.play();
            (after.same_position() == position.same_position()).then_some((m, plies.as_slice()))
        })
    }
}

impl Course for Trail {
    #[inline]
    fn plies(&self) -> u32 {
        self.moves.len() as u32
    }

    #[inline]
    fn last(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    fn quiet_before_last(&self) -> Option<u32> {
        let before = self.moves.len().checked_sub(1)?;
        Some(self.positions[before].quiet_plies())
    }

    fn is_same_move(&self, one: u32, other: u32) -> bool {
        let done = |ply: u32| self.moves.get(ply as usize).copied().flatten();
        done(one).is_some() && done(one) == done(other)
    }

    fn appearances(&self, of: &Position) -> Vec<u32> {
        self.same_as(of)
    }

    #[inline]
    fn most_appearances(&self) -> usize {
        self.before.len() + 1
    }
}

fn only(squares: Bitboard) -> Option<Square> {
    squares.first().filter(|_| squares.len() == 1)
}
