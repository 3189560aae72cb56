//! The completion of the game (chapter 5).

pub(crate) mod doubtful_words;
pub(crate) mod endings;
pub(crate) mod material;
pub(crate) mod mating;
