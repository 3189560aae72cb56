//! The course of a game on the board: how it ends by itself, and which draws can be claimed.
//!
//! A table that is judged act by act and a record that is read from a file are both a [`Course`], so
//! that the same functions answer for both. A [`Trail`] is the course of a game of which nothing but
//! the moves is known.
//!
//! ```
//! use chess::Position;
//! use tuomari_laws::course::{Ending, Endings, Trail};
//! use tuomari_laws::{Book, Mode, Scope};
//!
//! let endings = Endings::of(Book::Fide2018, Mode::Screen, Scope::Competition);
//! let mut position = Position::initial();
//! let mut trail = Trail::new();
//! for m in ["f2f3", "e7e5", "g2g4", "d8h4"] {
//!     assert_eq!(endings.now(Book::Fide2018, &trail).next(), None);
//!     let m = m.parse()?;
//!     position = position.judge(m)?.play();
//!     trail.push(m, &position);
//! }
//! assert_eq!(endings.now(Book::Fide2018, &trail).next(), Some(Ending::Checkmate));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod claim;
mod ending;
mod loss;
mod repetition;
mod trail;

use chess::Position;

pub use claim::{Claimed, Occasion, claim, takes_intended};
pub use ending::{Ending, Endings};
pub use loss::{Lost, lose, wins_by_pieces};
pub use trail::Trail;

/// The positions of a game in their order, and the moves between them.
pub trait Course {
    /// How many plies were played.
    fn plies(&self) -> u32;

    /// The position on the board.
    fn last(&self) -> &Position;

    /// How many plies without a capture or a pawn move there were before the last one was made;
    /// nothing if none was made.
    fn quiet_before_last(&self) -> Option<u32>;

    /// Whether two plies, each named by the number of plies before it, are the same legal move.
    fn is_same_move(&self, one: u32, other: u32) -> bool;

    /// After how many plies, in order, a position was on the board that is the same by 9.2.2.
    fn appearances(&self, of: &Position) -> Vec<u32>;

    /// A number that the appearances of the last position do not exceed, found without looking at any.
    fn most_appearances(&self) -> usize {
        usize::MAX
    }

    /// Whether the last position is known not to be dead, because the one before it was not and can
    /// be reached again. A shortcut: `false` says nothing.
    fn leads_back(&self) -> bool {
        false
    }
}
