//! Seconds or minutes: `90+30` is a minute and a half by the PGN standard, and an hour and a half in many a
//! broadcast.

use clock::{Side, Span, TimeControl};
use laws::Category;
use serde::Serialize;

/// What says that a time control is written in minutes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Evidence {
    /// The clocks show more time than the seconds give.
    Clocks,
    /// The event says of which class the game is, and only in minutes is the time control of that class.
    Event,
}

/// Nobody gives more minutes for a whole game.
const LONGEST: u64 = 180;

/// Clocks are read in whole seconds, rounded either way.
const ROUNDING: Span = Span::seconds(1);

/// The time control of one period that a text says if its first number is in minutes.
pub(crate) fn in_minutes(text: &str) -> Option<TimeControl> {
    let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let minutes = time.parse().ok().filter(|minutes| (1..=LONGEST).contains(minutes))?;
    if !is_number(time) || !is_number(increment) {
        return None;
    }
    format!("{}+{increment}", minutes * 60).parse().ok()
}

/// The most that a clock can show after so many moves.
fn most(control: &TimeControl, moves: u16) -> Option<Span> {
    let period = control.schedule(Side::White)?.period(0);
    let gained = period.bonus().span().saturating_mul(u64::from(moves) + 1);
    Some(period.time().saturating_add(gained).saturating_add(ROUNDING))
}

/// Whether a clock that shows more than the seconds give shows the minutes: at least half of them. A server
/// may have given a player some more seconds.
pub(crate) fn shows_minutes(
    shown: Span,
    seconds: &TimeControl,
    minutes: &TimeControl,
    moves: u16,
) -> bool {
    let is_too_much = |control| most(control, moves).is_some_and(|most| shown > most);
    let whole = minutes.schedule(Side::White).map(|schedule| schedule.period(0).time());
    let is_half = whole.is_some_and(|whole| shown.saturating_mul(2) >= whole);
    is_half && is_too_much(seconds) && !is_too_much(minutes)
}

/// Whether nobody plays with so little time and so much increment: ten increments or less.
pub(crate) fn is_doubtful(seconds: &TimeControl) -> bool {
    let period = seconds.schedule(Side::White).map(|schedule| schedule.period(0));
    period.is_some_and(|period| period.time() <= period.bonus().span().saturating_mul(10))
}

/// The class of games that the name of an event says. Servers that rate games name their own classes, whose
/// bounds are not those of the Laws, and write seconds.
pub(crate) fn class_of(event: &[u8]) -> Option<Category> {
    let event = String::from_utf8_lossy(event).to_lowercase();
    let has = |word: &str| event.contains(word);
    if ["rated", "casual", "arena", "live chess"].into_iter().any(has) {
        return None;
    }
    let said = [
        (Category::Blitz, has("blitz")),
        (Category::Rapid, has("rapid")),
        (Category::Standard, has("classical") || has("standard")),
    ];
    let mut classes = said.into_iter().filter(|(_, is_said)| *is_said).map(|(class, _)| class);
    // Of a festival with all of them it is not known.
    classes.next().filter(|_| classes.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_time_control_of_one_period_can_be_in_minutes() {
        for (text, minutes) in [
            ("90+30", Some("5400+30")),
            ("15", Some("900")),
            ("600+5", None),
            ("40/90+30", None),
            ("90 + 30", None),
            ("0+1", None),
        ] {
            let read = in_minutes(text).map(|control| control.to_string());
            assert_eq!(read.as_deref(), minutes, "{text}");
        }
    }

    #[test]
    fn an_event_says_one_class_or_none() {
        for (event, class) in [
            ("World Rapid Championship 2024", Some(Category::Rapid)),
            ("Rapid & Blitz Festival", None),
            ("Rated Classical game", None),
            ("Hourly Rapid Arena", None),
            ("Olympiad", None),
        ] {
            assert_eq!(class_of(event.as_bytes()), class, "{event}");
        }
    }
}
