//! Builds a schedule from the terms of a spoken time control.

use super::decimal::Decimal;
use super::words::{MINUTE, SECOND};
use super::{ParseTimeControlError, Reason};
use crate::{Bonus, Period, Schedule, Span};

type Parsed<T> = Result<T, ParseTimeControlError>;

/// A part of what was said, with the separators before it.
pub(super) struct Term {
    pub(super) what: What,
    pub(super) column: usize,
    pub(super) plus: bool,
    pub(super) semicolon: bool,
}

#[derive(Clone, Copy)]
pub(super) enum What {
    Period(Period),
    Bonus {
        bonus: Bonus,
        /// The move from which it applies, if that was said.
        from: Option<u16>,
    },
    /// A time whose meaning depends only on its place.
    Bare(Amount),
}

/// A time as it was said.
#[derive(Clone, Copy)]
pub(super) enum Amount {
    /// Without a unit.
    Plain(Decimal),
    Time {
        span: Span,
        /// The largest unit that was used.
        unit: u64,
    },
}

impl Amount {
    /// The time, in `unit` if it has none of its own.
    pub(super) fn span(self, unit: u64) -> Result<Span, Reason> {
        match self {
            Amount::Plain(number) => number.span(unit),
            Amount::Time { span, .. } => Ok(span),
        }
    }
}

/// The schedule that the terms make.
pub(super) fn schedule(terms: &[Term]) -> Parsed<Schedule> {
    let mut draft = Draft::default();
    for (number, term) in terms.iter().enumerate() {
        let fault = |reason| ParseTimeControlError::new(term.column, reason);
        match term.what {
            What::Period(period) => draft.add_period(period, term),
            What::Bonus { bonus, from } => draft.add_bonus(bonus, from, term)?,
            What::Bare(amount) if is_period(amount, number, terms) => {
                draft.add_period(Period::of_rest(amount.span(MINUTE).map_err(fault)?), term);
            }
            What::Bare(amount) => {
                let bonus = Bonus::Increment(amount.span(SECOND).map_err(fault)?);
                draft.add_bonus(bonus, None, term)?;
            }
        }
    }
    draft.give_bonuses()?;
    draft.schedule()
}

/// The periods and bonuses said so far.
#[derive(Default)]
struct Draft<'a> {
    periods: Vec<Period>,
    /// Where each period stands in the text.
    columns: Vec<usize>,
    bonuses: Vec<SaidBonus<'a>>,
}

struct SaidBonus<'a> {
    bonus: Bonus,
    from: Option<u16>,
    /// The period with which it was said.
    place: usize,
    term: &'a Term,
}

impl<'a> Draft<'a> {
    fn add_period(&mut self, period: Period, term: &Term) {
        self.periods.push(period);
        self.columns.push(term.column);
    }

    fn add_bonus(&mut self, bonus: Bonus, from: Option<u16>, term: &'a Term) -> Parsed<()> {
        let Some(place) = self.periods.len().checked_sub(1) else {
            return Err(ParseTimeControlError::new(term.column, Reason::NoBaseTime));
        };
        self.bonuses.push(SaidBonus { bonus, from, place, term });
        Ok(())
    }

    fn give_bonuses(&mut self) -> Parsed<()> {
        let mut given: Vec<Option<Bonus>> = vec![None; self.periods.len()];
        let last = self.periods.len().saturating_sub(1);
        for said in &self.bonuses {
            let fault = |reason| ParseTimeControlError::new(said.term.column, reason);
            let only_at_the_end = self.bonuses.len() == 1 && said.place == last;
            let places = match said.from {
                Some(number) => {
                    let first = beginning_with(number, &self.periods);
                    first.ok_or(fault(Reason::NoPeriodFrom { number }))?..=last
                }
                None if said.term.semicolon || only_at_the_end => 0..=last,
                None => said.place..=said.place,
            };
            for place in places {
                if given[place].replace(said.bonus).is_some() {
                    return Err(fault(Reason::TwoBonuses));
                }
            }
        }
        for (period, bonus) in self.periods.iter_mut().zip(given) {
            *period = period.with_bonus(bonus.unwrap_or_default());
        }
        Ok(())
    }

    fn schedule(&self) -> Parsed<Schedule> {
        Schedule::new(&self.periods).map_err(|error| {
            let column = self.columns.get(error.period()).copied().unwrap_or(1);
            ParseTimeControlError::new(column, Reason::Schedule(error))
        })
    }
}

/// Whether a bare time is a period, by its place among the terms; otherwise it is an increment.
fn is_period(amount: Amount, number: usize, terms: &[Term]) -> bool {
    match amount {
        _ if number == 0 => true,
        Amount::Time { unit, .. } => unit > SECOND,
        Amount::Plain(_) => !terms[number].plus || another_bonus_follows(&terms[number + 1..]),
    }
}

/// `+ 30 + 30`, `+ 30 + 30 s`, `+ 30 + 5 s delay`: the first is a period.
fn another_bonus_follows(terms: &[Term]) -> bool {
    terms.first().is_some_and(|next| {
        next.plus
            && match next.what {
                What::Bonus { .. } | What::Bare(Amount::Plain(_)) => true,
                What::Bare(Amount::Time { unit, .. }) => unit <= SECOND,
                What::Period(_) => false,
            }
    })
}

/// The period whose first move is this one.
fn beginning_with(number: u16, periods: &[Period]) -> Option<usize> {
    let mut first = 1_u32;
    for (place, period) in periods.iter().enumerate() {
        if first == u32::from(number) {
            return Some(place);
        }
        first = first.saturating_add(u32::from(period.moves()?.get()));
    }
    None
}
