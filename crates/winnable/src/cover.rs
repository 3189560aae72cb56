//! Whether the men of both sides can be in time for a mate on a square, man by man.
//!
//! A mate needs each square beside the king attacked by a man of the winner or occupied by a man of
//! the loser. Every man is given the moves it needs over an empty board to the square that serves
//! best, and the moves of a side add up. What cannot be done in this way cannot be done on the
//! board either: men in the way cost further moves, and so do captures.

use chess::{Bare, Bitboard, Board, Color, Role, Square, attacks};

use crate::flood;
use crate::horizon::Left;
use crate::meeting::ALONE;
use crate::reach::{BACK_RANKS, king_strikes, pawn_strikes, step};

/// What a man attacks after some moves: a bit for each square beside the king, and one for the
/// king's own.
#[derive(Clone, Copy, Debug)]
struct Post {
    covers: u16,
    moves: u8,
}

/// The bit for the king's own square.
const CHECK: u16 = 1 << 8;
/// The most moves to count.
const MOST: usize = 12;

/// The best posts of each man for each square of the loser's king, found when first needed.
#[derive(Debug)]
pub(crate) struct Cover {
    winner: Color,
    /// Where the posts of a role on a square for a king on another begin and end; an entry that was
    /// not needed yet is `NOT_YET`.
    places: Vec<(u32, u32)>,
    posts: Vec<Post>,
    /// What can be covered together, and with how many moves: room for the sum.
    sums: Sums,
}

const NOT_YET: (u32, u32) = (u32::MAX, u32::MAX);

impl Cover {
    /// More than it ever holds: a few dozen posts for each man and square of the king.
    pub(crate) const MOST_BYTES: usize = 16 << 20;

    pub(crate) fn new(winner: Color) -> Self {
        Self { winner, places: vec![NOT_YET; 6 << 12], posts: Vec::new(), sums: Sums::new() }
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> usize {
        self.places.capacity() * size_of::<(u32, u32)>()
            + self.posts.capacity() * size_of::<Post>()
            + size_of::<Sums>()
    }

    /// Whether a mate on one of these squares cannot be ruled out: the king gets there in `steps`.
    pub(crate) fn may_mate(&mut self, here: &Bare, kings: Bitboard, steps: u8, left: Left) -> bool {
        let board = here.board();
        let loser = !self.winner;
        let spare = left.loser - steps;
        let theirs = board.color(loser).0 & !board.role(Role::King).0;
        let arrivals = arrivals(board, loser, theirs, spare);
        kings.into_iter().any(|king| {
            let blocks = Blocks::of(king, theirs, &arrivals, spare);
            self.is_in_time(board, here.king(self.winner), king, &blocks, left.winner)
        })
    }

    /// Whether the winner covers what the loser does not block.
    fn is_in_time(
        &mut self,
        board: &Board,
        escort: Square,
        king: Square,
        blocks: &Blocks,
        moves: u8,
    ) -> bool {
        self.sums.clear();
        // The king first: it must not stay beside the other one.
        if self.add(Role::King, escort, king, blocks, moves) {
            return true;
        }
        [Role::Queen, Role::Rook, Role::Knight, Role::Bishop, Role::Pawn].into_iter().any(|role| {
            let men = match role {
                Role::Pawn => board.live_pawns(self.winner),
                _ => board.pieces(role.of(self.winner)),
            };
            men.into_iter().any(|from| self.add(role, from, king, blocks, moves))
        })
    }

    /// Adds what another man can cover; says whether that is enough.
    fn add(&mut self, role: Role, from: Square, king: Square, blocks: &Blocks, moves: u8) -> bool {
        let place = (role as usize) << 12 | from.index() << 6 | king.index();
        if self.places[place] == NOT_YET {
            let start = self.posts.len() as u32;
            find_posts(role, self.winner, from, king, &mut self.posts);
            self.places[place] = (start, self.posts.len() as u32);
        }
        let (start, end) = self.places[place];
        let posts = &self.posts[start as usize..end as usize];
        let is_king = role == Role::King;
        self.sums.add(posts, is_king, moves, |covers| blocks.suffice(covers))
    }
}

/// The sets of squares that the men so far can cover together, each with the fewest moves.
#[derive(Debug)]
struct Sums {
    fewest: [u8; 512],
    sets: Vec<u16>,
}

const NONE: u8 = u8::MAX;

impl Sums {
    fn new() -> Self {
        Self { fewest: [NONE; 512], sets: Vec::with_capacity(512) }
    }

    /// Nobody covers anything.
    fn clear(&mut self) {
        for set in self.sets.drain(..) {
            self.fewest[usize::from(set)] = NONE;
        }
        self.fewest[0] = 0;
        self.sets.push(0);
    }

    /// Adds a man with these posts, the one with the fewest moves first; stops at a set that
    /// suffices.
    ///
    /// A king has to be somewhere; any other man may be captured or not matter.
    fn add(
        &mut self,
        posts: &[Post],
        is_king: bool,
        most: u8,
        suffices: impl Fn(u16) -> bool,
    ) -> bool {
        let known = self.sets.len();
        let before: [u8; 512] = self.fewest;
        if is_king {
            self.sets.clear();
            self.fewest[0] = NONE;
        }
        for place in 0..known {
            let set = if is_king { 0 } else { self.sets[place] };
            let spent = before[usize::from(set)];
            for post in posts {
                let moves = spent + post.moves;
                if moves > most {
                    break;
                }
                let sum = set | post.covers;
                let fewest = &mut self.fewest[usize::from(sum)];
                if *fewest > moves {
                    if *fewest == NONE {
                        self.sets.push(sum);
                    }
                    *fewest = moves;
                    if suffices(sum) {
                        return true;
                    }
                }
            }
        }
        false
    }
}

/// What the loser's men can occupy beside their king.
struct Blocks {
    /// All squares beside the king.
    all: u16,
    /// The moves to occupy each of them: none where a man is already.
    moves: [u8; 8],
    /// The moves that there are, and the men.
    spare: u8,
    men: u32,
}

impl Blocks {
    fn of(king: Square, theirs: u64, arrivals: &[u64; MOST + 1], spare: u8) -> Self {
        let mut blocks = Self { all: 0, moves: [NONE; 8], spare, men: theirs.count_ones() };
        for (place, square) in beside(king) {
            blocks.all |= 1 << place;
            let in_time = &arrivals[..=usize::from(spare).min(MOST)];
            if let Some(moves) = in_time.iter().position(|set| set >> square.index() & 1 == 1) {
                blocks.moves[place] = moves as u8;
            }
        }
        blocks
    }

    /// Whether men can occupy whatever is not covered.
    fn suffice(&self, covers: u16) -> bool {
        let open = self.all & !covers;
        if covers & CHECK == 0 || open.count_ones() > self.men {
            return false;
        }
        let mut rest = open;
        let mut spare = self.spare;
        while rest != 0 {
            match spare.checked_sub(self.moves[rest.trailing_zeros() as usize]) {
                Some(left) => spare = left,
                None => return false,
            }
            rest &= rest - 1;
        }
        true
    }
}

const BESIDE: [(i8, i8); 8] =
    [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

/// The squares beside the king, each with its bit.
fn beside(king: Square) -> impl Iterator<Item = (usize, Square)> {
    BESIDE.iter().enumerate().filter_map(move |(place, (files, ranks))| {
        king.offset(*files, *ranks).map(|square| (place, square))
    })
}

/// Where men of a side other than the king can be after each number of moves over an empty board.
fn arrivals(board: &Board, color: Color, men: u64, moves: u8) -> [u64; MOST + 1] {
    const OFFICERS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    let mut sets = OFFICERS.map(|role| board.pieces(role.of(color)).0);
    let mut pawns = board.live_pawns(color).0;
    let mut all = [men; MOST + 1];
    for now in all.iter_mut().take(usize::from(moves).min(MOST) + 1).skip(1) {
        for (role, set) in OFFICERS.into_iter().zip(&mut sets) {
            *set |= flood::strikes(role, *set, !0);
        }
        let ahead = step(color, pawns);
        pawns |= ahead | step(color, ahead & third(color)) | pawn_strikes(color, pawns);
        // What a pawn promotes to moves on like a queen or a knight.
        let promoted = pawns & BACK_RANKS;
        pawns &= !BACK_RANKS;
        sets[0] |= promoted;
        sets[3] |= promoted;
        *now |= sets.iter().fold(pawns, |all, set| all | set);
    }
    all
}

/// The rank that a double step passes.
const fn third(color: Color) -> u64 {
    match color {
        Color::White => 0xff << 16,
        Color::Black => 0xff << 40,
    }
}

/// The posts of a man that none with more squares and as few moves replaces.
fn find_posts(role: Role, color: Color, from: Square, king: Square, posts: &mut Vec<Post>) {
    let mut fewest = [NONE; 512];
    let mut enter = |squares: u64, role: Role, moves: usize| {
        for square in Bitboard(squares & !(1 << king.index())) {
            let covers = usize::from(covers(role, color, square, king));
            fewest[covers] = fewest[covers].min(moves as u8);
        }
    };
    let mut set = 1_u64 << from.index();
    match role {
        Role::Pawn => {
            let mut promoted = [(Role::Queen, 0_u64), (Role::Knight, 0)];
            for moves in 0..=MOST {
                enter(set, role, moves);
                for (role, squares) in &mut promoted {
                    enter(*squares, *role, moves);
                    *squares |= flood::strikes(*role, *squares, !0);
                }
                let ahead = step(color, set);
                let next = ahead | step(color, ahead & third(color)) | pawn_strikes(color, set);
                set |= next & !BACK_RANKS;
                for (role, squares) in &mut promoted {
                    let new = next & BACK_RANKS & !*squares;
                    enter(new, *role, moves + 1);
                    *squares |= new;
                }
            }
        }
        Role::King => {
            for moves in 0..=MOST {
                enter(set & !attacks::king(king).0, role, moves);
                set |= king_strikes(set);
            }
        }
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
            for moves in 0..=MOST {
                enter(set, role, moves);
                set |= flood::strikes(role, set, !0);
            }
        }
    }
    let mut found: Vec<Post> = (0..512)
        .filter(|set| fewest[*set] != NONE)
        .map(|set| Post { covers: set as u16, moves: fewest[set] })
        .collect();
    let all = found.clone();
    found.retain(|post| {
        !all.iter().any(|other| {
            other.covers != post.covers
                && other.covers & post.covers == post.covers
                && other.moves <= post.moves
        })
    });
    found.sort_by_key(|post| post.moves);
    posts.extend(found);
}

/// What a man on a square attacks of the king's square and those beside it, over an empty board.
fn covers(role: Role, color: Color, from: Square, king: Square) -> u16 {
    let strikes = match role {
        Role::Pawn => attacks::pawn(color, from).0,
        Role::King => attacks::king(from).0,
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
            ALONE[role as usize][from.index()]
        }
    };
    let mut covers = if strikes >> king.index() & 1 == 1 { CHECK } else { 0 };
    for (place, square) in beside(king) {
        covers |= u16::from(strikes >> square.index() & 1 == 1) << place;
    }
    covers
}
