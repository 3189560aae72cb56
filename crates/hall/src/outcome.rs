//! Results of games and of rounds without one.

use std::fmt;

use chess::Color;
use laws::{Score, Share};
use serde::{Deserialize, Serialize};

/// The result of a game, played or not.
///
/// # JSON
/// `{"score": {"white": "whole", "black": "none"}, "played": true}`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// What both get.
    pub score: Score,
    /// Whether they played: a forfeit counts for the points, not for the rating.
    #[serde(default = "yes", skip_serializing_if = "Clone::clone")]
    pub played: bool,
}

const fn yes() -> bool {
    true
}

impl Outcome {
    /// Half a point each, over the board.
    pub const DRAW: Self = Self { score: Score::DRAW, played: true };

    /// A game that was played.
    #[must_use]
    pub const fn played(score: Score) -> Self {
        Self { score, played: true }
    }

    /// A game that was not.
    #[must_use]
    pub const fn forfeit(score: Score) -> Self {
        Self { score, played: false }
    }

    /// The whole point for one side, over the board.
    #[must_use]
    pub fn win(winner: Color) -> Self {
        Self::played(Score::win(winner))
    }

    /// What one side gets.
    #[must_use]
    pub fn of(self, color: Color) -> Share {
        self.score.of(color)
    }

    /// As PGN has it: what it cannot say, such as `½–0`, is `*` there.
    #[must_use]
    pub fn pgn(self) -> &'static str {
        match (self.of(Color::White), self.of(Color::Black)) {
            (Share::Whole, Share::None) => "1-0",
            (Share::None, Share::Whole) => "0-1",
            (Share::Half, Share::Half) => "1/2-1/2",
            _ => "*",
        }
    }

    /// What people write: `1-0`, `½-½`, `0.5-0.5`, `1/2`, `=`, `0-0`, `½-0`, `+:-`, `-:+`, `-:-`,
    /// `1-0ff`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim().to_lowercase().replace(['–', '—', '−'], "-").replace(' ', "");
        let (text, forfeit) = match text.trim_end_matches(['f', 'o']) {
            rest if rest.len() < text.len() => (rest.to_owned(), true),
            _ => (text, false),
        };
        if matches!(&*text, "=" | "½" | "1/2" | "0.5" | "draw") {
            return Some(Self { score: Score::DRAW, played: !forfeit });
        }
        if let Some((white, black)) = text.split_once(':') {
            let share = |text: &str| match text {
                "+" => Some((Share::Whole, false)),
                "-" => Some((Share::None, false)),
                other => Some((share(other)?, true)),
            };
            let ((white, one), (black, two)) = (share(white)?, share(black)?);
            return Some(Self { score: Score::new(white, black), played: one && two && !forfeit });
        }
        if matches!(&*text, "+-" | "+--") {
            return Some(Self::forfeit(Score::win(Color::White)));
        }
        if matches!(&*text, "-+" | "--+") {
            return Some(Self::forfeit(Score::win(Color::Black)));
        }
        if text == "--" || text == "---" {
            return Some(Self::forfeit(Score::BOTH_LOSE));
        }
        let (white, black) = text.split_once('-')?;
        Some(Self { score: Score::new(share(white)?, share(black)?), played: !forfeit })
    }
}

fn share(text: &str) -> Option<Share> {
    match text {
        "1" | "1.0" => Some(Share::Whole),
        "½" | "1/2" | "0.5" | "0,5" | ".5" => Some(Share::Half),
        "0" | "0.0" => Some(Share::None),
        _ => None,
    }
}

impl fmt::Display for Outcome {
    /// `1–0`, `½–½`, `½–0`; a forfeit as `+:−`, with a half as `½–0 ff`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.played {
            return f.pad(&self.score.to_string());
        }
        let sign = |color| match self.of(color) {
            Share::Whole => Some("+"),
            Share::Half => None,
            Share::None => Some("−"),
        };
        match (sign(Color::White), sign(Color::Black)) {
            (Some(white), Some(black)) => f.pad(&format!("{white}:{black}")),
            _ => f.pad(&format!("{} ff", self.score)),
        }
    }
}

/// A round without a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// Given by the pairing to the player who is left over (`U` in TRF).
    Pairing,
    /// Asked for, worth a win (`F`).
    Full,
    /// Asked for, worth a draw (`H`).
    Half,
    /// Absent with notice, worth nothing (`Z`).
    Zero,
}

impl Bye {
    /// The letter of TRF.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Pairing => 'U',
            Self::Full => 'F',
            Self::Half => 'H',
            Self::Zero => 'Z',
        }
    }

    /// By its letter.
    #[must_use]
    pub const fn of_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'U' | 'u' => Self::Pairing,
            'F' | 'f' => Self::Full,
            'H' | 'h' => Self::Half,
            'Z' | 'z' => Self::Zero,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_read_as_it_is_shown() {
        let shares = [Share::None, Share::Half, Share::Whole];
        for (white, black) in shares.into_iter().flat_map(|w| shares.map(|b| (w, b))) {
            for played in [true, false] {
                let outcome = Outcome { score: Score::new(white, black), played };
                assert_eq!(Outcome::read(&outcome.to_string()), Some(outcome), "{outcome}");
            }
        }
        assert_eq!(Outcome::read("1-0 FF"), Some(Outcome::forfeit(Score::win(Color::White))));
        assert_eq!(Outcome::read("+--"), Outcome::read("+:-"));
        assert_eq!(Outcome::read("1/2-1/2"), Some(Outcome::DRAW));
        for wrong in ["", "2-0", "x", "1", "-", ":"] {
            assert_eq!(Outcome::read(wrong), None, "{wrong}");
        }
    }
}
