//! Moves in algebraic notation: appendix C of the Laws.

mod error;
mod nearest;
mod read;
mod remark;
mod style;
mod text;
mod write;

pub use error::{Candidate, Claim, ReadError, Wanted};
pub use nearest::nearest;
pub(crate) use read::{Offer, castling_side, read_offering};
pub use read::{Reading, read};
pub use remark::{Remark, Remarks};
pub use style::{
    CaptureSign, CastlingSign, CheckSigns, EnPassantMark, Form, Pieces, PromotionSign, Style,
};
pub(crate) use write::{Origin, is_short};
