//! The players' names. They are kept beside the first line of the record, which only commits to
//! them: so they can be erased for good, and the chain of lines holds.
//!
//! The line has the SHA-256 of `tuomari.name.1`, a line feed, sixteen random bytes and the name.
//! Name and random bytes are kept together beside it and erased together; what stays then tells
//! nothing, not even to one who tries every name there is.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chess::Color;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::chance::Chance;
use crate::entry::Names;

/// What the first line has of the players' names.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pledges {
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<String>,
}

impl Pledges {
    /// Whether there is no name to commit to.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.white.is_none() && self.black.is_none()
    }

    /// Puts the names that are kept beside the line in their places. Those that were erased stay
    /// unknown.
    ///
    /// # Errors
    /// If they are not those to which the line commits.
    pub(crate) fn reveal(&self, aside: Option<&str>, names: &mut Names) -> Result<(), NotPledged> {
        let players: Players = match aside {
            None => Players::default(),
            Some(text) => serde_json::from_str(text).map_err(|_| NotPledged)?,
        };
        for (pledge, player, name) in [
            (&self.white, players.white, &mut names.white),
            (&self.black, players.black, &mut names.black),
        ] {
            let Some(player) = player else { continue };
            if pledge.as_ref() != Some(&player.pledge()) {
                return Err(NotPledged);
            }
            *name = player.name;
        }
        Ok(())
    }
}

/// The names beside a line are not those to which it commits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotPledged;

impl std::fmt::Display for NotPledged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the names beside it were changed after it was written")
    }
}

/// What is kept beside the first line.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Players {
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<Salted>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<Salted>,
}

/// A name and the random bytes that hide it in its commitment.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Salted {
    name: String,
    salt: String,
}

impl Salted {
    fn new(name: String, chance: &Chance) -> Result<Self, getrandom::Error> {
        let salt: [u8; 16] = chance.bytes()?;
        Ok(Self { name, salt: URL_SAFE_NO_PAD.encode(salt) })
    }

    fn pledge(&self) -> String {
        // A salt that is not base64 was changed: it fits no commitment.
        let salt = URL_SAFE_NO_PAD.decode(&self.salt).unwrap_or_default();
        let hash = Sha256::new()
            .chain_update(b"tuomari.name.1\n")
            .chain_update(salt)
            .chain_update(&self.name)
            .finalize();
        URL_SAFE_NO_PAD.encode(hash)
    }
}

impl Players {
    /// Takes the players' names out of those that stand in the line, and gives what the line has
    /// of them instead.
    ///
    /// # Errors
    /// If the machine has no randomness to give.
    pub(crate) fn take_from(
        names: &mut Names,
        chance: &Chance,
    ) -> Result<(Self, Pledges), getrandom::Error> {
        let take = |name: &mut String| match std::mem::take(name) {
            name if name.is_empty() => Ok(None),
            name => Salted::new(name, chance).map(Some),
        };
        let players = Self { white: take(&mut names.white)?, black: take(&mut names.black)? };
        let pledge = |player: &Option<Salted>| player.as_ref().map(Salted::pledge);
        let pledges = Pledges { white: pledge(&players.white), black: pledge(&players.black) };
        Ok((players, pledges))
    }

    /// The text that is kept; none if there is no name.
    pub(crate) fn text(&self) -> Option<String> {
        let is_empty = self.white.is_none() && self.black.is_none();
        if is_empty { None } else { serde_json::to_string(self).ok() }
    }

    /// What is kept once a player's name is erased.
    pub(crate) fn without(aside: Option<&str>, erased: Color) -> Option<String> {
        let mut players: Self = aside.and_then(|text| serde_json::from_str(text).ok())?;
        match erased {
            Color::White => players.white = None,
            Color::Black => players.black = None,
        }
        players.text()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        Names { white: "Laine".into(), black: "Virtanen".into(), ..Names::default() }
    }

    #[test]
    fn the_line_commits_to_the_names_and_has_none_of_them() {
        let mut line = names();
        let (players, pledges) = Players::take_from(&mut line, &Chance::default()).unwrap();
        assert_eq!(line, Names::default());
        let aside = players.text();
        let mut read = Names::default();
        pledges.reveal(aside.as_deref(), &mut read).unwrap();
        assert_eq!(read, names());
        let forged = aside.unwrap().replace("Laine", "Lahti");
        assert_eq!(pledges.reveal(Some(&forged), &mut read), Err(NotPledged));
    }

    #[test]
    fn one_name_is_erased_and_the_other_stays() {
        let (players, pledges) = Players::take_from(&mut names(), &Chance::default()).unwrap();
        let left = Players::without(players.text().as_deref(), Color::White);
        assert!(!left.as_ref().unwrap().contains("Laine"));
        let mut read = Names::default();
        pledges.reveal(left.as_deref(), &mut read).unwrap();
        assert_eq!((read.white.as_str(), read.black.as_str()), ("", "Virtanen"));
        assert_eq!(Players::without(left.as_deref(), Color::Black), None);
        pledges.reveal(None, &mut read).unwrap();
    }

    #[test]
    fn the_same_name_is_never_hidden_alike_twice() {
        let chance = Chance::default();
        let [one, two] =
            [names(), names()].map(|mut names| Players::take_from(&mut names, &chance));
        assert_ne!(one.unwrap().1, two.unwrap().1);
    }
}
