//! A day of the calendar, as regulations name one.

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A day.
///
/// ```
/// use tuomari_laws::Date;
/// let day: Date = "2018-01-01".parse()?;
/// assert!(day > "2017-12-31".parse()?);
/// assert!("2018-02-30".parse::<Date>().is_err());
/// # Ok::<(), tuomari_laws::NoSuchDate>(())
/// ```
///
/// # JSON
/// `"2018-01-01"`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The day, if the calendar has it.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
        let days = match month {
            2 if leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => 0,
        };
        if day >= 1 && day <= days { Some(Self { year, month, day }) } else { None }
    }

    /// Year, month and day.
    #[must_use]
    pub const fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }
}

/// The text names no day of the calendar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchDate(pub String);

impl fmt::Display for NoSuchDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a date, such as 2018-01-01", self.0)
    }
}

impl std::error::Error for NoSuchDate {}

impl FromStr for Date {
    type Err = NoSuchDate;

    fn from_str(text: &str) -> Result<Self, NoSuchDate> {
        let mut parts = text.split('-');
        let date = (|| {
            let year = parts.next()?.parse().ok()?;
            let month = parts.next()?.parse().ok()?;
            let day = parts.next()?.parse().ok()?;
            if parts.next().is_some() { None } else { Self::new(year, month, day) }
        })();
        date.ok_or_else(|| NoSuchDate(text.to_owned()))
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Date {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Date".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "A day: year, month, day.",
            "pattern": "^[0-9]{1,4}-[0-9]{1,2}-[0-9]{1,2}$",
        })
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
