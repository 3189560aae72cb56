//! Faults of the tags, and of the file itself.

use chess::Position;
use laws::{Articles, Book, Date, Provision};
use notation::pgn;

use crate::What;
use crate::citation::cite;

/// No calendar has the day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoDay;

/// Reads a date in the form of PGN, `2014.07.01` with `?` for what is not known: the first day that it
/// may be, or nothing if not even the year is known.
pub(crate) fn date(value: &[u8]) -> Result<Option<Date>, NoDay> {
    // Some write dates with dashes or slashes, or as much as they know.
    let mut parts = value.split(|byte| matches!(byte, b'.' | b'-' | b'/'));
    let mut numbers = [None; 3];
    for (place, number) in numbers.iter_mut().enumerate() {
        let Some(part) = parts.next() else { break };
        if part.is_empty() || part.iter().all(|byte| *byte == b'?') {
            continue;
        }
        // A year such as 19?? is known in part.
        let is_known = |byte: &u8| byte.is_ascii_digit() || place == 0 && *byte == b'?';
        if part.len() > 4 || !part.iter().all(is_known) {
            return Err(NoDay);
        }
        let digit = |byte: &u8| if *byte == b'?' { 0 } else { u16::from(byte - b'0') };
        *number = Some(part.iter().fold(0_u16, |n, byte| n * 10 + digit(byte)));
    }
    if parts.next().is_some() {
        return Err(NoDay);
    }
    let [year, month, day] = numbers;
    let small = |n: Option<u16>| n.map_or(1, |n| u8::try_from(n).unwrap_or(u8::MAX));
    // A leap year allows most.
    let first = Date::new(year.unwrap_or(2000), small(month), small(day)).ok_or(NoDay)?;
    Ok(year.map(|_| first))
}

/// What is wrong with the position a game begins from, though it is one.
pub(crate) fn unreachable(
    start: &Position,
    is_chess960: bool,
    book: Book,
) -> Option<(What, Articles)> {
    let reasons = if is_chess960 { start.soundness_from(None) } else { start.soundness() };
    let why = reasons.first()?.to_string();
    let counters = reasons.iter().all(chess::Unsound::is_about_counters);
    Some((What::UnreachableStart { why, counters }, cite(book, &[Provision::IllegalPosition])))
}

/// A fault of the file that is not about a move.
pub(crate) fn of_the_file(what: &pgn::What) -> Option<What> {
    Some(match what {
        pgn::What::MissingResult => What::ResultMissing,
        pgn::What::BadStart(error) => What::BadStart { why: error.to_string() },
        pgn::What::ForgivenStart(faults) => What::BadStart { why: faults.to_string() },
        pgn::What::UnknownVariant(name) => What::OtherVariant { name: name.clone() },
        pgn::What::DoubledTag(tag) => What::DoubledTag { tag: tag.clone() },
        // Both are told with the words of the audit.
        pgn::What::ResultsDiffer | pgn::What::NoSuchMove { .. } => return None,
        other => What::Syntax { why: other.to_string() },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_days_that_no_calendar_has_are_faults() {
        for fine in [
            "2024.02.29",
            "????.??.??",
            "1992.??.??",
            "2014.07.??",
            "19??.??.??",
            "",
            "?",
            "2014-07-01",
            "1851",
        ] {
            assert!(date(fine.as_bytes()).is_ok(), "{fine}");
        }
        for wrong in
            ["2023.02.29", "2014.13.01", "2014.04.31", "2014.00.10", "yesterday", "2014.7.1.2"]
        {
            assert_eq!(date(wrong.as_bytes()), Err(NoDay), "{wrong}");
        }
    }

    #[test]
    fn what_is_not_known_of_a_date_makes_it_as_early_as_it_can_be() {
        for (text, first) in [
            ("2014.07.01", Date::new(2014, 7, 1)),
            ("2014.??.??", Date::new(2014, 1, 1)),
            ("19??.??.??", Date::new(1900, 1, 1)),
            ("????.??.??", None),
        ] {
            assert_eq!(date(text.as_bytes()), Ok(first), "{text}");
        }
    }
}
