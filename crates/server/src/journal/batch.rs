//! Appends that wait together are written together.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use clock::Moment;
use tokio::sync::{mpsc, oneshot};

use super::{Append, Fault, Head, NotWritten, TableId};
use crate::timepiece::Stamp;

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
    fn new(append: Append, answer: oneshot::Sender<Appended>) -> Self {
        Self { heads: append.heads(), append, answer }
    }

    /// The head after the last line.
    pub(super) fn head(&self) -> Head {
        self.heads.last().copied().unwrap_or(self.append.expected)
    }

    /// Tells how it went. A caller that has left need not be told.
    pub(super) fn tell(self, answer: Appended) {
        let _ = self.answer.send(answer);
    }
}

/// What the writer is asked to do besides.
#[derive(Debug)]
pub(super) enum Errand {
    /// To say that a server is up.
    Beat(String, Stamp),
    /// To find out whether it can write.
    TryOut,
    /// To leave everything in order and stop.
    Close,
}

#[derive(Debug)]
enum Asked {
    Append(Box<Waiting>),
    Errand(Errand, oneshot::Sender<Result<(), Fault>>),
}

/// What the writer does next.
#[derive(Debug)]
pub(super) enum Work {
    /// Appends that share a transaction.
    Batch(Vec<Waiting>),
    /// Something else, and whom to tell.
    Errand(Errand, oneshot::Sender<Result<(), Fault>>),
}

/// Where work is handed in.
#[derive(Clone, Debug)]
pub(super) struct Inbox {
    sender: mpsc::Sender<Asked>,
    batches: Arc<AtomicU64>,
}

fn gone() -> Fault {
    Fault("its writer has stopped".to_owned())
}

impl Inbox {
    pub(super) fn new() -> (Self, Outbox) {
        let (sender, receiver) = mpsc::channel(4 * MOST);
        let batches = Arc::<AtomicU64>::default();
        let outbox = Outbox { receiver, put_back: None, batches: Arc::clone(&batches) };
        (Self { sender, batches }, outbox)
    }

    pub(super) async fn append(&self, append: Append) -> Appended {
        let (answer, answered) = oneshot::channel();
        let gone = || NotWritten::Fault(gone());
        let asked = Asked::Append(Box::new(Waiting::new(append, answer)));
        self.sender.send(asked).await.map_err(|_| gone())?;
        answered.await.unwrap_or_else(|_| Err(gone()))
    }

    /// Sends the writer on an errand, in turn.
    pub(super) async fn send(&self, errand: Errand) -> Result<(), Fault> {
        let (answer, answered) = oneshot::channel();
        self.sender.send(Asked::Errand(errand, answer)).await.map_err(|_| gone())?;
        answered.await.unwrap_or_else(|_| Err(gone()))
    }

    /// How many batches were taken out so far.
    pub(super) fn batches(&self) -> u64 {
        self.batches.load(Ordering::Relaxed)
    }
}

/// Where it is taken out.
#[derive(Debug)]
pub(super) struct Outbox {
    receiver: mpsc::Receiver<Asked>,
    /// What was found behind a batch.
    put_back: Option<Asked>,
    batches: Arc<AtomicU64>,
}

impl Outbox {
    /// Waits for work; an append comes with all that wait behind it. Nothing once nobody can
    /// come.
    pub(super) async fn next(&mut self) -> Option<Work> {
        let first = match self.put_back.take() {
            Some(asked) => asked,
            None => self.receiver.recv().await?,
        };
        Some(self.with_those_behind(first))
    }

    /// The same on a thread of its own.
    pub(super) fn blocking_next(&mut self) -> Option<Work> {
        let first = match self.put_back.take() {
            Some(asked) => asked,
            None => self.receiver.blocking_recv()?,
        };
        Some(self.with_those_behind(first))
    }

    fn with_those_behind(&mut self, first: Asked) -> Work {
        let first = match first {
            Asked::Append(waiting) => *waiting,
            Asked::Errand(errand, answer) => return Work::Errand(errand, answer),
        };
        self.batches.fetch_add(1, Ordering::Relaxed);
        let mut batch = vec![first];
        while batch.len() < MOST
            && let Ok(asked) = self.receiver.try_recv()
        {
            match asked {
                Asked::Append(waiting) => batch.push(*waiting),
                errand @ Asked::Errand(..) => {
                    self.put_back = Some(errand);
                    break;
                }
            }
        }
        Work::Batch(batch)
    }
}

/// Why a batch was not written.
#[derive(Debug)]
pub(super) enum Failed {
    /// The journal cannot be written.
    All(Fault),
    /// One of its appends may be at fault; the others can be written without it.
    One(Fault),
}

impl From<Failed> for Fault {
    fn from(failed: Failed) -> Self {
        match failed {
            Failed::All(fault) | Failed::One(fault) => fault,
        }
    }
}

/// Whether each append of a batch is to be tried on its own.
pub(super) fn is_worth_splitting(
    written: &Result<Vec<Appended>, Failed>,
    batch: &[Waiting],
) -> bool {
    matches!(written, Err(Failed::One(_))) && batch.len() > 1
}

/// An append that nobody waits for, as large as an act can be: a journal that can write it can
/// write an act.
pub(super) fn trial() -> Waiting {
    let append = Append {
        table: TableId::of_nobody(),
        expected: Head::START,
        lines: vec!["-".repeat(LARGE)],
        key: None,
        aside: None,
        wake_at: None,
        last_at: Moment::ZERO,
        end: None,
    };
    Waiting::new(append, oneshot::channel().0)
}

/// The bytes of a large act.
const LARGE: usize = 8 * 1024;

/// Tells everyone in a batch how it went.
pub(super) fn tell_all(batch: Vec<Waiting>, written: Result<Vec<Appended>, Failed>) {
    match written {
        Ok(answers) => batch.into_iter().zip(answers).for_each(|(one, answer)| one.tell(answer)),
        Err(failed) => {
            let fault = Fault::from(failed);
            tracing::error!(%fault, "not written");
            for one in batch {
                one.tell(Err(NotWritten::Fault(fault.clone())));
            }
        }
    }
}
