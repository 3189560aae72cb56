//! What people do at a table.
//!
//! The file is long because [`Act`] is one enum, the vocabulary of what players do: every variant and
//! field says what it means.

mod contact;
mod decision;
mod hand;
mod irregularity;
mod sign;

use chess::{Color, Move, Piece, Square};
use serde::{Deserialize, Serialize};

pub use self::contact::Contact;
pub use self::decision::{AnnulReason, ClaimRuling, ClockPlace, Decision, Device, Duty, Penalty};
pub use self::hand::{Facing, PressingHand};
pub use self::irregularity::Irregularity;
pub use self::sign::{Promoted, Sign};
use crate::Score;
use crate::blitz::{Edge, NoProgress, Remark, Return};

/// Something done at the table; the seat that does it is given beside it.
///
/// # JSON
/// An object with the word of the act and what belongs to it: `{"act": "move", "move": "e2e4"}`,
/// `{"act": "press"}`, `{"act": "claim_draw", "basis": "threefold", "intended": "g1f3"}`.
///
/// ```
/// let claim = r#"{"act": "claim_draw", "basis": "threefold", "intended": "g1f3"}"#;
/// assert!(serde_json::from_str::<tuomari_laws::Act>(claim).is_ok());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    // The pieces, on a screen.
    /// Makes a move on a screen, perhaps with a draw offer.
    Move {
        /// The move; castling as the king's step or as king takes rook.
        #[serde(rename = "move")]
        m: Move,
        /// Offers a draw with it (9.1.2.1).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        offer: bool,
    },

    // The pieces, by hand.
    /// Says that pieces will be straightened; the touches that follow do not bind (4.2.1).
    Adjust,
    /// Has finished straightening.
    Adjusted,
    /// Touches a piece.
    Touch {
        /// The piece's square.
        square: Square,
        /// Another piece touched with it, if nobody can tell which was first (4.3.3).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        together: Option<Square>,
    },
    /// Lets a piece go on a square, having taken it from another.
    Release {
        /// Where it stood.
        from: Square,
        /// Where it stands now; the same square if it was put back.
        to: Square,
        /// Whether the other hand helped (4.1).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        two_hands: bool,
    },
    /// Takes a piece off the board.
    TakeOff {
        /// Where it stood.
        square: Square,
    },
    /// Puts a piece from beside the board on a square, as in a promotion.
    Put {
        /// The square.
        square: Square,
        /// The piece.
        piece: Piece,
    },
    /// Names the piece of a promotion aloud; the one that is put on the board decides (4.4.4).
    NamePiece {
        /// The piece.
        promoted: Promoted,
    },
    /// Says that castling follows (II.3.2.7.1).
    AnnounceCastling {
        /// The rook it will be done with.
        rook: Square,
    },
    /// Knocks pieces over or pushes them off their squares (7.4.1).
    Displace,
    /// Has put displaced pieces back.
    Restored,

    // The clock.
    /// Presses the clock.
    Press {
        /// With which hand, where that is known (6.2.3).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hand: Option<PressingHand>,
    },
    /// Stops both clocks and calls the arbiter (6.11.2).
    StopClock {
        /// Why.
        reason: StopReason,
    },

    // Draws and the end.
    /// Offers a draw.
    OfferDraw,
    /// Offers a draw on a condition, which an offer cannot have (9.1.2.1).
    OfferDrawIf {
        /// Which.
        condition: String,
    },
    /// Accepts the opponent's offer.
    AcceptDraw,
    /// Declines the opponent's offer in words.
    DeclineDraw,
    /// Claims a draw (9.2, 9.3).
    ClaimDraw {
        /// On which ground.
        basis: DrawBasis,
        /// The move written down and not yet made; none if the ground is on the board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        intended: Option<Move>,
    },
    /// Claims a draw with a move that is announced and not written down (9.2.1.1, 9.3.1).
    AnnounceClaim {
        /// On which ground.
        basis: DrawBasis,
        /// The move announced.
        intended: Move,
    },
    /// Resigns.
    Resign,
    /// Says that a player has done something that may mean a resignation.
    DoubtResignation {
        /// Who.
        of: Color,
        /// What was done.
        sign: Sign,
    },
    /// Says that it meant none.
    DenyResignation,
    /// Points out that the opponent's flag is down (6.8, A.4.3).
    ClaimFlag,
    /// Points out an illegal act of the opponent (7.5, A.4.2).
    ClaimIllegal,
    /// Points out an illegal act of one's own (7.5.1).
    AdmitIllegal,
    /// Says that nobody can tell which of two events came first: whose flag fell, or whether the
    /// game ended on the board before a flag was pointed out (III.3.1, rule 15 of the Finnish blitz
    /// rules). Both must say so.
    OrderUnknown,
    /// Complains of the opponent's breach of 4.1 to 4.7.
    Complain {
        /// What was broken.
        of: Breach,
    },
    /// Agrees to put an illegal move right that can no longer be claimed (A.4.2).
    AgreeCorrection,

    // Papers.
    /// Writes on the own scoresheet.
    Write {
        /// What is written, in the sheet's own language.
        text: String,
        /// Beside which move of the game, the first being 0; the first not yet written if not
        /// said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<u16>,
    },
    /// Says that the own scoresheet is complete (8.5).
    SheetComplete,
    /// Asks for a blank scoresheet (A.2).
    RequestSheet,
    /// Asks to see the arbiter's record (A.3.2, B.3.2).
    ViewRecord,
    /// Signs a result (8.7).
    Sign {
        /// The result as written.
        score: Score,
    },
    /// Appeals against a decision (11.10).
    Appeal {
        /// What about.
        text: String,
    },
    /// Complains of how the arbiter acted to the committee of arbiters, which leaves the decisions
    /// as they are (rule 21 of the Finnish blitz rules).
    ComplainToCommittee {
        /// What about.
        text: String,
    },

    // Coming, going, asking.
    /// Arrives at the board.
    Arrive,
    /// Leaves.
    Leave {
        /// From where.
        area: Area,
    },
    /// Asks for permission.
    AskPermission {
        /// To do what.
        to: Permission,
    },
    /// Asks what an article says (11.9).
    AskRule {
        /// Its number.
        number: String,
    },
    /// Reports something to the arbiter.
    Report {
        /// What.
        what: Irregularity,
    },
    /// Says whether something reported of oneself is so.
    AnswerReport {
        /// What.
        what: Irregularity,
        /// Whether the player admits it.
        admitted: bool,
    },
    /// Tells the arbiter of an irregularity seen from outside (12.7).
    Tip {
        /// What was said.
        text: String,
    },

    // Appendix D.
    /// Demands a second board (D.1).
    DemandTwoBoards,
    /// Announces a move (D.2.1), or corrects an announcement (D.2.8).
    Announce {
        /// The words.
        text: String,
    },
    /// Repeats the opponent's announcement (D.2.1).
    Repeat {
        /// The words.
        text: String,
    },
    /// Makes the opponent's move on another board (D.2.1, D.2.10.1).
    Copy {
        /// Whose board.
        on: Color,
        /// The move as it was made there.
        #[serde(rename = "move")]
        m: Move,
    },
    /// Asks for the number of moves and the times used (D.2.10.4).
    AskTimes,
    /// An assistant tells them.
    TellTimes,

    // Guideline I.
    /// Wants to seal before the session ends (I.1.2).
    SealEarly,
    /// Writes the move to be sealed and puts it into the envelope (I.1.1, I.9.3).
    Seal {
        /// What commits the player to the move without showing it.
        commitment: String,
    },

    // Guideline III.
    /// Asks for an increment of five seconds (III.4).
    RequestIncrement {
        /// Asks for a delay instead, where the book knows that (G.4 of 2014).
        #[serde(default)]
        delay: bool,
    },
    /// Claims that the opponent cannot win, or does not try to, by normal means (III.5, III.6.1).
    ClaimNoNormalWin {
        /// Which of the two.
        ground: NoWin,
    },
    /// Verifies what the opponent wrote down for such a claim, or refuses to (III.6.1).
    Verify {
        /// Whether it is right; `false` refuses to say so.
        agreed: bool,
    },

    // The Finnish blitz rules.
    /// Chooses where to sit (rule 4).
    ChooseSide {
        /// On which side.
        edge: Edge,
    },
    /// Starts the opponent's clock again (rules 8 to 10).
    ReturnClock {
        /// Why.
        reason: Return,
    },
    /// Points out that the own flag is down (rule 14 d).
    PointOutFlag,
    /// Begins to name a forced mate, which takes a while (rule 13 c 2).
    BeginMate,
    /// Shows a forced mate where the flag of the opponent is down and the own pieces are too few
    /// (rule 13 c 2). An empty line says that there is none.
    ShowMate {
        /// The moves of both sides, to the mate.
        line: Vec<Move>,
    },
    /// Claims a draw because the game does not progress (rule 14 e).
    ClaimNoProgress {
        /// Why.
        ground: NoProgress,
    },
    /// Says something aloud about a game of others (rule 20).
    Interfere {
        /// What about.
        about: Remark,
    },

    // The home rules.
    /// Draws lots for the colours.
    DrawLots {
        /// What decides: the same number gives the same lot.
        seed: u64,
    },
    /// Says that the colours were drawn by hand; both must say so.
    DrewByHand,
    /// Says that the move on the board is made.
    Confirm,
    /// Takes back an offer of a draw.
    WithdrawOffer,
    /// Wants the last move taken back; both must.
    TakeBack,
    /// Wants the game begun anew; both must.
    Restart,

    /// Time has passed: whatever follows from that alone.
    Look,

    /// The arbiter decides.
    Decide(Decision),
}

/// Why a player stops the clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StopReason {
    /// To call the arbiter about something else.
    Arbiter,
    /// The promotion piece is not at hand (6.11.2).
    PromotionPiece,
    /// The clock is set wrongly (6.10.2).
    WrongSetting,
    /// Pieces were displaced (7.4.2).
    Displacement,
    /// The opponent moved illegally.
    IllegalMove,
    /// The opponent's flag is down.
    Flag,
    /// The move is sealed (I.1.1).
    Sealed,
    /// Something else; the arbiter will ask.
    Other,
}

/// The ground of a claim of a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DrawBasis {
    /// The third appearance (9.2).
    Threefold,
    /// Fifty moves (9.3).
    FiftyMoves,
}

/// The ground of a claim under Guideline III.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum NoWin {
    /// The opponent cannot win by normal means.
    Cannot,
    /// The opponent has not tried to.
    NotTrying,
}

/// What a player complains of (4.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Breach {
    /// Two hands (4.1).
    TwoHands,
    /// Adjusting without a word (4.2).
    Adjusting,
    /// Another piece was moved than the one touched, or otherwise than it had to (4.3 to 4.7).
    TouchMove,
}

/// Where a player goes (11.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Area {
    Venue,
    PlayingArea,
}

/// What can be permitted (11.2.3, 11.3.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Permission {
    LeaveVenue,
    LeavePlayingArea,
    OpenBag,
    UseDevice,
}

impl Permission {
    /// The permission that leaving an area takes.
    #[must_use]
    pub const fn to_leave(area: Area) -> Self {
        match area {
            Area::Venue => Self::LeaveVenue,
            Area::PlayingArea => Self::LeavePlayingArea,
        }
    }
}
