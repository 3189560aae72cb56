//! Why an act is refused.

use serde::{Deserialize, Serialize};

/// Why an act was refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The game has not begun.
    NotStarted,
    /// The game is over.
    GameOver,
    /// The clocks stand; the arbiter decides when play goes on.
    Interrupted,
    /// The game is adjourned until the envelope is opened.
    Adjourned,
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
    /// No player has asked the arbiter to act.
    NotDemanded,
    /// The opponent's offer stands already: accept it or decline it.
    OfferStands,
    /// An offer of a draw has no conditions.
    Conditional,
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
    /// It is not what was sealed.
    SealBroken,
    /// No legal move can be heard in the words.
    NotUnderstood,
}
