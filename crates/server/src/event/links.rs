//! Which secret of an event belongs to whom.

use std::collections::BTreeMap;

use chess::Color;
use hall::{ArbiterId, Number};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::seat::{Role, TokenHash};

/// Whom a secret of an event stands for.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[schemars(rename = "LinkHolder")]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// An arbiter, whose name stands in the record beside everything that is done with it.
    Arbiter(ArbiterId),
    /// A player, at whichever board the round has them.
    Player(Number),
    /// The person who sits at a place: the QR code that lies on a board.
    Place(AtBoard),
}

/// A place at a board.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[schemars(rename = "BoardPlace")]
pub struct AtBoard {
    /// The board.
    pub board: u16,
    /// The side; a screen between both players if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Color>,
}

impl AtBoard {
    /// The seat at the table of that board.
    #[must_use]
    pub fn role(self) -> Role {
        self.side.map_or(Role::Table, Role::of)
    }
}

/// The secrets in force, one a holder.
///
/// They are found by their hash. Measuring how long that takes tells about hashes of
/// secrets, which tell nothing about secrets.
#[derive(Clone, Debug, Default)]
pub struct Links {
    holders: BTreeMap<[u8; 32], Holder>,
    hashes: BTreeMap<Holder, [u8; 32]>,
}

impl Links {
    /// A secret is in force from now on, and the holder's former one no longer.
    pub(super) fn issue(&mut self, to: Holder, hash: TokenHash) {
        self.revoke(to);
        self.hashes.insert(to, *hash.as_bytes());
        self.holders.insert(*hash.as_bytes(), to);
    }

    /// The holder's secret is no longer in force.
    pub(super) fn revoke(&mut self, of: Holder) {
        if let Some(hash) = self.hashes.remove(&of) {
            self.holders.remove(&hash);
        }
    }

    /// Whom a secret stands for.
    #[must_use]
    pub fn holder(&self, hash: &TokenHash) -> Option<Holder> {
        self.holders.get(hash.as_bytes()).copied()
    }

    /// Whether a holder has a secret.
    #[must_use]
    pub fn has(&self, holder: Holder) -> bool {
        self.hashes.contains_key(&holder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Token;

    #[test]
    fn a_secret_stands_for_its_holder_until_it_is_revoked_or_replaced() {
        let (old, new) = (Token::random().unwrap().hash(), Token::random().unwrap().hash());
        let (mut links, chief) = (Links::default(), Holder::Arbiter(ArbiterId(1)));
        links.issue(chief, old);
        assert_eq!(links.holder(&old), Some(chief));
        links.issue(chief, new);
        assert_eq!((links.holder(&old), links.holder(&new)), (None, Some(chief)));
        links.revoke(chief);
        assert_eq!((links.holder(&new), links.has(chief)), (None, false));
    }
}
