#![doc = include_str!("../README.md")]

mod act;
mod apply;
mod berger;
mod csv;
mod dossier;
mod duty;
mod encoding;
mod event;
mod fact;
mod ground;
mod incident;
mod judge;
mod out;
mod outcome;
mod people;
mod points;
mod refusal;
mod regulations;
pub mod report;
mod round;
mod ruling;
mod standings;
pub mod text;
mod trf;
mod weigh;

pub use act::{Act, AllAct, Reach};
pub use berger::berger;
pub use csv::{CsvError, CsvFault, Field, PlayerList, read_players};
pub use dossier::Dossier;
pub use duty::{Action, Duty, DutyItem, Matter, Reason, Section, Seen};
pub use encoding::decode;
pub use event::{Announcement, Corrupt, Event, PointsRuled};
pub use fact::{Entry, Fact, Noted};
pub use incident::{Imposed, Incident};
pub use judge::{Preview, Untouched, Why};
pub use outcome::{Bye, Outcome};
pub use people::{Absence, Arbiter, ArbiterId, By, Entrant, Number, Player, Role, Sex};
pub use points::Points;
pub use refusal::{Refusal, Refused};
pub use regulations::{
    Boards, Cut, Equipment, Equipped, EventRegulations, Fault, FileError, LawsChosen, Method,
    NoBoards, Public, Retention, Room, Rounds, Seat, Sentence, System, TieBreak, UnknownTieBreak,
};
pub use round::{
    Board, BoardResult, Given, Kind, Mine, Pairing, Place, Round, State, Tally, Todo, TodoSince,
};
pub use ruling::{
    Appeal, AppealDecision, Ask, Consequence, Earlier, Elsewhere, Finding, NoRuling, Proposal,
    Ruling, RulingNo, Shown, Step,
};
pub use standings::{Crossing, Explained, Part, Standing, Standings, Unplayed, Value};
pub use trf::{
    AbnormalPoints, Forbidden, GrantedBye, Imported, Intake, LeftOut, Mark, Trf, TrfError,
    TrfFault, TrfGame, TrfPlayer, TrfVersion,
};
