//! The rules that a move can break, each under a name of our own.

use std::fmt;

/// One rule of chapters 1 and 3 (or of Chess960) that a move can break.
///
/// The rule books number the same rules differently, so a reason names the provision and the book
/// gives the article. Provisions are in the order of the Laws.
///
/// | provision | 2018 | 2014 |
/// |---|---|---|
/// | [`OwnMoves`](Self::OwnMoves) | 1.1 | 1.1 |
/// | [`KingIsNotCaptured`](Self::KingIsNotCaptured) | 1.4.1 | 1.2 |
/// | [`OwnPieceOnSquare`](Self::OwnPieceOnSquare) | 3.1 | 3.1 |
/// | [`BishopMove`](Self::BishopMove) | 3.2 | 3.2 |
/// | [`RookMove`](Self::RookMove) | 3.3 | 3.3 |
/// | [`QueenMove`](Self::QueenMove) | 3.4 | 3.4 |
/// | [`NoPassing`](Self::NoPassing) | 3.5 | 3.5 |
/// | [`KnightMove`](Self::KnightMove) | 3.6 | 3.6 |
/// | [`PawnStep`](Self::PawnStep) | 3.7.1 | 3.7.a |
/// | [`PawnDoubleStep`](Self::PawnDoubleStep) | 3.7.2 | 3.7.b |
/// | [`PawnCapture`](Self::PawnCapture) | 3.7.3 | 3.7.c |
/// | [`EnPassantAtOnce`](Self::EnPassantAtOnce) | 3.7.4.2 | 3.7.d |
/// | [`Promotion`](Self::Promotion) | 3.7.5.1 | 3.7.e |
/// | [`PawnLeftUnpromoted`](Self::PawnLeftUnpromoted) | 3.7.5.1 | 3.7.e |
/// | [`KingStep`](Self::KingStep) | 3.8.1 | 3.8.a |
/// | [`CastlingRightLost`](Self::CastlingRightLost) | 3.8.2.1 | 3.8.b(1) |
/// | [`CastlingKingHasMoved`](Self::CastlingKingHasMoved) | 3.8.2.1.1 | 3.8.b(1)\[a] |
/// | [`CastlingRookHasMoved`](Self::CastlingRookHasMoved) | 3.8.2.1.2 | 3.8.b(1)\[b] |
/// | [`CastlingThroughAttack`](Self::CastlingThroughAttack) | 3.8.2.2.1 | 3.8.b(2)\[a] |
/// | [`CastlingOverPieces`](Self::CastlingOverPieces) | 3.8.2.2.2 | 3.8.b(2)\[b] |
/// | [`OwnKingInCheck`](Self::OwnKingInCheck) | 3.9.2 | 3.9 |
/// | [`Chess960CastlingWay`](Self::Chess960CastlingWay) | II.3.2.7.4 | F.3.b |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Provision {
    /// The players move their own pieces, in turn.
    OwnMoves,
    /// The opponent's king is never captured.
    KingIsNotCaptured,
    /// No piece moves to a square held by a piece of its own colour.
    OwnPieceOnSquare,
    /// A bishop moves along its diagonals.
    BishopMove,
    /// A rook moves along its file and rank.
    RookMove,
    /// A queen moves along her file, rank and diagonals.
    QueenMove,
    /// Bishop, rook and queen do not pass over any piece.
    NoPassing,
    /// A knight moves to one of the nearest squares not on the same rank, file or diagonal.
    KnightMove,
    /// A pawn steps one square straight ahead, to an empty square.
    PawnStep,
    /// From its starting square a pawn may go two squares, if both are empty.
    PawnDoubleStep,
    /// A pawn captures diagonally ahead, and moves diagonally only to capture.
    PawnCapture,
    /// A pawn is captured en passant right after its double step or not at all.
    EnPassantAtOnce,
    /// A pawn that reaches the last rank, and no other piece, is exchanged in the same move for a
    /// queen, rook, bishop or knight.
    Promotion,
    /// A pawn left on the first or last rank stays there for good. Only rule 11 of the Finnish
    /// blitz rules says so; the FIDE Laws know such a pawn only as a breach of the duty to promote.
    PawnLeftUnpromoted,
    /// A king goes one square, to one that is not attacked.
    KingStep,
    /// The right to castle has been lost; the position does not show how.
    CastlingRightLost,
    /// A king that has moved does not castle.
    CastlingKingHasMoved,
    /// No king castles with a rook that has moved.
    CastlingRookHasMoved,
    /// No castling out of, through or into an attack.
    CastlingThroughAttack,
    /// No castling with a piece between king and rook.
    CastlingOverPieces,
    /// No move leaves one's own king in check or exposes it to one.
    OwnKingInCheck,
    /// In Chess960 the paths of king and rook must be empty.
    Chess960CastlingWay,
}

impl Provision {
    /// The article of the FIDE Laws of 2018 that states it.
    ///
    /// ```
    /// use tuomari_chess::Provision;
    /// assert_eq!(Provision::NoPassing.fide_2018(), "3.5");
    /// ```
    #[must_use]
    pub const fn fide_2018(self) -> &'static str {
        match self {
            Self::OwnMoves => "1.1",
            Self::KingIsNotCaptured => "1.4.1",
            Self::OwnPieceOnSquare => "3.1",
            Self::BishopMove => "3.2",
            Self::RookMove => "3.3",
            Self::QueenMove => "3.4",
            Self::NoPassing => "3.5",
            Self::KnightMove => "3.6",
            Self::PawnStep => "3.7.1",
            Self::PawnDoubleStep => "3.7.2",
            Self::PawnCapture => "3.7.3",
            Self::EnPassantAtOnce => "3.7.4.2",
            Self::Promotion | Self::PawnLeftUnpromoted => "3.7.5.1",
            Self::KingStep => "3.8.1",
            Self::CastlingRightLost => "3.8.2.1",
            Self::CastlingKingHasMoved => "3.8.2.1.1",
            Self::CastlingRookHasMoved => "3.8.2.1.2",
            Self::CastlingThroughAttack => "3.8.2.2.1",
            Self::CastlingOverPieces => "3.8.2.2.2",
            Self::OwnKingInCheck => "3.9.2",
            Self::Chess960CastlingWay => "II.3.2.7.4",
        }
    }
}

impl fmt::Display for Provision {
    /// The number in the FIDE Laws of 2018.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.fide_2018())
    }
}
