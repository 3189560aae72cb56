//! The name of an event, and the name of its record.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use super::TableId;
use crate::chance::Chance;

/// What the name of an event's record begins with. No table's name has a hyphen.
pub(super) const PREFIX: &str = "event-";

/// The name of an event, in every address: twelve letters and digits, as a table's. Its record is
/// kept under a name that no table can have.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct EventId(TableId);

impl EventId {
    /// A name nobody has used, by a chance of the caller's.
    pub(crate) fn drawn(chance: &Chance) -> Result<Self, getrandom::Error> {
        TableId::drawn(chance).map(|name| Self::of(&name))
    }

    fn of(name: &TableId) -> Self {
        Self(TableId(format!("{PREFIX}{name}").into()))
    }

    /// The event whose record has this name, if it is one's.
    #[must_use]
    pub fn of_record(record: &TableId) -> Option<Self> {
        let name = record.as_str().strip_prefix(PREFIX)?;
        name.parse::<TableId>().ok().map(|_| Self(record.clone()))
    }

    /// The name under which the journal keeps it.
    #[must_use]
    pub fn record(&self) -> &TableId {
        &self.0
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_str().strip_prefix(PREFIX).unwrap_or_default()
    }
}

impl TableId {
    /// The name of a record as the journal has it: a table's, or an event's.
    pub(crate) fn of_record(name: &str) -> Option<Self> {
        match name.strip_prefix(PREFIX) {
            Some(event) => event.parse().ok().map(|event: EventId| event.0),
            None => name.parse().ok(),
        }
    }
}

/// The text is not the name of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoEventId;

impl fmt::Display for NoEventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an event's name is twelve letters and digits")
    }
}

impl std::error::Error for NoEventId {}

impl FromStr for EventId {
    type Err = NoEventId;

    fn from_str(text: &str) -> Result<Self, NoEventId> {
        text.parse().map(|name| Self::of(&name)).map_err(|_| NoEventId)
    }
}

impl TryFrom<String> for EventId {
    type Error = NoEventId;

    fn try_from(text: String) -> Result<Self, NoEventId> {
        text.parse()
    }
}

impl From<EventId> for String {
    fn from(id: EventId) -> Self {
        id.as_str().to_owned()
    }
}

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl JsonSchema for EventId {
    fn schema_name() -> Cow<'static, str> {
        "EventId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "The name of an event.",
            "pattern": "^[0-9a-hjkmnp-tv-z]{12}$",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_record_of_an_event_has_a_name_that_no_table_can_have() {
        let event = EventId::drawn(&Chance::default()).unwrap();
        assert_eq!(event.as_str().len(), TableId::LEN);
        assert_eq!(event.as_str().parse(), Ok(event.clone()));
        assert!(event.record().as_str().parse::<TableId>().is_err());
        assert_eq!(EventId::of_record(event.record()), Some(event.clone()));
        assert_eq!(TableId::of_record(event.record().as_str()).as_ref(), Some(event.record()));
        let table = TableId::random().unwrap();
        assert_eq!(EventId::of_record(&table), None);
        assert_eq!(TableId::of_record(table.as_str()), Some(table));
        for lie in ["event-", "event-x", "house", "event-event-0123456789ab"] {
            assert_eq!(TableId::of_record(lie), None, "{lie}");
        }
    }
}
