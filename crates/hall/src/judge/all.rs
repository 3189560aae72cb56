//! Acts on all boards: judged once, one fact for each board.

use laws::{Articles, Provision};
use serde::Serialize;

use super::{Facts, Hearing};
use crate::{
    AllAct, Board, By, Event, Fact, Kind, Noted, Place, Reach, Refusal, Refused, Round, State, Todo,
};
use clock::Moment;

/// What an act on all boards would do, before it is done.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "AllPreview"))]
pub struct Preview {
    /// The boards it touches.
    pub touched: Vec<u16>,
    /// Those among them at which a person has something to do by hand.
    pub by_hand: Vec<u16>,
    /// Those among them whose clocks stood already.
    pub stood: Vec<u16>,
    /// The boards that it leaves as they are, and why.
    pub untouched: Vec<Untouched>,
    /// The articles it rests on.
    pub articles: Articles,
}

/// A board that is left as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Untouched {
    /// Which.
    pub board: u16,
    /// Why.
    pub why: Why,
}

/// Why a board is left as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "WhyUntouched"))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The game is over.
    Over,
    /// It has not begun.
    NotBegun,
    /// It runs already.
    Running,
    /// Its clocks stand already.
    Stood,
    /// It was stopped for a reason of its own, and waits for its arbiter.
    OwnReason,
}

impl Event {
    /// What an act on all boards would do.
    ///
    /// # Errors
    /// If there is no such round or room.
    pub fn preview(&self, round: u8, reach: &Reach, what: &AllAct) -> Result<Preview, Refused> {
        Hearing { event: self, by: By::House, at: Moment::ZERO }.preview(round, reach, what)
    }
}

impl Hearing<'_> {
    fn preview(self, round: u8, reach: &Reach, what: &AllAct) -> Result<Preview, Refused> {
        let (_, boards) = self.reached(round, reach)?;
        let articles = self.cite(provisions(what));
        let mut preview = Preview { articles, ..Preview::default() };
        for board in boards {
            let number = board.number;
            match leaves(board, what) {
                Some(why) => preview.untouched.push(Untouched { board: number, why }),
                None => {
                    preview.touched.push(number);
                    if is_by_hand(board, what) {
                        preview.by_hand.push(number);
                    }
                    if matches!(board.state, State::Stopped { .. }) && *what != AllAct::Resume {
                        preview.stood.push(number);
                    }
                }
            }
        }
        Ok(preview)
    }

    fn reached<'r>(
        self,
        round: u8,
        reach: &'r Reach,
    ) -> Result<(&'r Round, impl Iterator<Item = &'r Board>), Refused>
    where
        Self: 'r,
    {
        self.has_room(reach.room.as_deref())?;
        let (round, regulations) = (self.round(round)?, self.regulations()?);
        let is_there = move |board: &&Board| {
            reach.room.as_deref().is_none_or(|name| {
                regulations.seat(board.number).is_some_and(|seat| seat.room == name)
            })
        };
        Ok((round, round.boards.iter().filter(is_there)))
    }

    pub(super) fn all(self, number: u8, reach: &Reach, what: &AllAct) -> Facts {
        let (round, boards) = self.reached(number, reach)?;
        let articles = self.cite(provisions(what));
        let noted = |fact| Noted { fact, articles };
        match what {
            AllAct::Announce { text } => {
                super::reason_given(text)?;
                let announced =
                    Fact::Announced { round: number, room: reach.room.clone(), text: text.clone() };
                return Ok(vec![noted(announced)]);
            }
            AllAct::DefaultTime { span } => {
                // How late players may arrive is the same for all (6.7.1).
                if reach.room.is_some() {
                    return Err(self.refuse(Refusal::NotInForce, &[Provision::DefaultTime]));
                }
                return Ok(vec![noted(Fact::DefaultTimeSet { round: number, span: *span })]);
            }
            AllAct::Time { reason, span } => {
                super::reason_given(reason)?;
                if span.is_zero() {
                    return Err(Refusal::NothingToDo.into());
                }
            }
            AllAct::Start | AllAct::Stop | AllAct::Resume => {}
        }
        let mut facts = Vec::new();
        for board in boards.filter(|board| leaves(board, what).is_none()) {
            let place = Place { round: round.number, board: board.number };
            match what {
                AllAct::Start => facts.push(noted(Fact::Started { place })),
                AllAct::Stop => facts.push(noted(Fact::Stopped { place, all: true })),
                AllAct::Resume => facts.push(noted(Fact::Resumed { place })),
                AllAct::Time { span, .. } => {
                    facts.push(noted(Fact::TimeGiven { place, span: *span }));
                    if is_by_hand(board, what) {
                        facts
                            .push(noted(Fact::ToDo { place, todo: Todo::AddTime { span: *span } }));
                    }
                }
                AllAct::DefaultTime { .. } | AllAct::Announce { .. } => {}
            }
        }
        if facts.is_empty() {
            let articles = self.cite(provisions(what));
            return Err(Refused { why: Refusal::NothingToDo, articles });
        }
        Ok(facts)
    }
}

/// Why an act leaves a board as it is; nothing if it does not.
fn leaves(board: &Board, what: &AllAct) -> Option<Why> {
    match (what, board.state) {
        (AllAct::Announce { .. }, _) => None,
        (_, State::Over) => Some(Why::Over),
        (AllAct::Start, State::Playing) => Some(Why::Running),
        (AllAct::Start, State::Stopped { .. }) => Some(Why::Stood),
        (AllAct::Stop | AllAct::Resume | AllAct::Time { .. }, State::Waiting) => {
            Some(Why::NotBegun)
        }
        (AllAct::Stop, State::Stopped { .. }) => Some(Why::Stood),
        (AllAct::Resume, State::Playing) => Some(Why::Running),
        (AllAct::Resume, State::Stopped { all: false, .. }) => Some(Why::OwnReason),
        (AllAct::Start | AllAct::DefaultTime { .. }, State::Waiting)
        | (AllAct::Stop, State::Playing)
        | (AllAct::Resume, State::Stopped { all: true, .. })
        | (
            AllAct::Time { .. } | AllAct::DefaultTime { .. },
            State::Playing | State::Stopped { .. },
        ) => None,
    }
}

/// Whether a person sets the clock there: the program only sets its own.
fn is_by_hand(board: &Board, what: &AllAct) -> bool {
    matches!(what, AllAct::Time { .. }) && !matches!(board.kind, Kind::Table { .. })
}

const fn provisions(what: &AllAct) -> &'static [Provision] {
    match what {
        AllAct::Start => &[Provision::Start],
        AllAct::Stop => &[Provision::Interruption],
        AllAct::Resume => &[Provision::Resuming],
        AllAct::Time { .. } => &[Provision::ExtraTime],
        AllAct::DefaultTime { .. } => &[Provision::DefaultTime],
        AllAct::Announce { .. } => &[Provision::InterestOfEvent],
    }
}
