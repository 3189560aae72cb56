//! Positions for searches that look at millions of them: no counters, no hash, no reasons.

use std::fmt;
use std::ops::ControlFlow;

use crate::core::{Core, color_of};
use crate::generate::{PawnMove, Sink, generate};
use crate::legal::Kind;
use crate::{Bitboard, Board, Castling, Color, Legal, Move, Position, Promotion, Role, Square};

/// A position without its history: the board, the rights and the side to move.
///
/// It holds everything that decides which moves are legal, now and later, and nothing else. The
/// rest of a [`Position`] (the counters of 9.3, the move number, a hash) would slow down a search
/// that never reads it. A square just passed by a double step is kept only where a pawn can legally
/// be taken there.
///
/// ```
/// use tuomari_chess::{Bare, Position};
/// let start = Bare::from(&Position::initial());
/// let mut replies = Vec::new();
/// start.for_each_move(|step| replies.push(step.play()));
/// assert_eq!(replies.len(), 20);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bare {
    pub(crate) core: Core,
    pub(crate) turn: Color,
}

impl From<&Position> for Bare {
    fn from(position: &Position) -> Self {
        let mut core = position.core;
        core.passed = position.en_passant();
        Self { core, turn: position.turn() }
    }
}

impl Bare {
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

    /// The square on which a pawn can legally be taken en passant now.
    #[inline]
    #[must_use]
    pub const fn en_passant(&self) -> Option<Square> {
        self.core.passed
    }

    /// The square of a side's king.
    #[inline]
    #[must_use]
    pub fn king(&self, color: Color) -> Square {
        Square::wrapping(self.core.board.pieces(Role::King.of(color)).0.trailing_zeros())
    }

    /// The pieces that give check to `color`'s king.
    #[inline]
    #[must_use]
    pub fn checkers_of(&self, color: Color) -> Bitboard {
        let board = &self.core.board;
        board.attackers(self.king(color), !color, board.occupied())
    }

    /// Visits every legal move, in the order of [`Position::legal_moves`].
    #[inline]
    pub fn for_each_move<'b>(&'b self, mut visit: impl FnMut(Step<'b>)) {
        let _ = self.try_each_move(|step| {
            visit(step);
            ControlFlow::Continue(())
        });
    }

    /// Visits legal moves until the visitor stops.
    #[inline]
    pub fn try_each_move<'b>(
        &'b self,
        visit: impl FnMut(Step<'b>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut sink = Visit { bare: self, visit };
        match self.turn {
            Color::White => generate::<true, _>(&self.core, &mut sink),
            Color::Black => generate::<false, _>(&self.core, &mut sink),
        }
    }

    /// Whether there is a legal move at all.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.try_each_move(|_| ControlFlow::Break(())).is_break()
    }

    /// Whether the side to move is mated (1.4.1, 5.1.1).
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        !self.checkers_of(self.turn).is_empty() && !self.has_legal_move()
    }

    fn after<const WHITE: bool>(&self, step: &Step<'_>) -> Self {
        let Step { role, from, to, kind, .. } = *step;
        let mut core = match kind {
            Kind::Plain => self.core.move_piece::<WHITE>(role, from, to),
            Kind::DoubleStep => {
                let mut core = self.core.double_step::<WHITE>(from, to);
                if !core.finds_legal_en_passant(color_of(!WHITE)) {
                    core.passed = None;
                }
                core
            }
            Kind::EnPassant => self.core.take_en_passant::<WHITE>(from, to),
            Kind::Castle => self.core.castle::<WHITE>(from, to),
            Kind::Promotion(promotion) => self.core.promote::<WHITE>(from, to, promotion),
        };
        if core.castling != self.core.castling {
            core.forget_mirrors();
        }
        Self { core, turn: color_of(!WHITE) }
    }
}

/// A legal move of a [`Bare`] position, bound to it.
#[derive(Clone, Copy)]
pub struct Step<'b> {
    bare: &'b Bare,
    role: Role,
    from: Square,
    to: Square,
    kind: Kind,
}

impl Step<'_> {
    /// What moves. For castling, the king.
    #[inline]
    #[must_use]
    pub const fn role(&self) -> Role {
        self.role
    }

    /// The square the piece leaves.
    #[inline]
    #[must_use]
    pub const fn from(&self) -> Square {
        self.from
    }

    /// The square that is reached; for castling, that of the rook.
    #[inline]
    #[must_use]
    pub const fn to(&self) -> Square {
        self.to
    }

    /// What the pawn becomes.
    #[inline]
    #[must_use]
    pub const fn promotion(&self) -> Option<Promotion> {
        match self.kind {
            Kind::Promotion(promotion) => Some(promotion),
            _ => None,
        }
    }

    /// Whether this is castling.
    #[inline]
    #[must_use]
    pub fn is_castling(&self) -> bool {
        self.kind == Kind::Castle
    }

    /// Whether something is taken.
    #[inline]
    #[must_use]
    pub fn is_capture(&self) -> bool {
        self.kind.is_capture(self.bare.board(), self.to)
    }

    /// The move as squares. Castling is written as the king taking its own rook.
    #[inline]
    #[must_use]
    pub fn to_move(&self) -> Move {
        Move { from: self.from, to: self.to, promotion: self.promotion().map(Role::from) }
    }

    /// The position after the move.
    #[inline]
    #[must_use]
    pub fn play(&self) -> Bare {
        match self.bare.turn {
            Color::White => self.bare.after::<true>(self),
            Color::Black => self.bare.after::<false>(self),
        }
    }
}

impl fmt::Debug for Step<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Step({} {})", self.role, self.to_move())
    }
}

impl PartialEq<Legal<'_>> for Step<'_> {
    /// Whether both are the same move of the same piece.
    fn eq(&self, legal: &Legal<'_>) -> bool {
        (self.role, self.from, self.to, self.kind) == (legal.role, legal.from, legal.to, legal.kind)
    }
}

/// Hands each move of the walk to a closure.
struct Visit<'b, V> {
    bare: &'b Bare,
    visit: V,
}

impl<'b, V: FnMut(Step<'b>) -> ControlFlow<()>> Visit<'b, V> {
    #[inline]
    fn tell(&mut self, role: Role, from: Square, to: Square, kind: Kind) -> ControlFlow<()> {
        (self.visit)(Step { bare: self.bare, role, from, to, kind })
    }
}

impl<'b, V: FnMut(Step<'b>) -> ControlFlow<()>> Sink for Visit<'b, V> {
    #[inline]
    fn pawns(&mut self, targets: u64, way: i32, kind: PawnMove) -> ControlFlow<()> {
        for to in Bitboard(targets) {
            let from = Square::wrapping((to.index() as i32 - way) as u32);
            match kind {
                PawnMove::Plain => self.tell(Role::Pawn, from, to, Kind::Plain)?,
                PawnMove::DoubleStep => self.tell(Role::Pawn, from, to, Kind::DoubleStep)?,
                PawnMove::Promotion => {
                    for promotion in Promotion::ALL.into_iter().rev() {
                        self.tell(Role::Pawn, from, to, Kind::Promotion(promotion))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn piece(&mut self, role: Role, from: Square, targets: u64) -> ControlFlow<()> {
        for to in Bitboard(targets) {
            self.tell(role, from, to, Kind::Plain)?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn en_passant(&mut self, from: Square, to: Square) -> ControlFlow<()> {
        self.tell(Role::Pawn, from, to, Kind::EnPassant)
    }

    #[inline]
    fn castle(&mut self, king: Square, rook: Square) -> ControlFlow<()> {
        self.tell(Role::King, king, rook, Kind::Castle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions in which every kind of move occurs, the wrong ones too.
    const POSITIONS: [&str; 6] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "r2k3r/8/8/2pP4/8/8/8/R2K3R w ~KQ~kq c6 0 1",
        "P3k2p/8/8/8/8/4R3/8/p3K2P b - - 0 1",
    ];

    fn walk(position: &Position, depth: u32, check: &mut impl FnMut(&Position)) {
        check(position);
        if depth > 0 {
            for legal in position.legal_moves() {
                walk(&legal.play(), depth - 1, check);
            }
        }
    }

    #[test]
    fn bare_positions_have_the_moves_of_the_positions_they_come_from() {
        for fen in POSITIONS {
            let position: Position = fen.parse().unwrap();
            walk(&position, 2, &mut |position| {
                let bare = Bare::from(position);
                let mut legal = position.legal_moves();
                bare.for_each_move(|step| {
                    let legal = legal.next().expect("no more moves than the position has");
                    assert!(step == legal, "{step:?} {legal:?} {position}");
                    assert_eq!(step.play(), Bare::from(&legal.play()), "{legal:?} {position}");
                    assert_eq!(step.to_move(), legal.to_move());
                    assert_eq!(step.is_capture(), legal.is_capture());
                });
                assert_eq!(legal.next(), None, "{position}");
                assert_eq!(bare.has_legal_move(), position.has_legal_move());
                assert_eq!(bare.is_checkmate(), position.is_checkmate());
            });
        }
    }
}
