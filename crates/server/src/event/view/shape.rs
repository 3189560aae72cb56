//! What is sent of an event, field by field.

use chess::Color;
use clock::Moment;
use hall::{
    Absence, Announcement, Appeal, ArbiterId, Bye, EventRegulations, Given, Kind, Mine, Number,
    Outcome, Ruling, RulingNo, State as BoardState, Tally, TodoSince,
};
use laws::text::Cited;
use laws::{Articles, Ground};
use schemars::JsonSchema;
use serde::Serialize;

use super::{Holder, Role};
use crate::journal::{EventId, Seq, TableId};
use crate::view::ByColorJson;

/// How things stand in an event, as far as the caller may know.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "EventState")]
pub struct State {
    /// The event.
    pub event: EventId,
    /// The place in the record up to which this tells.
    pub seq: Seq,
    /// The server's time.
    pub now: Moment,
    /// For whom this is.
    pub role: Role,
    /// Whose link it was asked with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub me: Option<Holder>,
    /// How it is played.
    pub regulations: EventRegulations,
    /// Its players.
    pub players: Vec<PlayerView>,
    /// All its rounds, without their boards.
    pub rounds: Vec<RoundView>,
    /// The round whose boards follow.
    pub round: Option<u8>,
    /// The boards of that round.
    pub boards: Vec<BoardView>,
    /// Who does not play in it.
    pub byes: Vec<Given>,
    /// What was said to all.
    pub announcements: Vec<Announcement>,
    /// The rulings that the reader may read: those made public, or all.
    pub rulings: Vec<RulingView>,
    /// Its arbiters; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arbiters: Option<Vec<ArbiterView>>,
    /// The appeals; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub appeals: Option<Vec<Appeal>>,
    /// When it was closed, if it is.
    pub closed: Option<Moment>,
    /// Whether this server has a program that pairs by the Swiss system.
    pub pairing_engine: bool,
}

/// A player, as far as the reader may know.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "EventPlayer")]
pub struct PlayerView {
    /// The number in the event.
    pub number: Number,
    /// Family name first; empty once it was erased.
    pub name: String,
    /// FIDE title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The rating by which the event is paired.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// Three letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The club.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The number in FIDE's list; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u32>,
    /// The day of birth; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub birth: Option<String>,
    /// As rating lists have it; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<hall::Sex>,
    /// Rounds without a game that were granted; for arbiters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub byes: Vec<Absence>,
    /// The first round that is no longer played; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub out_from: Option<u8>,
    /// The code by which the player finds the seat; for the chief and that player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

/// A round without its boards.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "EventRound")]
pub struct RoundView {
    /// Its number.
    pub number: u8,
    /// When it is to begin.
    pub starts_at: Option<Moment>,
    /// When its clocks were started.
    pub started: Option<Moment>,
    /// How many boards it has.
    pub boards: usize,
    /// How many of them have a result.
    pub results: usize,
}

/// Where a board stands in the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "EventSeat")]
pub struct SeatView {
    /// The room.
    pub room: String,
    /// The row, from 1.
    pub row: u16,
    /// The place in the row, from 1.
    pub place: u16,
}

/// How a board is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "EventBoardKind")]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum KindView {
    Wood,
    Table,
    Source,
}

impl From<&Kind> for KindView {
    fn from(kind: &Kind) -> Self {
        match kind {
            Kind::Wood => Self::Wood,
            Kind::Table { .. } => Self::Table,
            Kind::Source { .. } => Self::Source,
        }
    }
}

/// A board, as far as the reader may know.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "EventBoard")]
pub struct BoardView {
    /// Its number.
    pub number: u16,
    /// Who has the white pieces.
    pub white: Number,
    /// Who has the black ones.
    pub black: Number,
    /// How it is played.
    pub kind: KindView,
    /// Where it stands, if the plan has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatView>,
    /// The result, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultView>,
    /// What only arbiters see.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub desk: Option<BoardDesk>,
}

/// What arbiters see of a board.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "EventBoardDesk")]
pub struct BoardDesk {
    /// Where the game is, as far as the event knows.
    #[serde(flatten)]
    pub state: BoardState,
    /// The table, if it is one of this server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// When each player came.
    pub arrived: ByColorJson<Option<Moment>>,
    /// Whose late arrival was excused.
    pub excused: ByColorJson<bool>,
    /// What was counted.
    pub tally: ByColorJson<Tally>,
    /// Whose board it is now.
    pub mine: Option<Mine>,
    /// What has to be done by hand.
    pub todo: Vec<TodoSince>,
    /// The rulings made here.
    pub rulings: Vec<RulingNo>,
}

/// A result with its article.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "EventResult")]
pub struct ResultView {
    /// As people write it: `1–0`, `½–½`, `+:−`.
    pub score: String,
    /// What both get.
    pub outcome: Outcome,
    /// Why the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<Ground>,
    /// The articles it rests on.
    pub articles: Articles,
    /// The same as text.
    pub cited: Vec<Cited>,
    /// Who has signed it.
    pub signed: ByColorJson<bool>,
    /// Whether an arbiter stands for it.
    pub confirmed: bool,
}

/// A ruling, with its articles as text.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "EventRuling")]
pub struct RulingView {
    /// The ruling.
    #[serde(flatten)]
    pub ruling: Ruling,
    /// Its articles as text.
    pub cited: Vec<Cited>,
    /// In the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

/// An arbiter, for arbiters.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "EventArbiter")]
pub struct ArbiterView {
    /// By which the record names the arbiter.
    pub id: ArbiterId,
    /// The name in the record.
    pub name: String,
    /// What is shown beside a board.
    pub initials: String,
    /// What the arbiter may do.
    pub role: hall::Role,
    /// The room the arbiter looks after.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub room: Option<String>,
    /// Whether the arbiter was released.
    pub released: bool,
    /// Whether a link of theirs is in force.
    pub linked: bool,
}

/// My board: what the person at a board needs to know.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MyBoard {
    /// The place in the record up to which this tells.
    pub seq: Seq,
    /// The round.
    pub round: u8,
    /// Who asks, if it is a player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub me: Option<PlayerView>,
    /// The board; none for a round without a game.
    pub board: Option<u16>,
    /// The colour; none for one screen between both.
    pub side: Option<Color>,
    /// A round without a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bye: Option<Bye>,
    /// Against whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<PlayerView>,
    /// Where the board stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatView>,
    /// How it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<KindView>,
    /// When the round begins.
    pub starts_at: Option<Moment>,
    /// A player who is not there by then has lost (6.7.1).
    pub late_at: Option<Moment>,
    /// Whether the player is known to be there.
    pub arrived: bool,
    /// Where the game is played, if it is played here: the same secret opens it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// The result, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultView>,
    /// The rulings made at this board, once they are made.
    pub rulings: Vec<RulingView>,
}
