//! Other people's chess programs that Tuomari must agree with. The questions are in `tests/`.

pub mod cases;
pub mod python;
