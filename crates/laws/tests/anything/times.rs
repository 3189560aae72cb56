//! Time is not lost: what both clocks show changes only by the time that passed, by increments and
//! the time of new periods, and by what a fact says with its article.
//!
//! The clocks are kept here a second time, from the facts alone, and must agree with the table's.

use chess::Color;
use clock::{Bonus, Face, Moment, Motion, Reading, Side, Span, TimeControl};
use laws::{Completion, Event, Fact, Provision, Ruling, Table};

/// By what time is given, taken or set outside the time control. A fact that does so cites one of
/// these.
const CHANGES: &[Provision] = &[
    // 7.1: the times that go with an earlier position.
    Provision::RestoredTimes,
    // 6.10: a clock that was defective or set wrongly.
    Provision::DefectiveClock,
    Provision::WrongSetting,
    // 6.4, 8.5, 8.6, III.3.1: the next period after a flag.
    Provision::FlagCheck,
    Provision::CountUnknown,
    Provision::BothFlagsPlayOn,
    // 7.5.5, 9.5.3, III.4, III.5: what an illegal move, a claim or a request costs.
    Provision::IllegalMovePenalty,
    Provision::ClaimWrong,
    Provision::IncrementRequest,
    Provision::ClaimPostponed,
    Provision::ClaimRejected,
    // 12.5, 12.9, 9-3: the arbiter gives and takes.
    Provision::ExtraTime,
    Provision::MoreTime,
    Provision::LessTime,
    Provision::DisplacedPenalty,
    // 6.2.6, 8.1.6: less for who has an assistant.
    Provision::PressingAssistant,
    Provision::WritingAssistant,
    // I.1.2: sealing before the end of the session.
    Provision::SealingEarly,
];

/// One clock as the facts make it.
#[derive(Clone, Copy)]
struct Dial {
    time: Span,
    delay: Span,
    moves: u16,
    period: u16,
}

impl Dial {
    fn of(face: &Face) -> Self {
        let time = face.time.unwrap_or_default();
        Self { time, delay: face.delay, moves: face.moves, period: face.period }
    }
}

/// Both clocks before an act.
pub(crate) struct Clocks {
    control: TimeControl,
    motion: Motion,
    dials: [Dial; 2],
    used: [Span; 2],
    at: Moment,
    turn: Color,
}

const fn index(color: Color) -> usize {
    match color {
        Color::White => 0,
        Color::Black => 1,
    }
}

const fn side(color: Color) -> Side {
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

fn faces(reading: &Reading) -> [&Face; 2] {
    [&reading.white, &reading.black]
}

impl Clocks {
    pub(crate) fn of(table: &Table, at: Moment) -> Self {
        let reading = table.reading(at).expect("a reading");
        Self {
            control: table.control().clone(),
            motion: reading.motion,
            dials: faces(&reading).map(Dial::of),
            used: faces(&reading).map(|face| face.used),
            at,
            turn: table.position().turn(),
        }
    }

    /// Checks both clocks after a ruling.
    pub(crate) fn check(mut self, ruling: &Ruling, after: &Table) {
        for event in &ruling.events {
            changes_by_an_article(event, ruling, after);
            self.pass_until(event.at.unwrap_or(ruling.at));
            self.take_in(&event.fact);
        }
        let at = ruling.at.max(self.at);
        self.pass_until(at);
        let now = after.reading(at).expect("a reading");
        let has_time = self.control != TimeControl::Untimed;
        for (which, face) in faces(&now).into_iter().enumerate() {
            let whose = Color::ALL[which];
            let time = has_time.then_some(self.dials[which].time);
            assert_eq!(face.time, time, "what is left of {whose:?}: {ruling:?}");
            assert_eq!(face.used, self.used[which], "what was used of {whose:?}: {ruling:?}");
        }
        assert_eq!(now.motion, self.motion, "whose clock runs: {ruling:?}");
    }

    fn running(&self) -> Option<Color> {
        self.motion.running().map(color)
    }

    fn pass_until(&mut self, at: Moment) {
        self.pass(at.saturating_since(self.at));
        self.at = self.at.max(at);
    }

    /// Time passes: off the delay first, then off the time (6.3.2); of an hourglass to the other.
    fn pass(&mut self, elapsed: Span) {
        let Some(runs) = self.running() else { return };
        let (own, other) = (index(runs), index(!runs));
        self.used[own] = self.used[own].saturating_add(elapsed);
        let dial = &mut self.dials[own];
        let off_delay = elapsed.min(dial.delay);
        dial.delay = dial.delay.saturating_sub(off_delay);
        let off = elapsed.saturating_sub(off_delay).min(dial.time);
        dial.time = dial.time.saturating_sub(off);
        if matches!(self.control, TimeControl::Hourglass(_)) {
            self.dials[other].time = self.dials[other].time.saturating_add(off);
        }
    }

    fn take_in(&mut self, fact: &Fact) {
        match fact {
            Fact::Started => self.motion = Motion::Running(side(self.turn)),
            Fact::ClockStarted { of } | Fact::AnsweringClockStarted { of } => {
                self.motion = Motion::Running(side(*of));
            }
            Fact::MoveSealed { by, reply: true } => self.motion = Motion::Running(side(!*by)),
            Fact::ClocksStopped
            | Fact::GameEnded { .. }
            | Fact::MoveSealed { reply: false, .. } => {
                if let Motion::Running(side) = self.motion {
                    self.motion = Motion::Stopped(side);
                }
            }
            Fact::Resumed => {
                if let Motion::Stopped(side) = self.motion {
                    self.motion = Motion::Running(side);
                }
            }
            Fact::ClockPressed { by } if self.running() == Some(*by) => {
                self.count_move(*by);
                let increment = self.bonus(*by).increment();
                let dial = &mut self.dials[index(*by)];
                dial.time = dial.time.saturating_add(increment);
                for color in Color::ALL {
                    self.dials[index(color)].delay = self.bonus(color).delay();
                }
                self.motion = Motion::Running(side(!*by));
            }
            Fact::MoveCompleted { by, how: Completion::NextMove | Completion::Sealed } => {
                self.count_move(*by);
                self.trim_delay(*by);
            }
            Fact::TimeAdded { to, span } => {
                let dial = &mut self.dials[index(*to)];
                dial.time = dial.time.saturating_add(*span);
            }
            Fact::TimeTaken { from, span } => {
                let dial = &mut self.dials[index(*from)];
                dial.time = dial.time.saturating_sub(*span);
            }
            Fact::ClockSet { of, setting } => {
                let dial = &mut self.dials[index(*of)];
                (dial.time, dial.moves, dial.period) =
                    (setting.time, setting.moves, setting.period);
                self.trim_delay(*of);
            }
            Fact::ControlSet { control } => {
                self.control = (**control).clone();
                for color in Color::ALL {
                    self.dials[index(color)].delay = self.bonus(color).delay();
                }
            }
            _ => {}
        }
    }

    /// A move is counted, and with the last of a period comes the time of the next (6.3.2).
    fn count_move(&mut self, by: Color) {
        let dial = &mut self.dials[index(by)];
        dial.moves = dial.moves.saturating_add(1);
        if let TimeControl::Periods(schedules) = &self.control {
            let schedule = &schedules[side(by)];
            while dial.period < schedule.period_after(dial.moves) {
                dial.period += 1;
                dial.time = dial.time.saturating_add(schedule.period(dial.period).time());
            }
        }
    }

    fn trim_delay(&mut self, of: Color) {
        let most = self.bonus(of).delay();
        let dial = &mut self.dials[index(of)];
        dial.delay = dial.delay.min(most);
    }

    fn bonus(&self, of: Color) -> Bonus {
        match &self.control {
            TimeControl::Periods(schedules) => {
                schedules[side(of)].period(self.dials[index(of)].period).bonus()
            }
            TimeControl::Untimed | TimeControl::Hourglass(_) => Bonus::None,
        }
    }
}

/// A fact that changes a clock outside the time control says by which article.
fn changes_by_an_article(event: &Event, ruling: &Ruling, table: &Table) {
    let changes = matches!(
        event.fact,
        Fact::TimeAdded { .. }
            | Fact::TimeTaken { .. }
            | Fact::ClockSet { .. }
            | Fact::ControlSet { .. }
    );
    let book = table.regulations().book;
    let cited = |provision: &Provision| {
        let articles = book.cite(&[*provision]);
        articles.iter().any(|article| event.articles.cites(article))
    };
    assert!(
        !changes || CHANGES.iter().any(cited),
        "by no article that changes time: {event:?} after {:?} under {book}",
        ruling.act
    );
}
