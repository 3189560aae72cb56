//! One table in memory.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use clock::Moment;
use laws::{Act, Judged, Ruling, Seat};

use super::envelope::{Deed, Kept};
use super::fold::{Next, Read, Shown};
use super::key::Key;
use super::{Tables, Trouble};
use crate::aside::aside;
use crate::entry::Entry;
use crate::journal::{Append, Head, Journal, NotWritten, Seq, TableId};
use crate::limit::{Buckets, Held};
use crate::seat::{Role, TokenHash};
use crate::signal::{Follower, Signal};

/// How many refusals are remembered, so that the same act sent twice is refused twice.
const REFUSALS: usize = 16;

/// What became of an act.
#[derive(Clone, Debug)]
pub struct Judgment {
    /// Its place in the record; none if it was refused and nothing came of it.
    pub seq: Option<Seq>,
    /// The ruling.
    pub ruling: Ruling,
    /// Whether it was judged before, when it came with the same key.
    pub repeated: bool,
}

/// Who acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Actor {
    /// In which seat.
    pub seat: Seat,
    /// The secret that opened it, as far as it is stored; none for the server's own watch.
    pub secret: Option<TokenHash>,
}

/// A table in memory. Who acts waits for the turn; who reads does not.
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

    /// Reads what others have written. Only for who has the turn, or has the table alone.
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

    /// Reads what other servers have written, once whoever acts here is done.
    pub(super) async fn freshen(&self, journal: &dyn Journal) -> Result<(), Trouble> {
        let _turn = self.turn.lock().await;
        self.catch_up(journal).await.map(drop)
    }

    /// The newest place that is known here.
    pub(super) fn newest(&self) -> Seq {
        self.newest.get()
    }

    fn tell(&self, newest: Seq) {
        self.newest.set_if(|seq| (newest > seq).then_some(newest));
    }

    /// Judges, writes, applies, tells; in that order, and again if someone else was first.
    pub(super) async fn act(
        &self,
        tables: &Tables,
        actor: Actor,
        deed: &Deed,
        key: Option<Key>,
    ) -> Result<Judgment, Trouble> {
        let Actor { seat, secret } = actor;
        // Who waits for the turn does not pay for it.
        let arrived = tables.time.now();
        let _turn = self.turn.lock().await;
        let key = key.map(|key| key.of(seat));
        loop {
            tables.pulse.be_able().await?;
            if let Some(next) = self.ask(|shown| tables.owed(shown))? {
                self.append_or_catch_up(tables, next).await?;
                continue;
            }
            // Asked again whenever others have written: they may have revoked the secret.
            if !self.ask(|shown| secret.is_none_or(|hash| shown.seats.role_of(&hash).is_some()))? {
                return Err(Trouble::Revoked);
            }
            if let Some(answer) = self.answered(key.as_deref(), deed)? {
                return Ok(answer);
            }
            let (act, kept, at) = self.ask(|shown| {
                let at = shown.moment(arrived);
                deed.settle(shown, at, &tables.chance).map(|(act, kept)| (act, kept, at))
            })??;
            let judged = self.judge(seat, act, at).await?;
            let ruling = judged.ruling.clone();
            if ruling.is_bare_refusal() {
                // It is refused as things stand, which is not always as they are known here.
                if tables.journal.is_shared() && self.catch_up(&*tables.journal).await? {
                    continue;
                }
                self.remember(key, &ruling);
                return Ok(Judgment { seq: None, ruling, repeated: false });
            }
            let kept = kept.map(|Kept { envelope, share }| Entry::Envelope {
                envelope,
                share,
                at: ruling.at,
            });
            let (first, next) =
                self.ask(|shown| (shown.seq().after(1), shown.after(judged, kept)))?;
            match self.append(tables, next, key.clone()).await {
                Ok(_) => return Ok(Judgment { seq: Some(first), ruling, repeated: false }),
                Err(NotWritten::Stale) => self.catch_up_or_fail(&*tables.journal).await?,
                Err(NotWritten::Fault(fault)) => {
                    // It may have been written all the same.
                    self.catch_up(&*tables.journal).await?;
                    return self.answered(key.as_deref(), deed)?.ok_or_else(|| fault.into());
                }
            }
        }
    }

    /// Judges as things stand. What takes long is thought about where it keeps nobody waiting: the
    /// turn is held meanwhile, so nothing changes here.
    async fn judge(&self, seat: Seat, act: Act, at: Moment) -> Result<Judged, Trouble> {
        if let Some(judged) = self.ask(|shown| shown.table.judge_briefly(seat, &act, at))? {
            return Ok(judged);
        }
        let table = self.ask(|shown| shown.table.clone())?;
        aside(move || table.judge(seat, &act, at)).await
    }

    /// Writes what `next` wants, as things stand; nothing if it wants nothing.
    pub(super) async fn note(
        &self,
        tables: &Tables,
        next: impl Fn(&Shown) -> Option<Next>,
    ) -> Result<(), Trouble> {
        let _turn = self.turn.lock().await;
        tables.pulse.be_able().await?;
        loop {
            let Some(next) = self.ask(&next)? else { return Ok(()) };
            if self.append_or_catch_up(tables, next).await? {
                return Ok(());
            }
        }
    }

    /// Writes, unless someone else was first: then reads what they wrote.
    async fn append_or_catch_up(&self, tables: &Tables, next: Next) -> Result<bool, Trouble> {
        match self.append(tables, next, None).await {
            Ok(_) => Ok(true),
            Err(NotWritten::Stale) => self.catch_up_or_fail(&*tables.journal).await.map(|()| false),
            Err(NotWritten::Fault(fault)) => {
                self.catch_up(&*tables.journal).await?;
                Err(fault.into())
            }
        }
    }

    /// Writes, and only then goes on and tells.
    async fn append(
        &self,
        tables: &Tables,
        next: Next,
        key: Option<String>,
    ) -> Result<Seq, NotWritten> {
        let fault = |what: String| NotWritten::Fault(crate::journal::Fault(what));
        let mut lines = Vec::with_capacity(next.entries.len());
        for entry in &next.entries {
            lines.push(serde_json::to_string(entry).map_err(|error| fault(error.to_string()))?);
        }
        let expected = self.ask(|shown| shown.head).map_err(|error| fault(error.to_string()))?;
        let mut append = Append {
            table: self.id.clone(),
            expected,
            lines,
            key: key.clone(),
            aside: None,
            wake_at: next.wake_at,
            last_at: next.last_at,
            end: None,
        };
        if next.is_over {
            append.end = Some(tables.signer.sign(&self.id, append.head()));
        }
        let end = append.end;
        let head = tables.write(append).await?;
        let seq = head.seq;
        if let Some(shown) = &mut *self.write() {
            shown.go_on(next, key, head, end);
        }
        self.tell(seq);
        tables.spread(&self.id, seq);
        Ok(seq)
    }

    /// The answer that this key had before.
    ///
    /// # Errors
    /// If it was the answer to another act.
    fn answered(&self, key: Option<&str>, deed: &Deed) -> Result<Option<Judgment>, Trouble> {
        let Some(key) = key else { return Ok(None) };
        let written = self.ask(|shown| shown.with_key(key).cloned())?;
        let answer = if let Some(seen) = written
            && let Entry::Ruling { ruling } = &*seen.entry
        {
            Some((Some(seen.seq), (**ruling).clone()))
        } else {
            let refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
            let ruling = refused.iter().find(|(other, _)| other == key).map(|(_, ruling)| ruling);
            ruling.map(|ruling| (None, ruling.clone()))
        };
        let Some((seq, ruling)) = answer else { return Ok(None) };
        if !deed.may_have_become(&ruling.act) {
            return Err(Trouble::KeyUsed);
        }
        Ok(Some(Judgment { seq, ruling, repeated: true }))
    }

    fn remember(&self, key: Option<String>, ruling: &Ruling) {
        let Some(key) = key else { return };
        let mut refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        if refused.len() == REFUSALS {
            refused.pop_front();
        }
        refused.push_back((key, ruling.clone()));
    }

    fn read(&self) -> RwLockReadGuard<'_, Option<Shown>> {
        self.shown.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn write(&self) -> RwLockWriteGuard<'_, Option<Shown>> {
        self.shown.write().unwrap_or_else(PoisonError::into_inner)
    }
}
