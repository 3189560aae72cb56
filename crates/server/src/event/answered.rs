//! Acts that come with a key: each is done once, and sent again it has the same answer.

use std::sync::PoisonError;

use hall::{Act, Entry, Refused};

use super::line::Line;
use super::live::{Done, Live};
use super::personal;
use crate::live::Trouble;

/// How many refusals are remembered, so that the same act sent twice is refused twice.
const REFUSALS: usize = 64;

impl Live {
    /// The answer that this key had before.
    pub(super) fn answered(
        &self,
        key: Option<&(String, Act)>,
    ) -> Result<Option<Result<Done, Refused>>, Trouble> {
        let Some((name, act)) = key else { return Ok(None) };
        let written = self.ask(|shown| shown.with_key(name).cloned())?;
        if let Some(seen) = written {
            let Line::Entry { entry, .. } = &*seen.line else { return Err(Trouble::KeyUsed) };
            if !is_same(act, entry) {
                return Err(Trouble::KeyUsed);
            }
            return Ok(Some(Ok(Done { seq: seen.seq, entry: seen.line, repeated: true })));
        }
        let refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        match refused.iter().find(|(other, ..)| other == name) {
            None => Ok(None),
            Some((_, other, _)) if other != act => Err(Trouble::KeyUsed),
            Some((.., why)) => Ok(Some(Err(why.clone()))),
        }
    }

    pub(super) fn remember(&self, key: Option<(String, Act)>, why: &Refused) {
        let Some((name, act)) = key else { return };
        let mut refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        if refused.len() == REFUSALS {
            refused.pop_front();
        }
        refused.push_back((name, act, why.clone()));
    }
}

/// Whether an entry answers this act. The record has no persons in its acts.
fn is_same(act: &Act, entry: &Entry) -> bool {
    let without = |act: &Act| {
        let mut act = act.clone();
        personal::without_persons(&mut act);
        act
    };
    without(act) == without(&entry.act)
}
