//! Remarks about the form in which a move was written.

use std::fmt;
use std::ops::BitOr;

/// Something unusual in the form of a move that was still read.
///
/// Most are choices that appendix C leaves to the writer. [`Remark::is_departure`] tells those that
/// it does not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum Remark {
    /// A move number before the move, as in `12.e4`.
    MoveNumber,
    /// The square of departure is written in full: allowed by C.8 of 2018, not mentioned in 2014.
    LongForm,
    /// A hyphen before the square of arrival.
    Hyphen,
    /// A pawn has a letter (C.4).
    PawnLetter,
    /// An officer has no letter, but its square of departure identifies it.
    LetterMissing,
    /// A lower-case letter for a piece or a capital for a file.
    LetterCase,
    /// A letter of the right shape from another alphabet, or without its accent.
    LookAlike,
    /// A capture without a sign (C.9: the sign is optional).
    CaptureUnsigned,
    /// A capture marked with a colon instead of x, or with the sign after the square.
    CaptureSign,
    /// More about the departure than C.10 requires.
    SuperfluousOrigin,
    /// The rank distinguishes the piece where C.10.3 prefers the file.
    RankForFile,
    /// A pawn captures and its file is not given (C.9.3).
    OriginMissing,
    /// A pawn captures and only the file of arrival is given, as in `ed`.
    RankMissing,
    /// Check without a sign (C.13: the sign is optional).
    CheckUnsigned,
    /// Mate without a sign, or with only the check sign (C.13: the sign is optional).
    MateUnsigned,
    /// A check sign, but no check.
    FalseCheck,
    /// A mate sign, but no mate.
    FalseMate,
    /// Mate with a sign that is not in C.13.
    MateSign,
    /// A capture en passant without its mark (C.13: the mark is optional).
    EnPassantUnsigned,
    /// A sign before the letter of the promotion (C.11 has none).
    PromotionSign,
    /// Castling with letters instead of zeros, or without hyphens.
    CastlingSign,
    /// Castling written as a king move.
    CastlingAsKingMove,
    /// A comment on the move, such as `!`.
    Annotation,
}

impl Remark {
    /// Every remark, in the order of the enum.
    pub const ALL: [Self; 23] = [
        Self::MoveNumber,
        Self::LongForm,
        Self::Hyphen,
        Self::PawnLetter,
        Self::LetterMissing,
        Self::LetterCase,
        Self::LookAlike,
        Self::CaptureUnsigned,
        Self::CaptureSign,
        Self::SuperfluousOrigin,
        Self::RankForFile,
        Self::OriginMissing,
        Self::RankMissing,
        Self::CheckUnsigned,
        Self::MateUnsigned,
        Self::FalseCheck,
        Self::FalseMate,
        Self::MateSign,
        Self::EnPassantUnsigned,
        Self::PromotionSign,
        Self::CastlingSign,
        Self::CastlingAsKingMove,
        Self::Annotation,
    ];

    /// Whether appendix C of 2018 does not provide for this form, so that a strict arbiter may ask
    /// for another. The others are signs that may be left out and fuller forms that are allowed.
    #[must_use]
    pub const fn is_departure(self) -> bool {
        !matches!(
            self,
            Self::MoveNumber
                | Self::LongForm
                | Self::Hyphen
                | Self::CaptureUnsigned
                | Self::CheckUnsigned
                | Self::MateUnsigned
                | Self::EnPassantUnsigned
                | Self::RankForFile
        )
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::MoveNumber => "a move number",
            Self::LongForm => "the long form",
            Self::Hyphen => "a hyphen",
            Self::PawnLetter => "a letter for a pawn",
            Self::LetterMissing => "no letter for the piece",
            Self::LetterCase => "lower case for upper case, or the reverse",
            Self::LookAlike => "a letter of another alphabet or without its accent",
            Self::CaptureUnsigned => "a capture without a sign",
            Self::CaptureSign => "an unusual capture sign",
            Self::SuperfluousOrigin => "more about the departure than is needed",
            Self::RankForFile => "the rank of departure where the file would do",
            Self::OriginMissing => "no file for the capturing pawn",
            Self::RankMissing => "no rank for the capturing pawn's arrival",
            Self::CheckUnsigned => "check without a sign",
            Self::MateUnsigned => "mate without its sign",
            Self::FalseCheck => "a check sign, but no check",
            Self::FalseMate => "a mate sign, but no mate",
            Self::MateSign => "an unusual mate sign",
            Self::EnPassantUnsigned => "a capture en passant without its mark",
            Self::PromotionSign => "a sign before the promotion",
            Self::CastlingSign => "an unusual castling sign",
            Self::CastlingAsKingMove => "castling as a king move",
            Self::Annotation => "a comment on the move",
        })
    }
}

/// A set of remarks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Remarks(u32);

impl Remarks {
    /// No remarks.
    pub const NONE: Self = Self(0);

    /// Whether the set contains the remark.
    #[must_use]
    pub const fn has(self, remark: Remark) -> bool {
        self.0 & (1 << remark as u8) != 0
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether appendix C provides for everything in the form of the move.
    #[must_use]
    pub fn conform(self) -> bool {
        !self.iter().any(Remark::is_departure)
    }

    /// The remarks, in the order of [`Remark`].
    pub fn iter(self) -> impl Iterator<Item = Remark> {
        Remark::ALL.into_iter().filter(move |remark| self.has(*remark))
    }

    pub(crate) fn without(self, remark: Remark) -> Self {
        Self(self.0 & !(1 << remark as u8))
    }

    pub(crate) fn add(&mut self, remark: Remark) {
        *self = *self | remark.into();
    }

    pub(crate) fn add_if(&mut self, so: bool, remark: Remark) {
        if so {
            self.add(remark);
        }
    }
}

impl From<Remark> for Remarks {
    fn from(remark: Remark) -> Self {
        Self(1 << remark as u8)
    }
}

impl BitOr for Remarks {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl fmt::Debug for Remarks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_remark_has_its_place_in_the_set() {
        for (index, remark) in Remark::ALL.into_iter().enumerate() {
            assert_eq!(remark as usize, index);
            assert_eq!(Remarks::from(remark).iter().collect::<Vec<_>>(), [remark]);
        }
    }
}
