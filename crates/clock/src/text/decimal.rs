//! Numbers as written, kept exact.

use std::fmt;
use std::num::NonZeroU16;

use super::Reason;
use crate::Span;

/// A decimal number as written: `1.50` is 150 with two places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Decimal {
    digits: u64,
    places: u32,
}

impl Decimal {
    /// Keeps ten to the number of places well within a `u128`.
    const MOST_PLACES: u32 = 18;

    /// Reads the number at the beginning of `text`, and returns its length in bytes. Each of
    /// `points` is accepted as a decimal point between digits.
    ///
    /// `text` must begin with a digit.
    pub(super) fn scan(text: &str, points: &[u8]) -> (Result<Decimal, Reason>, usize) {
        let bytes = text.as_bytes();
        let is_digit = |i: usize| bytes.get(i).is_some_and(u8::is_ascii_digit);
        let mut number = Some(Decimal { digits: 0, places: 0 });
        let mut end = 0;
        let mut point_seen = false;
        while let Some(byte) = bytes.get(end) {
            if byte.is_ascii_digit() {
                number = number.and_then(|n| n.push(u64::from(byte - b'0'), point_seen));
            } else if !point_seen && points.contains(byte) && is_digit(end + 1) {
                point_seen = true;
            } else {
                break;
            }
            end += 1;
        }
        (number.ok_or(Reason::TooLarge), end)
    }

    fn push(self, digit: u64, after_point: bool) -> Option<Decimal> {
        let digits = self.digits.checked_mul(10)?.checked_add(digit)?;
        let places = self.places + u32::from(after_point);
        (places <= Decimal::MOST_PLACES).then_some(Decimal { digits, places })
    }

    /// This many units of `unit` milliseconds, exactly.
    pub(super) fn span(self, unit: u64) -> Result<Span, Reason> {
        let millis = u128::from(self.digits) * u128::from(unit);
        let parts = 10_u128.pow(self.places);
        if millis % parts != 0 {
            return Err(Reason::FinerThanMilliseconds);
        }
        u64::try_from(millis / parts).map(Span::millis).map_err(|_| Reason::TooLarge)
    }

    /// The number as a count of moves.
    pub(super) fn count(self) -> Result<NonZeroU16, Reason> {
        let whole = if self.places == 0 { u16::try_from(self.digits) } else { Ok(0) };
        let whole = whole.map_err(|_| Reason::TooLarge)?;
        NonZeroU16::new(whole).ok_or_else(|| Reason::Expected {
            wanted: "a number of moves",
            found: Some(self.to_string()),
        })
    }

    pub(super) fn is(self, whole: u64) -> bool {
        self.places == 0 && self.digits == whole
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = 10_u128.pow(self.places);
        let digits = u128::from(self.digits);
        write!(f, "{}", digits / parts)?;
        if self.places > 0 {
            write!(f, ".{:0width$}", digits % parts, width = self.places as usize)?;
        }
        Ok(())
    }
}

/// A span as decimal seconds without trailing zeros: `90`, `0.5`.
pub(super) struct Seconds(pub(super) Span);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = self.0.as_millis();
        write!(f, "{}", millis / 1_000)?;
        match millis % 1_000 {
            0 => Ok(()),
            rest => write!(f, ".{}", format!("{rest:03}").trim_end_matches('0')),
        }
    }
}
