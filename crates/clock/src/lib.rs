#![doc = include_str!("../README.md")]

mod chess_clock;
mod dial;
mod mechanism;
mod moment;
mod period;
mod press;
mod reading;
#[cfg(feature = "serde")]
mod record;
mod schedule;
mod setting;
mod side;
mod span;
pub mod text;
mod time_control;

pub use chess_clock::ChessClock;
pub use mechanism::{IncrementGiven, Mechanism, PeriodChange};
pub use moment::{Moment, OutOfOrder};
pub use period::{Bonus, Period};
pub use press::{Completion, Press};
pub use reading::{Face, Motion, Reading};
pub use schedule::{Schedule, ScheduleError};
pub use setting::Setting;
pub use side::{BySide, Side};
pub use span::Span;
pub use text::ParseTimeControlError;
pub use time_control::{Hourglass, TimeControl};
