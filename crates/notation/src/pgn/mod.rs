//! Portable Game Notation: games in files, from one to a hundred million.
//!
//! | to | use |
//! | --- | --- |
//! | see every tag, word and comment as it stands | [`Reader`] with a [`Visitor`] |
//! | have every mainline move checked and played | [`Replay`] with a [`Follower`] |
//! | have whole games, with variations and comments | [`Games`], [`Game`] |
//! | use all the processor's cores | [`in_parallel`] |
//! | write games | [`Export`], or a [`Game`] as text |
//! | write a game in which an illegal move stood | [`InParts`] |
//!
//! Reading forgives what it can: it takes what databases hold, says where something is wrong
//! ([`Fault`]), and goes on with the next game. Writing is exact: what is written is the export
//! format, and reads as the same game again.

mod build;
mod fault;
mod game;
mod outcome;
mod parallel;
mod parts;
mod place;
mod quick;
mod reader;
mod replay;
mod scan;
mod step;
mod text;
#[cfg(test)]
mod trace;
mod visitor;
mod window;
mod write;

pub use build::{Found, Games};
pub use fault::{Cut, Fault, What};
pub use game::{
    Annotation, Command, Evaluation, Game, InCheck, Line, Note, Operands, OtherCommand, Ply, Score,
    TagRefused, Tags, VariationRefused,
};
pub use outcome::Outcome;
pub use parallel::{Chunk, in_parallel};
pub use parts::InParts;
pub use place::Place;
pub use reader::Reader;
pub use replay::{Follower, Replay};
pub use step::Step;
pub use visitor::{At, Comment, Tag, Variation, Visitor, Word};
pub use write::Export;
