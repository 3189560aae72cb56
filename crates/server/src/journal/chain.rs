//! Each line of a table's record carries the hash of itself and of the line before it, so that a
//! line that was changed, taken out, put in or moved is noticed, and where.
//!
//! The link of a line is the SHA-256 of these bytes, numbers being eight bytes with the highest
//! first:
//!
//! | bytes | what |
//! | --- | --- |
//! | 15 | `tuomari.line.1` and a line feed |
//! | 32 | the link of the line before; zeros before the first |
//! | 12 | the name of the table |
//! | 8 | the place of the line, from 1 |
//! | 1 | 1 if the line has a key, else 0 |
//! | 8 + n | with a key: its length and its bytes |
//! | 8 + n | the length of the line and its bytes, its moment among them |
//!
//! What is kept beside a line ([`Line::aside`](super::Line)) is not part of it: the line commits to
//! it, so it can be erased and the chain holds.

use std::fmt;

use sha2::{Digest, Sha256};

use super::{Append, Line, Seq, TableId};

/// The hash of a line and, through it, of all lines before it at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Link([u8; 32]);

impl Link {
    /// Before the first line.
    pub const START: Self = Self([0; 32]);

    /// The link of the line that follows.
    #[must_use]
    pub fn next(self, table: &TableId, place: Seq, key: Option<&str>, line: &str) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"tuomari.line.1\n");
        hash.update(self.0);
        hash.update(table.as_str());
        hash.update(place.get().to_be_bytes());
        hash.update([u8::from(key.is_some())]);
        for text in key.into_iter().chain([line]) {
            hash.update((text.len() as u64).to_be_bytes());
            hash.update(text);
        }
        Self(hash.finalize().into())
    }

    /// The bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A link as it is stored; none if these bytes are none.
    #[must_use]
    pub fn from_stored(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }
}

/// As hexadecimal digits.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Reads hexadecimal digits.
impl std::str::FromStr for Link {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let byte = |place: usize| text.get(2 * place..2 * place + 2);
        let read = |place| byte(place).and_then(|two| u8::from_str_radix(two, 16).ok());
        let bytes: Option<Vec<u8>> = (0..32).map(read).collect();
        let whole = bytes.filter(|_| text.len() == 64).and_then(|bytes| Self::from_stored(&bytes));
        whole.ok_or("a link is 64 hexadecimal digits")
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Link({self})")
    }
}

/// The end of a record: a place, and the link of the line there. Two records with the same head
/// have the same lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Head {
    /// The place.
    pub seq: Seq,
    /// The link there.
    pub link: Link,
}

impl Head {
    /// Before the first line.
    pub const START: Self = Self { seq: Seq::START, link: Link::START };

    /// The head after one more line.
    #[must_use]
    pub fn then(self, table: &TableId, key: Option<&str>, line: &str) -> Self {
        let seq = self.seq.after(1);
        Self { seq, link: self.link.next(table, seq, key, line) }
    }

    /// The head after a line that was read, if it is the line that was written there.
    ///
    /// # Errors
    /// If it is not, or one before it is not what was written.
    pub fn follow(self, table: &TableId, line: &Line) -> Result<Self, Broken> {
        let place = self.seq.after(1);
        if line.seq != place {
            return Err(Broken { place, how: How::Missing });
        }
        let then = self.then(table, line.key.as_deref(), &line.text);
        if then.link == line.link { Ok(then) } else { Err(Broken { place, how: How::Changed }) }
    }
}

impl Append {
    /// The head after each of the lines.
    #[must_use]
    pub fn heads(&self) -> Vec<Head> {
        let mut keys = std::iter::once(self.key.as_deref()).chain(std::iter::repeat(None));
        let step = |head: &mut Head, line: &String| {
            *head = head.then(&self.table, keys.next().flatten(), line);
            Some(*head)
        };
        self.lines.iter().scan(self.expected, step).collect()
    }

    /// The head after the last of them.
    #[must_use]
    pub fn head(&self) -> Head {
        self.heads().last().copied().unwrap_or(self.expected)
    }
}

/// Where a record is not what was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The first line that does not follow from those before it.
    pub place: Seq,
    /// What is wrong with it.
    pub how: How,
}

/// What is wrong with a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// It is not there.
    Missing,
    /// It is not the line that was written, or the one before it is not.
    Changed,
}

impl fmt::Display for How {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Missing => "it is missing",
            Self::Changed => "it was changed after it was written, or the one before it was",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_link_is_the_hash_of_the_documented_bytes() {
        let table: TableId = "0123456789ab".parse().unwrap();
        let mut bytes = b"tuomari.line.1\n".to_vec();
        bytes.extend([0; 32]);
        bytes.extend(b"0123456789ab\0\0\0\0\0\0\0\x01");
        bytes.extend(b"\x01\0\0\0\0\0\0\0\x02k1\0\0\0\0\0\0\0\x02{}");
        let link = Link::START.next(&table, Seq::new(1), Some("k1"), "{}");
        assert_eq!(link.as_bytes()[..], Sha256::digest(&bytes)[..]);
        assert_eq!(link.to_string().parse(), Ok(link));
    }

    #[test]
    fn whatever_is_changed_changes_the_link() {
        let (table, other) = ("0123456789ab".parse().unwrap(), "0123456789ac".parse().unwrap());
        let link = Link::START.next(&table, Seq::new(1), Some("k"), "line");
        let others = [
            Link::START.next(&other, Seq::new(1), Some("k"), "line"),
            Link::START.next(&table, Seq::new(2), Some("k"), "line"),
            Link::START.next(&table, Seq::new(1), None, "line"),
            Link::START.next(&table, Seq::new(1), Some("kl"), "ine"),
            Link::START.next(&table, Seq::new(1), Some("k"), "lin"),
            link.next(&table, Seq::new(1), Some("k"), "line"),
        ];
        assert!(others.iter().all(|other| *other != link));
    }
}
