#![doc = include_str!("../README.md")]

mod agreement;
mod auditor;
mod citation;
mod claims;
mod clocks;
mod ended;
mod fate;
mod finding;
mod header;
pub mod live;
mod moves;
mod plain;
mod result;
mod rules;
mod same;
mod tags;
mod trail;
mod unit;
pub mod watch;
mod what;
mod words;

pub use auditor::Auditor;
pub use citation::Cited;
pub use fate::Fate;
pub use finding::{Finding, Heading, Severity, UnknownSeverity};
pub use rules::Rules;
pub use same::{Key, Mark};
pub use unit::Evidence;
pub use what::{Defeat, Fits, Kind, UnknownKind, What};
