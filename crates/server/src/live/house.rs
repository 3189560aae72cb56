//! Time in which nobody could act anywhere: the house notes it once, and every table takes it into
//! its own record when it is next touched.
//!
//! The house has a record of its own in the journal, under a name that no table can have: one line
//! for each outage, however many tables run. A table owes itself the outages that ended after its
//! last line. They are written to its record before anything else is, so that a record stands for
//! itself, and replaying it needs nothing but its lines.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use clock::{Moment, Span};
use futures_util::{StreamExt, stream};
use serde::{Deserialize, Serialize};

use super::pulse::{Stall, TICK};
use super::{Live, Tables, Trouble};
use crate::journal::{Append, Head, NotWritten, TableId};

/// How often a server says that it is up.
const BEAT: Span = Span::seconds(1);
/// A server that has not been heard of for so long is not up.
const SILENCE: Span = Span::millis(2500);
/// How often a server that waits for another to be heard of looks.
const LISTEN_EVERY: Duration = Duration::from_millis(100);
/// The delays between tries to write again: the first, and the longest.
const FIRST_TRY: Duration = Duration::from_millis(50);
const LAST_TRY: Duration = Duration::from_secs(1);
/// A difference from the wall clock that is worth saying.
const STEP: Span = Span::seconds(2);
/// How many tables that are followed take in an outage at once.
const AT_ONCE: usize = 64;

/// The delay after so many tries before.
fn delay(tries: u32) -> Duration {
    FIRST_TRY.saturating_mul(1 << tries.min(16)).min(LAST_TRY)
}

/// Time in which no server could take an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Away {
    /// The last moment at which one could.
    pub(super) from: Moment,
    /// The moment from which one could again.
    pub(super) until: Moment,
}

/// What is known of the record of the house.
#[derive(Debug)]
pub(super) struct House(RwLock<Known>);

impl Default for House {
    fn default() -> Self {
        Self(RwLock::new(Known { head: Head::START, outages: Vec::new() }))
    }
}

#[derive(Debug)]
struct Known {
    head: Head,
    /// In order, none overlapping another.
    outages: Vec<Away>,
}

impl House {
    /// The outages that ended after a moment.
    pub(super) fn since(&self, moment: Moment) -> Vec<Away> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let first = known.outages.partition_point(|away| away.until <= moment);
        known.outages[first..].to_vec()
    }

    fn head(&self) -> Head {
        self.0.read().unwrap_or_else(PoisonError::into_inner).head
    }

    fn last(&self) -> Option<Away> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).outages.last().copied()
    }

    fn take_in(&self, head: Head, away: Away) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if head.seq > known.head.seq {
            known.head = head;
            known.outages.push(away);
        }
    }
}

impl Tables {
    /// Says for as long as the server runs that it is up, finds out when it cannot take acts, and
    /// deals with that time when it can again.
    pub(crate) async fn keep_pulse(self: Arc<Self>) {
        let ticking = async {
            loop {
                tokio::time::sleep(TICK).await;
                self.pulse.tick();
            }
        };
        tokio::join!(ticking, self.keep_beating());
    }

    async fn keep_beating(self: &Arc<Self>) {
        let mut next = self.time.now();
        let mut said = self.time.wall_is_ahead();
        loop {
            tokio::select! {
                biased;
                () = tokio::time::sleep(TICK) => {}
                () = self.pulse.nudge.notified() => {}
            }
            // A heartbeat after a freeze would say that there was none.
            self.pulse.tick();
            if let Some(stall) = self.pulse.stalled() {
                self.outlast(stall).await;
            } else if self.time.now() >= next {
                next = self.time.now().checked_add(BEAT).unwrap_or(Moment::MAX);
                self.compare_with_the_wall(&mut said);
                if let Err(trouble) = self.beat().await {
                    tracing::error!(%trouble, "cannot write the heartbeat");
                    self.pulse.failed();
                }
            }
        }
    }

    /// Says when the wall clock was set. The time of the house goes on as it did.
    fn compare_with_the_wall(&self, said: &mut i64) {
        let ahead = self.time.wall_is_ahead();
        self.metrics.wall_is_ahead.store(ahead, Ordering::Relaxed);
        if ahead.abs_diff(*said) > STEP.as_millis() {
            tracing::warn!(
                seconds = (ahead - *said) / 1000,
                "the wall clock was set; the time of the house goes on as it did"
            );
            *said = ahead;
        }
    }

    /// Tries, ever more rarely, until acts can be taken again.
    async fn outlast(self: &Arc<Self>, stall: Stall) {
        for tries in 0_u32.. {
            let Err(trouble) = self.come_back_from(stall.from).await else { break };
            // Said ever more rarely.
            if tries.is_power_of_two() || tries == 0 {
                tracing::error!(%trouble, tries, "no acts can be taken");
            }
            self.pulse.failed();
            tokio::time::sleep(delay(tries)).await;
        }
        tokio::spawn(Arc::clone(self).settle_followed());
    }

    /// Deals with the time since any server was last up, before anyone is served.
    ///
    /// # Errors
    /// If the journal fails.
    pub async fn come_back(&self) -> Result<(), Trouble> {
        self.learn().await?;
        match self.journal.last_beat().await? {
            Some(last) => {
                let behind = self.time.go_on_from(last);
                if behind > STEP {
                    let seconds = behind.as_millis() / 1000;
                    tracing::warn!(
                        seconds,
                        "the wall clock is behind the record; the record's time goes on"
                    );
                }
                self.wait_and_note(last).await?;
            }
            None => self.beat().await?,
        }
        self.pulse.recover();
        Ok(())
    }

    async fn come_back_from(&self, from: Moment) -> Result<(), Trouble> {
        // That it can be written at all comes first; whether it was long is then known.
        self.journal.try_out().await?;
        let stall = self.pulse.stalled().unwrap_or(Stall { from, is_certain: false });
        if self.pulse.counts(stall) {
            self.wait_and_note(stall.from).await?;
        } else {
            self.beat().await?;
        }
        self.pulse.recover();
        Ok(())
    }

    /// Notes the time since a moment, unless another server was up. A server that does not know
    /// yet says nothing; so one that is heard of either was up all the time, or has noted before
    /// what there was to note.
    async fn wait_and_note(&self, from: Moment) -> Result<(), Trouble> {
        let mut first_heard = None;
        loop {
            let beat = self.journal.last_beat().await?.unwrap_or(Moment::ZERO);
            self.learn().await?;
            // Whoever notes an outage is up.
            let noted = self.house.last().map_or(Moment::ZERO, |away| away.until);
            let (heard, now) = (beat.max(noted), self.time.now());
            if self.journal.is_shared() && now.saturating_since(heard) <= SILENCE {
                let is_new = heard > *first_heard.get_or_insert(heard);
                let alone = from.checked_add(BEAT).and_then(|at| at.checked_add(BEAT));
                if is_new || alone.is_some_and(|alone| heard > alone) {
                    break;
                }
                tokio::time::sleep(LISTEN_EVERY).await;
                continue;
            }
            let away = Away { from: from.max(heard), until: now };
            if away.from >= away.until || self.note_away(away).await? {
                break;
            }
        }
        self.beat().await
    }

    /// Writes an outage to the record of the house, unless someone else has written there.
    async fn note_away(&self, away: Away) -> Result<bool, Trouble> {
        let line = serde_json::to_string(&away).map_err(|error| Trouble::Record(error.to_string()));
        let append = Append {
            table: TableId::of_the_house(),
            expected: self.house.head(),
            lines: vec![line?],
            key: None,
            aside: None,
            wake_at: None,
            last_at: away.until,
            end: None,
        };
        match self.journal.append(append).await {
            Ok(head) => {
                let Away { from, until } = away;
                tracing::warn!(%from, %until, "nobody could act meanwhile");
                self.house.take_in(head, away);
                Ok(true)
            }
            Err(NotWritten::Stale) => Ok(false),
            Err(NotWritten::Fault(fault)) => Err(fault.into()),
        }
    }

    /// Reads what other servers have noted.
    async fn learn(&self) -> Result<(), Trouble> {
        for line in self.journal.read(TableId::of_the_house(), self.house.head().seq).await? {
            let away = serde_json::from_str(&line.text)
                .map_err(|error| Trouble::at_line(line.seq, error))?;
            self.house.take_in(Head { seq: line.seq, link: line.link }, away);
        }
        Ok(())
    }

    /// Says that this server is up.
    async fn beat(&self) -> Result<(), Trouble> {
        // Its moment is that of its beginning. If the program is frozen while it reads, a later one
        // would say that it was up meanwhile.
        let at = self.time.now();
        // A journal that cannot be read cannot be written either.
        let under_way = self.pulse.begin();
        if self.journal.is_shared() {
            self.learn().await?;
        }
        match self.journal.beat(self.name.clone(), at).await {
            Ok(()) => {
                under_way.done();
                Ok(())
            }
            Err(fault) => {
                under_way.failed();
                Err(fault.into())
            }
        }
    }

    /// Tables that are followed take in what the house has noted, and their followers hear of it.
    async fn settle_followed(self: Arc<Self>) {
        let held: Vec<Arc<Live>> = self.held().values().map(Arc::clone).collect();
        let followed = held.into_iter().filter(|live| live.has_followers());
        stream::iter(followed)
            .for_each_concurrent(AT_ONCE, |live| {
                let tables = &self;
                async move {
                    if let Err(trouble) = tables.settle(&live).await {
                        tracing::error!(table = %live.id(), %trouble, "the outage is not noted yet");
                    }
                }
            })
            .await;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;

    use futures_util::FutureExt;
    use futures_util::future::BoxFuture;

    use super::*;
    use crate::chance::Chance;
    use crate::journal::{self, Fault, Journal, Line, Proof, Seq};
    use crate::serve::Ground;
    use crate::signing::Signer;
    use crate::timepiece::Timepiece;

    /// A journal that is away, and counts who asks for it.
    #[derive(Debug, Default)]
    struct Gone {
        asked: AtomicU64,
        tries: AtomicU64,
    }

    impl Gone {
        fn refuse<T: Send + 'static>(&self) -> BoxFuture<'_, Result<T, Fault>> {
            self.asked.fetch_add(1, Ordering::Relaxed);
            async { Err(Fault("gone".to_owned())) }.boxed()
        }
    }

    impl Journal for Gone {
        fn is_shared(&self) -> bool {
            true
        }

        fn append(&self, _: Append) -> BoxFuture<'_, Result<Head, NotWritten>> {
            self.refuse().map(|refused| refused.map_err(NotWritten::Fault)).boxed()
        }

        fn commits(&self) -> u64 {
            0
        }

        fn read(&self, _: TableId, _: Seq) -> BoxFuture<'_, Result<Vec<Line>, Fault>> {
            self.refuse()
        }

        fn newest(&self, _: Vec<TableId>) -> BoxFuture<'_, Result<Vec<(TableId, Seq)>, Fault>> {
            self.refuse()
        }

        fn due(&self, _: Moment, _: usize) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
            self.refuse()
        }

        fn proof(&self, _: TableId) -> BoxFuture<'_, Result<Option<Proof>, Fault>> {
            self.refuse()
        }

        fn tables(
            &self,
            _: Option<TableId>,
            _: usize,
        ) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
            self.refuse()
        }

        fn untouched(
            &self,
            _: Moment,
            _: bool,
            _: usize,
        ) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
            self.refuse()
        }

        fn set_aside(&self, _: TableId, _: Option<String>) -> BoxFuture<'_, Result<(), Fault>> {
            self.refuse()
        }

        fn delete(
            &self,
            _: TableId,
            _: Head,
            _: journal::Gone,
        ) -> BoxFuture<'_, Result<bool, Fault>> {
            self.refuse()
        }

        fn gone(&self, _: TableId) -> BoxFuture<'_, Result<Option<journal::Gone>, Fault>> {
            self.refuse()
        }

        fn try_out(&self) -> BoxFuture<'_, Result<(), Fault>> {
            self.tries.fetch_add(1, Ordering::Relaxed);
            self.refuse()
        }

        fn beat(&self, _: String, _: Moment) -> BoxFuture<'_, Result<(), Fault>> {
            self.refuse()
        }

        fn last_beat(&self) -> BoxFuture<'_, Result<Option<Moment>, Fault>> {
            self.refuse()
        }

        fn close(&self) -> BoxFuture<'_, Result<(), Fault>> {
            self.refuse()
        }
    }

    #[test]
    fn tries_to_write_again_come_once_a_second_at_most_after_the_first() {
        let millis: Vec<u128> = [0, 1, 4, 5, 1000].map(|tries| delay(tries).as_millis()).into();
        assert_eq!(millis, [50, 100, 800, 1000, 1000]);
    }

    #[tokio::test]
    async fn a_journal_that_is_away_is_left_alone_but_for_one_try_after_another() {
        let journal = Arc::new(Gone::default());
        let (time, _hand) = Timepiece::held(Moment::from_millis(100_000));
        let folder = tempfile::tempdir().unwrap();
        let ground = Ground {
            journal: Arc::clone(&journal) as Arc<dyn Journal>,
            news: None,
            chance: Chance::default(),
            signer: Arc::new(Signer::in_file(&folder.path().join("key")).unwrap()),
        };
        let tables = Tables::new(ground, time, Arc::default());
        tables.pulse.recover();
        // A hundred flags have fallen.
        for _ in 0..100 {
            tables.alarms.set(&TableId::random().unwrap(), Some(Moment::from_millis(1)));
        }
        let keepers = [
            tokio::spawn(Arc::clone(&tables).keep_time()),
            tokio::spawn(Arc::clone(&tables).sweep(Duration::from_secs(5))),
            tokio::spawn(Arc::clone(&tables).keep_pulse()),
        ];
        while journal.tries.load(Ordering::Relaxed) < 5 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        keepers.iter().for_each(tokio::task::JoinHandle::abort);
        // Each table once or twice before the first write has failed, and nothing but tries then.
        let asked = journal.asked.load(Ordering::Relaxed);
        assert!(asked <= 220, "asked {asked} times");
    }
}
