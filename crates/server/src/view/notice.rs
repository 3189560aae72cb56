//! What happened, as it goes over the wire.

use clock::Moment;
use hall::AllAct;
use laws::seal::ArbiterPublic;
use laws::{Act, Event, Question, Regulations, Seat, Version};
use schemars::JsonSchema;
use serde::Serialize;

use super::{MovesFrom, Standing};
use crate::entry::{Names, Outage};
use crate::journal::{Seq, TableId};
use crate::seat::Role;
use crate::told::InWords;

/// What a role sees of one line of the record.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Notice {
    /// The place of the line.
    pub seq: Seq,
    /// When it was.
    pub at: Moment,
    /// Who acted; absent if it was nobody at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was done; only to the one who did it and to the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub act: Option<Act>,
    /// What is so now, as far as the role may know.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub events: Vec<InWords<Event>>,
    /// What it is about and what follows, in the reader's words; absent where everyone sees it on
    /// the board and the clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub headline: Option<String>,
    /// The move that was made, in the English of PGN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub san: Option<String>,
    /// The moves that stand, as far as they are others than before; with the last of several, and
    /// with each step of a replay. Absent like `moves` of the state.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<MovesFrom>,
    /// Who plays which colour, if a lot has just decided it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
    /// What waits for the arbiter; for the arbiter, with the last of several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub questions: Option<Vec<InWords<Question>>>,
    /// Something that is not a ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Note>,
    /// How things stand after it; only with the last of several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
}

/// What the record holds besides rulings.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "RecordNote")]
#[serde(tag = "note", rename_all = "snake_case")]
pub enum Note {
    /// The table was opened.
    Opened,
    /// A secret was issued; the arbiter is told.
    SeatIssued {
        /// For whom.
        role: Role,
    },
    /// A secret was revoked; the arbiter is told.
    SeatRevoked {
        /// Whose.
        role: Role,
    },
    /// The arbiter has a new key for sealed moves.
    SealKey {
        /// What sealers need of it.
        public: ArbiterPublic,
    },
    /// A sealed move is kept; the arbiter is told.
    EnvelopeKept,
    /// The players go on at another table, with the colours changed.
    Rematch {
        /// Which table.
        table: TableId,
    },
    /// The game was given other settings before it began, and is played at another table.
    Moved {
        /// Which table.
        table: TableId,
    },
    /// The sparring partner does not answer, or does again.
    Partner {
        /// Whether it is away.
        away: bool,
    },
    /// Something was done at all boards of the event; what came of it here follows.
    AllBoards {
        /// What.
        what: AllAct,
    },
    /// No server was up.
    Outage {
        /// Since then.
        from: Moment,
        /// Until then.
        until: Moment,
        /// What becomes of that time.
        time: Outage,
    },
}

/// The record as a role may read it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Record {
    /// The form in which it is written.
    pub version: Version,
    /// The table.
    pub table: TableId,
    /// Who plays, and where.
    pub names: Names,
    /// The regulations.
    pub regulations: Regulations,
    /// What becomes of time in which no server was up.
    pub outage: Outage,
    /// Everything that happened, in order.
    pub notices: Vec<Notice>,
}
