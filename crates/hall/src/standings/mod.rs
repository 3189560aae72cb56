//! Standings: points and tie-breaks, each number with what it is made of.
//!
//! The tie-breaks follow FIDE's regulations (Handbook C.07). Unplayed rounds are managed by its article
//! 16: of an opponent, rounds without a game after the last one the opponent was ready to play count as
//! draws; a player's own unplayed round counts as one against an opponent with the player's own points,
//! for events from March 2026 with no more than a draw in every round, or than the points of the
//! opponent who was scheduled. A cut takes rounds first that were left unplayed by choice. In a round
//! robin an unplayed game counts as played against the scheduled opponent.

mod direct;
mod opponents;
mod rating;
mod table;

use std::cmp::Reverse;
use std::fmt;

use chess::Color;
use serde::{Serialize, Serializer};

use table::Table;

use crate::{Cut, Event, Method, Number, Points, TieBreak, Trf};

/// A value of a tie-break, in hundredths.
///
/// # JSON
/// A number: `11.5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Value(pub i64);

impl From<Points> for Value {
    fn from(points: Points) -> Self {
        Self(i64::from(points.0) * 10)
    }
}

impl Value {
    /// A whole number.
    #[must_use]
    pub const fn whole(number: i64) -> Self {
        Self(number * 100)
    }
}

impl fmt::Display for Value {
    /// With as many digits as it takes: `10`, `11.5`, `8.25`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        match part {
            0 => f.pad(&format!("{sign}{whole}")),
            part if part % 10 == 0 => f.pad(&format!("{sign}{whole}.{}", part / 10)),
            part => f.pad(&format!("{sign}{whole}.{part:02}")),
        }
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[allow(clippy::cast_precision_loss, reason = "a few thousand at most")]
        serializer.serialize_f64(self.0 as f64 / 100.0)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Value {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "TieBreakValue".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({"type": "number", "description": "A value of a tie-break."})
    }
}

/// Why a round counts otherwise than as a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Unplayed {
    /// A bye that was asked for, or a forfeit loss: left unplayed by choice.
    ByChoice,
    /// The bye of the pairing, a full bye or a forfeit win.
    NotByChoice,
}

/// What one round contributes to a tie-break.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "TieBreakPart"))]
pub struct Part {
    /// The round.
    pub round: u8,
    /// The opponent, if there was one.
    pub opponent: Option<Number>,
    /// What it contributes.
    pub value: Value,
    /// Whether it is left out.
    pub cut: bool,
    /// Why it does not count as a game, if it does not.
    pub unplayed: Option<Unplayed>,
}

/// A tie-break of a player with what it is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explained {
    /// Which.
    pub tie_break: TieBreak,
    /// Its value; nothing where there is none, as with unrated players.
    pub value: Option<Value>,
    /// The rounds it is made of.
    pub parts: Vec<Part>,
}

/// A player in the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "StandingRow"))]
pub struct Standing {
    /// The rank; those whom nothing separates share one.
    pub rank: u16,
    /// Who.
    pub player: Number,
    /// The points, with those that rulings gave or took.
    pub points: Points,
    /// What rulings gave or took.
    pub ruled: Points,
    /// The tie-breaks in their order.
    pub tie_breaks: Vec<Explained>,
    /// The rounds, for a table of all.
    pub rounds: Vec<Crossing>,
}

/// What a player did in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Crossing {
    /// Against whom.
    pub opponent: Option<Number>,
    /// With which colour.
    pub color: Option<Color>,
    /// What it gave; nothing as long as there is no result.
    pub points: Option<Points>,
    /// Whether a game was played.
    pub played: bool,
}

/// The standings after a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standings {
    /// After which.
    pub after: u8,
    /// The players, the first one first.
    pub rows: Vec<Standing>,
}

impl Event {
    /// The standings after a round, by the event's tie-breaks.
    #[must_use]
    pub fn standings(&self, after: u8) -> Standings {
        let tie_breaks = self.regulations().map(|all| &*all.rounds.tie_breaks).unwrap_or_default();
        Table::of_event(self, after).standings(tie_breaks)
    }
}

impl Trf {
    /// The standings of a report by these tie-breaks.
    #[must_use]
    pub fn standings(&self, tie_breaks: &[TieBreak], round_robin: bool) -> Standings {
        Table::of_trf(self, round_robin).standings(tie_breaks)
    }
}

impl Table {
    fn standings(&self, tie_breaks: &[TieBreak]) -> Standings {
        let players = 0..self.players.len();
        let mut groups: Vec<Vec<usize>> = vec![players.clone().collect()];
        groups = split(groups, |player| Some(Value::from(self.total(player))));
        let mut explained: Vec<Vec<Explained>> = vec![Vec::new(); self.players.len()];
        for tie_break in tie_breaks {
            if tie_break.method == Method::DirectEncounter {
                for player in players.clone() {
                    let group = groups.iter().find(|group| group.contains(&player));
                    let met = self.met(player, group.map_or(&[], |group| &**group));
                    explained[player].push(Explained { tie_break: *tie_break, ..met });
                }
                groups =
                    groups.into_iter().flat_map(|group| self.direct_encounter(group)).collect();
                continue;
            }
            for player in players.clone() {
                explained[player].push(self.explain(player, *tie_break));
            }
            groups = split(groups, |player| {
                explained[player].last().and_then(|explained| explained.value)
            });
        }
        let mut rows = Vec::with_capacity(self.players.len());
        for group in groups {
            let rank = u16::try_from(rows.len() + 1).unwrap_or(u16::MAX);
            for player in group {
                rows.push(Standing {
                    rank,
                    player: self.players[player].number,
                    points: self.total(player),
                    ruled: self.players[player].ruled,
                    tie_breaks: std::mem::take(&mut explained[player]),
                    rounds: self.crossings(player),
                });
            }
        }
        Standings { after: u8::try_from(self.rounds).unwrap_or(u8::MAX), rows }
    }

    fn explain(&self, player: usize, tie_break: TieBreak) -> Explained {
        let (value, parts) = match tie_break.method {
            Method::DirectEncounter => (None, Vec::new()),
            Method::Wins | Method::GamesWon | Method::GamesWithBlack | Method::WinsWithBlack => {
                self.counted(player, tie_break.method)
            }
            Method::RoundsElected => self.counted(player, tie_break.method),
            Method::Buchholz | Method::ForeBuchholz | Method::SonnebornBerger => {
                self.of_opponents(player, tie_break)
            }
            Method::AverageBuchholz => self.average_of(player, |opponent| {
                let whole = TieBreak { method: Method::Buchholz, cut: Cut::None };
                self.of_opponents(opponent, whole).0
            }),
            Method::Progressive => self.progressive(player, tie_break.cut),
            Method::Koya => self.koya(player),
            Method::AverageRating => self.average_rating(player, tie_break.cut),
            Method::Performance => self.performance(player),
            Method::AveragePerformance => {
                let (value, parts) =
                    self.average_of(player, |opponent| self.performance(opponent).0);
                // Ratings are whole numbers.
                (value.map(|value| Value((value.0 + 50).div_euclid(100) * 100)), parts)
            }
        };
        Explained { tie_break, value, parts }
    }
}

/// Splits groups of players whom nothing has separated by another value, the highest first.
fn split(groups: Vec<Vec<usize>>, value: impl Fn(usize) -> Option<Value>) -> Vec<Vec<usize>> {
    let mut finer: Vec<Vec<usize>> = Vec::new();
    for mut group in groups {
        group.sort_by_key(|player| (Reverse(value(*player)), *player));
        for same in group.chunk_by(|one, other| value(*one) == value(*other)) {
            finer.push(same.to_vec());
        }
    }
    finer
}
