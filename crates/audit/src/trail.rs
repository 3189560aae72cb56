//! The moves of a game, and which of its positions have come again.

use chess::{Bitboard, Color, Move, Position};
use notation::Style;

/// No game lasts longer under 9.6.2: 75 moves of both before each of at most 118 captures and pawn
/// moves. What a file has beyond that is not kept, so that none can take all the memory.
const LONGEST: usize = 20_000;

/// What has been played so far.
///
/// Each ply costs a copy of the position and a look at the hashes since the last capture or pawn
/// move. Only where two are equal are the positions themselves compared, for 9.2.2 knows no hashes.
#[derive(Debug)]
pub(crate) struct Trail {
    moves: Vec<Move>,
    /// The position after each number of plies: at least the one that the game begins from.
    positions: Vec<Position>,
    /// Of each of them.
    hashes: Vec<u64>,
    /// Positions of the stretch without captures and pawn moves that stood at least twice.
    doubled: Vec<Doubled>,
}

/// A position that has been on the board more than once.
#[derive(Clone, Debug)]
struct Doubled {
    position: Position,
    plies: Vec<u32>,
}

impl Trail {
    pub(crate) fn new() -> Self {
        Self {
            moves: Vec::new(),
            positions: vec![Position::initial()],
            hashes: Vec::new(),
            doubled: Vec::new(),
        }
    }

    pub(crate) fn begin(&mut self, start: &Position) {
        self.moves.clear();
        self.positions.clear();
        self.positions.push(start.clone());
        self.hashes.clear();
        self.doubled.clear();
        self.hashes.push(start.index_hash());
    }

    #[inline]
    pub(crate) fn push(&mut self, m: Move, after: &Position) {
        if self.moves.len() == LONGEST {
            return;
        }
        self.moves.push(m);
        self.positions.push(after.clone());
        self.hashes.push(after.index_hash());
        if after.quiet_plies() == 0 {
            self.doubled.clear();
        }
    }

    /// How many plies have been played.
    #[inline]
    pub(crate) fn plies(&self) -> u32 {
        self.moves.len() as u32
    }

    /// Who made the move of a ply.
    pub(crate) fn mover(&self, ply: u32) -> Color {
        let first = self.position_after(0).turn();
        if ply % 2 == 1 { first } else { !first }
    }

    /// Whether the last position seems to have stood before: its hash has.
    #[inline]
    pub(crate) fn seems_repeated(&self, last: &Position) -> bool {
        let quiet = last.quiet_plies() as usize;
        let n = self.moves.len();
        // Nobody gets back in fewer than four plies, nor across a capture or a pawn move.
        if quiet < 4 || n < 4 {
            return false;
        }
        let hash = self.hashes[n];
        self.hashes[n.saturating_sub(quiet)..=n - 4].iter().rev().step_by(2).any(|h| *h == hash)
    }

    /// After how many plies the last position stood before, in order; and remembers it.
    #[cold]
    pub(crate) fn appearances(&mut self, last: &Position) -> Vec<u32> {
        let key = last.same_position();
        if let Some(doubled) = self.doubled.iter_mut().find(|d| d.position.same_position() == key) {
            let before = doubled.plies.clone();
            doubled.plies.push(self.moves.len() as u32);
            return before;
        }
        let n = self.moves.len();
        let first = n.saturating_sub(last.quiet_plies() as usize);
        let alike = (first..=n - 4).rev().step_by(2).filter(|i| self.hashes[*i] == self.hashes[n]);
        let mut before: Vec<u32> = alike
            .filter(|i| self.position_after(*i as u32).same_position() == key)
            .map(|i| i as u32)
            .collect();
        before.reverse();
        if !before.is_empty() {
            let plies = before.iter().copied().chain([n as u32]).collect();
            self.doubled.push(Doubled { position: last.clone(), plies });
        }
        before
    }

    /// Whether some position has stood twice since the last capture or pawn move.
    #[inline]
    pub(crate) fn has_doubled(&self) -> bool {
        !self.doubled.is_empty()
    }

    /// The legal moves to positions that have stood at least twice, and when those did.
    pub(crate) fn third_appearances(&self, now: &Position) -> impl Iterator<Item = (Move, &[u32])> {
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

    /// Whether the last plies are one cycle of moves played four times over, as the fifth
    /// appearance of the FIDE Laws of 2014 wants it.
    pub(crate) fn is_four_cycles(&self, before: &[u32]) -> bool {
        let n = self.moves.len();
        let Some(cycle) = before.last().map(|last| n - *last as usize) else { return false };
        let Some(first) = n.checked_sub(4 * cycle) else { return false };
        let moves = &self.moves[first..];
        cycle > 0 && moves.iter().zip(&moves[cycle..]).all(|(one, next)| one == next)
    }

    /// The position after so many plies, as many as were played at most.
    pub(crate) fn position_after(&self, plies: u32) -> &Position {
        &self.positions[(plies as usize).min(self.moves.len())]
    }

    /// The move of a ply with its number: `12... Nxe5`.
    pub(crate) fn label(&self, ply: u32) -> Option<String> {
        let before = self.position_after(ply.checked_sub(1)?);
        let legal = before.legal(*self.moves.get(ply as usize - 1)?)?;
        Some(numbered(before, &Style::PGN.write(&legal)))
    }
}

/// The text with blanks for whatever a terminal would obey: files come from anywhere.
pub(crate) fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

/// A move with its number.
pub(crate) fn numbered(before: &Position, text: &str) -> String {
    let dots = match before.turn() {
        Color::White => ".",
        Color::Black => "...",
    };
    format!("{}{dots} {}", before.move_number(), plain(text))
}

fn only(squares: Bitboard) -> Option<chess::Square> {
    squares.first().filter(|_| squares.len() == 1)
}
