//! The person who sits there with the engine.

use std::collections::VecDeque;

use chess::{Color, Move, Position};
use clock::{Moment, Side, Span};
use laws::{Act, Fact, Mode, Phase, Recording, Regime, Sheets, Table, Verdict};
use notation::Style;

use crate::task::{self, Task};
use crate::{Level, by_hand, weigh};

/// A position is even up to so many centipawns.
const EVEN: i32 = 20;
/// Up to so many it rather has a draw than plays on.
const NO_BETTER: i32 = 30;
/// From so many on it is worse and takes any draw.
const WORSE: i32 = -50;
/// How many of its own moves in a row an even game takes before it offers a draw.
const EVEN_FOR: usize = 6;
/// Before so many moves it agrees to a draw only if it is worse, and offers none.
const EARLIEST_DRAW: u16 = 30;
/// How many of its moves lie between two offers.
const BETWEEN_OFFERS: u16 = 20;
/// After so many refusals in a row something is wrong, and it tries again only after a while.
const REFUSALS: u8 = 3;
const A_WHILE: Span = Span::seconds(5);

/// What a partner does next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// It acts. The caller says what became of it ([`Partner::done`]).
    Do(Act),
    /// The engine is to think. The caller says what it thought ([`Partner::think`]).
    Think(Task),
    /// It waits for something to happen, or for this moment.
    Wait(Option<Moment>),
    /// It has nothing more to do here.
    Leave,
}

/// What an engine thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The move, castling as king takes rook.
    pub best: Move,
    /// What the position is worth to it, in centipawns.
    pub score: Option<i32>,
}

/// What it is about to do, the move being made.
#[derive(Clone, Debug)]
struct Plan {
    before: Position,
    after: Position,
    acts: VecDeque<Act>,
}

/// A sparring partner at a table.
#[derive(Clone, Debug)]
pub struct Partner {
    side: Color,
    level: Level,
    seed: u64,
    plan: Option<Plan>,
    thinks_about: Option<Position>,
    thought: Option<(Position, Thought)>,
    /// What its positions were worth, move by move.
    scores: Vec<i32>,
    /// After how many of its moves it last offered a draw.
    offered: Option<u16>,
    /// Whether it has said that it has its colour by lot.
    drew: bool,
    refusals: u8,
}

impl Partner {
    /// A partner on this side. The seed decides what it notices and what it overlooks.
    #[must_use]
    pub const fn new(side: Color, level: Level, seed: u64) -> Self {
        Self {
            side,
            level,
            seed,
            plan: None,
            thinks_about: None,
            thought: None,
            scores: Vec::new(),
            offered: None,
            drew: false,
            refusals: 0,
        }
    }

    /// What it does next.
    pub fn next(&mut self, table: &Table, at: Moment) -> Step {
        if self.refusals >= REFUSALS {
            self.refusals = 0;
            return Step::Wait(at.checked_add(A_WHILE));
        }
        match table.phase() {
            Phase::Waiting => self.before(table, at),
            Phase::Playing => self.play(table, at),
            Phase::Stopped => self.answer(table, at).map_or(Step::Wait(None), Step::Do),
            Phase::Over(verdict) => self.after(table, verdict, at),
            Phase::Annulled => Step::Leave,
        }
    }

    /// The engine has thought about what it was given last.
    pub fn think(&mut self, thought: Thought) {
        if let Some(score) = thought.score {
            self.scores.push(score);
        }
        self.thought = self.thinks_about.take().map(|position| (position, thought));
    }

    /// Whether the act that it did last was refused.
    pub fn done(&mut self, refused: bool) {
        if refused {
            (self.plan, self.thought) = (None, None);
            self.refusals = self.refusals.saturating_add(1);
        } else {
            self.refusals = 0;
        }
    }

    /// Before the game: it comes, and says that it has the colour that it has.
    fn before(&mut self, table: &Table, at: Moment) -> Step {
        let is_arrival = |fact: &Fact| matches!(fact, Fact::Arrived { .. });
        let is_lot = |fact: &Fact| matches!(fact, Fact::LotsByHand { .. });
        if self.brings(table, &Act::Arrive, at, is_arrival) {
            return Step::Do(Act::Arrive);
        }
        let draws = !self.drew
            && table.regulations().book.regime() == Regime::ByAccord
            && table.lots().is_none()
            && self.brings(table, &Act::DrewByHand, at, is_lot);
        self.drew |= draws;
        if draws { Step::Do(Act::DrewByHand) } else { Step::Wait(None) }
    }

    /// After the game: it signs the result once the opponent has.
    fn after(&self, table: &Table, verdict: Verdict, at: Moment) -> Step {
        let sign = Act::Sign { score: verdict.score };
        let wanted = table.player(!self.side).signed.is_some()
            && table.player(self.side).signed.is_none()
            && self.brings(table, &sign, at, |fact| matches!(fact, Fact::Signed { .. }));
        if wanted { Step::Do(sign) } else { Step::Leave }
    }

    fn play(&mut self, table: &Table, at: Moment) -> Step {
        if table.player(self.side).arrived.is_none()
            && self.brings(table, &Act::Arrive, at, |fact| matches!(fact, Fact::Arrived { .. }))
        {
            return Step::Do(Act::Arrive);
        }
        if let Some(act) = self.answer(table, at) {
            return Step::Do(act);
        }
        if let Some(act) = self.planned(table, at) {
            return Step::Do(act);
        }
        if self.is_flag_down(table, at) && weigh::is_flag_ours(table, self.side, at) {
            return Step::Do(Act::ClaimFlag);
        }
        if self.is_to_press(table, at) {
            return Step::Do(Act::Press { hand: None });
        }
        if let Some(act) = self.line_to_write(table, at) {
            return Step::Do(act);
        }
        if self.is_on_move(table, at) {
            return self.choose(table, at);
        }
        Step::Wait(self.flag_of_the_other(table, at))
    }

    /// What the opponent has asked, and the answer.
    fn answer(&self, table: &Table, at: Moment) -> Option<Act> {
        let goes_back = |fact: &Fact| matches!(fact, Fact::PositionRestored { .. });
        let wishes = table.wishes();
        if wishes.take_back == Some(!self.side) {
            return Some(Act::TakeBack);
        }
        if wishes.restart == Some(!self.side) {
            return Some(Act::Restart);
        }
        if self.brings(table, &Act::AgreeCorrection, at, goes_back) {
            return Some(Act::AgreeCorrection);
        }
        let denied = |fact: &Fact| matches!(fact, Fact::ResignationDenied { .. });
        if self.brings(table, &Act::DenyResignation, at, denied) {
            return Some(Act::DenyResignation);
        }
        let offer = table.offer().filter(|offer| offer.by != self.side);
        offer.map(|_| if self.takes_draw(table) { Act::AcceptDraw } else { Act::DeclineDraw })
    }

    fn takes_draw(&self, table: &Table) -> bool {
        let is_late = table.player(self.side).moves >= EARLIEST_DRAW;
        self.scores.last().is_some_and(|score| *score <= WORSE || (is_late && score.abs() <= EVEN))
    }

    fn offers_draw(&self, table: &Table) -> bool {
        let moves = table.player(self.side).moves;
        let even = self.scores.iter().rev().take(EVEN_FOR).filter(|score| score.abs() <= EVEN);
        moves >= EARLIEST_DRAW
            && table.regulations().agreements.allow(moves)
            && even.count() == EVEN_FOR
            && self.offered.is_none_or(|before| moves >= before + BETWEEN_OFFERS)
    }

    /// The next act of the move that is being made, if nothing has come between.
    fn planned(&mut self, table: &Table, at: Moment) -> Option<Act> {
        let plan = self.plan.as_mut()?;
        let stands = [&plan.before, &plan.after].contains(&table.position());
        let act = plan.acts.pop_front().filter(|_| stands);
        let refused = |act: &Act| {
            weigh::ruling(table, self.side, act, at).is_some_and(|ruling| ruling.is_refused())
        };
        let act = act.filter(|act| !refused(act));
        if act.is_none() {
            self.plan = None;
        }
        act
    }

    /// What it has yet to write on its scoresheet.
    fn line_to_write(&self, table: &Table, at: Moment) -> Option<Act> {
        let digital = table.regulations().sheets == Sheets::Digital;
        let owes = matches!(
            table.recording(self.side, at).0,
            Recording::Always | Recording::UntilShort | Recording::Due
        );
        if !digital || !owes {
            return None;
        }
        let place = table.lines(self.side);
        let Some(m) = table.moves().nth(place.into()) else {
            let completes = |fact: &Fact| matches!(fact, Fact::SheetCompleted { .. });
            let done = self.brings(table, &Act::SheetComplete, at, completes);
            return done.then_some(Act::SheetComplete);
        };
        let position = table.position_at(place.into());
        let text = m.and_then(|m| position.legal(m)).map(|legal| Style::PGN.write(&legal));
        // What was not a move is written as people write it.
        let text = text.unwrap_or_else(|| "--".to_owned());
        let write = Act::Write { text, place: Some(place) };
        let written = |fact: &Fact| matches!(fact, Fact::Written { .. });
        self.brings(table, &write, at, written).then_some(write)
    }

    /// Whether its move is made and its clock still runs.
    fn is_to_press(&self, table: &Table, at: Moment) -> bool {
        table.regulations().doings().press
            && table.position().turn() != self.side
            && self.is_running(table, at) == Some(true)
    }

    /// Whether its own clock runs; none without one.
    fn is_running(&self, table: &Table, at: Moment) -> Option<bool> {
        let reading = table.reading(at).filter(|_| table.regulations().control.is_timed())?;
        Some(reading.motion.running() == Some(Side::from(self.side)))
    }

    /// Whether it is to move: it has the move and, where there is a clock, the opponent has pressed.
    fn is_on_move(&self, table: &Table, at: Moment) -> bool {
        table.position().turn() == self.side
            && self.is_running(table, at).unwrap_or(true)
            && table.position().has_legal_move()
    }

    fn choose(&mut self, table: &Table, at: Moment) -> Step {
        let position = table.position();
        // A king that stands in check and is not on move: nobody overlooks that.
        let is_plain = !position.checkers_of(!self.side).is_empty();
        if (is_plain || self.notices(table)) && weigh::is_illegal_claimable(table, self.side, at) {
            return Step::Do(Act::ClaimIllegal);
        }
        let known = self.thought.as_ref().filter(|(about, _)| about == position);
        let thought = match known {
            Some((_, thought)) => *thought,
            // No engine knows such a position.
            None if is_plain => match position.legal_moves().next() {
                Some(any) => Thought { best: any.to_move(), score: None },
                None => return Step::Wait(None),
            },
            None => {
                self.thinks_about = Some(position.clone());
                let left = task::left(table, Side::from(self.side), at);
                return Step::Think(Task::at(table, self.level, left));
            }
        };
        if thought.score.is_none_or(|score| score <= NO_BETTER)
            && let Some(claim) = weigh::draw_claim(table, self.side, thought.best, at)
        {
            return Step::Do(claim);
        }
        self.thought = None;
        self.plan = self.plan_of(table, thought.best);
        self.planned(table, at).map_or(Step::Wait(at.checked_add(A_WHILE)), Step::Do)
    }

    /// How it makes a move.
    fn plan_of(&mut self, table: &Table, best: Move) -> Option<Plan> {
        let position = table.position();
        let legal = position.legal(best)?;
        let offer = self.offers_draw(table);
        if offer {
            self.offered = Some(table.player(self.side).moves);
        }
        let regulations = table.regulations();
        let acts = match regulations.mode {
            Mode::Screen => VecDeque::from([Act::Move { m: best, offer }]),
            Mode::Otb => {
                let mut acts = VecDeque::from(by_hand::acts(&legal, table.board()));
                if regulations.book.regime() == Regime::ByAccord {
                    acts.push_back(Act::Confirm);
                }
                acts.extend(offer.then_some(Act::OfferDraw));
                acts
            }
        };
        Some(Plan { before: position.clone(), after: legal.play(), acts })
    }

    /// Whether it would notice an illegal move made just now.
    fn notices(&self, table: &Table) -> bool {
        // Any mixing will do: the same game has the same luck.
        let mut luck = self.seed ^ (table.moves().len() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        luck = (luck ^ (luck >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        luck = (luck ^ (luck >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (luck ^ (luck >> 31)) % 100 < self.level.strength().notices
    }

    fn is_flag_down(&self, table: &Table, at: Moment) -> bool {
        let reading = table.reading(at);
        reading.is_some_and(|reading| reading.face(Side::from(!self.side)).flag.is_some())
    }

    /// When the opponent's flag falls, if that clock runs.
    fn flag_of_the_other(&self, table: &Table, at: Moment) -> Option<Moment> {
        let reading = table.reading(at)?;
        let side = Side::from(!self.side);
        let face = reading.face(side);
        if reading.motion.running() != Some(side) || face.flag.is_some() {
            return None;
        }
        at.checked_add(face.time?)?.checked_add(face.delay)
    }

    fn brings(&self, table: &Table, act: &Act, at: Moment, is_it: impl Fn(&Fact) -> bool) -> bool {
        weigh::brings(table, self.side, act, at, is_it)
    }
}
