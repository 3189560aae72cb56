//! The quickplay finish (Guideline III).

pub(crate) mod finish;
