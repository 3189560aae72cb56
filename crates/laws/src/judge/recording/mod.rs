//! The recording of the moves (chapter 8).

pub(crate) mod duty;
pub(crate) mod result;
pub(crate) mod scoresheet;
