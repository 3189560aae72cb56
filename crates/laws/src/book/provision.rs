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
    InForce                              "FI.1"      "FI.1"         _         _;
    /// A warning for the first sound of a phone, the game for the second.
    PhoneLadder                          "FI.2"      "FI.2"         _         _;
    /// Thirty minutes where no default time was announced.
    FinnishDefaultTime                   "FI.3"      "FI.6"         _         _;
    /// The quickplay guideline is in force unless it is excluded.
    FinnishQuickplay                     "FI.4"      "FI.4"         _         _;
    /// National blitz rules only outside rated play.
    NationalBlitz                        "FI.7"      "B.note"       "0"       _;
    /// The Laws are written for play over the board.
    OverTheBoard                         "INT.1"     "INT.1"        _         _;
    /// The basic rules hold in any game, the competition rules in competitions.
    Scope                                "INT.2"     "INT.2"        _         _;
    /// What no rule foresees is decided from like cases.
    Analogy                              "PRE.1"     "PRE.1"        _         _;
    /// The arbiter's judgement is not tied by too fine a rule.
    Discretion                           "PRE.2"     "PRE.2"        _         _;
    /// A rated game follows the Laws.
    RatedPlay                            "PRE.3"     "PRE.3"        _         _;

    /// The players move in turn, each their own pieces.
    TakingTurns                          "1.1"       "1.1"          _         "Pelaaminen 1";
    /// White begins.
    WhiteBegins                          "1.2"       "1.1"          _         "Pelaaminen 1";
    /// A player has the move once the opponent's is made.
    HavingTheMove                        "1.3"       "1.1"          _         "Pelaaminen 1";
    /// The aim is mate, and the king is never taken.
    KingNeverTaken                       "1.4.1"     "1.2"          "13.d-3"  "Pelin tavoite 1";
    /// The mated player has lost.
    MatedLoses                           "1.4.2"     "1.2"          _         "Pelin tavoite 2";
    /// If neither can mate, the game is drawn.
    NeitherCanMate                       "1.5"       "1.3"          _         _;
    /// The initial position.
    InitialPosition                      "2.3"       "2.3"          _         "Alkuasetelma 5";
    /// The kings never stand side by side.
    KingsApart                           "3.8.1"     "3.8.a"        _         "Kuningas 2";
    /// A move that breaks a rule of chapter 3 is illegal.
    IllegalMove                          "3.10.2"    "3.10.b"       _         _;
    /// A position that no legal moves lead to.
    IllegalPosition                      "3.10.3"    "3.10.c"       _         _;
    /// The player chooses what a pawn becomes.
    PromotionChoice                      "3.7.5.1"   "3.7.e"        _         "Sotilas c";

    /// One hand makes a move.
    OneHand                              "4.1"       "4.1"          _         _;
    /// Straightening pieces needs an announcement first.
    AnnouncedAdjustment                  "4.2.1"     "4.2"          _         _;
    /// Any other touch is deliberate unless clearly an accident.
    DeliberateTouch                      "4.2.2"     _              _         _;
    /// A touched piece binds.
    TouchMove                            "4.3"       "4.3"          _         _;
    /// The first own piece touched that can move must move.
    TouchedOwn                           "4.3.1"     "4.3.a"        _         _;
    /// The first enemy piece touched that can be taken must be taken.
    TouchedEnemy                         "4.3.2"     "4.3.b"        _         _;
    /// Pieces of both colours touched.
    TouchedBoth                          "4.3.3"     "4.3.c"        _         _;
    /// King, then rook: castle there if it is legal.
    KingThenRook                         "4.4.1"     "4.4.a"        _         _;
    /// Rook, then king: no castling there with this move.
    RookThenKing                         "4.4.2"     "4.4.b"        _         _;
    /// King and rook touched to castle where that is illegal: another king move.
    CastlingNotPossible                  "4.4.3"     "4.4.c"        _         _;
    /// The choice of promotion is final when the piece touches its square.
    PromotionFinal                       "4.4.4"     "4.4.d"        _         _;
    /// No touched piece can move or be taken: any legal move.
    TouchedNoneMovable                   "4.5"       "4.5"          _         _;
    /// A promotion may be carried out in several orders.
    PromotionOrders                      "4.6"       "4.6"          _         _;
    /// The pawn need not be set on the square of promotion.
    PawnNeedNotStand                     "4.6.1"     "4.6.1"        _         _;
    /// The pawn may come off before or after the new piece is put.
    PromotionAnyOrder                    "4.6.2"     "4.6.2"        _         _;
    /// A piece on the square of promotion is taken.
    PromotionCaptures                    "4.6.3"     "4.6-p3"       _         _;
    /// A piece let go on a square of a legal move stays there, and the move is made.
    ReleasedStays                        "4.7"       "4.7"          _         _;
    /// A capture is made when the captured piece is off and the capturing one let go.
    CaptureMade                          "4.7.1"     "4.7.a"        _         _;
    /// Castling is made when the rook is let go; after the king only that castling.
    CastlingMade                         "4.7.2"     "4.7.b"        _         _;
    /// A promotion is made when the new piece is let go and the pawn is off.
    PromotionMade                        "4.7.3"     "4.7.c"        _         _;
    /// The right to complain ends with a touch of one's own.
    ComplaintInTime                      "4.8"       "4.8"          _         _;
    /// An assistant may move for a player who cannot.
    MovingAssistant                      "4.9"       "4.9"          _         _;

    /// Mate wins and ends the game.
    Checkmate                            "5.1.1"     "5.1.a"        "13.a"    "Shakki ja matti 3";
    /// Resigning loses and ends the game.
    Resignation                          "5.1.2"     "5.1.b"        "13.b"    "Pelin voittaminen 2";
    /// Stalemate draws and ends the game.
    Stalemate                            "5.2.1"     "5.2.a"        "14.a-1"  "Tasapeli 2";
    /// A dead position draws and ends the game.
    DeadPosition                         "5.2.2"     "5.2.b"        "14.a-2"  "Tasapeli 1";
    /// The players agree on a draw; each must have moved.
    Agreement                            "5.2.3"     "5.2.c"        "14.b"    "Tasapeli 3";

    /// Two displays, of which at most one runs.
    LinkedDisplays                       "6.1"       "6.1"          "3"       _;
    /// Pressing completes the move.
    PressCompletes                       "6.2.1"     "6.2.a"        _         _;
    /// A move that ends the game is complete without a press.
    EndingCompletes                      "6.2.1.1"   "6.2.a(1)"     _         _;
    /// Making the next move completes the one before.
    NextMoveCompletes                    "6.2.1.2"   "6.2.a(2)"     _         _;
    /// A player may always press after moving.
    RightToPress                         "6.2.2"     "6.2.a-tail"   "8-3"     _;
    /// The hand that moved presses.
    SameHandPresses                      "6.2.3"     "6.2.b"        "5"       _;
    /// The clock is handled properly.
    ClockHandling                        "6.2.4"     "6.2.c"        "8-1"     _;
    /// Only the player whose clock runs may straighten pieces.
    AdjustOnOwnTime                      "6.2.5"     "6.2.d"        _         _;
    /// An assistant may press for a player who cannot.
    PressingAssistant                    "6.2.6"     "6.2.e"        _         _;
    /// So many moves, or all, in so much time.
    MovesInTime                          "6.3.1"     "6.3.a"        "2"       _;
    /// Saved time carries over; a delay does not.
    SavedTime                            "6.3.2"     "6.3.b"        _         _;
    /// After a flag the moves are checked at once.
    FlagCheck                            "6.4"       "6.4"          _         _;
    /// The arbiter says where the clock stands.
    ClockSide                            "6.5"       "6.5"          "4-1"     _;
    /// White's clock is started at the appointed time.
    Start                                "6.6"       "6.6"          _         _;
    /// Arriving after the default time loses.
    DefaultTime                          "6.7.1"     "6.7.a"        _         _;
    /// Neither was there: White loses the time until arriving.
    WhiteLosesTime                       "6.7.2"     "6.7.b"        _         _;
    /// A flag has fallen when the arbiter sees it or a player rightly says so.
    FlagNoticed                          "6.8"       "6.8"          "13.c.1"  _;
    /// Overstepping the time loses, unless the opponent cannot mate.
    TimeOverstepped                      "6.9"       "6.9"          "13.c"    _;
    /// What the clock shows holds; a defective one is replaced.
    DefectiveClock                       "6.10.1"    "6.10.a"       "19"      _;
    /// A wrong setting is corrected.
    WrongSetting                         "6.10.2"    "6.10.b"       _         _;
    /// The arbiter stops the clock when the game must be interrupted.
    Interruption                         "6.11.1"    "6.12.a"       _         _;
    /// A player stops the clock only to call the arbiter.
    PlayerStops                          "6.11.2"    "6.12.b"       "16"      _;
    /// The arbiter decides when play goes on.
    Resuming                             "6.11.3"    "6.12.c"       _         _;
    /// The arbiter judges the reason of a stop.
    StopJudged                           "6.11.4"    "6.12.d"       _         _;
    /// What a public display may show.
    Displays                             "6.12.1"    "6.13"         _         _;
    /// No claim rests on a display alone.
    DisplayIsNoGround                    "6.12.2"    "6.13"         _         _;

    /// The arbiter sets the clock when a position is restored.
    RestoredTimes                        "7.1"       "7.1"          _         _;
    /// A wrong initial position: a new game.
    WrongSetup                           "7.2.1"     "7.2.a"        _         _;
    /// A turned board: the position is transferred.
    TurnedBoard                          "7.2.2"     "7.2.b"        _         _;
    /// Reversed colours.
    ReversedColors                       "7.3"       "7.3"          _         _;
    /// Who displaces pieces restores them on their own time.
    DisplacedPieces                      "7.4.1"     "7.4"          "9-1"     _;
    /// Either player may stop the clock for it.
    DisplacedStop                        "7.4.2"     "7.4"          "9-2"     _;
    /// The arbiter may penalise it.
    DisplacedPenalty                     "7.4.3"     "7.4"          "9-3"     _;
    /// A completed illegal move is taken back.
    IllegalMoveCompleted                 "7.5.1"     "7.5.a"        "12.c"    _;
    /// A pawn left on the last rank becomes a queen.
    PawnLeft                             "7.5.2"     "7.5.a-p2"     "11-2"    _;
    /// Pressing without a move counts as an illegal move.
    PressWithoutMove                     "7.5.3"     _              _         _;
    /// Two hands and a press count as an illegal move.
    TwoHands                             "7.5.4"     _              _         _;
    /// Time for the first illegal move, the game for the second.
    IllegalMovePenalty                   "7.5.5"     "7.5.b"        "13.d-1"  _;
    /// A piece found off its square.
    PieceOffSquare                       "7.6"       "7.6"          _         _;

    /// Both players record the moves.
    Recording                            "8.1.1"     "8.1.a"        _         _;
    /// No writing in advance.
    NoWritingAhead                       "8.1.2"     "8.1.a"        _         _;
    /// The own last move is written before the next is made.
    WriteBeforeNext                      "8.1.3"     "8.1.c"        _         _;
    /// Nothing but the game is on the sheet.
    SheetContent                         "8.1.4"     "8.1.b"        _         _;
    /// Draw offers are recorded.
    OfferRecorded                        "8.1.5"     "8.1.d"        _         _;
    /// An assistant may write for a player who cannot.
    WritingAssistant                     "8.1.6"     "8.1.e"        _         _;
    /// The sheets are always visible to the arbiter.
    SheetVisible                         "8.2"       "8.2"          _         _;
    /// Less than five minutes without enough increment: no duty to record.
    RecordingLapses                      "8.4"       "8.4"          _         _;
    /// Neither records: the arbiter does, and both complete their sheets after a flag.
    BothComplete                         "8.5.1"     "8.5.a"        _         _;
    /// One does not record: that sheet is completed before the next move.
    OneCompletes                         "8.5.2"     "8.5.b"        _         _;
    /// No complete sheet: the game is reconstructed.
    Reconstruction                       "8.5.3"     "8.5.c"        _         _;
    /// The count cannot be shown: the next move opens the next period.
    CountUnknown                         "8.6"       "8.6"          _         _;
    /// Both sign the result; it stands even if it is wrong.
    Signatures                           "8.7"       "8.7"          _         _;

    /// The organiser may restrict agreed draws.
    AgreementLimit                       "9.1.1"     "9.1.a"        _         _;
    /// When and how a draw is offered, and how long the offer stands.
    DrawOffer                            "9.1.2.1"   "9.1.b(1)"     _         "Tasapeli 3";
    /// Both write the offer down.
    OfferWritten                         "9.1.2.2"   "9.1.b(2)"     _         _;
    /// A claim is an offer too.
    ClaimIsOffer                         "9.1.2.3"   "9.1.b(3)"     _         _;
    /// A right claim of the third appearance draws.
    Threefold                            "9.2.1"     "9.2"          _         "Tasapeli 4";
    /// The third appearance is about to arise.
    ThreefoldIntended                    "9.2.1.1"   "9.2.a"        _         "Tasapeli 4.a";
    /// The third appearance has just arisen.
    ThreefoldOnBoard                     "9.2.1.2"   "9.2.b"        _         "Tasapeli 4.b";
    /// What the same position is.
    SamePosition                         "9.2.2"     "9.2-same"     _         "Tasapeli 4-same";
    /// A right claim of fifty moves draws.
    FiftyMoves                           "9.3"       "9.3"          _         "Tasapeli 5";
    /// The intended move completes the fifty.
    FiftyIntended                        "9.3.1"     "9.3.a"        _         _;
    /// The fifty are complete.
    FiftyOnBoard                         "9.3.2"     "9.3.b"        _         "Tasapeli 5";
    /// A touch loses the right to claim with this move.
    TouchLosesClaim                      "9.4"       "9.4"          _         _;
    /// A claim stops the clock and cannot be withdrawn.
    ClaimStopsClock                      "9.5.1"     "9.5"          _         _;
    /// A right claim draws at once.
    ClaimRight                           "9.5.2"     "9.5.a"        _         _;
    /// A wrong claim gives the opponent time.
    ClaimWrong                           "9.5.3"     "9.5.b"        _         _;
    /// The fifth appearance draws without a claim.
    Fivefold                             "9.6.1"     "9.6.a"        _         _;
    /// Seventy-five moves draw without a claim.
    SeventyFiveMoves                     "9.6.2"     "9.6.b"        _         _;
    /// A position without mate is drawn, said once more among the draws.
    NoMatePossible                       _           "9.7"          _         _;

    /// What win, draw and loss are worth.
    Points                               "10.1"      "10.1"         _         _;
    /// No score beyond the usual ones.
    PointsLimit                          "10.2"      _              _         _;

    /// Nothing that brings chess into disrepute.
    Disrepute                            "11.1"      "11.1"         _         _;
    /// The playing area.
    LeavingAllowed                       "11.2.2"    "11.2"         _         _;
    /// What needs the arbiter's permission.
    Permissions                          "11.2.3"    "11.2"         _         _;
    /// Permission to leave the venue.
    LeavingVenue                         "11.2.3.1"  "11.2.a"       _         _;
    /// Permission to leave the playing area while having the move.
    LeavingArea                          "11.2.3.2"  "11.2.b"       _         _;
    /// Who may enter the playing area.
    Visitors                             "11.2.3.3"  "11.2.c"       _         _;
    /// Reporting an absence to the arbiter.
    ReportedAbsence                      "11.2.4"    _              _         _;
    /// No notes, no advice, no analysis.
    NoAssistance                         "11.3.1"    "11.3.a"       _         _;
    /// Devices and where they may be.
    Devices                              "11.3.2.1"  "11.3.b"       _         _;
    /// A device found loses the game.
    DeviceFound                          "11.3.2.2"  "11.3.b"       _         _;
    /// Inspections.
    Inspection                           "11.3.3"    "11.3.b-search" _         _;
    /// Smoking.
    Smoking                              "11.3.4"    "11.3.c"       _         _;
    /// Who has finished is a spectator.
    FinishedIsSpectator                  "11.4"      "11.4"         _         _;
    /// No distracting the opponent.
    Distraction                          "11.5"      "11.5"         _         _;
    /// Breaches of conduct may be penalised.
    ConductPenalty                       "11.6"      "11.6"         "17"      _;
    /// Persistent refusal may cost the game.
    PersistentRefusal                    "11.7"      "11.7"         _         _;
    /// Both guilty: both lose.
    BothGuilty                           "11.8"      "11.8"         _         _;
    /// A player may ask about the Laws.
    AskingRules                          "11.9"      "11.9"         _         _;
    /// Appeals.
    Appeal                               "11.10"     "11.10"        "21-1"    _;
    /// Both help to reconstruct.
    HelpReconstruct                      "11.11"     _              _         _;
    /// The players check claims under supervision.
    CheckingClaims                       "11.12"     _              _         _;

    /// The arbiter sees that the Laws are followed.
    ArbiterWatches                       "12.1"      "12.1"         "18-1"    _;
    /// The arbiter acts in the interest of the event.
    InterestOfEvent                      "12.2.2"    "12.2.b"       _         _;
    /// Special care for disabled players.
    DisabledPlayers                      "12.2.6"    "12.2.f"       _         _;
    /// Rules against cheating are followed.
    AntiCheating                         "12.2.7"    _              _         _;
    /// The arbiter watches time trouble.
    TimeTrouble                          "12.3"      "12.3"         "18-1"    _;
    /// Assistants of the arbiter.
    Assistants                           "12.4"      "12.4"         _         _;
    /// Extra time after a disturbance.
    ExtraTime                            "12.5"      "12.5"         _         _;
    /// What the arbiter does not say.
    ArbiterSilent                        "12.6"      "12.6"         "18-2"    _;
    /// Who sees an irregularity tells only the arbiter.
    TellOnlyArbiter                      "12.7"      "12.7"         "20-1"    _;
    /// Phones.
    Phones                               "12.8"      "12.8"         _         _;
    /// The penalties.
    Penalties                            "12.9"      "12.9"         "17"      _;
    /// A warning.
    Warning                              "12.9.1"    "12.9.a"       "17.a"    _;
    /// More time for the opponent.
    MoreTime                             "12.9.2"    "12.9.b"       _         _;
    /// Less time for the offender.
    LessTime                             "12.9.3"    "12.9.c"       _         _;
    /// More points for the opponent.
    MorePoints                           "12.9.4"    "12.9.d"       _         _;
    /// Fewer points for the offender.
    FewerPoints                          "12.9.5"    "12.9.e"       _         _;
    /// The loss of the game.
    PenaltyLoss                          "12.9.6"    "12.9.f"       "17.b"    _;
    /// A fine announced beforehand.
    Fine                                 "12.9.7"    "12.9.g"       "17.c"    _;
    /// Exclusion from rounds.
    RoundsExcluded                       "12.9.8"    _              "17.c"    _;
    /// Expulsion from the event.
    Expulsion                            "12.9.9"    "12.9.h"       "17.c"    _;

    /// What rapid chess is.
    RapidTime                            "A.1"       "A.1"          _         _;
    /// Rapid players need not record.
    NoDutyToRecord                       "A.2"       "A.2"          "6"       _;
    /// Rapid under full supervision.
    RapidFull                            "A.3.1"     "A.3"          _         _;
    /// One arbiter for three games of rapid at most.
    RapidBoards                          "A.3.1.1"   "A.3.a"        _         _;
    /// Every game of rapid is recorded.
    RapidRecorded                        "A.3.1.2"   "A.3.b"        _         _;
    /// Five looks at the record.
    RecordLooks                          "A.3.2"     _              _         _;
    /// Rapid under limited supervision.
    RapidLimited                         "A.4"       "A.4"          _         _;
    /// Each player has made ten moves.
    TenMoves                             "A.4.1"     "A.4.a"        "7-1"     _;
    /// After ten moves each the clock setting stays.
    SettingFixed                         "A.4.1.1"   "A.4.a(1)"     "7-1"     _;
    /// After ten moves each the set-up stays.
    SetupFixed                           "A.4.1.2"   "A.4.a(2)"     "7-1"     _;
    /// An illegal move stands once the opponent has moved.
    IllegalWindow                        "A.4.2"     "A.4.b"        "12.a"    _;
    /// In Finland the second illegal move loses in rapid too, outside rated play.
    SecondLosesInRapid                   _           "FI.9"         _         _;
    /// Seventy-five moves and five appearances draw by themselves, says the Finnish preface.
    AutomaticDrawsInFinland              _           "FI.3"         _         _;
    /// A delay or an increment may be asked for late in a quickplay finish, says the Finnish preface.
    LateRequestInFinland                 _           "FI.5"         _         _;
    /// What a wrong claim costs, says the Finnish preface.
    ClaimPriceInFinland                  _           "FI.7"         _         _;
    /// The second illegal move loses, says the Finnish preface.
    SecondLosesInFinland                 _           "FI.8"         _         _;
    /// In rated rapid the first illegal move loses in Finland too.
    RatedRapid                           _           "FI.10"        _         _;
    /// Claiming on time.
    TimeClaim                            "A.4.3"     "A.4.c"        "13.c.1"  _;
    /// Both kings in check, or a pawn on its last rank.
    IllegalSymptom                       "A.4.4"     "A.4.d"        _         _;
    /// The arbiter too calls flags.
    ArbiterCallsFlag                     "A.4.5"     _              "18-2"    _;
    /// The supervision is chosen for the whole event.
    RapidChoice                          "A.5"       "A.5"          _         _;
    /// National blitz rules only where the event is not rated.
    NationalBlitzUnrated                 "B.0"       "B.note"       "0"       _;
    /// What blitz is.
    BlitzTime                            "B.1"       "B.1"          "2"       _;
    /// One minute instead of two.
    BlitzPenalty                         "B.2"       "B.2"          _         _;
    /// Blitz under full supervision.
    BlitzFull                            "B.3.1"     "B.3"          _         _;
    /// One arbiter for each game of blitz.
    BlitzBoards                          "B.3.1.1"   "B.3.a"        _         _;
    /// Every game of blitz is recorded.
    BlitzRecorded                        "B.3.1.2"   "B.3.b"        _         _;
    /// Five looks at the record, in blitz.
    BlitzRecordLooks                     "B.3.2"     _              _         _;
    /// Blitz under limited supervision.
    BlitzLimited                         "B.4"       "B.4"          _         _;
    /// The supervision of blitz is chosen for the whole event.
    BlitzChoice                          "B.5"       "B.5"          _         _;
    /// Only algebraic notation is evidence.
    AlgebraicOnly                        "C.0"       "C.0"          _         _;
    /// Pawns have no letter.
    PawnsWithoutLetter                   "C.4"       "C.4"          _         _;
    /// A move is written by its arrival.
    ShortForm                            "C.8"       "C.8"          _         _;
    /// How an officer's capture is written.
    CaptureWritten                       "C.9"       "C.9"          _         _;
    /// Like pieces are told apart.
    PiecesToldApart                      "C.10"      "C.10"         _         _;
    /// A promotion is written with the letter of the new piece.
    PromotionWritten                     "C.11"      "C.11"         _         _;
    /// A draw offer is written (=).
    OfferSign                            "C.12"      "C.12"         _         _;
    /// Either player may demand two boards.
    TwoBoards                            "D.1"       "D.1"          _         _;
    /// Moves are announced, repeated and made on the other board.
    Announcing                           "D.2.1"     "D.2.1"        _         _;
    /// A piece is touched when it leaves its socket.
    BlindTouch                           "D.2.2"     "D.2.2"        _         _;
    /// When a move of a player who cannot see is made.
    BlindMove                            "D.2.3"     "D.2.3"        _         _;
    /// The captured piece is off the board.
    BlindCapture                         "D.2.3.1"   "D.2.3.a"      _         _;
    /// The piece is in another socket.
    BlindPlaced                          "D.2.3.2"   "D.2.3.b"      _         _;
    /// The move is announced.
    BlindAnnounced                       "D.2.3.3"   "D.2.3.c"      _         _;
    /// Only then is the clock pressed.
    BlindPress                           "D.2.4"     "D.2.3"        _         _;
    /// The sighted player is under the ordinary rules.
    SightedRules                         "D.2.5"     "D.2.4"        _         _;
    /// A clock that speaks.
    SpeakingClock                        "D.2.6.1"   "D.2.5.c"      _         _;
    /// Writing, Braille or a recorder.
    BlindRecord                          "D.2.7"     "D.2.6"        _         _;
    /// A slip of the tongue is corrected before the clock is pressed.
    SlipCorrected                        "D.2.8"     "D.2.7"        _         _;
    /// Boards that differ are corrected with both scoresheets.
    BoardsDiffer                         "D.2.9"     "D.2.8"        _         _;
    /// A player who cannot see may have an assistant.
    BlindAssistant                       "D.2.10"    "D.2.9"        _         _;
    /// The assistant makes moves on the other board.
    AssistantMoves                       "D.2.10.1"  "D.2.9.a"      _         _;
    /// The assistant announces moves.
    AssistantAnnounces                   "D.2.10.2"  "D.2.9.b"      _         _;
    /// The assistant keeps the sheet and presses the clock.
    AssistantWrites                      "D.2.10.3"  "D.2.9.c"      _         _;
    /// The assistant tells times and moves when asked.
    AssistantTells                       "D.2.10.4"  "D.2.9.d"      _         _;
    /// An assistant claims on time and tells of touched pieces.
    AssistantClaims                      "D.2.10.5"  "D.2.9.e"      _         _;
    /// An assistant carries out the formalities of an adjournment.
    AssistantSeals                       "D.2.10.6"  "D.2.9.f"      _         _;
    /// When the sighted player may have an assistant, and when one is compulsory.
    SightedAssistant                     "D.2.11"    "D.2.10"       _         _;
    /// The player on move seals a move.
    Sealing                              "I.1.1"     "E.1.a"        _         _;
    /// Sealing early costs the rest of the session.
    SealingEarly                         "I.1.2"     "E.1.b"        _         _;
    /// What the envelope shows.
    EnvelopeFields                       "I.2"       "E.2"          _         _;
    /// The arbiter answers for the envelope.
    EnvelopeKept                         "I.3"       "E.3"          _         _;
    /// An offer after the sealing stands.
    OfferAdjourned                       "I.4"       "E.4"          _         _;
    /// The position before the sealed move and the times used are set up.
    Resumption                           "I.5"       "E.5"          _         _;
    /// Agreed or resigned before the resumption.
    EndedWhileAdjourned                  "I.6"       "E.6"          _         _;
    /// The envelope is opened when the player who must answer is there.
    OpeningRule                          "I.7"       "E.7"          _         _;
    /// A sealed move that is worth nothing loses.
    SealedInvalid                        "I.8"       "E.8"          _         _;
    /// A sealed move that is ambiguous.
    SealedAmbiguous                      "I.8.1"     "E.8.a"        _         _;
    /// A sealed move whose meaning cannot be found.
    SealedUnreadable                     "I.8.2"     "E.8.b"        _         _;
    /// A sealed move that is illegal.
    SealedIllegal                        "I.8.3"     "E.8.c"        _         _;
    /// What happens at the time of resumption.
    ResumptionTime                       "I.9"       "E.9"          _         _;
    /// The player who must answer is there.
    AnsweringPresent                     "I.9.1"     "E.9.a"        _         _;
    /// The player who must answer is absent.
    AnsweringAbsent                      "I.9.2"     "E.9.b"        _         _;
    /// The sealer is absent: the reply may be sealed.
    SealedReply                          "I.9.3"     "E.9.c"        _         _;
    /// Coming to the resumption after the default time.
    LateAtResumption                     "I.10"      "E.10"         _         _;
    /// Neither is at the resumption.
    NeitherAtResumption                  "I.11"      "E.11"         _         _;
    /// The envelope is lost.
    EnvelopeLost                         "I.12.1"    "E.12.a"       _         _;
    /// The adjourned position cannot be found again.
    AdjournedPositionLost                "I.12.2"    "E.12.b"       _         _;
    /// Wrong times at the resumption.
    ResumedTimes                         "I.13"      "E.13"         _         _;
    /// The session runs by the arbiter's clock.
    SessionLength                        "I.14"      "E.14"         _         _;
    /// The arrays of Chess960.
    ArrayRules                           "II.2"      "F.2"          _         _;
    /// The king between the rooks.
    KingBetweenRooks                     "II.2.1"    "F.2.a"        _         _;
    /// Bishops on squares of both colours.
    BishopsApart                         "II.2.2"    "F.2.b"        _         _;
    /// Castling in which king and rook move.
    CastlingBothMove                     "II.3.2.1"  "F.3.b.1"      _         _;
    /// Castling in which king and rook exchange squares.
    CastlingExchange                     "II.3.2.2"  "F.3.b.2"      _         _;
    /// Castling in which only the king moves.
    CastlingKingOnly                     "II.3.2.3"  "F.3.b.3"      _         _;
    /// Castling in which only the rook moves.
    CastlingRookOnly                     "II.3.2.4"  "F.3.b.4"      _         _;
    /// Castling announced beforehand in Chess960.
    CastlingAnnounced                    "II.3.2.7.1" "F.3.b-note.1" _         _;
    /// A quickplay finish.
    QuickplayFinish                      "III.1"     "G.1"          _         _;
    /// Quickplay rules are announced beforehand.
    QuickplayAnnounced                   "III.2.1"   "G.2"          _         _;
    /// Quickplay rules are for standard and rapid games without increment.
    QuickplayScope                       "III.2.2"   "G.3"          _         _;
    /// Both flags down, and nobody knows which fell first.
    BothFlags                            "III.3.1"   "6.11"         "14.c"    _;
    /// Both flags down, not the last period.
    BothFlagsPlayOn                      "III.3.1.1" "6.11.a"       _         _;
    /// Both flags down in the last period.
    BothFlagsDraw                        "III.3.1.2" "6.11.b"       "14.c"    _;
    /// An increment asked for with less than two minutes left.
    IncrementRequest                     "III.4"     "G.4"          _         _;
    /// A claim that the opponent does not or cannot win by normal means.
    NoNormalWin                          "III.5"     "G.5"          _         _;
    /// The arbiter draws the game, postpones or rejects.
    ClaimWeighed                         "III.5.1"   "G.5.a"        _         _;
    /// A claim decided later.
    ClaimPostponed                       "III.5.2"   "G.5.b"        _         _;
    /// A rejected claim gives the opponent two minutes.
    ClaimRejected                        "III.5.3"   "G.5.c"        _         _;
    /// No arbiter is present.
    NoArbiterPresent                     "III.6"     "G.6"          _         _;
    /// The game ends with a claim where no arbiter is present.
    ClaimUnsupervised                    "III.6.1"   "G.6.a"        _         _;
    /// The position shows that the opponent cannot win.
    CannotWinShown                       "III.6.1.1" "G.6.a(1)"     _         _;
    /// Position and scoresheet show that the opponent did not try.
    NotTryingShown                       "III.6.1.2" "G.6.a(2)"     _         _;
    /// The claim goes to the arbiter named for it.
    ClaimReferred                        "III.6.2"   "G.6.b"        _         _;
    /// A promotion piece that is not at hand: the clocks may be stopped.
    PromotionStop                        "6.11.2"    "6.12.b"       "11-1"    _;
    /// Who disturbs a game is sent away.
    DisturberRemoved                     "12.7"      "12.7"         "20-2"    _;

    // What only the Finnish blitz rules state.
    /// Black chooses where to sit.
    BlackChoosesSide                     _           _              "4-2"     _;
    /// A king and queen that changed places castle as in a mirror.
    MirroredCastling                     _           _              "7-2"     _;
    /// No hand on or above the clock.
    HandOffClock                         "6.2.3"     "6.2.b"           "8-4"     _;
    /// The opponent may start the clock of who disturbed pieces.
    ClockReturned                        _           _              "9-2"     _;
    /// The opponent may demand that the piece touched first be moved.
    TouchedDemanded                      _           _              "10"      _;
    /// A pawn left on the last rank is dead.
    DeadPawn                             _           _              "11-3"    _;
    /// An illegal move may be put right before the clock is pressed.
    IllegalPutRight                      _           _              "12"      _;
    /// What replaces an illegal move is under the rules of touching.
    ReplacementTouched                   _           _              "12.b"    _;
    /// An illegal move loses as soon as the opponent claims it.
    IllegalMoveLoses                     _           _              "13.d-1"  _;
    /// The claim comes before the own next move is made.
    IllegalClaimInTime                   _           _              "13.d-2"  _;
    /// Who takes the king has lost.
    KingTaken                            _           _              "13.d-3"  _;
    /// Both times have run out.
    BothTimesOut                         _           _              "13.c.1-both" _;
    /// Enough pieces to mate a lone king by force.
    SufficientMaterial                   _           _              "13.c.2"  _;
    /// A forced mate shown at once.
    ForcedMateShown                      _           _              "13.c.2-demo" _;
    /// A flag is down, and the opponent has too few pieces.
    TooFewPieces                         _           _              "14.d"    _;
    /// A draw because the game does not progress.
    NoProgress                           _           _              "14.e-1"  _;
    /// What a dead position is for such a claim.
    NoProgressDead                       _           _              "14.e-def" _;
    /// How such a claim is made and tried.
    NoProgressTrial                      _           _              "14.e-proc" _;
    /// A draw without progress even after the time has run out.
    NoProgressLate                       _           _              "14.e-late" _;
    /// The order of events decides.
    OrderOfEvents                        _           _              "15-1"    _;
    /// Where it is not known, the order in which they were pointed out.
    OrderPointedOut                      _           _              "15-2"    _;
    /// An illegal move goes before a flag.
    IllegalBeforeTime                    _           _              "15-3"    _;
    /// Breaches in several games bring other penalties.
    BreachesInSeveralGames               _           _              "17.c"    _;
    /// The arbiter acts only when a player demands it.
    OnlyOnDemand                         _           _              "18-1"    _;
    /// What the arbiter has decided is final.
    DecisionsFinal                       _           _              "21-1"    _;
    /// Nobody mentions a flag or an illegal move.
    NothingMentioned                     _           _              "18-2"    _;
    /// When the arbiter takes the clock in hand.
    ClockInHand                          _           _              "19"      _;
    /// A game in which somebody interfered may be played anew.
    Replay                               _           _              "20-1"    _;
    /// How the arbiter acted may be brought before the committee of arbiters.
    Committee                            _           _              "21-2"    _;

    // What only the home rules state.
    /// The colours are drawn by lot.
    ColoursByLot                         _           _              _         "Alkuasetelma 3";
    /// Who mates wins, even with fewer pieces.
    MatingWins                           _           _              _         "Pelin voittaminen 1";
    /// Whoever made the other resign has won.
    ResignedTo                           _           _              _         "Pelin voittaminen 3";
}
