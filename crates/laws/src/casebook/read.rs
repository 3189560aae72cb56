//! The lines of a case file.

use super::words::{Unread, Words, read_span};
use super::{Case, Fault, settings};
use crate::{Book, Seat};

/// When something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum When {
    /// At this time of the table.
    At(clock::Span),
    /// This long after the line before.
    After(clock::Span),
}

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line {
    Books(Vec<Book>),
    Regulation(String),
    Language(String),
    NotStarted,
    NotAnnounced,
    Moves(String),
    Act { when: When, seat: Seat, words: String },
    Then(String),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) line: usize,
    /// The only books under which the line holds, if it is not said for all. Its numbers are those
    /// of the first.
    pub(super) only: Vec<Book>,
    pub(super) text: String,
    pub(super) says: Line,
}

impl Entry {
    /// The book whose numbers the line has, in a case that has those of `own`.
    pub(super) fn numbers_of(&self, own: Book) -> Book {
        self.only.first().copied().unwrap_or(own)
    }
}

/// Reads the cases of a file, and what cannot be read.
pub(super) fn read(text: &str) -> (Vec<Case>, Vec<Fault>) {
    let (mut cases, mut faults) = (Vec::<Case>::new(), Vec::new());
    let mut always: Vec<Entry> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let said = line.trim();
        if said.is_empty() || said.starts_with('#') {
            continue;
        }
        let indented = line.starts_with([' ', '\t']);
        if let (false, Some(regulation)) = (indented, said.strip_prefix("always ")) {
            match read_entry(number, said, regulation) {
                Ok(entry) => always.push(entry),
                Err(unread) => faults.push(Fault::new(number, unread)),
            }
        } else if !indented {
            cases.push(Case::new(said, number, always.clone()));
        } else if let Some(case) = cases.last_mut() {
            if let Some(ids) = said.strip_prefix("covers ") {
                case.covers.extend(split_ids(ids));
                continue;
            }
            match read_entry(number, said, said) {
                Ok(entry) => case.entries.push(entry),
                Err(unread) => case.unread.push(Fault::new(number, unread)),
            }
        } else {
            let unread = Unread::expected("a heading at the left edge", said);
            faults.push(Fault::new(number, unread));
        }
    }
    for case in &mut cases {
        // What always holds stands above the heading.
        let is_empty = case.entries.iter().all(|entry| entry.line < case.line);
        if is_empty && case.unread.is_empty() {
            let lines = "indented lines below a heading, with what happens and what follows";
            case.unread.push(Fault::new(case.line, Unread::expected(lines, &case.heading)));
        }
    }
    (cases, faults)
}

/// A line of a case, perhaps `in BOOK:` or `in BOOK BOOK:` and then what holds under these alone.
fn read_entry(line: usize, text: &str, said: &str) -> Result<Entry, Unread> {
    let of_books = said.strip_prefix("in ").and_then(|rest| rest.split_once(':'));
    let named = of_books.and_then(|(books, rest)| {
        let books: Result<Vec<Book>, _> = books.split_whitespace().map(str::parse).collect();
        Some((books.ok()?, rest.trim()))
    });
    let (only, said) = named.unwrap_or((Vec::new(), said));
    Ok(Entry { line, only, text: text.to_owned(), says: read_line(said)? })
}

/// The articles and points that a case says it shows; one of several words stands between commas.
fn split_ids(ids: &str) -> Vec<String> {
    let is_one = |id: &str| Book::ALL.into_iter().any(|book| book.article(id).is_some());
    let parts = ids.split(',').map(str::trim).flat_map(|part| match is_one(part) {
        true => vec![part],
        false => part.split_whitespace().collect(),
    });
    parts.map(str::to_owned).collect()
}

fn read_line(text: &str) -> Result<Line, Unread> {
    let mut words = Words::of(text);
    if words.accept("then") {
        return Ok(Line::Then(words.text()));
    }
    if words.accept("moves") {
        return Ok(Line::Moves(words.text()));
    }
    if words.accept("books") {
        let books = words.text();
        let books = books.split_whitespace().map(str::parse).collect::<Result<Vec<Book>, _>>();
        return books.map(Line::Books).map_err(|unknown| Unread(unknown.to_string()));
    }
    if words.accept("language") {
        return Ok(Line::Language(words.text()));
    }
    if words.accept("not started") {
        words.end()?;
        return Ok(Line::NotStarted);
    }
    if words.accept("not announced") {
        words.end()?;
        return Ok(Line::NotAnnounced);
    }
    if words.phrase(settings::PHRASES).is_some() {
        return Ok(Line::Regulation(text.to_owned()));
    }
    let when = read_when(&mut words);
    match read_seat(&mut words) {
        Some(seat) => {
            let when = when.unwrap_or(When::After(clock::Span::seconds(1)));
            Ok(Line::Act { when, seat, words: words.text() })
        }
        None if when.is_some() => {
            Err(Unread::unknown("who acts", words.rest(), SEATS.map(|(word, _)| word)))
        }
        None => {
            let known =
                ["then", "moves", "covers", "books", "language", "not started", "not announced"];
            let known = known.iter().chain(settings::PHRASES).copied();
            let known = known.chain(SEATS.map(|(word, _)| word));
            Err(Unread::unknown("a time, a seat, then or a regulation", words.rest(), known))
        }
    }
}

fn read_when(words: &mut Words<'_>) -> Option<When> {
    let word = words.peek()?;
    let when = match word.strip_prefix('+') {
        Some(span) => When::After(read_span(span)?),
        None => When::At(read_span(word)?),
    };
    words.next();
    Some(when)
}

const SEATS: [(&str, Seat); 7] = [
    ("white", Seat::White),
    ("black", Seat::Black),
    ("white-assistant", Seat::WhiteAssistant),
    ("black-assistant", Seat::BlackAssistant),
    ("arbiter", Seat::Arbiter),
    ("spectator", Seat::Spectator),
    ("program", Seat::Program),
];

/// What the program's seat was called; case files that people keep still say it.
const FORMERLY: (&str, Seat) = ("watch", Seat::Program);

pub(super) fn read_seat(words: &mut Words<'_>) -> Option<Seat> {
    let (_, seat) = SEATS.into_iter().chain([FORMERLY]).find(|(word, _)| words.accept(word))?;
    Some(seat)
}
