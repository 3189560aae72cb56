//! A journal that is away is asked ever more rarely.

use std::sync::atomic::AtomicU64;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;

use super::*;
use crate::chance::Chance;
use crate::journal::{self, Fault, Journal, Line, Proof, Seq};
use crate::serve::Ground;
use crate::signing::Signer;
use crate::timepiece::{Stamp, Timepiece};

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

    fn tables(&self, _: Option<TableId>, _: usize) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
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

    fn events(
        &self,
        _: Option<journal::EventId>,
        _: usize,
    ) -> BoxFuture<'_, Result<Vec<journal::EventId>, Fault>> {
        self.refuse()
    }

    fn set_aside(&self, _: TableId, _: Seq, _: Option<String>) -> BoxFuture<'_, Result<(), Fault>> {
        self.refuse()
    }

    fn delete(&self, _: TableId, _: Head, _: journal::Gone) -> BoxFuture<'_, Result<bool, Fault>> {
        self.refuse()
    }

    fn gone(&self, _: TableId) -> BoxFuture<'_, Result<Option<journal::Gone>, Fault>> {
        self.refuse()
    }

    fn try_out(&self) -> BoxFuture<'_, Result<(), Fault>> {
        self.tries.fetch_add(1, Ordering::Relaxed);
        self.refuse()
    }

    fn beat(&self, _: String, _: Stamp) -> BoxFuture<'_, Result<(), Fault>> {
        self.refuse()
    }

    fn last_beat(&self) -> BoxFuture<'_, Result<Option<Moment>, Fault>> {
        self.refuse()
    }

    fn last_beat_by(&self, _: String) -> BoxFuture<'_, Result<Option<(Moment, u64)>, Fault>> {
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
