//! How much a question may cost.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What an answer may cost: positions looked at, bytes held, and whether somebody said stop.
///
/// ```
/// use tuomari_winnable::Budget;
/// let budget = Budget::full().nodes(50_000);
/// assert!(budget.node_limit() > Budget::quick().node_limit());
/// ```
#[derive(Clone, Debug)]
pub struct Budget {
    nodes: u64,
    memory: usize,
    cancel: Option<Cancel>,
}

impl Budget {
    /// Enough for nearly every position of real games, and never more than a moment.
    #[must_use]
    pub const fn quick() -> Self {
        Self { nodes: 4_000, memory: 4 << 20, cancel: None }
    }

    /// Goes on until the question is decided, within a gigabyte.
    #[must_use]
    pub const fn full() -> Self {
        Self { nodes: u64::MAX, memory: 1 << 30, cancel: None }
    }

    /// The same with another limit on the positions looked at.
    ///
    /// A position is looked at when its moves are listed or a plan leads to it.
    #[must_use]
    pub fn nodes(self, nodes: u64) -> Self {
        Self { nodes, ..self }
    }

    /// The same with another limit on the bytes held at one time.
    #[must_use]
    pub fn memory(self, memory: usize) -> Self {
        Self { memory, ..self }
    }

    /// The same, stopped when the handle says so.
    #[must_use]
    pub fn cancelled_by(self, cancel: &Cancel) -> Self {
        Self { cancel: Some(cancel.clone()), ..self }
    }

    /// The positions that may be looked at.
    #[must_use]
    pub const fn node_limit(&self) -> u64 {
        self.nodes
    }

    /// The bytes that may be held.
    #[must_use]
    pub const fn memory_limit(&self) -> usize {
        self.memory
    }

    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.as_ref().is_some_and(Cancel::is_cancelled)
    }
}

/// A handle by which another thread ends a question.
///
/// Clones are the same handle.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// A handle that has not been used.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks every question with this handle to stop: they answer that they did not finish.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody said stop.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
