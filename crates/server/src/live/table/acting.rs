//! An act at a table: judged, written, applied, told.

use std::sync::PoisonError;

use clock::Moment;
use hall::ArbiterId;
use laws::{Act, Judged, Ruling, Seat};

use super::Live;
use crate::aside::aside;
use crate::entry::Entry;
use crate::journal::{Append, NotWritten, Seq};
use crate::live::envelope::{Deed, Kept};
use crate::live::fold::{Next, Shown};
use crate::live::key::Key;
use crate::live::{Tables, Trouble};
use crate::seat::TokenHash;

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
    /// The secret that opened it, as far as it is stored; none for the program itself.
    pub secret: Option<TokenHash>,
    /// Which arbiter of the table's event, if it is one.
    pub by: Option<ArbiterId>,
}

impl Live {
    /// Judges, writes, applies, tells; in that order, and again if someone else was first.
    pub(in crate::live) async fn act(
        &self,
        tables: &Tables,
        actor: Actor,
        deed: &Deed,
        key: Option<Key>,
    ) -> Result<Judgment, Trouble> {
        let Actor { seat, secret, by } = actor;
        // Waiting for the turn costs a player nothing.
        let arrived = tables.time.now();
        let _turn = self.turn.lock().await;
        let key = key.map(|key| key.of(seat));
        loop {
            tables.pulse.be_able().await?;
            if let Some(next) = self.ask(|shown| tables.owed(self, shown))? {
                self.append_or_catch_up(tables, next).await?;
                continue;
            }
            // Asked again whenever others have written: they may have revoked the secret.
            if !self
                .ask(|shown| secret.is_none_or(|hash| self.opened_by(shown, &hash).is_some()))?
            {
                return Err(Trouble::Revoked);
            }
            if let Some(table) = self.ask(|shown| shown.moved.clone())? {
                return Err(Trouble::Moved(table));
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
                self.ask(|shown| (shown.seq().after(1), shown.after(judged, by, kept)))?;
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
    pub(in crate::live) async fn note(
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
            && let Entry::Ruling { ruling, .. } = &*seen.entry
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
}
