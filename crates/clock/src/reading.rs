//! What the clock shows.

use crate::dial::Dial;
use crate::{Bonus, BySide, ChessClock, Moment, OutOfOrder, Setting, Side, Span, TimeControl};

/// Whether the clock is running, and for whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Motion {
    /// Set but not started yet.
    Ready,
    /// This side's clock is running and the other is not; never both (6.1).
    Running(Side),
    /// Both are stopped; this side's ran last and continues when the clock is resumed.
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
    /// The main time left; `None` when time is unlimited.
    pub time: Option<Span>,
    /// The remaining delay of the current move, or of the next one if it has not begun.
    pub delay: Span,
    /// The number on the display: the main time, plus the delay in Bronstein mode.
    pub shown: Option<Span>,
    /// Moves completed, according to the counter.
    pub moves: u16,
    /// The period, counted from 0.
    pub period: u16,
    /// The number of moves of the whole game that completes this period; `None` for the last one.
    pub moves_due: Option<u32>,
    /// When the flag fell, if it is down.
    pub flag: Option<Moment>,
    /// How long this side's clock has run in total, including delay and time past the flag.
    pub used: Span,
}

impl Face {
    /// This face as a [`Setting`], to modify and pass to
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

    /// The main times left at a moment, without the rest of a [`Reading`]; `None` when time is
    /// unlimited.
    pub fn times(&self, at: Moment) -> Result<Option<BySide<Span>>, OutOfOrder> {
        let dials = self.dials_at(at)?;
        Ok(match &self.control {
            TimeControl::Untimed => None,
            TimeControl::Hourglass(_) | TimeControl::Periods(_) => {
                Some(BySide::from_fn(|side| dials[side].main))
            }
        })
    }

    /// When this side's flag fell, or will fall if no verb comes first; `None` if it is up and
    /// would stay up. A reading shows the flag down exactly from this moment on, so there is no
    /// need to poll earlier.
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
