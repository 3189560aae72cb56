//! Time controls as text.
//!
//! | module | what it reads and writes | `5400+30` | `90+30` |
//! |---|---|---|---|
//! | [`pgn`] | the PGN tag `TimeControl` and record 222 of TRF26, in seconds | 90 min + 30 s | 90 s + 30 s |
//! | [`spoken`] | what people say and write on posters, in minutes unless told otherwise | 5400 min + 30 s | 90 min + 30 s |
//!
//! The two forms look alike, so nothing is guessed: ask for the one you have. Each reads back its
//! own output as the same control and writes it again as the same text.

mod decimal;
mod error;
pub mod pgn;
mod say;
mod scan;
mod speech;
pub mod spoken;
mod terms;
mod words;

pub use error::{ParseTimeControlError, Reason};
