//! Appends that wait together are written together.

use tokio::sync::{mpsc, oneshot};

use super::{Append, Fault, NotWritten, Seq};

/// How many appends share one transaction at most.
const MOST: usize = 512;

/// What became of an append.
pub(super) type Answer = Result<Seq, NotWritten>;

/// An append and whom to tell.
#[derive(Debug)]
pub(super) struct Waiting {
    pub(super) append: Append,
    answer: oneshot::Sender<Answer>,
}

impl Waiting {
    /// Tells how it went. Whoever has left need not be told.
    pub(super) fn tell(self, answer: Answer) {
        let _ = self.answer.send(answer);
    }
}

/// Where appends are handed in.
#[derive(Clone, Debug)]
pub(super) struct Inbox(mpsc::Sender<Waiting>);

impl Inbox {
    pub(super) fn new() -> (Self, Outbox) {
        let (sender, receiver) = mpsc::channel(4 * MOST);
        (Self(sender), Outbox(receiver))
    }

    pub(super) async fn append(&self, append: Append) -> Answer {
        let (answer, answered) = oneshot::channel();
        let gone = || NotWritten::Fault(Fault("its writer has stopped".to_owned()));
        self.0.send(Waiting { append, answer }).await.map_err(|_| gone())?;
        answered.await.unwrap_or_else(|_| Err(gone()))
    }
}

/// Where they are taken out.
#[derive(Debug)]
pub(super) struct Outbox(mpsc::Receiver<Waiting>);

impl Outbox {
    /// Waits for an append and takes all that wait with it; nothing when nobody can come any more.
    pub(super) async fn next(&mut self) -> Option<Vec<Waiting>> {
        let first = self.0.recv().await?;
        Some(self.with_those_behind(first))
    }

    /// The same on a thread of its own.
    pub(super) fn blocking_next(&mut self) -> Option<Vec<Waiting>> {
        let first = self.0.blocking_recv()?;
        Some(self.with_those_behind(first))
    }

    fn with_those_behind(&mut self, first: Waiting) -> Vec<Waiting> {
        let mut batch = vec![first];
        while batch.len() < MOST
            && let Ok(waiting) = self.0.try_recv()
        {
            batch.push(waiting);
        }
        batch
    }
}

/// Tells everyone in a batch how it went.
pub(super) fn tell_all(batch: Vec<Waiting>, written: Result<Vec<Answer>, Fault>) {
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
