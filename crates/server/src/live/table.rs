//! One table in memory.

mod acting;

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use clock::Moment;
use hall::ArbiterId;
use laws::Ruling;

pub use self::acting::{Actor, Judgment};
use super::Trouble;
use super::fold::{Read, Shown};
use crate::entry::Entry;
use crate::event;
use crate::journal::{Head, Journal, Seq, TableId};
use crate::limit::{Buckets, Held};
use crate::seat::{Role, TokenHash};
use crate::signal::{Follower, Signal};

/// A table in memory. Acts wait for their turn; reads do not.
#[derive(Debug)]
pub struct Live {
    id: TableId,
    /// Held from judging to telling. Guards what is expected of the journal.
    pub(super) turn: tokio::sync::Mutex<()>,
    /// Nothing before the record was read.
    shown: RwLock<Option<Shown>>,
    /// The newest place, for those who follow.
    pub(super) newest: Signal<Seq>,
    refused: Mutex<VecDeque<(String, Ruling)>>,
    /// The event at whose board this is played, once it is known.
    event: OnceLock<Arc<event::Live>>,
    used: AtomicBool,
    /// How fast each role may act.
    pub(crate) buckets: Buckets<Role>,
    /// How fast all together may.
    pub(crate) acts: Buckets<()>,
    /// How often seats and keys are given out.
    pub(crate) notes: Buckets<()>,
    /// How often the journal is asked for secrets that are not known here.
    pub(crate) secrets: Buckets<()>,
    /// Whose devices are connected to this server.
    pub(crate) present: Arc<Held<Role>>,
}

impl Live {
    pub(super) fn empty(id: TableId) -> Self {
        Self {
            id,
            turn: tokio::sync::Mutex::default(),
            shown: RwLock::default(),
            newest: Signal::new(Seq::START),
            refused: Mutex::default(),
            event: OnceLock::new(),
            used: AtomicBool::new(true),
            buckets: Buckets::default(),
            acts: Buckets::default(),
            notes: Buckets::default(),
            secrets: Buckets::default(),
            present: Arc::default(),
        }
    }

    /// Opens the table with its first line, which is then to be written.
    pub(super) fn begin(&self, first: Read) -> Result<(), Trouble> {
        *self.write() = Some(Shown::begin(first)?);
        self.newest.set(Seq::new(1));
        Ok(())
    }

    /// The name.
    #[must_use]
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The event at whose board this is played.
    pub(crate) fn event(&self) -> Option<&Arc<event::Live>> {
        self.event.get()
    }

    /// It is played at a board of this event.
    pub(super) fn belongs_to(&self, event: Arc<event::Live>) {
        // An earlier call has said the same.
        let _ = self.event.set(event);
    }

    /// What a secret opens here: a seat of the table's own or, at a board of an event, the seat of
    /// one of its people.
    pub(crate) fn opened_by(
        &self,
        shown: &Shown,
        hash: &TokenHash,
    ) -> Option<(Role, Option<ArbiterId>)> {
        if let Some(role) = shown.seats.role_of(hash) {
            return Some((role, None));
        }
        self.event.get()?.seat_at(shown.opened.event.as_ref()?.place, hash)
    }

    /// Whether the journal has no such table.
    pub(super) fn is_empty(&self) -> bool {
        self.read().is_none()
    }

    /// Asks how things stand.
    ///
    /// # Errors
    /// If there is no such table.
    pub fn ask<T>(&self, question: impl FnOnce(&Shown) -> T) -> Result<T, Trouble> {
        self.used.store(true, Ordering::Relaxed);
        self.read().as_ref().map(question).ok_or(Trouble::NoTable)
    }

    /// The newest place, as it changes.
    #[must_use]
    pub fn follow(&self) -> Follower<Seq> {
        self.newest.follow()
    }

    pub(super) fn has_followers(&self) -> bool {
        self.newest.is_followed()
    }

    /// Whether anyone has asked since this was asked.
    pub(super) fn was_used(&self) -> bool {
        self.used.swap(false, Ordering::Relaxed)
    }

    /// When something follows here from time alone.
    pub(super) fn wake_at(&self) -> Option<Moment> {
        self.read().as_ref().and_then(Shown::wake_at)
    }

    /// Reads what others have written. Only for the holder of the turn, or while the table is not shared.
    /// Answers whether there was anything.
    pub(super) async fn catch_up(&self, journal: &dyn Journal) -> Result<bool, Trouble> {
        let known = self.read().as_ref().map_or(Head::START, |shown| shown.head);
        let since = known.seq;
        let lines = journal.read(self.id.clone(), since).await?;
        let mut entries = Vec::with_capacity(lines.len());
        let mut head = known;
        for line in lines {
            let followed = head.follow(&self.id, &line);
            head = followed.map_err(|broken| Trouble::at_line(broken.place, broken.how))?;
            let entry: Entry = serde_json::from_str(&line.text)
                .map_err(|error| Trouble::at_line(line.seq, error))?;
            entries.push(Read { entry, key: line.key, aside: line.aside, head });
        }
        // A record that is read for the first time must have the head it had, and a finished game
        // has its signature.
        let was_over = self.read().as_ref().is_some_and(Shown::is_over);
        let ends = entries.iter().any(|line| line.entry.ends_the_game());
        let signed = if head != known && (known == Head::START || was_over || ends) {
            self.proven(journal, head).await?
        } else {
            None
        };
        let newest = {
            let mut shown = self.write();
            let mut entries = entries.into_iter();
            if shown.is_none()
                && let Some(first) = entries.next()
            {
                *shown = Some(Shown::begin(first)?);
            }
            match &mut *shown {
                None => Seq::START,
                Some(shown) => {
                    shown.read(entries)?;
                    if head != known {
                        shown.end = signed.filter(|_| shown.is_over());
                    }
                    shown.seq()
                }
            }
        };
        self.tell(newest);
        Ok(newest > since)
    }

    /// Reads what other servers have written, once an act under way here is done.
    pub(super) async fn freshen(&self, journal: &dyn Journal) -> Result<(), Trouble> {
        let _turn = self.turn.lock().await;
        self.catch_up(journal).await.map(drop)
    }

    /// The newest place that is known here.
    pub(super) fn newest(&self) -> Seq {
        self.newest.get()
    }

    /// The event hears that something happened at its board.
    fn tell_event(&self) {
        if let Some(event) = self.event.get() {
            event.stir();
        }
    }

    fn tell(&self, newest: Seq) {
        self.newest.set_if(|seq| (newest > seq).then_some(newest));
        self.tell_event();
    }

    fn read(&self) -> RwLockReadGuard<'_, Option<Shown>> {
        self.shown.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn write(&self) -> RwLockWriteGuard<'_, Option<Shown>> {
        self.shown.write().unwrap_or_else(PoisonError::into_inner)
    }
}
