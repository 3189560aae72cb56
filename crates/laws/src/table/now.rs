//! How things stand at a table.

use std::sync::Arc;

use chess::{ByColor, Color, Move, Position};
use clock::{ChessClock, Moment, Side};

use super::accord::Accord;
use super::adjournment::Adjournment;
use super::blind::BlindPlay;
use super::demands::Demands;
use super::hands::Hands;
use super::papers::Papers;
use super::quickplay::Quickplay;
use crate::act::{Area, ClockPlace, Duty, Permission};
use crate::fact::{IllegalAct, Question};
use crate::{Mode, Regulations, Score, Verdict, judge};

/// Where a game is between its announcement and its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Not begun.
    Waiting,
    /// Being played.
    Playing,
    /// The clocks stand and the arbiter decides when play goes on.
    Stopped,
    /// Ended.
    Over(Verdict),
    /// Annulled: a new game is to be played.
    Annulled,
}

/// A draw offer that stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Who made it.
    pub by: Color,
}

/// What the table knows of one player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// When the player came.
    pub arrived: Option<Moment>,
    /// What the player has left, until coming back.
    pub away_from: Option<Area>,
    /// Completed illegal acts of all kinds (7.5.5).
    pub illegal_acts: u8,
    /// Moves made.
    pub moves: u16,
    /// Warnings.
    pub warnings: u8,
    /// How often the phone sounded.
    pub sounds: u8,
    /// Draw offers made.
    pub offers: u16,
    /// Draw offers since the opponent last made one.
    pub offers_in_a_row: u16,
    /// Claims that were wrong.
    pub wrong_claims: u8,
    /// Looks at the arbiter's record (A.3.2).
    pub looks: u8,
    /// The period in which recording has lapsed (8.4).
    pub exempt_in: Option<u16>,
    /// The period in which the arbiter was told that time is short (12.3).
    pub short_of_time_in: Option<u16>,
    /// Whether the sheet must be completed before the next move (8.5.2).
    pub must_complete: bool,
    /// What the assistant may do.
    pub duties: Vec<Duty>,
    /// What the player may do.
    pub permissions: Vec<Permission>,
    /// The result the player signed.
    pub signed: Option<Score>,
    /// Whether a late arrival was excused.
    pub excused: bool,
    /// Whether the flag counts as fallen (6.8).
    pub flag_fallen: bool,
}

/// An illegal act that was completed and that nobody has acted on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenIllegal {
    /// Whose.
    pub by: Color,
    /// Of which kind.
    pub kind: IllegalAct,
    /// Plies before it.
    pub ply: u32,
    /// The moves of which one must replace it; empty means any.
    pub replacing: Vec<Move>,
    /// Whether it is too late to claim it (A.4.2).
    pub forgiven: bool,
}

/// Time given to a player, or taken, outside the time control: it stays so when the position goes
/// back (7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gift {
    /// Plies before it.
    pub(crate) ply: u32,
    pub(crate) to: Color,
    /// Less than nothing if it was taken.
    pub(crate) millis: i64,
}

/// Moves among which a player must choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bound {
    /// Who.
    pub by: Color,
    /// The moves; castling as king takes rook.
    pub moves: Vec<Move>,
}

/// How things stand, but for the list of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Now {
    pub(crate) position: Position,
    pub(crate) clock: ChessClock,
    pub(crate) phase: Phase,
    pub(crate) hands: Option<Box<Hands>>,
    pub(crate) offer: Option<Offer>,
    /// Who claims a draw, until the claim is answered.
    pub(crate) claimant: Option<Color>,
    pub(crate) players: ByColor<Player>,
    pub(crate) bound: Option<Bound>,
    /// Whose last move is made and not complete.
    pub(crate) uncompleted: Option<Color>,
    /// In the order of the game.
    pub(crate) illegal: Vec<OpenIllegal>,
    /// Who wants an illegal act corrected that can no longer be claimed.
    pub(crate) correction: Option<Color>,
    pub(crate) gifts: Vec<Gift>,
    /// An illegal position was seen; the next completed move decides.
    pub(crate) symptom: bool,
    pub(crate) questions: Vec<Question>,
    /// When White's clock is to be started, if that was appointed.
    pub(crate) start_at: Option<Moment>,
    /// Whether the board was found set up wrongly before the game.
    pub(crate) wrong_board: bool,
    /// Where the clock stands, if the arbiter has said.
    pub(crate) clock_place: Option<ClockPlace>,
    pub(crate) papers: Arc<Papers>,
    pub(crate) quickplay: Option<Quickplay>,
    pub(crate) adjournment: Option<Box<Adjournment>>,
    pub(crate) blind: Option<Box<BlindPlay>>,
    pub(crate) demands: Option<Box<Demands>>,
    pub(crate) accord: Option<Box<Accord>>,
    /// When the session ends, if that was announced.
    pub(crate) session_ends: Option<Moment>,
    /// When the game ended.
    pub(crate) ended: Option<Moment>,
    /// The latest moment told.
    pub(crate) seen: Moment,
}

/// The clock's word for a colour.
pub(crate) fn side(color: Color) -> Side {
    color.into()
}

/// The board's word for a side of the clock.
pub(super) fn color(side: Side) -> Color {
    side.into()
}

impl Now {
    pub(crate) fn open(regulations: &Regulations, start: &Position) -> Self {
        Self {
            position: start.clone(),
            clock: ChessClock::new(regulations.control.clone()),
            phase: Phase::Waiting,
            hands: (regulations.mode == Mode::Otb).then(|| Box::new(Hands::over(start.board()))),
            offer: None,
            claimant: None,
            players: ByColor::default(),
            bound: None,
            uncompleted: None,
            illegal: Vec::new(),
            correction: None,
            gifts: Vec::new(),
            symptom: false,
            questions: Vec::new(),
            start_at: regulations.starts_at,
            wrong_board: false,
            clock_place: None,
            papers: Arc::default(),
            quickplay: None,
            adjournment: None,
            blind: (regulations.mode == Mode::Otb && !regulations.blind.is_empty())
                .then(|| Box::new(BlindPlay::over(start))),
            demands: None,
            accord: None,
            session_ends: regulations.session_ends,
            ended: None,
            seen: Moment::ZERO,
        }
    }

    /// When something will follow from time alone.
    pub(crate) fn look_at(&self, regulations: &Regulations) -> Option<Moment> {
        let flag = judge::chess_clock::flags::look_at(self, regulations);
        let presence = judge::chess_clock::presence::look_at(self, regulations);
        let resumption = judge::adjournment::resumption::look_at(self, regulations);
        let short = judge::recording::duty::look_at(self, regulations);
        let mate = judge::blitz_on_demand::time_claim::look_at(self);
        flag.into_iter().chain(presence).chain(resumption).chain(short).chain(mate).min()
    }
}
