//! The recording of the moves (chapter 8).

pub(crate) mod papers;
