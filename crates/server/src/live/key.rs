//! The keys by which acts that are sent twice are known again.

use std::fmt;
use std::str::FromStr;

use laws::Seat;

/// What a client calls an act of its own: one line of 1 to 64 bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key(String);

impl Key {
    /// How long it may be, in bytes.
    pub const LONGEST: usize = 64;

    /// As the client says it.
    pub(crate) fn text(&self) -> &str {
        &self.0
    }

    /// As it is stored: the keys of different seats never clash.
    pub(super) fn of(&self, seat: Seat) -> String {
        let seat = match seat {
            Seat::White => "white",
            Seat::Black => "black",
            Seat::WhiteAssistant => "white-assistant",
            Seat::BlackAssistant => "black-assistant",
            Seat::Arbiter => "arbiter",
            Seat::Spectator => "spectator",
            Seat::Program => "program",
        };
        format!("{seat}/{}", self.0)
    }
}

/// The text cannot be a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoKey;

impl fmt::Display for NoKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let longest = Key::LONGEST;
        write!(f, "a key has 1 to {longest} bytes and no control characters")
    }
}

impl std::error::Error for NoKey {}

impl FromStr for Key {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Self, NoKey> {
        let fits = (1..=Self::LONGEST).contains(&text.len()) && !text.chars().any(char::is_control);
        if fits { Ok(Self(text.to_owned())) } else { Err(NoKey) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_one_short_line() {
        for good in ["k1", "7f0c-\u{e4}", &"x".repeat(64)] {
            assert_eq!(good.parse::<Key>().unwrap().of(Seat::White), format!("white/{good}"));
        }
        for bad in ["", "a\0b", "a\nb", "\u{85}", &"x".repeat(65)] {
            assert_eq!(bad.parse::<Key>(), Err(NoKey), "{bad:?}");
        }
    }
}
