//! The drawn game (chapter 9).

pub(crate) mod draws;
