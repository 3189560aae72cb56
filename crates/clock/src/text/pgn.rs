//! The PGN tag `TimeControl`, and record 222 of TRF26, which is the same with unequal times.
//!
//! ```text
//! tag      = "?" | control
//! control  = "-" | side | "W" side "-" "B" side
//! side     = "*" seconds | period { ":" period }
//! period   = [ moves "/" ] seconds [ bonus seconds ]
//! bonus    = "+" | "d" | "b"
//! seconds  = digits [ "." digits ]
//! ```
//!
//! | text | meaning |
//! |---|---|
//! | `?` | not known |
//! | `-` | no time control |
//! | `300` | all moves in 300 seconds |
//! | `300+3` | the same with three seconds added for each move |
//! | `300d3`, `300b3` | with a delay of three seconds, simple or Bronstein |
//! | `40/5400+30:1800+30` | forty moves in ninety minutes, then half an hour for the rest |
//! | `40/7200:20/3600` | after forty moves an hour for every twenty |
//! | `*180` | an hourglass with three minutes on each side |
//! | `W300-B240` | five minutes for White, four for Black |
//!
//! The 1994 standard has no increment in a period with a move count, no delay and no unequal times;
//! TRF26 adds the first and the last, in this form. `d` and `b` are ours: neither standard knows
//! the delay. Fractions of a second are supported down to milliseconds; case and spaces do not
//! matter. Each time control is written in exactly one way.

use std::fmt;
use std::str::FromStr;

use super::decimal::{Decimal, Seconds};
use super::{ParseTimeControlError, Reason};
use crate::{Bonus, BySide, Hourglass, Period, Schedule, Side, Span, TimeControl};

/// Reads the value of the tag; `None` is `?`, an unknown time control.
///
/// # Errors
///
/// If the text does not follow the grammar, or the periods are not a valid [`Schedule`].
///
/// ```
/// use tuomari_clock::text::pgn;
///
/// assert_eq!(pgn::parse("?")?, None);
/// let control = pgn::parse("40/7200:3600")?.unwrap();
/// assert_eq!(control.to_string(), "40/7200:3600");
/// assert_eq!(
///     pgn::parse("40/7200:+30").unwrap_err().to_string(),
///     "column 9: expected a number of seconds, found \"+\""
/// );
/// # Ok::<(), tuomari_clock::ParseTimeControlError>(())
/// ```
pub fn parse(text: &str) -> Result<Option<TimeControl>, ParseTimeControlError> {
    let mut cursor = Cursor { text, at: 0 };
    if cursor.eat('?') {
        cursor.end("the end")?;
        return Ok(None);
    }
    let control = if cursor.eat('-') {
        TimeControl::Untimed
    } else if cursor.eat('w') {
        let white = cursor.side()?;
        cursor.expect('-', "\"-\" and Black's time")?;
        cursor.expect('b', "\"B\" and Black's time")?;
        let column = cursor.column();
        combine(BySide { white, black: cursor.side()? }, column)?
    } else {
        let column = cursor.column();
        let side = cursor.side()?;
        combine(BySide::both(side), column)?
    };
    cursor.end("another period or the end")?;
    Ok(Some(control))
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    /// Reads the form of the PGN tag, see [`text::pgn`](self). `?` is refused.
    fn from_str(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        parse(text)?.ok_or(ParseTimeControlError::new(1, Reason::NotKnown))
    }
}

/// What one side plays with.
#[derive(Clone, Copy)]
pub(super) enum OneSide {
    Untimed,
    Sand(Span),
    Periods(Schedule),
}

/// Combines both sides into one control.
pub(super) fn combine(
    sides: BySide<OneSide>,
    column: usize,
) -> Result<TimeControl, ParseTimeControlError> {
    match (sides.white, sides.black) {
        (OneSide::Untimed, OneSide::Untimed) => Ok(TimeControl::Untimed),
        (OneSide::Periods(white), OneSide::Periods(black)) => {
            Ok(TimeControl::Periods(BySide { white, black }))
        }
        (OneSide::Sand(white), OneSide::Sand(black)) => Hourglass::new(BySide { white, black })
            .map(TimeControl::Hourglass)
            .ok_or(ParseTimeControlError::new(column, Reason::NoSand)),
        _ => Err(ParseTimeControlError::new(column, Reason::MixedKinds)),
    }
}

struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl Cursor<'_> {
    fn side(&mut self) -> Result<OneSide, ParseTimeControlError> {
        if self.eat('*') {
            return Ok(OneSide::Sand(self.seconds()?));
        }
        let mut periods = Vec::new();
        let mut columns = Vec::new();
        loop {
            self.skip_spaces();
            columns.push(self.column());
            periods.push(self.period()?);
            if !self.eat(':') {
                break;
            }
        }
        Schedule::new(&periods).map(OneSide::Periods).map_err(|error| {
            let column = columns[error.period().min(columns.len() - 1)];
            ParseTimeControlError::new(column, Reason::Schedule(error))
        })
    }

    fn period(&mut self) -> Result<Period, ParseTimeControlError> {
        let (first, column) = self.number("a number of seconds")?;
        let fault = |reason| ParseTimeControlError::new(column, reason);
        let period = if self.eat('/') {
            Period::of_moves(first.count().map_err(fault)?, self.seconds()?)
        } else {
            Period::of_rest(first.span(1_000).map_err(fault)?)
        };
        let kind = [
            ('+', Bonus::Increment as fn(Span) -> Bonus),
            ('d', Bonus::Delay),
            ('b', Bonus::Bronstein),
        ]
        .into_iter()
        .find(|&(sign, _)| self.eat(sign));
        match kind {
            Some((_, bonus)) => Ok(period.with_bonus(bonus(self.seconds()?))),
            None => Ok(period),
        }
    }

    fn seconds(&mut self) -> Result<Span, ParseTimeControlError> {
        let (number, column) = self.number("a number of seconds")?;
        number.span(1_000).map_err(|reason| ParseTimeControlError::new(column, reason))
    }

    fn number(&mut self, wanted: &'static str) -> Result<(Decimal, usize), ParseTimeControlError> {
        self.skip_spaces();
        let column = self.column();
        if !self.rest().starts_with(|c: char| c.is_ascii_digit()) {
            return Err(self.unexpected(wanted));
        }
        let (number, len) = Decimal::scan(self.rest(), b".");
        self.at += len;
        number.map(|n| (n, column)).map_err(|reason| ParseTimeControlError::new(column, reason))
    }

    fn eat(&mut self, sign: char) -> bool {
        self.skip_spaces();
        let found = self.rest().chars().next().filter(|c| c.eq_ignore_ascii_case(&sign));
        self.at += found.map_or(0, char::len_utf8);
        found.is_some()
    }

    fn expect(&mut self, sign: char, wanted: &'static str) -> Result<(), ParseTimeControlError> {
        if self.eat(sign) { Ok(()) } else { Err(self.unexpected(wanted)) }
    }

    fn end(&mut self, wanted: &'static str) -> Result<(), ParseTimeControlError> {
        self.skip_spaces();
        if self.rest().is_empty() { Ok(()) } else { Err(self.unexpected(wanted)) }
    }

    fn unexpected(&self, wanted: &'static str) -> ParseTimeControlError {
        let found = self.rest().chars().next().map(String::from);
        ParseTimeControlError::new(self.column(), Reason::Expected { wanted, found })
    }

    fn skip_spaces(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn column(&self) -> usize {
        self.text[..self.at].chars().count() + 1
    }
}

/// The form of the PGN tag, see [`text::pgn`](self).
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |f: &mut fmt::Formatter<'_>, side| match self {
            TimeControl::Untimed => f.write_str("-"),
            TimeControl::Hourglass(glass) => write!(f, "*{}", Seconds(glass.sand()[side])),
            TimeControl::Periods(schedules) => write_schedule(f, &schedules[side]),
        };
        if self.is_equal() {
            return side(f, Side::White);
        }
        f.write_str("W")?;
        side(f, Side::White)?;
        f.write_str("-B")?;
        side(f, Side::Black)
    }
}

fn write_schedule(f: &mut fmt::Formatter<'_>, schedule: &Schedule) -> fmt::Result {
    for (number, period) in schedule.periods().iter().enumerate() {
        if number > 0 {
            f.write_str(":")?;
        }
        if let Some(moves) = period.moves() {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", Seconds(period.time()))?;
        match period.bonus() {
            Bonus::None => {}
            Bonus::Increment(span) => write!(f, "+{}", Seconds(span))?,
            Bonus::Delay(span) => write!(f, "d{}", Seconds(span))?,
            Bonus::Bronstein(span) => write!(f, "b{}", Seconds(span))?,
        }
    }
    Ok(())
}
