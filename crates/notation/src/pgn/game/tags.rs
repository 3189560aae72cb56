//! The tag pairs of a game.

use std::collections::BTreeMap;
use std::fmt;

use super::super::window::LONGEST_TEXT;

/// The roster: the tags that every game has, in the order of the export format, and what stands
/// for a value that is not known. The result, the seventh, is the game's own.
pub(in super::super) const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// Tags that say what the game itself knows better.
const RESERVED: [&str; 4] = ["Result", "SetUp", "FEN", "Variant"];

/// The longest name and the longest value, escaped, that a reader is sure to take whole.
const LONGEST_NAME: usize = 255;
const LONGEST_VALUE: usize = LONGEST_TEXT - LONGEST_NAME - 8;

/// The tag pairs of a game, except for those that follow from it: the result, and where the
/// moves begin.
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
    /// The roster with nothing known.
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

    /// Sets a tag, and answers what it was. Line ends and other control characters in the value
    /// become blanks; of a value of more than 65000 bytes the beginning is taken.
    ///
    /// # Errors
    /// If the name is none, or if it is that of a tag which follows from the game.
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

    /// Takes a tag away and answers what it was. Those of the roster become unknown.
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

/// A value that fits on a line, and into what a reader takes.
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
    /// A name has letters, digits and underscores, and not more than 255 of them.
    NotAName,
    /// The tag follows from the game: `Result`, `SetUp`, `FEN`, `Variant`.
    Reserved,
}

impl fmt::Display for TagRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotAName => "not a tag: letters, digits and underscores are wanted",
            Self::Reserved => "this tag follows from the game and is not set",
        })
    }
}

impl std::error::Error for TagRefused {}
