//! Which side may still castle, and over which squares (3.8.2; Guideline II; Finnish blitz rule 7).

use std::fmt;

use crate::{Bitboard, Board, ByColor, Color, File, Role, Square, attacks};

/// The side of the board towards which the king castles.
///
/// Not "short" and "long": for a king that began on the d-file, the a-file is the short side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub enum Wing {
    AFile,
    HFile,
}

impl Wing {
    /// Both wings, that of the a-file first.
    pub const ALL: [Self; 2] = [Self::AFile, Self::HFile];
}

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AFile => "a-file wing",
            Self::HFile => "h-file wing",
        })
    }
}

/// The rights to castle: the rooks that have not moved and whose king has not moved.
///
/// A right can only be lost (3.8.2.1). Castling that is prevented for the moment (3.8.2.2) does not
/// affect it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Castling {
    pub(crate) rooks: Bitboard,
    pub(crate) mirrored: ByColor<bool>,
}

impl Castling {
    /// No right to castle.
    pub const NONE: Self =
        Self { rooks: Bitboard::EMPTY, mirrored: ByColor { white: false, black: false } };

    /// The rooks that still have the right to castle.
    #[must_use]
    pub const fn rooks(&self) -> Bitboard {
        self.rooks
    }

    /// Whether this side castles in mirror image, because its king and queen were swapped at the
    /// start and nobody said so in time (rule 7 of the Finnish blitz rules): castling short goes
    /// towards the a-file, king to b and rook to c; castling long is king to f, rook to e.
    ///
    /// ```text
    ///   R . . K . . . R     short: . K R . . . . R     long: R . . . R K . .
    /// ```
    #[must_use]
    pub fn is_mirrored(&self, color: Color) -> bool {
        self.mirrored[color]
    }

    /// The rook with which `color`, whose king stands on `king`, may still castle.
    #[must_use]
    pub fn rook(&self, color: Color, wing: Wing, king: Square) -> Option<Square> {
        let rooks = self.rooks & Bitboard::from(color.back_rank());
        rooks.into_iter().find(|rook| wing_of(king, *rook) == wing)
    }

    /// The squares king and rook use when `color` castles with this rook.
    #[must_use]
    pub fn route(&self, color: Color, king: Square, rook: Square) -> Route {
        Route::new(king, rook, self.mirrored[color])
    }

    /// Whether every right belongs to a king on the e-file and a rook in the corner, castling to
    /// the usual squares, so that `e1g1` and `KQkq` are enough to write them.
    #[must_use]
    pub fn is_orthodox(&self, board: &Board) -> bool {
        const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);
        Color::ALL.into_iter().all(|color| {
            let rooks = self.rooks & Bitboard::from(color.back_rank());
            let king = board.pieces(Role::King.of(color));
            rooks.is_empty()
                || (!self.mirrored[color]
                    && rooks.is_subset(CORNERS)
                    && king.is_subset(Bitboard::from(File::E)))
        })
    }
}

/// The wing on which a rook stands, seen from its king.
pub(crate) fn wing_of(king: Square, rook: Square) -> Wing {
    if rook < king { Wing::AFile } else { Wing::HFile }
}

/// Where king and rook go when they castle, and what must hold for the squares on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Route {
    /// The king's square before.
    pub king_from: Square,
    /// The king's square after.
    pub king_to: Square,
    /// The rook's square before.
    pub rook_from: Square,
    /// The rook's square after.
    pub rook_to: Square,
    /// Only these two pieces may stand here (3.8.2.2.2, II.3.2.7.4).
    pub empty: Bitboard,
    /// None of these may be attacked: the king's square, those it crosses, the one it reaches
    /// (3.8.2.2.1).
    pub safe: Bitboard,
}

impl Route {
    fn new(king_from: Square, rook_from: Square, mirrored: bool) -> Self {
        let (king_file, rook_file) = match (wing_of(king_from, rook_from), mirrored) {
            (Wing::HFile, false) => (File::G, File::F),
            (Wing::AFile, false) => (File::C, File::D),
            (Wing::HFile, true) => (File::F, File::E),
            (Wing::AFile, true) => (File::B, File::C),
        };
        let king_to = Square::new(king_file, king_from.rank());
        let rook_to = Square::new(rook_file, rook_from.rank());
        let movers = Bitboard::from(king_from) | Bitboard::from(rook_from);
        let king_way = attacks::between(king_from, king_to) | Bitboard::from(king_to);
        let rook_way = attacks::between(rook_from, rook_to) | Bitboard::from(rook_to);
        Self {
            king_from,
            king_to,
            rook_from,
            rook_to,
            empty: (king_way | rook_way) - movers,
            safe: king_way | Bitboard::from(king_from),
        }
    }
}
