//! A place in a file.

use std::fmt;

/// A place in a text: lines and columns are counted from one, bytes from zero.
///
/// A column is a character of UTF-8 text. In Latin-1 text the characters between A0 and BF (such as
/// `½`) are not counted, because they look like continuation bytes of UTF-8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The number of bytes before it.
    pub offset: u64,
    /// The line, counted from 1.
    pub line: u64,
    /// The column, counted from 1.
    pub column: u64,
}

impl Place {
    /// The beginning of a text.
    pub const START: Self = Self { offset: 0, line: 1, column: 1 };

    /// The place after these bytes, if they begin here.
    #[must_use]
    pub fn after(self, bytes: &[u8]) -> Self {
        let lines = memchr::memchr_iter(b'\n', bytes).count() as u64;
        let (before, tail) = match memchr::memrchr(b'\n', bytes) {
            Some(last) => (1, &bytes[last + 1..]),
            None => (self.column, bytes),
        };
        let is_character = |byte: &&u8| !matches!(byte, 0x80..=0xbf);
        Self {
            offset: self.offset + bytes.len() as u64,
            line: self.line + lines,
            column: before + tail.iter().filter(is_character).count() as u64,
        }
    }
}

impl fmt::Display for Place {
    /// `line:column`, as editors and compilers write it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters_and_start_anew_with_each_line() {
        let place = Place::START.after("1. e4\né4 ".as_bytes());
        assert_eq!((place.line, place.column, place.offset), (2, 4, 10));
        assert_eq!(place.to_string(), "2:4");
    }

    #[test]
    fn a_text_may_be_measured_in_pieces() {
        let text = "[White \"Ångström\"]\r\n\r\n1. e4 {½} 1-0\n".as_bytes();
        for cut in 0..=text.len() {
            let pieces = Place::START.after(&text[..cut]).after(&text[cut..]);
            assert_eq!(pieces, Place::START.after(text), "cut at {cut}");
        }
    }
}
