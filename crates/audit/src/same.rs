//! What tells games apart: their moves and players, whatever else the tags say.

use std::hash::{DefaultHasher, Hash, Hasher};

use chess::{Move, Position};
use notation::pgn::Place;

use crate::Heading;

/// Shorter games of the same players may well have the same moves: with them the date counts, too.
const SHORT: usize = 20;

/// What two records of one game have in common.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key(u64, u64);

/// A game, and what tells it apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The number of the game in its file, the first being 1.
    pub game: u64,
    /// Where it ends.
    pub place: Place,
    /// Who played it, when and where.
    pub heading: Heading,
    /// What tells it apart.
    pub key: Key,
}

impl Key {
    /// The key of a game. Moves that stood and passes count as such.
    pub(crate) fn of(
        heading: &Heading,
        start: &Position,
        moves: impl Iterator<Item = Option<Move>>,
    ) -> Self {
        let mut played = DefaultHasher::new();
        start.index_hash().hash(&mut played);
        let mut plies = 0;
        for m in moves {
            m.hash(&mut played);
            plies += 1;
        }
        let mut players = DefaultHasher::new();
        surname(&heading.white).hash(&mut players);
        surname(&heading.black).hash(&mut players);
        if plies < SHORT {
            heading.date.hash(&mut players);
        }
        Self(played.finish(), players.finish())
    }
}

/// The family name, in whatever form a name is written: `Laine, Antti`, `Laine,A`, `Antti Laine`.
fn surname(name: &str) -> String {
    let family = match name.split_once(',') {
        Some((family, _)) => family,
        None => name.split_whitespace().last().unwrap_or(""),
    };
    family.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_same_in_every_usual_form() {
        for name in ["Laine, Antti", "Laine,A", "Antti Laine", "LAINE, A.", "Laine"] {
            assert_eq!(surname(name), "laine", "{name}");
        }
        assert_eq!(surname(""), "");
    }
}
