//! The clock times in comments against the time control (6.3).

use chess::{ByColor, Color};
use clock::{Span, TimeControl};
use notation::pgn::Place;

use crate::What;

/// A moment of the game, by the number of plies, and where it stands in the file.
type Moment = (u32, Place);

/// Times are written in whole seconds and rounded either way.
const ROUNDING: Span = Span::seconds(1);

/// Two rounded times may differ by this much from a third.
const TWO_ROUNDINGS: Span = Span::seconds(2);

/// What the clocks showed.
#[derive(Debug, Default)]
pub(crate) struct Clocks {
    sides: ByColor<Clock>,
    is_used: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct Clock {
    shown: Option<Time>,
    moves: u16,
    /// The period whose time the clock has been seen to have.
    period: u16,
    /// When it first showed zero.
    down: Option<Moment>,
}

/// A time as it was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Time {
    span: Span,
    has_fraction: bool,
}

impl Clocks {
    /// Whether any clock was seen in this game.
    pub(crate) const fn is_used(&self) -> bool {
        self.is_used
    }

    pub(crate) fn clear(&mut self) {
        if self.is_used {
            *self = Self::default();
        }
    }

    /// Takes in the comment after a move, and says what is wrong with its times. `moves` is how many
    /// moves the side has made.
    pub(crate) fn comment(
        &mut self,
        bytes: &[u8],
        side: Color,
        moves: u16,
        control: Option<&TimeControl>,
    ) -> Option<What> {
        let (shown, rest) = command(bytes, *b"clk ")?;
        let is_alone =
            rest.trim_ascii_start().is_empty() && bytes.trim_ascii_start().starts_with(b"[%clk ");
        self.is_used = true;
        let clock = &mut self.sides[side];
        let before = clock.shown.replace(shown);
        let gap = moves != clock.moves + 1;
        clock.moves = moves;
        let schedule = control?.schedule(side.into())?;
        let bonus = schedule.period(clock.period).bonus();
        let most = match before {
            Some(before) if !gap => before.span.saturating_add(bonus.span()),
            // Nobody saw the clock for a while; it may have gained an increment with each move.
            _ => {
                let gained = bonus.span().saturating_mul(u64::from(moves) + 1);
                schedule.period(0).time().saturating_add(gained)
            }
        };
        if shown.span > most.saturating_add(ROUNDING) {
            // A later period gives its time with the move that is due, or when the time runs out.
            let mut most = most;
            while schedule.moves_due(clock.period).is_some_and(|due| u32::from(moves) >= due) {
                clock.period += 1;
                most = most.saturating_add(schedule.period(clock.period).time());
                if shown.span <= most.saturating_add(ROUNDING) {
                    return None;
                }
            }
            return Some(What::TooMuchTime { side, shown: shown.span, most });
        }
        if is_alone {
            return None;
        }
        let (elapsed, _) = command(bytes, *b"emt ")?;
        let before = before.filter(|_| !gap && clock.period == schedule.period_after(moves))?;
        // A delay gives back what was used of it, which need not be all.
        let left = before.span.saturating_sub(elapsed.span);
        let (least, most) =
            (left.saturating_add(bonus.increment()), left.saturating_add(bonus.span()));
        let fits = shown.span.saturating_add(TWO_ROUNDINGS) >= least
            && shown.span <= most.saturating_add(TWO_ROUNDINGS);
        (!fits).then_some(What::ClockMismatch { side, shown: shown.span, expected: least })
    }

    /// Whether a side's clock shows zero for the first time, beyond the doubt of rounding.
    pub(crate) fn is_first_down(&self, side: Color) -> bool {
        let clock = &self.sides[side];
        clock.down.is_none()
            && clock.shown.is_some_and(|time| time.span.is_zero() && time.has_fraction)
    }

    pub(crate) fn note_down(&mut self, side: Color, moment: Moment) {
        self.sides[side].down = Some(moment);
    }

    /// When a side's clock first showed zero.
    pub(crate) fn down(&self, side: Color) -> Option<Moment> {
        self.sides[side].down
    }

    /// What contradicts that this side lost on time: its own clock has time, the other's none. A zero
    /// in whole seconds may be most of a second.
    pub(crate) fn against_loss(&self, loser: Color) -> Option<What> {
        let own = self.sides[loser].shown?.span;
        let other = self.sides[!loser].shown?;
        let contradicts = other.span.is_zero() && other.has_fraction && own > TWO_ROUNDINGS;
        contradicts.then_some(What::WrongFlag { loser, shown: own })
    }
}

/// What a clock shows by a comment.
pub(crate) fn shown(comment: &[u8]) -> Option<Span> {
    command(comment, *b"clk ").map(|(time, _)| time.span)
}

/// What a tag such as `[WhiteClock "W/1:02:03"]` says that a clock shows.
pub(crate) fn clock_tag(value: &[u8]) -> Option<Span> {
    let after = value.iter().position(|byte| *byte == b'/').map_or(0, |slash| slash + 1);
    let closed = [value.get(after..)?, b"]"].concat();
    time(&closed).map(|(time, _)| time.span)
}

/// The time of a command such as `[%clk 1:02:03.4]`, and what comes after it.
///
/// Databases have one after every move, so this is looked at more often than anything but the moves,
/// and nearly always the comment begins with it.
fn command(bytes: &[u8], name: [u8; 4]) -> Option<(Time, &[u8])> {
    if let [b'[', b'%', after @ ..] = bytes.trim_ascii_start()
        && let Some(text) = after.strip_prefix(&name)
    {
        return time(text);
    }
    let mut signs = memchr::memchr_iter(b'%', bytes);
    let start = signs.find(|sign| {
        sign.checked_sub(1).is_some_and(|before| bytes[before] == b'[')
            && bytes[sign + 1..].starts_with(&name)
    })?;
    time(&bytes[start + 1 + name.len()..])
}

/// Longer numbers are not times.
const DIGITS: u32 = 9;
/// Days, hours, minutes and seconds.
const PARTS: u32 = 4;

/// The time that stands before the closing bracket, and what comes after that.
fn time(text: &[u8]) -> Option<(Time, &[u8])> {
    let mut rest = text.trim_ascii_start();
    let (mut seconds, mut part, mut digits, mut parts) = (0_u64, 0_u64, 0, 1);
    while let [byte, after @ ..] = rest {
        match byte {
            b'0'..=b'9' if digits < DIGITS => {
                part = part * 10 + u64::from(byte - b'0');
                digits += 1;
            }
            b':' if digits > 0 && parts < PARTS => {
                seconds = (seconds + part) * 60;
                (part, digits, parts) = (0, 0, parts + 1);
            }
            _ => break,
        }
        rest = after;
    }
    let mut millis = 0;
    let has_fraction = rest.first() == Some(&b'.');
    if has_fraction {
        rest = &rest[1..];
        let mut unit = 100;
        while let [digit @ b'0'..=b'9', after @ ..] = rest {
            millis += u64::from(digit - b'0') * unit;
            (unit, rest) = (unit / 10, after);
        }
    }
    let rest = rest.trim_ascii_start().strip_prefix(b"]")?;
    let span = Span::millis((seconds + part) * 1000 + millis);
    (digits > 0).then_some((Time { span, has_fraction }, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_with_and_without_tenths() {
        let time = |text: &str| shown(text.as_bytes()).map(Span::as_millis);
        assert_eq!(time("[%clk 1:02:03]"), Some(3_723_000));
        assert_eq!(time("good [%eval 0.2] [%clk 0:00:09.7]"), Some(9_700));
        assert_eq!(time("[%clk 59:01]"), Some(3_541_000));
        assert_eq!(time("100% [%emt 0:00:01] [%clk  0:59:01.25 ]"), Some(3_541_250));
        for wrong in [
            "[%clk ]",
            "[%clk 1:]",
            "%clk 1:00]",
            "[%clk 1:00 x]",
            "[%",
            "%",
            "[%clk x]",
            "[%clk 99999999999999999999:00]",
            "[%clk 1:00",
        ] {
            assert_eq!(time(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_clock_gains_the_increment_and_no_more() {
        let control: TimeControl = "300+3".parse().unwrap();
        let mut clocks = Clocks::default();
        let mut white = |text: &str, moves| {
            let text = format!("[%clk {text}]");
            clocks.comment(text.as_bytes(), Color::White, moves, Some(&control)).is_some()
        };
        assert!(!white("0:05:03", 1));
        assert!(!white("0:05:06", 2));
        assert!(white("0:06:00", 3), "fifty-four seconds came from nowhere");
    }

    #[test]
    fn the_next_period_gives_its_time_when_its_moves_are_made_or_later() {
        let control: TimeControl = "3/60:60".parse().unwrap();
        for (third, fourth, is_wrong) in [
            ("0:01:30", "0:01:20", false),
            ("0:00:30", "0:01:20", false),
            ("0:00:30", "0:01:40", true),
        ] {
            let mut clocks = Clocks::default();
            let mut show = |text: &str, moves| {
                let text = format!("[%clk {text}]");
                clocks.comment(text.as_bytes(), Color::Black, moves, Some(&control)).is_some()
            };
            assert!(!show("0:00:50", 1));
            assert!(!show("0:00:40", 2));
            assert!(!show(third, 3));
            assert_eq!(show(fourth, 4), is_wrong, "{third} {fourth}");
        }
    }
}
