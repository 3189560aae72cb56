//! Chess moves and games as text: appendices C and D and chapter 8 of the Laws.

pub mod epd;
mod language;
mod san;
pub mod scoresheet;
pub mod spoken;
pub mod uci;

pub use language::{Language, Letters, LettersRow, UnknownLanguage};
pub use san::{
    Candidate, CaptureSign, CastlingSign, CheckSigns, Claim, EnPassantMark, Form, Pieces,
    PromotionSign, ReadError, Reading, Remark, Remarks, Style, Wanted, read,
};
