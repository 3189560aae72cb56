//! A value that changes, and those who wait for that.
//!
//! It is what `tokio::sync::watch` is, but for one thing: those who wait are woken in the order in
//! which they came, not in one drawn by lot. So a run of the server can be repeated exactly.

use std::pin::pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

/// A value that changes.
#[derive(Debug)]
pub(crate) struct Signal<T>(Arc<Shared<T>>);

#[derive(Debug)]
struct Shared<T> {
    value: Mutex<Versioned<T>>,
    changed: Notify,
    followers: AtomicUsize,
}

#[derive(Clone, Copy, Debug)]
struct Versioned<T> {
    value: T,
    version: u64,
}

impl<T> Shared<T> {
    fn lock(&self) -> MutexGuard<'_, Versioned<T>> {
        self.value.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: Copy> Signal<T> {
    /// A value that nobody follows yet.
    pub(crate) fn new(value: T) -> Self {
        let value = Mutex::new(Versioned { value, version: 0 });
        let (changed, followers) = (Notify::new(), AtomicUsize::new(0));
        Self(Arc::new(Shared { value, changed, followers }))
    }

    /// The value now.
    pub(crate) fn get(&self) -> T {
        self.0.lock().value
    }

    /// Another value, of which all who follow are told.
    pub(crate) fn set(&self, value: T) {
        self.set_if(|_| Some(value));
    }

    /// The same, if the old value asks for one.
    pub(crate) fn set_if(&self, next: impl FnOnce(T) -> Option<T>) {
        let mut own = self.0.lock();
        let Some(value) = next(own.value) else { return };
        *own = Versioned { value, version: own.version + 1 };
        drop(own);
        self.0.changed.notify_waiters();
    }

    /// Someone who follows it from now on.
    pub(crate) fn follow(&self) -> Follower<T> {
        self.0.followers.fetch_add(1, Ordering::Relaxed);
        Follower { of: Arc::clone(&self.0), seen: Some(self.0.lock().version) }
    }

    /// How many do.
    pub(crate) fn followers(&self) -> usize {
        self.0.followers.load(Ordering::Relaxed)
    }

    /// Whether anyone does.
    pub(crate) fn is_followed(&self) -> bool {
        self.followers() > 0
    }
}

/// Someone who follows a value.
#[derive(Debug)]
pub struct Follower<T> {
    of: Arc<Shared<T>>,
    /// What was seen; none if whatever there is counts as new.
    seen: Option<u64>,
}

impl<T: Copy> Follower<T> {
    /// The value now.
    pub(crate) fn get(&self) -> T {
        self.of.lock().value
    }

    /// Whether it has changed since it was last waited for.
    pub(crate) fn has_changed(&self) -> bool {
        self.seen != Some(self.of.lock().version)
    }

    /// Takes the value that there is for new.
    pub(crate) fn mark_changed(&mut self) {
        self.seen = None;
    }

    /// Takes the value that there is for seen.
    pub(crate) fn mark_unchanged(&mut self) {
        self.seen = Some(self.of.lock().version);
    }

    /// Waits until it changes, unless it has. May be dropped while it waits.
    pub(crate) async fn changed(&mut self) {
        loop {
            let mut changed = pin!(self.of.changed.notified());
            // From here on no change is missed.
            changed.as_mut().enable();
            if self.has_changed() {
                break;
            }
            changed.await;
        }
        self.mark_unchanged();
    }

    /// Waits until it is so.
    pub(crate) async fn wait_for(&mut self, is_so: impl Fn(T) -> bool) {
        while !is_so(self.get()) {
            self.changed().await;
        }
    }
}

impl<T> Drop for Follower<T> {
    fn drop(&mut self) {
        self.of.followers.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    #[tokio::test]
    async fn those_who_wait_are_woken_in_the_order_in_which_they_came() {
        let (signal, woken) = (Signal::new(0), Arc::new(Mutex::new(Vec::new())));
        let begun = Arc::new(AtomicUsize::new(0));
        let waiting = (0..100).map(|number| {
            let (mut follower, woken) = (signal.follow(), Arc::clone(&woken));
            let begun = Arc::clone(&begun);
            tokio::spawn(async move {
                begun.fetch_add(1, Ordering::Relaxed);
                follower.wait_for(|value| value == 7).await;
                woken.lock().unwrap().push(number);
            })
        });
        let waiting: Vec<_> = waiting.collect();
        while begun.load(Ordering::Relaxed) < waiting.len() {
            tokio::task::yield_now().await;
        }
        signal.set(7);
        for one in waiting {
            one.await.unwrap();
        }
        assert_eq!(*woken.lock().unwrap(), (0..100).collect::<Vec<_>>());
        assert!(!signal.is_followed());
    }

    #[tokio::test]
    async fn a_change_is_seen_once_by_each_who_follows() {
        let signal = Signal::new(1);
        let mut follower = signal.follow();
        assert!(signal.is_followed() && !follower.has_changed());
        signal.set_if(|old| (old < 1).then_some(9));
        assert!(!follower.has_changed());
        signal.set(2);
        follower.changed().await;
        assert_eq!((follower.get(), follower.has_changed()), (2, false));
        follower.mark_changed();
        assert!(follower.has_changed());
    }
}
