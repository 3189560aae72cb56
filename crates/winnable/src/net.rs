//! Whether any mate can be constructed from what the men can reach.
//!
//! In a mate the king stands on a square of its set. A man of the winner, on a square of its own
//! set, attacks it there. Every other square around the king is attacked or occupied: by a wall, by
//! the winner's king from the one square it stands on, by the checking man, by another man of the
//! winner, or by one of the loser's own men, and no man occupies two squares. If no choice of
//! squares meets even these demands, there is no mate, now or ever.
//!
//! One more demand applies where the loser can move nothing but the king. Then the king came to the
//! mating square with the previous move, from an adjacent square that must be attacked now. If the
//! winner's king is beside that square, it was not while the other king stood there: so it moves
//! last, and the check is one that it uncovers. Otherwise another man attacks the square.

use chess::{Bare, Bitboard, Color, Role, Square, attacks};

use crate::NoNet;
use crate::reach::{Reach, king_strikes};

pub(crate) struct Net<'r> {
    reach: &'r Reach,
    winner: Color,
    king_home: u64,
    /// Where the loser's king can stand.
    region: u64,
    /// Where the winner's king can stand.
    escort: u64,
    /// Squares that the winner's men, except the king, can attack, all together.
    strikes: u64,
    /// Only the loser's king can move, step by step, and the winner cannot castle.
    king_alone: bool,
}

/// A man of the winner that may give check, and on which squares.
#[derive(Clone, Copy)]
struct Checker {
    role: Role,
    stands: u64,
    /// What the other men of the winner can attack.
    others: u64,
}

impl<'r> Net<'r> {
    pub(crate) fn of(bare: &Bare, reach: &'r Reach, winner: Color) -> Self {
        let mut net = Self {
            reach,
            winner,
            king_home: 0,
            region: 0,
            escort: 0,
            strikes: reach.promoted_strikes[winner as usize].iter().fold(0, |all, s| all | s),
            king_alone: reach.promoted_stands[!winner as usize] == [0; 4],
        };
        for (man, (stands, strikes)) in
            reach.men.iter().zip(reach.stands.iter().zip(&reach.strikes))
        {
            match (man.role, man.color == winner) {
                (Role::King, true) => net.escort = *stands,
                (Role::King, false) => {
                    net.region = *stands;
                    net.king_home = 1 << man.home.index();
                }
                (_, true) => net.strikes |= strikes,
                (_, false) => net.king_alone &= *stands == 1 << man.home.index(),
            }
        }
        net.king_alone &= bare.castling().rooks().is_empty();
        net
    }

    /// Why there is no mate; `None` if there may be one.
    pub(crate) fn is_torn(&self) -> Option<NoNet> {
        let checked = self.region & self.strikes;
        if checked == 0 {
            return Some(NoNet::NoCheck);
        }
        let checkers = self.checkers();
        let possible = Bitboard(checked).into_iter().any(|king| self.holds(king, &checkers));
        (!possible).then_some(NoNet::NoMate)
    }

    fn checkers(&self) -> Vec<Checker> {
        let reach = self.reach;
        let mut parts: Vec<(Role, u64, u64)> = Vec::new();
        for (man, (stands, strikes)) in
            reach.men.iter().zip(reach.stands.iter().zip(&reach.strikes))
        {
            if man.color == self.winner && man.role != Role::King && *strikes != 0 {
                parts.push((man.role, *stands, *strikes));
            }
        }
        let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        for (i, role) in roles.into_iter().enumerate() {
            let stands = reach.promoted_stands[self.winner as usize][i];
            if stands != 0 {
                // Several pawns may promote to the same piece: one checks, another helps.
                let strikes = reach.promoted_strikes[self.winner as usize][i];
                parts.push((role, stands, strikes));
                parts.push((role, stands, strikes));
            }
        }
        let others = |i: usize| {
            parts.iter().enumerate().filter(|(j, _)| *j != i).fold(0, |all, (_, part)| all | part.2)
        };
        parts
            .iter()
            .enumerate()
            .map(|(i, (role, stands, _))| Checker {
                role: *role,
                stands: *stands,
                others: others(i),
            })
            .collect()
    }

    /// Whether a mate on this square cannot be ruled out.
    fn holds(&self, king: Square, checkers: &[Checker]) -> bool {
        let here = 1 << king.index();
        let around = attacks::king(king).0;
        // The loser's own walls, and squares guarded by the winner's walls, are not a way out.
        let walls = self.reach.walls;
        let flights = around & !walls & !self.reach.guarded[self.winner as usize];
        if self.king_alone && !self.came_from_somewhere(king, 0) {
            return false;
        }
        let escorts = self.escort_masks(king, flights);
        for checker in checkers {
            let reverse = self.strikes_on(checker.role, king) & checker.stands & !here;
            for from in Bitboard(reverse) {
                let direct = self.strikes_from(checker.role, from);
                let open = flights & !direct & !checker.others;
                for escort in &escorts {
                    let open = open & !escort;
                    if open >> from.index() & 1 == 0 && self.blocked(open) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The sets of flights that the winner's king can cover from one square.
    fn escort_masks(&self, king: Square, flights: u64) -> Vec<u64> {
        let mut masks = vec![0];
        let near = self.escort & !attacks::king(king).0 & !(1 << king.index());
        for square in Bitboard(near & king_strikes(flights)) {
            let beside = attacks::king(square).0;
            let mask = beside & flights;
            let may_be = !self.king_alone || self.came_from_somewhere(king, beside);
            if may_be && !masks.contains(&mask) {
                masks.push(mask);
            }
        }
        masks
    }

    /// The squares from which a man of the role attacks the king.
    fn strikes_on(&self, role: Role, king: Square) -> u64 {
        match role {
            Role::Pawn => attacks::pawn(!self.winner, king).0,
            _ => {
                attacks::from(
                    role.of(self.winner),
                    king,
                    Bitboard(self.reach.walls & !(1 << king.index())),
                )
                .0
            }
        }
    }

    /// What it attacks from there, through the king.
    fn strikes_from(&self, role: Role, from: Square) -> u64 {
        let walls = Bitboard(self.reach.walls & !self.king_home);
        attacks::from(role.of(self.winner), from, walls).0
    }

    /// Whether the loser's own men can occupy all these squares at once.
    fn blocked(&self, open: u64) -> bool {
        if open == 0 {
            return true;
        }
        let promoted =
            self.reach.promoted_stands[!self.winner as usize].iter().fold(0, |all, s| all | s);
        // Augmenting paths: each man in turn is asked to move over for the next square.
        let mut taken: [Option<Square>; 64] = [None; 64];
        Bitboard(open).into_iter().all(|square| {
            let mut asked = 0;
            self.seat(square, promoted, &mut asked, &mut taken)
        })
    }

    /// Finds a man for a square, moving others over if need be.
    fn seat(
        &self,
        square: Square,
        promoted: u64,
        asked: &mut u64,
        taken: &mut [Option<Square>; 64],
    ) -> bool {
        for (i, man) in self.reach.men.iter().enumerate() {
            if man.color == self.winner || man.role == Role::King || *asked >> i & 1 == 1 {
                continue;
            }
            let mut stands = self.reach.stands[i];
            if self.reach.promotes >> i & 1 == 1 {
                stands |= promoted;
            }
            if stands >> square.index() & 1 == 0 {
                continue;
            }
            *asked |= 1 << i;
            let free = match taken[i] {
                None => true,
                Some(other) => self.seat(other, promoted, asked, taken),
            };
            if free {
                taken[i] = Some(square);
                return true;
            }
        }
        false
    }

    /// Whether the king, which alone moves, can have come from a square that is covered now, with
    /// the winner's king beside these squares.
    fn came_from_somewhere(&self, king: Square, beside: u64) -> bool {
        let last = attacks::king(king).0 & self.region;
        last & self.strikes & !beside != 0
            || Bitboard(last).into_iter().any(|last| self.uncovers(king, last))
    }

    /// Whether the winner's king can step beside `last` and uncover a check on `king`.
    fn uncovers(&self, king: Square, last: Square) -> bool {
        let beside_last = attacks::king(last).0 | 1 << last.index();
        let beside_king = attacks::king(king).0 | 1 << king.index();
        let lines = attacks::queen(king, Bitboard::EMPTY).0;
        Bitboard(self.escort & !beside_last & !beside_king & lines).into_iter().any(|from| {
            let to = attacks::king(from).0 & beside_last & !beside_king & self.escort;
            let beyond = attacks::line(king, from).0 & !attacks::between(king, from).0;
            to != 0 && self.has_slider_on(beyond, king, from)
        })
    }

    fn has_slider_on(&self, line: u64, king: Square, from: Square) -> bool {
        let straight = king.file() == from.file() || king.rank() == from.rank();
        let fits = |role: Role| match role {
            Role::Queen => true,
            Role::Rook => straight,
            Role::Bishop => !straight,
            Role::Pawn | Role::Knight | Role::King => false,
        };
        let men = self.reach.men.iter().zip(&self.reach.stands);
        let found = men
            .into_iter()
            .any(|(man, stands)| man.color == self.winner && fits(man.role) && stands & line != 0);
        found || self.reach.promoted_stands[self.winner as usize].iter().any(|stands| *stands != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;

    /// The argument about a lone moving king assumes that the other king goes step by step.
    #[test]
    fn a_king_that_may_castle_does_not_go_step_by_step() {
        for (fen, alone) in
            [("4k3/8/8/8/8/8/8/4K2R w - - 0 1", true), ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", false)]
        {
            let position: Position = fen.parse().expect("a position");
            let bare = Bare::from(&position);
            let reach = Reach::of(&bare);
            assert_eq!(Net::of(&bare, &reach, Color::White).king_alone, alone, "{fen}");
        }
    }
}
