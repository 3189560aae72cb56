//! What is known about how a position came about.

use super::Unsound;
use crate::{
    BackRank, Bitboard, Board, ByColor, Castling, Color, File, Man, Position, Rank, Role, Route,
    Square, Start, attacks,
};

/// Where one side's officers began.
#[derive(Clone, Copy, Debug)]
pub(super) struct Home {
    pub(super) back_rank: BackRank,
    pub(super) king: Square,
    pub(super) rooks: Bitboard,
    pub(super) mirrored: bool,
}

impl Home {
    fn new(color: Color, back_rank: BackRank, mirrored: bool) -> Self {
        let squares = |role| {
            let files = File::ALL.into_iter().zip(back_rank.0).filter(move |(_, it)| *it == role);
            files.map(|(file, _)| Square::new(file, color.back_rank()))
        };
        let king = squares(Role::King).next();
        let king = king.unwrap_or(Square::new(File::E, color.back_rank()));
        Self { back_rank, king, rooks: squares(Role::Rook).collect(), mirrored }
    }

    /// The ways in which the side can castle.
    pub(super) fn routes(&self, color: Color) -> impl Iterator<Item = Route> {
        let castling = Castling {
            rooks: self.rooks,
            mirrored: ByColor { white: self.mirrored, black: self.mirrored },
        };
        let king = self.king;
        self.rooks.into_iter().map(move |rook| castling.route(color, king, rook))
    }
}

/// Where the officers of both sides began, as far as that is known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Homes(ByColor<Option<Home>>);

impl Homes {
    pub(super) fn unknown() -> Self {
        Self(ByColor { white: None, black: None })
    }

    pub(super) fn of(start: Start) -> Self {
        Self(ByColor::from_fn(|color| {
            let mirrored = matches!(start, Start::Exchanged(exchanged) if exchanged[color]);
            Some(Home::new(color, start.back_rank(color), mirrored))
        }))
    }

    /// The array of 2.3, unless the castling rights show that it was another.
    pub(super) fn shown_by(position: &Position) -> Self {
        let rights = position.castling();
        if rights.is_orthodox(position.board()) {
            return Self::of(Start::Usual);
        }
        // The side that castles in mirror image had king and queen swapped; for the other side this
        // is known only if it may castle.
        let exchanged = ByColor::from_fn(|color| rights.is_mirrored(color));
        if exchanged == ByColor::default() {
            return Self::unknown();
        }
        let mut homes = Self::of(Start::Exchanged(exchanged));
        for color in Color::ALL {
            let castles = !rights.rooks().is_disjoint(color.back_rank().into());
            homes.0[color] = homes.0[color].filter(|_| castles);
        }
        homes
    }

    pub(super) fn of_side(&self, color: Color) -> Option<&Home> {
        self.0[color].as_ref()
    }

    /// The ways in which a side can have castled: every possible way if its home is unknown.
    pub(super) fn routes(&self, color: Color) -> Vec<Route> {
        match self.of_side(color) {
            Some(home) => home.routes(color).collect(),
            None => {
                let squares = || Bitboard::from(color.back_rank()).into_iter();
                let pairs = || squares().flat_map(|king| squares().map(move |rook| (king, rook)));
                let ways = [false, true].into_iter().flat_map(|mirrored| {
                    let mirrored = ByColor { white: mirrored, black: mirrored };
                    let castling = Castling { mirrored, ..Castling::NONE };
                    let pairs = pairs().filter(|(king, rook)| king != rook);
                    pairs.map(move |(king, rook)| castling.route(color, king, rook))
                });
                ways.collect()
            }
        }
    }
}

/// A board, the side to move, and what the claims say about pieces that never moved.
#[derive(Clone, Copy, Debug)]
pub(super) struct Evidence<'h> {
    pub(super) board: Board,
    pub(super) turn: Color,
    /// Kings and rooks that may castle, and so have never moved.
    pub(super) castling: Bitboard,
    /// The square just passed by a double step, if that was the last move.
    pub(super) passed: Option<Square>,
    pub(super) homes: &'h Homes,
}

impl<'h> Evidence<'h> {
    pub(super) fn of(position: &Position, homes: &'h Homes) -> Self {
        let rooks = position.castling().rooks();
        let kings = Color::ALL
            .into_iter()
            .filter(|color| !rooks.is_disjoint(color.back_rank().into()))
            .map(|color| position.king(color))
            .collect();
        Self {
            board: *position.board(),
            turn: position.turn(),
            castling: rooks | kings,
            passed: position.passed_square(),
            homes,
        }
    }

    pub(super) fn men(&self, color: Color) -> u32 {
        self.board.color(color).len()
    }

    pub(super) fn pawns(&self, color: Color) -> Bitboard {
        self.board.pieces(Role::Pawn.of(color))
    }

    /// How many men of this colour have been captured.
    pub(super) fn captured(&self, color: Color) -> u32 {
        16_u32.saturating_sub(self.men(color))
    }

    /// The pawns of a side that have never moved.
    pub(super) fn unmoved_pawns(&self, color: Color) -> Bitboard {
        self.pawns(color) & Rank::Second.relative_to(color).into()
    }

    pub(super) fn king(&self, color: Color) -> Option<Square> {
        self.board.pieces(Role::King.of(color)).first()
    }

    pub(super) fn is_in_check(&self, color: Color) -> bool {
        self.king(color).is_some_and(|king| {
            !self.board.attackers(king, !color, self.board.occupied()).is_empty()
        })
    }

    /// Whether nothing has moved yet.
    pub(super) fn is_start(&self) -> bool {
        self.turn == Color::White
            && Color::ALL.into_iter().all(|color| {
                let officers = self.board.color(color) & color.back_rank().into();
                self.unmoved_pawns(color).len() == 8
                    && officers.len() == 8
                    && self.homes.of_side(color).is_none_or(|home| {
                        let there = |(file, role): (File, Role)| {
                            let square = Square::new(file, color.back_rank());
                            self.board.role_on(square) == Some(role)
                        };
                        File::ALL.into_iter().zip(home.back_rank.0).all(there)
                    })
            })
    }

    /// Everything that is wrong with the men as they stand, regardless of the last move.
    pub(super) fn faults(&self) -> Vec<Unsound> {
        let mut faults = Vec::new();
        for color in Color::ALL {
            let men = self.men(color);
            if men > 16 {
                faults.push(Unsound::TooManyMen { color, men });
            }
            let pawns = self.pawns(color).len();
            if pawns > 8 {
                faults.push(Unsound::TooManyPawns { color, pawns });
            }
            for square in self.pawns(color) - attacks::PAWN_RANKS {
                let pawn = Man { piece: Role::Pawn.of(color), square };
                faults.push(Unsound::PawnOnEdge { pawn });
            }
        }
        // The remaining checks assume that every man stands where men can stand.
        if faults.is_empty() {
            let freedom = self.freedom(&mut faults);
            for color in Color::ALL {
                self.pawn_faults(color, &freedom, &mut faults);
            }
        }
        faults
    }
}
