//! A net that is certainly not torn: squares for a mate, from less than the men can ever reach.
//!
//! [`Net`](crate::net) proves that there is no mate if no choice of squares meets its demands, from
//! all squares that [`Reach`](crate::reach) allows. This module looks for a choice in a part of
//! them that is quick to compute: what officers reach over squares that are empty now. No wall is
//! on an empty square, so those are in the sets of `Reach`, and what is attacked from there over
//! empty squares is in the sets of what can ever be attacked. Likewise, a pawn with nothing in
//! front of it on its file promotes; and a king steps on empty squares that no man of the other
//! side attacks now, since what the walls among those men guard is part of that.
//!
//! The demands of the net are then met if, on some square that the loser's king can reach, one man
//! of the winner gives check, and each adjacent square is attacked by another one (including that
//! of the checking man), or by the winner's king from one and the same square, or occupied by a man
//! of the loser's that stands there now. The net's last demand applies only where the loser can
//! move nothing but the king; the caller has made sure that somebody roams.

use chess::{Bitboard, Board, Color, Role, Square, attacks};

use crate::flood;
use crate::meeting::struck;
use crate::reach::{BACK_RANKS, king_strikes, pawn_strikes, step};

/// The most men of a side to consider.
const MEN: usize = 16;

/// Whether the net of the winner is certainly not torn.
pub(crate) fn is_woven(board: &Board, kings: [Square; 2], winner: Color) -> bool {
    let king = kings[!winner as usize];
    let mut weave = Weave::of(board, king, winner);
    for role in [Role::Knight, Role::Queen, Role::Rook, Role::Bishop] {
        for home in board.pieces(role.of(winner)) {
            weave.enter(role, Bitboard::from(home).0);
            if weave.count > 1 && weave.holds(king, 0) {
                return true;
            }
        }
    }
    weave.promote();
    let region = walk(board, kings, !winner);
    if Bitboard(region).into_iter().any(|king| weave.holds(king, 0)) {
        return true;
    }
    let escorts = walk(board, kings, winner);
    Bitboard(region).into_iter().any(|king| {
        let around = attacks::king(king).0;
        let near = escorts & king_strikes(around) & !around & !Bitboard::from(king).0;
        Bitboard(near).into_iter().any(|escort| weave.holds(king, attacks::king(escort).0))
    })
}

/// Squares where a king can certainly walk.
fn walk(board: &Board, kings: [Square; 2], color: Color) -> u64 {
    let guarded = struck(board, !color, board.occupied()) | attacks::king(kings[!color as usize]).0;
    let free = !board.occupied().0 & !guarded;
    let mut front = Bitboard::from(kings[color as usize]).0;
    let mut all = front;
    while front != 0 {
        front = king_strikes(front) & free & !all;
        all |= front;
    }
    all
}

/// A man of the winner: where it can stand, and what it attacks from there.
#[derive(Clone, Copy)]
struct Man {
    role: Role,
    stands: u64,
    strikes: u64,
}

struct Weave<'b> {
    board: &'b Board,
    winner: Color,
    /// The loser's men except the king.
    theirs: u64,
    /// Squares that one man of the winner attacks, and those that two attack.
    once: u64,
    twice: u64,
    men: [Man; MEN],
    count: usize,
}

impl<'b> Weave<'b> {
    fn of(board: &'b Board, king: Square, winner: Color) -> Self {
        Self {
            board,
            winner,
            theirs: board.color(!winner).0 & !Bitboard::from(king).0,
            once: pawn_strikes(winner, board.live_pawns(winner).0),
            twice: 0,
            men: [Man { role: Role::Pawn, stands: 0, strikes: 0 }; MEN],
            count: 0,
        }
    }

    /// Follows an officer over the empty squares.
    fn enter(&mut self, role: Role, home: u64) {
        if self.count == MEN {
            return;
        }
        let empty = !self.board.occupied().0;
        let (mut stands, mut front, mut strikes) = (home, home, 0);
        while front != 0 {
            strikes |= flood::strikes(role, front, empty);
            front = strikes & empty & !stands;
            stands |= front;
        }
        self.twice |= self.once & strikes;
        self.once |= strikes;
        self.men[self.count] = Man { role, stands, strikes };
        self.count += 1;
    }

    /// Makes queens of pawns with nothing in front of them. The net assumes that there may be two
    /// of what pawns promote to: one checks, another helps.
    fn promote(&mut self) {
        let empty = !self.board.occupied().0;
        let mut front = self.board.live_pawns(self.winner).0;
        while front & !BACK_RANKS != 0 {
            front = step(self.winner, front) & empty | front & BACK_RANKS;
        }
        if front != 0 {
            self.enter(Role::Queen, front);
            self.enter(Role::Queen, front);
        }
    }

    /// Whether a mate on this square cannot be ruled out, if these squares are covered.
    fn holds(&self, king: Square, covered: u64) -> bool {
        let open = attacks::king(king).0 & !covered & !self.theirs & !self.twice;
        let occupied = self.board.occupied();
        self.men[..self.count].iter().any(|man| {
            open & !(self.once & !man.strikes) == 0
                && attacks::from(man.role.of(self.winner), king, occupied).0 & man.stands != 0
        })
    }
}
