//! Mates to aim at.
//!
//! A picture is a mate with only the men it needs: the loser's king, the checking man, perhaps the
//! winner's king, and men that guard or occupy the remaining squares. It is a real mate on a board
//! that holds only these men and the walls; the search finds out whether and how the men get there.
//! The number of moves they would need if nobody stood in anybody's way decides which picture to
//! try first.

use std::cell::Cell;

use chess::{Bitboard, Board, Color, Role, Square, attacks};

use crate::mate::is_mate;
use crate::reach::{BACK_RANKS, Man, Reach, king_strikes};
use crate::steps::{self, FAR, Moves};

/// A man that a picture needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Post {
    pub(crate) color: Color,
    pub(crate) role: Role,
    pub(crate) square: Square,
}

/// A mate: where the king stands, and which other men must stand where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Picture {
    pub(crate) king: Square,
    pub(crate) posts: Vec<Post>,
    /// Moves of all men together, plus a surcharge for each extra man.
    pub(crate) cost: u16,
}

/// How many pictures are wanted.
const WANTED: usize = 6;
/// The surcharge for an extra man in the picture.
const EXTRA: u16 = 3;
/// The most mates to try for one square of the king, and men for a post on all of them: boards full
/// of bishops have too many.
const TRIES: u32 = 2_000;
const POSTS: u32 = 200_000;

/// A man in a role: its own, or one that it can promote to.
#[derive(Clone, Debug)]
struct Actor {
    role: Role,
    moves: Moves,
    /// A bit for the man, which can do only one thing.
    man: u64,
}

struct Painter<'r> {
    reach: &'r Reach,
    winner: Color,
    /// A board with only the walls, without the loser's king.
    walls: Board,
    /// The winner's men.
    helpers: Vec<Actor>,
    /// The loser's men.
    blockers: Vec<Actor>,
    king_moves: Moves,
    escort_moves: Moves,
    /// Men that may still be tried for a post.
    left: Cell<u32>,
}

/// An unfinished picture.
struct Sketch {
    king: Square,
    posts: Vec<Post>,
    best: Option<Picture>,
    tries: u32,
}

impl Sketch {
    fn is_too_dear(&self, cost: u16) -> bool {
        self.tries == 0 || self.best.as_ref().is_some_and(|best| cost >= best.cost)
    }

    fn has(&self, square: Square) -> bool {
        self.posts.iter().any(|post| post.square == square)
    }
}

/// The cheapest pictures, no two with the king on the same square, cheapest first.
pub(crate) fn pictures(reach: &Reach, winner: Color) -> Vec<Picture> {
    paint_with(Painter::new(reach, winner), true)
}

/// The same with only the existing men, for when no pawn gets through.
pub(crate) fn pictures_without_promotion(reach: &Reach, winner: Color) -> Vec<Picture> {
    paint_with(Painter::unpromoted(reach, winner), false)
}

fn paint_with(mut painter: Painter<'_>, may_promote: bool) -> Vec<Picture> {
    let mut squares: Vec<Square> =
        Square::all().filter(|square| painter.king_moves[square.index()] < FAR).collect();
    // At the edge first: fewer men suffice, and fewer have to be tried.
    squares
        .sort_by_key(|square| (attacks::king(*square).len(), painter.king_moves[square.index()]));
    let mut found = Vec::new();
    for extras in 0..=4 {
        if extras == 1 && may_promote {
            painter.promote();
        }
        found = painter.paint(&squares, extras);
        if found.len() >= 2 {
            break;
        }
    }
    found
}

impl<'r> Painter<'r> {
    fn new(reach: &'r Reach, winner: Color) -> Self {
        let mut painter = Self::unpromoted(reach, winner);
        let heavy = |actor: &Actor| matches!(actor.role, Role::Queen | Role::Rook);
        if !painter.helpers.iter().any(heavy) {
            painter.promote_side(winner, &[Role::Queen]);
        }
        painter
    }

    fn unpromoted(reach: &'r Reach, winner: Color) -> Self {
        let mut painter = Self {
            reach,
            winner,
            walls: Board::EMPTY,
            helpers: Vec::new(),
            blockers: Vec::new(),
            king_moves: [FAR; 64],
            escort_moves: [FAR; 64],
            left: Cell::new(POSTS),
        };
        for (i, man) in reach.men.iter().enumerate() {
            let home = 1 << man.home.index();
            let is_target = man.role == Role::King && man.color != winner;
            if reach.walls & home != 0 && !is_target {
                painter.walls.put(man.home, man.role.of(man.color));
            }
            let moves = match man.role {
                Role::Pawn => {
                    let mut moves = painter.pawn_moves(i);
                    for square in Bitboard(BACK_RANKS & !home) {
                        moves[square.index()] = FAR;
                    }
                    moves
                }
                Role::King => steps::king(man.color, man.home, reach),
                role => steps::officer(role, home, reach.walls),
            };
            match (man.role, man.color == winner) {
                (Role::King, true) => painter.escort_moves = moves,
                (Role::King, false) => painter.king_moves = moves,
                (role, true) => painter.helpers.push(Actor { role, moves, man: 1 << i }),
                (role, false) => painter.blockers.push(Actor { role, moves, man: 1 << i }),
            }
        }
        painter
    }

    fn pawn_moves(&self, index: usize) -> Moves {
        let color = self.reach.men[index].color;
        // Capturing the only man that could give check prevents the mate.
        let victims = self.mortals(!color);
        let may_take = victims > u32::from(color != self.winner);
        steps::pawn_from(self.reach, index, may_take)
    }

    fn mortals(&self, color: Color) -> u32 {
        let men = self.reach.men.iter().enumerate();
        men.filter(|(i, man)| man.color == color && self.reach.mortal >> i & 1 == 1).count() as u32
    }

    /// Adds what pawns can promote to.
    fn promote(&mut self) {
        let known = self.helpers.iter().any(|actor| actor.role == Role::Queen);
        self.promote_side(self.winner, if known { &[Role::Knight] } else { &ALL_PROMOTIONS });
        // A queen beside its king captures or blocks whatever checks.
        self.promote_side(!self.winner, &[Role::Knight, Role::Bishop, Role::Rook]);
    }

    fn promote_side(&mut self, color: Color, roles: &[Role]) {
        let reach = self.reach;
        let mut tables: Vec<(Role, Square, Moves)> = Vec::new();
        for (i, Man { home: _, role, color: owner }) in reach.men.iter().enumerate() {
            if *role != Role::Pawn || *owner != color || reach.promotes >> i & 1 == 0 {
                continue;
            }
            let Some((square, cost)) = steps::promotion(&self.pawn_moves(i)) else { continue };
            for role in roles {
                let known = tables.iter().find(|(r, s, _)| r == role && *s == square);
                let mut moves = match known {
                    Some((_, _, moves)) => *moves,
                    None => {
                        let moves = steps::officer(*role, 1 << square.index(), reach.walls);
                        tables.push((*role, square, moves));
                        moves
                    }
                };
                for here in &mut moves {
                    *here = (*here + cost).min(FAR);
                }
                let actor = Actor { role: *role, moves, man: 1 << i };
                if color == self.winner {
                    self.helpers.push(actor);
                } else {
                    self.blockers.push(actor);
                }
            }
        }
    }

    fn paint(&self, squares: &[Square], extras: u32) -> Vec<Picture> {
        let mut found: Vec<Picture> = Vec::new();
        for king in squares {
            let enough = found.get(WANTED - 1).map(|last| last.cost);
            let nearest = u16::from(self.king_moves[king.index()]);
            if enough.is_some_and(|enough| nearest >= enough) {
                continue;
            }
            if let Some(picture) = self.cheapest(*king, extras) {
                let place = found.partition_point(|other| other.cost <= picture.cost);
                found.insert(place, picture);
                found.truncate(WANTED);
            }
        }
        found
    }

    /// The cheapest mate on a square with this many men besides the checking one and the kings.
    fn cheapest(&self, king: Square, extras: u32) -> Option<Picture> {
        let here = 1 << king.index();
        let around = attacks::king(king).0;
        // A wall of the winner that no other wall guards has to be guarded as well.
        let blocked = self.walls.color(!self.winner).0;
        let flights = around & !blocked & !self.reach.guarded[self.winner as usize];
        let walls = Bitboard(self.reach.walls & !here);
        let base = u16::from(self.king_moves[king.index()]);
        let mut sketch = Sketch { king, posts: Vec::with_capacity(8), best: None, tries: TRIES };
        let escorts = king_strikes(flights) & !around & !here;
        for checker in &self.helpers {
            let piece = checker.role.of(self.winner);
            for from in Bitboard(self.strikers(checker.role, king, walls)) {
                let moves = checker.moves[from.index()];
                let cost = base + u16::from(moves);
                if moves >= FAR || sketch.is_too_dear(cost) {
                    continue;
                }
                let open = flights & !attacks::from(piece, from, walls).0;
                sketch.posts.push(Post { color: self.winner, role: checker.role, square: from });
                if open.count_ones() <= extras * 3 {
                    self.fill(&mut sketch, open, cost, checker.man, extras);
                }
                for square in Bitboard(escorts & king_strikes(open) & !(1 << from.index())) {
                    let moves = self.escort_moves[square.index()];
                    let left = open & !attacks::king(square).0;
                    if moves < FAR && left.count_ones() <= extras * 3 {
                        let cost = cost + u16::from(moves);
                        sketch.posts.push(Post { color: self.winner, role: Role::King, square });
                        self.fill(&mut sketch, left, cost, checker.man, extras);
                        sketch.posts.pop();
                    }
                }
                sketch.posts.pop();
            }
        }
        sketch.best
    }

    /// The squares from which a man of the winner attacks a square.
    fn strikers(&self, role: Role, square: Square, walls: Bitboard) -> u64 {
        match role {
            Role::Pawn => attacks::pawn(!self.winner, square).0,
            _ => attacks::from(role.of(self.winner), square, walls).0,
        }
    }

    /// Finds men for the squares still open, in the cheapest way that ends in mate.
    fn fill(&self, sketch: &mut Sketch, open: u64, cost: u16, used: u64, extras: u32) {
        let left = self.left.get();
        if left == 0 || sketch.is_too_dear(cost) {
            return;
        }
        self.left.set(left - 1);
        let Some(square) = Bitboard(open).first() else {
            sketch.tries -= 1;
            let board = self.board(sketch);
            if !is_mate(&board, sketch.king, !self.winner) {
                return;
            }
            let checks = self.checks(&board, sketch);
            if checks == Bitboard::EMPTY && self.is_after_a_move(&board, sketch) {
                let (king, posts) = (sketch.king, sketch.posts.clone());
                sketch.best = Some(Picture { king, posts, cost });
            }
            if extras > 0 {
                for square in checks - board.occupied() {
                    self.occupy(sketch, square, 0, cost, used, extras);
                }
            }
            return;
        };
        if extras == 0 {
            return;
        }
        if !sketch.has(square) {
            self.occupy(sketch, square, open & (open - 1), cost, used, extras);
        }
        let walls = Bitboard(self.reach.walls);
        for helper in self.helpers.iter().filter(|helper| used & helper.man == 0) {
            let (color, role) = (self.winner, helper.role);
            for from in Bitboard(self.strikers(role, square, walls)) {
                let moves = helper.moves[from.index()];
                if moves < FAR && from != sketch.king && !sketch.has(from) {
                    let cost = cost + u16::from(moves) + EXTRA;
                    let open = open & !attacks::from(role.of(color), from, walls).0;
                    sketch.posts.push(Post { color, role, square: from });
                    self.fill(sketch, open, cost, used | helper.man, extras - 1);
                    sketch.posts.pop();
                }
            }
        }
    }

    /// A man of the loser occupies a square, and others the squares still open.
    fn occupy(
        &self,
        sketch: &mut Sketch,
        square: Square,
        open: u64,
        cost: u16,
        used: u64,
        extras: u32,
    ) {
        for blocker in self.blockers.iter().filter(|blocker| used & blocker.man == 0) {
            let moves = blocker.moves[square.index()];
            if moves < FAR {
                let cost = cost + u16::from(moves) + EXTRA;
                let (color, role) = (!self.winner, blocker.role);
                sketch.posts.push(Post { color, role, square });
                self.fill(sketch, open, cost, used | blocker.man, extras - 1);
                sketch.posts.pop();
            }
        }
    }

    fn board(&self, sketch: &Sketch) -> Board {
        let mut board = self.walls;
        board.put(sketch.king, Role::King.of(!self.winner));
        for post in &sketch.posts {
            board.put(post.square, post.role.of(post.color));
        }
        board
    }

    /// The men that give check to the winner's king, and the squares between.
    fn checks(&self, board: &Board, sketch: &Sketch) -> Bitboard {
        let mut posts = sketch.posts.iter();
        let escort = posts.find(|post| post.role == Role::King).map(|post| post.square);
        let Some(king) = escort else { return Bitboard::EMPTY };
        let men = board.attackers(king, !self.winner, board.occupied());
        men.into_iter().fold(men, |all, from| all | attacks::between(king, from))
    }

    /// Whether the man that gives check can have come from somewhere, or somebody uncovered it.
    fn is_after_a_move(&self, board: &Board, sketch: &Sketch) -> bool {
        let Some(checker) = sketch.posts.first() else { return false };
        let Post { role, square, .. } = *checker;
        let own = self.reach.men.iter().enumerate().filter(|(_, man)| man.color == self.winner);
        let promotes = own.fold(0, |all, (i, _)| all | 1 << i) & self.reach.promotes != 0;
        let is_promoted = promotes && BACK_RANKS >> square.index() & 1 == 1;
        let checkers = board.attackers(sketch.king, self.winner, board.occupied());
        let is_uncovered = checkers.len() == 1 && square.distance(sketch.king) > 1;
        if role == Role::Pawn || is_promoted || is_uncovered {
            return true;
        }
        let piece = role.of(self.winner);
        let before = attacks::from(piece, square, board.occupied()) - board.occupied();
        before.into_iter().any(|from| {
            let board = board.moved(piece, square, from);
            board.attackers(sketch.king, self.winner, board.occupied()).is_empty()
        })
    }
}

const ALL_PROMOTIONS: [Role; 3] = [Role::Knight, Role::Bishop, Role::Rook];
