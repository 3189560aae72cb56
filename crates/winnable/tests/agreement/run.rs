//! A run through skeletons of pawns, walled or half open, with few officers and the kings inside, and
//! through mutations of these, because faults have relatives. Everything that can follow is explored
//! once, and every answer about any of those positions is compared with it.
//!
//! The tests make a short run; `examples/skeletons.rs` a long one, on every core.

#![allow(unreachable_pub)] // a module of a test program

use std::collections::HashSet;
use std::fmt;
use std::ops::AddAssign;
use std::sync::Mutex;

use chess::{Bare, Board, Color, Packed, Piece, Position, Role, Setup, Square, attacks};
use winnable::{Budget, Proof, Winnability, winnable};

use crate::closure::{Closure, mixed};
use crate::dice::{Dice, small_world};

/// The most positions to explore where a side is said to be unable to mate: in one world of forty,
const MOST: usize = 2_000_000;
/// in the others,
const MANY: usize = 60_000;
/// and where nothing was said, so that exploring is only worthwhile if there is little of it.
const FEW: usize = 4_000;
/// How many positions of a closure to ask about besides the first: exploring costs more than asking.
const ASKED: usize = 20_000;
/// A world this small is asked about and not mutated further, unless a side can mate.
const SMALL: usize = 30;
/// How many worlds are kept for mutation.
const POOL: usize = 4_096;

/// The kinds of argument, in the order of [`Tally::confirmed`].
pub const ARGUMENTS: [&str; 5] = ["game over", "pieces", "squares", "lines", "exhausted"];

/// What a run has seen.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    pub worlds: u64,
    /// Positions explored.
    pub positions: u64,
    /// The largest world in which an "unwinnable" was confirmed.
    pub largest: usize,
    /// Different "unwinnable" answers that were confirmed, by argument.
    pub confirmed: [u64; 5],
    /// Worlds with such an answer and too many following positions to explore.
    pub unconfirmed: u64,
    pub winnable: u64,
    /// Answers for which the few positions granted did not suffice.
    pub open: u64,
    pub faults: Vec<String>,
}

impl Tally {
    /// All "unwinnable" answers that were confirmed.
    pub fn sum(&self) -> u64 {
        self.confirmed.iter().sum()
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.worlds += other.worlds;
        self.positions += other.positions;
        self.largest = self.largest.max(other.largest);
        for (sum, more) in self.confirmed.iter_mut().zip(other.confirmed) {
            *sum += more;
        }
        self.unconfirmed += other.unconfirmed;
        self.winnable += other.winnable;
        self.open += other.open;
        self.faults.extend(other.faults);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} unwinnable confirmed (", self.sum())?;
        for (i, (name, count)) in ARGUMENTS.iter().zip(self.confirmed).enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(f, "{comma}{name} {count}")?;
        }
        write!(
            f,
            "), {} winnable, {} open, {} wrong; {} worlds, {} positions explored, up to {} in one, {} worlds too large",
            self.winnable,
            self.open,
            self.faults.len(),
            self.worlds,
            self.positions,
            self.largest,
            self.unconfirmed
        )
    }
}

/// The questions asked so far, so that none counts twice; runs on several threads share it.
#[derive(Debug)]
pub struct Answered(Vec<Mutex<HashSet<u64>>>);

impl Answered {
    pub fn new() -> Self {
        Self((0..256).map(|_| Mutex::default()).collect())
    }

    /// Whether this is a new question.
    fn insert(&self, key: u64) -> bool {
        let shard = &self.0[(key >> 56) as usize];
        shard.lock().expect("no thread fails while it holds this").insert(key)
    }
}

/// A run: earlier worlds are mutated again.
#[derive(Debug)]
pub struct Run<'a> {
    dice: Dice,
    pub tally: Tally,
    /// Worlds in which a side can mate from some positions but not from others, which is where an
    /// argument goes wrong if it does; and worlds in which a side cannot mate.
    pools: [Vec<Setup>; 2],
    answered: &'a Answered,
    closure: Closure,
}

const SEEDS: [&str; 4] = [
    "8/p2p4/Pk1P4/RP1p4/P1pP4/KpP5/1P6/8 b - - 0 1",
    "8/p2p4/Pk1P4/RP1p4/PKpP4/1pP5/1P6/1b6 b - - 0 1",
    "8/2p5/1pPp4/pP1Ppk2/P3Pp2/5Pp1/2K3P1/8 w - - 0 1",
    "2R5/pk6/Pp1p1p1p/1P1P1PpP/5KP1/8/8/8 b - - 0 1",
];

fn setup_of(position: &Position) -> Setup {
    let mut setup = Setup::empty();
    setup.board = *position.board();
    setup.turn = position.turn();
    setup.castling_rooks = position.castling().rooks();
    setup.en_passant = position.en_passant();
    setup
}

impl<'a> Run<'a> {
    pub fn new(seed: u64, answered: &'a Answered) -> Self {
        let seeds = SEEDS.map(|fen| setup_of(&fen.parse().expect("a position")));
        Self {
            dice: Dice(seed),
            tally: Tally::default(),
            pools: [seeds.to_vec(), seeds.to_vec()],
            answered,
            closure: Closure::default(),
        }
    }

    fn world(&mut self) -> Position {
        loop {
            let mut setup = match self.dice.below(8) {
                0 | 1 => setup_of(&small_world(&mut self.dice)),
                kind => {
                    let pool = &self.pools[usize::from(kind > 5)];
                    let mut setup = pool[self.dice.below(pool.len())].clone();
                    for _ in 0..1 + self.dice.below(3) {
                        change(&mut setup, &mut self.dice);
                    }
                    setup
                }
            };
            let officers = setup.board.occupied()
                - setup.board.role(Role::Pawn)
                - setup.board.role(Role::King);
            if officers.len() > 3 {
                continue;
            }
            if self.dice.below(8) == 0 {
                setup.turn = !setup.turn;
            }
            if let Ok(position) = Position::try_from(setup).or_else(|faults| faults.forgive()) {
                return position;
            }
        }
    }

    /// Asks about a world and about some of the positions that follow.
    pub fn explore(&mut self) {
        let position = self.world();
        self.tally.worlds += 1;
        let claims = Color::ALL.map(|side| argument(&position, side).is_some());
        let claimed = claims.contains(&true);
        let most = match claimed {
            true if self.dice.below(40) == 0 => MOST,
            true => MANY,
            false => FEW,
        };
        let mut closure = std::mem::take(&mut self.closure);
        match closure.explore(&position, most) {
            true => self.ask_about(&position, &closure, claimed),
            false => self.tally.unconfirmed += u64::from(claimed),
        }
        self.closure = closure;
    }

    fn ask_about(&mut self, position: &Position, closure: &Closure, claimed: bool) {
        self.tally.positions += closure.len() as u64;
        self.compare(closure, 0);
        for _ in 0..ASKED.min(closure.len() - 1) {
            let index = self.dice.below(closure.len());
            self.compare(closure, index);
        }
        let mixed = Color::ALL.iter().any(|side| {
            let alive = closure.count_alive(*side);
            alive > 0 && alive < closure.len()
        });
        if mixed || claimed && closure.len() > SMALL {
            let pool = &mut self.pools[usize::from(!mixed)];
            if pool.len() < POOL {
                pool.push(setup_of(position));
            } else {
                let place = self.dice.below(POOL);
                pool[place] = setup_of(position);
            }
        }
    }

    /// Asks for both sides about a position of a closure.
    pub fn compare(&mut self, closure: &Closure, index: usize) {
        let position = closure.position(index);
        let key = mixed(&Packed::from(&Bare::from(&position)));
        for side in Color::ALL {
            if !self.answered.insert(key ^ side as u64) {
                continue;
            }
            let alive = closure.is_alive(index, side);
            match winnable(&position, side, &Budget::full().nodes(400)) {
                Winnability::Unwinnable(proof) if alive => {
                    self.tally.faults.push(format!("{side}, {position}: {proof}"));
                }
                Winnability::Unwinnable(proof) => {
                    self.tally.confirmed[kind(&proof)] += 1;
                    self.tally.largest = self.tally.largest.max(closure.len());
                }
                Winnability::Winnable(helpmate) if !alive => {
                    self.tally.faults.push(format!("{side}, {position}: {helpmate}"));
                }
                Winnability::Winnable(_) => self.tally.winnable += 1,
                Winnability::Undetermined(_) => self.tally.open += 1,
            }
        }
    }
}

fn argument(position: &Position, side: Color) -> Option<Proof> {
    match winnable(position, side, &Budget::full().nodes(400)) {
        Winnability::Unwinnable(proof) => Some(proof),
        Winnability::Winnable(_) | Winnability::Undetermined(_) => None,
    }
}

fn kind(proof: &Proof) -> usize {
    match proof {
        Proof::GameOver(_) => 0,
        Proof::Material(_) => 1,
        Proof::Frozen(_) => 2,
        Proof::Lines(_) => 3,
        Proof::Exhausted { .. } => 4,
    }
}

/// One small mutation: a man goes, comes, steps aside, changes its role or its side.
fn change(setup: &mut Setup, dice: &mut Dice) {
    let men: Vec<(Square, Piece)> = setup.board.iter().collect();
    let (square, piece) = men[dice.below(men.len())];
    let is_king = piece.role == Role::King;
    match dice.below(8) {
        0 if !is_king => {
            setup.board.remove(square);
        }
        1 | 2 => {
            let role = dice.pick(&[
                Role::Pawn,
                Role::Pawn,
                Role::Pawn,
                Role::Knight,
                Role::Bishop,
                Role::Rook,
                Role::Queen,
            ]);
            let (to, color) = (dice.square(), dice.pick(&Color::ALL));
            put(&mut setup.board, to, role.of(color));
        }
        3 if !is_king => setup.board.put(square, piece.role.of(!piece.color)),
        4 if !is_king => {
            let role = dice.pick(&Role::ALL[..5]);
            if role != Role::Pawn || attacks::PAWN_RANKS.has(square) {
                setup.board.put(square, role.of(piece.color));
            }
        }
        5 => {
            let to = dice.square();
            shift(&mut setup.board, square, to, piece);
        }
        6 => *setup = setup.swap_colors(),
        _ => {
            let near: Vec<Square> = attacks::king(square).into_iter().collect();
            let to = near[dice.below(near.len())];
            shift(&mut setup.board, square, to, piece);
        }
    }
}

fn put(board: &mut Board, to: Square, piece: Piece) -> bool {
    let dead = piece.role == Role::Pawn && !attacks::PAWN_RANKS.has(to);
    let free = board.piece_on(to).is_none() && !dead;
    if free {
        board.put(to, piece);
    }
    free
}

fn shift(board: &mut Board, from: Square, to: Square, piece: Piece) {
    if put(board, to, piece) {
        board.remove(from);
    }
}
