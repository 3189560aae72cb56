//! A mate that is near: both kings walk, one man mates, everybody else stays.
//!
//! The other men stay where they are, so the squares that the kings can walk over are known, and
//! the board answers whether a man of the winner can mate with the kings on two given squares. A
//! second pass lets a man of the loser occupy a square beside its king.

use std::ops::Range;

use chess::{Bitboard, Board, Color, Role, Square, attacks};

use crate::block::Blocks;
use crate::flood;
use crate::mate::parries;
use crate::reach::{BACK_RANKS, king_strikes, pawn_strikes, step};
use crate::walk::quiet_squares;

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

/// The path of a man to the square it mates from, or occupies beside its king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Approach {
    /// The role in which it arrives; a pawn that has yet to promote is still on [`Approach::from`].
    pub(crate) role: Role,
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// The moves it takes, including the last.
    pub(crate) moves: u8,
    /// How many of those are pawn moves, including the promotion.
    pub(crate) pushes: u8,
}

impl Approach {
    /// The squares that the man may go to next without needing more moves than it has, if it avoids
    /// the squares in `shun`.
    pub(crate) fn stops(&self, color: Color, occupied: Bitboard, shun: Bitboard) -> Bitboard {
        if self.role == Role::Pawn {
            // It has only one path.
            return Bitboard(!shun.0);
        }
        if self.moves == 1 {
            return self.to.into();
        }
        let occupied = occupied - Bitboard::from(self.from);
        let free = !(occupied | shun).0;
        let mut stops = attacks::from(self.role.of(color), self.to, occupied).0 & free;
        for _ in 2..self.moves {
            stops = flood::strikes(self.role, stops, !occupied.0) & free;
        }
        Bitboard(stops)
    }

    /// The squares on which the pawn may promote.
    pub(crate) fn promotes_on(&self, color: Color, occupied: Bitboard, king: Square) -> Bitboard {
        match self.moves - self.pushes {
            0 => self.to.into(),
            1 => {
                let piece = self.role.of(color);
                // No premature check.
                attacks::from(piece, self.to, occupied) - attacks::from(piece, king, occupied)
            }
            _ => Bitboard(!0),
        }
    }
}

/// The moves of the man that blocks, if there is one.
pub(crate) fn moves_of(block: Option<Approach>) -> u8 {
    block.map_or(0, |block| block.moves)
}

/// The most moves of the mating officer.
const LONGEST: usize = 3;
/// The most steps of a king.
pub(crate) const STEPS: usize = 16;
/// The most squares beside the loser's king that nobody covers or occupies: a mate in the open is
/// seldom the one found first.
const FLIGHTS: u32 = 3;
/// The most men that can parry: they have to be led away.
const PARRIES: u32 = 3;
/// The most men to consider for the mate.
const ACTORS: usize = 12;
/// How many meetings to remember until they are tried.
const MEETINGS: usize = 12;

/// The squares by the number of steps a king needs, over free squares.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    layers: [u64; STEPS],
}

impl Walk {
    /// The squares within this many steps of a square.
    pub(crate) fn new(from: Square, free: u64, steps: usize) -> Self {
        let mut layers = [0; STEPS];
        let mut front = 1 << from.index();
        let mut seen = front;
        for layer in layers.iter_mut().take(steps + 1) {
            *layer = front;
            front = king_strikes(front) & free & !seen;
            if front == 0 {
                break;
            }
            seen |= front;
        }
        Self { layers }
    }

    /// The nearest of these squares, and the steps to it.
    fn nearest(&self, squares: u64) -> Option<(usize, Square)> {
        if squares == 0 {
            return None;
        }
        let near = |(count, layer): (usize, &u64)| {
            Bitboard(layer & squares).first().map(|square| (count, square))
        };
        self.layers.iter().enumerate().find_map(near)
    }

    pub(crate) fn steps_to(&self, square: Square) -> Option<usize> {
        self.layers.iter().position(|layer| layer >> square.index() & 1 == 1)
    }

    /// The squares at most this many steps away.
    pub(crate) fn within(&self, steps: usize) -> u64 {
        self.layers[..=steps.min(STEPS - 1)].iter().fold(0, |all, layer| all | layer)
    }
}

/// A man of the winner that may mate.
#[derive(Clone, Copy, Debug)]
struct Actor {
    role: Role,
    from: Square,
    /// What it attacks from where it stands.
    strikes: u64,
    /// The squares it reaches in each number of moves, none of them twice; computed when needed.
    reach: [u64; LONGEST],
    /// Pawn moves before that.
    pushes: u8,
}

const NOBODY: Actor =
    Actor { role: Role::Pawn, from: Square::A1, strikes: 0, reach: [0; LONGEST], pushes: 0 };

/// What an officer attacks from each square of an empty board, by its role.
pub(crate) static ALONE: [[u64; 64]; 6] = {
    let mut table = [[0; 64]; 6];
    let mut i = 0;
    while i < 64 {
        let square = 1 << i;
        let mut role = 0;
        while role < 4 {
            let role_here = OFFICERS[role];
            table[role_here as usize][i] = flood::strikes(role_here, square, !0);
            role += 1;
        }
        i += 1;
    }
    table
};

const OFFICERS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// From where an officer that checks the king attacks this many of the adjacent squares: from afar
/// those on the line, from two squares away also two beside it, from beside the king five.
fn near_enough(role: Role, king: Square, squares: u32) -> u64 {
    let around = attacks::king(king).0;
    match (role, squares) {
        (_, 0 | 1) | (Role::Queen | Role::Rook | Role::Bishop, 2) => !0,
        (Role::Queen, 3 | 4) => king_strikes(around),
        (Role::Queen, 5) | (Role::Rook, 3) => around,
        _ => 0,
    }
}

const fn has_more_than_three(set: u64) -> bool {
    let rest = set & set.wrapping_sub(1);
    let rest = rest & rest.wrapping_sub(1);
    rest & rest.wrapping_sub(1) != 0
}

/// The squares where a pawn can promote while everybody else stays, and after how many moves.
pub(crate) fn promotions(color: Color, from: Square, occupied: u64, enemies: u64) -> (u64, u8) {
    let mut front = 1 << from.index();
    let mut moves = 0;
    while front & !BACK_RANKS != 0 {
        front = step(color, front) & !occupied | pawn_strikes(color, front) & enemies;
        moves += 1;
    }
    (front, moves)
}

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
    /// The highest of the costs once the list is full.
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
        while self.found > 0 {
            let (place, cost) =
                self.costs[..self.found].iter().enumerate().min_by_key(|(_, cost)| **cost)?;
            if *cost > most {
                return None;
            }
            let mut meeting = self.meetings[place];
            self.found -= 1;
            self.worst = u8::MAX;
            self.costs[place] = self.costs[self.found];
            self.meetings[place] = self.meetings[self.found];
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

    /// Looks for meetings with the king on this square and men that arrive in a number of moves; if
    /// `BLOCKED`, for those in which a blocker is needed.
    fn meet<const BLOCKED: bool>(&mut self, king: Square, steps: u8, levels: Range<usize>) {
        let around = attacks::king(king).0;
        let flights = around & !self.theirs;
        let apart = self.escort_region & !around & !(1 << king.index());
        // From two squares away the winner's king covers at most three.
        let beside = apart & king_strikes(around);
        let spare = u32::from(BLOCKED) + if beside == 0 { 0 } else { 3 };
        let men = Bitboard(self.men);
        let (straight, diagonal) = (attacks::rook(king, men).0, attacks::bishop(king, men).0);
        let plainly = flights & !self.pawns & !self.once;
        let count = plainly.count_ones();
        if count > FLIGHTS + u32::from(BLOCKED) {
            return;
        }
        let blockable = self.blocks.as_ref().map_or(0, |blocks| blocks.squares);
        for i in 0..self.count {
            let Actor { role, from, strikes, reach, pushes } = self.actors[i];
            // Without what the man itself covers, since it leaves.
            let covered = self.pawns | self.twice | self.once & !strikes;
            let uncovered = flights & !covered;
            let count = if uncovered == plainly { count } else { uncovered.count_ones() };
            let near = near_enough(role, king, count.saturating_sub(spare));
            if near == 0 {
                continue;
            }
            let lines = near
                & match role {
                    Role::Queen => straight | diagonal,
                    Role::Rook => straight,
                    Role::Bishop => diagonal,
                    _ => attacks::knight(king).0,
                };
            for level in levels.clone() {
                let squares = reach[level] & lines;
                if squares == 0 {
                    continue;
                }
                let moves = level as u8 + u8::from(pushes == 0) + pushes;
                if self.moves(moves, steps) * 2 >= self.worst {
                    break;
                }
                for to in Bitboard(squares) {
                    let here = 1 << to.index();
                    // Blockers in between are noticed when the mate is examined closely.
                    let direct = ALONE[role as usize][to.index()];
                    let open = (uncovered | around & here & !covered) & !direct;
                    let mate = Approach { role, from, to, moves, pushes };
                    // Where the winner's king covers what is open.
                    let beside_all = |open: u64| {
                        if open == 0 {
                            apart
                        } else if beside == 0 || has_more_than_three(open) {
                            0
                        } else {
                            let both = |squares, square| squares & attacks::king(square).0;
                            Bitboard(open).into_iter().fold(beside, both)
                        }
                    };
                    if !BLOCKED {
                        let from_where = beside_all(open) & !here;
                        if let Some((walk, escort)) = self.escorts.nearest(from_where) {
                            self.remember(king, steps, escort, walk as u8, mate, None);
                        }
                        continue;
                    }
                    for square in Bitboard(open & blockable & !here) {
                        let taken = 1 << square.index();
                        let from_where = beside_all(open & !taken) & !here & !taken;
                        let line = attacks::between(king, to).0 | here;
                        let block = self.block_on(square, around | here, line);
                        if block.is_some()
                            && let Some((walk, escort)) = self.escorts.nearest(from_where)
                        {
                            self.remember(king, steps, escort, walk as u8, mate, block);
                        }
                    }
                }
            }
        }
    }

    /// The man that occupies a square, unless it is needed where it is, would be captured there, or
    /// parries the mate from there.
    fn block_on(&self, square: Square, stays: u64, line: u64) -> Option<Approach> {
        let block = self.blocks.as_ref()?.to(square)?;
        let piece = block.role.of(!self.winner);
        let parries = || attacks::from(piece, square, Bitboard(self.men)).0 & line != 0;
        (stays >> block.from.index() & 1 == 0 && !parries()).then_some(block)
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
        self.costs[place] = cost;
        self.meetings[place] = Meeting { king, escort, mate, block, parries, walk, steps, moves };
        if self.found == MEETINGS {
            self.worst = self.costs.iter().copied().max().unwrap_or(u8::MAX);
        }
    }

    /// All men once the kings have arrived and the mating man has left.
    fn arrived(&self, meeting: &Meeting) -> Bitboard {
        let leaves = Bitboard::from(meeting.mate.from);
        let men = (Bitboard(self.men) - leaves) | meeting.king.into() | meeting.escort.into();
        match meeting.block {
            Some(Approach { from, to, .. }) => (men - Bitboard::from(from)) | to.into(),
            None => men,
        }
    }

    /// The moves of the mating man if it has a path past the kings, as far as a quick look shows,
    /// without a premature check.
    fn moves_to_come(&self, meeting: &Meeting) -> Option<u8> {
        let Meeting { king, mate, .. } = *meeting;
        let Approach { role, from, to, moves, pushes } = mate;
        let occupied = self.arrived(meeting);
        if pushes > 0 {
            let (last, _) = promotions(self.winner, from, occupied.0, self.theirs);
            let can_come = last & mate.promotes_on(self.winner, occupied, king).0 != 0;
            return can_come.then_some(moves);
        }
        let piece = role.of(self.winner);
        let shun = attacks::from(piece, king, occupied);
        let can_come = |mate: Approach| {
            let stops = mate.stops(self.winner, occupied, shun);
            !stops.is_disjoint(attacks::from(piece, from, occupied))
        };
        match moves {
            1 => attacks::between(from, to).is_disjoint(occupied).then_some(1),
            2 if can_come(mate) => Some(2),
            // A bishop that covers the king's line reaches the other one only by a detour.
            2 => (role == Role::Bishop && can_come(Approach { moves: 3, ..mate })).then_some(3),
            _ => Some(moves),
        }
    }

    /// Whether the men that can parry can go where they cannot, as far as a quick look shows.
    fn can_leave(&self, meeting: &Meeting, parries: Bitboard) -> bool {
        let Meeting { king, escort, mate, .. } = *meeting;
        let occupied = self.arrived(meeting);
        let line = attacks::between(king, mate.to) | Bitboard::from(mate.to);
        let spoils = line | Bitboard::from(escort);
        parries.into_iter().all(|from| {
            let Some(role) = self.board.role_on(from) else { return false };
            let piece = role.of(!self.winner);
            (quiet_squares(role, !self.winner, from, occupied) - line).into_iter().any(|to| {
                attacks::from(piece, to, occupied - Bitboard::from(from)).is_disjoint(spoils)
            })
        })
    }

    /// The men that can parry the check once everybody has arrived, if the king cannot flee.
    fn defence(&self, meeting: &Meeting) -> Option<Bitboard> {
        let Meeting { king, escort, mate, block, .. } = *meeting;
        let mut board = *self.board;
        board.remove(self.king_home);
        board.remove(self.escort_home);
        board.remove(mate.from);
        if let Some(Approach { role, from, to, .. }) = block {
            let piece = role.of(!self.winner);
            board.remove(from);
            board.put(to, piece);
            if attacks::from(piece, to, board.occupied()).has(escort) {
                return None;
            }
        }
        board.put(mate.to, mate.role.of(self.winner));
        board.put(king, Role::King.of(!self.winner));
        board.put(escort, Role::King.of(self.winner));
        let parries = parries(&board, king, !self.winner)?;
        // A man that blocks cannot be led away.
        let blocks = block.is_some_and(|block| parries.has(block.to));
        (!blocks).then_some(parries)
    }
}
