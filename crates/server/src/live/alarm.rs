//! When to look at which table.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use clock::Moment;
use tokio::sync::Notify;

use crate::journal::TableId;
use crate::timepiece::Timepiece;

/// The next moment of every table in memory at which something follows from time alone.
#[derive(Debug, Default)]
pub(crate) struct Alarms {
    set: Mutex<Times>,
    earlier: Notify,
}

#[derive(Debug, Default)]
struct Times {
    in_order: BTreeSet<(Moment, TableId)>,
    of: HashMap<TableId, Moment>,
}

impl Alarms {
    /// Sets the moment of a table, or none.
    pub(super) fn set(&self, table: &TableId, at: Option<Moment>) {
        let mut times = self.times();
        let old = match at {
            Some(at) => times.of.insert(table.clone(), at),
            None => times.of.remove(table),
        };
        if old == at {
            return;
        }
        if let Some(old) = old {
            times.in_order.remove(&(old, table.clone()));
        }
        if let Some(at) = at {
            times.in_order.insert((at, table.clone()));
            if times.in_order.first().is_some_and(|(first, _)| *first == at) {
                self.earlier.notify_one();
            }
        }
    }

    /// Forgets the moment of a table if it has passed.
    pub(super) fn put_off(&self, table: &TableId, now: Moment) {
        let mut times = self.times();
        if let Some(at) = times.of.get(table).copied().filter(|at| *at <= now) {
            times.of.remove(table);
            times.in_order.remove(&(at, table.clone()));
        }
    }

    /// Waits for the next table whose moment has come.
    pub(super) async fn next(&self, watch: &Timepiece) -> TableId {
        loop {
            let first = self.times().in_order.first().cloned();
            match first {
                None => self.earlier.notified().await,
                Some((at, table)) if watch.now() >= at => {
                    self.set(&table, None);
                    return table;
                }
                Some((at, _)) => {
                    tokio::select! {
                        () = watch.wait_until(at) => {}
                        () = self.earlier.notified() => {}
                    }
                }
            }
        }
    }

    fn times(&self) -> MutexGuard<'_, Times> {
        self.set.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
