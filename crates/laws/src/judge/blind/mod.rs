//! Players who cannot see (appendix D).

pub(crate) mod two_boards;
