//! Moves spoken and heard: the announcements of D.2.1, and plain speech in three languages.
//!
//! For blind and visually impaired players, moves are announced: with German names for the files
//! (Anna, Bella ... Hektor), German numbers for the ranks and German names for the pieces, unless
//! the arbiter decides otherwise. [`Voice`] says a move; [`hear`] interprets words, typed or
//! recognised, and reports which word it took for which.

mod announcement;
mod hear;
mod say;
mod slip;
mod vocabulary;

pub use hear::{HearError, Heard, hear};
pub use say::{Spelling, Voice};
pub use slip::Slip;

/// A language that moves are spoken in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tongue {
    /// As D.2.1 prescribes: `Springer Gustav eins Felix drei`.
    #[default]
    German,
    /// `knight g one f three`.
    English,
    /// `ratsu g yksi f kolme`.
    Finnish,
    /// `springare g ett f tre`.
    Swedish,
}

impl Tongue {
    /// All tongues, that of D.2.1 first.
    pub const ALL: [Self; 4] = [Self::German, Self::English, Self::Finnish, Self::Swedish];
}
