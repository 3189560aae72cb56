//! Time controls written the way people say them.

use std::fmt;

use super::decimal::Seconds;
use crate::{Bonus, Schedule, Side, Span, TimeControl};

/// A time control in the words of [`spoken`](super::spoken); made by [`TimeControl::spoken`].
#[derive(Clone, Copy, Debug)]
pub struct Spoken<'a> {
    control: &'a TimeControl,
}

impl TimeControl {
    /// The time control as people say it: `90 min/40 + 30 min + 30 s`, `3 min + 2 s delay`,
    /// `5 min v 4 min`. [`TimeControl::from_spoken`] reads it back as the same control.
    #[must_use]
    pub const fn spoken(&self) -> Spoken<'_> {
        Spoken { control: self }
    }
}

impl fmt::Display for Spoken<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        say_side(f, self.control, Side::White)?;
        if !self.control.is_equal() {
            f.write_str(" v ")?;
            say_side(f, self.control, Side::Black)?;
        }
        Ok(())
    }
}

fn say_side(f: &mut fmt::Formatter<'_>, control: &TimeControl, side: Side) -> fmt::Result {
    match control {
        TimeControl::Untimed => f.write_str("no clock"),
        TimeControl::Hourglass(glass) => {
            f.write_str("hourglass ")?;
            say_time(f, glass.sand()[side], false)
        }
        TimeControl::Periods(schedules) => say_schedule(f, &schedules[side]),
    }
}

fn say_schedule(f: &mut fmt::Formatter<'_>, schedule: &Schedule) -> fmt::Result {
    let periods = schedule.periods();
    let common = periods[0].bonus();
    let is_common = periods.iter().all(|period| period.bonus() == common);
    for (number, period) in periods.iter().enumerate() {
        if number > 0 {
            f.write_str(if is_common { " + " } else { ", " })?;
        }
        say_time(f, period.time(), number > 0)?;
        if let Some(moves) = period.moves() {
            write!(f, "/{moves}")?;
        }
        if !is_common {
            say_bonus(f, period.bonus())?;
        }
    }
    match common {
        Bonus::None => Ok(()),
        bonus if is_common => say_bonus(f, bonus),
        _ => Ok(()),
    }
}

/// The time of a period. After the first period the minutes are written even when there are none,
/// because a few seconds after a `+` would be an increment.
fn say_time(f: &mut fmt::Formatter<'_>, time: Span, minutes_needed: bool) -> fmt::Result {
    let minutes = time.as_millis() / 60_000;
    let seconds = Span::millis(time.as_millis() % 60_000);
    if minutes_needed || minutes > 0 || seconds.is_zero() {
        write!(f, "{minutes} min")?;
        if seconds.is_zero() {
            return Ok(());
        }
        f.write_str(" ")?;
    }
    write!(f, "{} s", Seconds(seconds))
}

fn say_bonus(f: &mut fmt::Formatter<'_>, bonus: Bonus) -> fmt::Result {
    write!(f, " + {} s", Seconds(bonus.span()))?;
    match bonus {
        Bonus::None | Bonus::Increment(_) => Ok(()),
        Bonus::Delay(_) => f.write_str(" delay"),
        Bonus::Bronstein(_) => f.write_str(" Bronstein"),
    }
}
