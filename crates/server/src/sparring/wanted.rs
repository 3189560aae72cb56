//! Tables that want a partner.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;

use crate::journal::TableId;

/// Tables that want a partner, each once.
#[derive(Debug, Default)]
pub(crate) struct Wanted {
    is_open: AtomicBool,
    tables: Mutex<BTreeSet<TableId>>,
    news: Notify,
}

impl Wanted {
    /// From now on there is someone who listens.
    pub(crate) fn open(&self) {
        self.is_open.store(true, Ordering::Relaxed);
    }

    /// A table wants one.
    pub(crate) fn call(&self, table: &TableId) {
        if self.is_open.load(Ordering::Relaxed) {
            self.tables.lock().unwrap_or_else(PoisonError::into_inner).insert(table.clone());
            self.news.notify_one();
        }
    }

    /// Waits for a table that does.
    pub(super) async fn next(&self) -> TableId {
        loop {
            let first = self.tables.lock().unwrap_or_else(PoisonError::into_inner).pop_first();
            match first {
                Some(table) => return table,
                None => self.news.notified().await,
            }
        }
    }
}
