//! Appends that wait together are written together.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::{mpsc, oneshot};

use super::{Append, Fault, Head, NotWritten};

/// How many appends share one transaction at most.
const MOST: usize = 512;

/// What became of an append.
pub(super) type Appended = Result<Head, NotWritten>;

/// An append and whom to tell.
#[derive(Debug)]
pub(super) struct Waiting {
    pub(super) append: Append,
    /// The head after each of its lines.
    pub(super) heads: Vec<Head>,
    answer: oneshot::Sender<Appended>,
}

impl Waiting {
    /// The head after the last line.
    pub(super) fn head(&self) -> Head {
        self.heads.last().copied().unwrap_or(self.append.expected)
    }

    /// Tells how it went. Whoever has left need not be told.
    pub(super) fn tell(self, answer: Appended) {
        let _ = self.answer.send(answer);
    }
}

/// Where appends are handed in.
#[derive(Clone, Debug)]
pub(super) struct Inbox {
    sender: mpsc::Sender<Waiting>,
    batches: Arc<AtomicU64>,
}

impl Inbox {
    pub(super) fn new() -> (Self, Outbox) {
        let (sender, receiver) = mpsc::channel(4 * MOST);
        let batches = Arc::<AtomicU64>::default();
        (Self { sender, batches: Arc::clone(&batches) }, Outbox { receiver, batches })
    }

    pub(super) async fn append(&self, append: Append) -> Appended {
        let (answer, answered) = oneshot::channel();
        let gone = || NotWritten::Fault(Fault("its writer has stopped".to_owned()));
        let heads = append.heads();
        self.sender.send(Waiting { append, heads, answer }).await.map_err(|_| gone())?;
        answered.await.unwrap_or_else(|_| Err(gone()))
    }

    /// How many batches were taken out so far.
    pub(super) fn batches(&self) -> u64 {
        self.batches.load(Ordering::Relaxed)
    }
}

/// Where they are taken out.
#[derive(Debug)]
pub(super) struct Outbox {
    receiver: mpsc::Receiver<Waiting>,
    batches: Arc<AtomicU64>,
}

impl Outbox {
    /// Waits for an append and takes all that wait with it; nothing when nobody can come any more.
    pub(super) async fn next(&mut self) -> Option<Vec<Waiting>> {
        let first = self.receiver.recv().await?;
        Some(self.with_those_behind(first))
    }

    /// The same on a thread of its own.
    pub(super) fn blocking_next(&mut self) -> Option<Vec<Waiting>> {
        let first = self.receiver.blocking_recv()?;
        Some(self.with_those_behind(first))
    }

    fn with_those_behind(&mut self, first: Waiting) -> Vec<Waiting> {
        self.batches.fetch_add(1, Ordering::Relaxed);
        let mut batch = vec![first];
        while batch.len() < MOST
            && let Ok(waiting) = self.receiver.try_recv()
        {
            batch.push(waiting);
        }
        batch
    }
}

/// Tells everyone in a batch how it went.
pub(super) fn tell_all(batch: Vec<Waiting>, written: Result<Vec<Appended>, Fault>) {
    match written {
        Ok(answers) => batch.into_iter().zip(answers).for_each(|(one, answer)| one.tell(answer)),
        Err(fault) => {
            tracing::error!(%fault, "not written");
            for one in batch {
                one.tell(Err(NotWritten::Fault(fault.clone())));
            }
        }
    }
}
