#![doc = include_str!("../README.md")]

mod by_hand;
mod level;
mod partner;
mod task;
pub mod uci;
mod weigh;

pub use level::Level;
pub use partner::{Partner, Step, Thought};
pub use task::Task;
