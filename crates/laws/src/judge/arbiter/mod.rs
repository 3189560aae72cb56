//! The role of the arbiter (chapter 12).

pub(crate) mod decisions;
