//! Points, in tenths.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

use serde::{Deserialize, Serialize};

/// Points in tenths, as `laws` has them; below nothing where points were taken.
///
/// # JSON
/// The tenths: a draw is `5`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Points(pub i32);

impl Points {
    /// None.
    pub const ZERO: Self = Self(0);
    /// A whole point.
    pub const ONE: Self = Self(10);
    /// Half a point.
    pub const HALF: Self = Self(5);

    /// As files write it, with one digit: `3.5`.
    #[must_use]
    pub fn decimal(self) -> String {
        let sign = if self.0 < 0 { "-" } else { "" };
        format!("{sign}{}.{}", self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10)
    }

    /// What a file means by `3.5`, `3,5`, `3½`, `.5` or `3`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim().replace(',', ".").replace('½', ".5");
        let (sign, text) = match text.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, text.strip_prefix('+').unwrap_or(&text)),
        };
        let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if text.is_empty()
            || (whole.is_empty() && part.is_empty())
            || !is_number(whole)
            || !is_number(part)
        {
            return None;
        }
        let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
        let tenth: i32 = part.get(..1).and_then(|digit| digit.parse().ok()).unwrap_or(0);
        let is_exact = part.bytes().skip(1).all(|byte| byte == b'0');
        is_exact.then_some(())?;
        Some(Self(sign * whole.checked_mul(10)?.checked_add(tenth)?))
    }
}

impl fmt::Display for Points {
    /// As people write it: `3½`, `½`, `3`; other tenths as a decimal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "−" } else { "" };
        let (whole, tenths) = (self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10);
        match (whole, tenths) {
            (whole, 0) => f.pad(&format!("{sign}{whole}")),
            (0, 5) => f.pad(&format!("{sign}½")),
            (whole, 5) => f.pad(&format!("{sign}{whole}½")),
            (whole, tenths) => f.pad(&format!("{sign}{whole}.{tenths}")),
        }
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Points {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for Points {
    type Output = Self;

    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_they_are_written() {
        for tenths in -35..120 {
            let points = Points(tenths);
            assert_eq!(Points::read(&points.decimal()), Some(points));
        }
        assert_eq!(Points::read("3½"), Some(Points(35)));
        assert_eq!(Points::read("½"), Some(Points(5)));
        assert_eq!(Points::read("3,50"), Some(Points(35)));
        for wrong in ["", ".", "x", "3.25", "1 0", "99999999999", "--1"] {
            assert_eq!(Points::read(wrong), None, "{wrong}");
        }
        assert_eq!([Points(35).to_string(), Points(5).to_string()], ["3½", "½"]);
    }
}
