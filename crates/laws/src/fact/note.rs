//! What the arbiter is told and may penalise.

use serde::{Deserialize, Serialize};

/// What is noted for the arbiter, who may penalise it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// A piece of the side not to move was moved.
    OutOfTurn,
    /// A draw was offered at another time than after a move (11.5).
    ImproperOffer,
    /// Offers of a draw one after the other, without one from the opponent between them (11.5).
    RepeatedOffer,
    /// A draw offered on a condition (9.1.2.1).
    ConditionalOffer,
    /// A claim without the right to it, in records from before such claims were priced (9.5.3).
    InadmissibleClaim,
    /// The same claim again, without anything new (11.5).
    RepeatedClaim,
    /// The flag was claimed though it was not down.
    WrongFlagClaim,
    /// A move was claimed to be illegal that was not (11.5).
    WrongIllegalClaim,
    /// A breach of 4.1 to 4.7 was claimed that was none (11.5).
    WrongTouchClaim,
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
    /// Pressed without having made a move, where that is not an illegal act (6.2.c of 2014).
    EmptyPress,
    /// The other hand pressed the clock than the one that moved (6.2.3).
    OtherHand,
    /// Wrote a move in the long form, where only the short one is allowed (C.8 of 2014).
    LongForm,
    /// Stopped the clock without a good reason.
    IdleStop,
    /// The scoresheet of a claimant is not up to date (III.6.1.2).
    SheetBehind,
    /// Pressed before the move was announced and made (D.2.4).
    EarlyPress,
    /// An assistant told the times or the number of moves unasked (D.2.10.4).
    ToldUnasked,
}
