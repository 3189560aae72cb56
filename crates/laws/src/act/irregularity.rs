//! What can be reported at a table.

use serde::{Deserialize, Serialize};

/// What a player, or anyone, reports.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Irregularity {
    /// The initial position was wrong (7.2.1).
    WrongSetup,
    /// The board is turned (7.2.2).
    TurnedBoard,
    /// The colours are reversed (7.3).
    ReversedColors,
    /// The clock is set wrongly (6.10.2).
    WrongSetting,
    /// Pressed with the other hand, or a finger on the button (6.2.3).
    PressingHand,
    /// A hand kept on or above the clock (6.2.3).
    HandOnClock,
    /// Rough handling of the clock (6.2.4).
    ClockHandling,
    /// Written in advance, or something else on the sheet (8.1.2, 8.1.4).
    Sheet,
    /// The own electronic sheet does not work (8.3 of 2023).
    BrokenSheet,
    /// Disrepute (11.1).
    Disrepute,
    /// Advice, notes, analysis (11.3.1).
    Assistance,
    /// A device (11.3.2, 12.8).
    Device,
    /// Smoking (11.3.4).
    Smoking,
    /// An electronic cigarette (11.3.4).
    Vaping,
    /// A phone used in a part of the venue that the arbiter has not named (12.8).
    PhoneInVenue,
    /// Distraction (11.5).
    Distraction,
    /// Refusal to help with a reconstruction or with checking a claim (11.11, 11.12).
    Refusal,
    /// Refusal to follow the Laws at all (11.7).
    Disobedience,
    /// Disturbed pieces, which cost the opponent time (7.4.3).
    Displacement,
    /// Someone in the playing area who is not a player, arbiter or official (11.2.3.3).
    Visitor,
    /// Wrong times on the clocks of a resumed game (I.13).
    WrongTimes,
    /// The two boards differ (D.2.9).
    BoardsDiffer,
    /// A move was not announced, or not repeated, to a player who cannot see (D.2.1).
    Silence,
}

impl Irregularity {
    /// All of them.
    pub const ALL: [Self; 23] = [
        Self::WrongSetup,
        Self::TurnedBoard,
        Self::ReversedColors,
        Self::WrongSetting,
        Self::PressingHand,
        Self::HandOnClock,
        Self::ClockHandling,
        Self::Sheet,
        Self::BrokenSheet,
        Self::Disrepute,
        Self::Assistance,
        Self::Device,
        Self::Smoking,
        Self::Vaping,
        Self::PhoneInVenue,
        Self::Distraction,
        Self::Refusal,
        Self::Disobedience,
        Self::Displacement,
        Self::Visitor,
        Self::WrongTimes,
        Self::BoardsDiffer,
        Self::Silence,
    ];
}
