//! Answers that many get alike, made once and kept for a moment.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use clock::{Moment, Span};

/// So long a text is told again before it is made anew.
const FOR: Span = Span::seconds(1);

/// Texts, each with the moment at which it was made.
#[derive(Debug)]
pub(crate) struct Kept<K>(Mutex<BTreeMap<K, (Moment, Arc<str>)>>);

impl<K> Default for Kept<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Ord> Kept<K> {
    /// The text, if it is not too old.
    pub(crate) fn get(&self, key: &K, now: Moment) -> Option<Arc<str>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (at, text) = kept.get(key)?;
        (now.saturating_since(*at) < FOR).then(|| Arc::clone(text))
    }

    /// Keeps a text instead of all that are too old.
    pub(crate) fn put(&self, key: K, text: &Arc<str>, now: Moment) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|_, (at, _)| now.saturating_since(*at) < FOR);
        kept.insert(key, (now, Arc::clone(text)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_told_again_for_a_second_and_not_kept_longer() {
        let (kept, at) = (Kept::default(), Moment::from_millis);
        assert_eq!(kept.get(&1, at(0)), None);
        kept.put(1, &"one".into(), at(5_000));
        assert_eq!(kept.get(&1, at(5_999)).as_deref(), Some("one"));
        assert_eq!((kept.get(&1, at(6_000)), kept.get(&2, at(5_000))), (None, None));
        kept.put(2, &"two".into(), at(6_000));
        assert_eq!(kept.0.lock().unwrap().len(), 1);
    }
}
