//! How much a question may cost.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What an answer may cost: positions examined, bytes held, and whether it was cancelled.
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

    /// Continues until the question is decided, within a gigabyte.
    #[must_use]
    pub const fn full() -> Self {
        Self { nodes: u64::MAX, memory: 1 << 30, cancel: None }
    }

    /// The same with another limit on positions.
    ///
    /// A position counts when its moves are generated or a plan leads to it.
    #[must_use]
    pub fn nodes(self, nodes: u64) -> Self {
        Self { nodes, ..self }
    }

    /// The same with another limit on the bytes held at any time.
    #[must_use]
    pub fn memory(self, memory: usize) -> Self {
        Self { memory, ..self }
    }

    /// The same, but stopped through this handle.
    #[must_use]
    pub fn cancelled_by(self, cancel: &Cancel) -> Self {
        Self { cancel: Some(cancel.clone()), ..self }
    }

    /// The limit on positions.
    #[must_use]
    pub const fn node_limit(&self) -> u64 {
        self.nodes
    }

    /// The limit on bytes.
    #[must_use]
    pub const fn memory_limit(&self) -> usize {
        self.memory
    }

    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.as_ref().is_some_and(Cancel::is_cancelled)
    }
}

/// A handle through which another thread can stop a question.
///
/// Clones share the same state.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// A new handle, not cancelled.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks every question with this handle to stop; they return
    /// [`Limit::Cancelled`](crate::Limit).
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it has been cancelled.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
