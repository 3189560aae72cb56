//! Whether a mate within a number of moves can be ruled out.
//!
//! Nothing is moved: each man is treated as if nobody stood in its way, so what is ruled out here
//! is ruled out on the board, whatever is captured meanwhile. A mate needs a square for the loser's
//! king that it reaches in time; a man that attacks it there; and each adjacent square attacked by
//! the winner or occupied by a man of the loser. Squares that neither side takes care of as it
//! stands need one move each by a man that comes to block, or moves by the winner's men, each of
//! which covers only so many.

use chess::{Bare, Bitboard, Board, Color, Role, Square, attacks};

use crate::cover::Cover;
use crate::meeting::ALONE;
use crate::reach::{king_strikes, pawn_strikes, step};

/// The moves that each side has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Left {
    pub(crate) winner: u8,
    pub(crate) loser: u8,
}

impl Left {
    /// The moves of both sides in this many plies, the last of which is the winner's.
    pub(crate) const fn of(plies: usize) -> Self {
        Self { winner: plies.div_ceil(2) as u8, loser: (plies / 2) as u8 }
    }
}

const OFFICERS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
/// The rank from which a pawn captures en passant.
const FIFTH: [u64; 2] = [0xff << 32, 0xff << 24];
/// Too many moves.
const NEVER: u8 = u8::MAX;

/// The most squares beside a king that a man coming from elsewhere can cover. A pawn that can promote
/// in time counts as a queen.
const COVERS: [(Role, u32); 4] =
    [(Role::Queen, 6), (Role::Rook, 4), (Role::Bishop, 4), (Role::Knight, 2)];
const KING_COVERS: u32 = 3;
const PAWN_COVERS: u32 = 2;

/// Whether `winner` certainly cannot mate within these moves; with a `cover`, after a closer look.
pub(crate) fn is_beyond(
    here: &Bare,
    winner: Color,
    left: Left,
    mut cover: Option<&mut Cover>,
) -> bool {
    // Castling takes a king further than a step.
    if !here.castling().rooks().is_empty() {
        return false;
    }
    let view = View::of(here, winner, left);
    let mut front = Bitboard::from(view.king).0;
    let mut seen = front;
    for steps in 0..=left.loser {
        let may_mate = |king: &Square| view.may_mate(*king, left.loser - steps);
        let is_possible = match &mut cover {
            None => Bitboard(front).into_iter().any(|king| may_mate(&king)),
            Some(cover) => {
                let kings = Bitboard(front).into_iter().filter(may_mate).collect::<Bitboard>();
                !kings.is_empty() && cover.may_mate(here, kings, steps, left)
            }
        };
        if is_possible {
            return false;
        }
        front = king_strikes(front) & !seen;
        seen |= front;
    }
    true
}

/// The men as seen from every square.
struct View<'b> {
    board: &'b Board,
    winner: Color,
    moves: u8,
    king: Square,
    escort: Square,
    /// The loser's men except the king.
    theirs: u64,
    /// What the winner's men attack over an empty board, and what two of them attack.
    covered: u64,
    twice: u64,
    /// Where the loser's men except the king get in one move over an empty board.
    soon: u64,
    /// The most squares that the winner's men except the king cover with so many moves.
    comers: [u32; MOST + 1],
    /// The moves that a pawn needs to promote.
    promotes: u8,
}

/// Up to how many moves of the winner arriving men are counted.
const MOST: usize = 4;

impl<'b> View<'b> {
    fn of(here: &'b Bare, winner: Color, left: Left) -> Self {
        let board = here.board();
        let (king, escort) = (here.king(!winner), here.king(winner));
        let pawns = board.live_pawns(winner);
        let (by_pawns, by_king) = (pawn_strikes(winner, pawns.0), attacks::king(escort).0);
        let (mut covered, mut twice) = (by_pawns | by_king, by_pawns & by_king);
        let promotes = pawns.into_iter().map(|pawn| to_promote(winner, pawn)).min();
        let promotes = promotes.unwrap_or(NEVER);
        let mut comers = [0; MOST + 1];
        let mut count = 1;
        let mut enter = |covers: u32, men: u32| {
            for _ in 0..men {
                if count <= MOST {
                    comers[count] = comers[count - 1] + covers;
                    count += 1;
                }
            }
        };
        // The widest first, each with a move of its own.
        if promotes <= left.winner {
            enter(6, pawns.len());
        }
        for (role, covers) in COVERS {
            let men = board.pieces(role.of(winner));
            for from in men {
                let strikes = ALONE[role as usize][from.index()];
                twice |= covered & strikes;
                covered |= strikes;
            }
            enter(covers, men.len());
        }
        if promotes > left.winner {
            enter(PAWN_COVERS, pawns.len());
        }
        for i in count..=MOST {
            comers[i] = comers[i - 1];
        }
        let theirs = board.color(!winner).0 & !Bitboard::from(king).0;
        let moves = left.winner;
        let soon = soon(board, !winner);
        Self { board, winner, moves, king, escort, theirs, covered, twice, soon, comers, promotes }
    }

    /// Whether a mate on this square cannot be ruled out if the loser has this many moves for men
    /// other than the king.
    fn may_mate(&self, king: Square, spare: u8) -> bool {
        let around = attacks::king(king).0;
        let open = around & !self.theirs & !self.covered;
        let check = self.moves_to_check(king);
        if check > self.moves {
            return false;
        }
        // The rest, which the winner's men cover, need not be blocked.
        let need = blocked(open, self.soon, spare);
        if need == 0 {
            return self.moves > 1 || self.may_mate_at_once(king, around, spare);
        }
        // The man that checks arrives with the last of its moves, the others with one each.
        let comers = |moves: u8| {
            let men = moves - check + u8::from(check > 0);
            self.comers[usize::from(men).min(MOST)]
        };
        let near = self.escort.distance(king).saturating_sub(2);
        let may_cover = comers(self.moves) >= need
            || near + check <= self.moves && comers(self.moves - near) + KING_COVERS >= need;
        may_cover && (self.moves > 1 || self.may_mate_at_once(king, around, spare))
    }

    /// The same for a single move of the winner: the man that makes it gives up what it covered,
    /// and checks from where it arrives or lets another man check.
    fn may_mate_at_once(&self, king: Square, around: u64, spare: u8) -> bool {
        let open_without = |strikes: u64| {
            let covered = self.twice | self.covered & !strikes;
            around & !self.theirs & !covered
        };
        let own = self.board.color(self.winner).0;
        let mut may_open = false;
        let mut mates = false;
        for role in OFFICERS {
            let lines = ALONE[role as usize][king.index()];
            for from in self.board.pieces(role.of(self.winner)) {
                let strikes = ALONE[role as usize][from.index()];
                let open = open_without(strikes);
                let is_on_line = strikes >> king.index() & 1 == 1;
                let between = attacks::between(from, king).0;
                may_open |= is_on_line && (between & own != 0 || self.may_take_in_passing());
                mates = mates
                    || Bitboard(strikes & lines).into_iter().any(|to| {
                        let left = open & !ALONE[role as usize][to.index()];
                        blocked(left, self.soon, spare) == 0
                    });
            }
        }
        // Or a man leaves another man's line, or a pawn checks or promotes.
        mates || may_open || self.promotes == 1 || self.pawn_may_mate(king, around, spare)
    }

    fn pawn_may_mate(&self, king: Square, around: u64, spare: u8) -> bool {
        let pawns = self.board.live_pawns(self.winner).0;
        let ahead = step(self.winner, pawns);
        let next = ahead | step(self.winner, ahead) | pawn_strikes(self.winner, pawns);
        let checks = pawn_strikes(!self.winner, Bitboard::from(king).0);
        Bitboard(next & checks).into_iter().any(|to| {
            let open = around & !self.theirs & !self.covered;
            let left = open & !attacks::pawn(self.winner, to).0;
            blocked(left, self.soon, spare) == 0
        })
    }

    /// Whether a pawn may capture another one that leaves a line without being where the first
    /// arrives.
    fn may_take_in_passing(&self) -> bool {
        let fifth = FIFTH[self.winner as usize];
        self.board.live_pawns(self.winner).0 & fifth != 0
    }

    /// The fewest moves after which a man other than the king can attack this square.
    fn moves_to_check(&self, king: Square) -> u8 {
        let own = |role: Role| self.board.pieces(role.of(self.winner));
        let mut best = self.promotes;
        for role in [Role::Queen, Role::Rook] {
            let men = own(role);
            if !men.is_empty() {
                let direct = men.0 & ALONE[role as usize][king.index()] != 0;
                best = best.min(u8::from(!direct));
            }
        }
        for from in own(Role::Bishop) {
            if from.is_light() == king.is_light() {
                let direct = ALONE[Role::Bishop as usize][from.index()] >> king.index() & 1 == 1;
                best = best.min(u8::from(!direct));
            }
        }
        if best == 0 {
            return 0;
        }
        for from in own(Role::Knight) {
            best = best.min(KNIGHT[from.index()][king.index()].saturating_sub(1));
        }
        for from in self.board.live_pawns(self.winner) {
            best = best.min(pawn_to_attack(self.winner, from, king));
        }
        best
    }
}

/// How many of these squares are left for somebody else if men that come with this many moves
/// occupy the others: those in `soon` with one move, the rest with two or more.
const fn blocked(open: u64, soon: u64, moves: u8) -> u32 {
    let (all, near, moves) = (open.count_ones(), (open & soon).count_ones(), moves as u32);
    let blocks = if moves <= near { moves } else { near + (moves - near) / 2 };
    all.saturating_sub(blocks)
}

/// Where a side's men except the king get in one move over an empty board.
fn soon(board: &Board, color: Color) -> u64 {
    let pawns = board.live_pawns(color).0;
    let ahead = step(color, pawns);
    let mut all = pawn_strikes(color, pawns) | ahead | step(color, ahead);
    for role in OFFICERS {
        for from in board.pieces(role.of(color)) {
            all |= ALONE[role as usize][from.index()];
        }
    }
    all
}

/// The fewest moves that a pawn needs to promote.
fn to_promote(color: Color, pawn: Square) -> u8 {
    let rank = pawn.rank().relative_to(color) as u8;
    if rank == 1 { 5 } else { 7 - rank }
}

/// The fewest moves after which a pawn, still a pawn, can attack this square.
fn pawn_to_attack(color: Color, pawn: Square, to: Square) -> u8 {
    let rank = |square: Square| square.rank().relative_to(color) as u8;
    let Some(ranks) = rank(to).checked_sub(rank(pawn) + 1) else { return NEVER };
    let files = (pawn.file() as u8).abs_diff(to.file() as u8);
    let aside = files.abs_diff(1);
    match ranks {
        0 if aside > 0 => NEVER,
        _ if aside > ranks => NEVER,
        // The first step may be a double step.
        2.. if rank(pawn) == 1 => ranks - 1,
        _ => ranks,
    }
}

/// The moves of a knight between squares of an empty board, at least one: back to its own square it
/// needs two.
static KNIGHT: [[u8; 64]; 64] = {
    let mut table = [[2; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut front = 1_u64 << from;
        let mut seen = front;
        let mut moves = 0;
        while front != 0 {
            moves += 1;
            front = crate::flood::strikes(Role::Knight, front, !0) & !seen;
            seen |= front;
            let mut to = 0;
            while to < 64 {
                if front >> to & 1 == 1 {
                    table[from][to] = moves;
                }
                to += 1;
            }
        }
        from += 1;
    }
    table
};
