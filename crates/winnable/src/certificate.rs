//! What is claimed of every man where the squares allow no mate.

use chess::{Bitboard, ByColor, Color, Promotion, Square};

use crate::proof::NoNet;
use crate::reach::Reach;
use crate::structure::Fate;

/// A set of positions that no legal move leaves and in which the side that should mate has no mate.
///
/// The positions are described man by man: each that stands on the board now is on a square of its
/// set, or was taken and may be, or promoted and may; a promoted man is on a square of its side's set for
/// its role. Pawns that never leave their file keep their order on it. [`verify`](crate::verify)
/// confirms that the description holds after every legal move from every such position, whoever
/// made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// What becomes of each man, from a1 to h8.
    pub fates: Vec<Fate>,
    /// For each side the squares on which men stand that its pawns became, by [`Promotion`].
    pub promoted: ByColor<[Bitboard; 4]>,
    /// Captures that are left out, because with them the game is over.
    pub last_takes: Vec<LastTake>,
    /// Why none of the positions is mate.
    pub why: NoNet,
}

/// A king takes a man, and the other side is stalemated by it.
///
/// The man counts as one that is never taken, and the square as one that the king never reaches:
/// no move comes after that one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastTake {
    /// Whose king takes.
    pub king: Color,
    /// On which square.
    pub square: Square,
}

impl Certificate {
    /// What is claimed of the men, for whoever wants to confirm it.
    pub(crate) fn of(reach: &Reach, why: NoNet) -> Self {
        Self {
            fates: reach.fates().collect(),
            promoted: ByColor::from_fn(|color| reach.promoted_stands[color as usize].map(Bitboard)),
            last_takes: reach.last_takes().collect(),
            why,
        }
    }

    /// The squares on which men of a side that a pawn became this can stand.
    #[must_use]
    pub fn promoted_squares(&self, color: Color, promotion: Promotion) -> Bitboard {
        self.promoted[color][promotion as usize]
    }
}
