//! The periods of one player.

use std::error::Error;
use std::fmt;

use crate::{Period, Span};

/// The periods one player has to get through, in order (6.3.1).
///
/// A schedule is always consistent: it has one to [`Schedule::LONGEST`] periods, each except the
/// last has a number of moves, and the player has some time to begin with. A *last* period with a
/// number of moves repeats (`40/7200:20/3600`: an hour for every twenty further moves), as in the
/// PGN standard.
///
/// ```
/// use std::num::NonZeroU16;
///
/// use tuomari_clock::{Period, Schedule, ScheduleError, Span};
///
/// const FORTY: NonZeroU16 = NonZeroU16::new(40).unwrap();
///
/// let classical = Schedule::new(&[
///     Period::of_moves(FORTY, Span::minutes(90)),
///     Period::of_rest(Span::minutes(30)),
/// ])?;
/// assert_eq!(classical.moves_due(0), Some(40));
/// assert_eq!(classical.moves_due(1), None);
/// assert_eq!(classical.period_after(39), 0);
/// assert_eq!(classical.period_after(40), 1);
///
/// let nonsense = Schedule::new(&[
///     Period::of_rest(Span::minutes(90)),
///     Period::of_rest(Span::minutes(30)),
/// ]);
/// assert_eq!(nonsense, Err(ScheduleError::NoMoveCount { period: 0 }));
/// # Ok::<(), ScheduleError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Schedule {
    /// Slots from `len` on hold [`UNUSED`], so that schedules can be compared slot by slot.
    places: [Period; Schedule::LONGEST],
    len: u8,
}

const UNUSED: Period = Period::of_rest(Span::ZERO);

impl Schedule {
    /// The most periods a schedule may have. Tournament clocks support up to five.
    pub const LONGEST: usize = 5;

    /// A schedule of these periods.
    ///
    /// # Errors
    ///
    /// See [`ScheduleError`].
    pub fn new(periods: &[Period]) -> Result<Schedule, ScheduleError> {
        let Some((first, _)) = periods.split_first() else {
            return Err(ScheduleError::NoPeriod);
        };
        if periods.len() > Schedule::LONGEST {
            return Err(ScheduleError::TooManyPeriods { given: periods.len() });
        }
        if first.time().is_zero() && first.bonus().span().is_zero() {
            return Err(ScheduleError::NoTime);
        }
        let before_last = &periods[..periods.len() - 1];
        if let Some(period) = before_last.iter().position(|p| p.moves().is_none()) {
            return Err(ScheduleError::NoMoveCount { period });
        }
        let mut places = [UNUSED; Schedule::LONGEST];
        places[..periods.len()].copy_from_slice(periods);
        Ok(Schedule { places, len: periods.len() as u8 })
    }

    /// The periods as written, each once.
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.places[..usize::from(self.len)]
    }

    /// The period with this number, counted from 0. Past the end the last one repeats.
    #[must_use]
    pub fn period(&self, number: u16) -> &Period {
        &self.places[usize::from(number).min(usize::from(self.len) - 1)]
    }

    /// The number of moves of the whole game that completes the period with this number; `None`
    /// when it is for all remaining moves.
    #[must_use]
    pub fn moves_due(&self, number: u16) -> Option<u32> {
        let number = usize::from(number);
        let written: u32 = self
            .periods()
            .iter()
            .take(number + 1)
            .map(|p| p.moves().map(|n| u32::from(n.get())))
            .sum::<Option<u32>>()?;
        let again = (number + 1).saturating_sub(self.periods().len()) as u32;
        let each = self.period(u16::MAX).moves().map_or(0, |n| u32::from(n.get()));
        Some(written.saturating_add(again.saturating_mul(each)))
    }

    /// The number of the period a player is in after completing this many moves, when each period
    /// begins with the move that completes the one before.
    #[must_use]
    pub fn period_after(&self, moves: u16) -> u16 {
        let mut left = moves;
        let mut number = 0;
        for period in self.periods() {
            match period.moves() {
                Some(due) if due.get() <= left => {
                    left -= due.get();
                    number += 1;
                }
                _ => return number,
            }
        }
        let each = self.period(u16::MAX).moves().map_or(u16::MAX, u16::from);
        number.saturating_add(left / each)
    }

    /// The time a player has for sixty moves, by which A.1 and B.1 tell standard, rapid and blitz
    /// play apart: the times of all periods plus the time per move, increment or delay, of the
    /// sixty moves.
    ///
    /// A period that repeats counts as often as sixty moves need it, and at least once.
    ///
    /// ```
    /// use tuomari_clock::{Bonus, Period, Schedule, Span};
    ///
    /// let period = Period::of_rest(Span::minutes(15)).with_bonus(Bonus::Increment(Span::seconds(10)));
    /// assert_eq!(Schedule::new(&[period])?.time_for_60_moves(), Span::minutes(25));
    /// # Ok::<(), tuomari_clock::ScheduleError>(())
    /// ```
    #[must_use]
    pub fn time_for_60_moves(&self) -> Span {
        let written = self.periods().len() as u16;
        let entered = self.period_after(59) + 1;
        let bases = (0..written.max(entered)).map(|number| self.period(number).time());
        let per_move = (0..60).map(|done| self.period(self.period_after(done)).bonus().span());
        bases.chain(per_move).fold(Span::ZERO, Span::saturating_add)
    }
}

impl fmt::Debug for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.periods()).finish()
    }
}

/// Why a list of periods is not a schedule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScheduleError {
    /// The list is empty.
    NoPeriod,
    /// More than [`Schedule::LONGEST`].
    TooManyPeriods {
        /// How many there were.
        given: usize,
    },
    /// A period that is not the last is for all remaining moves.
    NoMoveCount {
        /// Which one, counted from 0.
        period: usize,
    },
    /// The first period has neither time nor a bonus.
    NoTime,
}

impl ScheduleError {
    /// The period at fault, counted from 0.
    #[must_use]
    pub const fn period(self) -> usize {
        match self {
            ScheduleError::NoPeriod | ScheduleError::NoTime => 0,
            ScheduleError::TooManyPeriods { .. } => Schedule::LONGEST,
            ScheduleError::NoMoveCount { period } => period,
        }
    }
}

impl fmt::Display for ScheduleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScheduleError::NoPeriod => f.write_str("there is no period"),
            ScheduleError::TooManyPeriods { given } => {
                write!(f, "{given} periods; at most {} are possible", Schedule::LONGEST)
            }
            ScheduleError::NoMoveCount { period } => {
                write!(
                    f,
                    "period {} has no number of moves, but another period follows",
                    period + 1
                )
            }
            ScheduleError::NoTime => f.write_str("the first period has no time"),
        }
    }
}

impl Error for ScheduleError {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::NonZeroU16;

    use crate::Bonus;

    fn schedule(periods: &[Period]) -> Schedule {
        Schedule::new(periods).unwrap()
    }

    fn moves(n: u16, time: Span) -> Period {
        Period::of_moves(NonZeroU16::new(n).unwrap(), time)
    }

    #[test]
    fn a_schedule_without_sense_is_refused_with_its_reason() {
        assert_eq!(Schedule::new(&[]), Err(ScheduleError::NoPeriod));
        assert_eq!(
            Schedule::new(&[moves(1, Span::seconds(1)); 6]),
            Err(ScheduleError::TooManyPeriods { given: 6 })
        );
        assert_eq!(Schedule::new(&[Period::of_rest(Span::ZERO)]), Err(ScheduleError::NoTime));
        let delay_only = Period::of_rest(Span::ZERO).with_bonus(Bonus::Delay(Span::seconds(5)));
        assert!(Schedule::new(&[delay_only]).is_ok());
    }

    #[test]
    fn a_last_period_with_a_move_count_comes_again() {
        let s = schedule(&[moves(40, Span::hours(2)), moves(20, Span::hours(1))]);
        assert_eq!(
            [s.moves_due(0), s.moves_due(1), s.moves_due(3)],
            [Some(40), Some(60), Some(100)]
        );
        assert_eq!([39, 40, 59, 60, 100].map(|n| s.period_after(n)), [0, 1, 1, 2, 4]);
        assert_eq!(s.period(9).time(), Span::hours(1));
        assert_eq!(s.moves_due(u16::MAX), Some(40 + 20 * u32::from(u16::MAX)));
    }

    #[test]
    fn every_period_ends_where_the_next_begins() {
        let s = schedule(&[
            moves(3, Span::seconds(1)),
            moves(7, Span::seconds(1)),
            moves(2, Span::seconds(1)),
        ]);
        for done in 0..200_u16 {
            let number = s.period_after(done);
            assert!(s.moves_due(number).is_some_and(|due| u32::from(done) < due));
            assert!(
                number == 0 || s.moves_due(number - 1).is_some_and(|due| u32::from(done) >= due)
            );
        }
    }

    #[test]
    fn sixty_moves_count_all_bases_and_the_bonus_of_each_move() {
        let base = |minutes| Period::of_rest(Span::minutes(minutes));
        let inc = |period: Period, n| period.with_bonus(Bonus::Increment(Span::seconds(n)));
        assert_eq!(schedule(&[inc(base(10), 1)]).time_for_60_moves(), Span::minutes(11));
        assert_eq!(schedule(&[inc(base(30), 30)]).time_for_60_moves(), Span::minutes(60));
        let delay = base(5).with_bonus(Bonus::Delay(Span::seconds(3)));
        assert_eq!(schedule(&[delay]).time_for_60_moves(), Span::minutes(8));
        let late = [moves(40, Span::minutes(90)), inc(base(30), 30)];
        assert_eq!(schedule(&late).time_for_60_moves(), Span::minutes(130));
        let again = [moves(20, Span::minutes(30))];
        assert_eq!(schedule(&again).time_for_60_moves(), Span::minutes(90));
        let three = [moves(40, Span::minutes(100)), moves(20, Span::minutes(50)), base(15)];
        assert_eq!(schedule(&three).time_for_60_moves(), Span::minutes(165));
    }
}
