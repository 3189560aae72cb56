//! A position as somebody set it up, legal or not.

use std::fmt;
use std::num::NonZeroU32;

use crate::castling::wing_of;
use crate::{Bitboard, Board, ByColor, Castling, Color, File, Position, Role, Square, Wing};

/// Any pieces anywhere, and what is claimed about them.
///
/// A setup promises nothing. [`Position::try_from`] decides whether a game can be played from it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// The side that has the move.
    pub turn: Color,
    /// The rooks with which castling is claimed to be possible.
    pub castling_rooks: Bitboard,
    /// The sides that castle in mirror image (rule 7 of the Finnish blitz rules).
    pub mirrored: ByColor<bool>,
    /// The square that a pawn is claimed to have just passed with a double step.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub quiet_plies: u32,
    /// The number of the next move; it rises after each move by Black.
    pub move_number: NonZeroU32,
}

impl Setup {
    /// The initial array of 2.3 with White to move.
    #[must_use]
    pub fn initial() -> Self {
        Self {
            board: Board::initial(),
            castling_rooks: Bitboard(0x8100_0000_0000_0081),
            ..Self::empty()
        }
    }

    /// No pieces, White to move, first move.
    #[must_use]
    pub fn empty() -> Self {
        Self {
            board: Board::EMPTY,
            turn: Color::White,
            castling_rooks: Bitboard::EMPTY,
            mirrored: ByColor::default(),
            en_passant: None,
            quiet_plies: 0,
            move_number: NonZeroU32::MIN,
        }
    }

    /// The setup with the colours exchanged and the board turned to match.
    #[must_use]
    pub fn swap_colors(&self) -> Self {
        Self {
            board: self.board.swap_colors(),
            turn: !self.turn,
            castling_rooks: Bitboard(self.castling_rooks.0.swap_bytes()),
            mirrored: ByColor { white: self.mirrored.black, black: self.mirrored.white },
            en_passant: self.en_passant.map(Square::flip_rank),
            ..*self
        }
    }

    /// Everything that keeps this setup from being a valid position.
    #[must_use]
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        for color in Color::ALL {
            match self.board.pieces(Role::King.of(color)).len() {
                0 => faults.push(SetupFault::NoKing(color)),
                1 => {}
                _ => faults.push(SetupFault::SeveralKings(color)),
            }
        }
        for rook in self.castling_rooks {
            if !self.castling_can_exist(rook) {
                faults.push(SetupFault::Castling(rook));
            }
        }
        if let Some(target) = self.en_passant
            && !self.double_step_can_exist(target)
        {
            faults.push(SetupFault::EnPassant(target));
        }
        faults
    }

    /// A right needs a rook and its king on their back rank, the king not in a corner (it began
    /// between the rooks), and no second rook claiming the same wing. The mirrored right needs
    /// the king on the d-file and the rook in a corner.
    fn castling_can_exist(&self, rook: Square) -> bool {
        let Some(color) = self.board.color_on(rook) else { return false };
        let kings = self.board.pieces(Role::King.of(color));
        let Some(king) = kings.first() else { return false };
        let back_rank = Bitboard::from(color.back_rank());
        let rivals = (self.castling_rooks & back_rank)
            .into_iter()
            .filter(|other| wing_of(king, *other) == wing_of(king, rook))
            .count();
        let files_fit = if self.mirrored[color] {
            king.file() == File::D && matches!(rook.file(), File::A | File::H)
        } else {
            !matches!(king.file(), File::A | File::H)
        };
        self.board.pieces(Role::Rook.of(color)).has(rook)
            && back_rank.has(rook)
            && back_rank.has(king)
            && !kings.has_several()
            && rivals == 1
            && files_fit
    }

    /// A double step leaves its pawn just beyond the square it passed, and both the passed square
    /// and the one it came from empty.
    fn double_step_can_exist(&self, target: Square) -> bool {
        let mover = !self.turn;
        let forward = match mover {
            Color::White => 1,
            Color::Black => -1,
        };
        let (Some(pawn), Some(origin)) = (target.offset(0, forward), target.offset(0, -forward))
        else {
            return false;
        };
        origin.rank().relative_to(mover) == crate::Rank::Second
            && self.board.pieces(Role::Pawn.of(mover)).has(pawn)
            && !self.board.occupied().has(target)
            && !self.board.occupied().has(origin)
    }
}

/// One reason why a setup is not a valid position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupFault {
    /// The side has no king.
    NoKing(Color),
    /// The side has more than one king.
    SeveralKings(Color),
    /// There cannot be a right to castle with a rook on this square.
    Castling(Square),
    /// No pawn can just have passed this square with a double step.
    EnPassant(Square),
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoKing(color) => write!(f, "{color} has no king"),
            Self::SeveralKings(color) => write!(f, "{color} has more than one king"),
            Self::Castling(rook) => write!(f, "there cannot be a right to castle with {rook}"),
            Self::EnPassant(target) => {
                write!(f, "no pawn can just have passed {target} with a double step")
            }
        }
    }
}

/// The setup is not a valid position: the reasons, and the setup given back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupFaults {
    /// All the reasons, at least one.
    pub faults: Vec<SetupFault>,
    /// The setup.
    pub setup: Box<Setup>,
}

impl SetupFaults {
    /// The position without the castling and en passant claims that cannot be true.
    ///
    /// # Errors
    /// If a king is missing or there are too many.
    pub fn forgive(self) -> Result<Position, Self> {
        let mut setup = *self.setup;
        for fault in &self.faults {
            match *fault {
                SetupFault::Castling(rook) => {
                    setup.castling_rooks = setup.castling_rooks - Bitboard::from(rook);
                }
                SetupFault::EnPassant(_) => setup.en_passant = None,
                SetupFault::NoKing(_) | SetupFault::SeveralKings(_) => {}
            }
        }
        Position::try_from(setup)
    }
}

impl fmt::Display for SetupFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupFaults {}

impl Castling {
    /// The rights of a setup without faults.
    pub(crate) fn of(setup: &Setup) -> Self {
        // A mirror with no rights left would make two equal positions unequal (9.2.2).
        let mirrored = ByColor::from_fn(|color| {
            setup.mirrored[color]
                && !setup.castling_rooks.is_disjoint(Bitboard::from(color.back_rank()))
        });
        Self { rooks: setup.castling_rooks, mirrored }
    }

    /// The rook of each right, wing by wing.
    #[must_use]
    pub fn by_wing(&self, color: Color, king: Square) -> [Option<Square>; 2] {
        Wing::ALL.map(|wing| self.rook(color, wing, king))
    }
}
