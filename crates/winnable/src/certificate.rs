//! What is claimed about every man where the squares allow no mate.

use chess::{Bitboard, ByColor, Color, Promotion, Square};

use crate::proof::NoNet;
use crate::reach::Reach;
use crate::structure::Fate;

/// A set of positions that no legal move leaves and in which the side that should mate has no mate.
///
/// The positions are described man by man. Each man now on the board is on a square of its set, or
/// was captured if it may be, or promoted if it may; a promoted man is on a square of its side's
/// set for its role. Pawns that never leave their file keep their order on it.
/// [`verify`](crate::verify) confirms that the description still holds after every legal move by
/// either side from every such position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// What can become of each man, from a1 to h8.
    pub fates: Vec<Fate>,
    /// For each side, the squares that its promoted men can stand on, by [`Promotion`].
    pub promoted: ByColor<[Bitboard; 4]>,
    /// Captures that are left out because they end the game.
    pub last_takes: Vec<LastTake>,
    /// Why none of the positions is mate.
    pub why: NoNet,
}

/// A king captures a man and thereby stalemates the other side.
///
/// The man counts as one that is never captured, and the square as one that the king never reaches,
/// because no move follows the capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastTake {
    /// The side whose king captures.
    pub king: Color,
    /// The square of the capture.
    pub square: Square,
}

impl Certificate {
    /// The claims about the men, to be confirmed.
    pub(crate) fn of(reach: &Reach, why: NoNet) -> Self {
        Self {
            fates: reach.fates().collect(),
            promoted: ByColor::from_fn(|color| reach.promoted_stands[color as usize].map(Bitboard)),
            last_takes: reach.last_takes().collect(),
            why,
        }
    }

    /// The squares that a side's men promoted to this can stand on.
    #[must_use]
    pub fn promoted_squares(&self, color: Color, promotion: Promotion) -> Bitboard {
        self.promoted[color][promotion as usize]
    }
}
