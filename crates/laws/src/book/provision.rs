//! Rules in substance, and the number under which each book states them.

use std::sync::LazyLock;

use super::{Article, Book};

/// What a book without the rule has in its column.
macro_rules! number {
    (_) => {
        None
    };
    ($number:literal) => {
        Some($number)
    };
}

macro_rules! provisions {
    ($($(#[$doc:meta])* $name:ident $fide_2018:tt $fide_2014:tt $blitz:tt $home:tt;)*) => {
        /// One rule in substance, whatever number a book gives it. Code rules by provisions; a
        /// ruling cites the article of its book.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Provision {
            $($(#[$doc])* $name,)*
        }

        impl Provision {
            /// Every provision, in the order of the FIDE Laws of 2018.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The number under which a book states it, if it does.
            #[must_use]
            pub const fn number(self, book: Book) -> Option<&'static str> {
                match (self, book) {
                    $(
                        (Self::$name, Book::Fide2018) => number!($fide_2018),
                        (Self::$name, Book::Fide2014) => number!($fide_2014),
                        (Self::$name, Book::FinnishBlitz2014) => number!($blitz),
                        (Self::$name, Book::Home) => number!($home),
                    )*
                }
            }
        }
    };
}

impl Provision {
    /// The article of a book that states it.
    #[must_use]
    pub fn article(self, book: Book) -> Option<Article> {
        ARTICLES[self as usize][book as usize]
    }
}

/// The articles of every provision, found once: rulings cite several each.
static ARTICLES: LazyLock<Vec<[Option<Article>; 4]>> = LazyLock::new(|| {
    let find = |provision: &Provision| Book::ALL.map(|book| book.article(provision.number(book)?));
    Provision::ALL.iter().map(find).collect()
});

//                                       2018        2014   Finnish blitz  home
provisions! {
    /// The edition governs events that begin on or after 1 January 2018.
    InForce                              "FI.1"      _ _ _;
    /// A warning for the first sound of a phone, the game for the second.
    PhoneLadder                          "FI.2"      _ _ _;
    /// Thirty minutes where no default time was announced.
    FinnishDefaultTime                   "FI.3"      _ _ _;
    /// The quickplay guideline is in force unless it is excluded.
    FinnishQuickplay                     "FI.4"      _ _ _;
    /// National blitz rules only outside rated play.
    NationalBlitz                        "FI.7"      _ _ _;
    /// The Laws are written for play over the board.
    OverTheBoard                         "INT.1"     _ _ _;
    /// The basic rules hold in any game, the competition rules in competitions.
    Scope                                "INT.2"     _ _ _;
    /// What no rule foresees is decided from like cases.
    Analogy                              "PRE.1"     _ _ _;
    /// The arbiter's judgement is not tied by too fine a rule.
    Discretion                           "PRE.2"     _ _ _;
    /// A rated game follows the Laws.
    RatedPlay                            "PRE.3"     _ _ _;

    /// The players move in turn, each their own pieces.
    TakingTurns                          "1.1"       _ _ _;
    /// White begins.
    WhiteBegins                          "1.2"       _ _ _;
    /// A player has the move once the opponent's is made.
    HavingTheMove                        "1.3"       _ _ _;
    /// The aim is mate, and the king is never taken.
    KingNeverTaken                       "1.4.1"     _ _ _;
    /// The mated player has lost.
    MatedLoses                           "1.4.2"     _ _ _;
    /// If neither can mate, the game is drawn.
    NeitherCanMate                       "1.5"       _ _ _;
    /// The initial position.
    InitialPosition                      "2.3"       _ _ _;
    /// A move that breaks a rule of chapter 3 is illegal.
    IllegalMove                          "3.10.2"    _ _ _;
    /// A position that no legal moves lead to.
    IllegalPosition                      "3.10.3"    _ _ _;

    /// One hand makes a move.
    OneHand                              "4.1"       _ _ _;
    /// Straightening pieces needs an announcement first.
    AnnouncedAdjustment                  "4.2.1"     _ _ _;
    /// Any other touch is deliberate unless clearly an accident.
    DeliberateTouch                      "4.2.2"     _ _ _;
    /// A touched piece binds.
    TouchMove                            "4.3"       _ _ _;
    /// The first own piece touched that can move must move.
    TouchedOwn                           "4.3.1"     _ _ _;
    /// The first enemy piece touched that can be taken must be taken.
    TouchedEnemy                         "4.3.2"     _ _ _;
    /// Pieces of both colours touched.
    TouchedBoth                          "4.3.3"     _ _ _;
    /// King, then rook: castle there if it is legal.
    KingThenRook                         "4.4.1"     _ _ _;
    /// Rook, then king: no castling there with this move.
    RookThenKing                         "4.4.2"     _ _ _;
    /// King and rook touched to castle where that is illegal: another king move.
    CastlingNotPossible                  "4.4.3"     _ _ _;
    /// The choice of promotion is final when the piece touches its square.
    PromotionFinal                       "4.4.4"     _ _ _;
    /// No touched piece can move or be taken: any legal move.
    TouchedNoneMovable                   "4.5"       _ _ _;
    /// A promotion may be carried out in several orders.
    PromotionOrders                      "4.6"       _ _ _;
    /// The pawn need not be set on the square of promotion.
    PawnNeedNotStand                     "4.6.1"     _ _ _;
    /// The pawn may come off before or after the new piece is put.
    PromotionAnyOrder                    "4.6.2"     _ _ _;
    /// A piece on the square of promotion is taken.
    PromotionCaptures                    "4.6.3"     _ _ _;
    /// A piece let go on a square of a legal move stays there, and the move is made.
    ReleasedStays                        "4.7"       _ _ _;
    /// A capture is made when the captured piece is off and the capturing one let go.
    CaptureMade                          "4.7.1"     _ _ _;
    /// Castling is made when the rook is let go; after the king only that castling.
    CastlingMade                         "4.7.2"     _ _ _;
    /// A promotion is made when the new piece is let go and the pawn is off.
    PromotionMade                        "4.7.3"     _ _ _;
    /// The right to complain ends with a touch of one's own.
    ComplaintInTime                      "4.8"       _ _ _;
    /// An assistant may move for a player who cannot.
    MovingAssistant                      "4.9"       _ _ _;

    /// Mate wins and ends the game.
    Checkmate                            "5.1.1"     _ _ _;
    /// Resigning loses and ends the game.
    Resignation                          "5.1.2"     _ _ _;
    /// Stalemate draws and ends the game.
    Stalemate                            "5.2.1"     _ _ _;
    /// A dead position draws and ends the game.
    DeadPosition                         "5.2.2"     _ _ _;
    /// The players agree on a draw; each must have moved.
    Agreement                            "5.2.3"     _ _ _;

    /// Two displays, of which at most one runs.
    LinkedDisplays                       "6.1"       _ _ _;
    /// Pressing completes the move.
    PressCompletes                       "6.2.1"     _ _ _;
    /// A move that ends the game is complete without a press.
    EndingCompletes                      "6.2.1.1"   _ _ _;
    /// Making the next move completes the one before.
    NextMoveCompletes                    "6.2.1.2"   _ _ _;
    /// A player may always press after moving.
    RightToPress                         "6.2.2"     _ _ _;
    /// The hand that moved presses.
    SameHandPresses                      "6.2.3"     _ _ _;
    /// The clock is handled properly.
    ClockHandling                        "6.2.4"     _ _ _;
    /// Only the player whose clock runs may straighten pieces.
    AdjustOnOwnTime                      "6.2.5"     _ _ _;
    /// An assistant may press for a player who cannot.
    PressingAssistant                    "6.2.6"     _ _ _;
    /// So many moves, or all, in so much time.
    MovesInTime                          "6.3.1"     _ _ _;
    /// Saved time carries over; a delay does not.
    SavedTime                            "6.3.2"     _ _ _;
    /// After a flag the moves are checked at once.
    FlagCheck                            "6.4"       _ _ _;
    /// The arbiter says where the clock stands.
    ClockSide                            "6.5"       _ _ _;
    /// White's clock is started at the appointed time.
    Start                                "6.6"       _ _ _;
    /// Arriving after the default time loses.
    DefaultTime                          "6.7.1"     _ _ _;
    /// Neither was there: White loses the time until arriving.
    WhiteLosesTime                       "6.7.2"     _ _ _;
    /// A flag has fallen when the arbiter sees it or a player rightly says so.
    FlagNoticed                          "6.8"       _ _ _;
    /// Overstepping the time loses, unless the opponent cannot mate.
    TimeOverstepped                      "6.9"       _ _ _;
    /// What the clock shows holds; a defective one is replaced.
    DefectiveClock                       "6.10.1"    _ _ _;
    /// A wrong setting is corrected.
    WrongSetting                         "6.10.2"    _ _ _;
    /// The arbiter stops the clock when the game must be interrupted.
    Interruption                         "6.11.1"    _ _ _;
    /// A player stops the clock only to call the arbiter.
    PlayerStops                          "6.11.2"    _ _ _;
    /// The arbiter decides when play goes on.
    Resuming                             "6.11.3"    _ _ _;
    /// The arbiter judges the reason of a stop.
    StopJudged                           "6.11.4"    _ _ _;
    /// What a public display may show.
    Displays                             "6.12.1"    _ _ _;
    /// No claim rests on a display alone.
    DisplayIsNoGround                    "6.12.2"    _ _ _;

    /// The arbiter sets the clock when a position is restored.
    RestoredTimes                        "7.1"       _ _ _;
    /// A wrong initial position: a new game.
    WrongSetup                           "7.2.1"     _ _ _;
    /// A turned board: the position is transferred.
    TurnedBoard                          "7.2.2"     _ _ _;
    /// Reversed colours.
    ReversedColors                       "7.3"       _ _ _;
    /// Who displaces pieces restores them on their own time.
    DisplacedPieces                      "7.4.1"     _ _ _;
    /// Either player may stop the clock for it.
    DisplacedStop                        "7.4.2"     _ _ _;
    /// The arbiter may penalise it.
    DisplacedPenalty                     "7.4.3"     _ _ _;
    /// A completed illegal move is taken back.
    IllegalMoveCompleted                 "7.5.1"     _ _ _;
    /// A pawn left on the last rank becomes a queen.
    PawnLeft                             "7.5.2"     _ _ _;
    /// Pressing without a move counts as an illegal move.
    PressWithoutMove                     "7.5.3"     _ _ _;
    /// Two hands and a press count as an illegal move.
    TwoHands                             "7.5.4"     _ _ _;
    /// Time for the first illegal move, the game for the second.
    IllegalMovePenalty                   "7.5.5"     _ _ _;
    /// A piece found off its square.
    PieceOffSquare                       "7.6"       _ _ _;

    /// Both players record the moves.
    Recording                            "8.1.1"     _ _ _;
    /// No writing in advance.
    NoWritingAhead                       "8.1.2"     _ _ _;
    /// The own last move is written before the next is made.
    WriteBeforeNext                      "8.1.3"     _ _ _;
    /// Nothing but the game is on the sheet.
    SheetContent                         "8.1.4"     _ _ _;
    /// Draw offers are recorded.
    OfferRecorded                        "8.1.5"     _ _ _;
    /// An assistant may write for a player who cannot.
    WritingAssistant                     "8.1.6"     _ _ _;
    /// The sheets are always visible to the arbiter.
    SheetVisible                         "8.2"       _ _ _;
    /// Less than five minutes without enough increment: no duty to record.
    RecordingLapses                      "8.4"       _ _ _;
    /// Neither records: the arbiter does, and both complete their sheets after a flag.
    BothComplete                         "8.5.1"     _ _ _;
    /// One does not record: that sheet is completed before the next move.
    OneCompletes                         "8.5.2"     _ _ _;
    /// No complete sheet: the game is reconstructed.
    Reconstruction                       "8.5.3"     _ _ _;
    /// The count cannot be shown: the next move opens the next period.
    CountUnknown                         "8.6"       _ _ _;
    /// Both sign the result; it stands even if it is wrong.
    Signatures                           "8.7"       _ _ _;

    /// The organiser may restrict agreed draws.
    AgreementLimit                       "9.1.1"     _ _ _;
    /// When and how a draw is offered, and how long the offer stands.
    DrawOffer                            "9.1.2.1"   _ _ _;
    /// Both write the offer down.
    OfferWritten                         "9.1.2.2"   _ _ _;
    /// A claim is an offer too.
    ClaimIsOffer                         "9.1.2.3"   _ _ _;
    /// A right claim of the third appearance draws.
    Threefold                            "9.2.1"     _ _ _;
    /// The third appearance is about to arise.
    ThreefoldIntended                    "9.2.1.1"   _ _ _;
    /// The third appearance has just arisen.
    ThreefoldOnBoard                     "9.2.1.2"   _ _ _;
    /// What the same position is.
    SamePosition                         "9.2.2"     _ _ _;
    /// A right claim of fifty moves draws.
    FiftyMoves                           "9.3"       _ _ _;
    /// The intended move completes the fifty.
    FiftyIntended                        "9.3.1"     _ _ _;
    /// The fifty are complete.
    FiftyOnBoard                         "9.3.2"     _ _ _;
    /// A touch loses the right to claim with this move.
    TouchLosesClaim                      "9.4"       _ _ _;
    /// A claim stops the clock and cannot be withdrawn.
    ClaimStopsClock                      "9.5.1"     _ _ _;
    /// A right claim draws at once.
    ClaimRight                           "9.5.2"     _ _ _;
    /// A wrong claim gives the opponent time.
    ClaimWrong                           "9.5.3"     _ _ _;
    /// The fifth appearance draws without a claim.
    Fivefold                             "9.6.1"     _ _ _;
    /// Seventy-five moves draw without a claim.
    SeventyFiveMoves                     "9.6.2"     _ _ _;

    /// What win, draw and loss are worth.
    Points                               "10.1"      _ _ _;
    /// No score beyond the usual ones.
    PointsLimit                          "10.2"      _ _ _;

    /// Nothing that brings chess into disrepute.
    Disrepute                            "11.1"      _ _ _;
    /// The playing area.
    LeavingAllowed                       "11.2.2"    _ _ _;
    /// What needs the arbiter's permission.
    Permissions                          "11.2.3"    _ _ _;
    /// Permission to leave the venue.
    LeavingVenue                         "11.2.3.1"  _ _ _;
    /// Permission to leave the playing area while having the move.
    LeavingArea                          "11.2.3.2"  _ _ _;
    /// Who may enter the playing area.
    Visitors                             "11.2.3.3"  _ _ _;
    /// Reporting an absence to the arbiter.
    ReportedAbsence                      "11.2.4"    _ _ _;
    /// No notes, no advice, no analysis.
    NoAssistance                         "11.3.1"    _ _ _;
    /// Devices and where they may be.
    Devices                              "11.3.2.1"  _ _ _;
    /// A device found loses the game.
    DeviceFound                          "11.3.2.2"  _ _ _;
    /// Inspections.
    Inspection                           "11.3.3"    _ _ _;
    /// Smoking.
    Smoking                              "11.3.4"    _ _ _;
    /// Who has finished is a spectator.
    FinishedIsSpectator                  "11.4"      _ _ _;
    /// No distracting the opponent.
    Distraction                          "11.5"      _ _ _;
    /// Breaches of conduct may be penalised.
    ConductPenalty                       "11.6"      _ _ _;
    /// Persistent refusal may cost the game.
    PersistentRefusal                    "11.7"      _ _ _;
    /// Both guilty: both lose.
    BothGuilty                           "11.8"      _ _ _;
    /// A player may ask about the Laws.
    AskingRules                          "11.9"      _ _ _;
    /// Appeals.
    Appeal                               "11.10"     _ _ _;
    /// Both help to reconstruct.
    HelpReconstruct                      "11.11"     _ _ _;
    /// The players check claims under supervision.
    CheckingClaims                       "11.12"     _ _ _;

    /// The arbiter sees that the Laws are followed.
    ArbiterWatches                       "12.1"      _ _ _;
    /// The arbiter acts in the interest of the event.
    InterestOfEvent                      "12.2.2"    _ _ _;
    /// Special care for disabled players.
    DisabledPlayers                      "12.2.6"    _ _ _;
    /// Rules against cheating are followed.
    AntiCheating                         "12.2.7"    _ _ _;
    /// The arbiter watches time trouble.
    TimeTrouble                          "12.3"      _ _ _;
    /// Assistants of the arbiter.
    Assistants                           "12.4"      _ _ _;
    /// Extra time after a disturbance.
    ExtraTime                            "12.5"      _ _ _;
    /// What the arbiter does not say.
    ArbiterSilent                        "12.6"      _ _ _;
    /// Who sees an irregularity tells only the arbiter.
    TellOnlyArbiter                      "12.7"      _ _ _;
    /// Phones.
    Phones                               "12.8"      _ _ _;
    /// The penalties.
    Penalties                            "12.9"      _ _ _;
    /// A warning.
    Warning                              "12.9.1"    _ _ _;
    /// More time for the opponent.
    MoreTime                             "12.9.2"    _ _ _;
    /// Less time for the offender.
    LessTime                             "12.9.3"    _ _ _;
    /// More points for the opponent.
    MorePoints                           "12.9.4"    _ _ _;
    /// Fewer points for the offender.
    FewerPoints                          "12.9.5"    _ _ _;
    /// The loss of the game.
    PenaltyLoss                          "12.9.6"    _ _ _;
    /// A fine announced beforehand.
    Fine                                 "12.9.7"    _ _ _;
    /// Exclusion from rounds.
    RoundsExcluded                       "12.9.8"    _ _ _;
    /// Expulsion from the event.
    Expulsion                            "12.9.9"    _ _ _;

    /// What rapid chess is.
    RapidTime                            "A.1"       _ _ _;
    /// Rapid players need not record.
    NoDutyToRecord                       "A.2"       _ _ _;
    /// Rapid under full supervision.
    RapidFull                            "A.3.1"     _ _ _;
    /// One arbiter for three games of rapid at most.
    RapidBoards                          "A.3.1.1"   _ _ _;
    /// Every game of rapid is recorded.
    RapidRecorded                        "A.3.1.2"   _ _ _;
    /// Five looks at the record.
    RecordLooks                          "A.3.2"     _ _ _;
    /// Rapid under limited supervision.
    RapidLimited                         "A.4"       _ _ _;
    /// Each player has made ten moves.
    TenMoves                             "A.4.1"     _ _ _;
    /// After ten moves each the clock setting stays.
    SettingFixed                         "A.4.1.1"   _ _ _;
    /// After ten moves each the set-up stays.
    SetupFixed                           "A.4.1.2"   _ _ _;
    /// An illegal move stands once the opponent has moved.
    IllegalWindow                        "A.4.2"     _ _ _;
    /// Claiming on time.
    TimeClaim                            "A.4.3"     _ _ _;
    /// Both kings in check, or a pawn on its last rank.
    IllegalSymptom                       "A.4.4"     _ _ _;
    /// The arbiter too calls flags.
    ArbiterCallsFlag                     "A.4.5"     _ _ _;
    /// The supervision is chosen for the whole event.
    RapidChoice                          "A.5"       _ _ _;
    /// National blitz rules only where the event is not rated.
    NationalBlitzUnrated                 "B.0"       _ _ _;
    /// What blitz is.
    BlitzTime                            "B.1"       _ _ _;
    /// One minute instead of two.
    BlitzPenalty                         "B.2"       _ _ _;
    /// Blitz under full supervision.
    BlitzFull                            "B.3.1"     _ _ _;
    /// One arbiter for each game of blitz.
    BlitzBoards                          "B.3.1.1"   _ _ _;
    /// Every game of blitz is recorded.
    BlitzRecorded                        "B.3.1.2"   _ _ _;
    /// Five looks at the record, in blitz.
    BlitzRecordLooks                     "B.3.2"     _ _ _;
    /// Blitz under limited supervision.
    BlitzLimited                         "B.4"       _ _ _;
    /// The supervision of blitz is chosen for the whole event.
    BlitzChoice                          "B.5"       _ _ _;
    /// Only algebraic notation is evidence.
    AlgebraicOnly                        "C.0"       _ _ _;
    /// Pawns have no letter.
    PawnsWithoutLetter                   "C.4"       _ _ _;
    /// How an officer's capture is written.
    CaptureWritten                       "C.9"       _ _ _;
    /// Like pieces are told apart.
    PiecesToldApart                      "C.10"      _ _ _;
    /// A promotion is written with the letter of the new piece.
    PromotionWritten                     "C.11"      _ _ _;
    /// A draw offer is written (=).
    OfferSign                            "C.12"      _ _ _;
    /// Either player may demand two boards.
    TwoBoards                            "D.1"       _ _ _;
    /// Moves are announced, repeated and made on the other board.
    Announcing                           "D.2.1"     _ _ _;
    /// A piece is touched when it leaves its socket.
    BlindTouch                           "D.2.2"     _ _ _;
    /// When a move of a player who cannot see is made.
    BlindMove                            "D.2.3"     _ _ _;
    /// The captured piece is off the board.
    BlindCapture                         "D.2.3.1"   _ _ _;
    /// The piece is in another socket.
    BlindPlaced                          "D.2.3.2"   _ _ _;
    /// The move is announced.
    BlindAnnounced                       "D.2.3.3"   _ _ _;
    /// Only then is the clock pressed.
    BlindPress                           "D.2.4"     _ _ _;
    /// The sighted player is under the ordinary rules.
    SightedRules                         "D.2.5"     _ _ _;
    /// A clock that speaks.
    SpeakingClock                        "D.2.6.1"   _ _ _;
    /// Writing, Braille or a recorder.
    BlindRecord                          "D.2.7"     _ _ _;
    /// A slip of the tongue is corrected before the clock is pressed.
    SlipCorrected                        "D.2.8"     _ _ _;
    /// Boards that differ are corrected with both scoresheets.
    BoardsDiffer                         "D.2.9"     _ _ _;
    /// A player who cannot see may have an assistant.
    BlindAssistant                       "D.2.10"    _ _ _;
    /// The assistant makes moves on the other board.
    AssistantMoves                       "D.2.10.1"  _ _ _;
    /// The assistant announces moves.
    AssistantAnnounces                   "D.2.10.2"  _ _ _;
    /// The assistant keeps the sheet and presses the clock.
    AssistantWrites                      "D.2.10.3"  _ _ _;
    /// The assistant tells times and moves when asked.
    AssistantTells                       "D.2.10.4"  _ _ _;
    /// An assistant claims on time and tells of touched pieces.
    AssistantClaims                      "D.2.10.5"  _ _ _;
    /// An assistant carries out the formalities of an adjournment.
    AssistantSeals                       "D.2.10.6"  _ _ _;
    /// When the sighted player may have an assistant, and when one is compulsory.
    SightedAssistant                     "D.2.11"    _ _ _;
    /// The player on move seals a move.
    Sealing                              "I.1.1"     _ _ _;
    /// Sealing early costs the rest of the session.
    SealingEarly                         "I.1.2"     _ _ _;
    /// What the envelope shows.
    EnvelopeFields                       "I.2"       _ _ _;
    /// The arbiter answers for the envelope.
    EnvelopeKept                         "I.3"       _ _ _;
    /// An offer after the sealing stands.
    OfferAdjourned                       "I.4"       _ _ _;
    /// The position before the sealed move and the times used are set up.
    Resumption                           "I.5"       _ _ _;
    /// Agreed or resigned before the resumption.
    EndedWhileAdjourned                  "I.6"       _ _ _;
    /// The envelope is opened when the player who must answer is there.
    OpeningRule                          "I.7"       _ _ _;
    /// A sealed move that is worth nothing loses.
    SealedInvalid                        "I.8"       _ _ _;
    /// A sealed move that is ambiguous.
    SealedAmbiguous                      "I.8.1"     _ _ _;
    /// A sealed move whose meaning cannot be found.
    SealedUnreadable                     "I.8.2"     _ _ _;
    /// A sealed move that is illegal.
    SealedIllegal                        "I.8.3"     _ _ _;
    /// What happens at the time of resumption.
    ResumptionTime                       "I.9"       _ _ _;
    /// The player who must answer is there.
    AnsweringPresent                     "I.9.1"     _ _ _;
    /// The player who must answer is absent.
    AnsweringAbsent                      "I.9.2"     _ _ _;
    /// The sealer is absent: the reply may be sealed.
    SealedReply                          "I.9.3"     _ _ _;
    /// Coming to the resumption after the default time.
    LateAtResumption                     "I.10"      _ _ _;
    /// Neither is at the resumption.
    NeitherAtResumption                  "I.11"      _ _ _;
    /// The envelope is lost.
    EnvelopeLost                         "I.12.1"    _ _ _;
    /// The adjourned position cannot be found again.
    AdjournedPositionLost                "I.12.2"    _ _ _;
    /// Wrong times at the resumption.
    ResumedTimes                         "I.13"      _ _ _;
    /// The session runs by the arbiter's clock.
    SessionLength                        "I.14"      _ _ _;
    /// The arrays of Chess960.
    ArrayRules                           "II.2"      _ _ _;
    /// The king between the rooks.
    KingBetweenRooks                     "II.2.1"    _ _ _;
    /// Bishops on squares of both colours.
    BishopsApart                         "II.2.2"    _ _ _;
    /// Castling in which king and rook move.
    CastlingBothMove                     "II.3.2.1"  _ _ _;
    /// Castling in which king and rook exchange squares.
    CastlingExchange                     "II.3.2.2"  _ _ _;
    /// Castling in which only the king moves.
    CastlingKingOnly                     "II.3.2.3"  _ _ _;
    /// Castling in which only the rook moves.
    CastlingRookOnly                     "II.3.2.4"  _ _ _;
    /// Castling announced beforehand in Chess960.
    CastlingAnnounced                    "II.3.2.7.1" _ _ _;
    /// A quickplay finish.
    QuickplayFinish                      "III.1"     _ _ _;
    /// Quickplay rules are announced beforehand.
    QuickplayAnnounced                   "III.2.1"   _ _ _;
    /// Quickplay rules are for standard and rapid games without increment.
    QuickplayScope                       "III.2.2"   _ _ _;
    /// Both flags down, and nobody knows which fell first.
    BothFlags                            "III.3.1"   _ _ _;
    /// Both flags down, not the last period.
    BothFlagsPlayOn                      "III.3.1.1" _ _ _;
    /// Both flags down in the last period.
    BothFlagsDraw                        "III.3.1.2" _ _ _;
    /// An increment asked for with less than two minutes left.
    IncrementRequest                     "III.4"     _ _ _;
    /// A claim that the opponent does not or cannot win by normal means.
    NoNormalWin                          "III.5"     _ _ _;
    /// The arbiter draws the game, postpones or rejects.
    ClaimWeighed                         "III.5.1"   _ _ _;
    /// A claim decided later.
    ClaimPostponed                       "III.5.2"   _ _ _;
    /// A rejected claim gives the opponent two minutes.
    ClaimRejected                        "III.5.3"   _ _ _;
    /// No arbiter is present.
    NoArbiterPresent                     "III.6"     _ _ _;
    /// The game ends with a claim where no arbiter is present.
    ClaimUnsupervised                    "III.6.1"   _ _ _;
    /// The position shows that the opponent cannot win.
    CannotWinShown                       "III.6.1.1" _ _ _;
    /// Position and scoresheet show that the opponent did not try.
    NotTryingShown                       "III.6.1.2" _ _ _;
    /// The claim goes to the arbiter named for it.
    ClaimReferred                        "III.6.2"   _ _ _;
}
