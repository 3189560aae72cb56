//! How well a partner plays, in words.

use std::fmt;
use std::str::FromStr;

use clock::Span;
use serde::{Deserialize, Serialize};

/// How well a partner plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Knows how the pieces move.
    Beginner,
    /// Plays now and then.
    Casual,
    /// Plays in a club.
    Club,
    /// Wins the club's championship.
    Strong,
    /// As strong as the engine is.
    Master,
}

/// What a level is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strength {
    /// The rating, where the engine can be held to one.
    pub(crate) elo: Option<u16>,
    /// The skill of engines that know that option only, from 0 to 20.
    pub(crate) skill: u8,
    /// How many positions it looks at; any number if not said.
    pub(crate) nodes: Option<u32>,
    /// How long it thinks at most.
    pub(crate) longest: Span,
    /// How many illegal moves of a hundred it notices.
    pub(crate) notices: u64,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] =
        [Self::Beginner, Self::Casual, Self::Club, Self::Strong, Self::Master];

    pub(crate) const fn strength(self) -> Strength {
        let (elo, skill, nodes, longest, notices) = match self {
            Self::Beginner => (Some(800), 0, Some(40), 300, 40),
            Self::Casual => (Some(1400), 3, Some(2_000), 400, 60),
            Self::Club => (Some(1800), 8, Some(40_000), 600, 80),
            Self::Strong => (Some(2200), 14, None, 900, 95),
            Self::Master => (None, 20, None, 1500, 100),
        };
        Strength { elo, skill, nodes, longest: Span::millis(longest), notices }
    }

    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Club => "club",
            Self::Strong => "strong",
            Self::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// There is no such level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoLevel(String);

impl fmt::Display for NoLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = Level::ALL.map(Level::word).join(", ");
        write!(f, "{:?} is not a level; they are {words}", self.0)
    }
}

impl std::error::Error for NoLevel {}

impl FromStr for Level {
    type Err = NoLevel;

    fn from_str(text: &str) -> Result<Self, NoLevel> {
        let found = Self::ALL.into_iter().find(|level| level.word() == text);
        found.ok_or_else(|| NoLevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_read_as_it_is_written_and_stronger_than_the_one_before() {
        for level in Level::ALL {
            assert_eq!(level.word().parse(), Ok(level));
        }
        assert!("grandmaster".parse::<Level>().unwrap_err().to_string().contains("beginner"));
        let strengths = Level::ALL.map(Level::strength);
        assert!(strengths.is_sorted_by(|a, b| a.skill < b.skill && a.notices < b.notices));
    }
}
