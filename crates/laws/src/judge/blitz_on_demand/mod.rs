//! Blitz in which nothing happens unless a player asks for it (the Finnish blitz rules).

pub(crate) mod demand;
pub(crate) mod illegal_loses;
pub(crate) mod no_progress;
pub(crate) mod returned_clock;
pub(crate) mod time_claim;
