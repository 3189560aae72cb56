//! How often something may be done.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};

use clock::Moment;

/// Whom limits per address count as one: an IPv4 address, or the network of an IPv6 address, in
/// which one subscriber has as many as they like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Whence(IpAddr);

impl From<IpAddr> for Whence {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        })
    }
}

/// So many at once, and so many a second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rate {
    pub(crate) burst: f64,
    pub(crate) per_second: f64,
}

impl Rate {
    /// So many a second, and three times as many at once.
    pub(crate) fn a_second(n: u32) -> Self {
        Self { burst: 3.0 * f64::from(n), per_second: f64::from(n) }
    }

    /// So many at once, and again after so many seconds.
    pub(crate) fn within(n: u32, seconds: f64) -> Self {
        Self { burst: f64::from(n), per_second: f64::from(n) / seconds }
    }
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Moment,
}

/// A token bucket for each of something.
#[derive(Debug)]
pub(crate) struct Buckets<K>(Mutex<HashMap<K, Bucket>>);

impl<K> Default for Buckets<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

/// Above so many buckets the full ones are thrown away: they say nothing.
const MANY: usize = 4096;

impl<K: Eq + Hash> Buckets<K> {
    /// Takes one from the bucket, or says in how many seconds there will be one.
    pub(crate) fn take(&self, key: K, rate: Rate, now: Moment) -> Result<(), u64> {
        self.spend(key, 1.0, rate, now)
    }

    /// Whether there is one in the bucket, or in how many seconds there will be.
    pub(crate) fn has(&self, key: K, rate: Rate, now: Moment) -> Result<(), u64> {
        self.spend(key, 0.0, rate, now)
    }

    /// Takes as much as something costs if there is one at all: what is missing has to come back
    /// before the next.
    pub(crate) fn spend(&self, key: K, cost: f64, rate: Rate, now: Moment) -> Result<(), u64> {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let filled = |bucket: &Bucket| {
            let seconds = now.saturating_since(bucket.at).as_millis() as f64 / 1000.0;
            (bucket.left + seconds * rate.per_second).min(rate.burst)
        };
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| filled(bucket) < rate.burst);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { left: rate.burst, at: now });
        bucket.left = filled(bucket);
        bucket.at = now;
        if bucket.left >= 1.0 {
            bucket.left -= cost;
            return Ok(());
        }
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        Err(((1.0 - bucket.left) / rate.per_second).ceil().max(1.0) as u64)
    }
}

/// How many of something each may have at once.
#[derive(Debug)]
pub(crate) struct Held<K>(Mutex<HashMap<K, usize>>);

impl<K> Default for Held<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash + Clone> Held<K> {
    /// Takes one, unless all that `most` allows are taken. Dropping gives it back.
    pub(crate) fn take(self: &std::sync::Arc<Self>, key: K, most: usize) -> Option<Holding<K>> {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(key.clone()).or_insert(0);
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Holding { of: std::sync::Arc::clone(self), key })
    }

    /// Whether one of this key is taken.
    pub(crate) fn has(&self, key: &K) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains_key(key)
    }

    /// How many of this key are taken.
    pub(crate) fn count_of(&self, key: &K) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(key).copied().unwrap_or_default()
    }

    /// Whether none is taken.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// How many are taken in all.
    pub(crate) fn count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }
}

/// One of what [`Held`] counts.
#[derive(Debug)]
pub(crate) struct Holding<K: Eq + Hash + Clone> {
    of: std::sync::Arc<Held<K>>,
    key: K,
}

impl<K: Eq + Hash + Clone> Drop for Holding<K> {
    fn drop(&mut self) {
        let mut held = self.of.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_is_empty_after_its_burst_and_fills_with_time() {
        let (buckets, rate) = (Buckets::default(), Rate { burst: 2.0, per_second: 1.0 });
        let take = |millis| buckets.take("White", rate, Moment::from_millis(millis));
        assert_eq!([take(0), take(0), take(0)], [Ok(()), Ok(()), Err(1)]);
        assert_eq!([take(1000), take(1500)], [Ok(()), Err(1)]);
        assert_eq!(buckets.take("Black", rate, Moment::ZERO), Ok(()));
    }

    #[test]
    fn what_costs_more_than_there_is_has_to_come_back_before_the_next() {
        let (buckets, rate) = (Buckets::default(), Rate::a_second(10));
        let at = |seconds: u64| Moment::from_millis(1000 * seconds);
        assert_eq!(buckets.spend("a", 130.0, rate, at(0)), Ok(()));
        assert_eq!(buckets.has("a", rate, at(0)), Err(11));
        assert_eq!(buckets.has("a", rate, at(10)), Err(1));
        assert_eq!(buckets.has("a", rate, at(11)), Ok(()));
        assert_eq!(buckets.take("a", rate, at(11)), Ok(()));
    }

    #[test]
    fn the_addresses_of_one_subscriber_count_as_one() {
        let whence = |text: &str| Whence::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(whence("2001:db8:1:2::3"), whence("2001:db8:1:2:9:9:9:9"));
        assert_ne!(whence("2001:db8:1:2::3"), whence("2001:db8:1:3::3"));
        assert_eq!(whence("::ffff:192.0.2.1"), whence("192.0.2.1"));
        assert_ne!(whence("192.0.2.2"), whence("192.0.2.1"));
    }

    #[test]
    fn what_is_held_comes_back() {
        let held = std::sync::Arc::new(Held::default());
        let (first, second) = (held.take(1, 2), held.take(1, 2));
        assert!(first.is_some() && second.is_some() && held.take(1, 2).is_none());
        drop(first);
        assert!(held.take(1, 2).is_some());
        assert_eq!(held.count(), 1);
        assert!(held.has(&1) && !held.has(&2));
        assert_eq!((held.count_of(&1), held.count_of(&2)), (1, 0));
    }
}
