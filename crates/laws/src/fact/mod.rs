//! What is so after a ruling: small, in the past tense.
//!
//! The file is long because [`Fact`] is one enum, and every variant and field says what it means: it
//! is the vocabulary of records, and readers of records look here.

mod because;
mod event;
mod how;
mod note;
mod question;
mod refusal;

use chess::{Color, Move, Piece, Reason, Setup, Square};
use clock::{Setting, Span, TimeControl};
use serde::{Deserialize, Serialize};

use crate::act::{
    Area, Breach, ClockPlace, DrawBasis, Duty, Facing, Irregularity, NoWin, Penalty, Permission,
    Promoted,
};
use crate::blitz::{Edge, NoProgress, Remark};
use crate::table::Resumption;
use crate::{Article, Score, Verdict};

pub use self::because::{Because, Found, Missing, NoMate};
pub use self::event::{Audience, Event};
pub use self::how::{Completion, IllegalAct, Lapse};
pub use self::note::Note;
pub use self::question::Question;
pub use self::refusal::Refusal;

/// Something that is so since a ruling. Applying it no longer decides anything.
///
/// # JSON
/// An object with the word of the fact and what belongs to it:
/// `{"fact": "move_made", "by": "white", "move": "e2e4"}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum Fact {
    /// The act could not be done now, or had no effect; the articles say why.
    Refused {
        /// A word for the reason, also the key of its text.
        why: Refusal,
        /// What it rests on, where there is more to say; older records have nothing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        because: Option<Because>,
    },
    /// The game began; White's clock runs.
    Started,
    /// Before the game the board did not show the initial position.
    BoardDiffers {
        /// Where not.
        squares: Vec<Square>,
    },
    /// Before the game the board showed the initial position.
    BoardAgrees,
    /// The arbiter decided where the clock stands.
    ClockPlaced {
        /// Where.
        place: ClockPlace,
    },
    /// The arbiter ordered which way the dials of the clock look.
    ClockFaced {
        /// Which way.
        faces: Facing,
    },
    /// The game began before the arbiter decided where the clock stands.
    ClockNotPlaced,
    /// The start was put off.
    StartPostponed {
        /// Until then, in milliseconds of table time.
        until: clock::Moment,
    },
    /// A player came to the board.
    Arrived {
        /// Who.
        by: Color,
    },
    /// A player left.
    Left {
        /// Who.
        by: Color,
        /// From where.
        area: Area,
        /// Whether it was permitted.
        permitted: bool,
    },

    /// A player announced to straighten pieces.
    Adjusting {
        /// Who.
        by: Color,
    },
    /// The straightening is over.
    AdjustingEnded {
        /// Whose.
        by: Color,
    },
    /// A player touched a piece.
    Touched {
        /// Who.
        by: Color,
        /// Where the piece stood.
        square: Square,
        /// Whether it binds.
        binds: bool,
    },
    /// A touch was an accident after all, or not (4.2.2).
    TouchClassified {
        /// Whose.
        of: Color,
        /// Whether it was one.
        accidental: bool,
    },
    /// A piece was let go on a square.
    Released {
        /// By whom.
        by: Color,
        /// From where.
        from: Square,
        /// Where.
        to: Square,
        /// With two hands.
        two_hands: bool,
    },
    /// A piece was taken off the board.
    TakenOff {
        /// By whom.
        by: Color,
        /// From where.
        square: Square,
    },
    /// A piece was put on the board.
    Put {
        /// By whom.
        by: Color,
        /// Where.
        square: Square,
        /// What.
        piece: Piece,
    },
    /// The piece of a promotion was named aloud.
    PieceNamed {
        /// By whom.
        by: Color,
        /// Which.
        promoted: Promoted,
    },
    /// The piece of a promotion is being fetched: the hands may finish it while the clocks stand.
    FetchingPiece {
        /// Whose.
        by: Color,
    },
    /// Castling was announced.
    CastlingAnnounced {
        /// By whom.
        by: Color,
        /// With which rook.
        rook: Square,
    },
    /// Pieces were displaced.
    Displaced {
        /// By whom.
        by: Color,
    },
    /// They stand again.
    PiecesRestored {
        /// By whom.
        by: Color,
    },

    /// A legal move was made: the opponent has the move.
    MoveMade {
        /// By whom.
        by: Color,
        /// The move; castling as king takes rook.
        #[serde(rename = "move")]
        m: Move,
    },
    /// The last move of a player became complete.
    MoveCompleted {
        /// Whose.
        by: Color,
        /// How.
        how: Completion,
    },
    /// An illegal act was completed and nobody has acted on it yet.
    IllegalStands {
        /// By whom.
        by: Color,
        /// Of which kind.
        kind: IllegalAct,
        /// The position that play goes on from; none if the act left the position as it was.
        after: Option<Box<Setup>>,
        /// The moves of which one must replace it, should someone act on it; empty means any.
        replacing: Vec<Move>,
    },
    /// A player said that an act of the own was illegal. Whether it was is another matter.
    IllegalAdmitted {
        /// Who.
        by: Color,
    },
    /// A move was found to be illegal that somebody made by hand.
    IllegalFound {
        /// Who.
        by: Color,
        /// The move, as far as hands and board tell.
        #[serde(rename = "move")]
        m: Move,
        /// Everything that is wrong with it.
        reasons: Vec<Reason>,
    },
    /// The time to act on a player's illegal acts is over: they stand for good (A.4.2).
    IllegalForgiven {
        /// Whose.
        by: Color,
    },
    /// A player wants an illegal act put right that can no longer be claimed (A.4.2).
    CorrectionAgreed {
        /// Who.
        by: Color,
    },
    /// The position went back.
    PositionRestored {
        /// To after this many plies.
        ply: u32,
    },
    /// A pawn left on the last rank became a queen (7.5.2).
    PawnBecameQueen {
        /// Where.
        square: Square,
    },
    /// An illegal act was counted against a player.
    IllegalCounted {
        /// Whom.
        by: Color,
        /// Of which kind.
        kind: IllegalAct,
        /// The count now.
        count: u8,
    },
    /// The player must now choose among these moves.
    MovesBound {
        /// Who.
        by: Color,
        /// The moves; empty means any.
        moves: Vec<Move>,
    },
    /// A breach of chapter 4 was found, or not.
    BreachFound {
        /// By whom.
        by: Color,
        /// Of which kind.
        of: Breach,
    },
    /// An illegal position was seen; the next completed move decides (A.4.4).
    SymptomNoted,
    /// The next completed move left no illegal position.
    SymptomGone,
    /// These rooks can no longer be castled with, as king or rook did not begin where it should
    /// (A.4.1.2).
    CastlingBarred {
        /// The rooks.
        rooks: Vec<Square>,
    },

    /// A clock was started.
    ClockStarted {
        /// Whose.
        of: Color,
    },
    /// A clock was pressed and the other started.
    ClockPressed {
        /// By whom.
        by: Color,
    },
    /// Both clocks stand.
    ClocksStopped,
    /// Play goes on.
    Resumed,
    /// Time was added.
    TimeAdded {
        /// To whose clock.
        to: Color,
        /// How much.
        span: Span,
    },
    /// Time was taken.
    TimeTaken {
        /// From whose clock.
        from: Color,
        /// How much.
        span: Span,
    },
    /// A clock was set.
    ClockSet {
        /// Whose.
        of: Color,
        /// To what.
        setting: Setting,
    },
    /// What a clock would show had it been set right from the start (6.10.2).
    TimeProposed {
        /// Whose.
        of: Color,
        /// So much.
        time: Span,
    },
    /// So much extra time is usual for what happened; the arbiter may give it (rule 9 of the Finnish
    /// blitz rules).
    ExtraProposed {
        /// To whom.
        to: Color,
        /// How much.
        span: Span,
    },
    /// The time control was changed.
    ControlSet {
        /// To which.
        control: Box<TimeControl>,
    },
    /// A flag counts as fallen (6.8).
    FlagFallen {
        /// Whose.
        of: Color,
    },
    /// The required moves were made in time after all (6.4).
    ControlMet {
        /// By whom.
        by: Color,
    },
    /// A player says that nobody can tell which of two events came first.
    OrderDoubted {
        /// Who.
        by: Color,
    },
    /// Nobody can tell which of two events came first.
    OrderUnknown,
    /// The count of moves could not be shown (8.6).
    CountUnknown,

    /// A draw was offered.
    DrawOffered {
        /// By whom.
        by: Color,
        /// After making a move and before pressing, as it should be.
        proper: bool,
    },
    /// A draw was offered on a condition; whether that is an offer has to be decided.
    DrawOfferedIf {
        /// By whom.
        by: Color,
        /// On which condition.
        condition: String,
    },
    /// The offer stands no longer.
    OfferLapsed {
        /// Why.
        why: Lapse,
    },
    /// The touch that declined it was an accident: the offer stands after all.
    OfferRevived {
        /// Whose.
        by: Color,
    },
    /// A claim of a draw was made; it cannot be withdrawn.
    DrawClaimed {
        /// By whom.
        by: Color,
        /// On which ground.
        basis: DrawBasis,
        /// With which move.
        intended: Option<Move>,
    },
    /// The claim is right.
    ClaimUpheld {
        /// The plies after which the position appeared, or from which the fifty are counted.
        plies: Vec<u32>,
        /// What was found; older records do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        found: Option<Found>,
    },
    /// The claim is wrong.
    ClaimRejected {
        /// The plies that do count.
        plies: Vec<u32>,
        /// What was found instead; older records do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        found: Option<Found>,
    },
    /// The arbiter consented to a draw, or not.
    Consented {
        /// Whether it was granted.
        granted: bool,
    },

    /// A player says that something done at the table was not a resignation.
    ResignationDenied {
        /// Who.
        by: Color,
    },
    /// It was decided whether something done at the table was a resignation.
    ResignationJudged {
        /// Whose.
        of: Color,
        /// Whether it was one.
        resigned: bool,
    },

    /// The game is played on two boards.
    TwoBoards {
        /// Who demanded it.
        by: Color,
    },
    /// A move was announced.
    Announced {
        /// By whom.
        by: Color,
        /// The move.
        #[serde(rename = "move")]
        m: Move,
    },
    /// An announcement was repeated.
    Repeated {
        /// By whom.
        by: Color,
        /// The move as repeated.
        #[serde(rename = "move")]
        m: Move,
        /// Whether it is the one announced.
        agrees: bool,
    },
    /// A move was made on the other player's board too.
    Copied {
        /// By whom, or for whom.
        by: Color,
        /// On whose board.
        on: Color,
        /// The move as made there.
        #[serde(rename = "move")]
        m: Move,
        /// Whether it is the one made.
        agrees: bool,
    },
    /// Both boards show the position of the game.
    BoardsCorrected,
    /// A player asked the assistant for the times and the number of moves.
    TimesAsked {
        /// Who.
        by: Color,
    },
    /// A player was told them.
    TimesTold {
        /// Who.
        to: Color,
        /// The number of the move.
        moves: u32,
        /// The time White has used.
        white: Span,
        /// The time Black has used.
        black: Span,
    },

    /// The end of the session was announced.
    SessionSet {
        /// When.
        ends: clock::Moment,
    },
    /// A player must seal now.
    SealingCalled {
        /// Who.
        by: Color,
        /// What sealing before the end of the session cost.
        charged: Span,
    },
    /// A move was written to be sealed; it may be changed still.
    SealWritten {
        /// By whom.
        by: Color,
        /// What commits the player to it without showing it.
        commitment: String,
    },
    /// A move was let go on the board after the call: it is the one to be sealed.
    MoveToSeal {
        /// By whom.
        by: Color,
        /// The move.
        #[serde(rename = "move")]
        m: Move,
    },
    /// The envelope is closed and nothing in it can be changed.
    MoveSealed {
        /// By whom.
        by: Color,
        /// Whether it is a reply to an absent opponent (I.9.3).
        reply: bool,
    },
    /// The arbiter answers for what stands on the envelope.
    EnvelopeConfirmed {
        /// White's name.
        white: String,
        /// Black's name.
        black: String,
        /// When and where the game goes on.
        resumption: Resumption,
    },
    /// The time of resumption has come: the position before the sealed move and the times stand.
    ResumptionBegan,
    /// The clock of a player who must answer a sealed move was started.
    AnsweringClockStarted {
        /// Whose.
        of: Color,
    },
    /// The default time of the resumption is over: the envelope is to be opened.
    EnvelopeDue,
    /// The envelope was opened.
    EnvelopeOpened {
        /// What was written there.
        text: String,
    },
    /// The envelope is lost.
    EnvelopeLost,

    /// An increment was asked for (III.4).
    IncrementRequested {
        /// By whom.
        by: Color,
        /// Whether a delay was asked for instead.
        #[serde(default)]
        delay: bool,
    },
    /// The arbiter agreed to it, or not.
    IncrementDecided {
        /// Whether it was granted.
        granted: bool,
        /// Whether it is a delay; older records do not say so.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        delay: bool,
    },
    /// A player claimed that the opponent does not or cannot win by normal means.
    NoNormalWinClaimed {
        /// Who.
        by: Color,
        /// Which of the two.
        ground: NoWin,
        /// Whether the game ended with it, to be decided by an arbiter who is not there (III.6).
        referred: bool,
    },
    /// What the program can say of the chances of a side.
    ChancesWeighed {
        /// Which.
        of: Color,
        /// Whether it can mate by any series of legal moves, if that was soon found.
        can_mate: Option<bool>,
        /// Plies since the last capture or pawn move.
        quiet: u32,
    },
    /// The opponent verified what was written down for a claim, or refused to.
    Verified {
        /// Who.
        by: Color,
        /// Whether it is right; `false` if the opponent refused to say so.
        agreed: bool,
    },
    /// The claim is decided later (III.5.2).
    ClaimPostponed {
        /// Whose.
        by: Color,
        /// Whether the opponent got two minutes for it.
        compensated: bool,
    },
    /// A flag fell while the claim was postponed: now it must be decided.
    ClaimDue {
        /// Whose claim.
        by: Color,
        /// Whose flag.
        flag: Color,
    },
    /// The claim was rejected.
    NoNormalWinRejected {
        /// Whose.
        by: Color,
    },

    /// A player chose where to sit.
    SideChosen {
        /// Who.
        by: Color,
        /// On which side.
        edge: Edge,
    },
    /// A flag was pointed out, and the opponent, who has too few pieces, may show a forced mate.
    MateAsked {
        /// Who may.
        of: Color,
        /// Until when.
        until: clock::Moment,
    },
    /// That player has begun to name a mate, and may take longer.
    MateBegun {
        /// Who.
        by: Color,
        /// Until when.
        until: clock::Moment,
    },
    /// A mate was shown, and every defence tried.
    MateShown {
        /// By whom.
        by: Color,
        /// The moves named.
        line: Vec<Move>,
        /// Whether it is forced.
        forced: bool,
    },
    /// A player took the opponent's king.
    KingTaken {
        /// Who.
        by: Color,
    },
    /// A player claimed a draw because the game does not progress.
    NoProgressClaimed {
        /// Who.
        by: Color,
        /// Why.
        ground: NoProgress,
    },
    /// The opponent disagrees and must now play so that the game progresses.
    TrialBegan {
        /// Who claimed.
        by: Color,
    },
    /// The game has progressed since the claim.
    TrialEnded {
        /// Who had claimed.
        by: Color,
    },
    /// Somebody who does not play in the game said something about it.
    Interfered {
        /// What about.
        about: Remark,
    },

    /// Lots were drawn for the colours.
    LotsDrawn {
        /// What decided.
        seed: u64,
        /// Whether the two who came exchange their colours.
        exchanged: bool,
    },
    /// A player says that the colours were drawn by hand.
    LotsByHand {
        /// Who.
        by: Color,
    },
    /// A player wants the last move taken back.
    TakebackWanted {
        /// Who.
        by: Color,
    },
    /// A player wants the game begun anew.
    RestartWanted {
        /// Who.
        by: Color,
    },

    /// Something was written on a scoresheet.
    Written {
        /// By whom.
        by: Color,
        /// What.
        text: String,
        /// Beside which move of the game, the first being 0.
        place: u16,
    },
    /// A player need not record for the rest of the period (8.4).
    RecordingLapsed {
        /// Who.
        of: Color,
    },
    /// A player's sheet must be completed before that player's next move (8.5.2).
    SheetDue {
        /// Whose.
        by: Color,
    },
    /// A player's sheet is complete.
    SheetCompleted {
        /// Whose.
        by: Color,
    },
    /// A blank sheet was given.
    SheetGiven {
        /// To whom.
        to: Color,
    },
    /// A defective electronic sheet was replaced; its moves are taken from the other one.
    SheetReplaced {
        /// Whose.
        of: Color,
    },
    /// The record was shown.
    RecordShown {
        /// To whom.
        to: Color,
        /// How many times now, this one included.
        count: u8,
    },
    /// The game was reconstructed.
    Reconstructed {
        /// Moves each side has made.
        moves: u16,
    },
    /// A result was signed.
    Signed {
        /// By whom.
        by: Color,
        /// Which.
        score: Score,
    },

    /// Something waits for the arbiter.
    Asked {
        /// What.
        question: Question,
    },
    /// The arbiter has answered what waited, or it no longer matters.
    Answered {
        /// What.
        question: Question,
    },
    /// The accused said whether what was reported is so.
    ReportAnswered {
        /// Who.
        by: Color,
        /// What was reported.
        what: Irregularity,
        /// Whether it was admitted.
        admitted: bool,
    },
    /// A stop of the clock was judged.
    StopJudged {
        /// Whose.
        by: Color,
        /// A good reason.
        valid: bool,
    },
    /// Something was noted for the arbiter.
    Noted {
        /// About whom.
        of: Color,
        /// What.
        what: Note,
    },
    /// A penalty was imposed.
    Penalised {
        /// On whom.
        of: Color,
        /// Which.
        penalty: Penalty,
    },
    /// A phone sounded.
    DeviceSounded {
        /// Whose.
        of: Color,
        /// How many times now, this one included.
        count: u8,
    },
    /// A player was inspected, or refused to be (11.3.3).
    Inspected {
        /// Who.
        of: Color,
        /// Whether the player agreed.
        agreed: bool,
    },
    /// An assistant was approved.
    AssistantApproved {
        /// Whose.
        of: Color,
        /// For what.
        duties: Vec<Duty>,
    },
    /// A permission was granted or refused.
    Permitted {
        /// To whom.
        of: Color,
        /// What.
        to: Permission,
        /// Whether it was granted.
        granted: bool,
    },
    /// A late arrival was excused.
    LatenessExcused {
        /// Whose.
        of: Color,
    },
    /// A person was let into the playing area, or not.
    Admitted {
        /// Whom.
        who: String,
        /// Whether it was granted.
        granted: bool,
    },
    /// A person was sent away.
    Expelled {
        /// Whom.
        who: String,
    },
    /// The board was found turned; the game goes on.
    BoardTransferred,
    /// The colours were reversed and stay so.
    ColorsKept,
    /// An explanation of an article was given.
    RuleExplained {
        /// Which.
        article: Article,
    },
    /// Someone told the arbiter something.
    Tipped {
        /// What.
        text: String,
    },
    /// A decision was appealed.
    Appealed {
        /// By whom.
        by: Color,
        /// Why.
        text: String,
    },
    /// The committee of arbiters was told how the arbiter acted.
    CommitteeTold {
        /// By whom.
        by: Color,
        /// What about.
        text: String,
    },
    /// An appeal was decided.
    AppealClosed {
        /// Whether the decision falls.
        granted: bool,
    },

    /// The arbiter let a game go on that had ended; it is interrupted until resumed.
    Reopened,
    /// The game is annulled: a new one is to be played.
    Annulled,
    /// A side can mate: so it may.
    CanMate {
        /// Which.
        by: Color,
        /// The moves of both sides that lead to the mate.
        line: Vec<Move>,
    },
    /// A side cannot mate by any series of legal moves.
    CannotMate {
        /// Which.
        by: Color,
        /// Why.
        because: NoMate,
    },
    /// Within the limits of the search it was not found whether a side can mate: it counts as if it
    /// could.
    MateUndecided {
        /// Which.
        by: Color,
    },
    /// The pieces of a side were weighed: can a lone king be mated with them in general? (13.c.2 of
    /// the Finnish blitz rules)
    MaterialWeighed {
        /// Whose.
        of: Color,
        /// Whether they are enough.
        suffices: bool,
    },
    /// The game ended, or its result was changed.
    GameEnded {
        /// How.
        verdict: Verdict,
    },
}
