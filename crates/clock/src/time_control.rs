//! The agreed times of a game.

use crate::{Bonus, BySide, Period, Schedule, ScheduleError, Side, Span};

/// The times of a game, as fixed before it begins (6.3.1).
///
/// Its text form, read by [`str::parse`] and written by [`ToString`], is that of the PGN tag
/// `TimeControl` and of record 222 in TRF26 (see [`text::pgn`](crate::text::pgn));
/// [`text::spoken`](crate::text::spoken) reads and writes it the way people say it.
///
/// ```
/// use tuomari_clock::{Span, TimeControl};
///
/// let control: TimeControl = "40/5400+30:1800+30".parse()?;
/// assert_eq!(control.spoken().to_string(), "90 min/40 + 30 min + 30 s");
/// assert_eq!(control.time_for_60_moves(), Some(Span::minutes(150)));
///
/// let armageddon = TimeControl::from_spoken("5 min v 4 min")?;
/// assert_eq!(armageddon.to_string(), "W300-B240");
/// # Ok::<(), tuomari_clock::ParseTimeControlError>(())
/// ```
///
/// # JSON
///
/// With the feature `serde` a time control is its text form: `"40/5400+30:1800+30"`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
// A clock holds its control inline so that it needs no heap; most controls are `Periods`.
#[expect(clippy::large_enum_variant)]
pub enum TimeControl {
    /// Time is unlimited.
    Untimed,
    /// Sand that runs out on one side is added to the other.
    Hourglass(Hourglass),
    /// Periods for each side; usually the same for both.
    Periods(BySide<Schedule>),
}

impl TimeControl {
    /// The same periods for both players.
    ///
    /// # Errors
    ///
    /// If the periods are not a valid [`Schedule`].
    pub fn new(periods: &[Period]) -> Result<TimeControl, ScheduleError> {
        Schedule::new(periods).map(|schedule| TimeControl::Periods(BySide::both(schedule)))
    }

    /// One time for all moves, with an increment: the form of most games played today.
    ///
    /// # Errors
    ///
    /// If both are zero.
    pub fn fischer(time: Span, increment: Span) -> Result<TimeControl, ScheduleError> {
        TimeControl::new(&[Period::of_rest(time).with_bonus(Bonus::Increment(increment))])
    }

    /// Whether anybody's time is limited.
    #[must_use]
    pub const fn is_timed(&self) -> bool {
        !matches!(self, TimeControl::Untimed)
    }

    /// A side's periods, if the game is played in periods. Rules about periods, bonuses and moves
    /// that are due ask here, so that another kind of time control is a matter of this crate.
    #[must_use]
    pub const fn schedule(&self, side: Side) -> Option<&Schedule> {
        match self {
            TimeControl::Untimed | TimeControl::Hourglass(_) => None,
            TimeControl::Periods(BySide { white, black }) => Some(match side {
                Side::White => white,
                Side::Black => black,
            }),
        }
    }

    /// The same control with another bonus in the last period of both sides; `None` if the game is
    /// not played in periods.
    #[must_use]
    pub fn with_last_bonus(&self, bonus: Bonus) -> Option<TimeControl> {
        let with_bonus = |side| {
            let mut periods = self.schedule(side)?.periods().to_vec();
            let last = periods.last_mut()?;
            *last = last.with_bonus(bonus);
            Schedule::new(&periods).ok()
        };
        let (white, black) = (with_bonus(Side::White)?, with_bonus(Side::Black)?);
        Some(TimeControl::Periods(BySide { white, black }))
    }

    /// Whether both players have the same times.
    #[must_use]
    pub fn is_equal(&self) -> bool {
        match self {
            TimeControl::Untimed => true,
            TimeControl::Hourglass(glass) => glass.sand.white == glass.sand.black,
            TimeControl::Periods(schedules) => schedules.white == schedules.black,
        }
    }

    /// The time for sixty moves by which A.1 and B.1 tell standard, rapid and blitz play apart;
    /// `None` when time is unlimited. With unequal times it is the longer one; an hourglass counts
    /// its initial sand. The thresholds are the rule book's.
    #[must_use]
    pub fn time_for_60_moves(&self) -> Option<Span> {
        let BySide { white, black } = match self {
            TimeControl::Untimed => return None,
            TimeControl::Hourglass(glass) => glass.sand(),
            TimeControl::Periods(schedules) => {
                BySide::from_fn(|side| schedules[side].time_for_60_moves())
            }
        };
        Some(white.max(black))
    }
}

/// The sand on both sides of an hourglass at the beginning; neither side is empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hourglass {
    sand: BySide<Span>,
}

impl Hourglass {
    /// An hourglass with this much sand on each side; `None` if a side would be empty.
    #[must_use]
    pub fn new(sand: BySide<Span>) -> Option<Hourglass> {
        let empty = sand.white.is_zero() || sand.black.is_zero();
        (!empty).then_some(Hourglass { sand })
    }

    /// The sand on both sides at the beginning.
    #[must_use]
    pub const fn sand(self) -> BySide<Span> {
        self.sand
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longer_time_decides_what_kind_of_play_it_is() {
        let minutes = |text: &str| {
            let control: TimeControl = text.parse().unwrap();
            control.time_for_60_moves().map(|t| t.as_millis() as f64 / 60_000.0)
        };
        assert_eq!(minutes("W300-B240"), Some(5.0));
        assert_eq!(minutes("600+0.1"), Some(10.1));
        assert_eq!(minutes("2700+14"), Some(59.0));
        assert_eq!(minutes("*180"), Some(3.0));
        assert_eq!(minutes("-"), None);
    }

    #[test]
    fn an_hourglass_needs_sand_on_both_sides() {
        let side = Span::minutes(1);
        assert!(Hourglass::new(BySide { white: side, black: Span::ZERO }).is_none());
        assert!(Hourglass::new(BySide { white: side, black: Span::millis(1) }).is_some());
    }
}
