//! The room plan.

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::EventRegulations;

/// A room with its boards, in rows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Room {
    /// What it is called.
    pub name: String,
    /// Its boards, as `"1-25"`.
    pub boards: Boards,
    /// How many stand in a row.
    #[serde(default = "ten")]
    pub row: u16,
}

const fn ten() -> u16 {
    10
}

/// A series of boards.
///
/// # JSON
/// `"1-25"`, or `"7"` for one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Boards {
    /// The first one.
    pub first: u16,
    /// The last one.
    pub last: u16,
}

impl Boards {
    /// Whether a board is among them.
    #[must_use]
    pub const fn has(self, board: u16) -> bool {
        self.first <= board && board <= self.last
    }
}

impl fmt::Display for Boards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self { first, last } if first == last => write!(f, "{first}"),
            Self { first, last } => write!(f, "{first}-{last}"),
        }
    }
}

/// The text is not a range of boards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoBoards(pub String);

impl fmt::Display for NoBoards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a range of boards, such as \"1-25\"", self.0)
    }
}

impl std::error::Error for NoBoards {}

impl FromStr for Boards {
    type Err = NoBoards;

    fn from_str(text: &str) -> Result<Self, NoBoards> {
        let wrong = || NoBoards(text.to_owned());
        let (first, last) = text.split_once(['-', '–']).unwrap_or((text, text));
        let read = |part: &str| part.trim().parse::<u16>().map_err(|_| wrong());
        let boards = Self { first: read(first)?, last: read(last)? };
        if boards.first == 0 || boards.last < boards.first { Err(wrong()) } else { Ok(boards) }
    }
}

impl Serialize for Boards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Boards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Boards {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "BoardRange".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "A series of boards.",
            "pattern": "^[0-9]+(-[0-9]+)?$",
        })
    }
}

/// Where a board stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RoomSeat"))]
pub struct Seat<'r> {
    /// The room.
    pub room: &'r str,
    /// The row, from 1.
    pub row: u16,
    /// The place in the row, from 1.
    pub place: u16,
}

/// What stands at a series of boards; wood where nothing is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Equipment {
    /// The boards.
    pub boards: Boards,
    /// What stands there.
    pub kind: Equipped,
    /// The file or address of electronic boards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}

/// What a board is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Equipped {
    /// Wood and a clock.
    Wood,
    /// A device with the page: the server opens a table.
    Table,
    /// An electronic board.
    Source,
}

impl EventRegulations {
    /// What stands at a board, and the source of an electronic one.
    #[must_use]
    pub fn equipped(&self, board: u16) -> (Equipped, Option<&str>) {
        let found = self.equipment.iter().find(|equipment| equipment.boards.has(board));
        found.map_or((Equipped::Wood, None), |found| (found.kind, found.source.as_deref()))
    }

    /// Where a board stands, if the plan has it.
    #[must_use]
    pub fn seat(&self, board: u16) -> Option<Seat<'_>> {
        let room = self.rooms.iter().find(|room| room.boards.has(board))?;
        let index = board - room.boards.first;
        let row = room.row.max(1);
        Some(Seat { room: &room.name, row: index / row + 1, place: index % row + 1 })
    }
}
