#![doc = include_str!("../README.md")]

mod asked;
mod chance;
mod memory;
mod outcome;
mod question;
mod round;
mod scene;
mod words;

pub use asked::{AnswerKey, Asked, Clocks, Gist, OtherBook};
pub use memory::Memory;
pub use outcome::{Change, End, Outcome};
pub use question::Question;
pub use round::{Round, Wish};
pub use words::Examiner;
