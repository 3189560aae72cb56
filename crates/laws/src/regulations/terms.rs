//! What can be chosen for each of the regulations.

use chess::{ByColor, Color};
use notation::Language;
use serde::{Deserialize, Serialize};

/// How moves reach the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// A move is one act; an illegal one is refused; making it presses the clock.
    Screen,
    /// Hands touch, move and let go; anything can be done, and the clock is pressed by hand.
    Otb,
}

/// Which part of the book governs (INT.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Chapters 1 to 5: no clock, no scoresheet, no arbiter.
    Basic,
    /// The whole book.
    Competition,
}

/// Whether the competition rules apply in full to rapid and blitz (A.3, A.4, B.3, B.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Supervision {
    Full,
    Limited,
}

/// Who notices a flag or an illegal move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Observer {
    /// The program is the arbiter's eye: it notices at once.
    Program,
    /// Only people notice, and say so or not.
    Human,
}

/// Who decides what takes judgement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Judgement {
    /// Nobody was appointed: the printed default of each rule holds.
    Default,
    /// A person, who is asked.
    Arbiter,
}

/// Whose domestic decisions apply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Federation {
    Fide,
    Finland,
}

/// When players may agree on a draw (9.1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Agreements {
    /// At any time.
    Free,
    /// Not before both have made this many moves, unless the arbiter consents.
    NotBefore(u16),
    /// Only with the arbiter's consent.
    WithConsent,
}

impl Agreements {
    /// Whether players who have both made so many moves may agree without asking anybody.
    #[must_use]
    pub const fn allow(self, moves: u16) -> bool {
        match self {
            Self::Free => true,
            Self::NotBefore(least) => moves >= least,
            Self::WithConsent => false,
        }
    }
}

/// What follows when a phone sounds (FI.2, 11.3.2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sanction {
    /// A warning.
    Warning,
    /// The loss of the game.
    Loss,
}

/// How the players of a game by hand keep their scoresheets (8.1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sheets {
    /// On paper, which the program does not see: players and arbiter answer for it.
    Paper,
    /// At the table's own devices: the program sees every entry and every gap.
    Digital,
}

/// The languages whose letters the players write (C.3).
///
/// # JSON
/// `{"white": "fi", "black": "en"}`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "LanguageCodes", into = "LanguageCodes")]
pub struct SheetLanguages(pub ByColor<Language>);

#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct LanguageCodes {
    white: String,
    black: String,
}

impl From<SheetLanguages> for LanguageCodes {
    fn from(SheetLanguages(languages): SheetLanguages) -> Self {
        let code = |color: Color| languages[color].code().to_owned();
        Self { white: code(Color::White), black: code(Color::Black) }
    }
}

impl TryFrom<LanguageCodes> for SheetLanguages {
    type Error = notation::UnknownLanguage;

    fn try_from(codes: LanguageCodes) -> Result<Self, Self::Error> {
        Ok(Self(ByColor { white: codes.white.parse()?, black: codes.black.parse()? }))
    }
}

/// What a result is worth, in tenths of a point (10.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct Scoring {
    pub win: u16,
    pub draw: u16,
    pub loss: u16,
}

/// Standard, rapid or blitz (A.1, B.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Category {
    Blitz,
    Rapid,
    Standard,
}
