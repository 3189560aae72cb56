//! Records of a form without a chain get one, as they are found.

use clock::Moment;

use super::{Fault, Head, TableId};
use crate::entry::{self, Entry};

/// A record that is being given its chain.
#[derive(Debug)]
pub(super) struct Adopted {
    table: TableId,
    pub(super) head: Head,
    /// The moment of its last line.
    pub(super) last_at: Moment,
    /// Whether its game has ended.
    pub(super) is_over: bool,
}

impl Adopted {
    pub(super) fn of(table: TableId) -> Self {
        Self { table, head: Head::START, last_at: Moment::ZERO, is_over: false }
    }

    /// Takes the next line; gives it as it stands from now on, and what is kept beside it.
    pub(super) fn take(
        &mut self,
        key: Option<&str>,
        line: String,
    ) -> Result<(String, Option<String>), Fault> {
        let no_chance = |error: getrandom::Error| Fault(error.to_string());
        let (line, aside) = match entry::names_aside(&line).map_err(no_chance)? {
            Some((line, aside)) => (line, Some(aside)),
            None => (line, None),
        };
        // A line that cannot be read is reported when the table is opened.
        if let Ok(entry) = serde_json::from_str::<Entry>(&line) {
            self.last_at = self.last_at.max(entry.at());
            self.is_over |= entry.ends_the_game();
        }
        self.head = self.head.then(&self.table, key, &line);
        Ok((line, aside))
    }
}
