//! What is done in an event.

use chess::{ByColor, Color};
use clock::{Moment, Span};
use laws::{Ground, Score};
use serde::{Deserialize, Serialize};

use crate::{
    ArbiterId, Bye, Entrant, EventRegulations, Given, Imposed, Incident, Kind, Number, Outcome,
    Pairing, Place, Role, RulingNo, Shown, Todo,
};

/// Something that is done in an event; who does it is given beside it.
///
/// # JSON
/// An object with the word of the act and what belongs to it: `{"act": "take", "round": 4,
/// "board": 31}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "EventAct"))]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum Act {
    /// Opens the event. The first act, by the house.
    Open {
        /// How it is played.
        regulations: Box<EventRegulations>,
    },
    /// Changes the regulations.
    Regulate {
        /// To what.
        regulations: Box<EventRegulations>,
        /// Why, once the first round has begun.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Appoints an arbiter. The first one is the chief.
    Appoint {
        /// The name in the record.
        name: String,
        /// What is shown beside a board: made from the name if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        initials: Option<String>,
        /// What the arbiter may do.
        role: Role,
        /// The room the arbiter looks after.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        room: Option<String>,
    },
    /// Releases an arbiter.
    Release {
        /// Whom.
        arbiter: ArbiterId,
    },

    /// Enters players, who get the next numbers.
    Enter {
        /// In their order.
        players: Vec<Entrant>,
    },
    /// Changes what is known of a player.
    Amend {
        /// Whom.
        player: Number,
        /// What is known now.
        entrant: Entrant,
    },
    /// Gives a player a code.
    GiveCode {
        /// Whom.
        player: Number,
        /// The code.
        code: String,
    },
    /// A player withdraws.
    Withdraw {
        /// Who.
        player: Number,
        /// The first round that is no longer played.
        from: u8,
    },
    /// A player who withdrew plays on.
    Reinstate {
        /// Who.
        player: Number,
    },
    /// Lets a player miss a round.
    GrantBye {
        /// Whom.
        player: Number,
        /// Which.
        round: u8,
        /// What it is worth; nothing takes the grant back.
        bye: Option<Bye>,
    },

    /// Pairs a round, or pairs it anew as long as it has not begun.
    Pair {
        /// Which.
        round: u8,
        /// Who sits where.
        boards: Vec<Pairing>,
        /// Who does not play.
        #[serde(default)]
        byes: Vec<Given>,
        /// When it begins.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        starts_at: Option<Moment>,
    },
    /// Takes a pairing back that has not begun.
    Unpair {
        /// Of which round.
        round: u8,
    },
    /// Says when a round begins.
    Schedule {
        /// Which.
        round: u8,
        /// When.
        starts_at: Moment,
    },
    /// Says how a board is played and seen.
    SetKind {
        /// Which.
        #[serde(flatten)]
        place: Place,
        /// How.
        #[serde(flatten)]
        kind: Kind,
    },

    /// A player is at the board.
    Arrive {
        /// Which board.
        #[serde(flatten)]
        place: Place,
        /// Who.
        side: Color,
    },
    /// Notes that a player is not at the board.
    NoteAbsence {
        /// Which board.
        #[serde(flatten)]
        place: Place,
        /// Who.
        side: Color,
    },
    /// Excuses a late arrival (6.7.1).
    Excuse {
        /// Which board.
        #[serde(flatten)]
        place: Place,
        /// Whose.
        side: Color,
        /// Why.
        reason: String,
    },
    /// Takes a board: it is mine now.
    Take {
        /// Which.
        #[serde(flatten)]
        place: Place,
    },
    /// Lets it go.
    LetGo {
        /// Which.
        #[serde(flatten)]
        place: Place,
    },
    /// Has done by hand what was to do.
    Done {
        /// Where.
        #[serde(flatten)]
        place: Place,
        /// What.
        #[serde(flatten)]
        todo: Todo,
    },
    /// Stops or starts the clocks of one wooden board.
    Clocks {
        /// Which.
        #[serde(flatten)]
        place: Place,
        /// Whether they run.
        run: bool,
    },
    /// Enters the result of a board, or changes it.
    EnterResult {
        /// Which.
        #[serde(flatten)]
        place: Place,
        /// What both get; nothing takes a result back, and the game goes on.
        outcome: Option<Outcome>,
        /// Why the game ended.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ground: Option<Ground>,
        /// Why a result is changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Stands for a result.
    Confirm {
        /// Of which board.
        #[serde(flatten)]
        place: Place,
    },
    /// A player signs the result (8.7).
    Sign {
        /// Of which board.
        #[serde(flatten)]
        place: Place,
        /// Who.
        side: Color,
        /// What is signed.
        score: Score,
    },
    /// The result of a game that the program saw itself; by the house.
    Report {
        /// Of which board.
        #[serde(flatten)]
        place: Place,
        /// What both get.
        outcome: Outcome,
        /// Why the game ended.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ground: Option<Ground>,
        /// Who has signed it there.
        #[serde(default)]
        signed: ByColor<bool>,
    },

    /// Rules on what happened at a board.
    Rule {
        /// Which.
        #[serde(flatten)]
        place: Place,
        /// What happened.
        incident: Incident,
        /// What the clocks showed.
        #[serde(default)]
        shown: Shown,
        /// What is imposed instead of what was proposed, or beside it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        imposed: Option<Vec<Imposed>>,
        /// Whether what the program proposes is left out.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        instead: bool,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
        /// Whether everybody may read it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        public: bool,
    },
    /// Undoes a ruling, by a new one.
    Undo {
        /// Which.
        ruling: RulingNo,
        /// Why.
        reason: String,
    },
    /// Makes a ruling public, or not.
    Publish {
        /// Which.
        ruling: RulingNo,
        /// Whether everybody may read it.
        public: bool,
    },
    /// A player appeals (11.10).
    Appeal {
        /// Who.
        player: Number,
        /// Against which ruling.
        ruling: RulingNo,
        /// What the player says.
        grounds: String,
    },
    /// Decides an appeal.
    DecideAppeal {
        /// Which.
        appeal: u16,
        /// Whether the ruling falls.
        granted: bool,
        /// Who decided.
        committee: Vec<String>,
        /// Why.
        reason: String,
    },

    /// Does something at all boards of a round, or at those of a room.
    All {
        /// The round.
        round: u8,
        /// Where.
        #[serde(flatten)]
        reach: Reach,
        /// What.
        #[serde(flatten)]
        what: AllAct,
    },
    /// Closes the event: nothing more is entered.
    Close,
    /// Opens it again.
    Reopen {
        /// Why.
        reason: String,
    },
}

/// Where something is done.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reach {
    /// The room; all of them if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<String>,
}

/// What is done at all boards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "all", rename_all = "snake_case")]
pub enum AllAct {
    /// Starts White's clocks (6.6).
    Start,
    /// Stops all clocks (6.11.1).
    Stop,
    /// Lets all go on (6.11.3).
    Resume,
    /// Gives time to all players after a disturbance (12.5).
    Time {
        /// How much each gets.
        span: Span,
        /// What happened.
        reason: String,
    },
    /// Sets how late players may arrive in this round (6.7.1).
    DefaultTime {
        /// So late.
        span: Span,
    },
    /// Announces something.
    Announce {
        /// What.
        text: String,
    },
}
