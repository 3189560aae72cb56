//! Electronic boards: what their sensors tell, and the game or the acts that follow from it.
//!
//! A board tells which piece it feels on which square, again and again, and it tells too much: pieces
//! in the air, pieces that slide over squares, the same placement twice. Nothing here reads a clock or a
//! socket; every step is told its moment.
//!
//! | to | use |
//! | --- | --- |
//! | follow the game on one board | [`LiveBoard`] |
//! | follow all boards of DGT's LiveChess | [`Hall`] |
//! | follow one of them for a table | [`LiveFeed`] |
//! | turn placements into touches and releases at a table | [`Hands`] |
//! | read the line format of other drivers | [`Told`] |

mod board;
mod hall;
mod hands;
mod lines;
mod meaning;
mod placement;
mod way;

pub use board::LiveBoard;
pub use hall::{Hall, Heard, LiveFeed, Signal};
pub use hands::Hands;
pub use lines::{BadLine, Sign, Told};
pub use placement::{BadPlacement, Placement};
