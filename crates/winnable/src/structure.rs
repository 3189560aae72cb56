//! What the argument by squares is about, for display.

use chess::{Bare, Bitboard, Color, Man, Position, Promotion, Role, Square, attacks};

use crate::reach::Reach;

/// What can ever become of every man of a position, never too little (see the crate's
/// documentation).
///
/// ```
/// use chess::{Color, Position, Square};
/// use tuomari_winnable::{Hole, Structure};
/// let locked: Position = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1".parse()?;
/// let structure = Structure::of(&locked);
/// assert_eq!(structure.walls().len(), 8);
/// assert!(structure.king_squares(Color::Black).has(Square::A8));
/// assert!(!structure.king_squares(Color::Black).has(Square::A4));
/// assert!(structure.holes(Color::White).iter().all(|(_, hole)| *hole == Hole::NoCheck));
/// # Ok::<(), chess::FenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Structure {
    reach: Reach,
}

/// What can ever become of one man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fate {
    /// The man where it stands now.
    pub man: Man,
    /// The squares it can ever stand on without promoting.
    pub stands: Bitboard,
    /// Whether it can ever be captured.
    pub may_be_taken: bool,
    /// Whether it can ever promote.
    pub may_promote: bool,
}

/// Why a king cannot be mated on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hole {
    /// Only the other king can ever attack the square.
    NoCheck,
    /// Nothing can ever attack or occupy this adjacent square.
    Free(Square),
    /// Each adjacent square can be covered, but not all at once.
    NeverTogether,
}

impl Structure {
    /// Follows every man of the position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self { reach: Reach::of(&Bare::from(position)) }
    }

    /// What can become of each man, from a1 to h8.
    pub fn fates(&self) -> impl Iterator<Item = Fate> + '_ {
        self.reach.fates()
    }

    /// The men that never leave their squares and are never captured.
    #[must_use]
    pub const fn walls(&self) -> Bitboard {
        Bitboard(self.reach.walls)
    }

    /// The squares that a side's men promoted to this can ever stand on.
    #[must_use]
    pub const fn promoted_squares(&self, color: Color, promotion: Promotion) -> Bitboard {
        Bitboard(self.reach.promoted_stands[color as usize][promotion as usize])
    }

    /// The squares that a side's king can ever stand on.
    #[must_use]
    pub fn king_squares(&self, color: Color) -> Bitboard {
        let king = |fate: &Fate| fate.man.piece == Role::King.of(color);
        self.fates().find(king).map_or(Bitboard::EMPTY, |fate| fate.stands)
    }

    /// The squares that men of a side, except its king, can ever attack.
    #[must_use]
    pub fn struck(&self, color: Color) -> Bitboard {
        let reach = &self.reach;
        let men = reach.men.iter().zip(&reach.strikes);
        let men = men.filter(|(man, _)| man.color == color && man.role != Role::King);
        let promoted = reach.promoted_strikes[color as usize].iter();
        Bitboard(men.map(|(_, strikes)| strikes).chain(promoted).fold(0, |all, one| all | one))
    }

    /// For every square of the king that should be mated, what is missing there, as far as one
    /// square at a time can show it.
    ///
    /// If a mate is possible after all, the result is meaningless: ask only when the proof is
    /// [`Proof::Frozen`](crate::Proof::Frozen).
    #[must_use]
    pub fn holes(&self, winner: Color) -> Vec<(Square, Hole)> {
        let struck = self.struck(winner);
        let escorts = self.king_squares(winner);
        let mut blockers = Bitboard::EMPTY;
        for fate in self.fates().filter(|fate| fate.man.piece.color != winner) {
            if fate.man.piece.role != Role::King {
                blockers |= fate.stands;
            }
        }
        for promotion in Promotion::ALL {
            blockers |= self.promoted_squares(!winner, promotion);
        }
        let guarded = Bitboard(self.reach.guarded[winner as usize]);
        let hole = |king: Square| {
            if !struck.has(king) {
                return Hole::NoCheck;
            }
            let beside = attacks::king(king);
            let escorts = escorts - beside - Bitboard::from(king);
            let open = beside - self.walls() - guarded - struck - blockers;
            open.into_iter()
                .find(|square| attacks::king(*square).is_disjoint(escorts))
                .map_or(Hole::NeverTogether, Hole::Free)
        };
        self.king_squares(!winner).into_iter().map(|king| (king, hole(king))).collect()
    }
}
