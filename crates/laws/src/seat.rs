//! Who acts at a table.

use std::fmt;

use chess::Color;
use serde::{Deserialize, Serialize};

/// A place at, or beside, the table.
///
/// # JSON
/// `"white"`, `"black"`, `"white-assistant"`, `"black-assistant"`, `"arbiter"`, `"spectator"`,
/// `"program"`; records of earlier versions say `"watch"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// Someone who acts for White.
    WhiteAssistant,
    /// Someone who acts for Black.
    BlackAssistant,
    /// The arbiter.
    Arbiter,
    /// Anyone else.
    Spectator,
    /// The program itself: it notices that time has passed.
    #[serde(alias = "watch")]
    Program,
}

impl Seat {
    /// Every seat.
    pub const ALL: [Self; 7] = [
        Self::White,
        Self::Black,
        Self::WhiteAssistant,
        Self::BlackAssistant,
        Self::Arbiter,
        Self::Spectator,
        Self::Program,
    ];

    /// The side for which this seat acts: a player or a player's assistant.
    #[must_use]
    pub const fn side(self) -> Option<Color> {
        match self {
            Self::White | Self::WhiteAssistant => Some(Color::White),
            Self::Black | Self::BlackAssistant => Some(Color::Black),
            Self::Arbiter | Self::Spectator | Self::Program => None,
        }
    }

    /// Whether this is an assistant of a player.
    #[must_use]
    pub const fn is_assistant(self) -> bool {
        matches!(self, Self::WhiteAssistant | Self::BlackAssistant)
    }
}

impl From<Color> for Seat {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
            Self::WhiteAssistant => "White's assistant",
            Self::BlackAssistant => "Black's assistant",
            Self::Arbiter => "the arbiter",
            Self::Spectator => "a spectator",
            Self::Program => "the program",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_older_word_for_the_program_is_read_and_not_written() {
        assert_eq!(serde_json::from_str::<Seat>("\"watch\"").ok(), Some(Seat::Program));
        assert_eq!(serde_json::to_string(&Seat::Program).ok().as_deref(), Some("\"program\""));
    }
}
