//! What only the arbiter does.
//!
//! The file is long for the same reason as that of [`Act`](super::Act): one enum, every field explained.

use chess::{Color, Move, Setup};
use clock::{Moment, Setting, Span, TimeControl};
use serde::{Deserialize, Serialize};

use super::contact::{self, Contact};
use super::{Facing, Permission};
use crate::Score;
use crate::blitz::ClockInHand;
use crate::table::Resumption;

/// What only the arbiter does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "decision", rename_all = "snake_case", deny_unknown_fields)]
pub enum Decision {
    /// Starts the game: White's clock runs (6.6).
    Start,
    /// Decides where the clock stands, before the game (6.5).
    PlaceClock {
        /// Where.
        place: ClockPlace,
    },
    /// Orders which way the dials of the clock look, before the game (rule 4 of the Finnish blitz
    /// rules).
    FaceClock {
        /// Which way.
        faces: Facing,
    },
    /// Postpones the start (12.2.2).
    PostponeStart {
        /// To when.
        until: Moment,
    },
    /// Compares the board with the initial position before the game (2.3).
    CheckBoard {
        /// The board as it stands.
        board: Box<Setup>,
    },
    /// Stops both clocks (6.11.1).
    Pause {
        /// Why the arbiter takes the clock in hand, where that must be said (rule 19 of the Finnish
        /// blitz rules).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        because: Option<ClockInHand>,
    },
    /// Lets play go on (6.11.3).
    Resume,
    /// Judges a player's reason for stopping the clock (6.11.4).
    JudgeStop {
        /// Whether it was a good one.
        valid: bool,
    },
    /// Calls a flag (6.8, A.4.5).
    CallFlag {
        /// Whose.
        of: Color,
    },
    /// Finds both flags down and cannot tell which fell first (III.3.1).
    CallBothFlags,
    /// Cannot find out which of two events came first (III.3.1, rule 15 of the Finnish blitz rules).
    OrderUnknown,
    /// Says whether a touch was an accident (4.2.2).
    #[serde(serialize_with = "contact::serialize", deserialize_with = "contact::deserialize")]
    #[cfg_attr(feature = "schema", schemars(with = "contact::Form"))]
    ClassifyTouch {
        /// Whose last touch.
        of: Color,
        /// What it was.
        was: Contact,
    },
    /// Rules that the last move broke what the touched pieces left, having seen it (4.3 to 4.7).
    RuleTouch {
        /// Whose.
        of: Color,
    },
    /// Rules that the opponent's last illegal act is dealt with now (7.5, A.4.2).
    DeclareIllegal {
        /// Whose.
        of: Color,
    },
    /// Notes that the position itself is illegal and waits (A.4.4).
    NoteIllegalPosition,
    /// Restores an earlier position (7.1, 7.6).
    Restore {
        /// After how many plies of the game.
        ply: u32,
    },
    /// Says that pieces were found off their squares since a ply (7.6).
    PieceDisplaced {
        /// The last ply before it.
        ply: u32,
    },
    /// Sets a clock (6.10, 7.1).
    SetClock {
        /// Whose.
        of: Color,
        /// To what.
        setting: Setting,
        /// Why the arbiter takes the clock in hand, where that must be said (rule 19 of the Finnish
        /// blitz rules).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        because: Option<ClockInHand>,
    },
    /// Changes the time control (6.10.2).
    SetControl {
        /// To which.
        control: Box<TimeControl>,
        /// Because the schedule of the event would suffer otherwise (A.4.1.1).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        for_schedule: bool,
    },
    /// Replaces the clock by another, with these times (6.10.1).
    ReplaceClock {
        /// White's.
        white: Setting,
        /// Black's.
        black: Setting,
    },
    /// Gives extra time after a disturbance (12.5).
    ExtraTime {
        /// To White.
        white: Span,
        /// To Black.
        black: Span,
    },
    /// Adjusts the time of a player with an assistant (6.2.6, 8.1.6).
    AdjustTime {
        /// Whose.
        of: Color,
        /// How much less.
        less: Span,
    },
    /// Declares a new game because of a wrong set-up or reversed colours (7.2.1, 7.3).
    Annul {
        /// Why.
        reason: AnnulReason,
    },
    /// Finds the board turned, and transfers the position (7.2.2).
    TransferBoard,
    /// Decides a claim that waits.
    JudgeClaim {
        /// How.
        ruling: ClaimRuling,
    },
    /// Consents to an agreed draw (9.1.1).
    ConsentToDraw {
        /// Whether it is granted.
        granted: bool,
    },
    /// Says whether an offer on a condition stands, without the condition, or is none (9.1.2.1).
    JudgeOffer {
        /// Whether it stands.
        stands: bool,
    },
    /// Says whether what a player has done meant a resignation (5.1.2).
    JudgeResignation {
        /// Whether it did.
        resigned: bool,
    },
    /// Finds that the count of moves cannot be shown (8.6).
    CountUnknown,
    /// Replaces a defective electronic scoresheet (8.3 of 2023).
    ReplaceSheet {
        /// Whose.
        of: Color,
    },
    /// Notes the outcome of a reconstruction (8.5.3).
    Reconstruct {
        /// Moves each side has made.
        moves: u16,
        /// Whether an official who is not an arbiter was in charge of it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        official: bool,
    },
    /// Imposes penalties (12.9).
    Penalise {
        /// Whom.
        of: Color,
        /// All at once.
        penalties: Vec<Penalty>,
        /// For what.
        reason: String,
    },
    /// Declares the game lost (11.7, 12.9.6), or lost by both (11.8).
    DeclareLoss {
        /// The result.
        score: Score,
        /// Why.
        reason: String,
    },
    /// A phone sounded (FI.2).
    DeviceSound {
        /// Whose.
        of: Color,
    },
    /// A forbidden device was found (11.3.2.2).
    DeviceFound {
        /// On whom.
        of: Color,
        /// What it is.
        #[serde(default, skip_serializing_if = "Device::is_usual")]
        device: Device,
    },
    /// A player was inspected (11.3.3).
    Inspect {
        /// Who.
        of: Color,
        /// Whether the player agreed.
        agreed: bool,
        /// Whether the body was to be inspected, not only clothes and bags.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        body: bool,
    },
    /// Approves an assistant for a player (4.9, 6.2.6, 8.1.6).
    ApproveAssistant {
        /// Whose.
        of: Color,
        /// For what.
        duties: Vec<Duty>,
    },
    /// Grants or refuses a permission.
    Permit {
        /// To whom.
        of: Color,
        /// What.
        to: Permission,
        /// Whether it is granted.
        granted: bool,
    },
    /// Excuses a late arrival (6.7.1).
    ExcuseLateness {
        /// Whose.
        of: Color,
        /// Why.
        reason: String,
    },
    /// Lets a person into the playing area, or not (11.2.3.3).
    Admit {
        /// Whom.
        who: String,
        /// Whether it is granted.
        granted: bool,
    },
    /// Sends a person away (12.7).
    Expel {
        /// Whom.
        who: String,
    },
    /// Sets or changes the result (8.7, 10.2).
    SetResult {
        /// To what.
        score: Score,
        /// Why.
        reason: String,
    },
    /// Lets a game go on that had been ruled over, or annulled: it is then interrupted (PRE.2).
    Reopen {
        /// Why.
        reason: String,
    },
    /// Leaves something that was asked or reported without consequence (PRE.2).
    Dismiss {
        /// Which of the questions that wait, the oldest being 0.
        question: u16,
    },
    /// Decides an appeal (11.10).
    CloseAppeal {
        /// Whether the decision falls.
        granted: bool,
    },
    /// Corrects boards that differ, with both scoresheets (D.2.9).
    CorrectBoards {
        /// The plies up to which the sheets agree, where the program cannot see them.
        #[serde(default)]
        ply: Option<u32>,
    },
    /// Announces when the session ends (I.14).
    SetSession {
        /// When.
        ends: Moment,
    },
    /// Tells the player on move to seal (I.1.1).
    CallSeal,
    /// Answers for what stands on the envelope, and keeps it (I.2, I.3).
    ConfirmEnvelope {
        /// White's name.
        white: String,
        /// Black's name.
        black: String,
        /// When and where the game goes on.
        resumption: Resumption,
    },
    /// Opens the envelope (I.7, I.9, I.10).
    OpenEnvelope {
        /// What is written there.
        text: String,
        /// What proves that it is what was sealed, where the commitment is one of
        /// [`seal`](crate::seal).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        proof: Option<String>,
    },
    /// Says which move a sealed text means, or that it means none (I.8.2).
    JudgeSealed {
        /// The move.
        #[serde(default)]
        meant: Option<Move>,
    },
    /// Finds the envelope lost (I.12.1).
    EnvelopeLost {
        /// The move that the sealer declares.
        #[serde(default)]
        declared: Option<Move>,
    },
    /// Adds five seconds a move for both (III.4).
    GrantIncrement {
        /// Whether it is granted.
        granted: bool,
        /// As a delay or not, whatever was asked for (G.4 of 2014); as it was asked for if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        delay: Option<bool>,
    },
}

/// A device found on a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Device {
    /// A phone, or another means of communication.
    #[default]
    Phone,
    /// An electronic device with which nobody communicates.
    Other,
    /// A phone that is switched off and lies in a bag.
    SwitchedOff,
}

impl Device {
    fn is_usual(&self) -> bool {
        *self == Self::Phone
    }
}

/// Where the clock stands (6.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClockPlace {
    /// At White's left.
    LeftOfWhite,
    /// At White's right.
    RightOfWhite,
}

/// Why a game is annulled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum AnnulReason {
    WrongSetup,
    ReversedColors,
    PositionLost,
    /// Somebody interfered (rule 20 of the Finnish blitz rules).
    Interference,
}

/// How the arbiter decides a claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum ClaimRuling {
    Upheld,
    Rejected,
    Postponed,
    /// Postponed, and the opponent gets two minutes (III.5.2).
    PostponedWithTime,
}

/// What an assistant may do for a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Duty {
    Move,
    Press,
    Write,
    Announce,
    ClaimFlag,
    Seal,
    /// Tells the player, when asked, the number of moves and the times (D.2.10.4).
    Tell,
}

/// One of the penalties of 12.9.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Penalty {
    /// A warning (12.9.1).
    Warning,
    /// More time for the opponent (12.9.2).
    MoreTime(Span),
    /// Less time for the offender, who must keep some (12.9.3).
    LessTime(Span),
    /// All the time that the offender has left: the flag falls with it (12.9.3, 6.9).
    AllTime,
    /// Another result: points given or taken (12.9.4, 12.9.5).
    Points(Score),
    /// The game, with what the opponent gets (12.9.6).
    Loss(crate::Share),
    /// A fine in cents (12.9.7).
    Fine(u32),
    /// Exclusion from so many rounds (12.9.8).
    Rounds(u8),
    /// Expulsion from the event (12.9.9).
    Expulsion,
}
