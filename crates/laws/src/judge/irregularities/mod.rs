//! Irregularities (chapter 7).

pub(crate) mod earlier_times;
pub(crate) mod going_back;
pub(crate) mod illegal_act;
pub(crate) mod illegal_position;
pub(crate) mod noticed_late;
