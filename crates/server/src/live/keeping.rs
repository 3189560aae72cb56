//! What keeps a record what it was, and what is erased of it.

use chess::Color;

use super::Trouble;
use super::table::Live;
use crate::journal::{Gone, Head, How, Journal, Seq, TableId};
use crate::signing::Signed;

impl Live {
    /// The signature of a head that was read, if it has one.
    ///
    /// # Errors
    /// If the journal fails, or says that the record has another end.
    pub(super) async fn proven(
        &self,
        journal: &dyn Journal,
        head: Head,
    ) -> Result<Option<Signed>, Trouble> {
        let Some(proof) = journal.proof(self.id().clone()).await? else { return Ok(None) };
        // Someone may have gone on meanwhile; nobody goes back.
        let is_cut =
            proof.head.seq < head.seq || (proof.head.seq == head.seq && proof.head != head);
        let last = proof.ends.last();
        if is_cut || last.is_some_and(|end| end.head.seq > proof.head.seq) {
            let place = proof.head.seq.min(head.seq);
            return Err(Trouble::at_line(place, "the record does not end here as it was written"));
        }
        if proof.head.seq > head.seq && journal.read(self.id().clone(), head.seq).await?.is_empty()
        {
            return Err(Trouble::at_line(head.seq.after(1), How::Missing));
        }
        let end = proof.ends.into_iter().find(|end| end.head.seq == head.seq);
        match end {
            Some(end) if end.head != head || !end.signed.is_of(self.id(), head) => {
                Err(Trouble::at_line(head.seq, "what was signed is not what stands here"))
            }
            end => Ok(end.map(|end| end.signed)),
        }
    }

    /// A table of a journal that no server holds; nothing if there is none.
    pub(crate) async fn read_from(
        journal: &dyn Journal,
        table: &TableId,
    ) -> Result<Option<Self>, Trouble> {
        let live = Self::empty(table.clone());
        live.catch_up(journal).await?;
        Ok((!live.is_empty()).then_some(live))
    }

    /// Takes in what is kept beside the first line now: another server may have erased a name.
    pub(super) async fn read_names_anew(&self, journal: &dyn Journal) -> Result<(), Trouble> {
        let first = journal.read(self.id().clone(), Seq::START).await?.into_iter().next();
        let aside = first.and_then(|line| line.aside);
        self.write().as_mut().ok_or(Trouble::NoTable)?.keep_aside(aside.as_deref())
    }

    /// Erases the name of the player who came with a colour.
    pub(crate) async fn erase_first_name(
        &self,
        journal: &dyn Journal,
        first: Color,
    ) -> Result<(), Trouble> {
        let of = self.ask(|shown| shown.colour_now(first))?;
        self.erase_name(journal, of).await
    }

    /// Erases the name of the player who has a colour.
    pub(crate) async fn erase_name(&self, journal: &dyn Journal, of: Color) -> Result<(), Trouble> {
        let _turn = self.turn.lock().await;
        // Another server may have erased the other name: what is kept now counts, not what was read.
        let first = journal.read(self.id().clone(), Seq::START).await?.into_iter().next();
        let kept = first.and_then(|line| line.aside);
        let aside = self.ask(|shown| shown.without_name(kept.as_deref(), of))?;
        journal.set_aside(self.id().clone(), Seq::new(1), aside.clone()).await?;
        self.write().as_mut().ok_or(Trouble::NoTable)?.keep_aside(aside.as_deref())
    }

    /// Deletes the table, unless somebody has written there meanwhile.
    pub(crate) async fn delete(&self, journal: &dyn Journal, gone: Gone) -> Result<bool, Trouble> {
        let _turn = self.turn.lock().await;
        let head = self.ask(|shown| shown.head)?;
        let deleted = journal.delete(self.id().clone(), head, gone).await;
        // It may be gone all the same: a journal that fails may have done it.
        if deleted == Ok(true) || journal.gone(self.id().clone()).await?.is_some() {
            self.leave();
            return Ok(true);
        }
        deleted?;
        self.catch_up(journal).await?;
        Ok(false)
    }

    /// Reads what made the place stale. There must be something: if not, the record is no longer
    /// the one that was read here.
    pub(super) async fn catch_up_or_fail(&self, journal: &dyn Journal) -> Result<(), Trouble> {
        if self.catch_up(journal).await? {
            return Ok(());
        }
        match journal.proof(self.id().clone()).await? {
            None => {
                self.leave();
                Err(Trouble::NoTable)
            }
            Some(proof) => Err(Trouble::Record(format!(
                "it ends at line {} other than it was read: it was changed behind the server's back",
                proof.head.seq
            ))),
        }
    }

    /// The table was deleted: its followers are told.
    pub(crate) fn leave(&self) {
        *self.write() = None;
        self.newest.set(self.newest.get().after(1));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use clock::Moment;
    use laws::{Book, Regulations};

    use super::*;
    use crate::chance::Chance;
    use crate::entry::{Names, Outage};
    use crate::journal::Sqlite;
    use crate::live::{Tables, Wish};
    use crate::serve::Ground;
    use crate::signing::Signer;
    use crate::timepiece::Timepiece;

    #[tokio::test]
    async fn a_server_that_is_behind_brings_no_erased_name_back() {
        let folder = tempfile::tempdir().unwrap();
        let journal: Arc<dyn Journal> =
            Arc::new(Sqlite::open_alone(&folder.path().join("j.sqlite")).unwrap());
        let ground = Ground {
            journal: Arc::clone(&journal),
            news: None,
            chance: Chance::default(),
            signer: Arc::new(Signer::in_file(&folder.path().join("key")).unwrap()),
        };
        let (time, _hand) = Timepiece::held(Moment::from_millis(100_000));
        let tables = Tables::new(ground, time, Arc::default());
        tables.pulse.recover();
        let names = Names { white: "Laine".into(), black: "Virtanen".into(), ..Names::default() };
        let wish = Wish {
            regulations: Regulations::of(Book::Fide2023),
            names,
            outage: Outage::Restored,
            sparring: None,
            roles: Vec::new(),
        };
        let live = tables.open(wish).await.unwrap().unwrap().live;
        let behind = Live::read_from(&*journal, live.id()).await.unwrap().unwrap();
        live.erase_name(&*journal, Color::White).await.unwrap();
        behind.erase_name(&*journal, Color::Black).await.unwrap();
        let first = journal.read(live.id().clone(), Seq::START).await.unwrap().remove(0);
        assert_eq!(first.aside, None);
    }
}
