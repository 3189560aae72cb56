//! What goes to a reader in words, beside the form of the record.

use laws::text::{Texts, Words};
use laws::{Event, Ruling, Table};
use schemars::JsonSchema;
use serde::Serialize;

use crate::entry::Entry;
use crate::journal::Seq;
use crate::live::Shown;
use crate::view::Notice;

/// Something in the form of the record, and in the reader's words if a language was asked for.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "{T}InWords")]
pub struct InWords<T> {
    /// In the form of the record.
    #[serde(flatten)]
    pub what: T,
    /// In the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Words>,
}

impl<T> From<T> for InWords<T> {
    fn from(what: T) -> Self {
        Self { what, words: None }
    }
}

/// Puts those facts of a ruling that a reader is told into words. Moves are written as in the
/// position before them, so it takes the table before the ruling.
pub(crate) fn put_in_words(
    events: &mut [InWords<Event>],
    ruling: &Ruling,
    before: &Table,
    texts: &Texts,
) {
    let mut told = ruling.events.iter().zip(texts.tell(ruling, before));
    for event in events {
        event.words = told.find(|(one, _)| **one == event.what).map(|(_, words)| words);
    }
}

/// Puts a notice of a ruling into words, with a headline over them.
pub(crate) fn tell_notice(notice: &mut Notice, ruling: &Ruling, before: &Table, texts: &Texts) {
    put_in_words(&mut notice.events, ruling, before, texts);
    let known: Vec<&Event> = notice.events.iter().map(|event| &event.what).collect();
    notice.headline = texts.headline(&known, before);
}

/// Tells one reader what happens at a table. It follows the record with a table of its own.
#[derive(Clone, Debug)]
pub struct Teller {
    texts: &'static Texts,
    /// The table after `seq`.
    table: Table,
    seq: Seq,
}

impl Teller {
    /// Ready to tell what comes after a place.
    #[must_use]
    pub fn after(shown: &Shown, seq: Seq, texts: &'static Texts) -> Self {
        let (Ok(table), true) = (shown.opened.table(), seq < shown.seq()) else {
            return Self { texts, table: shown.table.clone(), seq: shown.seq() };
        };
        let mut teller = Self { texts, table, seq: Seq::START };
        teller.follow(shown, seq, &mut []);
        teller
    }

    /// Puts notices of the lines that come next, up to a place, into words.
    pub fn tell(&mut self, shown: &Shown, until: Seq, notices: &mut [Notice]) {
        self.follow(shown, until, notices);
    }

    /// Goes on to a place.
    fn follow(&mut self, shown: &Shown, until: Seq, notices: &mut [Notice]) {
        let mut notices = notices.iter_mut().peekable();
        for seen in shown.since(self.seq).iter().take_while(|seen| seen.seq <= until) {
            let notice = notices.next_if(|notice| notice.seq == seen.seq);
            if let Entry::Ruling { ruling, .. } = &*seen.entry {
                if let Some(notice) = notice {
                    tell_notice(notice, ruling, &self.table, self.texts);
                }
                if self.table.apply(ruling).is_err() {
                    // Not of a record that was read; then moves are written as things stand now.
                    self.table.clone_from(&shown.table);
                }
            }
            self.seq = seen.seq;
        }
    }

    /// The table as the record has left it so far.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }
}
