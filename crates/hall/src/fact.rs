//! What is so in an event after an act: what is stored.

use chess::{ByColor, Color};
use clock::{Moment, Span};
use laws::{Articles, Ground, Score};
use serde::{Deserialize, Serialize};

use crate::{
    Act, Appeal, AppealDecision, Arbiter, ArbiterId, By, Bye, Entrant, EventRegulations, Given,
    Kind, Number, Outcome, Pairing, Place, Player, Ruling, RulingNo, Tally, Todo,
};

/// Something that is so since an act. Applying it no longer decides anything.
///
/// # JSON
/// An object with the word of the fact and what belongs to it: `{"fact": "taken", "round": 4,
/// "board": 31, "arbiter": 1}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "EventFact"))]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum Fact {
    /// The event was opened.
    Opened {
        /// How it is played.
        regulations: Box<EventRegulations>,
    },
    /// The regulations were changed.
    Regulated {
        /// To what.
        regulations: Box<EventRegulations>,
    },
    /// An arbiter was appointed.
    Appointed {
        /// Who.
        arbiter: Arbiter,
    },
    /// An arbiter was released, with the boards that were theirs.
    Released {
        /// Who.
        arbiter: ArbiterId,
    },
    /// A player was entered.
    Entered {
        /// Who.
        player: Box<Player>,
    },
    /// What is known of a player was changed.
    Amended {
        /// Of whom.
        player: Number,
        /// What is known now.
        entrant: Box<Entrant>,
    },
    /// A player has a code.
    CodeGiven {
        /// Who.
        player: Number,
        /// The code.
        code: String,
    },
    /// A player no longer plays.
    Withdrawn {
        /// Who.
        player: Number,
        /// From this round on.
        from: u8,
    },
    /// A player plays on.
    Reinstated {
        /// Who.
        player: Number,
    },
    /// A player may miss a round, or plays it after all.
    ByeGranted {
        /// Who.
        player: Number,
        /// Which.
        round: u8,
        /// What it is worth.
        bye: Option<Bye>,
    },
    /// A round was paired.
    Paired {
        /// Which.
        round: u8,
        /// Who sits where.
        boards: Vec<Pairing>,
        /// Who does not play.
        byes: Vec<Given>,
        /// When it begins.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        starts_at: Option<Moment>,
    },
    /// A pairing was taken back.
    Unpaired {
        /// Of which round.
        round: u8,
    },
    /// A round is to begin then.
    Scheduled {
        /// Which.
        round: u8,
        /// When.
        starts_at: Moment,
    },
    /// How late a player may arrive in a round.
    DefaultTimeSet {
        /// Which.
        round: u8,
        /// So late.
        span: Span,
    },
    /// How a board is played and seen.
    KindSet {
        /// Which.
        #[serde(flatten)]
        place: Place,
        /// How.
        #[serde(flatten)]
        kind: Kind,
    },
    /// A player is at the board.
    Arrived {
        /// Which.
        #[serde(flatten)]
        place: Place,
        /// Who.
        side: Color,
    },
    /// A player was not at the board.
    AbsenceNoted {
        /// Which.
        #[serde(flatten)]
        place: Place,
        /// Who.
        side: Color,
    },
    /// A late arrival was excused.
    Excused {
        /// Which board.
        #[serde(flatten)]
        place: Place,
        /// Whose.
        side: Color,
    },
    /// An arbiter took a board.
    Taken {
        /// Which.
        #[serde(flatten)]
        place: Place,
        /// Who.
        arbiter: ArbiterId,
    },
    /// It is nobody's again.
    LetGo {
        /// Which.
        #[serde(flatten)]
        place: Place,
    },
    /// The game at a board began.
    Started {
        /// Which.
        #[serde(flatten)]
        place: Place,
    },
    /// The clocks of a board stand.
    Stopped {
        /// Which.
        #[serde(flatten)]
        place: Place,
        /// Whether they were stopped with all others.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        all: bool,
    },
    /// They run again.
    Resumed {
        /// Which.
        #[serde(flatten)]
        place: Place,
    },
    /// Both players of a board get more time.
    TimeGiven {
        /// Which board.
        #[serde(flatten)]
        place: Place,
        /// How much each gets.
        span: Span,
    },
    /// Something is to be done by hand at a board.
    ToDo {
        /// Where.
        #[serde(flatten)]
        place: Place,
        /// What.
        #[serde(flatten)]
        todo: Todo,
    },
    /// It was done.
    Done {
        /// Where.
        #[serde(flatten)]
        place: Place,
        /// What.
        #[serde(flatten)]
        todo: Todo,
    },
    /// A board has a result.
    ResultEntered {
        /// Which.
        #[serde(flatten)]
        place: Place,
        /// What both get.
        outcome: Outcome,
        /// Why the game ended.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ground: Option<Ground>,
        /// The ruling that made it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruling: Option<RulingNo>,
        /// Whether an arbiter stands for it.
        confirmed: bool,
        /// Who has signed it.
        #[serde(default)]
        signed: ByColor<bool>,
    },
    /// A result was taken back: the game goes on.
    ResultTaken {
        /// Of which board.
        #[serde(flatten)]
        place: Place,
    },
    /// An arbiter stands for a result.
    Confirmed {
        /// Of which board.
        #[serde(flatten)]
        place: Place,
    },
    /// A player signed.
    Signed {
        /// At which board.
        #[serde(flatten)]
        place: Place,
        /// Who.
        side: Color,
        /// What.
        score: Score,
    },
    /// What is counted against a player of a board now.
    Counted {
        /// At which board.
        #[serde(flatten)]
        place: Place,
        /// Against whom.
        side: Color,
        /// All of it.
        tally: Tally,
    },
    /// A ruling was made.
    Ruled {
        /// The ruling.
        ruling: Box<Ruling>,
    },
    /// A ruling no longer holds.
    Undone {
        /// Which.
        ruling: RulingNo,
        /// By which.
        by: RulingNo,
    },
    /// A ruling is for everybody to read, or not.
    Published {
        /// Which.
        ruling: RulingNo,
        /// Whether it is.
        public: bool,
    },
    /// Points were given or taken beside the games.
    PointsChanged {
        /// Whose.
        player: Number,
        /// In which round.
        round: u8,
        /// By how much, in tenths.
        points: crate::Points,
        /// By which ruling.
        ruling: RulingNo,
    },
    /// A player appealed.
    Appealed {
        /// The appeal.
        appeal: Appeal,
    },
    /// An appeal was decided.
    AppealDecided {
        /// Which.
        appeal: u16,
        /// How.
        decision: AppealDecision,
    },
    /// Something was announced.
    Announced {
        /// In which round.
        round: u8,
        /// In which room; everywhere if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        room: Option<String>,
        /// What.
        text: String,
    },
    /// The event is closed.
    Closed,
    /// It is open again.
    Reopened,
}

/// A fact with the articles it rests on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Noted {
    /// What is so now.
    #[serde(flatten)]
    pub fact: Fact,
    /// The articles, the deciding one first; none for what no law speaks of.
    #[serde(default, skip_serializing_if = "is_none")]
    pub articles: Articles,
}

fn is_none(articles: &Articles) -> bool {
    articles.first().is_none()
}

/// One line of an event's record: who did what when, and what followed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entry {
    /// Who.
    pub by: By,
    /// What was done.
    #[serde(flatten)]
    pub act: Act,
    /// When, in milliseconds since 1970.
    pub at: Moment,
    /// What is so now, at least one fact.
    pub facts: Vec<Noted>,
}
