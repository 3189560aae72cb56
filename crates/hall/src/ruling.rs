//! Numbered rulings, and what is proposed before one is made.

mod appeal;
mod number;
mod proposal;

use chess::{ByColor, Color};
use clock::{Moment, Span};
use laws::{Articles, Ground, IllegalAct};
use serde::{Deserialize, Serialize};

pub use appeal::{Appeal, AppealDecision};
pub use number::{NoRuling, RulingNo};
pub use proposal::{Ask, Earlier, Elsewhere, Proposal};

use crate::{ArbiterId, Incident, Number, Outcome, Points};

/// One thing that follows from an incident, or that the arbiter has to do about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum Consequence {
    /// Stop the clocks before anything else.
    StopClocks,
    /// The position before the move comes back.
    PositionBack,
    /// The touched piece moves, if it can.
    TouchedPieceMoves {
        /// Whose.
        of: Color,
    },
    /// The pawn on the last rank becomes a queen.
    PawnBecomesQueen {
        /// Whose.
        of: Color,
    },
    /// The pieces are put back on the time of the player who knocked them over.
    PiecesBack {
        /// Whose time.
        on_time_of: Color,
    },
    /// It is counted.
    Counted {
        /// Against whom.
        of: Color,
        /// What.
        kind: IllegalAct,
        /// The count now.
        count: u8,
    },
    /// The next one loses the game.
    NextLoses {
        /// For whom.
        of: Color,
    },
    /// Time is added to a clock.
    TimeAdded {
        /// Whose.
        to: Color,
        /// How much.
        span: Span,
        /// What the clock showed, where the arbiter told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        shown: Option<Span>,
        /// What it is set to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        set: Option<Span>,
    },
    /// Time is taken from a clock.
    TimeTaken {
        /// Whose.
        from: Color,
        /// How much.
        span: Span,
        /// What the clock showed, where the arbiter told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        shown: Option<Span>,
        /// What it is set to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        set: Option<Span>,
    },
    /// A warning.
    Warned {
        /// Whom.
        of: Color,
        /// The count at this board.
        count: u8,
    },
    /// A phone sounded.
    Sounded {
        /// Whose.
        of: Color,
        /// How often at this board.
        count: u8,
    },
    /// A claim was wrong.
    ClaimWrong {
        /// Whose.
        of: Color,
    },
    /// The intended move of a wrong claim must be played, if it is legal.
    IntendedMovePlayed {
        /// By whom.
        of: Color,
    },
    /// The decision on a claim is postponed: play goes on, watched where that can be (III.5.2).
    ClaimPostponed {
        /// Whose claim.
        of: Color,
        /// Whether the opponent got time for it.
        compensated: bool,
    },
    /// Both clocks add this after each move from now on (III.4).
    IncrementSet {
        /// How much.
        span: Span,
    },
    /// The game is over.
    Ends {
        /// With this result.
        outcome: Outcome,
        /// Why.
        ground: Ground,
    },
    /// A player was warned in several games of the event: more may follow (rule 17 c).
    SeveralGames {
        /// Who.
        of: Color,
        /// In how many.
        games: u8,
    },
    /// The game goes on; if it stays so after the next move it is drawn (A.4.4).
    WaitOneMove,
    /// The game goes on as it is: nothing follows by itself.
    PlayOn,
    /// The arbiter may penalise it (12.9).
    MayPenalise {
        /// Whom.
        of: Color,
    },
    /// Points given or taken beside the game (12.9.4, 12.9.5).
    PointsChanged {
        /// Whose.
        of: Color,
        /// By how much.
        by: Points,
    },
    /// A fine in cents.
    Fined {
        /// Who.
        of: Color,
        /// How much.
        cents: u32,
    },
    /// Exclusion from the next rounds.
    Excluded {
        /// Who.
        of: Color,
        /// How many.
        rounds: u8,
    },
    /// Expulsion from the event.
    Expelled {
        /// Who.
        of: Color,
    },
    /// A clock is replaced or set right.
    ReplaceClock,
    /// Start this clock when all is done.
    StartClock {
        /// Whose; `None` if it is not known who has the move.
        of: Option<Color>,
    },
    /// A new game is played.
    NewGame,
}

/// A consequence with the articles it rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RulingStep"))]
pub struct Step {
    /// What.
    #[serde(flatten)]
    pub what: Consequence,
    /// The articles, the deciding one first.
    pub articles: Articles,
}

/// What the clocks showed when the arbiter came.
pub type Shown = ByColor<Option<Span>>;

/// A ruling that was made. Nothing of it is ever changed; [`undone_by`](Self::undone_by) is another
/// ruling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ruling {
    /// Its number.
    pub number: RulingNo,
    /// When.
    pub at: Moment,
    /// Who signed it.
    pub by: ArbiterId,
    /// The board.
    pub board: u16,
    /// The players at the board.
    pub players: ByColor<Number>,
    /// What was found.
    pub finding: Finding,
    /// What follows.
    pub steps: Vec<Step>,
    /// Why, in words; there must be a reason where the arbiter decided otherwise than was proposed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Whether the arbiter changed what was proposed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub changed: bool,
    /// Whether everybody may read it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub public: bool,
    /// The ruling that undid it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undone_by: Option<RulingNo>,
}

impl Ruling {
    /// The player it is about, if it is about one.
    #[must_use]
    pub fn of(&self) -> Option<Number> {
        match &self.finding {
            Finding::Incident { incident } => incident.of().map(|color| self.players[color]),
            Finding::Undoing { .. } => None,
        }
    }

    /// All articles it rests on, in their order; as many as fit.
    #[must_use]
    pub fn articles(&self) -> Articles {
        let mut articles = Articles::default();
        for article in self.steps.iter().flat_map(|step| step.articles.iter()) {
            if articles.add(article).is_err() {
                break;
            }
        }
        articles
    }
}

/// What a ruling is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "finding", rename_all = "snake_case")]
pub enum Finding {
    /// Something happened.
    Incident {
        /// What.
        incident: Incident,
    },
    /// An earlier ruling falls.
    Undoing {
        /// Which.
        ruling: RulingNo,
    },
}
