//! The act of moving the pieces (chapter 4).

pub(crate) mod by_hand;
pub(crate) mod complaint;
pub(crate) mod gesture;
pub(crate) mod on_screen;
pub(crate) mod promotion;
pub(crate) mod touch;
