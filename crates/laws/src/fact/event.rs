//! A fact with what goes with it: the articles it rests on, and who is told.

use chess::Color;
use clock::Moment;
use serde::{Deserialize, Serialize};

use super::Fact;
use crate::Articles;

/// Who may see a fact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everyone at and around the table.
    Everyone,
    /// The arbiter only: what a player may not be told (12.6), or need not be.
    Arbiter,
    /// One player and the arbiter.
    White,
    /// One player and the arbiter.
    Black,
    /// Nobody: it is in the record, but no person has noticed it.
    Nobody,
}

impl From<Color> for Audience {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

/// A fact with the articles it rests on and who is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event {
    /// What is so now.
    #[serde(flatten)]
    pub fact: Fact,
    /// The articles, the deciding one first.
    pub articles: Articles,
    /// Who is told.
    pub audience: Audience,
    /// Since when, if it came about before the act that it was found with: an appointed moment had
    /// passed, and nobody had looked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Moment>,
}
