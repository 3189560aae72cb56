//! A question and its key as a reader sees them.

use laws::Book;
use laws::text::{Cited, Words};
use serde::Serialize;

/// A question as a reader sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Asked {
    /// The book by which it is asked.
    pub book: Book,
    /// The chapter it is about.
    pub chapter: String,
    /// Under which rules the game is played.
    pub setting: String,
    /// The position in which the game began, as FEN.
    pub start: String,
    /// The moves since, in UCI; none where an illegal move stood, after which nobody can play it
    /// through.
    pub moves: Vec<Option<String>>,
    /// The position on the board, as FEN.
    pub position: String,
    /// What both clocks show, if there is a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// What happened before, one line each.
    pub happened: Vec<String>,
    /// What happens now.
    pub now: Vec<String>,
    /// The answers to choose from.
    pub answers: [String; 4],
}

/// What the clocks show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct Clocks {
    pub white: String,
    pub black: String,
}

/// The key to a question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnswerKey {
    /// The place of the right answer, from 0.
    pub right: usize,
    /// What is ruled, with the articles.
    pub why: Vec<Words>,
    /// What the articles that decide it say, in short.
    pub gists: Vec<Gist>,
    /// What other books say.
    pub elsewhere: Vec<OtherBook>,
}

/// What an article says, in short.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct Gist {
    pub article: Cited,
    pub text: String,
}

/// What another book says of the same events.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OtherBook {
    /// Which.
    pub book: Book,
    /// Its name.
    pub name: String,
    /// Whether it comes to the same.
    pub same: bool,
    /// What follows there.
    pub text: String,
    /// By which articles.
    pub cited: Vec<Cited>,
}
