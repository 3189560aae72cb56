#![doc = include_str!("../README.md")]

mod act;
mod again;
mod blitz;
mod book;
#[cfg(feature = "casebook")]
pub mod casebook;
mod choice;
mod cost;
pub mod course;
mod date;
mod docket;
mod doings;
mod fact;
mod in_force;
mod judge;
mod lawful;
mod move_list;
mod nearest;
mod obligation;
mod quickplay;
mod regulations;
mod ruling;
pub mod seal;
mod seat;
mod sight;
mod table;
#[cfg(feature = "text")]
pub mod text;
mod verdict;
mod version;

pub use act::{
    Act, AnnulReason, Area, Breach, ClaimRuling, ClockPlace, Contact, Decision, Device, DrawBasis,
    Duty, Facing, Irregularity, NoWin, Penalty, Permission, PressingHand, Promoted, Sign,
    StopReason,
};
pub use again::{Again, Parting};
pub use blitz::{ClockInHand, Edge, NoProgress, Remark, Return};
pub use book::{
    Article, Articles, Book, Fate, Likeness, Point, PointFate, Provision, Regime, Row,
    TooManyArticles, UnknownBook,
};
pub use choice::{Choice, Proposal};
pub use cost::{IllegalCost, Priced};
pub use date::{Date, NoSuchDate};
pub use docket::{Answer, Barred, Docket, Kind, Possibility, Reply};
pub use doings::Doings;
pub use fact::{
    Audience, Because, Completion, Event, Fact, Found, IllegalAct, Lapse, Missing, NoMate, Note,
    Question, Refusal,
};
pub use in_force::{InForce, Rule};
pub use judge::recording::duty::Recording;
pub use lawful::Unlawful;
pub use move_list::{Made, MoveList};
pub use obligation::{Obligation, obligation};
pub use regulations::{
    Agreements, Category, Federation, Judgement, Mode, Observer, Regulations, Sanction, Scope,
    Scoring, SheetLanguages, Sheets, Supervision,
};
pub use ruling::{Judged, Ruling};
pub use seat::Seat;
pub use sight::Sight;
pub use table::{
    BlindPlay, Bound, CannotOpen, CannotReplay, Corrupt, Displacement, Envelope, Flaw, Hands,
    LastMove, Lots, Offer, OpenIllegal, Phase, Player, Quickplay, Release, Resumption, SealedMove,
    Stage, Table, Touch, Trial, Wishes,
};
pub use verdict::{Ground, Score, Share, Verdict};
pub use version::{UnknownVersion, Version};
