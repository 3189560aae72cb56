//! Values as the files of the books write them.

use clock::{Span, TimeControl};

use super::Book;
use crate::Date;

/// What stands behind the `=` of a line of `values`.
pub(super) trait Value: Sized {
    /// Reads it; nothing if it is not such a value.
    fn read(text: &'static str) -> Option<Self>;
}

impl Value for bool {
    fn read(text: &'static str) -> Option<Self> {
        match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

impl Value for Span {
    /// Minutes and seconds: `2:00`.
    fn read(text: &'static str) -> Option<Self> {
        let (minutes, seconds) = text.split_once(':')?;
        let (minutes, seconds): (u64, u64) = (minutes.parse().ok()?, seconds.parse().ok()?);
        (seconds < 60).then(|| Self::seconds(60 * minutes + seconds))
    }
}

macro_rules! parsed {
    ($($type:ty),+) => {
        $(impl Value for $type {
            fn read(text: &'static str) -> Option<Self> {
                text.parse().ok()
            }
        })+
    };
}

parsed!(u8, u16, Date, Book, TimeControl);

impl Value for &'static str {
    fn read(text: &'static str) -> Option<Self> {
        (!text.is_empty()).then_some(text)
    }
}

/// `none`, or a value.
impl<V: Value> Value for Option<V> {
    fn read(text: &'static str) -> Option<Self> {
        if text == "none" { Some(None) } else { V::read(text).map(Some) }
    }
}

/// Values with commas between them, perhaps none at all.
impl<V: Value> Value for Vec<V> {
    fn read(text: &'static str) -> Option<Self> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        parts.map(V::read).collect()
    }
}
