//! Rounds and their boards.

use chess::{ByColor, Color};
use clock::{Moment, Span};
use laws::{Articles, Ground, Regulations};
use serde::{Deserialize, Serialize};

use crate::{ArbiterId, Bye, Number, Outcome, RulingNo};

/// A board of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// The round, from 1.
    pub round: u8,
    /// The number of the board, from 1.
    pub board: u16,
}

/// Who sits where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pairing {
    /// The number of the board.
    pub board: u16,
    /// Who has the white pieces.
    pub white: Number,
    /// Who has the black ones.
    pub black: Number,
}

/// A round without a game for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Given {
    /// Who.
    pub player: Number,
    /// What it is worth.
    pub bye: Bye,
}

/// How a board is played and seen.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "BoardKind"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Kind {
    /// Wood and a clock: only people see it.
    #[default]
    Wood,
    /// A table of the server, played with the page.
    Table {
        /// The table.
        table: String,
    },
    /// An electronic board, seen through a file or an address.
    Source {
        /// The file or address.
        source: String,
        /// The board in it.
        name: String,
    },
}

/// Where a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "BoardState"))]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum State {
    /// Not begun.
    Waiting,
    /// Being played.
    Playing,
    /// The clocks stand.
    Stopped {
        /// Since then.
        since: Moment,
        /// Whether with all others: then they start again with all others.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        all: bool,
    },
    /// There is a result.
    Over,
}

/// What was counted against a player at this board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tally {
    /// Completed illegal acts (7.5.5).
    pub illegal_acts: u8,
    /// Warnings.
    pub warnings: u8,
    /// How often the phone sounded.
    pub sounds: u8,
    /// Wrong claims of a draw.
    pub wrong_claims: u8,
}

/// The result of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardResult {
    /// What both get.
    pub outcome: Outcome,
    /// Why the game ended, where that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ground: Option<Ground>,
    /// The articles it rests on.
    pub articles: Articles,
    /// When it was entered.
    pub at: Moment,
    /// The ruling that made it, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<RulingNo>,
    /// Whether an arbiter stands for it.
    pub confirmed: bool,
    /// Who has signed it (8.7).
    pub signed: ByColor<bool>,
}

/// Something that an arbiter still has to do by hand at a wooden board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "todo", rename_all = "snake_case")]
pub enum Todo {
    /// To add time to both clocks.
    AddTime {
        /// How much each gets.
        span: Span,
    },
    /// To start the clocks again.
    Restart,
}

/// One board of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "EventBoardRecord"))]
pub struct Board {
    /// Its number.
    pub number: u16,
    /// Who has the white pieces.
    pub white: Number,
    /// Who has the black ones.
    pub black: Number,
    /// How it is played and seen.
    #[serde(flatten)]
    pub kind: Kind,
    /// Where the game is.
    #[serde(flatten)]
    pub state: State,
    /// When each player came, where that was noted.
    pub arrived: ByColor<Option<Moment>>,
    /// Who was noted not to be there.
    pub absent: ByColor<bool>,
    /// Whose late arrival was excused (6.7.1).
    pub excused: ByColor<bool>,
    /// What was counted.
    pub tally: ByColor<Tally>,
    /// The result, once there is one.
    pub result: Option<BoardResult>,
    /// The arbiter whose board it is now, and since when.
    pub mine: Option<Mine>,
    /// What still has to be done by hand, the oldest first.
    pub todo: Vec<TodoSince>,
    /// The rulings made here, the oldest first.
    pub rulings: Vec<RulingNo>,
}

/// An arbiter has taken a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mine {
    /// Who.
    pub arbiter: ArbiterId,
    /// Since when.
    pub since: Moment,
}

/// Something to do by hand, and since when.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TodoSince {
    /// What.
    #[serde(flatten)]
    pub todo: Todo,
    /// Since when.
    pub since: Moment,
}

impl Board {
    pub(crate) fn new(pairing: Pairing) -> Self {
        Self {
            number: pairing.board,
            white: pairing.white,
            black: pairing.black,
            kind: Kind::Wood,
            state: State::Waiting,
            arrived: ByColor::default(),
            absent: ByColor::default(),
            excused: ByColor::default(),
            tally: ByColor::default(),
            result: None,
            mine: None,
            todo: Vec::new(),
            rulings: Vec::new(),
        }
    }

    /// Who has this colour.
    #[must_use]
    pub const fn player(&self, color: Color) -> Number {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The colour of a player at this board.
    #[must_use]
    pub fn color_of(&self, player: Number) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.player(*color) == player)
    }

    /// Whether the game has begun and is not over.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        matches!(self.state, State::Playing | State::Stopped { .. })
    }
}

/// One round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Round {
    /// Its number, from 1.
    pub number: u8,
    /// When it is to begin, where that was said.
    pub starts_at: Option<Moment>,
    /// When its clocks were started.
    pub started: Option<Moment>,
    /// How late a player may arrive, where that differs from the regulations.
    pub default_time: Option<Span>,
    /// The boards by their number.
    pub boards: Vec<Board>,
    /// Who does not play.
    pub byes: Vec<Given>,
}

impl Round {
    /// A board by its number.
    #[must_use]
    pub fn board(&self, number: u16) -> Option<&Board> {
        let at = self.boards.binary_search_by_key(&number, |board| board.number).ok()?;
        self.boards.get(at)
    }

    pub(crate) fn board_mut(&mut self, number: u16) -> Option<&mut Board> {
        let at = self.boards.binary_search_by_key(&number, |board| board.number).ok()?;
        self.boards.get_mut(at)
    }

    /// The board at which a player sits.
    #[must_use]
    pub fn board_of(&self, player: Number) -> Option<&Board> {
        self.boards.iter().find(|board| board.color_of(player).is_some())
    }

    /// From when lateness counts: the appointed time, or the start of the clocks where that was later.
    #[must_use]
    pub fn begins(&self) -> Option<Moment> {
        self.starts_at.max(self.started)
    }

    /// The last moment at which a player is in time (6.7.1).
    #[must_use]
    pub fn late_at(&self, laws: &Regulations) -> Option<Moment> {
        self.begins()?.checked_add(self.default_time.or(laws.default_time())?)
    }

    /// Whether a game of it has begun, or was played.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        let played = |board: &Board| board.result.is_some_and(|result| result.outcome.played);
        self.started.is_some() || self.boards.iter().any(played)
    }

    /// Whether every board has a result.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.boards.iter().all(|board| board.result.is_some())
    }
}
