//! How moves are written: the choices that appendix C leaves open, as a value.

use crate::Language;

/// Whether the square of departure is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Form {
    /// Only as far as C.10 needs it: `Rf3`, `Rbd2`.
    #[default]
    Short,
    /// In full: `Rg1f3`.
    Long,
    /// In full and with a hyphen: `Rg1-f3`.
    Hyphenated,
}

/// What represents the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Pieces {
    /// The letters of the language.
    #[default]
    Letters,
    /// Outlined figurines for both sides, as books print them.
    Figurines,
    /// Figurines in the colour of the side that moves.
    ColoredFigurines,
}

/// What stands between piece and square in a capture (C.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[allow(missing_docs)]
pub enum CaptureSign {
    #[default]
    Cross,
    Colon,
    Nothing,
}

/// Whether check and mate are marked, and how mate is (C.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum CheckSigns {
    /// Neither is marked.
    Nothing,
    /// `+` and `++`.
    #[default]
    Pluses,
    /// `+` and `X`.
    Cross,
    /// `+` and `#`.
    Hash,
}

/// Whether a capture en passant is marked (C.9.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum EnPassantMark {
    /// No mark.
    Nothing,
    /// The mark of the language.
    #[default]
    Marked,
}

/// How the promotion piece is attached to the move (C.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum PromotionSign {
    /// `d8D`.
    #[default]
    Nothing,
    /// `d8=D`.
    Equals,
    /// `d8(D)`.
    Parentheses,
    /// `d8/D`.
    Slash,
}

/// How castling is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum CastlingSign {
    /// `0-0` with zeros (C.13).
    #[default]
    Zeros,
    /// `O-O` with letters, as in PGN.
    Letters,
}

/// A way of writing moves.
///
/// The default is what appendix C prescribes, with all optional signs, in English;
/// [`Style::of`] is the same in another language.
///
/// ```
/// use tuomari_notation::{CaptureSign, CheckSigns, Language, Style};
/// use chess::{Move, Position, Square};
///
/// let position: Position = "4k3/8/8/4p3/8/2B5/8/4K3 w - - 0 1".parse()?;
/// let takes = position.judge(Move::new(Square::C3, Square::E5))?;
/// assert_eq!(Style::of(Language::Finnish).write(&takes), "Lxe5");
/// let bare = Style { capture: CaptureSign::Nothing, ..Style::of(Language::French) };
/// assert_eq!(bare.write(&takes), "Fe5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
#[allow(missing_docs)]
pub struct Style {
    pub language: Language,
    pub form: Form,
    pub pieces: Pieces,
    pub capture: CaptureSign,
    pub check: CheckSigns,
    pub en_passant: EnPassantMark,
    pub promotion: PromotionSign,
    pub castling: CastlingSign,
}

impl Style {
    /// The standard algebraic notation of PGN: `exd8=Q#`, `O-O`.
    pub const PGN: Self = Self {
        language: Language::English,
        form: Form::Short,
        pieces: Pieces::Letters,
        capture: CaptureSign::Cross,
        check: CheckSigns::Hash,
        en_passant: EnPassantMark::Nothing,
        promotion: PromotionSign::Equals,
        castling: CastlingSign::Letters,
    };

    /// What appendix C prescribes, with all optional signs, in a language.
    #[must_use]
    pub fn of(language: Language) -> Self {
        Self { language, ..Self::default() }
    }

    /// The same with figurines, which C.3 recommends in print.
    #[must_use]
    pub fn figurine() -> Self {
        Self { pieces: Pieces::Figurines, ..Self::default() }
    }

    /// As short as appendix C allows: without any optional sign.
    #[must_use]
    pub fn bare(language: Language) -> Self {
        Self {
            capture: CaptureSign::Nothing,
            check: CheckSigns::Nothing,
            en_passant: EnPassantMark::Nothing,
            ..Self::of(language)
        }
    }
}
