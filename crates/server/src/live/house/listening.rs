//! Whether another server is up, as far as its heartbeats tell.

use clock::Moment;

use super::{BEAT, LATE};

/// What was heard of other servers for as long as this one listens.
#[derive(Clone, Copy, Debug)]
pub(super) struct Listening {
    since: Moment,
    /// When the journal last answered.
    looked: Moment,
    first: Moment,
    last: Moment,
}

impl Listening {
    /// The newest heartbeat, as the journal says now; what was heard before does not count if it has
    /// been silent since.
    pub(super) fn go_on(before: Option<Self>, heard: Moment, now: Moment) -> Self {
        match before {
            Some(before) if now.saturating_since(before.looked) <= LATE => {
                Self { looked: now, ..before }
            }
            _ => Self { since: now, looked: now, first: heard, last: heard },
        }
    }

    /// Whether the newest heartbeat shows that another server is up, to one that could take no act
    /// since `from`.
    ///
    /// A heartbeat that was on its way while the journal was away arrives when that is back, and tells
    /// nothing of the time since it began. So it must be fresh; or, since another clock may be slow, one
    /// that arrives when all that were on their way are there.
    pub(super) fn is_told(&mut self, heard: Moment, from: Moment) -> bool {
        let now = self.looked;
        let long_after = from.checked_add(BEAT).and_then(|at| at.checked_add(BEAT));
        let is_of_others = heard > self.first || long_after.is_some_and(|after| heard > after);
        let is_fresh = now.saturating_since(heard) <= LATE;
        let is_next = now.saturating_since(self.since) > LATE && heard > self.last;
        self.last = heard;
        is_fresh && is_of_others || is_next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(millis: u64) -> Moment {
        Moment::from_millis(100_000 + millis)
    }

    /// Looks at what is heard, moment by moment; when it is enough.
    fn told(from: u64, heard: &[(u64, u64)]) -> Option<u64> {
        let mut listening = None;
        for (now, heard) in heard {
            let mut on = Listening::go_on(listening, at(*heard), at(*now));
            if on.is_told(at(*heard), at(from)) {
                return Some(*now);
            }
            listening = Some(on);
        }
        None
    }

    #[test]
    fn a_fresh_heartbeat_of_another_is_enough() {
        assert_eq!(told(0, &[(5000, 4200)]), Some(5000));
        // It could be one's own, and of the moment at which all were stopped.
        assert_eq!(told(4000, &[(5000, 4200), (5100, 4200), (5200, 5150)]), Some(5200));
    }

    #[test]
    fn a_heartbeat_that_was_on_its_way_while_the_journal_was_away_is_not() {
        let landed = [(6310, 3860), (6410, 4150), (6510, 4150), (6610, 4150)];
        assert_eq!(told(0, &landed), None);
        assert_eq!(told(3500, &landed), None);
        // Nor if the journal was away once more while this server listened.
        assert_eq!(told(3500, &[(6310, 3860), (8410, 4150), (8510, 6350)]), None);
    }

    #[test]
    fn the_heartbeats_of_a_slow_clock_are_believed_when_they_go_on() {
        let slow = [(5000, 3400), (5100, 3500), (5900, 3500), (6200, 4500)];
        assert_eq!(told(4800, &slow), Some(6200));
    }
}
