//! Adjourned games (Guideline I).

pub(crate) mod resumption;
pub(crate) mod sealing;
