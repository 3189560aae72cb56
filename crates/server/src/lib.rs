//! Tables on the network: people act over HTTP and WebSocket, the arbiter answers, and nobody is
//! told anything that the journal does not hold.
//!
//! The order is always the same: judge, write to the journal, go on, tell. The journal is the
//! truth and a table a fold over it; `append` refuses a stale place, so any number of servers may
//! serve the same table.
//!
//! - [`journal`]: the record on disk, in SQLite or in PostgreSQL.
//! - [`live`]: tables in memory, their subscribers and their timers.
//! - [`signing`]: the server's key, which signs finished games.
//! - [`code`], [`verify`]: whether a record is still what was written.
//! - [`erase`]: what is deleted for good.
//! - [`seat`]: who may act: secrets, and the places they open.
//! - [`view`]: what a place may know. Nothing is sent that did not pass through it.
//! - [`replay`]: a game once more: boards, clocks, the same acts by another book.
//! - [`docket`]: what the arbiter can decide, and what answers each question.
//! - [`sheets`]: the players' scoresheets.
//! - [`sparring`]: engines that play.
//! - [`boards`]: boards elsewhere that are watched.
//! - [`event`]: events of many boards, their arbiters and their players.
//! - [`api`]: the outside: routes, streams, sockets.

pub mod api;
mod aside;
mod audit_trail;
pub mod boards;
mod chance;
pub mod code;
pub mod docket;
pub mod entry;
pub mod erase;
pub mod event;
pub mod export;
pub mod journal;
mod limit;
pub mod live;
pub mod metrics;
mod news;
mod opening;
mod players;
mod proxy;
pub mod replay;
pub mod seat;
mod serve;
pub mod sheets;
mod signal;
pub mod signing;
pub mod sparring;
mod store;
mod timepiece;
pub mod told;
pub mod verify;
pub mod view;

pub use audit_trail::AUDIT;
pub use chance::Chance;
pub use news::News;
pub use opening::{Code, Open};
pub use proxy::{NoNetwork, Proxies};
pub use serve::{BadPapers, CannotServe, Ground, Limits, Papers, Server, Settings, Tcp};
pub use signal::Follower;
pub use store::{Store, without_password};
pub use timepiece::{Clocks, Hand, Stamp, Steady, Timepiece};
