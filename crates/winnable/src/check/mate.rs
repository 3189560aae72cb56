//! The check that none of the described positions is mate.
//!
//! In a mate some man attacks the king, and every square beside the king is attacked or occupied by
//! a man of its own side. A man is on one square only; so is the king of the mating side. If no
//! choice of squares from the description meets this, no described position is mate.

use std::ops::ControlFlow;

use chess::{Bare, Color, Role};

use super::Flaw;
use super::claim::{Claim, first};
use super::sets::{around, attacked, each, lines};

/// Men of the mating side: one that is there now, or one that a pawn promotes to.
struct Part {
    role: Role,
    stands: u64,
    strikes: u64,
}

/// The search for a mate among the squares.
pub(super) struct Mate<'c> {
    claim: &'c Claim<'c>,
    winner: Color,
    parts: Vec<Part>,
    /// Where each man of the side to be mated may be, except the king.
    blockers: Vec<u64>,
    /// Fixed men, except the king to be mated: a check goes through it.
    stop: u64,
    /// What the men of the mating side may attack, without the king, and with it.
    struck: u64,
    covered: u64,
}

impl<'c> Mate<'c> {
    pub(super) fn new(claim: &'c Claim<'c>, winner: Color) -> Self {
        let stop = claim.stop() & !claim.homes[!winner as usize];
        let mut mate = Self {
            claim,
            winner,
            parts: Vec::with_capacity(16),
            blockers: Vec::with_capacity(16),
            stop,
            struck: 0,
            covered: 0,
        };
        let promoted = claim.promoted().filter(|(color, ..)| *color != winner);
        let made = promoted.fold(0, |all, (_, _, stands)| all | stands);
        for fate in &claim.certificate.fates {
            let piece = fate.man.piece;
            match (piece.role, piece.color == winner) {
                (Role::King, _) => {}
                (role, true) => mate.part(role, fate.stands.0),
                (_, false) if fate.may_promote => mate.blockers.push(fate.stands.0 | made),
                (_, false) => mate.blockers.push(fate.stands.0),
            }
        }
        for (color, role, stands) in claim.promoted() {
            if color == winner && stands != 0 {
                // Two pawns may promote to the same piece: one checks and the other helps.
                mate.part(role, stands);
                mate.part(role, stands);
            }
        }
        mate.struck = mate.parts.iter().fold(0, |all, part| all | part.strikes);
        mate.covered = mate.struck | around(claim.kings[winner as usize]);
        mate
    }

    fn part(&mut self, role: Role, stands: u64) {
        let strikes = attacked(self.winner, role, stands, self.stop);
        self.parts.push(Part { role, stands, strikes });
    }

    /// Confirms that only the other king ever attacks a square of the king's.
    pub(super) fn is_check_excluded(&self) -> Result<(), Flaw> {
        match first(self.claim.kings[!self.winner as usize] & self.struck) {
            Some(square) => Err(Flaw::Check(square)),
            None => Ok(()),
        }
    }

    /// Confirms that no described position is mate, except perhaps those that are mate before both
    /// sides have moved.
    pub(super) fn is_excluded(&self, bare: &Bare) -> Result<(), Flaw> {
        let alone = self.king_is_alone(bare);
        let mut by_the_way = false;
        for king in each(self.claim.kings[!self.winner as usize] & self.struck) {
            if !self.is_possible(king, |_| true) {
                continue;
            }
            if !alone || self.is_possible(king, |escort| self.came_from_somewhere(king, escort)) {
                return Err(first(king).map_or(Flaw::OtherMen, Flaw::Mate));
            }
            by_the_way = true;
        }
        match by_the_way && mates_at_once(bare, self.winner) {
            true => Err(Flaw::MatesAtOnce),
            false => Ok(()),
        }
    }

    /// Whether there is a mate on a square with the other king on one that may be, or far away.
    fn is_possible(&self, king: u64, may_be: impl Fn(u64) -> bool) -> bool {
        let claim = self.claim;
        let (us, them) = (self.winner as usize, !self.winner as usize);
        let flights = around(king) & !claim.stop() & !claim.guarded[us];
        // A square that nothing can cover or occupy is always a way out.
        if flights & !(self.covered | claim.men[them]) != 0 {
            return false;
        }
        let escorts = claim.kings[us] & !around(king) & !king & around(flights);
        let escorts = std::iter::once(0).chain(each(escorts)).filter(|escort| may_be(*escort));
        let escorts: Vec<u64> = escorts.map(around).collect();
        self.parts.iter().enumerate().any(|(i, part)| {
            let others = self.parts.iter().enumerate().filter(|(j, _)| i != *j);
            let others = others.fold(0, |all, (_, other)| all | other.strikes);
            let near = match part.role {
                Role::Pawn => around(king),
                role => attacked(self.winner, role, king, self.stop),
            };
            each(near & part.stands).any(|from| {
                let direct = attacked(self.winner, part.role, from, self.stop);
                escorts.iter().any(|escort| {
                    let open = flights & !direct & !others & !escort;
                    direct & king != 0 && open & from == 0 && self.are_taken_up(open)
                })
            })
        })
    }

    /// Whether men of the king's own side can occupy all these squares, each man one of them.
    fn are_taken_up(&self, open: u64) -> bool {
        let squares: Vec<u64> = each(open).collect();
        let mut done = [false; 256];
        done[0] = true;
        for stands in self.blockers.iter().filter(|stands| *stands & open != 0) {
            // From the fullest down, so that no man is used twice.
            for some in (0..1_usize << squares.len()).rev() {
                for (i, square) in squares.iter().enumerate() {
                    done[some | 1 << i] |= done[some] && stands & square != 0;
                }
            }
        }
        done[(1 << squares.len()) - 1]
    }

    /// Whether the side to be mated moves nothing but its king, and neither king castles.
    fn king_is_alone(&self, bare: &Bare) -> bool {
        let stay = self.claim.certificate.fates.iter().all(|fate| {
            let moves = fate.man.piece.color == !self.winner && fate.man.piece.role != Role::King;
            !moves || fate.stands.len() == 1 && !fate.may_promote
        });
        stay && bare.castling().rooks().is_empty()
    }

    /// A king that alone can move came to this square with the previous move, from an adjacent
    /// square that must be covered now. If the other king is beside that square, it was not then: so
    /// it is that king that moved last and uncovered the check.
    fn came_from_somewhere(&self, king: u64, escort: u64) -> bool {
        let before = around(king) & self.claim.kings[!self.winner as usize];
        before & self.struck & !around(escort) != 0
            || each(before).any(|before| self.uncovers(king, before))
    }

    fn uncovers(&self, king: u64, before: u64) -> bool {
        let escort = self.claim.kings[self.winner as usize] & !around(king) & !king;
        lines(king).any(|(moves, line)| {
            let steps_aside = |from: u64| {
                from & escort & !around(before) & !before != 0
                    && around(from) & around(before) & escort != 0
            };
            let Some(place) = line.iter().position(|from| steps_aside(*from)) else { return false };
            let beyond = line[place..].iter().fold(0, |all, square| all | square);
            self.parts.iter().any(|part| {
                (part.role == moves || part.role == Role::Queen) && part.stands & beyond != 0
            })
        })
    }
}

/// Whether it is mate, or the side that should mate is to move and has a mate in one.
pub(super) fn mates_at_once(bare: &Bare, winner: Color) -> bool {
    if bare.turn() != winner {
        return bare.is_checkmate();
    }
    bare.try_each_move(|step| match step.play().is_checkmate() {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(()),
    })
    .is_break()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::certificate::Certificate;
    use crate::proof::NoNet;
    use crate::structure::Fate;
    use chess::{Bitboard, ByColor, Man, Position, Setup, Square};

    /// A certificate that says each man stays where it is or was captured.
    fn as_it_is(position: &Position) -> Certificate {
        let fate = |(square, piece)| Fate {
            man: Man { piece, square },
            stands: Bitboard::from(square),
            may_be_taken: true,
            may_promote: false,
        };
        Certificate {
            fates: position.board().iter().map(fate).collect(),
            promoted: ByColor::from_fn(|_| [Bitboard::EMPTY; 4]),
            last_takes: Vec::new(),
            why: NoNet::NoMate,
        }
    }

    /// Some men, most of them near the king to be mated.
    fn crowd(random: &mut impl FnMut(u64) -> u64) -> Setup {
        let mut setup = Setup::empty();
        let mated = Color::ALL[random(2) as usize];
        setup.turn = mated;
        let king = Square::from_index(random(64) as u8).expect("a square");
        for _ in 0..3 + random(12) {
            let color = Color::ALL[random(2) as usize];
            let square = Square::from_index(random(64) as u8).expect("a square");
            if square.distance(king) < 4 {
                setup.board.put(square, Role::ALL[random(5) as usize].of(color));
            }
        }
        let other = Square::from_index(random(64) as u8).expect("a square");
        setup.board.put(other, Role::King.of(!mated));
        setup.board.put(king, Role::King.of(mated));
        setup
    }

    fn is_seen(position: &Position) {
        let bare = Bare::from(position);
        let certificate = as_it_is(position);
        let claim = Claim::read(&bare, &certificate).expect("the men on the board");
        let mate = Mate::new(&claim, !position.turn());
        let king = position.king(position.turn());
        assert!(mate.is_possible(1 << king.index(), |_| true), "{position}");
        assert!(mate.is_check_excluded().is_err(), "{position}");
        assert!(mate.is_excluded(&bare).is_err(), "{position}");
    }

    #[test]
    fn whatever_is_mate_is_possible() {
        let mut seed = 4_u64;
        let mut random = |end: u64| {
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            (seed >> 33) % end
        };
        let mut mates = 0;
        for _ in 0..60_000 {
            let Ok(position) = Position::try_from(crowd(&mut random)) else { continue };
            let [white, black] = Color::ALL.map(|color| position.king(color));
            if position.is_checkmate() && white.distance(black) > 1 {
                is_seen(&position);
                mates += 1;
            }
        }
        assert!(mates > 500, "{mates}");
    }

    #[test]
    fn a_pawn_mates_on_the_last_rank_too() {
        for fen in ["k7/1P6/K1N5/8/8/8/8/8 b - - 0 1", "8/8/8/8/8/k1n5/1p6/K7 w - - 0 1"] {
            let position: Position = fen.parse().expect("a position");
            assert!(position.is_checkmate(), "{fen}");
            is_seen(&position);
        }
    }
}
