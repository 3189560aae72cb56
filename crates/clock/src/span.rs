//! Lengths of time.

use std::fmt;
use std::time::Duration;

/// A length of time in exact milliseconds; never negative.
///
/// Arithmetic saturates: nothing falls below [`Span::ZERO`] or grows past [`Span::MAX`], which is
/// 584 million years and does not come up by accident.
///
/// ```
/// use tuomari_clock::Span;
///
/// let base = Span::minutes(90);
/// assert_eq!(base.to_string(), "1:30:00");
/// assert_eq!(base.saturating_sub(Span::millis(2_500)).to_string(), "1:29:57.5");
/// assert_eq!(Span::seconds(3).saturating_sub(base), Span::ZERO);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Span(u64);

impl Span {
    /// No time at all.
    pub const ZERO: Span = Span(0);
    /// The longest span there is: `u64::MAX` milliseconds.
    pub const MAX: Span = Span(u64::MAX);

    /// A span of `n` milliseconds.
    #[must_use]
    pub const fn millis(n: u64) -> Span {
        Span(n)
    }

    /// A span of `n` seconds.
    #[must_use]
    pub const fn seconds(n: u64) -> Span {
        Span(n.saturating_mul(1_000))
    }

    /// A span of `n` minutes.
    #[must_use]
    pub const fn minutes(n: u64) -> Span {
        Span(n.saturating_mul(60_000))
    }

    /// A span of `n` hours.
    #[must_use]
    pub const fn hours(n: u64) -> Span {
        Span(n.saturating_mul(3_600_000))
    }

    /// The span in milliseconds.
    #[must_use]
    pub const fn as_millis(self) -> u64 {
        self.0
    }

    /// Whether the span is zero.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The sum, at most [`Span::MAX`].
    #[must_use]
    pub const fn saturating_add(self, other: Span) -> Span {
        Span(self.0.saturating_add(other.0))
    }

    /// The difference, at least [`Span::ZERO`].
    #[must_use]
    pub const fn saturating_sub(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }

    /// `n` times this span, at most [`Span::MAX`].
    #[must_use]
    pub const fn saturating_mul(self, n: u64) -> Span {
        Span(self.0.saturating_mul(n))
    }

    /// The sum, or `None` if it is longer than [`Span::MAX`].
    #[must_use]
    pub const fn checked_add(self, other: Span) -> Option<Span> {
        match self.0.checked_add(other.0) {
            Some(sum) => Some(Span(sum)),
            None => None,
        }
    }
}

/// As a clock shows it: `1:30:00`, `4:59`, `0:02.35`. Exact: nothing is rounded.
impl From<Span> for Duration {
    fn from(span: Span) -> Duration {
        Duration::from_millis(span.0)
    }
}

impl From<Duration> for Span {
    /// Whole milliseconds: what is less than one is left out, and what is more than
    /// [`Span::MAX`] is that.
    ///
    /// ```
    /// use std::time::Duration;
    /// use tuomari_clock::Span;
    /// assert_eq!(Span::from(Duration::from_micros(2_999)), Span::millis(2));
    /// assert_eq!(Duration::from(Span::seconds(3)), Duration::from_secs(3));
    /// ```
    fn from(duration: Duration) -> Span {
        Span(u64::try_from(duration.as_millis()).unwrap_or(u64::MAX))
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, millis) = (self.0 / 1_000, self.0 % 1_000);
        let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        let mut text = if hours > 0 {
            format!("{hours}:{minutes:02}:{seconds:02}")
        } else {
            format!("{minutes}:{seconds:02}")
        };
        if millis > 0 {
            text += format!(".{millis:03}").trim_end_matches('0');
        }
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_is_shown_as_a_clock_shows_it() {
        assert_eq!(Span::ZERO.to_string(), "0:00");
        assert_eq!(Span::millis(1).to_string(), "0:00.001");
        assert_eq!(Span::seconds(299).to_string(), "4:59");
        assert_eq!(Span::hours(10).saturating_add(Span::millis(5_050)).to_string(), "10:00:05.05");
    }

    #[test]
    fn arithmetic_stops_at_both_ends() {
        assert_eq!(Span::seconds(1).saturating_sub(Span::seconds(2)), Span::ZERO);
        assert_eq!(Span::MAX.saturating_add(Span::millis(1)), Span::MAX);
        assert_eq!(Span::hours(u64::MAX), Span::MAX);
        assert_eq!(Span::seconds(2).saturating_mul(u64::MAX), Span::MAX);
        assert_eq!(Span::MAX.checked_add(Span::millis(1)), None);
    }
}
