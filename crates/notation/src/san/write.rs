//! Writing a move.

use chess::{Bitboard, Color, Legal, Piece, Position, Role, Square, Wing};

use super::style::{
    CaptureSign, CastlingSign, CheckSigns, EnPassantMark, Form, Pieces, PromotionSign, Style,
};

impl Style {
    /// The move as text.
    #[must_use]
    pub fn write(&self, legal: &Legal<'_>) -> String {
        let mut text = String::with_capacity(8);
        self.push(legal, &mut text);
        text
    }

    /// Appends the move to a text.
    pub fn push(&self, legal: &Legal<'_>, out: &mut String) {
        self.push_move(legal, out);
        if self.check != CheckSigns::Nothing {
            self.push_check(&legal.play(), out);
        }
        self.push_en_passant(legal, out);
    }

    /// Appends the move to a text, for callers that already have the position after it.
    pub fn push_played(&self, legal: &Legal<'_>, after: &Position, out: &mut String) {
        self.push_move(legal, out);
        self.push_check(after, out);
        self.push_en_passant(legal, out);
    }

    fn push_move(&self, legal: &Legal<'_>, out: &mut String) {
        if let Some(wing) = legal.wing() {
            out.push_str(self.castling_sign(is_short(legal.position(), wing)));
            return;
        }
        let role = legal.role();
        self.push_piece(legal.position().turn(), role, out);
        let takes = legal.is_capture();
        let origin = match self.form {
            Form::Short => Origin::needed(legal),
            Form::Long | Form::Hyphenated => Origin { file: true, rank: true },
        };
        if origin.file {
            out.push(legal.from().file().char());
        }
        if origin.rank {
            out.push(legal.from().rank().char());
        }
        match self.capture {
            CaptureSign::Cross if takes => out.push('x'),
            CaptureSign::Colon if takes => out.push(':'),
            _ if !takes && self.form == Form::Hyphenated => out.push('-'),
            _ => {}
        }
        push_square(legal.to(), out);
        if let Some(promotion) = legal.promotion() {
            self.push_promotion(promotion.into(), legal.position().turn(), out);
        }
    }

    fn push_promotion(&self, role: Role, color: Color, out: &mut String) {
        out.push_str(match self.promotion {
            PromotionSign::Nothing => "",
            PromotionSign::Equals => "=",
            PromotionSign::Parentheses => "(",
            PromotionSign::Slash => "/",
        });
        self.push_piece(color, role, out);
        if self.promotion == PromotionSign::Parentheses {
            out.push(')');
        }
    }

    fn push_piece(&self, color: Color, role: Role, out: &mut String) {
        match self.pieces {
            Pieces::Letters => out.push_str(self.language.letters().of(role)),
            _ if role == Role::Pawn => {}
            Pieces::Figurines => out.push(figurine(role.of(Color::White))),
            Pieces::ColoredFigurines => out.push(figurine(role.of(color))),
        }
    }

    fn push_check(&self, after: &Position, out: &mut String) {
        if self.check == CheckSigns::Nothing || !after.is_check() {
            return;
        }
        let mate = !after.has_legal_move();
        out.push_str(match self.check {
            CheckSigns::Pluses if mate => "++",
            CheckSigns::Cross if mate => "X",
            CheckSigns::Hash if mate => "#",
            _ => "+",
        });
    }

    fn push_en_passant(&self, legal: &Legal<'_>, out: &mut String) {
        if self.en_passant == EnPassantMark::Marked && legal.is_en_passant() {
            out.push(' ');
            out.push_str(self.language.en_passant_mark());
        }
    }

    fn castling_sign(&self, short: bool) -> &'static str {
        match (self.castling, short) {
            (CastlingSign::Zeros, true) => "0-0",
            (CastlingSign::Zeros, false) => "0-0-0",
            (CastlingSign::Letters, true) => "O-O",
            (CastlingSign::Letters, false) => "O-O-O",
        }
    }
}

fn push_square(square: Square, out: &mut String) {
    out.push(square.file().char());
    out.push(square.rank().char());
}

/// The figurine of a piece in Unicode.
pub(crate) const fn figurine(piece: Piece) -> char {
    match (piece.color, piece.role) {
        (Color::White, Role::King) => '♔',
        (Color::White, Role::Queen) => '♕',
        (Color::White, Role::Rook) => '♖',
        (Color::White, Role::Bishop) => '♗',
        (Color::White, Role::Knight) => '♘',
        (Color::White, Role::Pawn) => '♙',
        (Color::Black, Role::King) => '♚',
        (Color::Black, Role::Queen) => '♛',
        (Color::Black, Role::Rook) => '♜',
        (Color::Black, Role::Bishop) => '♝',
        (Color::Black, Role::Knight) => '♞',
        (Color::Black, Role::Pawn) => '♟',
    }
}

/// Whether castling on this wing is short for the side to move: it is on the h-file, except if king
/// and queen were swapped at the start (rule 7 of the Finnish blitz rules).
pub(crate) fn is_short(position: &Position, wing: Wing) -> bool {
    let mirrored = position.castling().is_mirrored(position.turn());
    (wing == Wing::HFile) != mirrored
}

/// The part of the departure that distinguishes a move from every other legal one (C.9.3, C.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    pub(crate) file: bool,
    pub(crate) rank: bool,
}

impl Origin {
    pub(crate) fn needed(legal: &Legal<'_>) -> Self {
        let from = legal.from();
        match legal.role() {
            Role::King => Self { file: false, rank: false },
            Role::Pawn => Self { file: legal.is_capture(), rank: false },
            role => {
                let rivals = legal.position().origins(role, legal.to()) - Bitboard::from(from);
                let on_file = !rivals.is_disjoint(Bitboard::from(from.file()));
                let on_rank = !rivals.is_disjoint(Bitboard::from(from.rank()));
                // C.10.3: the file if it is enough, otherwise the rank if that is, otherwise both.
                Self { file: !rivals.is_empty() && (!on_file || on_rank), rank: on_file }
            }
        }
    }
}
