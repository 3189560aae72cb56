//! Seats are capabilities: the holder of a seat's secret sits there.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chess::Color;
use laws::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::chance::Chance;

/// The places that a secret can open, and the public one that needs none.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[schemars(rename = "SeatRole")]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// Someone who acts for White.
    WhiteAssistant,
    /// Someone who acts for Black.
    BlackAssistant,
    /// The arbiter.
    Arbiter,
    /// One screen between both players: acts for either, and says for whom.
    Table,
    /// Anyone who looks on. There is no secret for it.
    Spectator,
}

impl Role {
    /// Every role.
    pub const ALL: [Self; 7] = [
        Self::White,
        Self::Black,
        Self::WhiteAssistant,
        Self::BlackAssistant,
        Self::Arbiter,
        Self::Table,
        Self::Spectator,
    ];

    /// The role of a player.
    #[must_use]
    pub const fn of(side: Color) -> Self {
        match side {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }

    /// The seat for which an act of this role counts, `said` being the one that came with it.
    ///
    /// # Errors
    /// If the role has no such seat, or several and none was said.
    pub fn seat(self, said: Option<Seat>) -> Result<Seat, NoSuchSeat> {
        let own = match self {
            Self::White => Seat::White,
            Self::Black => Seat::Black,
            Self::WhiteAssistant => Seat::WhiteAssistant,
            Self::BlackAssistant => Seat::BlackAssistant,
            Self::Arbiter => Seat::Arbiter,
            Self::Table => {
                return match said {
                    Some(seat @ (Seat::White | Seat::Black)) => Ok(seat),
                    Some(_) => Err(NoSuchSeat::NotYours),
                    None => Err(NoSuchSeat::NotSaid),
                };
            }
            Self::Spectator => return Err(NoSuchSeat::OnlyWatching),
        };
        if said.is_none_or(|said| said == own) { Ok(own) } else { Err(NoSuchSeat::NotYours) }
    }

    /// The seats from which this role looks at the table.
    #[must_use]
    pub const fn seats(self) -> &'static [Seat] {
        match self {
            Self::White => &[Seat::White],
            Self::Black => &[Seat::Black],
            Self::WhiteAssistant => &[Seat::WhiteAssistant],
            Self::BlackAssistant => &[Seat::BlackAssistant],
            Self::Arbiter => &[Seat::Arbiter],
            Self::Table => &[Seat::White, Seat::Black],
            Self::Spectator => &[Seat::Spectator],
        }
    }

    /// Whether this role sits where `seat` is.
    #[must_use]
    pub fn holds(self, seat: Seat) -> bool {
        self.seat(Some(seat)).is_ok_and(|own| own == seat)
    }

    /// The role of the same person when the colours are changed.
    #[must_use]
    pub const fn of_the_other_colour(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
            Self::WhiteAssistant => Self::BlackAssistant,
            Self::BlackAssistant => Self::WhiteAssistant,
            Self::Arbiter | Self::Table | Self::Spectator => self,
        }
    }

    /// Whether a secret can be issued for it.
    #[must_use]
    pub fn has_secret(self) -> bool {
        self != Self::Spectator
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "white",
            Self::Black => "black",
            Self::WhiteAssistant => "white-assistant",
            Self::BlackAssistant => "black-assistant",
            Self::Arbiter => "arbiter",
            Self::Table => "table",
            Self::Spectator => "spectator",
        })
    }
}

/// Why a role cannot act so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoSuchSeat {
    /// Spectators do not act.
    OnlyWatching,
    /// The act was said to be another's.
    NotYours,
    /// The role acts for both sides and did not say for which.
    NotSaid,
}

impl fmt::Display for NoSuchSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OnlyWatching => "spectators do not act",
            Self::NotYours => "this secret does not act for that seat",
            Self::NotSaid => "one screen for both players must say for which of them it acts",
        })
    }
}

/// The secret of a seat: 192 random bits. It is shown when it is made and never again; its
/// `Debug` tells nothing.
#[derive(Clone)]
pub struct Token([u8; 24]);

impl Token {
    /// A secret nobody knows yet.
    ///
    /// # Errors
    /// If the machine has no randomness to give.
    pub fn random() -> Result<Self, getrandom::Error> {
        Self::drawn(&Chance::default())
    }

    /// The same by a chance of the caller's.
    pub(crate) fn drawn(chance: &Chance) -> Result<Self, getrandom::Error> {
        chance.bytes().map(Self)
    }

    /// What is stored of it.
    #[must_use]
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }

    /// The secret, for the one who may have it.
    #[must_use]
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

/// The text cannot be a secret of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoToken;

impl FromStr for Token {
    type Err = NoToken;

    fn from_str(text: &str) -> Result<Self, NoToken> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| NoToken)?;
        Ok(Self(bytes.try_into().map_err(|_| NoToken)?))
    }
}

/// The SHA-256 of a secret.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The bytes.
    pub(crate) const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl PartialEq for TokenHash {
    /// In constant time.
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for TokenHash {}

impl From<TokenHash> for String {
    fn from(hash: TokenHash) -> Self {
        URL_SAFE_NO_PAD.encode(hash.0)
    }
}

impl TryFrom<String> for TokenHash {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| "a hash is base64")?;
        Ok(Self(bytes.try_into().map_err(|_| "a hash has 32 bytes")?))
    }
}

/// The secrets in force at a table, one a role.
#[derive(Clone, Debug, Default)]
pub struct Seats(BTreeMap<Role, TokenHash>);

impl Seats {
    /// A secret is in force from now on, and the former one of that role no longer.
    pub fn issue(&mut self, role: Role, hash: TokenHash) {
        self.0.insert(role, hash);
    }

    /// The secret of a role is no longer in force.
    pub fn revoke(&mut self, role: Role) {
        self.0.remove(&role);
    }

    /// The role that a secret opens. All are compared, whichever fits.
    #[must_use]
    pub fn role_of(&self, hash: &TokenHash) -> Option<Role> {
        self.0.iter().fold(None, |found, (role, own)| if own == hash { Some(*role) } else { found })
    }

    /// The same secrets with the players' colours changed.
    #[must_use]
    pub fn exchanged(&self) -> BTreeMap<Role, TokenHash> {
        self.0.iter().map(|(role, hash)| (role.of_the_other_colour(), *hash)).collect()
    }

    /// The secrets as they are.
    #[must_use]
    pub fn in_force(&self) -> BTreeMap<Role, TokenHash> {
        self.0.clone()
    }

    /// The roles for which a secret is in force.
    pub fn roles(&self) -> impl Iterator<Item = Role> + '_ {
        self.0.keys().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_opens_its_role_until_it_is_revoked_or_replaced() {
        let (old, new) = (Token::random().unwrap(), Token::random().unwrap());
        let mut seats = Seats::default();
        seats.issue(Role::White, old.hash());
        let read: Token = old.reveal().parse().unwrap();
        assert_eq!(seats.role_of(&read.hash()), Some(Role::White));
        seats.issue(Role::White, new.hash());
        assert_eq!(seats.role_of(&old.hash()), None);
        assert_eq!(seats.role_of(&new.hash()), Some(Role::White));
        seats.revoke(Role::White);
        assert_eq!(seats.role_of(&new.hash()), None);
    }

    #[test]
    fn a_secret_has_at_least_128_bits_and_is_never_printed() {
        let token = Token::random().unwrap();
        assert!(size_of_val(&token.0) * 8 >= 128);
        assert!(!format!("{token:?}").contains(&token.reveal()));
        assert!("short".parse::<Token>().is_err());
    }

    #[test]
    fn one_screen_for_both_says_for_whom_it_acts_and_nobody_acts_for_another() {
        assert_eq!(Role::Table.seat(Some(Seat::Black)), Ok(Seat::Black));
        assert_eq!(Role::Table.seat(None), Err(NoSuchSeat::NotSaid));
        assert_eq!(Role::Table.seat(Some(Seat::Arbiter)), Err(NoSuchSeat::NotYours));
        assert_eq!(Role::White.seat(None), Ok(Seat::White));
        assert_eq!(Role::White.seat(Some(Seat::Black)), Err(NoSuchSeat::NotYours));
        assert_eq!(Role::Spectator.seat(None), Err(NoSuchSeat::OnlyWatching));
        assert!(Role::ALL.iter().all(|role| !role.holds(Seat::Program)));
    }
}
