//! The version of the form in which acts, facts, rulings and regulations are written.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};

/// The version of a record's JSON form: see `docs/json.md`.
///
/// It stands at the head of a record. There is one so far, and a reader refuses every other, so
/// that a newer record is never half understood.
///
/// # JSON
/// A number: `1`.
///
/// ```
/// use tuomari_laws::Version;
/// assert_eq!(serde_json::to_string(&Version::PRESENT)?, "1");
/// assert_eq!(serde_json::from_str::<Version>("1")?, Version::PRESENT);
/// let newer = serde_json::from_str::<Version>("2").unwrap_err();
/// assert_eq!(newer.to_string(), "the record is of version 2, and only version 1 can be read");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Version(u32);

impl Version {
    /// The version that is written.
    pub const PRESENT: Self = Self(1);

    /// The number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }
}

impl Default for Version {
    /// The present one.
    fn default() -> Self {
        Self::PRESENT
    }
}

/// A record of a version that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownVersion(pub u32);

impl fmt::Display for UnknownVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (found, known) = (self.0, Version::PRESENT.0);
        write!(f, "the record is of version {found}, and only version {known} can be read")
    }
}

impl std::error::Error for UnknownVersion {}

impl TryFrom<u32> for Version {
    type Error = UnknownVersion;

    fn try_from(number: u32) -> Result<Self, UnknownVersion> {
        if number == Self::PRESENT.0 { Ok(Self(number)) } else { Err(UnknownVersion(number)) }
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u32::deserialize(deserializer)?;
        Self::try_from(number).map_err(serde::de::Error::custom)
    }
}
