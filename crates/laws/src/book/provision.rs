//! Rules in substance. Which article of a book states one is told by the book's file `provisions`.
//!
//! The file is long because it is one list: every rule that code can refer to, a line each.

use std::sync::LazyLock;

use super::{Article, Book};

macro_rules! provisions {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        /// One rule in substance, whatever number a book gives it. Code rules by provisions; a
        /// ruling cites the article of its book.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Provision {
            $($(#[$doc])* $name,)*
        }

        impl Provision {
            /// Every provision, in the order of the FIDE Laws of 2018.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The provision that the files of the books call so.
            pub(super) fn named(name: &str) -> Option<Self> {
                match name {
                    $(stringify!($name) => Some(Self::$name),)*
                    _ => None,
                }
            }
        }
    };
}

impl Provision {
    /// The number under which a book states it, if it does.
    #[must_use]
    pub fn number(self, book: Book) -> Option<&'static str> {
        book.volume().provisions[self as usize]
    }

    /// The article of a book that states it.
    #[must_use]
    pub fn article(self, book: Book) -> Option<Article> {
        ARTICLES[self as usize][book as usize]
    }
}

/// The articles of every provision, found once: rulings cite several each.
static ARTICLES: LazyLock<Vec<[Option<Article>; Book::ALL.len()]>> = LazyLock::new(|| {
    let find = |provision: &Provision| Book::ALL.map(|book| book.article(provision.number(book)?));
    Provision::ALL.iter().map(find).collect()
});

provisions! {
    /// From which day on events are played by the edition.
    InForce;
    /// A warning for the first sound of a phone, the game for the second.
    PhoneLadder;
    /// Thirty minutes where no default time was announced.
    FinnishDefaultTime;
    /// The quickplay guideline is in force unless it is excluded.
    FinnishQuickplay;
    /// National blitz rules only outside rated play.
    NationalBlitz;
    /// The Laws are written for play over the board.
    OverTheBoard;
    /// The basic rules hold in any game, the competition rules in competitions.
    Scope;
    /// What no rule foresees is decided from like cases.
    Analogy;
    /// The arbiter's judgement is not tied by too fine a rule.
    Discretion;
    /// A rated game follows the Laws.
    RatedPlay;
    /// To other games the Laws are recommended.
    UnratedPlay;

    /// The players move in turn, each their own pieces.
    TakingTurns;
    /// White begins.
    WhiteBegins;
    /// A player has the move once the opponent's is made.
    HavingTheMove;
    /// The aim is mate, and the king is never taken.
    KingNeverTaken;
    /// The mated player has lost.
    MatedLoses;
    /// If neither can mate, the game is drawn.
    NeitherCanMate;
    /// The initial position.
    InitialPosition;
    /// The kings never stand side by side.
    KingsApart;
    /// A move that breaks a rule of chapter 3 is illegal.
    IllegalMove;
    /// A position that no legal moves lead to.
    IllegalPosition;
    /// The player chooses what a pawn becomes.
    PromotionChoice;

    /// One hand makes a move.
    OneHand;
    /// Straightening pieces needs an announcement first.
    AnnouncedAdjustment;
    /// Any other touch is deliberate unless clearly an accident.
    DeliberateTouch;
    /// A touched piece binds.
    TouchMove;
    /// The first own piece touched that can move must move.
    TouchedOwn;
    /// The first enemy piece touched that can be taken must be taken.
    TouchedEnemy;
    /// Pieces of both colours touched.
    TouchedBoth;
    /// King, then rook: castle there if it is legal.
    KingThenRook;
    /// Rook, then king: no castling there with this move.
    RookThenKing;
    /// King and rook touched to castle where that is illegal: another king move.
    CastlingNotPossible;
    /// The choice of promotion is final when the piece touches its square.
    PromotionFinal;
    /// No touched piece can move or be taken: any legal move.
    TouchedNoneMovable;
    /// A promotion may be carried out in several orders.
    PromotionOrders;
    /// The pawn need not be set on the square of promotion.
    PawnNeedNotStand;
    /// The pawn may come off before or after the new piece is put.
    PromotionAnyOrder;
    /// A piece on the square of promotion is taken.
    PromotionCaptures;
    /// A piece let go on a square of a legal move stays there, and the move is made.
    ReleasedStays;
    /// A capture is made when the captured piece is off and the capturing one let go.
    CaptureMade;
    /// Castling is made when the rook is let go; after the king only that castling.
    CastlingMade;
    /// A promotion is made when the new piece is let go and the pawn is off.
    PromotionMade;
    /// The right to complain ends with a touch of one's own.
    ComplaintInTime;
    /// An assistant may move for a player who cannot.
    MovingAssistant;

    /// Mate wins and ends the game.
    Checkmate;
    /// Resigning loses and ends the game.
    Resignation;
    /// Stalemate draws and ends the game.
    Stalemate;
    /// A dead position draws and ends the game.
    DeadPosition;
    /// The players agree on a draw; each must have moved.
    Agreement;

    /// Two displays, of which at most one runs.
    LinkedDisplays;
    /// Pressing completes the move.
    PressCompletes;
    /// A move that ends the game is complete without a press.
    EndingCompletes;
    /// Making the next move completes the one before.
    NextMoveCompletes;
    /// A player may always press after moving.
    RightToPress;
    /// The hand that moved presses.
    SameHandPresses;
    /// The clock is handled properly.
    ClockHandling;
    /// Only the player whose clock runs may straighten pieces.
    AdjustOnOwnTime;
    /// An assistant may press for a player who cannot.
    PressingAssistant;
    /// So many moves, or all, in so much time.
    MovesInTime;
    /// Saved time carries over; a delay does not.
    SavedTime;
    /// After a flag the moves are checked at once.
    FlagCheck;
    /// The arbiter says where the clock stands.
    ClockSide;
    /// White's clock is started at the appointed time.
    Start;
    /// Arriving after the default time loses.
    DefaultTime;
    /// Neither was there: White loses the time until arriving.
    WhiteLosesTime;
    /// A flag has fallen when the arbiter sees it or a player rightly says so.
    FlagNoticed;
    /// Overstepping the time loses, unless the opponent cannot mate.
    TimeOverstepped;
    /// What the clock shows holds; a defective one is replaced.
    DefectiveClock;
    /// A wrong setting is corrected.
    WrongSetting;
    /// The arbiter stops the clock when the game must be interrupted.
    Interruption;
    /// A player stops the clock only to call the arbiter.
    PlayerStops;
    /// The arbiter decides when play goes on.
    Resuming;
    /// The arbiter judges the reason of a stop.
    StopJudged;
    /// What a public display may show.
    Displays;
    /// No claim rests on a display alone.
    DisplayIsNoGround;

    /// The arbiter sets the clock when a position is restored.
    RestoredTimes;
    /// A wrong initial position: a new game.
    WrongSetup;
    /// A turned board: the position is transferred.
    TurnedBoard;
    /// Reversed colours.
    ReversedColors;
    /// A player who displaces pieces restores them on their own time.
    DisplacedPieces;
    /// Either player may stop the clock for it.
    DisplacedStop;
    /// The arbiter may penalise it.
    DisplacedPenalty;
    /// A completed illegal move is taken back.
    IllegalMoveCompleted;
    /// A pawn left on the last rank becomes a queen.
    PawnLeft;
    /// Pressing without a move counts as an illegal move.
    PressWithoutMove;
    /// Two hands and a press count as an illegal move.
    TwoHands;
    /// Time for the first illegal move, the game for the second.
    IllegalMovePenalty;
    /// A piece found off its square.
    PieceOffSquare;

    /// Both players record the moves.
    Recording;
    /// No writing in advance.
    NoWritingAhead;
    /// The own last move is written before the next is made.
    WriteBeforeNext;
    /// Nothing but the game is on the sheet.
    SheetContent;
    /// Draw offers are recorded.
    OfferRecorded;
    /// An assistant may write for a player who cannot.
    WritingAssistant;
    /// The sheets are always visible to the arbiter.
    SheetVisible;
    /// Less than five minutes without enough increment: no duty to record.
    RecordingLapses;
    /// Neither records: the arbiter does, and both complete their sheets after a flag.
    BothComplete;
    /// One does not record: that sheet is completed before the next move.
    OneCompletes;
    /// No complete sheet: the game is reconstructed.
    Reconstruction;
    /// The count cannot be shown: the next move opens the next period.
    CountUnknown;
    /// Both sign the result; it stands even if it is wrong.
    Signatures;

    /// The organiser may restrict agreed draws.
    AgreementLimit;
    /// When and how a draw is offered, and how long the offer stands.
    DrawOffer;
    /// Both write the offer down.
    OfferWritten;
    /// A claim is an offer too.
    ClaimIsOffer;
    /// A right claim of the third appearance draws.
    Threefold;
    /// The third appearance is about to arise.
    ThreefoldIntended;
    /// The third appearance has just arisen.
    ThreefoldOnBoard;
    /// What the same position is.
    SamePosition;
    /// Not the same if a pawn could be taken in passing in the first.
    PassingDiffers;
    /// Not the same if a right to castle was lost since.
    CastlingDiffers;
    /// A right claim of fifty moves draws.
    FiftyMoves;
    /// The intended move completes the fifty.
    FiftyIntended;
    /// The fifty are complete.
    FiftyOnBoard;
    /// A touch loses the right to claim with this move.
    TouchLosesClaim;
    /// A claim stops the clock and cannot be withdrawn.
    ClaimStopsClock;
    /// A right claim draws at once.
    ClaimRight;
    /// A wrong claim gives the opponent time.
    ClaimWrong;
    /// The fifth appearance draws without a claim.
    Fivefold;
    /// Seventy-five moves draw without a claim.
    SeventyFiveMoves;
    /// A position without mate is drawn, said once more among the draws.
    NoMatePossible;

    /// What win, draw and loss are worth.
    Points;
    /// No score beyond the usual ones.
    PointsLimit;

    /// Nothing that brings chess into disrepute.
    Disrepute;
    /// The playing area.
    LeavingAllowed;
    /// What needs the arbiter's permission.
    Permissions;
    /// Permission to leave the venue.
    LeavingVenue;
    /// Permission to leave the playing area while having the move.
    LeavingArea;
    /// Who may enter the playing area.
    Visitors;
    /// Reporting an absence to the arbiter.
    ReportedAbsence;
    /// No notes, no advice, no analysis.
    NoAssistance;
    /// No device in the venue that the arbiter has not approved.
    Devices;
    /// A device that is switched off may lie in a bag, which stays closed.
    DevicesInBags;
    /// A device found loses the game.
    DeviceFound;
    /// Inspections.
    Inspection;
    /// Smoking.
    Smoking;
    /// A player who has finished is a spectator.
    FinishedIsSpectator;
    /// No distracting the opponent.
    Distraction;
    /// Breaches of conduct may be penalised.
    ConductPenalty;
    /// Persistent refusal may cost the game.
    PersistentRefusal;
    /// Both guilty: both lose.
    BothGuilty;
    /// A player may ask about the Laws.
    AskingRules;
    /// Appeals.
    Appeal;
    /// Both help to reconstruct.
    HelpReconstruct;
    /// The players check claims under supervision.
    CheckingClaims;

    /// The arbiter sees that the Laws are followed.
    ArbiterWatches;
    /// The arbiter acts in the interest of the event.
    InterestOfEvent;
    /// Special care for disabled players.
    DisabledPlayers;
    /// Rules against cheating are followed.
    AntiCheating;
    /// The arbiter watches time trouble.
    TimeTrouble;
    /// Assistants of the arbiter.
    Assistants;
    /// Extra time after a disturbance.
    ExtraTime;
    /// What the arbiter does not say.
    ArbiterSilent;
    /// People who see an irregularity tell only the arbiter.
    TellOnlyArbiter;
    /// Phones.
    Phones;
    /// The penalties.
    Penalties;
    /// A warning.
    Warning;
    /// More time for the opponent.
    MoreTime;
    /// Less time for the offender.
    LessTime;
    /// More points for the opponent.
    MorePoints;
    /// Fewer points for the offender.
    FewerPoints;
    /// The loss of the game.
    PenaltyLoss;
    /// A fine announced beforehand.
    Fine;
    /// Exclusion from rounds.
    RoundsExcluded;
    /// Expulsion from the event.
    Expulsion;

    /// What rapid chess is.
    RapidTime;
    /// Rapid players need not record.
    NoDutyToRecord;
    /// Rapid under full supervision.
    RapidFull;
    /// One arbiter for three games of rapid at most.
    RapidBoards;
    /// Every game of rapid is recorded.
    RapidRecorded;
    /// Five looks at the record.
    RecordLooks;
    /// Rapid under limited supervision.
    RapidLimited;
    /// Each player has made ten moves.
    TenMoves;
    /// After ten moves each the clock setting stays.
    SettingFixed;
    /// After ten moves each the set-up stays.
    SetupFixed;
    /// An illegal move stands once the opponent has moved.
    IllegalWindow;
    /// In Finland the second illegal move loses in rapid too, outside rated play.
    SecondLosesInRapid;
    /// Seventy-five moves and five appearances draw by themselves, says the Finnish preface.
    AutomaticDrawsInFinland;
    /// A delay or an increment may be asked for late in a quickplay finish, says the Finnish preface.
    LateRequestInFinland;
    /// What a wrong claim costs, says the Finnish preface.
    ClaimPriceInFinland;
    /// The second illegal move loses, says the Finnish preface.
    SecondLosesInFinland;
    /// In rated rapid the first illegal move loses in Finland too.
    RatedRapid;
    /// Claiming on time.
    TimeClaim;
    /// Both kings in check, or a pawn on its last rank.
    IllegalSymptom;
    /// The arbiter too calls flags.
    ArbiterCallsFlag;
    /// The supervision is chosen for the whole event.
    RapidChoice;
    /// National blitz rules only where the event is not rated.
    NationalBlitzUnrated;
    /// What blitz is.
    BlitzTime;
    /// Illegal moves and wrong claims cost less in blitz, and by some books in rapid.
    ShortGamePenalty;
    /// Blitz under full supervision.
    BlitzFull;
    /// One arbiter for each game of blitz.
    BlitzBoards;
    /// Every game of blitz is recorded.
    BlitzRecorded;
    /// Five looks at the record, in blitz.
    BlitzRecordLooks;
    /// Blitz under limited supervision.
    BlitzLimited;
    /// The supervision of blitz is chosen for the whole event.
    BlitzChoice;
    /// Only algebraic notation is evidence.
    AlgebraicOnly;
    /// Pawns have no letter.
    PawnsWithoutLetter;
    /// A move is written by its arrival.
    ShortForm;
    /// How an officer's capture is written.
    CaptureWritten;
    /// Like pieces are told apart.
    PiecesToldApart;
    /// A promotion is written with the letter of the new piece.
    PromotionWritten;
    /// A draw offer is written (=).
    OfferSign;
    /// Either player may demand two boards.
    TwoBoards;
    /// Moves are announced, repeated and made on the other board.
    Announcing;
    /// A piece is touched when it leaves its socket.
    BlindTouch;
    /// When a move of a player who cannot see is made.
    BlindMove;
    /// The captured piece is off the board.
    BlindCapture;
    /// The piece is in another socket.
    BlindPlaced;
    /// The move is announced.
    BlindAnnounced;
    /// Only then is the clock pressed.
    BlindPress;
    /// The sighted player is under the ordinary rules.
    SightedRules;
    /// A clock that speaks.
    SpeakingClock;
    /// Writing, Braille or a recorder.
    BlindRecord;
    /// A slip of the tongue is corrected before the clock is pressed.
    SlipCorrected;
    /// Boards that differ are corrected with both scoresheets.
    BoardsDiffer;
    /// A player who cannot see may have an assistant.
    BlindAssistant;
    /// The assistant makes moves on the other board.
    AssistantMoves;
    /// The assistant announces moves.
    AssistantAnnounces;
    /// The assistant keeps the sheet and presses the clock.
    AssistantWrites;
    /// The assistant tells times and moves when asked.
    AssistantTells;
    /// An assistant claims on time and tells of touched pieces.
    AssistantClaims;
    /// An assistant carries out the formalities of an adjournment.
    AssistantSeals;
    /// When the sighted player may have an assistant, and when one is compulsory.
    SightedAssistant;
    /// The player on move seals a move.
    Sealing;
    /// Sealing early costs the rest of the session.
    SealingEarly;
    /// What the envelope shows.
    EnvelopeFields;
    /// The arbiter answers for the envelope.
    EnvelopeKept;
    /// An offer after the sealing stands.
    OfferAdjourned;
    /// The position before the sealed move and the times used are set up.
    Resumption;
    /// Agreed or resigned before the resumption.
    EndedWhileAdjourned;
    /// The envelope is opened when the player who must answer is there.
    OpeningRule;
    /// A sealed move that is worth nothing loses.
    SealedInvalid;
    /// A sealed move that is ambiguous.
    SealedAmbiguous;
    /// A sealed move whose meaning cannot be found.
    SealedUnreadable;
    /// A sealed move that is illegal.
    SealedIllegal;
    /// What happens at the time of resumption.
    ResumptionTime;
    /// The player who must answer is there.
    AnsweringPresent;
    /// The player who must answer is absent.
    AnsweringAbsent;
    /// The sealer is absent: the reply may be sealed.
    SealedReply;
    /// Coming to the resumption after the default time.
    LateAtResumption;
    /// Neither is at the resumption.
    NeitherAtResumption;
    /// The envelope is lost.
    EnvelopeLost;
    /// The adjourned position cannot be found again.
    AdjournedPositionLost;
    /// Wrong times at the resumption.
    ResumedTimes;
    /// The session runs by the arbiter's clock.
    SessionLength;
    /// The arrays of Chess960.
    ArrayRules;
    /// The king between the rooks.
    KingBetweenRooks;
    /// Bishops on squares of both colours.
    BishopsApart;
    /// Castling in which king and rook move.
    CastlingBothMove;
    /// Castling in which king and rook exchange squares.
    CastlingExchange;
    /// Castling in which only the king moves.
    CastlingKingOnly;
    /// Castling in which only the rook moves.
    CastlingRookOnly;
    /// Castling announced beforehand in Chess960.
    CastlingAnnounced;
    /// A quickplay finish.
    QuickplayFinish;
    /// Quickplay rules are announced beforehand.
    QuickplayAnnounced;
    /// Quickplay rules are for standard and rapid games without increment.
    QuickplayScope;
    /// Both flags down, and nobody knows which fell first.
    BothFlags;
    /// Both flags down, not the last period.
    BothFlagsPlayOn;
    /// Both flags down in the last period.
    BothFlagsDraw;
    /// An increment asked for with less than two minutes left.
    IncrementRequest;
    /// A claim that the opponent does not or cannot win by normal means.
    NoNormalWin;
    /// The arbiter draws the game, postpones or rejects.
    ClaimWeighed;
    /// A claim decided later.
    ClaimPostponed;
    /// A rejected claim gives the opponent two minutes.
    ClaimRejected;
    /// No arbiter is present.
    NoArbiterPresent;
    /// The game ends with a claim where no arbiter is present.
    ClaimUnsupervised;
    /// The position shows that the opponent cannot win.
    CannotWinShown;
    /// Position and scoresheet show that the opponent did not try.
    NotTryingShown;
    /// The claim goes to the arbiter named for it.
    ClaimReferred;
    /// A promotion piece that is not at hand: the clocks may be stopped.
    PromotionStop;
    /// People who disturb a game are sent away.
    DisturberRemoved;

    // What the Laws of 2023 were the first to state.
    /// Moves are recorded on an electronic scoresheet that FIDE has certified.
    ElectronicSheet;
    /// The arbiter replaces an electronic scoresheet that is plainly defective.
    SheetReplaced;
    /// The guidelines are not part of the Laws: an event adopts them.
    GuidelinesAdopted;

    // What only the Finnish blitz rules state.
    /// Black chooses where to sit.
    BlackChoosesSide;
    /// A king and queen that changed places castle as in a mirror.
    MirroredCastling;
    /// No hand on or above the clock.
    HandOffClock;
    /// The opponent may start the clock of who disturbed pieces.
    ClockReturned;
    /// The opponent may demand that the piece touched first be moved.
    TouchedDemanded;
    /// A pawn left on the last rank is dead.
    DeadPawn;
    /// An illegal move may be put right before the clock is pressed.
    IllegalPutRight;
    /// What replaces an illegal move is under the rules of touching.
    ReplacementTouched;
    /// An illegal move loses as soon as the opponent claims it.
    IllegalMoveLoses;
    /// The claim comes before the own next move is made.
    IllegalClaimInTime;
    /// A player who takes the king has lost.
    KingTaken;
    /// Both times have run out.
    BothTimesOut;
    /// Enough pieces to mate a lone king by force.
    SufficientMaterial;
    /// A forced mate shown at once.
    ForcedMateShown;
    /// A flag is down, and the opponent has too few pieces.
    TooFewPieces;
    /// A draw because the game does not progress.
    NoProgress;
    /// What a dead position is for such a claim.
    NoProgressDead;
    /// How such a claim is made and tried.
    NoProgressTrial;
    /// A draw without progress even after the time has run out.
    NoProgressLate;
    /// The order of events decides.
    OrderOfEvents;
    /// Where it is not known, the order in which they were pointed out.
    OrderPointedOut;
    /// An illegal move goes before a flag.
    IllegalBeforeTime;
    /// Breaches in several games bring other penalties.
    BreachesInSeveralGames;
    /// The arbiter acts only when a player demands it.
    OnlyOnDemand;
    /// What the arbiter has decided is final.
    DecisionsFinal;
    /// Nobody mentions a flag or an illegal move.
    NothingMentioned;
    /// When the arbiter takes the clock in hand.
    ClockInHand;
    /// A game in which somebody interfered may be played anew.
    Replay;
    /// How the arbiter acted may be brought before the committee of arbiters.
    Committee;

    // What only the home rules state.
    /// The colours are drawn by lot.
    ColoursByLot;
    /// Mate wins, even with fewer pieces.
    MatingWins;
    /// A player whose opponent resigns has won.
    ResignedTo;
}
