//! Portable Game Notation: files of one game or a hundred million.
//!
//! | to | use |
//! | --- | --- |
//! | see every tag, word and comment verbatim | [`Reader`] with a [`Visitor`] |
//! | have every mainline move checked and played | [`Replay`] with a [`Follower`] |
//! | have whole games, with variations and comments | [`Games`], [`Game`] |
//! | use all the processor's cores | [`in_parallel`] |
//! | write games | [`Export`], or a [`Game`] as text |
//! | write a game in which an illegal move stood | [`InParts`] |
//!
//! Reading is tolerant: it accepts what databases contain, reports where something is wrong
//! ([`Fault`]), and goes on with the next game. Writing is exact: the output is the export format
//! and reads back as the same game.

mod build;
mod fault;
mod game;
mod games;
mod glued;
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

pub use fault::{Cut, Fault, What};
pub use game::{
    Annotation, Command, Evaluation, Game, InCheck, Line, Note, Operands, OtherCommand, Ply, Score,
    TagRefused, Tags, VariationRefused,
};
pub use games::{Found, Games};
pub use outcome::Outcome;
pub use parallel::{Chunk, in_parallel};
pub use parts::InParts;
pub use place::Place;
pub use reader::Reader;
pub use replay::{Follower, Replay};
pub use step::Step;
pub use visitor::{At, Comment, Tag, Variation, Visitor, Word};
pub use write::Export;
