//! What engines say. UCI is a line protocol, and engines say a good deal that is not in it: whatever
//! is not understood is [`Said::Other`].

use std::collections::BTreeMap;

use crate::Level;

/// A mate in centipawns: more than any position is worth.
pub const MATE: i32 = 30_000;

/// A line of an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// Its name.
    Name(String),
    /// An option that it has.
    Offers {
        /// The option.
        name: String,
        /// The least and the greatest value, of a number.
        range: Option<(i64, i64)>,
    },
    /// It has said all about itself.
    UciOk,
    /// It has done what it was told.
    ReadyOk,
    /// What it thinks of the position, in centipawns, for the side to move.
    Score(i32),
    /// The move it wants; none if it has none.
    BestMove(Option<String>),
    /// Anything else.
    Other,
}

/// Reads a line.
#[must_use]
pub fn read(line: &str) -> Said {
    let mut words = line.split_whitespace();
    match words.next() {
        Some("uciok") => Said::UciOk,
        Some("readyok") => Said::ReadyOk,
        Some("id") if words.next() == Some("name") => {
            Said::Name(words.collect::<Vec<_>>().join(" "))
        }
        Some("option") => option(words),
        Some("info") => info(words),
        Some("bestmove") => {
            let none = |word: &&str| !matches!(*word, "(none)" | "0000" | "NULL");
            Said::BestMove(words.next().filter(none).map(str::to_owned))
        }
        _ => Said::Other,
    }
}

/// `option name UCI_Elo type spin default 1320 min 1320 max 3190`.
fn option<'l>(words: impl Iterator<Item = &'l str>) -> Said {
    let words: Vec<&str> = words.collect();
    let place = |word: &str| words.iter().position(|other| *other == word);
    let (Some(name), Some(kind)) = (place("name"), place("type")) else { return Said::Other };
    if name >= kind {
        return Said::Other;
    }
    let number = |word: &str| words.get(place(word)? + 1)?.parse::<i64>().ok();
    let range = number("min").zip(number("max")).filter(|(min, max)| min <= max);
    Said::Offers { name: words[name + 1..kind].join(" "), range }
}

/// `info depth 9 score cp 31 nodes 2000 pv e2e4`; bounds are as good as scores here.
fn info<'l>(mut words: impl Iterator<Item = &'l str>) -> Said {
    while let Some(word) = words.next() {
        match word {
            "string" => return Said::Other,
            "score" => {
                let (kind, value) = (words.next(), words.next());
                let value = value.and_then(|value| value.parse::<i32>().ok());
                return match (kind, value) {
                    (Some("cp"), Some(value)) => Said::Score(value.clamp(-MATE + 1, MATE - 1)),
                    (Some("mate"), Some(value)) if value > 0 => Said::Score(MATE),
                    (Some("mate"), Some(_)) => Said::Score(-MATE),
                    _ => Said::Other,
                };
            }
            _ => {}
        }
    }
    Said::Other
}

/// What an engine has said about itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Manners {
    /// Its name.
    pub name: Option<String>,
    options: BTreeMap<String, Option<(i64, i64)>>,
}

impl Manners {
    /// Takes in what it says.
    pub fn hear(&mut self, said: Said) {
        match said {
            Said::Name(name) => self.name = Some(name),
            // Nobody has that many options.
            Said::Offers { name, range } if self.options.len() < 1000 => {
                self.options.insert(name, range);
            }
            _ => {}
        }
    }

    /// Whether it can play Chess960.
    #[must_use]
    pub fn knows_chess960(&self) -> bool {
        self.options.contains_key("UCI_Chess960")
    }

    /// The lines that set it up for a game: one thread, little memory, no thinking on the
    /// opponent's time, and the strength of a level as far as it can be held to one.
    #[must_use]
    pub fn set_up(&self, level: Level, chess960: bool) -> Vec<String> {
        let strength = level.strength();
        let is_limited = strength.elo.is_some();
        let mut lines = vec!["ucinewgame".to_owned()];
        let mut set = |name: &str, value: String| {
            if self.options.contains_key(name) {
                lines.push(format!("setoption name {name} value {value}"));
            }
        };
        set("Threads", self.within("Threads", 1));
        set("Hash", self.within("Hash", 16));
        set("Ponder", "false".to_owned());
        set("UCI_Chess960", chess960.to_string());
        set("UCI_LimitStrength", is_limited.to_string());
        match strength.elo {
            Some(elo) if self.options.contains_key("UCI_Elo") => {
                set("UCI_Elo", self.within("UCI_Elo", elo.into()));
            }
            _ => set("Skill Level", self.within("Skill Level", strength.skill.into())),
        }
        lines.push("isready".to_owned());
        lines
    }

    /// A value as near to this as the option allows.
    fn within(&self, name: &str, value: i64) -> String {
        let range = self.options.get(name).copied().flatten();
        range.map_or(value, |(min, max)| value.clamp(min, max)).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stockfish() -> Manners {
        let mut manners = Manners::default();
        for line in [
            "id name Stockfish 15.1",
            "option name Threads type spin default 1 min 1 max 1024",
            "option name Hash type spin default 16 min 1 max 33554432",
            "option name UCI_Chess960 type check default false",
            "option name Skill Level type spin default 20 min 0 max 20",
            "option name UCI_LimitStrength type check default false",
            "option name UCI_Elo type spin default 1350 min 1350 max 2850",
        ] {
            manners.hear(read(line));
        }
        manners
    }

    #[test]
    fn an_engine_is_held_to_a_level_as_far_as_it_can_be() {
        let lines = stockfish().set_up(Level::Beginner, false);
        assert!(lines.contains(&"setoption name UCI_Elo value 1350".to_owned()), "{lines:?}");
        assert!(lines.contains(&"setoption name Threads value 1".to_owned()));
        let lines = stockfish().set_up(Level::Master, true);
        assert!(lines.contains(&"setoption name UCI_LimitStrength value false".to_owned()));
        assert!(lines.contains(&"setoption name UCI_Chess960 value true".to_owned()));
        assert_eq!(Manners::default().set_up(Level::Club, false), ["ucinewgame", "isready"]);
    }

    #[test]
    fn lines_are_read_and_nonsense_is_nothing() {
        assert_eq!(read("info depth 9 score cp -31 nodes 7 pv e2e4"), Said::Score(-31));
        assert_eq!(read("info score mate -3"), Said::Score(-MATE));
        assert_eq!(read("info string score cp 5"), Said::Other);
        assert_eq!(read("bestmove e2e4 ponder e7e5"), Said::BestMove(Some("e2e4".to_owned())));
        assert_eq!(read("bestmove (none)"), Said::BestMove(None));
        assert_eq!(read("info score cp 99999999999"), Said::Other);
        assert_eq!(read("option type name"), Said::Other);
        assert_eq!(read(""), Said::Other);
    }

    proptest::proptest! {
        #[test]
        fn whatever_an_engine_says_is_read(line in ".{0,200}") {
            let mut manners = Manners::default();
            manners.hear(read(&line));
        }

        #[test]
        fn words_of_the_protocol_in_any_order_are_read(
            words in proptest::collection::vec(proptest::sample::select(vec![
                "info", "score", "cp", "mate", "option", "name", "type", "spin", "min", "max",
                "bestmove", "id", "9", "-1", "e2e4",
            ]), 0..12),
        ) {
            let mut manners = Manners::default();
            manners.hear(read(&words.join(" ")));
            assert!(!manners.set_up(Level::Club, true).is_empty());
        }
    }
}
