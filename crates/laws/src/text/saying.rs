//! One message being put together: its key, and what fills it.

use chess::{Color, Man, Move, Piece, Reason, Square};
use clock::{Moment, Span, TimeControl};
use fluent_bundle::{FluentArgs, FluentError, FluentValue};
use serde::Serialize;

use super::{Texts, key, word_of};
use crate::{Penalty, Score, Table};

/// The grammatical cases that a language may have.
const CASES: [&str; 5] = ["gen", "ade", "all", "abl", "ptv"];

/// The words in a time control that are not numbers or units.
pub(super) const CONTROL_WORDS: [&str; 3] = ["delay", "hourglass", "no clock"];

/// A sentence, and what was wrong with its message.
pub(super) type Said = (String, Vec<FluentError>);

/// A message and its arguments, gathered one after the other.
pub(super) struct Saying<'a> {
    pub(super) texts: &'a Texts,
    /// The table at which it is said: moves are written as in its position.
    pub(super) table: &'a Table,
    key: String,
    args: FluentArgs<'static>,
    errors: Vec<FluentError>,
}

impl<'a> Saying<'a> {
    pub(super) fn new(texts: &'a Texts, table: &'a Table, key: impl Into<String>) -> Self {
        Self { texts, table, key: key.into(), args: FluentArgs::new(), errors: Vec::new() }
    }

    /// Another message for the same table.
    fn another(&self, key: impl Into<String>) -> Self {
        Self::new(self.texts, self.table, key)
    }

    pub(super) fn end(mut self) -> Said {
        let (text, errors) = self.texts.message(&self.key, Some(&self.args));
        self.errors.extend(errors);
        (text, self.errors)
    }

    fn set(mut self, name: impl Into<String>, value: impl Into<FluentValue<'static>>) -> Self {
        self.args.set(name.into(), value);
        self
    }

    fn told(mut self, name: &str, (text, errors): Said) -> Self {
        self.errors.extend(errors);
        self.set(name.to_owned(), text)
    }

    /// The parts of a list, told one after the other with `mark` between them.
    fn list(mut self, name: &str, parts: Vec<Said>, mark: &str) -> Self {
        let count = parts.len();
        let (texts, errors): (Vec<String>, Vec<_>) = parts.into_iter().unzip();
        self.errors.extend(errors.into_iter().flatten());
        self.set(format!("{name}-count"), count).set(name.to_owned(), texts.join(mark))
    }

    /// What someone said or wrote, as it is.
    pub(super) fn text(self, name: &str, text: &str) -> Self {
        self.set(name.to_owned(), text.to_owned())
    }

    /// Nothing, where there might have been something.
    pub(super) fn none(self, name: &str) -> Self {
        self.text(name, "none")
    }

    pub(super) fn yes(self, name: &str, so: bool) -> Self {
        self.set(name.to_owned(), so.to_string())
    }

    pub(super) fn number(self, name: &str, number: impl Into<u64>) -> Self {
        // Beyond what a number of the messages can hold nobody counts.
        let number = f64::from(u32::try_from(number.into()).unwrap_or(u32::MAX));
        self.set(name.to_owned(), number)
    }

    /// One word of an enumeration, by its JSON word.
    pub(super) fn word(self, name: &str, group: &str, value: &impl Serialize) -> Self {
        let said = self.another(key(group, &word_of(value))).end();
        self.told(name, said)
    }

    pub(super) fn words(self, name: &str, group: &str, values: &[impl Serialize]) -> Self {
        let say = |value| self.another(key(group, &word_of(value))).end();
        let parts = values.iter().map(say).collect();
        self.list(name, parts, ", ")
    }

    /// A message with its cases, each as an argument of its own.
    fn inflected(mut self, name: &str, key: &str, args: Option<&FluentArgs<'_>>) -> Self {
        let texts = self.texts;
        let Some(message) = texts.messages.bundle.get_message(key) else {
            return self.text(name, key);
        };
        let own = [(name.to_owned(), message.value())];
        let cases = CASES.map(|case| {
            let form = message.get_attribute(case).map(|attribute| attribute.value());
            (format!("{name}-{case}"), form)
        });
        for (name, pattern) in own.into_iter().chain(cases) {
            if let Some(pattern) = pattern {
                let text = texts.messages.bundle.format_pattern(pattern, args, &mut self.errors);
                self.args.set(name, text.into_owned());
            }
        }
        self
    }

    pub(super) fn side(self, name: &str, side: Color) -> Self {
        self.inflected(name, &key("side", &word_of(&side)), None)
    }

    /// A piece and where it stands: "the bishop on c1".
    pub(super) fn man(self, name: &str, man: Man) -> Self {
        let mut args = FluentArgs::new();
        args.set("square", man.square.to_string());
        self.inflected(name, &key("man", &man.piece.role.to_string()), Some(&args))
    }

    pub(super) fn piece(self, name: &str, piece: Piece) -> Self {
        self.word(name, "piece", &piece)
    }

    pub(super) fn square(self, name: &str, square: Square) -> Self {
        self.text(name, &square.to_string())
    }

    pub(super) fn squares(self, name: &str, squares: &[Square]) -> Self {
        let parts = squares.iter().map(|square| (square.to_string(), Vec::new())).collect();
        self.list(name, parts, ", ")
    }

    pub(super) fn span(self, name: &str, span: Span) -> Self {
        self.text(name, &span.to_string())
    }

    /// A moment of the table's own time: as a clock that began with it would show it, or where the
    /// table lives by the calendar as an instant of that, `2026-11-15T18:30Z`.
    pub(super) fn moment(self, name: &str, moment: Moment) -> Self {
        match instant(moment) {
            Some(instant) => self.text(name, &instant),
            None => self.span(name, Span::millis(moment.as_millis())),
        }
    }

    pub(super) fn control(self, name: &str, control: &TimeControl) -> Self {
        let said = self.texts.control(control);
        self.text(name, &said)
    }

    pub(super) fn score(self, name: &str, score: Score) -> Self {
        self.text(name, &score.to_string())
    }

    pub(super) fn one_move(self, name: &str, m: Move) -> Self {
        let text = self.texts.written(m, self.table);
        self.text(name, &text)
    }

    /// A move as somebody said it. That it is legal, or what comes of it, is not in the words.
    pub(super) fn said_move(self, name: &str, m: Move) -> Self {
        let before = self.table.position_before();
        let here = self.table.position();
        let position = match before.as_ref() {
            Some(before) if here.board().piece_on(m.from).is_none() => before,
            _ => here,
        };
        let text = self.texts.attempted(m, position);
        self.text(name, &text)
    }

    pub(super) fn perhaps_move(self, name: &str, m: Option<Move>) -> Self {
        match m {
            Some(m) => self.one_move(name, m),
            None => self.none(name),
        }
    }

    /// Moves of which one is to be chosen.
    pub(super) fn moves(self, name: &str, moves: &[Move]) -> Self {
        let write = |m: &Move| (self.texts.written(*m, self.table), Vec::new());
        let parts = moves.iter().map(write).collect();
        self.list(name, parts, ", ")
    }

    /// Moves that follow one another, at most `most` of them.
    pub(super) fn line(self, name: &str, moves: &[Move], most: usize) -> Self {
        let text = self.texts.line(&moves[..moves.len().min(most)], self.table);
        let text = if moves.len() > most { format!("{text} …") } else { text };
        self.set(format!("{name}-count"), moves.len()).text(name, &text)
    }

    /// A place in the game, by the move that led to it.
    pub(super) fn after(self, name: &str, ply: u32) -> Self {
        let (side, number) = self.table.numbered(ply);
        let saying = self.number(name, ply).number(&format!("{name}-number"), number);
        saying.side(&format!("{name}-side"), side)
    }

    /// Places in the game.
    pub(super) fn places(self, name: &str, plies: &[u32]) -> Self {
        let tell = |ply: &u32| self.another("place").after("ply", *ply).end();
        let parts = plies.iter().map(tell).collect();
        self.list(name, parts, ", ")
    }

    pub(super) fn penalty(self, name: &str, penalty: Penalty) -> Self {
        let said = self.of_penalty(penalty);
        self.told(name, said)
    }

    pub(super) fn penalties(self, name: &str, penalties: &[Penalty]) -> Self {
        let parts = penalties.iter().map(|penalty| self.of_penalty(*penalty)).collect();
        self.list(name, parts, ", ")
    }

    fn of_penalty(&self, penalty: Penalty) -> Said {
        let say = |word: &str| self.another(key("penalty", word));
        match penalty {
            Penalty::Warning => say("warning"),
            Penalty::MoreTime(span) => say("more_time").span("value", span),
            Penalty::LessTime(span) => say("less_time").span("value", span),
            Penalty::AllTime => say("all_time"),
            Penalty::Points(score) => say("points").score("value", score),
            Penalty::Loss(share) => say("loss").word("value", "share", &share),
            Penalty::Fine(cents) => say("fine").number("value", cents),
            Penalty::Rounds(rounds) => say("rounds").number("value", rounds),
            Penalty::Expulsion => say("expulsion"),
        }
        .end()
    }

    /// Something told by a message of its own, within this one.
    pub(super) fn within(self, name: &str, inner: impl FnOnce(&Self) -> Said) -> Self {
        let said = inner(&self);
        self.told(name, said)
    }

    /// Everything that is wrong with a move.
    pub(super) fn reasons(self, name: &str, reasons: &[Reason]) -> Self {
        let say = |reason: &Reason| self.texts.of_reason(reason, self.table);
        let parts = reasons.iter().map(say).collect();
        self.list(name, parts, "; ")
    }
}

/// A moment in UTC, if it counts from 1970: no table is open for years.
fn instant(moment: Moment) -> Option<String> {
    const MINUTE: i64 = 60_000;
    const DAY: i64 = 24 * 60 * MINUTE;
    let millis = i64::try_from(moment.as_millis()).ok()?;
    let (days, minutes) = (millis / DAY, millis % DAY / MINUTE);
    if days < 10 * 365 {
        return None;
    }
    // The calendar repeats itself every 400 years; years are counted from March here, so that the
    // day that some years have more is the last.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) = (day - (153 * month + 2) / 5 + 1, (month + 2) % 12 + 1);
    let year = era * 400 + year + i64::from(month <= 2);
    let (hour, minute) = (minutes / 60, minutes % 60);
    Some(format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}Z"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_of_the_calendar_is_told_as_its_instant() {
        let told = |millis| instant(Moment::from_millis(millis));
        assert_eq!(told(90_000), None);
        assert_eq!(told(1_794_767_400_000).as_deref(), Some("2026-11-15T18:30Z"));
        assert_eq!(told(1_709_164_800_000).as_deref(), Some("2024-02-29T00:00Z"));
        assert_eq!(told(1_735_689_599_999).as_deref(), Some("2024-12-31T23:59Z"));
    }
}
