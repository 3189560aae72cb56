//! How far a position is from a picture.

use chess::{Bare, Bitboard, Color, Role};

use crate::picture::Picture;
use crate::reach::Reach;
use crate::steps::{self, FAR, Moves};

/// Moves to the squares of a picture, for every role and square.
#[derive(Debug)]
pub(crate) struct Guide {
    loser: Color,
    king: Moves,
    targets: Vec<Target>,
}

/// A post of the picture as seen from every square.
#[derive(Debug)]
struct Target {
    color: Color,
    role: Role,
    moves: Moves,
    /// For a pawn, which may have to promote first.
    pawn: Moves,
}

/// The mating man comes last: too early, it only keeps the king from getting there.
const EARLY: u8 = 2;

impl Guide {
    /// No picture at all: every position looks alike, and only novelty counts.
    pub(crate) const fn blind(winner: Color) -> Self {
        Self { loser: winner, king: [0; 64], targets: Vec::new() }
    }

    pub(crate) fn new(reach: &Reach, winner: Color, picture: &Picture) -> Self {
        let target = |post: &crate::picture::Post| {
            let goal = 1 << post.square.index();
            let (moves, pawn) = match post.role {
                Role::Pawn => {
                    ([FAR; 64], steps::pawn_to(post.color, &steps::only(goal), reach.walls))
                }
                Role::King => (steps::king(post.color, post.square, reach), [FAR; 64]),
                role => {
                    let moves = steps::officer(role, goal, reach.walls);
                    let last = steps::on_last_ranks(&moves);
                    (moves, steps::pawn_to(post.color, &last, reach.walls))
                }
            };
            Target { color: post.color, role: post.role, moves, pawn }
        };
        let mut targets: Vec<Target> = picture.posts.iter().map(target).collect();
        if let (Some(mate), Some(post)) = (targets.first_mut(), picture.posts.first()) {
            let moves = if post.role == Role::Pawn { &mut mate.pawn } else { &mut mate.moves };
            moves[post.square.index()] = EARLY;
        }
        Self { loser: !winner, king: steps::king(!winner, picture.king, reach), targets }
    }

    pub(crate) fn score(&self, bare: &Bare) -> u16 {
        let board = bare.board();
        let mut sum = u16::from(self.king[bare.king(self.loser).index()]);
        let mut used = Bitboard::EMPTY;
        for target in &self.targets {
            let own = board.color(target.color) - used;
            let mut best = (FAR, Bitboard::EMPTY);
            for square in board.role(target.role) & own {
                best = best.min((target.moves[square.index()], square.into()));
            }
            if target.role != Role::King {
                for square in board.role(Role::Pawn) & own {
                    best = best.min((target.pawn[square.index()], square.into()));
                }
            }
            used |= best.1;
            sum += u16::from(best.0);
        }
        sum
    }
}
