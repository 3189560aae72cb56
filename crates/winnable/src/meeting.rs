//! A mate that is near: both kings walk, one man mates, everybody else stays.
//!
//! The other men stay where they are, so the squares that the kings can walk over are known, and
//! the board answers whether a man of the winner can mate with the kings on two given squares. A
//! second pass lets a man of the loser occupy a square beside its king.

mod actor;
mod approach;
mod close_look;
mod king_walk;
mod on_square;

use chess::{Bitboard, Board, Color, Role, Square, attacks};

pub(crate) use self::actor::{ALONE, promotions};
use self::actor::{Actor, LONGEST, NOBODY, OFFICERS};
pub(crate) use self::approach::{Approach, moves_of};
pub(crate) use self::king_walk::{STEPS, Walk};
use crate::block::Blocks;
use crate::flood;
use crate::reach::{king_strikes, pawn_strikes};

/// Where the kings go, and which man mates from where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meeting {
    /// The loser's king.
    pub(crate) king: Square,
    /// The winner's king.
    pub(crate) escort: Square,
    pub(crate) mate: Approach,
    /// The man of the loser that occupies a square beside its king.
    pub(crate) block: Option<Approach>,
    /// The men that can parry the mate as things stand.
    pub(crate) parries: Bitboard,
    /// Steps of the winner's king, and of the loser's.
    walk: u8,
    steps: u8,
    /// Moves of the winner up to and including the mate.
    pub(crate) moves: u8,
}

impl Meeting {
    /// Moves until the mate if the kings need this many steps.
    pub(crate) fn moves(&self, king: usize, escort: usize, starts: bool) -> usize {
        let others = usize::from(moves_of(self.block)) + self.parries.len() as usize;
        let loser = king + others + usize::from(starts);
        usize::from(self.moves).max(loser).max(escort + usize::from(self.mate.moves))
    }
}

/// The most men that can parry: they have to be led away.
const PARRIES: u32 = 3;
/// The most men to consider for the mate.
const ACTORS: usize = 12;
/// How many meetings to remember until they are tried.
const MEETINGS: usize = 12;

const NOWHERE: Meeting = Meeting {
    king: Square::A1,
    escort: Square::A1,
    mate: Approach { role: Role::Pawn, from: Square::A1, to: Square::A1, moves: 0, pushes: 0 },
    block: None,
    parries: Bitboard::EMPTY,
    walk: 0,
    steps: 0,
    moves: 0,
};

/// The squares that a side's men attack, except its king, as if `occupied` were all men.
pub(crate) fn struck(board: &Board, color: Color, occupied: Bitboard) -> u64 {
    let mut all = pawn_strikes(color, board.live_pawns(color).0);
    for from in board.bishops_and_queens(color) {
        all |= attacks::bishop(from, occupied).0;
    }
    for from in board.rooks_and_queens(color) {
        all |= attacks::rook(from, occupied).0;
    }
    for from in board.pieces(Role::Knight.of(color)) {
        all |= attacks::knight(from).0;
    }
    all
}

/// The board as a plan sees it: the kings can be anywhere.
pub(crate) struct Scene<'b> {
    board: &'b Board,
    winner: Color,
    /// Whether the winner is to move.
    starts: bool,
    king_home: Square,
    escort_home: Square,
    /// All men except the kings.
    men: u64,
    /// The winner's men except the king.
    ours: u64,
    /// The loser's men except the king.
    theirs: u64,
    /// What the loser's men attack.
    danger: u64,
    actors: [Actor; ACTORS],
    count: usize,
    /// What the winner's pawns attack, what one officer attacks, and what two officers attack.
    pawns: u64,
    once: u64,
    twice: u64,
    /// Where the winner's king can get to, and in how many steps.
    escorts: Walk,
    escort_region: u64,
    /// Where the loser's king can get to in each number of steps.
    layers: [u64; STEPS],
    /// The length of the mates being looked for.
    round: u8,
    /// How many steps the loser's king takes in those being examined, and the squares still to
    /// examine.
    steps: usize,
    waiting: u64,
    /// Meetings that look like mates, by how long they take, unordered.
    costs: [u8; MEETINGS],
    meetings: [Meeting; MEETINGS],
    found: usize,
    /// The lowest of the costs, and the highest once the list is full.
    least: u8,
    worst: u8,
    /// Which men can occupy squares beside the king, if needed.
    blocks: Option<Blocks>,
}

impl<'b> Scene<'b> {
    pub(crate) fn of(board: &'b Board, turn: Color, winner: Color) -> Self {
        let king = |color: Color| board.pieces(Role::King.of(color)).first().unwrap_or(Square::A1);
        let king_home = king(!winner);
        let escort_home = king(winner);
        let kings = 1 << king_home.index() | 1 << escort_home.index();
        let men = board.occupied().0 & !kings;
        let danger = struck(board, !winner, Bitboard(men));
        let escorts = Walk::new(escort_home, !men & !danger, STEPS - 1);
        let mut scene = Self {
            board,
            winner,
            starts: turn == winner,
            king_home,
            escort_home,
            men,
            ours: board.color(winner).0 & !kings,
            theirs: board.color(!winner).0 & !kings,
            danger,
            actors: [NOBODY; ACTORS],
            count: 0,
            pawns: pawn_strikes(winner, board.live_pawns(winner).0),
            once: 0,
            twice: 0,
            escorts,
            escort_region: escorts.within(STEPS - 1),
            layers: [0; STEPS],
            round: 0,
            steps: 0,
            waiting: 0,
            costs: [0; MEETINGS],
            meetings: [NOWHERE; MEETINGS],
            found: 0,
            least: u8::MAX,
            worst: u8::MAX,
            blocks: None,
        };
        scene.layers[0] = 1 << king_home.index();
        scene.cast(board.occupied().0);
        scene
    }

    /// The same for mates in which a man of the loser occupies a square beside its king.
    pub(crate) fn with_blocks(board: &'b Board, turn: Color, winner: Color) -> Self {
        let mut scene = Self::of(board, turn, winner);
        scene.blocks = Some(Blocks::of(board, !winner, scene.men));
        scene
    }

    /// Finds the men that may mate.
    fn cast(&mut self, occupied: u64) {
        let board = self.board;
        let barred = self.ours | 1 << self.escort_home.index();
        for role in OFFICERS {
            let piece = role.of(self.winner);
            for from in board.pieces(piece) {
                let strikes = attacks::from(piece, from, Bitboard(self.men)).0;
                self.twice |= self.once & strikes;
                self.once |= strikes;
                let reach = [strikes & !barred, 0, 0];
                self.enter(Actor { role, from, strikes, reach, pushes: 0 });
            }
        }
        for from in board.live_pawns(self.winner) {
            let (last, pushes) = promotions(self.winner, from, occupied, self.theirs);
            if last != 0 {
                let reach = [last, 0, 0];
                self.enter(Actor { role: Role::Queen, from, strikes: 0, reach, pushes });
            }
        }
    }

    fn enter(&mut self, actor: Actor) {
        if self.count < ACTORS {
            self.actors[self.count] = actor;
            self.count += 1;
        }
    }

    /// Finds where everybody gets with one more move; nothing is captured on the way.
    fn reach_on(&mut self, level: usize) {
        let kings = 1 << self.king_home.index() | 1 << self.escort_home.index();
        let empty = !self.men & !kings;
        for actor in &mut self.actors[..self.count] {
            let home = 1 << actor.from.index();
            let seen = actor.reach[..level].iter().fold(home, |all, reach| all | reach);
            // A pawn may capture when it promotes.
            let taking = if level == 1 && actor.pushes > 0 { self.theirs } else { 0 };
            let front = actor.reach[level - 1] & (empty | taking);
            let reach = flood::strikes(actor.role, front, empty | home);
            actor.reach[level] = reach & !self.ours & !kings & !seen;
        }
    }

    /// Where the loser's king can walk, and where the winner's can.
    pub(crate) const fn free(&self) -> [u64; 2] {
        [!self.men & !self.pawns & !self.once, !self.men & !self.danger]
    }

    /// Goes on to the meetings that take one more move; `false` if there are none.
    pub(crate) fn begin_round(&mut self) -> bool {
        self.round += 1;
        let round = usize::from(self.round);
        let Some(furthest) = round.checked_sub(usize::from(self.starts)) else { return false };
        if furthest >= STEPS {
            return false;
        }
        if furthest > 0 {
            let seen = self.layers[..furthest].iter().fold(0, |all, layer| all | layer);
            let [free, _] = self.free();
            self.layers[furthest] = king_strikes(self.layers[furthest - 1]) & free & !seen;
        }
        if (2..=LONGEST).contains(&round) {
            self.reach_on(round - 1);
        }
        // Nearer squares matter only to a man that needs all the moves.
        self.steps = if round <= LONGEST { 0 } else { furthest };
        self.waiting = self.layers[self.steps];
        // The king can go no further, and neither can anybody else.
        self.layers[furthest] != 0 || round <= LONGEST
    }

    /// Examines the next square for the loser's king; `false` if the round is over.
    pub(crate) fn look_on(&mut self) -> bool {
        let round = usize::from(self.round);
        let furthest = round - usize::from(self.starts);
        loop {
            if let Some(king) = Bitboard(self.waiting).first() {
                self.waiting &= self.waiting - 1;
                let levels =
                    if self.steps == furthest { 0..round.min(LONGEST) } else { round - 1..round };
                if self.blocks.is_none() {
                    self.meet::<false>(king, self.steps as u8, levels);
                } else {
                    self.meet::<true>(king, self.steps as u8, levels);
                }
                return true;
            }
            if self.steps >= furthest {
                return false;
            }
            self.steps += 1;
            self.waiting = self.layers[self.steps];
        }
    }

    /// The best remaining meeting that costs at most `most`.
    pub(crate) fn take(&mut self, most: u8) -> Option<Meeting> {
        while self.found > 0 && self.least <= most {
            let place = self.costs[..self.found].iter().position(|cost| *cost == self.least)?;
            let mut meeting = self.meetings[place];
            self.found -= 1;
            self.costs[place] = self.costs[self.found];
            self.meetings[place] = self.meetings[self.found];
            self.least = self.costs[..self.found].iter().copied().min().unwrap_or(u8::MAX);
            self.worst = u8::MAX;
            let Some(moves) = self.moves_to_come(&meeting) else { continue };
            meeting.mate.moves = moves;
            let Some(parries) = self.defence(&meeting) else { continue };
            if parries.len() > PARRIES || !self.can_leave(&meeting, parries) {
                continue;
            }
            meeting.parries = parries;
            let loser = meeting.steps + moves_of(meeting.block) + parries.len() as u8;
            meeting.moves = self.moves(meeting.walk + meeting.mate.moves, loser);
            return Some(meeting);
        }
        None
    }

    /// Moves of the winner if the two sides need this many each.
    const fn moves(&self, winner: u8, loser: u8) -> u8 {
        let loser = loser + self.starts as u8;
        if winner > loser { winner } else { loser }
    }

    /// Remembers a meeting, replacing the worst if need be.
    fn remember(
        &mut self,
        king: Square,
        steps: u8,
        escort: Square,
        walk: u8,
        mate: Approach,
        block: Option<Approach>,
    ) {
        let moves = self.moves(walk + mate.moves, steps + moves_of(block));
        // If somebody may be able to parry, it may take one more move.
        let line = attacks::between(king, mate.to).0 | 1 << mate.to.index();
        let cost = moves * 2 + u8::from(line & self.danger != 0);
        if cost >= self.worst {
            return;
        }
        let place = if self.found < MEETINGS {
            self.found += 1;
            self.found - 1
        } else {
            self.costs.iter().position(|cost| *cost == self.worst).unwrap_or(0)
        };
        let parries = Bitboard::EMPTY;
        self.least = self.least.min(cost);
        self.costs[place] = cost;
        self.meetings[place] = Meeting { king, escort, mate, block, parries, walk, steps, moves };
        if self.found == MEETINGS {
            self.worst = self.costs.iter().copied().max().unwrap_or(u8::MAX);
        }
    }
}
