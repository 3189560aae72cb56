//! How things stand, as it goes over the wire.

use chess::{ByColor, Color, Move};
use clock::{Moment, Reading};
use laws::seal::ArbiterPublic;
use laws::{Articles, Doings, Duty, Made, Question, Regime, Regulations, Verdict};
use schemars::JsonSchema;
use serde::Serialize;

use crate::entry::{Names, Outage};
use crate::journal::{Seq, TableId};
use crate::seat::Role;
use crate::sparring::Sparring;
use crate::told::InWords;

/// How things stand, for one role.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct State {
    /// The table.
    pub table: TableId,
    /// The place in the record up to which this tells.
    pub seq: Seq,
    /// For whom this is.
    pub role: Role,
    /// Who plays, and where.
    pub names: Names,
    /// The code of the game, once it is over: by it anyone can tell later whether the record was
    /// changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The regulations.
    pub regulations: Regulations,
    /// What players can do here besides moving, offering a draw and resigning.
    pub doings: Doings,
    /// What becomes of time in which no server is up.
    pub outage: Outage,
    /// Which side an engine plays, and how well; absent if people play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sparring: Option<Sparring>,
    /// The moves so far; absent where the role may not read them from the program (8.1, A.3.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<Line>>,
    /// The table whose players go on here, with the colours changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub follows: Option<TableId>,
    /// The table at which the players go on from here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
    /// The table at which the game is played, if it was given other settings before it began. The
    /// secrets of this one open it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moved: Option<TableId>,
    /// Who ensures that the rules are kept. Where the players do so by accord, a lot decides who
    /// has which colour before the game begins.
    pub regime: Regime,
    /// The arbiter's key for sealed moves, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seal_key: Option<ArbiterPublic>,
    /// How things stand now.
    pub standing: Standing,
    /// What waits for the arbiter; for the arbiter only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub questions: Option<Vec<InWords<Question>>>,
    /// The roles for which a secret is in force; for the arbiter only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<Role>>,
}

/// A move that stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Line {
    /// The move as it is written.
    #[serde(flatten)]
    pub written: Written,
    /// Its number.
    pub number: u32,
    /// Where the pieces are after it, as the first field of a FEN.
    pub board: String,
}

/// A move that stands, as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Written {
    /// Whose.
    pub by: Color,
    /// The move, castling as king takes rook; none where an illegal act stood.
    #[serde(rename = "move")]
    pub m: Option<Move>,
    /// The move in the English of PGN.
    pub san: Option<String>,
    /// Whether a draw was offered with it (C.12).
    pub offer: bool,
}

impl Written {
    pub(crate) fn of(made: Made<'_>, san: Option<&str>) -> Self {
        match made {
            Made::Move { by, m } => {
                Self { by, m: Some(m), san: san.map(str::to_owned), offer: false }
            }
            Made::Stood { by, .. } => Self { by, m: None, san: None, offer: false },
        }
    }
}

/// The moves from one on, which take the place of those that were told before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct MovesFrom {
    /// How many moves before these stay as they were told.
    pub from: usize,
    /// The moves after them.
    pub lines: Vec<Line>,
}

/// The last move that stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct LastMove {
    /// The move, castling as king takes rook.
    #[serde(rename = "move")]
    pub m: Move,
    /// To be read aloud: in the reader's language, or as D.2.1 has it announced where that is in
    /// force or no language was asked for.
    pub spoken: String,
}

/// What one player wants and the other has not answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Wanted {
    /// Who wants the last move taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take_back: Option<Color>,
    /// Who wants the game begun anew.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub restart: Option<Color>,
}

/// Where a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum GamePhase {
    Waiting,
    Playing,
    Stopped,
    Over,
    Annulled,
}

/// How far an adjournment has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Adjournment {
    /// The player on move is to seal.
    Called,
    /// The envelope is closed.
    Sealed,
    /// The envelope is to be opened.
    Resuming,
}

/// What the pieces touched so far leave to choose (4.3 to 4.7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Owed {
    /// The moves still allowed.
    pub moves: Vec<Move>,
    /// The articles that leave these.
    pub articles: Articles,
}

/// What changes with every act: enough to draw the table.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Standing {
    /// The server's time, by which the clock was read.
    pub now: Moment,
    /// Where the game is.
    pub phase: GamePhase,
    /// How it ended.
    pub verdict: Option<InWords<Verdict>>,
    /// Where the pieces are, as the first field of a FEN: in a game by hand under the hands.
    pub board: String,
    /// The whole position; absent where the role may not read it from the program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// Who has the move; absent like `fen`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Color>,
    /// What the clocks show; none without one.
    pub clock: Option<Reading>,
    /// Whose draw offer stands.
    pub offer: Option<Color>,
    /// The moves among which the player to move must choose by a ruling.
    pub bound: Option<Vec<Move>>,
    /// The last move that was made or, where moves are announced, said; absent where the role may
    /// know of neither.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<LastMove>,
    /// What one player wants of the other.
    pub wanted: Wanted,
    /// What the player to move owes for touching pieces; absent like `fen`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owed: Option<InWords<Owed>>,
    /// Who has come to the board.
    pub here: ByColorJson<bool>,
    /// The results that were signed.
    pub signed: ByColorJson<Option<laws::Score>>,
    /// What each player's assistant may do; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assistants: Option<ByColorJson<Vec<Duty>>>,
    /// How far an adjournment has come; absent if the game is not adjourned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjournment: Option<Adjournment>,
    /// Whether the sparring partner does not answer.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schemars(default)]
    pub partner_away: bool,
}

/// A pair, white and black.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Both{T}")]
#[allow(missing_docs)]
pub struct ByColorJson<T> {
    pub white: T,
    pub black: T,
}

impl<T> From<ByColor<T>> for ByColorJson<T> {
    fn from(ByColor { white, black }: ByColor<T>) -> Self {
        Self { white, black }
    }
}
