//! What separates players with the same points, by the codes of FIDE.

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A tie-break: how it is counted, and which contributions are left out.
///
/// # JSON
/// The code of FIDE: `"BH/C1"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TieBreak {
    /// How it is counted.
    pub method: Method,
    /// What is left out.
    pub cut: Cut,
}

/// Which contributions are left out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Cut {
    /// None.
    #[default]
    None,
    /// The lowest ones.
    Lowest(u8),
    /// As many of the lowest as of the highest.
    Median(u8),
}

macro_rules! methods {
    ($($(#[$doc:meta])* $method:ident = $code:literal;)+) => {
        /// How a tie-break is counted.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Method {
            $($(#[$doc])* $method,)+
        }

        impl Method {
            /// Every method.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$method),+];

            /// Its code.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$method => $code,)+
                }
            }
        }
    };
}

methods! {
    /// Points from the games between those who are tied.
    DirectEncounter = "DE";
    /// Rounds worth a win, played or not.
    Wins = "WIN";
    /// Games won over the board.
    GamesWon = "WON";
    /// Games played with the black pieces.
    GamesWithBlack = "BPG";
    /// Games won with the black pieces.
    WinsWithBlack = "BWG";
    /// Rounds the player was ready to play.
    RoundsElected = "GE";
    /// The points of the opponents.
    Buchholz = "BH";
    /// The same with every game of the last round drawn.
    ForeBuchholz = "FB";
    /// The average of the opponents' Buchholz.
    AverageBuchholz = "AOB";
    /// The points of the beaten opponents, and half of those drawn with.
    SonnebornBerger = "SB";
    /// The points after each round, added up.
    Progressive = "PS";
    /// Points against those who have half of the points or more.
    Koya = "KS";
    /// The average rating of the opponents.
    AverageRating = "ARO";
    /// The performance rating.
    Performance = "TPR";
    /// The average performance of the opponents.
    AveragePerformance = "APRO";
}

impl Method {
    /// Whether contributions can be left out.
    #[must_use]
    pub const fn can_be_cut(self) -> bool {
        matches!(
            self,
            Self::Buchholz
                | Self::ForeBuchholz
                | Self::SonnebornBerger
                | Self::Progressive
                | Self::AverageRating
        )
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = self.method.code();
        match self.cut {
            Cut::None => f.pad(code),
            Cut::Lowest(n) => f.pad(&format!("{code}/C{n}")),
            Cut::Median(n) => f.pad(&format!("{code}/M{n}")),
        }
    }
}

/// There is no such tie-break.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTieBreak(pub String);

impl fmt::Display for UnknownTieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown tie-break {:?}; available:", self.0)?;
        Method::ALL.iter().try_for_each(|method| write!(f, " {}", method.code()))?;
        f.write_str("; BH, FB, SB, PS and ARO may have a cut such as /C1, BH and FB /M1")
    }
}

impl std::error::Error for UnknownTieBreak {}

impl FromStr for TieBreak {
    type Err = UnknownTieBreak;

    fn from_str(text: &str) -> Result<Self, UnknownTieBreak> {
        let read = || {
            let upper = text.trim().to_ascii_uppercase();
            let (code, cut) = upper.split_once(['/', '-', ':']).unwrap_or((&upper, ""));
            let method = Method::ALL.into_iter().find(|method| method.code() == code)?;
            let number = |digits: &str| digits.parse().ok().filter(|n| (1..=9).contains(n));
            let cut = match (cut.as_bytes().first(), cut.get(1..)) {
                (None, _) => Cut::None,
                (Some(b'C'), Some(digits)) => Cut::Lowest(number(digits)?),
                (Some(b'M'), Some(digits)) => Cut::Median(number(digits)?),
                _ => return None,
            };
            (cut == Cut::None || method.can_be_cut()).then_some(Self { method, cut })
        };
        read().ok_or_else(|| UnknownTieBreak(text.to_owned()))
    }
}

impl Serialize for TieBreak {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TieBreak {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for TieBreak {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "TieBreak".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "A tie-break by the code of FIDE, with its cut.",
            "pattern": "^[A-Z]+(/[CM][1-9])?$",
        })
    }
}
