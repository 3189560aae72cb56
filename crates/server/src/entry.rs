//! What a line of the record says.

use std::collections::BTreeMap;

use clock::Moment;
use hall::{AllAct, ArbiterId};
use laws::seal::{ArbiterPublic, ClosedEnvelope, Share};
use laws::{Fact, Regulations, Ruling, Table, Version};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::journal::{EventId, Seq, TableId};
use crate::live::Trouble;
use crate::players::{Players, Pledges};
use crate::seat::{Role, TokenHash};
use crate::sparring::Sparring;

/// One line of the record of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum Entry {
    /// The table was opened; the first line, and no other.
    Opened(Box<Opened>),
    /// The arbiter's answer to an act, unless it was nothing but a refusal.
    Ruling {
        /// The answer.
        ruling: Box<Ruling>,
        /// Which arbiter of the table's event has acted, if one has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<ArbiterId>,
    },
    /// What was done at all boards of the table's event was taken in here; what came of it follows.
    AllBoards {
        /// Its place in the record of the event.
        place: Seq,
        /// What it was.
        what: AllAct,
        /// When.
        at: Moment,
    },
    /// A secret was issued for a seat; the former one no longer opens it.
    SeatIssued {
        /// Which seat.
        role: Role,
        /// What is stored of the secret.
        hash: TokenHash,
        /// When.
        at: Moment,
    },
    /// A secret no longer opens its seat.
    SeatRevoked {
        /// Which seat.
        role: Role,
        /// When.
        at: Moment,
    },
    /// The arbiter's key for sealed moves is another from now on.
    SealKey {
        /// What sealers need of it.
        public: ArbiterPublic,
        /// When.
        at: Moment,
    },
    /// What is kept of the move that was sealed in the line before. It shows nothing.
    Envelope {
        /// The envelope.
        envelope: ClosedEnvelope,
        /// The share that stays here until the envelope may be opened.
        share: Share,
        /// When.
        at: Moment,
    },
    /// The players go on at another table, with the colours changed.
    Rematch {
        /// Which table.
        table: TableId,
        /// When.
        at: Moment,
    },
    /// Before it began the game was given other settings, and with them another table.
    Moved {
        /// Which table. Every secret opens there what it opened here.
        table: TableId,
        /// When.
        at: Moment,
    },
    /// The sparring partner does not answer, or does again.
    Partner {
        /// Whether it is away.
        away: bool,
        /// When.
        at: Moment,
    },
    /// No server was up for a while.
    Outage {
        /// Since then.
        from: Moment,
        /// Until then.
        until: Moment,
        /// What becomes of that time at this table.
        time: Outage,
    },
}

/// How a table began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opened {
    /// The form in which this and all lines after it are written.
    pub version: Version,
    /// When.
    pub at: Moment,
    /// Under which regulations.
    pub regulations: Regulations,
    /// Who plays, and where; without the players' names, which are kept beside the line.
    #[serde(default)]
    pub names: Names,
    /// What commits the line to the players' names.
    #[serde(default, skip_serializing_if = "Pledges::is_empty")]
    pub players: Pledges,
    /// What becomes of time in which no server was up.
    #[serde(default)]
    pub outage: Outage,
    /// The board of an event that is played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<InEvent>,
    /// The table whose players go on here, with the colours changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<TableId>,
    /// Which side an engine plays, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sparring: Option<Sparring>,
    /// What is stored of the first secrets.
    pub seats: BTreeMap<Role, TokenHash>,
}

/// A board of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct InEvent {
    /// The event.
    pub event: EventId,
    /// Its round and board.
    #[serde(flatten)]
    pub place: hall::Place,
    /// The place in the record of the event at which the table was set up: what is done at all
    /// boards after it is done here too.
    pub since: Seq,
}

impl Opened {
    /// The table as it was opened.
    pub(crate) fn table(&self) -> Result<Table, Trouble> {
        let opened = Table::on_record(self.regulations.clone());
        opened.map_err(|error| Trouble::at_line(Seq::new(1), error))
    }
}

/// What the head of a scoresheet says. Nothing need be known.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Names {
    pub white: String,
    pub black: String,
    pub event: String,
    pub site: String,
    pub round: String,
    pub board: String,
}

impl Names {
    /// How long each may be, in bytes.
    pub const LONGEST: usize = 200;

    /// The same with the players on the other sides.
    #[must_use]
    pub fn exchanged(self) -> Self {
        Self { white: self.black, black: self.white, ..self }
    }

    /// Whether all are short enough and none has a character that moves the writing hand.
    #[must_use]
    pub fn are_plain(&self) -> bool {
        let all = [&self.white, &self.black, &self.event, &self.site, &self.round, &self.board];
        all.into_iter().all(|name| is_plain(name))
    }
}

/// Whether a name is short enough, one line, and in one direction.
pub(crate) fn is_plain(name: &str) -> bool {
    name.len() <= Names::LONGEST && !name.chars().any(moves_the_hand)
}

/// Whether a character breaks the line or turns the direction of writing: a name with one could
/// pass for another.
fn moves_the_hand(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}')
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}')
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// What becomes of time in which no server was up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outage {
    /// It counts: flags fell when they fell.
    Counts,
    /// The clocks stood meanwhile, by the arbiter's interruption (6.11.1, 6.11.3).
    #[default]
    Restored,
}

impl Entry {
    /// When it was written.
    #[must_use]
    pub fn at(&self) -> Moment {
        match self {
            Self::Opened(opened) => opened.at,
            Self::Ruling { ruling, .. } => ruling.at,
            Self::AllBoards { at, .. } => *at,
            Self::SeatIssued { at, .. }
            | Self::SeatRevoked { at, .. }
            | Self::SealKey { at, .. }
            | Self::Rematch { at, .. }
            | Self::Moved { at, .. }
            | Self::Partner { at, .. }
            | Self::Envelope { at, .. } => *at,
            Self::Outage { until, .. } => *until,
        }
    }

    /// Whether the game is over with it.
    pub(crate) fn ends_the_game(&self) -> bool {
        let Self::Ruling { ruling, .. } = self else { return false };
        let ends = |fact: &Fact| matches!(fact, Fact::GameEnded { .. } | Fact::Annulled);
        ruling.events.iter().any(|event| ends(&event.fact))
    }
}

/// A first line that was written with the players' names in it: the same without them, and what is
/// kept beside it instead. Nothing for any other line.
///
/// # Errors
/// If the machine has no randomness to give.
pub(crate) fn names_aside(line: &str) -> Result<Option<(String, String)>, getrandom::Error> {
    let Ok(Entry::Opened(mut opened)) = serde_json::from_str(line) else { return Ok(None) };
    let (players, pledges) = Players::take_from(&mut opened.names, &Chance::default())?;
    let Some(aside) = players.text() else { return Ok(None) };
    opened.players = pledges;
    Ok(serde_json::to_string(&Entry::Opened(opened)).ok().map(|line| (line, aside)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_line(version: u32) -> String {
        let opened = Opened {
            version: Version::PRESENT,
            at: Moment::ZERO,
            regulations: Regulations::of(laws::Book::Fide2018),
            names: Names::default(),
            players: Pledges::default(),
            outage: Outage::default(),
            event: None,
            follows: None,
            sparring: None,
            seats: BTreeMap::new(),
        };
        let line = serde_json::to_string(&Entry::Opened(Box::new(opened))).unwrap();
        assert!(line.contains("\"version\":1,"), "{line}");
        line.replace("\"version\":1,", &format!("\"version\":{version},"))
    }

    #[test]
    fn a_name_is_one_line_in_one_direction() {
        let named = |white: &str| Names { white: white.to_owned(), ..Names::default() };
        for good in ["Laine", "\u{5d3}\u{5d5}\u{5d3}", "O'Brien-\u{c4}ij\u{e4}l\u{e4}", ""] {
            assert!(named(good).are_plain(), "{good:?}");
        }
        for bad in ["a\u{202e}b", "a\u{2066}b", "a\u{200f}", "a\u{2028}b", "a\nb", "a\0b"] {
            assert!(!named(bad).are_plain(), "{bad:?}");
        }
    }

    #[test]
    fn a_record_of_this_version_is_read_and_another_refused() {
        assert!(serde_json::from_str::<Entry>(&first_line(1)).is_ok());
        let refused = serde_json::from_str::<Entry>(&first_line(2)).unwrap_err().to_string();
        assert!(refused.contains("the record is of version 2"), "{refused}");
    }
}
