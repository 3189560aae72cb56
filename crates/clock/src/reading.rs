//! What the clock shows.

use crate::dial::Dial;
use crate::{Bonus, BySide, ChessClock, Moment, OutOfOrder, Setting, Side, Span, TimeControl};

/// Whether the clock goes, and for whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Motion {
    /// Set, and not started yet.
    Ready,
    /// This side's clock runs, the other stands; never both (6.1).
    Running(Side),
    /// Both stand; this side's was the last to run and goes on when the clock is resumed.
    Stopped(Side),
}

impl Motion {
    /// The side whose clock runs.
    #[must_use]
    pub const fn running(self) -> Option<Side> {
        match self {
            Motion::Running(side) => Some(side),
            Motion::Ready | Motion::Stopped(_) => None,
        }
    }
}

/// What both faces show at one moment.
///
/// # JSON
///
/// With the feature `serde`, all times in milliseconds:
///
/// ```json
/// {"at": 65000, "motion": {"running": "white"},
///  "white": {"time": 5365000, "delay": 0, "shown": 5365000, "moves": 0, "period": 0,
///            "moves_due": 40, "flag": null, "used": 65000},
///  "black": {"time": 5430000, "delay": 0, "shown": 5430000, "moves": 0, "period": 0,
///            "moves_due": 40, "flag": null, "used": 0}}
/// ```
///
/// `motion` is `"ready"`, `{"running": side}` or `{"stopped": side}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reading {
    /// The moment of the reading.
    pub at: Moment,
    /// Whose clock runs.
    pub motion: Motion,
    /// White's face.
    pub white: Face,
    /// Black's face.
    pub black: Face,
}

impl Reading {
    /// The face of one side.
    #[must_use]
    pub const fn face(&self, side: Side) -> &Face {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

/// What one face shows at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Face {
    /// The main time left; `None` when nobody's time is limited.
    pub time: Option<Span>,
    /// What is left of the delay of the present move, or of the next one if it has not begun.
    pub delay: Span,
    /// The number on the display: the main time, and in Bronstein play the delay with it.
    pub shown: Option<Span>,
    /// Moves completed, as the counter has them.
    pub moves: u16,
    /// The period, counted from 0.
    pub period: u16,
    /// How many moves of the whole game complete this period; `None` when it is the last.
    pub moves_due: Option<u32>,
    /// When the flag fell, if it is down.
    pub flag: Option<Moment>,
    /// How long this side's clock has run in all, delay and time past the flag included.
    pub used: Span,
}

impl Face {
    /// This face as a [`Setting`], to be changed in part and given back to
    /// [`ChessClock::set`](crate::ChessClock::set).
    #[must_use]
    pub fn setting(&self) -> Setting {
        Setting { time: self.time.unwrap_or(Span::ZERO), moves: self.moves, period: self.period }
    }
}

impl ChessClock {
    /// What both faces show at a moment. Reading changes nothing.
    pub fn reading(&self, at: Moment) -> Result<Reading, OutOfOrder> {
        let dials = self.dials_at(at)?;
        let face = |side| self.face(side, &dials[side]);
        Ok(Reading { at, motion: self.motion, white: face(Side::White), black: face(Side::Black) })
    }

    /// The main times left at a moment, without the rest of a [`Reading`]; `None` when nobody's time
    /// is limited.
    pub fn times(&self, at: Moment) -> Result<Option<BySide<Span>>, OutOfOrder> {
        let dials = self.dials_at(at)?;
        Ok(match &self.control {
            TimeControl::Untimed => None,
            TimeControl::Hourglass(_) | TimeControl::Periods(_) => {
                Some(BySide::from_fn(|side| dials[side].main))
            }
        })
    }

    /// When this side's flag fell, or will fall if no verb comes in between; `None` if it is up
    /// and would stay up. So a reading shows the flag down exactly from this moment on, and there
    /// is no need to look earlier.
    #[must_use]
    pub fn flag_at(&self, side: Side) -> Option<Moment> {
        let dial = &self.dials[side];
        if dial.flag.is_some() {
            return dial.flag;
        }
        if self.motion != Motion::Running(side) {
            return None;
        }
        let left = match &self.control {
            TimeControl::Untimed => None,
            TimeControl::Hourglass(_) => Some(dial.main),
            TimeControl::Periods(schedules) => {
                dial.left(&schedules[side], self.mechanism.period_change)
            }
        };
        self.seen.checked_add(left?)
    }

    fn face(&self, side: Side, dial: &Dial) -> Face {
        let time = match &self.control {
            TimeControl::Untimed => None,
            TimeControl::Hourglass(_) | TimeControl::Periods(_) => Some(dial.main),
        };
        let shown_with_time = match self.bonus_in(side, dial.period) {
            Bonus::Bronstein(_) => dial.delay,
            Bonus::None | Bonus::Increment(_) | Bonus::Delay(_) => Span::ZERO,
        };
        Face {
            time,
            delay: dial.delay,
            shown: time.map(|time| time.saturating_add(shown_with_time)),
            moves: dial.moves,
            period: dial.period,
            moves_due: self.schedule(side).and_then(|s| s.moves_due(dial.period)),
            flag: dial.flag,
            used: dial.used,
        }
    }
}
