//! How things stand at a table, and how each fact changes them.

use chess::{Board, ByColor, Color, Move, Piece, Position, Role, Square};
use clock::{ChessClock, Moment, Side};

use super::ledger::{Done, Ledger, Ply};
use crate::act::{Duty, Penalty, Permission};
use crate::fact::{Completion, Fact, IllegalAct, Question};
use crate::{Mode, Regulations, Score, Verdict};

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

/// A piece touched with a duty to move or take it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touch {
    /// Where it stood.
    pub square: Square,
    /// What it was.
    pub piece: Piece,
}

/// The board under the players' hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hands {
    /// Where the pieces really stand.
    pub board: Board,
    /// A piece that shares its square with the one that came to take it.
    pub crowded: Option<(Square, Piece)>,
    /// What the player to move has touched, in order.
    pub touched: Vec<Touch>,
    /// Who is straightening pieces.
    pub adjusting: Option<Color>,
    /// The last piece let go with this move: from where, where.
    pub released: Option<(Square, Square)>,
    /// Whether both hands were used for this move.
    pub two_hands: bool,
    /// The rook with which castling was announced.
    pub castling: Option<Square>,
    /// Who must put displaced pieces back.
    pub displaced: Option<Color>,
}

impl Hands {
    pub(crate) fn over(board: &Board) -> Self {
        Self {
            board: *board,
            crowded: None,
            touched: Vec::new(),
            adjusting: None,
            released: None,
            two_hands: false,
            castling: None,
            displaced: None,
        }
    }
}

/// What the table knows of one player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// When the player came.
    pub arrived: Option<Moment>,
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
    /// Claims that were wrong.
    pub wrong_claims: u8,
    /// Looks at the arbiter's record (A.3.2).
    pub looks: u8,
    /// The period in which recording has lapsed (8.4).
    pub exempt_in: Option<u16>,
    /// Moves of both sides written on the own sheet.
    pub written: u16,
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

/// An illegal act that was completed and can still be acted on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenIllegal {
    /// Whose.
    pub by: Color,
    /// Of which kind.
    pub kind: IllegalAct,
    /// Plies before it.
    pub ply: u32,
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
    pub(crate) players: ByColor<Player>,
    pub(crate) bound: Option<Bound>,
    /// Whose last move is made and not complete.
    pub(crate) uncompleted: Option<Color>,
    pub(crate) illegal: Option<OpenIllegal>,
    /// An illegal position was seen; the next completed move decides.
    pub(crate) symptom: bool,
    pub(crate) questions: Vec<Question>,
    /// When White's clock is to be started.
    pub(crate) start_at: Moment,
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

impl Now {
    pub(crate) fn open(regulations: &Regulations, start: &Position) -> Self {
        Self {
            position: start.clone(),
            clock: ChessClock::new(regulations.control.clone()),
            phase: Phase::Waiting,
            hands: (regulations.mode == Mode::Otb).then(|| Box::new(Hands::over(start.board()))),
            offer: None,
            players: ByColor::default(),
            bound: None,
            uncompleted: None,
            illegal: None,
            symptom: false,
            questions: Vec::new(),
            start_at: Moment::ZERO,
            seen: Moment::ZERO,
        }
    }

    /// Both times left, in milliseconds.
    fn left(&self, at: Moment) -> [u32; 2] {
        let left = |side| {
            let reading = self.clock.reading(at).ok();
            let time = reading.and_then(|reading| reading.face(side).time);
            time.map_or(u32::MAX, |time| u32::try_from(time.as_millis()).unwrap_or(u32::MAX))
        };
        [left(Side::White), left(Side::Black)]
    }

    /// The hands rest: a new move begins on the board as it now should stand.
    fn rest_hands(&mut self) {
        if let Some(hands) = &mut self.hands {
            **hands = Hands::over(self.position.board());
        }
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
                if *how == Completion::NextMove {
                    let _ = self.clock.count_move(side(*by), at);
                }
                if let Some(ply) = ledger.last_of(*by) {
                    ply.completed = Some(*how);
                }
                if self.uncompleted == Some(*by) {
                    self.uncompleted = None;
                }
            }
            Fact::IllegalStands { by, kind, after } => {
                self.stand(*by, *kind, after, at, ledger);
            }
            Fact::IllegalForgiven { .. } => self.illegal = None,
            Fact::PositionRestored { ply } => {
                let ply = *ply as usize;
                self.position = ledger.position_after(start, ply);
                ledger.truncate(ply);
                for color in Color::ALL {
                    let made = (0..ledger.len()).filter(|i| ledger.get(*i).by == color).count();
                    self.players[color].moves = u16::try_from(made).unwrap_or(u16::MAX);
                }
                self.uncompleted = None;
                self.illegal = None;
                self.bound = None;
                self.rest_hands();
            }
            Fact::PawnBecameQueen { square } => {
                let mut setup = self.position.to_setup();
                let color = !setup.turn;
                setup.board.put(*square, Role::Queen.of(color));
                self.replace_position(setup, ledger);
            }
            Fact::MovesBound { by, moves } => {
                self.bound = (!moves.is_empty()).then(|| Bound { by: *by, moves: moves.clone() });
            }
            Fact::IllegalCounted { by, count, .. } => {
                self.players[*by].illegal_acts = *count;
                self.illegal = None;
            }
            Fact::SymptomNoted => self.symptom = true,
            _ => self.apply_to_clock(fact, at, ledger),
        }
        self.seen = self.seen.max(at);
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
                if let Some(ply) = ledger.last_mut() {
                    ply.left = left;
                }
                let _ = self.clock.press(side(*by), at);
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
            }
            Fact::TimeAdded { to, span } => {
                let _ = self.clock.add(side(*to), *span, at);
            }
            Fact::TimeTaken { from, span } => {
                let _ = self.clock.take(side(*from), *span, at);
            }
            Fact::ClockSet { of, setting } => {
                let _ = self.clock.set(side(*of), *setting, at);
                self.players[*of].flag_fallen = false;
            }
            Fact::ControlSet { control } => {
                if let Ok(reading) = self.clock.reading(at) {
                    let _ = self.clock.replace(
                        (**control).clone(),
                        clock::BySide::from_fn(|side| reading.face(side).setting()),
                        at,
                    );
                }
            }
            Fact::FlagFallen { of } => self.players[*of].flag_fallen = true,
            Fact::ControlMet { by } => self.players[*by].flag_fallen = false,
            _ => self.apply_to_people(fact, at),
        }
    }

    fn apply_to_people(&mut self, fact: &Fact, at: Moment) {
        match fact {
            Fact::StartPostponed { until } => self.start_at = *until,
            Fact::Arrived { by } => self.players[*by].arrived = Some(at),
            Fact::LatenessExcused { of } => self.players[*of].excused = true,
            Fact::DrawOffered { by, .. } => {
                self.offer = Some(Offer { by: *by });
                self.players[*by].offers = self.players[*by].offers.saturating_add(1);
            }
            Fact::OfferLapsed { .. } => self.offer = None,
            Fact::ClaimRejected { .. } => {
                let player = &mut self.players[self.position.turn()];
                player.wrong_claims = player.wrong_claims.saturating_add(1);
            }
            Fact::Written { by, .. } => {
                let player = &mut self.players[*by];
                player.written = player.written.saturating_add(1);
            }
            Fact::RecordingLapsed { of } => {
                let period = self.clock.reading(at).map(|now| now.face(side(*of)).period);
                self.players[*of].exempt_in = period.ok();
            }
            Fact::SheetCompleted { by } => self.players[*by].must_complete = false,
            Fact::RecordShown { to, count } => self.players[*to].looks = *count,
            Fact::Signed { by, score } => self.players[*by].signed = Some(*score),
            Fact::Asked { question } => self.questions.push(question.clone()),
            Fact::Answered => self.questions.clear(),
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
            Fact::Annulled => self.phase = Phase::Annulled,
            Fact::GameEnded { verdict } => {
                self.phase = Phase::Over(*verdict);
                self.offer = None;
                self.bound = None;
            }
            _ => self.apply_to_hands(fact),
        }
    }

    fn apply_to_hands(&mut self, fact: &Fact) {
        let Some(hands) = &mut self.hands else { return };
        match fact {
            Fact::Adjusting { by } => hands.adjusting = Some(*by),
            Fact::AdjustingEnded { .. } => hands.adjusting = None,
            Fact::Touched { square, binds: true, .. } => {
                if let Some(piece) = self.position.board().piece_on(*square) {
                    hands.touched.push(Touch { square: *square, piece });
                }
            }
            Fact::TouchClassified { accidental: true, .. } => {
                hands.touched.pop();
            }
            Fact::Released { from, to, two_hands, .. } => {
                hands.two_hands |= two_hands;
                hands.released = Some((*from, *to));
                if from != to
                    && let Some(piece) = hands.board.remove(*from)
                {
                    let there = hands.board.piece_on(*to);
                    hands.crowded = there.map(|other| (*to, other)).or(hands.crowded);
                    hands.board.put(*to, piece);
                }
            }
            Fact::TakenOff { square, .. } => match hands.crowded {
                Some((crowded, _)) if crowded == *square => hands.crowded = None,
                _ => {
                    hands.board.remove(*square);
                }
            },
            Fact::Put { square, piece, .. } => {
                let there = hands.board.piece_on(*square);
                hands.crowded = there.map(|other| (*square, other)).or(hands.crowded);
                hands.board.put(*square, *piece);
            }
            Fact::CastlingAnnounced { rook, .. } => hands.castling = Some(*rook),
            Fact::Displaced { by } => hands.displaced = Some(*by),
            Fact::PiecesRestored { .. } => hands.displaced = None,
            _ => {}
        }
    }

    /// Makes a legal move.
    fn make(&mut self, by: Color, m: Move, at: Moment, ledger: &mut impl Ledger) {
        let Some(next) = self.position.legal(m).map(|legal| legal.play()) else { return };
        self.position = next;
        self.enter(by, Done::Move(m), at, ledger);
    }

    /// Lets an illegal act stand for the time being.
    fn stand(
        &mut self,
        by: Color,
        kind: IllegalAct,
        after: &chess::Setup,
        at: Moment,
        ledger: &mut impl Ledger,
    ) {
        let ply = u32::try_from(ledger.len()).unwrap_or(u32::MAX);
        if let Ok(next) = Position::try_from(after.clone()) {
            self.position = next;
            self.enter(by, Done::Stood(Box::new(after.clone())), at, ledger);
        }
        self.illegal = Some(OpenIllegal { by, kind, ply });
    }

    fn enter(&mut self, by: Color, done: Done, at: Moment, ledger: &mut impl Ledger) {
        ledger.push(Ply {
            by,
            done,
            made: at,
            completed: None,
            left: self.left(at),
            hash: self.position.index_hash(),
            quiet: self.position.quiet_plies(),
        });
        self.players[by].moves = self.players[by].moves.saturating_add(1);
        self.uncompleted = Some(by);
        self.bound = None;
        self.rest_hands();
    }

    /// Exchanges the position, and the last ply that led to it, for another.
    fn replace_position(&mut self, setup: chess::Setup, ledger: &mut impl Ledger) {
        let Ok(position) = Position::try_from(setup.clone()) else { return };
        self.position = position;
        if let Some(ply) = ledger.last_mut() {
            ply.done = Done::Stood(Box::new(setup));
            ply.hash = self.position.index_hash();
            ply.quiet = self.position.quiet_plies();
        }
        self.rest_hands();
    }
}
