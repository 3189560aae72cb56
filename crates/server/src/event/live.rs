//! One event in memory.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use clock::{Moment, Span};
use hall::{Act, ArbiterId, Place, Refused};
use laws::text::Lang;

use super::fold::{Read, SaidToAll, Shown};
use super::kept::Kept;
use super::line::Line;
use super::links::Holder;
use super::personal;
use crate::journal::{Append, EventId, Head, Journal, NotWritten, Seq};
use crate::limit::Buckets;
use crate::live::{Tables, Trouble};
use crate::seat::{Role, TokenHash};
use crate::signal::{Follower, Signal};

/// What became of an act.
#[derive(Clone, Debug)]
pub struct Done {
    /// Its place in the record.
    pub seq: Seq,
    /// What was written.
    pub entry: Arc<Line>,
    /// Whether it was judged before, when it came with the same key.
    pub repeated: bool,
}

/// An event in memory. Acts wait for their turn; reads do not.
#[derive(Debug)]
pub struct Live {
    id: EventId,
    /// Held from judging to telling.
    pub(super) turn: tokio::sync::Mutex<()>,
    /// Nothing before the record was read.
    shown: RwLock<Option<Shown>>,
    /// The newest place, for those who follow.
    newest: Signal<Seq>,
    /// How often something has changed, in the record or at a table.
    pub(super) stirred: Signal<u64>,
    /// The last refusals of acts with a key.
    pub(super) refused: Mutex<VecDeque<(String, Act, Refused)>>,
    used: AtomicBool,
    /// Whether something at its boards was not seen to, and is to be tried again.
    owes: AtomicBool,
    /// Whether tables were opened with names that another server may have erased meanwhile.
    are_names_old: AtomicBool,
    /// How fast each holder of a link may act.
    pub(crate) buckets: Buckets<Holder>,
    /// How fast all together may.
    pub(crate) acts: Buckets<()>,
    /// How often links are given out, and codes tried.
    pub(crate) notes: Buckets<()>,
    /// How often the journal is asked for secrets that are not known here.
    pub(crate) secrets: Buckets<()>,
    /// How it stands for those who only look, by place and language.
    pub(crate) told: Kept<(Seq, Option<Lang>)>,
    /// The boards that send moves, for those who only look.
    pub(crate) boards: Kept<()>,
    /// What the console shows, kept from one look to the next.
    pub(super) desk: Mutex<super::desk::Desk>,
    /// What the electronic boards show.
    pub(super) sources: super::sources::Sources,
}

impl Live {
    pub(super) fn empty(id: EventId) -> Self {
        Self {
            id,
            turn: tokio::sync::Mutex::default(),
            shown: RwLock::default(),
            newest: Signal::new(Seq::START),
            stirred: Signal::new(0),
            refused: Mutex::default(),
            used: AtomicBool::new(true),
            owes: AtomicBool::default(),
            are_names_old: AtomicBool::default(),
            buckets: Buckets::default(),
            acts: Buckets::default(),
            notes: Buckets::default(),
            secrets: Buckets::default(),
            told: Kept::default(),
            boards: Kept::default(),
            desk: Mutex::default(),
            sources: super::sources::Sources::default(),
        }
    }

    /// The name.
    #[must_use]
    pub fn id(&self) -> &EventId {
        &self.id
    }

    pub(super) fn is_empty(&self) -> bool {
        self.read().is_none()
    }

    /// Asks how things stand.
    ///
    /// # Errors
    /// If there is no such event.
    pub fn ask<T>(&self, question: impl FnOnce(&Shown) -> T) -> Result<T, Trouble> {
        self.used.store(true, Ordering::Relaxed);
        self.read().as_ref().map(question).ok_or(Trouble::NoEvent)
    }

    /// Hears whenever something changes, in the record or at a table.
    #[must_use]
    pub fn follow(&self) -> Follower<u64> {
        self.stirred.follow()
    }

    /// How many follow it.
    pub(crate) fn followers(&self) -> usize {
        self.stirred.followers()
    }

    /// The newest place that is known here.
    pub(super) fn newest(&self) -> Seq {
        self.newest.get()
    }

    pub(super) fn has_followers(&self) -> bool {
        self.stirred.is_followed() || self.newest.is_followed()
    }

    pub(super) fn was_used(&self) -> bool {
        self.used.swap(false, Ordering::Relaxed)
    }

    /// Something at its boards could not be seen to.
    pub(super) fn owe(&self) {
        self.owes.store(true, Ordering::Relaxed);
    }

    /// Whether something was not seen to since this was asked.
    pub(super) fn has_owed(&self) -> bool {
        self.owes.swap(false, Ordering::Relaxed)
    }

    /// A table was opened with the names that are known here.
    pub(super) fn has_named(&self) {
        self.are_names_old.store(true, Ordering::Relaxed);
    }

    /// Makes sure that the names are known here that are kept now, once tables were opened with those
    /// that were known before.
    pub(super) async fn know_names(
        &self,
        journal: &dyn Journal,
        has_opened: bool,
    ) -> Result<(), Trouble> {
        // An erasure here holds the turn until it is known.
        let _turn = self.turn.lock().await;
        let are_old = self.are_names_old.swap(false, Ordering::Relaxed);
        if journal.is_shared() && (has_opened || are_old) {
            let read = self.read_anew(journal).await;
            return read.inspect_err(|_| self.has_named());
        }
        Ok(())
    }

    /// When the event is to be deleted.
    pub(super) fn kept_until(&self) -> Option<Moment> {
        self.read().as_ref().and_then(Shown::kept_until)
    }

    /// Something happened here or at the table of a board.
    pub(crate) fn stir(&self) {
        self.stirred.set_if(|times| Some(times.wrapping_add(1)));
    }

    /// What was done at all boards, this one among them, after a place in the record.
    pub(crate) fn said_to_all(&self, at: Place, after: Seq) -> Vec<SaidToAll> {
        self.read().as_ref().map(|shown| shown.said_to_all(at, after)).unwrap_or_default()
    }

    /// How long moves are held back from those who only look, if they are.
    pub(crate) fn delay(&self) -> Option<Span> {
        let shown = self.read();
        let delay = shown.as_ref()?.event.regulations()?.public.delay?;
        (!delay.is_zero()).then_some(delay)
    }

    /// The seat at the table of a board that a secret opens.
    pub(crate) fn seat_at(&self, at: Place, hash: &TokenHash) -> Option<(Role, Option<ArbiterId>)> {
        self.read().as_ref()?.seat_at(at, hash)
    }

    /// Reads what others have written. Only for who has the turn, or has the event alone. Answers
    /// whether there was anything.
    pub(super) async fn catch_up(&self, journal: &dyn Journal) -> Result<bool, Trouble> {
        let known = self.read().as_ref().map_or(Head::START, |shown| shown.head);
        let (read, newest) = self.lines_after(journal, known).await?;
        if read.is_empty() {
            return Ok(false);
        }
        {
            let mut own = self.write();
            // A record that cannot be read to its end is not read at all.
            let mut shown = own.take().unwrap_or_default();
            let taken = read.into_iter().try_for_each(|line| shown.read(line));
            taken?;
            *own = Some(shown);
        }
        self.tell(newest);
        Ok(true)
    }

    /// The lines of the record after a head, and the newest place.
    async fn lines_after(
        &self,
        journal: &dyn Journal,
        known: Head,
    ) -> Result<(Vec<Read>, Seq), Trouble> {
        let record = self.id.record();
        let lines = journal.read(record.clone(), known.seq).await?;
        let (mut read, mut head) = (Vec::with_capacity(lines.len()), known);
        for line in lines {
            let followed = head.follow(record, &line);
            head = followed.map_err(|broken| Trouble::at_line(broken.place, broken.how))?;
            let text: Line = serde_json::from_str(&line.text)
                .map_err(|error| Trouble::at_line(line.seq, error))?;
            read.push(Read { line: text, key: line.key, aside: line.aside, head });
        }
        Ok((read, head.seq))
    }

    /// Reads everything anew: what lies beside the lines was changed. Until that is done, and if it
    /// cannot be, the event is as it was: its people go on meanwhile.
    pub(super) async fn read_anew(&self, journal: &dyn Journal) -> Result<(), Trouble> {
        let (read, newest) = self.lines_after(journal, Head::START).await?;
        if read.is_empty() {
            self.leave();
            return Err(Trouble::NoEvent);
        }
        let mut anew = Shown::default();
        read.into_iter().try_for_each(|line| anew.read(line))?;
        *self.write() = Some(anew);
        self.tell(newest);
        Ok(())
    }

    pub(super) async fn freshen(&self, journal: &dyn Journal) -> Result<(), Trouble> {
        let _turn = self.turn.lock().await;
        self.catch_up(journal).await.map(drop)
    }

    fn tell(&self, newest: Seq) {
        self.newest.set_if(|seq| (newest > seq).then_some(newest));
        self.stir();
    }

    /// Judges, writes, applies, tells; in that order, and again if someone else was first. `lines`
    /// says what is written, as things stand; `secret` must still be in force then.
    pub(super) async fn act(
        &self,
        tables: &Tables,
        secret: Option<TokenHash>,
        key: Option<(String, Act)>,
        lines: impl Fn(&Shown, Moment) -> Result<Vec<Line>, Refused>,
    ) -> Result<Result<Done, Refused>, Trouble> {
        let arrived = tables.time().now();
        let _turn = self.turn.lock().await;
        let name = key.as_ref().map(|(name, _)| name.clone());
        loop {
            tables.pulse.be_able().await?;
            let holds =
                |shown: &Shown| secret.is_none_or(|hash| shown.links.holder(&hash).is_some());
            if !self.ask(holds)? {
                return Err(Trouble::Revoked);
            }
            if let Some(answer) = self.answered(key.as_ref())? {
                return Ok(answer);
            }
            let lines = match self.ask(|shown| lines(shown, shown.moment(arrived)))? {
                Ok(lines) => lines,
                Err(refused) => {
                    // As things stand here, which is not always as they are.
                    if tables.journal.is_shared() && self.catch_up(&*tables.journal).await? {
                        continue;
                    }
                    self.remember(key, &refused);
                    return Ok(Err(refused));
                }
            };
            match self.append(tables, lines, name.clone()).await? {
                Ok(done) => return Ok(Ok(done)),
                Err(NotWritten::Stale) => self.catch_up_or_fail(&*tables.journal).await?,
                Err(NotWritten::Fault(fault)) => {
                    // It may have been written all the same.
                    self.catch_up(&*tables.journal).await?;
                    return self.answered(key.as_ref())?.ok_or_else(|| fault.into());
                }
            }
        }
    }

    /// Writes lines that are the first; only for who has the event alone.
    pub(super) async fn begin(&self, tables: &Tables, lines: Vec<Line>) -> Result<(), Trouble> {
        *self.write() = Some(Shown::default());
        match self.append(tables, lines, None).await? {
            Ok(_) => Ok(()),
            Err(NotWritten::Fault(fault)) => Err(fault.into()),
            // Twelve random letters that are taken: not in the life of this world.
            Err(NotWritten::Stale) => Err(Trouble::NoRandomness),
        }
    }

    async fn append(
        &self,
        tables: &Tables,
        lines: Vec<Line>,
        key: Option<String>,
    ) -> Result<Result<Done, NotWritten>, Trouble> {
        let (mut texts, mut aside) = (Vec::with_capacity(lines.len()), None);
        let last_at = lines.iter().map(Line::at).max().unwrap_or(Moment::ZERO);
        for (place, line) in lines.iter().enumerate() {
            let mut written = line.clone();
            if let Line::Entry { entry, persons } = &mut written {
                let (kept, pledges) = personal::take_out(entry, &tables.chance)?;
                if !pledges.is_empty() {
                    // What lies beside an append lies beside its first line.
                    debug_assert!(place == 0, "persons stand in the first line alone");
                    (*persons, aside) = (pledges, kept.text());
                }
            }
            texts.push(serde_json::to_string(&written).map_err(Trouble::unwritable)?);
        }
        let expected = self.ask(|shown| shown.head)?;
        let append = Append {
            table: self.id.record().clone(),
            expected,
            lines: texts,
            key: key.clone(),
            aside,
            wake_at: self.kept_until(),
            last_at,
            end: None,
        };
        let heads = append.heads();
        if let Err(not_written) = tables.write(append).await {
            return Ok(Err(not_written));
        }
        let first = heads.first().map_or(Seq::START, |head| head.seq);
        let newest = heads.last().map_or(Seq::START, |head| head.seq);
        let entry = {
            let mut own = self.write();
            let shown = own.as_mut().ok_or(Trouble::NoEvent)?;
            let mut key = key;
            for (line, head) in lines.into_iter().zip(heads) {
                shown.enter(line, key.take(), head)?;
            }
            shown
                .since(Seq::new(first.get().saturating_sub(1)))
                .first()
                .map(|seen| seen.line.clone())
        };
        self.tell(newest);
        tables.spread(self.id.record(), newest);
        let entry = entry.ok_or(Trouble::NoEvent)?;
        Ok(Ok(Done { seq: first, entry, repeated: false }))
    }

    /// Reads what made the place stale. There must be something.
    async fn catch_up_or_fail(&self, journal: &dyn Journal) -> Result<(), Trouble> {
        if self.catch_up(journal).await? {
            return Ok(());
        }
        if journal.proof(self.id.record().clone()).await?.is_none() {
            self.leave();
            return Err(Trouble::NoEvent);
        }
        Err(Trouble::Record("it was changed behind the server's back".to_owned()))
    }

    /// The event was deleted.
    pub(super) fn leave(&self) {
        *self.write() = None;
        self.stir();
    }

    fn read(&self) -> RwLockReadGuard<'_, Option<Shown>> {
        self.shown.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Option<Shown>> {
        self.shown.write().unwrap_or_else(PoisonError::into_inner)
    }
}
