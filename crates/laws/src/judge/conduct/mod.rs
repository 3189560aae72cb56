//! The conduct of the players (chapter 11).

pub(crate) mod behaviour;
pub(crate) mod bystanders;
pub(crate) mod reply;
pub(crate) mod rights;
