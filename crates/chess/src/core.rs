//! The part of a position that decides which moves are legal, and how a move changes it.

use crate::castling::Route;
use crate::generate::{en_passant_is_safe, en_passant_pawns};
use crate::{Bitboard, Board, ByColor, Castling, Color, Promotion, Role, Square};

/// Board, castling rights and the square just passed. The side to move is a parameter, so that the
/// code for each side is compiled without branching on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Core {
    pub(crate) board: Board,
    /// The rooks that still have the right to castle.
    pub(crate) castling: u64,
    /// The square a pawn has just passed with a double step.
    pub(crate) passed: Option<Square>,
    pub(crate) mirrored: ByColor<bool>,
}

/// Which colour a `WHITE` parameter stands for.
pub(crate) const fn color_of(white: bool) -> Color {
    if white { Color::White } else { Color::Black }
}

pub(crate) const fn back_rank(white: bool) -> u64 {
    if white { 0xff } else { 0xff << 56 }
}

/// Where pawns of this side go with one step.
#[inline]
pub(crate) const fn step(white: bool, pawns: u64) -> u64 {
    if white { pawns << 8 } else { pawns >> 8 }
}

/// Which sides castle in mirror image when these rights are left. A side that can no longer castle
/// at all is not mirrored either; otherwise two equal positions would differ (9.2.2).
#[inline]
pub(crate) fn mirrors_left(mirrored: ByColor<bool>, castling: u64) -> ByColor<bool> {
    let left = |white: bool| castling & back_rank(white) != 0;
    ByColor { white: mirrored.white && left(true), black: mirrored.black && left(false) }
}

impl Core {
    #[inline]
    pub(crate) fn castling_rights(&self) -> Castling {
        Castling { rooks: Bitboard(self.castling), mirrored: self.mirrored }
    }

    pub(crate) fn route(&self, color: Color, king: Square, rook: Square) -> Route {
        self.castling_rights().route(color, king, rook)
    }

    #[inline]
    pub(crate) fn forget_mirrors(&mut self) {
        self.mirrored = mirrors_left(self.mirrored, self.castling);
    }

    /// Whether `us` can legally take the pawn that has just made a double step.
    pub(crate) fn finds_legal_en_passant(&self, us: Color) -> bool {
        en_passant_pawns(self, us).is_some_and(|(to, pawns)| {
            let king = Square::wrapping(self.board.pieces(Role::King.of(us)).0.trailing_zeros());
            pawns.into_iter().any(|from| en_passant_is_safe(self, us, king, from, to))
        })
    }

    /// Moves a piece, capturing whatever stands on the target square; not for castling, promotion
    /// or en passant.
    #[inline]
    pub(crate) fn move_piece<const WHITE: bool>(
        &self,
        role: Role,
        from: Square,
        to: Square,
    ) -> Self {
        let target = 1 << to.index();
        let both = target | 1 << from.index();
        let mut next = *self;
        for set in &mut next.board.roles {
            *set &= !target;
        }
        next.board.roles[role as usize] ^= both;
        next.board.colors[usize::from(!WHITE)] ^= both;
        next.board.colors[usize::from(WHITE)] &= !target;
        next.castling &= !both;
        if role as usize == Role::King as usize {
            next.castling &= !back_rank(WHITE);
        }
        next.passed = None;
        next
    }

    /// Moves a pawn two steps.
    #[inline]
    pub(crate) fn double_step<const WHITE: bool>(&self, from: Square, to: Square) -> Self {
        let both = 1 << to.index() | 1 << from.index();
        let mut next = *self;
        next.board.roles[Role::Pawn as usize] ^= both;
        next.board.colors[usize::from(!WHITE)] ^= both;
        next.passed = Some(Square::wrapping((from.index() + to.index()) as u32 / 2));
        next
    }

    /// Moves a pawn to the last rank and replaces it with another piece.
    #[inline]
    pub(crate) fn promote<const WHITE: bool>(
        &self,
        from: Square,
        to: Square,
        promotion: Promotion,
    ) -> Self {
        let mut next = self.move_piece::<WHITE>(Role::Pawn, from, to);
        next.board.roles[Role::Pawn as usize] ^= 1 << to.index();
        next.board.roles[Role::from(promotion) as usize] ^= 1 << to.index();
        next
    }

    /// Takes the pawn that has just passed the target square.
    #[inline]
    pub(crate) fn take_en_passant<const WHITE: bool>(&self, from: Square, to: Square) -> Self {
        let mut next = self.move_piece::<WHITE>(Role::Pawn, from, to);
        let victim = step(!WHITE, 1 << to.index());
        next.board.roles[Role::Pawn as usize] ^= victim;
        next.board.colors[usize::from(WHITE)] ^= victim;
        next
    }

    /// Castles with this rook.
    #[inline]
    pub(crate) fn castle<const WHITE: bool>(&self, king: Square, rook: Square) -> Self {
        let route = self.route(color_of(WHITE), king, rook);
        let kings = 1 << route.king_from.index() ^ 1 << route.king_to.index();
        let rooks = 1 << route.rook_from.index() ^ 1 << route.rook_to.index();
        let mut next = *self;
        next.board.roles[Role::King as usize] ^= kings;
        next.board.roles[Role::Rook as usize] ^= rooks;
        // Either may land where the other began, so both changes are made at once.
        next.board.colors[usize::from(!WHITE)] ^= kings ^ rooks;
        next.castling &= !back_rank(WHITE);
        next.passed = None;
        next
    }
}
