//! A position that a game can go on from.
//!
//! The file is long because a position is one type, and all that can be asked of it stands here; how a
//! move is played, and the short form, have files of their own.

mod aftermath;
mod play;
mod short;

pub use short::{NotOne, Short};

use std::num::NonZeroU32;
use std::ops::ControlFlow;

use crate::core::Core;
use crate::generate::{PawnMove, Sink, castling_is_free, en_passant_is_safe, generate};
use crate::legal::Kind;
use crate::{
    Bitboard, Board, Castling, Color, Illegal, Legal, LegalMoves, Move, Promotion, Rank, Role,
    SamePosition, Setup, SetupFaults, Square, attacks, hash,
};

/// One king each, a side to move, and rights that can exist: enough to play on.
///
/// A position need not be one that legal moves lead to. Real games produce others: an illegal move
/// that nobody noticed in time stands, a pawn stays on the last rank, both kings are in check.
/// Every method gives the right answer for those as well. [`Position::soundness`] asks whether the
/// position could have come about legally.
///
/// ```
/// use tuomari_chess::Position;
/// let position: Position = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4".parse()?;
/// assert!(position.is_checkmate());
/// # Ok::<(), tuomari_chess::FenError>(())
/// ```
///
/// # Equality
/// Two positions are equal if they are the same by 9.2.2 and have equal counters. That is exactly
/// what a FEN says, so a position equals what is read from its text. A square just passed by a pawn
/// that cannot be taken does not count. To ignore the counters as well, compare
/// [`Position::same_position`].
///
/// ```
/// use tuomari_chess::Position;
/// let e4 = Position::initial().judge("e2e4".parse()?)?.play();
/// assert_eq!(e4.to_string().parse::<Position>()?, e4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    pub(crate) core: Core,
    turn: Color,
    /// Whether the pawn that has just passed a square can legally be taken there.
    en_passant_is_legal: bool,
    quiet_plies: u32,
    move_number: NonZeroU32,
    index_hash: u64,
}

impl Position {
    /// The initial position of 2.3.
    #[must_use]
    pub fn initial() -> Self {
        Self::from_sound_setup(&Setup::initial())
    }

    pub(crate) fn from_sound_setup(setup: &Setup) -> Self {
        let castling = Castling::of(setup);
        let mut position = Self {
            core: Core {
                board: setup.board,
                castling: castling.rooks.0,
                passed: setup.en_passant,
                mirrored: castling.mirrored,
            },
            turn: setup.turn,
            en_passant_is_legal: false,
            quiet_plies: setup.quiet_plies,
            move_number: setup.move_number,
            index_hash: 0,
        };
        position.en_passant_is_legal = position.core.finds_legal_en_passant(setup.turn);
        position.index_hash = position.hash_from_scratch();
        position
    }

    /// The same position with `color` to move, for questions about moves out of turn.
    pub(crate) fn with_turn_of(&self, color: Color) -> Self {
        Self::from_sound_setup(&Setup { turn: color, en_passant: None, ..self.to_setup() })
    }

    /// The position as a setup, to be changed or written out.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.core.board,
            turn: self.turn,
            castling_rooks: Bitboard(self.core.castling),
            mirrored: self.core.mirrored,
            en_passant: self.core.passed,
            quiet_plies: self.quiet_plies,
            move_number: self.move_number,
        }
    }

    /// The pieces.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.core.board
    }

    /// The side that has the move.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The rights to castle.
    #[inline]
    #[must_use]
    pub fn castling(&self) -> Castling {
        self.core.castling_rights()
    }

    /// The square that a pawn has just passed with a double step, whether or not it can be taken
    /// there.
    #[inline]
    #[must_use]
    pub const fn passed_square(&self) -> Option<Square> {
        self.core.passed
    }

    /// The square on which a pawn can legally be taken en passant now; this is what counts for
    /// 9.2.2.
    #[inline]
    #[must_use]
    pub fn en_passant(&self) -> Option<Square> {
        self.core.passed.filter(|_| self.en_passant_is_legal)
    }

    /// Plies since the last capture or pawn move: a hundred are the fifty moves of 9.3, a hundred
    /// and fifty the seventy-five of 9.6.2. The count has no cap.
    #[inline]
    #[must_use]
    pub const fn quiet_plies(&self) -> u32 {
        self.quiet_plies
    }

    /// The number of the next move; it rises after each move by Black.
    #[inline]
    #[must_use]
    pub const fn move_number(&self) -> NonZeroU32 {
        self.move_number
    }

    /// The square of a side's king.
    #[inline]
    #[must_use]
    pub fn king(&self, color: Color) -> Square {
        Square::wrapping(self.core.board.pieces(Role::King.of(color)).0.trailing_zeros())
    }

    /// The enemy pieces that give check to `color`'s king.
    #[must_use]
    pub fn checkers_of(&self, color: Color) -> Bitboard {
        let board = &self.core.board;
        board.attackers(self.king(color), !color, board.occupied())
    }

    /// The pieces that give check to the side to move (3.9.1).
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        self.checkers_of(self.turn)
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Every legal move.
    #[must_use]
    pub fn legal_moves(&self) -> LegalMoves<'_> {
        LegalMoves::of(self)
    }

    /// Whether there is a legal move at all.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        let found = match self.turn {
            Color::White => generate::<true, _>(&self.core, &mut First),
            Color::Black => generate::<false, _>(&self.core, &mut First),
        };
        found.is_break()
    }

    /// Whether the side to move is mated (1.4.1, 5.1.1).
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the side to move is stalemated (5.2.1).
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.has_legal_move() && !self.is_check()
    }

    /// The move as a legal one, or every reason why it is illegal.
    ///
    /// # Errors
    /// If the move is illegal.
    pub fn judge(&self, m: Move) -> Result<Legal<'_>, Illegal> {
        self.legal(m).ok_or_else(|| self.why_illegal(m))
    }

    /// The move if it is legal. Faster than [`Position::judge`] when the reasons are not needed.
    ///
    /// Castling may be given as king takes rook or as the king's own step of two or more squares.
    #[must_use]
    pub fn legal(&self, m: Move) -> Option<Legal<'_>> {
        let board = &self.core.board;
        if !board.color(self.turn).has(m.from) {
            return None;
        }
        let role = board.role_on(m.from)?;
        match role {
            Role::Pawn => self.legal_pawn_move(m),
            _ if m.promotion.is_some() => None,
            Role::King => self.legal_king_step(m).or_else(|| self.legal_castling(m)),
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                let reach = attacks::from(role.of(self.turn), m.from, board.occupied());
                let free = reach.has(m.to) && self.may_stand_on(m.to);
                (free && self.is_safe_after(m.from, m.to))
                    .then(|| self.proved(role, m.from, m.to, Kind::Plain))
            }
        }
    }

    /// The squares from which a piece of this role, owned by the side to move, can legally go to
    /// `to`, castling excluded. This is what short notation needs to know.
    ///
    /// ```
    /// use tuomari_chess::{Bitboard, Position, Role, Square};
    /// let start = Position::initial();
    /// assert_eq!(start.origins(Role::Knight, Square::F3), Bitboard::from(Square::G1));
    /// ```
    #[must_use]
    pub fn origins(&self, role: Role, to: Square) -> Bitboard {
        let board = &self.core.board;
        if !self.may_stand_on(to) {
            return Bitboard::EMPTY;
        }
        let occupied = board.occupied();
        match role {
            Role::Pawn => {
                let behind = match self.turn {
                    Color::White => -1,
                    Color::Black => 1,
                };
                let straight = [to.offset(0, behind), to.offset(0, 2 * behind)];
                let candidates = (attacks::pawn(!self.turn, to)
                    | straight.into_iter().flatten().collect())
                    & board.live_pawns(self.turn);
                let promotion = (to.rank() == self.turn.promotion_rank()).then_some(Role::Queen);
                candidates
                    .into_iter()
                    .filter(|from| {
                        self.legal_pawn_move(Move { from: *from, to, promotion }).is_some()
                    })
                    .collect()
            }
            Role::King => {
                let king = self.king(self.turn);
                match self.legal_king_step(Move::new(king, to)) {
                    Some(_) => king.into(),
                    None => Bitboard::EMPTY,
                }
            }
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                let piece = role.of(self.turn);
                let candidates = attacks::from(piece, to, occupied) & board.pieces(piece);
                candidates.into_iter().filter(|from| self.is_safe_after(*from, to)).collect()
            }
        }
    }

    /// What makes two positions the same under 9.2.2, for exact comparison.
    #[must_use]
    pub fn same_position(&self) -> SamePosition {
        SamePosition::of(self)
    }

    /// A number that is equal for positions that are the same by 9.2.2 and nearly always different
    /// for others: good for finding candidates, not for deciding.
    #[inline]
    #[must_use]
    pub const fn index_hash(&self) -> u64 {
        self.index_hash
    }

    /// Whether the square holds neither a piece of the moving side nor the enemy king.
    fn may_stand_on(&self, to: Square) -> bool {
        let board = &self.core.board;
        !(board.color(self.turn) | board.role(Role::King)).has(to)
    }

    fn proved(&self, role: Role, from: Square, to: Square, kind: Kind) -> Legal<'_> {
        Legal { position: self, role, from, to, kind }
    }

    /// Whether the moving side's king is safe after a piece other than the king has gone from one
    /// square to the other.
    fn is_safe_after(&self, from: Square, to: Square) -> bool {
        let board = &self.core.board;
        let target = Bitboard::from(to);
        let occupied = (board.occupied() - Bitboard::from(from)) | target;
        (board.attackers(self.king(self.turn), !self.turn, occupied) - target).is_empty()
    }

    fn legal_pawn_move(&self, m: Move) -> Option<Legal<'_>> {
        let board = &self.core.board;
        let us = self.turn;
        let kind = match m.promotion {
            Some(role) => Kind::Promotion(Promotion::try_from(role).ok()?),
            None => Kind::Plain,
        };
        let promotes = m.to.rank() == us.promotion_rank();
        if promotes != (kind != Kind::Plain) || !attacks::PAWN_RANKS.has(m.from) {
            return None;
        }
        if attacks::pawn(us, m.from).has(m.to) {
            if self.core.passed == Some(m.to) {
                let king = self.king(us);
                return en_passant_is_safe(&self.core, us, king, m.from, m.to)
                    .then(|| self.proved(Role::Pawn, m.from, m.to, Kind::EnPassant));
            }
            let takes = board.color(!us).has(m.to) && self.may_stand_on(m.to);
            return (takes && self.is_safe_after(m.from, m.to))
                .then(|| self.proved(Role::Pawn, m.from, m.to, kind));
        }
        let forward = match us {
            Color::White => 1,
            Color::Black => -1,
        };
        let occupied = board.occupied();
        let ahead = m.from.offset(0, forward)?;
        let kind = if m.to == ahead {
            kind
        } else {
            let two = m.from.offset(0, 2 * forward)?;
            let first_move = m.from.rank().relative_to(us) == Rank::Second;
            if !first_move || m.to != two || occupied.has(ahead) {
                return None;
            }
            Kind::DoubleStep
        };
        (!occupied.has(m.to) && self.is_safe_after(m.from, m.to))
            .then(|| self.proved(Role::Pawn, m.from, m.to, kind))
    }

    fn legal_king_step(&self, m: Move) -> Option<Legal<'_>> {
        let board = &self.core.board;
        if !attacks::king(m.from).has(m.to) || !self.may_stand_on(m.to) {
            return None;
        }
        let occupied = board.occupied() - Bitboard::from(m.from);
        board
            .attackers(m.to, !self.turn, occupied)
            .is_empty()
            .then(|| self.proved(Role::King, m.from, m.to, Kind::Plain))
    }

    fn legal_castling(&self, m: Move) -> Option<Legal<'_>> {
        let us = self.turn;
        let rook = self.castling_rook_meant(m)?;
        let danger = self
            .castling()
            .route(us, m.from, rook)
            .safe
            .into_iter()
            .filter(|square| self.is_attacked_without_king(*square))
            .collect();
        castling_is_free(&self.core, us, m.from, rook, danger)
            .then(|| self.proved(Role::King, m.from, rook, Kind::Castle))
    }

    /// The rook, with the right to castle, that a king move refers to: by going to the rook's
    /// square, or to the king's castling square if a normal king move cannot reach it.
    pub(crate) fn castling_rook_meant(&self, m: Move) -> Option<Square> {
        let rooks = Bitboard(self.core.castling) & Bitboard::from(self.turn.back_rank());
        if rooks.has(m.to) {
            return Some(m.to);
        }
        rooks.into_iter().find(|rook| {
            self.castling().route(self.turn, m.from, *rook).king_to == m.to
                && m.from.distance(m.to) >= 2
        })
    }

    /// Whether the enemy attacks the square once the moving side's king is lifted off the board.
    pub(crate) fn is_attacked_without_king(&self, square: Square) -> bool {
        let board = &self.core.board;
        let occupied = board.occupied() - Bitboard::from(self.king(self.turn));
        !board.attackers(square, !self.turn, occupied).is_empty()
    }

    fn hash_from_scratch(&self) -> u64 {
        let mut sum = self.hash_of_rights();
        for (square, piece) in self.core.board.iter() {
            sum ^= hash::piece(piece.color, piece.role, square);
        }
        if self.turn == Color::Black {
            sum ^= hash::BLACK_TO_MOVE;
        }
        sum
    }

    /// The part of the hash that comes from castling and en passant.
    fn hash_of_rights(&self) -> u64 {
        let mut sum = hash::mirrors(self.core.mirrored);
        for rook in Bitboard(self.core.castling) {
            sum ^= hash::castling_rook(rook);
        }
        if let Some(square) = self.en_passant() {
            sum ^= hash::en_passant(square);
        }
        sum
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let counters = |position: &Self| (position.quiet_plies, position.move_number);
        // The hash follows from the rest, and tells most positions apart at once.
        self.index_hash == other.index_hash
            && counters(self) == counters(other)
            && self.same_position() == other.same_position()
    }
}

impl Eq for Position {}

impl TryFrom<Setup> for Position {
    type Error = SetupFaults;

    fn try_from(setup: Setup) -> Result<Self, SetupFaults> {
        let faults = setup.faults();
        if faults.is_empty() {
            Ok(Self::from_sound_setup(&setup))
        } else {
            Err(SetupFaults { faults, setup: Box::new(setup) })
        }
    }
}

/// Stops at the first move.
struct First;

impl Sink for First {
    fn pawns(&mut self, _: u64, _: i32, _: PawnMove) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn piece(&mut self, _: Role, _: Square, _: u64) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn en_passant(&mut self, _: Square, _: Square) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn castle(&mut self, _: Square, _: Square) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}
