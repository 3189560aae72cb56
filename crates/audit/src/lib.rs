#![doc = include_str!("../README.md")]

mod agreement;
mod auditor;
mod citation;
mod claims;
mod clocks;
mod ended;
mod finding;
mod header;
mod moves;
mod plain;
mod result;
mod rules;
mod tags;
mod trail;
pub mod watch;
mod what;
mod words;

pub use auditor::Auditor;
pub use citation::Cited;
pub use finding::{Finding, Severity, UnknownSeverity};
pub use rules::Rules;
pub use what::{Defeat, Fits, Kind, UnknownKind, What};
