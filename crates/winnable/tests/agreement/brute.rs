//! The slow and obvious answer: every position that legal moves lead to, one by one.

#![allow(unreachable_pub)] // a module of a test program

use std::collections::{HashMap, HashSet};
use std::sync::Mutex;

use chess::{Bare, Board, Color, Packed, Piece, Position, Promotion, Role, Setup, Square};

/// What brute force found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// A mate after this many plies.
    Mate(usize),
    /// No mate, after seeing everything.
    Nothing,
    /// Too many positions.
    TooMany,
}

/// Looks for mates by one side, and remembers from where there are none.
#[derive(Debug)]
pub struct Brute {
    winner: Color,
    most: usize,
    queens_only: bool,
    dead: HashSet<Packed>,
}

impl Brute {
    /// Explores at most this many positions for an answer.
    pub fn new(winner: Color, most: usize) -> Self {
        Self { winner, most, queens_only: false, dead: HashSet::new() }
    }

    /// The same in a world in which pawns promote only to queens.
    pub fn queens_only(self) -> Self {
        Self { queens_only: true, ..self }
    }

    /// Breadth first from a position.
    pub fn search(&mut self, position: &Position) -> Found {
        let root = Bare::from(position);
        if self.dead.contains(&Packed::from(&root)) {
            return Found::Nothing;
        }
        let mut seen = HashSet::new();
        let mut layer = vec![root];
        let mut plies = 0;
        while !layer.is_empty() {
            let mut next = Vec::new();
            for bare in layer {
                if bare.turn() != self.winner && bare.is_checkmate() {
                    return Found::Mate(plies);
                }
                let key = Packed::from(&bare);
                // The argument by pieces is about positions that a move has led to.
                let hopeless = plies > 0 && self.has_no_mate_anywhere(bare.board());
                if hopeless || self.dead.contains(&key) || !seen.insert(key) {
                    continue;
                }
                if seen.len() > self.most {
                    return Found::TooMany;
                }
                bare.for_each_move(|step| {
                    let small = step.promotion().is_some_and(|to| to != Promotion::Queen);
                    if !(self.queens_only && small) {
                        next.push(step.play());
                    }
                });
            }
            layer = next;
            plies += 1;
        }
        self.dead.extend(seen);
        Found::Nothing
    }

    /// Whether these few pieces, without pawns, form a mate nowhere on the board, nor do any that
    /// captures leave of them: tried square by square, once.
    fn has_no_mate_anywhere(&mut self, board: &Board) -> bool {
        if !board.role(Role::Pawn).is_empty() || board.occupied().len() > 4 {
            return false;
        }
        let count = Color::ALL.map(|color| board.count(color));
        let same = bishops_of_one_colour(board);
        let key = (self.winner, count, same);
        static KNOWN: Mutex<Option<Pieces>> = Mutex::new(None);
        if let Some(known) = KNOWN.lock().expect("no panic").get_or_insert_default().get(&key) {
            return *known;
        }
        let mut men = vec![Role::King.of(!self.winner), Role::King.of(self.winner)];
        for color in Color::ALL {
            for role in &Role::ALL[..5] {
                for _ in 0..count[color as usize][*role as usize] {
                    men.push(role.of(color));
                }
            }
        }
        let mut none = !self.mates_somewhere(&mut Board::EMPTY.clone(), &men, same);
        for (square, piece) in board.iter().filter(|(_, piece)| piece.role != Role::King) {
            if none {
                let mut less = *board;
                less.remove(square);
                assert_eq!(board.piece_on(square), Some(piece));
                none = self.has_no_mate_anywhere(&less);
            }
        }
        KNOWN.lock().expect("no panic").get_or_insert_default().insert(key, none);
        none
    }

    /// Puts the men on the board in every way, bishops on one colour or not; the first, a king,
    /// only on squares that are distinct under rotation and reflection.
    fn mates_somewhere(&self, board: &mut Board, men: &[Piece], same: bool) -> bool {
        let Some((first, rest)) = men.split_first() else {
            return same == bishops_of_one_colour(board) && self.is_mate(board);
        };
        let corner = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27];
        for square in Square::all() {
            let fits = !board.occupied().is_empty() || corner.contains(&square.index());
            if fits && !board.occupied().has(square) {
                board.put(square, *first);
                if self.mates_somewhere(board, rest, same) {
                    return true;
                }
                board.remove(square);
            }
        }
        false
    }

    fn is_mate(&self, board: &Board) -> bool {
        let Some(kings) = board.kings() else { return false };
        let occupied = board.occupied();
        // Few placements are checks, and only those are worth building a position.
        if board.attackers(kings[!self.winner], self.winner, occupied).is_empty()
            || !board.attackers(kings[self.winner], !self.winner, occupied).is_empty()
        {
            return false;
        }
        let mut setup = Setup::empty();
        setup.board = *board;
        setup.turn = !self.winner;
        Position::try_from(setup).is_ok_and(|position| position.is_checkmate())
    }
}

fn bishops_of_one_colour(board: &Board) -> bool {
    let bishops = board.role(Role::Bishop);
    bishops.into_iter().all(|one| Some(one.is_light()) == bishops.first().map(Square::is_light))
}

/// For a side, the men of each kind and whether the bishops are on one colour: is there no mate?
type Pieces = HashMap<(Color, [[u32; 6]; 2], bool), bool>;

/// Every position that can arise, including the first; `None` if there are more than `most`.
pub fn closure(position: &Position, most: usize) -> Option<HashSet<Packed>> {
    let mut seen = HashSet::new();
    let mut waiting = vec![Bare::from(position)];
    while let Some(bare) = waiting.pop() {
        if seen.insert(Packed::from(&bare)) {
            bare.for_each_move(|step| waiting.push(step.play()));
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(seen)
}
