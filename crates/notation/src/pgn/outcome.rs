//! The mark at the end of the movetext.

use std::fmt;

/// How a game ended, as far as PGN can say: who scored the point, or that the result is open.
///
/// The Laws know more endings (both lose: 11.1; a half for one and nothing for the other: 10.x).
/// PGN does not: such a game has the mark [`Outcome::Unknown`] and gives the details in its tags.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: in progress, abandoned, or unknown.
    Unknown,
}

impl Outcome {
    /// Every mark.
    pub const ALL: [Self; 4] = [Self::WhiteWins, Self::BlackWins, Self::Draw, Self::Unknown];

    /// The mark as PGN writes it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }

    /// Reads a mark, including common non-standard forms: `1:0`, `0–1` with a dash, `½-½`, `1/2`,
    /// `0.5-0.5`.
    ///
    /// ```
    /// use tuomari_notation::pgn::Outcome;
    /// assert_eq!(Outcome::read("1/2-1/2".as_bytes()), Some(Outcome::Draw));
    /// assert_eq!(Outcome::read("½–½".as_bytes()), Some(Outcome::Draw));
    /// assert_eq!(Outcome::read("1/2–1/2".as_bytes()), Some(Outcome::Draw));
    /// assert_eq!(Outcome::read("0-0".as_bytes()), None); // castling
    /// ```
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Self> {
        match bytes {
            b"1-0" => return Some(Self::WhiteWins),
            b"0-1" => return Some(Self::BlackWins),
            b"1/2-1/2" => return Some(Self::Draw),
            b"*" => return Some(Self::Unknown),
            _ => {}
        }
        if bytes.len() > 16 {
            return None;
        }
        let text = super::text::decode(bytes).replace(['–', '—', '−', ':'], "-");
        match text.as_str() {
            "1-0" => Some(Self::WhiteWins),
            "0-1" => Some(Self::BlackWins),
            "1/2-1/2" | "½-½" | "1/2" | "½" | "0.5-0.5" | ".5-.5" => Some(Self::Draw),
            _ => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
