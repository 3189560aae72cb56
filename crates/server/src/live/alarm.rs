//! When to look at which table.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use clock::{Moment, Span};
use tokio::sync::Notify;

use crate::journal::TableId;
use crate::timepiece::Timepiece;

/// The next moment of every table in memory at which something follows from time alone.
///
/// A table that was looked at is due again only after a delay that grows with every look from
/// which nothing came, whatever sets its moment anew: looking cannot become a busy loop.
#[derive(Debug, Default)]
pub(crate) struct Alarms {
    set: Mutex<Times>,
    earlier: Notify,
}

#[derive(Debug, Default)]
struct Times {
    in_order: BTreeSet<(Moment, TableId)>,
    of: HashMap<TableId, Alarm>,
}

#[derive(Clone, Copy, Debug)]
struct Alarm {
    /// When something follows.
    wanted: Moment,
    /// When it is looked at next: not before that.
    rings: Moment,
    /// How often it was looked at since `wanted` was last changed.
    looks: u32,
}

/// The delay after the first look from which nothing came, and the longest.
const SHORTEST: Span = Span::millis(250);
const LONGEST: Span = Span::seconds(60);

/// The delay after so many looks from which nothing came.
fn delay(looks: u32) -> Span {
    let doubled = 1_u64.checked_shl(looks.saturating_sub(1)).unwrap_or(u64::MAX);
    Span::millis(SHORTEST.as_millis().saturating_mul(doubled)).min(LONGEST)
}

impl Times {
    fn put(&mut self, table: &TableId, alarm: Alarm) {
        if let Some(old) = self.of.insert(table.clone(), alarm) {
            self.in_order.remove(&(old.rings, table.clone()));
        }
        self.in_order.insert((alarm.rings, table.clone()));
    }

    fn remove(&mut self, table: &TableId) {
        if let Some(old) = self.of.remove(table) {
            self.in_order.remove(&(old.rings, table.clone()));
        }
    }
}

impl Alarms {
    /// Sets the moment of a table, or none.
    pub(crate) fn set(&self, table: &TableId, at: Option<Moment>) {
        let mut times = self.times();
        let Some(wanted) = at else { return times.remove(table) };
        if times.of.get(table).is_some_and(|alarm| alarm.wanted == wanted) {
            return;
        }
        times.put(table, Alarm { wanted, rings: wanted, looks: 0 });
        if times.in_order.first().is_some_and(|(_, first)| first == table) {
            self.earlier.notify_one();
        }
    }

    /// A table that nobody has in memory is due: sets its moment, unless it is known.
    pub(super) fn is_due(&self, table: &TableId, now: Moment) {
        let known = self.times().of.contains_key(table);
        if !known {
            self.set(table, Some(now));
        }
    }

    /// How many tables were looked at in vain.
    pub(super) fn in_vain(&self) -> usize {
        self.times().of.values().filter(|alarm| alarm.looks > 0).count()
    }

    /// Waits for the next table whose moment has come.
    pub(super) async fn next(&self, time: &Timepiece) -> TableId {
        loop {
            let first = self.times().in_order.first().cloned();
            match first {
                None => self.earlier.notified().await,
                Some((at, table)) if time.now() >= at => {
                    if self.ring(&table, time.now()) {
                        return table;
                    }
                }
                Some((at, _)) => {
                    tokio::select! {
                        biased;
                        () = time.wait_until(at) => {}
                        () = self.earlier.notified() => {}
                    }
                }
            }
        }
    }

    /// Takes out an alarm, to ring again after its delay unless it is set otherwise.
    fn ring(&self, table: &TableId, now: Moment) -> bool {
        let mut times = self.times();
        let Some(mut alarm) = times.of.get(table).copied().filter(|alarm| alarm.rings <= now)
        else {
            return false;
        };
        alarm.looks = alarm.looks.saturating_add(1);
        alarm.rings = now.checked_add(delay(alarm.looks)).unwrap_or(Moment::MAX);
        times.put(table, alarm);
        true
    }

    fn times(&self) -> MutexGuard<'_, Times> {
        self.set.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_table_from_which_nothing_comes_is_looked_at_ever_more_rarely() {
        let (time, hand) = Timepiece::held(Moment::from_millis(10_000));
        let (alarms, table) = (Alarms::default(), TableId::random().unwrap());
        let due = Some(Moment::from_millis(9_000));
        let mut looks = 0;
        // An hour, in which every look fails and sets the same moment again.
        for _ in 0..3600 {
            alarms.set(&table, due);
            hand.advance(Span::seconds(1));
            let is_due = || alarms.times().in_order.iter().any(|(at, _)| *at <= time.now());
            while is_due() {
                assert_eq!(alarms.next(&time).await, table);
                alarms.set(&table, due);
                looks += 1;
            }
        }
        assert!((60..=75).contains(&looks), "{looks} looks in an hour");
        assert_eq!(alarms.in_vain(), 1);
        // Something came of it: the next moment is kept to.
        alarms.set(&table, Some(time.now()));
        assert_eq!(alarms.next(&time).await, table);
        alarms.set(&table, None);
        assert_eq!(alarms.in_vain(), 0);
    }

    #[test]
    fn delays_double_up_to_a_minute() {
        let millis = [1, 2, 3, 8, 9, 64, u32::MAX].map(|looks| delay(looks).as_millis());
        assert_eq!(millis, [250, 500, 1000, 32_000, 60_000, 60_000, 60_000]);
    }
}
