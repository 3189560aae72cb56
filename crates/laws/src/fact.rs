//! What is so after a ruling: small, in the past tense.

use chess::{Color, Move, Piece, Setup, Square};
use clock::{Setting, Span, TimeControl};
use serde::{Deserialize, Serialize};

use crate::act::{
    Area, Breach, DrawBasis, Duty, Irregularity, NoWin, Penalty, Permission, StopReason,
};
use crate::table::Resumption;
use crate::{Article, Articles, Score, Verdict};

/// Who is told of a fact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everyone at and around the table.
    Everyone,
    /// The arbiter only: what a player may not be told (12.6), or need not be.
    Arbiter,
    /// One player and the arbiter.
    White,
    /// One player and the arbiter.
    Black,
    /// Nobody: it is in the record, but no person has noticed it.
    Nobody,
}

impl From<Color> for Audience {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

/// A fact with the articles it rests on and who is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// What is so now.
    #[serde(flatten)]
    pub fact: Fact,
    /// The articles, the deciding one first.
    pub articles: Articles,
    /// Who is told.
    pub audience: Audience,
}

/// How a move came to be complete.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Completion {
    /// The clock was pressed (6.2.1).
    Pressed,
    /// It ended the game (6.2.1.1).
    EndedGame,
    /// The player made the next move (6.2.1.2).
    NextMove,
    /// The clocks were stopped after sealing (I.1.1).
    Sealed,
}

/// Why an offer no longer stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lapse {
    /// Declined in words.
    Declined,
    /// Declined by touching a piece, or on a screen by moving.
    Touched,
    /// The game ended otherwise.
    GameEnded,
}

/// The four kinds of illegal act of 7.5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IllegalAct {
    /// A move that breaks chapter 3 (7.5.1).
    Move,
    /// A pawn left on the last rank (7.5.2).
    PawnLeft,
    /// The clock pressed without a move (7.5.3).
    NoMove,
    /// Two hands (7.5.4).
    TwoHands,
}

/// Something that waits for the arbiter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "about", rename_all = "snake_case")]
pub enum Question {
    /// A player stopped the clock: was the reason good? (6.11.4)
    Stop {
        /// Who.
        by: Color,
        /// Why.
        reason: StopReason,
    },
    /// A draw was agreed that needs consent (9.1.1).
    Consent,
    /// A player is late: has that player lost? (6.7.1)
    Absence {
        /// Who.
        of: Color,
    },
    /// A move that would end the game broke a touched-piece duty (5.1.1, 5.2.1).
    TouchBreach {
        /// Whose.
        by: Color,
    },
    /// Something was reported.
    Report {
        /// What.
        what: Irregularity,
    },
    /// An appeal.
    Appeal {
        /// By whom.
        by: Color,
    },
    /// The signed result differs from the one ruled (8.7).
    Result {
        /// What was signed.
        signed: Score,
    },
    /// The position went back: are the times right? (7.1)
    Times,
    /// The game ended by time, and an earlier illegal act of the winner came up (6.8, 7.5.1).
    EarlierIllegal {
        /// Whose act.
        by: Color,
    },
    /// A claim under Guideline III.
    NoNormalWin {
        /// By whom.
        by: Color,
    },
    /// A request for an increment under III.4.
    Increment {
        /// By whom.
        by: Color,
    },
    /// Boards or announcements differ: what was played? (D.2.9)
    BoardsDiffer,
    /// A player who cannot see pressed too early: what follows? (D.2.4)
    EarlyPress {
        /// Who.
        by: Color,
    },
    /// A move was sealed: what must the envelope show? (I.2, I.3)
    Envelope,
    /// A sealed text could not be read: which move does it mean? (I.8.2)
    SealedMove {
        /// Whose.
        by: Color,
    },
    /// A flag is down and neither records: the sheets must be completed first (8.5.1).
    Sheets,
    /// Neither player records any more: somebody else should (8.5.1).
    Recorder,
    /// The event begins before this edition is in force: is it the right one? (FI.1)
    Edition,
    /// A device sounded or was found: has that player lost? (11.3.2.2)
    Device {
        /// On whom.
        of: Color,
    },
    /// A player asks for a permission (11.2.3, 11.3.2.1).
    Permission {
        /// Who.
        of: Color,
        /// To do what.
        to: Permission,
    },
}

/// Something that is so since a ruling. Applying it decides nothing any more.
///
/// # JSON
/// An object with the word of the fact and what belongs to it:
/// `{"fact": "move_made", "by": "white", "move": "e2e4"}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum Fact {
    /// The act could not be done now, or had no effect; the articles say why.
    Refused {
        /// A word for the reason, also the key of its text.
        why: Refusal,
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
    /// The count of moves could not be shown (8.6).
    CountUnknown,

    /// A draw was offered.
    DrawOffered {
        /// By whom.
        by: Color,
        /// After making a move and before pressing, as it should be.
        proper: bool,
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
    },
    /// The claim is wrong.
    ClaimRejected {
        /// The plies that do count.
        plies: Vec<u32>,
    },
    /// The arbiter consented to a draw, or not.
    Consented {
        /// Or not.
        granted: bool,
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
        /// Whether it is a reply to one who is absent (I.9.3).
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
    },
    /// The arbiter agreed to it, or not.
    IncrementDecided {
        /// Or not.
        granted: bool,
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
        /// Or not.
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
    /// The record was shown.
    RecordShown {
        /// To whom.
        to: Color,
        /// For the how-manieth time.
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
        /// For the how-manieth time.
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
        /// Or not.
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
        /// Or not.
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
    /// An appeal was decided.
    AppealClosed {
        /// Whether the decision falls.
        granted: bool,
    },

    /// The arbiter let a game go on that had ended; it is interrupted until resumed.
    Reopened,
    /// The game is annulled: a new one is to be played.
    Annulled,
    /// The game ended, or its result was changed.
    GameEnded {
        /// How.
        verdict: Verdict,
    },
}

/// Why an act was refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The game has not begun.
    NotStarted,
    /// The game is over.
    GameOver,
    /// The clocks stand; the arbiter decides when play goes on.
    Interrupted,
    /// Not for this seat to do.
    NotYours,
    /// The other side has the move.
    NotYourMove,
    /// The move is illegal.
    IllegalMove,
    /// Only certain moves may be made now.
    Bound,
    /// A legal move was released already (4.7).
    AlreadyReleased,
    /// There is no such piece there.
    NoPiece,
    /// Not in this mode of play.
    WrongMode,
    /// There is nothing to accept, decline, answer or judge.
    NothingThere,
    /// Not allowed at this time.
    TooEarly,
    /// The time for it is over.
    TooLate,
    /// The opponent's flag is not down.
    FlagNotDown,
    /// A touch lost the right (9.4).
    RightLost,
    /// No such rule governs this game.
    NotInForce,
    /// More often than allowed.
    TooOften,
    /// The score is not one that 10.2 allows, or the fine was not announced.
    NotAllowed,
    /// The moment lies before one already told.
    OutOfOrder,
    /// An assistant without that duty.
    NoSuchDuty,
    /// There is no such article.
    NoSuchArticle,
    /// The clock that was pressed does not run.
    NotRunning,
    /// The opponent's offer stands already: accept it or decline it.
    OfferStands,
    /// Nobody was appointed who could decide it.
    NoArbiter,
    /// It would take all the time that is left; that must be said expressly (12.9.3).
    WouldFlag,
    /// Not algebraic notation (C.0).
    NotAlgebraic,
    /// A letter for a pawn (C.4).
    PawnLetter,
    /// A capture was written where nothing is taken (C.9).
    NothingTaken,
    /// More than one move is written like that (C.10).
    Ambiguous,
    /// A promotion without the letter of the new piece (C.11).
    NoPromotion,
    /// The pieces do not stand as they should at the start (2.3).
    WrongBoard,
    /// Something is missing that must be there.
    NotComplete,
    /// No legal move can be heard in the words.
    NotUnderstood,
}

/// What is noted for the arbiter, who may penalise it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// A piece of the side not to move was moved.
    OutOfTurn,
    /// A draw was offered at another time than after a move (11.5).
    ImproperOffer,
    /// A claim without the right to it.
    InadmissibleClaim,
    /// The flag was claimed though it was not down.
    WrongFlagClaim,
    /// The own last move was not written before the next (8.1.3).
    NotWritten,
    /// Written in advance (8.1.2).
    WrittenAhead,
    /// Moved without completing the sheet (8.5.2).
    SheetNotCompleted,
    /// A move outside what the touched pieces allow (4.3).
    TouchBreach,
    /// A move with two hands that was not pressed.
    TwoHands,
    /// Adjusting when it was not allowed.
    AdjustedWrongly,
    /// Knocked pieces over (7.4.3).
    Displaced,
    /// Less than five minutes left (12.3).
    TimeTrouble,
    /// Left without permission.
    LeftWithoutPermission,
    /// More looks at the record than allowed.
    TooManyLooks,
    /// Refused an inspection.
    RefusedInspection,
    /// The press of a clock that was not running had no effect.
    IdlePress,
    /// Stopped the clock without a good reason.
    IdleStop,
    /// The scoresheet of a claimant is not up to date (III.6.1.2).
    SheetBehind,
    /// Pressed before the move was announced and made (D.2.4).
    EarlyPress,
    /// An assistant told the times or the number of moves unasked (D.2.10.4).
    ToldUnasked,
}
