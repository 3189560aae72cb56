//! Where each man can ever stand, and which men can ever be captured: never too little, often
//! exact.
//!
//! The sets here are the smallest ones closed under the rules below, computed for all men at once,
//! ignoring when things happen and whether they can be true together. They are an invariant of
//! play: in every position that legal moves lead to, each original man is on a square of its set or
//! was captured and is marked as one that may be, and each promoted man is on a square of its
//! side's set for its role. The first legal move to break this would have to be one of these, and
//! each is covered by a rule:
//!
//! - *A man goes to a square along empty squares.* A **wall** is a man whose set is just the square
//!   it began on and that cannot be captured: it is always there. So the path crosses no wall, and
//!   every such square is in the set.
//! - *A man captures another.* Then the captured one was on a square of its set that the capturer
//!   attacks from a square of its own set, and it is marked. A king captures nothing that a wall of
//!   the other side guards, or a [`crowd`](crate::crowd). Nor is the man marked if the capturing king leaves the other side
//!   without a move and not in check, wherever the kings are: then the game is over without mate.
//! - *A king goes to a square.* No wall of the other side attacks that square.
//! - *A pawn steps forward.* Two pawns of a file that face each other keep their order as long as
//!   neither leaves the file and the one in front is not captured; so the one behind never passes
//!   the square the other began on. Behind a pawn of its own side it never passes the last square
//!   that pawn can reach.
//! - *A pawn captures.* A man of the other side, not the king, can be on the target square. A pawn
//!   captured en passant could have stopped on the square it passed; only a double step made just
//!   before the position arose is treated separately.
//! - *A pawn promotes, a king castles.* Both are followed as such.

use chess::{Bare, Bitboard, Color, Role, Square, Wing, attacks};

use crate::flood;
use crate::structure::Fate;

/// A man on its first square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Man {
    pub(crate) color: Color,
    pub(crate) role: Role,
    pub(crate) home: Square,
}

/// What can become of every man of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reach {
    pub(crate) men: Vec<Man>,
    /// For each man, the squares it can ever stand on without promoting.
    pub(crate) stands: Vec<u64>,
    /// For each man, the squares it can ever attack without promoting.
    pub(crate) strikes: Vec<u64>,
    /// The men that can ever be captured, by their place in the list.
    pub(crate) mortal: u64,
    /// The pawns that can ever promote.
    pub(crate) promotes: u64,
    /// For each side and promoted role, the squares such men can stand on.
    pub(crate) promoted_stands: [[u64; 4]; 2],
    /// The squares they can attack.
    pub(crate) promoted_strikes: [[u64; 4]; 2],
    /// Men that never leave their square and are never captured.
    pub(crate) walls: u64,
    /// For each side, the squares its walls always attack.
    pub(crate) guarded: [u64; 2],
}

pub(crate) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(crate) const FILE_H: u64 = FILE_A << 7;
pub(crate) const BACK_RANKS: u64 = 0xff00_0000_0000_00ff;

pub(crate) const fn step(color: Color, set: u64) -> u64 {
    match color {
        Color::White => set << 8,
        Color::Black => set >> 8,
    }
}

pub(crate) const fn pawn_strikes(color: Color, set: u64) -> u64 {
    let ahead = step(color, set);
    (ahead & !FILE_A) >> 1 | (ahead & !FILE_H) << 1
}

pub(crate) const fn king_strikes(set: u64) -> u64 {
    let beside = (set & !FILE_A) >> 1 | (set & !FILE_H) << 1;
    let row = set | beside;
    row << 8 | row >> 8 | beside
}

/// Extends `stands` until no new squares come up; returns what is attacked on the way.
///
/// A check goes through the king: the squares behind it are not a way out. So a king that is a wall
/// stops the movement of the other side's men, not their attack.
fn roam(role: Role, stands: &mut u64, walls: u64, enemy_king: u64) -> u64 {
    let mut seen = 0;
    let mut strikes = 0;
    while *stands & !seen != 0 {
        let new = *stands & !seen;
        seen = *stands;
        let reached = flood::strikes(role, new, !walls);
        strikes |= reached;
        if walls & enemy_king != 0 {
            strikes |= flood::strikes(role, new, !walls | enemy_king);
        }
        *stands |= reached & !walls;
    }
    strikes
}

pub(crate) const PROMOTIONS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

impl Reach {
    pub(crate) fn of(bare: &Bare) -> Self {
        let board = bare.board();
        let men: Vec<Man> = board
            .iter()
            .map(|(home, piece)| Man { color: piece.color, role: piece.role, home })
            .collect();
        let stands = men.iter().map(|man| 1 << man.home.index()).collect();
        let strikes = vec![0; men.len()];
        let mut reach = Self {
            men,
            stands,
            strikes,
            mortal: 0,
            promotes: 0,
            promoted_stands: [[0; 4]; 2],
            promoted_strikes: [[0; 4]; 2],
            walls: 0,
            guarded: [0; 2],
        };
        while reach.grow(bare) {}
        reach
    }

    /// The squares where men of a side, except its king, can ever stand.
    fn everywhere(&self, color: Color) -> u64 {
        let own = self.men.iter().zip(&self.stands);
        own.filter(|(man, _)| man.color == color && man.role != Role::King)
            .fold(0, |all, (_, stands)| all | stands)
            | self.promoted_stands[color as usize].iter().fold(0, |all, stands| all | stands)
    }

    pub(crate) fn is_mortal(&self, index: usize) -> bool {
        self.mortal >> index & 1 == 1
    }

    /// One round of all rules; returns whether anything was added.
    fn grow(&mut self, bare: &Bare) -> bool {
        self.find_walls();
        let before = (self.mortal, self.promotes, self.promoted_stands);
        let mut changed = false;
        let everywhere = Color::ALL.map(|color| self.everywhere(color));
        let kings = Color::ALL.map(|color| 1 << bare.king(color).index());
        for i in 0..self.men.len() {
            let man = self.men[i];
            let mut stands = self.stands[i];
            let strikes = match man.role {
                Role::Pawn => self.advance(i, &mut stands, everywhere[!man.color as usize]),
                Role::King => {
                    let forbidden = self.walls | self.guarded[!man.color as usize];
                    let mut last = 0;
                    while last != stands {
                        last = stands;
                        stands |= king_strikes(stands) & !forbidden;
                    }
                    king_strikes(stands)
                }
                role => roam(role, &mut stands, self.walls, kings[!man.color as usize]),
            };
            changed |= stands != self.stands[i] || strikes != self.strikes[i];
            self.stands[i] = stands;
            self.strikes[i] = strikes;
        }
        changed |= self.castle(bare);
        self.take_en_passant(bare);
        for color in Color::ALL {
            let (us, enemy_king) = (color as usize, kings[!color as usize]);
            for (i, role) in PROMOTIONS.into_iter().enumerate() {
                let mut stands = self.promoted_stands[us][i];
                self.promoted_strikes[us][i] = roam(role, &mut stands, self.walls, enemy_king);
                self.promoted_stands[us][i] = stands;
            }
        }
        self.take(bare);
        changed || before != (self.mortal, self.promotes, self.promoted_stands)
    }

    fn find_walls(&mut self) {
        self.walls = 0;
        self.guarded = [0; 2];
        for (i, man) in self.men.iter().enumerate() {
            let home = 1 << man.home.index();
            let leaves = self.stands[i] != home || self.promotes >> i & 1 == 1;
            if leaves || self.is_mortal(i) {
                continue;
            }
            self.walls |= home;
            // Only the nearest squares of a slider's lines are attacked regardless of what stands
            // around.
            self.guarded[man.color as usize] |=
                attacks::from(man.role.of(man.color), man.home, Bitboard::FULL).0;
        }
    }

    /// Pawn moves; a pawn on a first or last rank has none.
    fn advance(&mut self, index: usize, stands: &mut u64, enemies: u64) -> u64 {
        let Man { color, home, .. } = self.men[index];
        if BACK_RANKS >> home.index() & 1 == 1 {
            return 0;
        }
        let free = !self.walls & self.not_past(index, *stands);
        let start_rank = match color {
            Color::White => 0xff << 8,
            Color::Black => 0xff << 48,
        };
        let mut squares = *stands;
        loop {
            let pushed = step(color, squares) & free;
            let double = step(color, pushed & step(color, start_rank)) & free;
            let took = pawn_strikes(color, squares) & enemies & !self.walls;
            let arrived = pushed | double | took;
            if arrived & BACK_RANKS != 0 {
                self.promotes |= 1 << index;
                for stands in &mut self.promoted_stands[color as usize] {
                    *stands |= arrived & BACK_RANKS;
                }
            }
            let new = arrived & !BACK_RANKS & !squares;
            if new == 0 {
                break;
            }
            squares |= new;
        }
        *stands = squares;
        pawn_strikes(color, squares)
    }

    /// The squares that a pawn which never left its file can still be on, given the other pawns of
    /// the file.
    fn not_past(&self, index: usize, stands: u64) -> u64 {
        let Man { color, home, .. } = self.men[index];
        let file = FILE_A << (home.index() & 7);
        if stands & !file != 0 {
            return !0;
        }
        let mut free = !0;
        for (i, other) in self.men.iter().enumerate() {
            let on_file = other.role == Role::Pawn && file >> other.home.index() & 1 == 1;
            let ahead = match color {
                Color::White => other.home > home,
                Color::Black => other.home < home,
            };
            let stays = self.stands[i] & !file == 0 && !self.is_mortal(i);
            if !on_file || !ahead || !stays {
                continue;
            }
            let last = if other.color == color {
                if self.promotes >> i & 1 == 1 {
                    continue;
                }
                match color {
                    Color::White => 63 - self.stands[i].leading_zeros(),
                    Color::Black => self.stands[i].trailing_zeros(),
                }
            } else {
                other.home.index() as u32
            };
            // Squares of the file from `last` on are out of reach; other files do not matter,
            // because a pawn that gets there has left its own.
            free &= match color {
                Color::White => ((1 << last) - 1) | !file,
                Color::Black => !(file & (((1 << last) - 1) << 1 | 1)),
            };
        }
        free
    }

    fn castle(&mut self, bare: &Bare) -> bool {
        let mut changed = false;
        for color in Color::ALL {
            let king = bare.king(color);
            for wing in Wing::ALL {
                let Some(rook) = bare.castling().rook(color, wing, king) else { continue };
                let route = bare.castling().route(color, king, rook);
                if route.empty.0 & self.walls != 0
                    || route.safe.0 & self.guarded[!color as usize] != 0
                {
                    continue;
                }
                for (from, to) in [(king, route.king_to), (rook, route.rook_to)] {
                    for (i, man) in self.men.iter().enumerate() {
                        if man.home == from {
                            changed |= self.stands[i] >> to.index() & 1 == 0;
                            self.stands[i] |= 1 << to.index();
                        }
                    }
                }
            }
        }
        changed
    }

    /// A pawn that has just made its double step is not on the square it passed.
    fn take_en_passant(&mut self, bare: &Bare) {
        let Some(passed) = bare.en_passant() else { return };
        let us = bare.turn();
        let victim = step(!us, 1 << passed.index());
        for (i, man) in self.men.iter().enumerate() {
            if victim >> man.home.index() & 1 == 1 {
                self.mortal |= 1 << i;
            }
            if man.role == Role::Pawn && man.color == us && attacks::pawn(us, man.home).has(passed)
            {
                self.stands[i] |= 1 << passed.index();
            }
        }
    }

    /// Marks the men that can be captured.
    fn take(&mut self, bare: &Bare) {
        for color in Color::ALL {
            let mut struck = self.promoted_strikes[color as usize].iter().fold(0, |all, s| all | s);
            let mut king_struck = 0;
            for (man, strikes) in self.men.iter().zip(&self.strikes) {
                match man.role {
                    _ if man.color != color => {}
                    Role::King => king_struck = strikes & !self.guarded[!color as usize],
                    _ => struck |= strikes,
                }
            }
            for i in 0..self.men.len() {
                let man = self.men[i];
                if man.color == color || man.role == Role::King || self.is_mortal(i) {
                    continue;
                }
                let by_king = Bitboard(self.stands[i] & king_struck & !struck);
                if self.stands[i] & struck != 0
                    || by_king.into_iter().any(|square| {
                        !self.ends_the_game(bare, color, square)
                            && !self.is_guarded_by_a_crowd(!color, square)
                    })
                {
                    self.mortal |= 1 << i;
                }
            }
        }
    }

    /// What can become of each man, from a1 to h8.
    pub(crate) fn fates(&self) -> impl Iterator<Item = Fate> + '_ {
        self.men.iter().zip(&self.stands).enumerate().map(|(i, (man, stands))| Fate {
            man: chess::Man { piece: man.role.of(man.color), square: man.home },
            stands: Bitboard(*stands),
            may_be_taken: self.is_mortal(i),
            may_promote: self.promotes >> i & 1 == 1,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;

    /// Kings on a1 and b1 attack each other's square, so a man there can be captured.
    #[test]
    fn a_set_of_kings_attacks_what_each_of_them_attacks() {
        let mut seed = 1_u64;
        for _ in 0..1_000 {
            seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29) ^ 0x5555;
            let one_by_one = |all: u64, square| all | attacks::king(square).0;
            assert_eq!(king_strikes(seed), Bitboard(seed).into_iter().fold(0, one_by_one));
        }
    }

    #[test]
    fn a_pawn_that_can_promote_is_no_wall() {
        let position: Position = "8/6P1/8/8/8/1k6/8/K7 w - - 0 1".parse().unwrap();
        let reach = Reach::of(&Bare::from(&position));
        assert_eq!(reach.walls & 1 << Square::G7.index(), 0);
    }
}
