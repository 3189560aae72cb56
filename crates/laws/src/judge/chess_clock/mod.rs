//! The chess clock (chapter 6).

pub(crate) mod clockwork;
pub(crate) mod flags;
pub(crate) mod order_unknown;
pub(crate) mod presence;
pub(crate) mod press;
