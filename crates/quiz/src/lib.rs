#![doc = include_str!("../README.md")]

mod chance;
mod memory;
mod outcome;
mod question;
mod round;
mod scene;
mod words;

pub use memory::Memory;
pub use outcome::{Change, End, Outcome};
pub use question::Question;
pub use round::{Round, Wish};
pub use words::{AnswerKey, Asked, Clocks, Examiner, Gist, OtherBook};
