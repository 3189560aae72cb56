//! How things stand at a table, and how each fact changes them.

use std::sync::Arc;

use chess::{ByColor, Color, Move, Position, Setup};
use clock::{ChessClock, Moment, Motion, Side, Span};

use super::accord::Accord;
use super::adjournment::{Adjournment, Stage};
use super::blind::BlindPlay;
use super::demands::Demands;
use super::hands::Hands;
use super::ledger::{Done, Ledger, Ply};
use super::papers::Papers;
use super::quickplay::Quickplay;
use crate::act::{Area, ClockPlace, Duty, Penalty, Permission};
use crate::fact::{Completion, Fact, IllegalAct, Lapse, Note, Question};
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
pub(crate) const fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

const fn color(side: Side) -> Color {
    match side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    }
}

fn plies(ledger: &impl Ledger) -> u32 {
    u32::try_from(ledger.len()).unwrap_or(u32::MAX)
}

fn millis(span: Span) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
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
        let short = judge::recording::papers::look_at(self, regulations);
        let mate = judge::blitz_on_demand::time_claim::look_at(self);
        flag.into_iter().chain(presence).chain(resumption).chain(short).chain(mate).min()
    }

    /// Both times left, in milliseconds.
    fn left(&mut self, at: Moment) -> [u32; 2] {
        let _ = self.clock.live_until(at);
        let times = self.clock.times(at).ok().flatten();
        let left = |side: Side| {
            let time = times.map(|times| times[side].as_millis());
            time.map_or(u32::MAX, |time| u32::try_from(time).unwrap_or(u32::MAX))
        };
        [left(Side::White), left(Side::Black)]
    }

    /// Takes in a fact. Nothing is decided here, and nothing can fail: the clock was asked about
    /// the order of moments before the ruling was made.
    pub(crate) fn apply(
        &mut self,
        fact: &Fact,
        at: Moment,
        start: &Position,
        ledger: &mut impl Ledger,
    ) {
        match fact {
            Fact::MoveMade { by, m } => self.make(*by, *m, at, ledger),
            Fact::MoveCompleted { by, how } => {
                if matches!(how, Completion::NextMove | Completion::Sealed) {
                    let _ = self.clock.count_move(side(*by), at);
                }
                if let Some(ply) = ledger.last_of(*by) {
                    ply.completed = Some(*how);
                }
                if self.uncompleted == Some(*by) {
                    self.uncompleted = None;
                }
            }
            Fact::IllegalStands { by, kind, after, replacing } => {
                let mut ply = plies(ledger);
                match after {
                    Some(after) => self.stand(*by, after, at, ledger),
                    // It was done with the move just made.
                    None => ply = ply.saturating_sub(1),
                }
                let replacing = replacing.clone();
                let act = OpenIllegal { by: *by, kind: *kind, ply, replacing, forgiven: false };
                self.illegal.push(act);
            }
            Fact::IllegalForgiven { by } => {
                for act in self.illegal.iter_mut().filter(|act| act.by == *by) {
                    act.forgiven = true;
                }
            }
            Fact::CorrectionAgreed { by } => self.correction = Some(*by),
            Fact::PositionRestored { ply } => self.go_back(*ply, start, ledger),
            Fact::CastlingBarred { rooks } => {
                let mut setup = self.position.to_setup();
                setup.castling_rooks = setup.castling_rooks - rooks.iter().copied().collect();
                self.replace_position(setup, ledger);
            }
            Fact::MovesBound { by, moves } => {
                self.bound = (!moves.is_empty()).then(|| Bound { by: *by, moves: moves.clone() });
            }
            Fact::IllegalCounted { by, kind, count } => {
                self.players[*by].illegal_acts = *count;
                // The other kinds go with the position that they led to.
                let counted = |act: &OpenIllegal| {
                    *kind == IllegalAct::TwoHands && act.kind == *kind && act.by == *by
                };
                if let Some(index) = self.illegal.iter().position(counted) {
                    self.illegal.remove(index);
                }
            }
            Fact::SymptomNoted => self.symptom = true,
            Fact::SymptomGone => self.symptom = false,
            _ => self.apply_to_clock(fact, at, ledger),
        }
        if let Fact::Touched { by, binds: true, .. } | Fact::MoveMade { by, .. } = fact {
            self.decline_condition(*by);
        }
        if let Some(blind) = &mut self.blind {
            blind.apply(fact, &self.position);
        }
        self.apply_to_demands(fact, plies(ledger));
        self.apply_to_accord(fact);
        self.seen = self.seen.max(at);
    }

    /// Whoever touches a piece has declined the opponent's offer, also one on a condition that waits
    /// for the arbiter.
    fn decline_condition(&mut self, by: Color) {
        self.questions.retain(|asked| {
            !matches!(asked, Question::ConditionalOffer { by: offerer, .. } if *offerer != by)
        });
    }

    fn apply_to_clock(&mut self, fact: &Fact, at: Moment, ledger: &mut impl Ledger) {
        // The moments were asked of the clock before: none is out of order.
        match fact {
            Fact::Started => {
                self.phase = Phase::Playing;
                let _ = self.clock.start(side(self.position.turn()), at);
            }
            Fact::ClockStarted { of } => {
                let _ = self.clock.start(side(*of), at);
            }
            Fact::ClockPressed { by } => {
                let left = self.left(at);
                if let Some(ply) = ledger.last_of(*by) {
                    ply.left = left;
                }
                let _ = self.clock.press(side(*by), at);
                // What was given before the press is in the times before it.
                for gift in &mut self.gifts {
                    gift.ply = gift.ply.min(plies(ledger).saturating_sub(1));
                }
                if let Some(displaced) = self.hands.as_mut().and_then(|h| h.displaced.as_mut()) {
                    displaced.then = Some(!*by);
                }
            }
            Fact::ClocksStopped => {
                let _ = self.clock.pause(at);
                if self.phase == Phase::Playing {
                    self.phase = Phase::Stopped;
                }
            }
            Fact::Resumed => {
                let _ = self.clock.resume(at);
                self.phase = Phase::Playing;
                if let Some(hands) = &mut self.hands {
                    hands.fetching = false;
                }
                self.quickplay = Quickplay::after(self.quickplay, fact);
            }
            Fact::TimeAdded { to, span } => {
                let given = self.clock.add(side(*to), *span, at).unwrap_or_default();
                let (ply, to) = (plies(ledger), *to);
                self.gifts.push(Gift { ply, to, millis: millis(given) });
            }
            Fact::TimeTaken { from, span } => {
                let taken = self.clock.take(side(*from), *span, at).unwrap_or_default();
                let (ply, to) = (plies(ledger), *from);
                self.gifts.push(Gift { ply, to, millis: -millis(taken) });
            }
            Fact::ClockSet { of, setting } => {
                let _ = self.clock.set(side(*of), *setting, at);
                self.players[*of].flag_fallen = false;
            }
            Fact::ControlSet { control } => {
                let running = self.clock.motion().running();
                if let Ok(reading) = self.clock.reading(at) {
                    let faces = clock::BySide::from_fn(|side| reading.face(side).setting());
                    let _ = self.clock.replace((**control).clone(), faces, at);
                }
                if running.is_some() {
                    let _ = self.clock.resume(at);
                }
            }
            Fact::FlagFallen { of } => self.players[*of].flag_fallen = true,
            Fact::ControlMet { by } => self.players[*by].flag_fallen = false,
            _ => self.apply_to_people(fact, at, ledger),
        }
    }

    fn apply_to_people(&mut self, fact: &Fact, at: Moment, ledger: &impl Ledger) {
        match fact {
            Fact::BoardDiffers { .. } => self.wrong_board = true,
            Fact::BoardAgrees => self.wrong_board = false,
            Fact::ClockPlaced { place } => self.clock_place = Some(*place),
            Fact::StartPostponed { until } => self.start_at = Some(*until),
            Fact::Arrived { by } => {
                let player = &mut self.players[*by];
                player.arrived.get_or_insert(at);
                player.away_from = None;
                if let Some(game) = self.adjournment.as_mut().filter(|a| a.stage != Stage::Called) {
                    game.present[*by] = true;
                }
            }
            Fact::Left { by, area, permitted } => {
                let player = &mut self.players[*by];
                player.away_from = Some(*area);
                if *permitted {
                    let used = Permission::to_leave(*area);
                    player.permissions.retain(|permission| *permission != used);
                }
            }
            Fact::LatenessExcused { of } => self.players[*of].excused = true,
            Fact::DrawOffered { by, .. } => {
                self.offer = Some(Offer { by: *by });
                self.players[*by].offers = self.players[*by].offers.saturating_add(1);
                self.players[*by].offers_in_a_row =
                    self.players[*by].offers_in_a_row.saturating_add(1);
                self.players[!*by].offers_in_a_row = 0;
                if let Some(place) = ledger.len().checked_sub(1) {
                    let place = u16::try_from(place).unwrap_or(u16::MAX);
                    Arc::make_mut(&mut self.papers).offer(place);
                }
            }
            Fact::OfferLapsed { why } => {
                let offer = self.offer.take().filter(|_| *why == Lapse::Touched);
                if let (Some(hands), Some(offer)) = (&mut self.hands, offer) {
                    hands.declined = Some(offer.by);
                }
            }
            Fact::OfferRevived { by } => {
                self.offer = Some(Offer { by: *by });
                self.apply_to_hands(fact);
            }
            Fact::IncrementRequested { .. }
            | Fact::IncrementDecided { .. }
            | Fact::NoNormalWinClaimed { .. }
            | Fact::ClaimPostponed { .. }
            | Fact::ClaimDue { .. } => self.quickplay = Quickplay::after(self.quickplay, fact),
            Fact::NoNormalWinRejected { by } => {
                self.quickplay = Quickplay::after(self.quickplay, fact);
                let player = &mut self.players[*by];
                player.wrong_claims = player.wrong_claims.saturating_add(1);
            }
            Fact::DrawClaimed { by, .. } => self.claimant = Some(*by),
            Fact::ClaimRejected { .. } => {
                let by = self.claimant.take().unwrap_or(self.position.turn());
                let player = &mut self.players[by];
                player.wrong_claims = player.wrong_claims.saturating_add(1);
            }
            Fact::Written { by, text, place } => {
                Arc::make_mut(&mut self.papers).write(*by, *place, text);
            }
            Fact::RecordingLapsed { of } => {
                let period = self.clock.reading(at).map(|now| now.face(side(*of)).period);
                self.players[*of].exempt_in = period.ok();
            }
            Fact::SheetDue { by } => self.players[*by].must_complete = true,
            Fact::SheetCompleted { by } => self.players[*by].must_complete = false,
            Fact::RecordShown { to, count } => self.players[*to].looks = *count,
            Fact::Signed { by, score } => self.players[*by].signed = Some(*score),
            Fact::Asked { question } => self.questions.push(question.clone()),
            Fact::Answered { question } => {
                if let Some(found) = self.questions.iter().position(|asked| asked == question) {
                    self.questions.remove(found);
                }
            }
            Fact::Noted { of, what: Note::TimeTrouble } => {
                let period = self.clock.reading(at).map(|now| now.face(side(*of)).period);
                self.players[*of].short_of_time_in = period.ok();
            }
            Fact::Penalised { of, penalty: Penalty::Warning } => {
                let player = &mut self.players[*of];
                player.warnings = player.warnings.saturating_add(1);
            }
            Fact::DeviceSounded { of, count } => self.players[*of].sounds = *count,
            Fact::AssistantApproved { of, duties } => self.players[*of].duties = duties.clone(),
            Fact::Permitted { of, to, granted } => {
                let permissions = &mut self.players[*of].permissions;
                permissions.retain(|old| old != to);
                if *granted {
                    permissions.push(*to);
                }
            }
            Fact::Annulled => {
                self.phase = Phase::Annulled;
                // What was sealed belongs to no game any more.
                self.adjournment = None;
            }
            Fact::Reopened => {
                let begun = self.clock.motion() != Motion::Ready;
                self.phase = if begun { Phase::Stopped } else { Phase::Waiting };
            }
            Fact::GameEnded { verdict } => {
                self.phase = Phase::Over(*verdict);
                self.ended = Some(at);
                let _ = self.clock.pause(at);
                self.adjournment = None;
                self.offer = None;
                self.bound = None;
                // What concerned the play has no object any more.
                let outlives = |asked: &Question| {
                    matches!(asked, Question::Appeal { .. } | Question::Result { .. })
                };
                self.questions.retain(outlives);
            }
            _ if self.apply_to_adjournment(fact, at) => {}
            _ => self.apply_to_hands(fact),
        }
    }

    fn apply_to_hands(&mut self, fact: &Fact) {
        let running = self.clock.motion().running().map(color);
        if let Some(hands) = &mut self.hands {
            hands.apply(fact, self.position.board(), running);
        }
    }

    /// Makes a legal move.
    fn make(&mut self, by: Color, m: Move, at: Moment, ledger: &mut impl Ledger) {
        let Some(next) = self.position.legal(m).map(|legal| legal.play()) else { return };
        self.position = next;
        self.enter(by, Done::Move(m), at, ledger);
    }

    /// Lets an illegal act stand for the time being.
    fn stand(&mut self, by: Color, after: &Setup, at: Moment, ledger: &mut impl Ledger) {
        if let Ok(next) = Position::try_from(after.clone()) {
            self.position = next;
            self.enter(by, Done::Stood(Box::new(after.clone())), at, ledger);
        }
    }

    /// Goes back to the position after so many plies: the later ones are void.
    fn go_back(&mut self, ply: u32, start: &Position, ledger: &mut impl Ledger) {
        self.position = ledger.position_after(start, ply as usize);
        ledger.truncate(ply as usize);
        for color in Color::ALL {
            let made = (0..ledger.len()).filter(|i| ledger.get(*i).by == color).count();
            self.players[color].moves = u16::try_from(made).unwrap_or(u16::MAX);
        }
        for gift in &mut self.gifts {
            gift.ply = gift.ply.min(ply);
        }
        Arc::make_mut(&mut self.papers).cross_out(ply);
        self.illegal.retain(|act| act.ply < ply);
        self.correction = None;
        self.adjournment = None;
        self.uncompleted = None;
        self.bound = None;
        if let Some(hands) = &mut self.hands {
            **hands = Hands::over(self.position.board());
        }
    }

    fn enter(&mut self, by: Color, done: Done, at: Moment, ledger: &mut impl Ledger) {
        let left = self.left(at);
        ledger.push(Ply {
            by,
            done,
            two_hands: self.hands.as_ref().is_some_and(|hands| hands.two_hands),
            made: at,
            completed: None,
            left,
            hash: self.position.index_hash(),
            quiet: self.position.quiet_plies(),
        });
        self.players[by].moves = self.players[by].moves.saturating_add(1);
        self.uncompleted = Some(by);
        self.correction = None;
        let bound = self.bound.take();
        if let Some(hands) = &mut self.hands {
            hands.finish(by, bound, self.position.board());
        }
    }

    /// Exchanges the position, and the last ply that led to it, for another.
    fn replace_position(&mut self, setup: Setup, ledger: &mut impl Ledger) {
        let Ok(position) = Position::try_from(setup.clone()) else { return };
        self.position = position;
        if let Some(ply) = ledger.last_mut() {
            ply.done = Done::Stood(Box::new(setup));
            ply.hash = self.position.index_hash();
            ply.quiet = self.position.quiet_plies();
        }
    }
}
