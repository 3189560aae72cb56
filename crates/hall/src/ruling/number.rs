//! How rulings are numbered.

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The number of a ruling: the round, and how many there were in it.
///
/// # JSON
/// `"4-07"`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RulingNo {
    /// The round; 0 for rulings outside of any.
    pub round: u8,
    /// From 1 in each round.
    pub number: u16,
}

impl fmt::Display for RulingNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}-{:02}", self.round, self.number))
    }
}

/// The text is not the number of a ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoRuling(pub String);

impl fmt::Display for NoRuling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not the number of a ruling, such as 4-07", self.0)
    }
}

impl std::error::Error for NoRuling {}

impl FromStr for RulingNo {
    type Err = NoRuling;

    fn from_str(text: &str) -> Result<Self, NoRuling> {
        let read = |text: &str| {
            let (round, number) = text.split_once('-')?;
            let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
            (is_number(round) && is_number(number)).then_some(())?;
            Some(Self { round: round.parse().ok()?, number: number.parse().ok()? })
        };
        read(text).ok_or_else(|| NoRuling(text.to_owned()))
    }
}

impl Serialize for RulingNo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for RulingNo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for RulingNo {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "RulingNo".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "The number of a ruling: round and count.",
            "pattern": "^[0-9]+-[0-9]+$",
        })
    }
}
