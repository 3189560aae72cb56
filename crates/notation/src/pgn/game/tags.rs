//! The tag pairs of a game.

use std::collections::BTreeMap;
use std::fmt;

use super::super::window::LONGEST_TEXT;

/// The roster: the tags that every game has, in the order of the export format, and the placeholder
/// for an unknown value. The result, the seventh tag, belongs to the game.
pub(in super::super) const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// Tags that are derived from the game.
const RESERVED: [&str; 4] = ["Result", "SetUp", "FEN", "Variant"];

/// The longest name and the longest escaped value that a reader is sure to keep whole.
const LONGEST_NAME: usize = 255;
const LONGEST_VALUE: usize = LONGEST_TEXT - LONGEST_NAME - 8;

/// The tag pairs of a game, except those derived from it: the result, and where the moves begin.
///
/// ```
/// use tuomari_notation::pgn::Tags;
/// let mut tags = Tags::default();
/// tags.set("White", "Laine, Antti")?;
/// assert_eq!(tags.get("White"), Some("Laine, Antti"));
/// assert_eq!(tags.get("Black"), Some("?"));
/// assert_eq!(tags.get("WhiteElo"), None);
/// assert!(tags.set("Result", "1-0").is_err()); // that is the game's
/// # Ok::<(), tuomari_notation::pgn::TagRefused>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tags {
    roster: [String; ROSTER.len()],
    others: BTreeMap<String, String>,
}

impl Default for Tags {
    /// The roster with every value unknown.
    fn default() -> Self {
        Self { roster: ROSTER.map(|(_, unknown)| unknown.to_owned()), others: BTreeMap::new() }
    }
}

impl Tags {
    /// The value of a tag.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        match roster_index(name) {
            Some(index) => Some(&self.roster[index]),
            None => self.others.get(name).map(String::as_str),
        }
    }

    /// Sets a tag and returns its previous value. Line breaks and other control characters in the
    /// value become spaces; a value of more than 65000 bytes is cut.
    ///
    /// # Errors
    /// If the name is not a tag name, or is that of a tag derived from the game.
    pub fn set(&mut self, name: &str, value: &str) -> Result<Option<String>, TagRefused> {
        let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        if name.is_empty() || name.len() > LONGEST_NAME || !name.bytes().all(is_name) {
            return Err(TagRefused::NotAName);
        }
        if RESERVED.contains(&name) {
            return Err(TagRefused::Reserved);
        }
        let value = one_line(value);
        Ok(match roster_index(name) {
            Some(index) => Some(std::mem::replace(&mut self.roster[index], value)),
            None => self.others.insert(name.to_owned(), value),
        })
    }

    /// Removes a tag and returns its value. Tags of the roster become unknown.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        match roster_index(name) {
            Some(index) => {
                let unknown = ROSTER[index].1.to_owned();
                Some(std::mem::replace(&mut self.roster[index], unknown))
            }
            None => self.others.remove(name),
        }
    }

    /// All tags: the roster in its order, then the others by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.roster().chain(self.others())
    }

    pub(in super::super) fn roster(&self) -> impl Iterator<Item = (&str, &str)> {
        ROSTER.iter().zip(&self.roster).map(|((name, _), value)| (*name, value.as_str()))
    }

    pub(in super::super) fn others(&self) -> impl Iterator<Item = (&str, &str)> {
        self.others.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

fn roster_index(name: &str) -> Option<usize> {
    ROSTER.iter().position(|(of_roster, _)| *of_roster == name)
}

/// A value that fits on a line and within a reader's limit.
fn one_line(value: &str) -> String {
    let mut line = String::with_capacity(value.len().min(LONGEST_VALUE));
    let mut length = 0;
    for c in value.chars() {
        let c = if c.is_control() { ' ' } else { c };
        length += c.len_utf8() + usize::from(matches!(c, '"' | '\\'));
        if length > LONGEST_VALUE {
            break;
        }
        line.push(c);
    }
    line
}

/// A tag that cannot be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TagRefused {
    /// A name consists of at most 255 letters, digits and underscores.
    NotAName,
    /// The tag is derived from the game: `Result`, `SetUp`, `FEN`, `Variant`.
    Reserved,
}

impl fmt::Display for TagRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotAName => "not a tag name: expected letters, digits and underscores",
            Self::Reserved => "this tag is derived from the game and cannot be set",
        })
    }
}

impl std::error::Error for TagRefused {}
