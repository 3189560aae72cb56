//! Faults of the tags, and of the file itself.

use chess::Position;
use laws::{Articles, Book, Date, Provision};
use notation::pgn;

use crate::What;
use crate::citation::cite;

/// Whether a date in the form of PGN, `2014.07.01` with `?` for what is not known, is none.
pub(crate) fn date_fault(value: &[u8]) -> bool {
    // Some write dates with dashes or slashes, or as much as they know.
    let mut parts = value.split(|byte| matches!(byte, b'.' | b'-' | b'/'));
    let mut numbers = [None; 3];
    for (place, number) in numbers.iter_mut().enumerate() {
        let Some(part) = parts.next() else { break };
        if part.is_empty() || part.iter().all(|byte| *byte == b'?') {
            continue;
        }
        let digits = part.len() <= 4 && part.iter().all(u8::is_ascii_digit);
        // A year such as 19?? is known in part.
        if !digits {
            return !(place == 0 && part.iter().all(|byte| byte.is_ascii_digit() || *byte == b'?'));
        }
        *number = Some(part.iter().fold(0_u16, |n, digit| n * 10 + u16::from(digit - b'0')));
    }
    if parts.next().is_some() {
        return true;
    }
    // What is not known is taken to be what allows most.
    let [year, month, day] = numbers;
    let (year, month, day) = (year.unwrap_or(2000), month.unwrap_or(1), day.unwrap_or(1));
    let small = |n: u16| u8::try_from(n).unwrap_or(u8::MAX);
    Date::new(year, small(month), small(day)).is_none()
}

/// What is wrong with the position a game begins from, though it is one.
pub(crate) fn unreachable(
    start: &Position,
    is_chess960: bool,
    book: Book,
) -> Option<(What, Articles)> {
    let reasons = if is_chess960 { start.soundness_from(None) } else { start.soundness() };
    let why = reasons.first()?.to_string();
    Some((What::UnreachableStart { why }, cite(book, &[Provision::IllegalPosition])))
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
            assert!(!date_fault(fine.as_bytes()), "{fine}");
        }
        for wrong in
            ["2023.02.29", "2014.13.01", "2014.04.31", "2014.00.10", "yesterday", "2014.7.1.2"]
        {
            assert!(date_fault(wrong.as_bytes()), "{wrong}");
        }
    }
}
