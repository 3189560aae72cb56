//! Two people at home, without an arbiter.

pub(crate) mod accord;
pub(crate) mod lots;
