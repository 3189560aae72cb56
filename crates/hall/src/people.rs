//! Players and arbiters.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Bye;

/// A player's number in the event, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Number(pub u16);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// An arbiter of the event. Links and secrets are the server's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct ArbiterId(pub u16);

impl fmt::Display for ArbiterId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// What a list of players says of one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entrant {
    /// Family name first, as in TRF: `Laine, Antti`.
    pub name: String,
    /// FIDE title, such as `GM` or `WFM`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The rating by which the event is paired.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// Three letters, such as `FIN`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The number in FIDE's list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u32>,
    /// A day or only a year: `1985-03-01`, `1985`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub birth: Option<String>,
    /// As rating lists have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// The club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
}

/// Titles from the highest, as a Swiss ranks players of the same rating.
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

impl Entrant {
    /// Whether two lists mean the same person. A list without clubs does not say that there is none.
    #[must_use]
    pub fn is_same_as(&self, other: &Self) -> bool {
        match (self.fide_id, other.fide_id) {
            (Some(own), Some(other)) => own == other,
            _ => {
                let names = [&self.name, &other.name].map(|name| name.to_lowercase());
                let clubs = self.club.as_ref().zip(other.club.as_ref());
                names[0] == names[1] && clubs.is_none_or(|(own, other)| own == other)
            }
        }
    }

    /// By which the players of a Swiss are ranked, the strongest first: rating, then title.
    pub(crate) fn strength(&self) -> impl Ord + use<> {
        let title = self.title.as_deref().unwrap_or_default();
        let title = TITLES.iter().position(|known| title.eq_ignore_ascii_case(known));
        (std::cmp::Reverse(self.rating), title.unwrap_or(TITLES.len()))
    }
}

/// As rating lists have it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Sex {
    Female,
    Male,
}

/// A player of the event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Player {
    /// The number in the event.
    pub number: Number,
    /// Who it is.
    #[serde(flatten)]
    pub entrant: Entrant,
    /// The short code by which the player finds the seat; for the chief and the player alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Rounds without a game that were granted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<Absence>,
    /// The first round that the player no longer plays, once withdrawn or expelled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out_from: Option<u8>,
}

impl Player {
    /// Whether the player is to be paired in a round.
    #[must_use]
    pub fn plays(&self, round: u8) -> bool {
        self.out_from.is_none_or(|out| round < out)
            && self.byes.iter().all(|absence| absence.round != round)
    }
}

/// A round that a player does not play, as asked for or ruled beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Absence {
    /// The round.
    pub round: u8,
    /// What it is worth.
    pub bye: Bye,
}

/// What an arbiter may do in the event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "ArbiterRole"))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Everything.
    Chief,
    /// Everything at the boards; not the set-up of the event.
    Arbiter,
}

/// An arbiter of the event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Arbiter {
    /// By which the record names the arbiter.
    pub id: ArbiterId,
    /// The name in the record.
    pub name: String,
    /// What is shown beside a board that is theirs: `EK`.
    pub initials: String,
    /// What the arbiter may do.
    pub role: Role,
    /// The room the arbiter looks after; all of them if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<String>,
    /// Whether the arbiter was released from the event.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub released: bool,
}

/// Who does something in an event.
///
/// # JSON
/// `{"arbiter": 1}`, `{"player": 12}` or `"house"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// An arbiter.
    Arbiter(ArbiterId),
    /// A player, by a personal code.
    Player(Number),
    /// The program, or the person who runs the server.
    House,
}
