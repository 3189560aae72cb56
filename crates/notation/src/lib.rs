//! [28 languages]: Language
//!
#![doc = include_str!("../README.md")]

mod attempt;
pub mod epd;
mod language;
pub mod pgn;
mod san;
pub mod scoresheet;
#[cfg(feature = "serde")]
mod serde;
pub mod spoken;
mod stood;
pub mod uci;

pub(crate) use san::castling_side;

pub use language::{Language, Letters, LettersRow, UnknownLanguage};
pub use san::{
    Candidate, CaptureSign, CastlingSign, CheckSigns, Claim, EnPassantMark, Form, Pieces,
    PromotionSign, ReadError, Reading, Remark, Remarks, Style, Wanted, nearest, read,
};
