//! The record on disk: lines of JSON, each at its place at a table, never changed.

mod adopt;
mod batch;
mod chain;
mod event_id;
mod file;
mod postgres;
mod sqlite;
mod upgrade;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use clock::Moment;
use futures_util::future::BoxFuture;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

pub use self::chain::{Broken, Head, How, Link};
pub use self::event_id::{EventId, NoEventId};
pub use self::file::{backup, restore};
pub use self::postgres::Postgres;
pub use self::sqlite::Sqlite;
use crate::chance::Chance;
use crate::signing::Signed;
use crate::timepiece::Stamp;

/// The name of a table, in every address: twelve letters and digits that nobody guesses by
/// accident. It is public; secrets are the business of [`seat`](crate::seat).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(Arc<str>);

/// Letters and digits that are not mistaken for one another.
pub(crate) const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl TableId {
    pub(crate) const LEN: usize = 12;

    /// A name nobody has used.
    ///
    /// # Errors
    /// If the machine has no randomness to give.
    pub fn random() -> Result<Self, getrandom::Error> {
        Self::drawn(&Chance::default())
    }

    /// The same by a chance of the caller's.
    pub(crate) fn drawn(chance: &Chance) -> Result<Self, getrandom::Error> {
        let bytes: [u8; Self::LEN] = chance.bytes()?;
        let text: String =
            bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect();
        Ok(Self(text.into()))
    }

    /// The name under which the house keeps its own record: no table can have it, and nobody can
    /// ask for it.
    #[must_use]
    pub fn of_the_house() -> Self {
        Self("house".into())
    }

    /// A name for what is tried and not kept.
    fn of_nobody() -> Self {
        Self("nobody".into())
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl JsonSchema for TableId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "TableId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "The name of a table.",
            "pattern": "^[0-9a-hjkmnp-tv-z]{12}$",
        })
    }
}

/// The text is not the name of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoTableId;

impl fmt::Display for NoTableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a table's name is twelve letters and digits")
    }
}

impl std::error::Error for NoTableId {}

impl FromStr for TableId {
    type Err = NoTableId;

    fn from_str(text: &str) -> Result<Self, NoTableId> {
        let fits = text.len() == Self::LEN && text.bytes().all(|byte| ALPHABET.contains(&byte));
        if fits { Ok(Self(text.into())) } else { Err(NoTableId) }
    }
}

impl TryFrom<String> for TableId {
    type Error = NoTableId;

    fn try_from(text: String) -> Result<Self, NoTableId> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> Self {
        id.0.as_ref().to_owned()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A place in the record of a table: how many lines there are up to it.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(transparent)]
pub struct Seq(u64);

impl Seq {
    /// Before the first line.
    pub const START: Self = Self(0);

    /// The place after so many lines.
    #[must_use]
    pub const fn new(lines: u64) -> Self {
        Self(lines)
    }

    /// How many lines there are up to here.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// So many lines further.
    #[must_use]
    pub const fn after(self, lines: u64) -> Self {
        Self(self.0.saturating_add(lines))
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Lines to be written after a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Where.
    pub table: TableId,
    /// The head the writer has seen; [`Head::START`] opens the table.
    pub expected: Head,
    /// The lines, at least one.
    pub lines: Vec<String>,
    /// Identifies the lines if they come a second time. A writer that has seen the record up to
    /// the place expected has seen all keys before it, so the journal need not look for this one.
    pub key: Option<String>,
    /// What is kept beside the first line and may be erased.
    pub aside: Option<String>,
    /// When something follows at this table from time alone.
    pub wake_at: Option<Moment>,
    /// The moment of the last line.
    pub last_at: Moment,
    /// The signature of the head after the lines, if the game is over then.
    pub end: Option<Signed>,
}

/// Why lines were not written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotWritten {
    /// Someone else has written at this table meanwhile: read, and judge again.
    Stale,
    /// The journal cannot be written. Whether the lines are there is not known until it is read.
    Fault(Fault),
}

/// The journal cannot be read or written, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault(pub String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the journal: {}", self.0)
    }
}

impl std::error::Error for Fault {}

/// A line that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its place.
    pub seq: Seq,
    /// Its key, if it has one.
    pub key: Option<String>,
    /// Its link, as it is stored.
    pub link: Link,
    /// What is kept beside it, unless it was erased.
    pub aside: Option<String>,
    /// The JSON.
    pub text: String,
}

/// What the journal says of a record besides its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Its head.
    pub head: Head,
    /// Up to here its lines are older than the chain: they got their links when the journal was
    /// brought to a form that has one.
    pub adopted: Seq,
    /// Its signed heads, in order.
    pub ends: Vec<End>,
}

/// A head that was signed: the game was over there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The head.
    pub head: Head,
    /// The signature.
    pub signed: Signed,
}

/// What is left of a table that was deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gone {
    /// When.
    pub at: Moment,
    /// By whom.
    pub by: By,
}

/// Who deletes tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// Its arbiter, or the screen at which it was played.
    Arbiter,
    /// The organiser, with the command line.
    Organiser,
    /// The organiser's rule on how long tables are kept.
    Age,
}

impl By {
    const ALL: [Self; 3] = [Self::Arbiter, Self::Organiser, Self::Age];

    const fn word(self) -> &'static str {
        match self {
            Self::Arbiter => "arbiter",
            Self::Organiser => "organiser",
            Self::Age => "age",
        }
    }

    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|by| by.word() == word)
    }
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The record of all tables.
pub trait Journal: Send + Sync + fmt::Debug {
    /// Whether other servers may write to it.
    fn is_shared(&self) -> bool;

    /// Writes lines durably, if the head is still the one expected; the answer is the new head.
    fn append(&self, append: Append) -> BoxFuture<'_, Result<Head, NotWritten>>;

    /// How many transactions have carried what was appended here.
    fn commits(&self) -> u64;

    /// The lines of a table after a place; none if there is no such table.
    fn read(&self, table: TableId, since: Seq) -> BoxFuture<'_, Result<Vec<Line>, Fault>>;

    /// The newest place of each of these tables that there is.
    fn newest(&self, tables: Vec<TableId>) -> BoxFuture<'_, Result<Vec<(TableId, Seq)>, Fault>>;

    /// Tables at which something follows from time alone up to a moment, the earliest first.
    fn due(&self, until: Moment, most: usize) -> BoxFuture<'_, Result<Vec<TableId>, Fault>>;

    /// What a record says of itself; nothing if there is no such table.
    fn proof(&self, table: TableId) -> BoxFuture<'_, Result<Option<Proof>, Fault>>;

    /// Tables in the order of their names, after one of them.
    fn tables(
        &self,
        after: Option<TableId>,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<TableId>, Fault>>;

    /// Tables at which nothing was written since a moment and the game is over, or is not.
    fn untouched(
        &self,
        since: Moment,
        over: bool,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<TableId>, Fault>>;

    /// Events in the order of their names, after one of them.
    fn events(
        &self,
        after: Option<EventId>,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<EventId>, Fault>>;

    /// Replaces what is kept beside a line.
    fn set_aside(
        &self,
        table: TableId,
        place: Seq,
        aside: Option<String>,
    ) -> BoxFuture<'_, Result<(), Fault>>;

    /// Deletes a table for good, if its head is still the one expected; what is left says that
    /// there was one. Answers whether it was deleted.
    fn delete(&self, table: TableId, head: Head, gone: Gone) -> BoxFuture<'_, Result<bool, Fault>>;

    /// What is left of a table that was deleted.
    fn gone(&self, table: TableId) -> BoxFuture<'_, Result<Option<Gone>, Fault>>;

    /// Finds out whether lines can be written durably, and leaves nothing behind.
    fn try_out(&self) -> BoxFuture<'_, Result<(), Fault>>;

    /// Says that this server is up now. Servers not heard of for a day are forgotten.
    fn beat(&self, server: String, now: Stamp) -> BoxFuture<'_, Result<(), Fault>>;

    /// The last moment at which any server was up.
    fn last_beat(&self) -> BoxFuture<'_, Result<Option<Moment>, Fault>>;

    /// The last moment at which a server was up that goes by a steady clock, and what that clock
    /// showed, in milliseconds.
    fn last_beat_by(&self, clock: String) -> BoxFuture<'_, Result<Option<(Moment, u64)>, Fault>>;

    /// Leaves everything in order: a copy made afterwards is complete. Nothing is written after
    /// that.
    fn close(&self) -> BoxFuture<'_, Result<(), Fault>>;
}

/// A day before a moment, in milliseconds: a server that was up then and not since is gone.
fn long_before(at: Moment) -> i64 {
    millis(at).saturating_sub(24 * 60 * 60 * 1000)
}

/// A moment as it is stored. What is later than the last that can be stored never comes.
fn millis(at: Moment) -> i64 {
    i64::try_from(at.as_millis()).unwrap_or(i64::MAX)
}
