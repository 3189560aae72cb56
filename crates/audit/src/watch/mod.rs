//! Running games, looked at again and again.
//!
//! Programs beside electronic boards keep rewriting a file of games. A [`Watch`] is shown the file
//! whenever it may have changed and answers with what has come about since: each matter once, and
//! again only after it had gone away.

mod alarm;
mod event;
mod reasons;
mod record;
mod room;
mod why;
mod words;

use std::hash::{DefaultHasher, Hash, Hasher};

use chess::{ByColor, Color};
use clock::{Moment, Span};
use laws::{Book, DrawBasis, Provision};
use notation::pgn::{At, Outcome, Reader, Visitor};

pub use alarm::Alarm;
pub use event::{Duty, Event, Fault, Section, WrongRecord};
use record::Record;
pub use record::trouble;
pub use room::{Matter, Room, Scene, Seen, Standing, Unseen};
pub use why::Why;
pub use words::{LABELS, Words};

use crate::Rules;

/// How long what may be a write caught in the middle has to stand before it is believed.
const SETTLED: Span = Span::seconds(1);

/// How long it is shown that a matter is over.
const OVER: Span = Span::minutes(1);

/// How long a game is kept that is no longer in the file.
const GONE: Span = Span::seconds(10);

/// The games of one file, as they were seen last.
///
/// ```
/// use tuomari_audit::watch::{Duty, Watch};
/// use tuomari_audit::Rules;
/// use clock::Moment;
/// use laws::{Book, DrawBasis, Provision};
///
/// let mut watch = Watch::new(Rules::of(Book::Fide2018));
/// let file = "[White \"Laine\"]\n[Black \"Virtanen\"]\n\n1. f3 e5 2. g4 Qh4# *\n";
/// let alarms = watch.look(file.as_bytes(), Moment::from_millis(0));
/// assert_eq!(alarms.len(), 1);
/// assert_eq!(alarms[0].event.duty(), Duty::Must);
/// assert!(watch.look(file.as_bytes(), Moment::from_millis(500)).is_empty(), "told once");
/// ```
#[derive(Debug)]
pub struct Watch {
    rules: Rules,
    /// When moves must have been made, if a default time is watched.
    deadline: Option<Moment>,
    boards: Vec<Board>,
}

/// A board as it was seen last.
#[derive(Clone, Debug)]
pub struct Board {
    /// A hash of its text, to see whether it changed.
    hash: u64,
    /// The board as its tags name it.
    pub name: String,
    /// How many plies were played.
    pub plies: u32,
    /// The last move, as `12... Nxe5`.
    pub at: Option<String>,
    /// What the clocks showed after the last moves, where that is recorded.
    pub clocks: ByColor<Option<Span>>,
    /// The book that the game is judged by.
    pub book: Book,
    /// The result, once there is one.
    pub result: Option<Outcome>,
    /// What is so at the board now and was told.
    pub told: Vec<Event>,
    /// What was told and no longer holds, and since when; nothing if that was not said yet.
    pub over: Vec<(Option<Moment>, Event)>,
    /// What is told once it has stood since then for a while; at once, if there is no doubt.
    doubtful: Vec<(Option<Moment>, Event)>,
    /// The claims that were told: to whom they belong, as long as their ground stands.
    claims: Vec<(DrawBasis, Color)>,
    /// Who was said to be short of time. An increment that lifts the clock over the mark again and
    /// again is not news.
    short: ByColor<bool>,
    /// Since when it is not in the file.
    missing_since: Option<Moment>,
}

impl Watch {
    /// A watch by these rules.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        Self { rules, deadline: None, boards: Vec::new() }
    }

    /// The same, which tells of games without a move at this moment (6.7.1).
    #[must_use]
    pub fn with_deadline(self, deadline: Moment) -> Self {
        Self { deadline: Some(deadline), ..self }
    }

    /// The books by which it watches: the one that was chosen, or those of its boards.
    #[must_use]
    pub fn books(&self) -> Vec<Book> {
        let mut books = match self.rules.book {
            Some(book) => vec![book],
            None if self.boards.is_empty() => vec![self.rules.on(None).book],
            None => self.boards.iter().map(|board| board.book).collect(),
        };
        books.sort_unstable();
        books.dedup();
        books
    }

    /// The boards in the order of the file, then those that were in it a moment ago.
    #[must_use]
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// Looks at the file as it is now, and tells what has come about.
    ///
    /// Only games whose text changed are read. A file that ends in the middle of something is
    /// believed as far as it goes.
    pub fn look(&mut self, text: &[u8], at: Moment) -> Vec<Alarm> {
        let mut before = std::mem::take(&mut self.boards);
        for (index, text) in games(text).enumerate() {
            let hash = hash(text);
            if let Some(same) = before.iter().position(|board| board.hash == hash) {
                self.boards.push(before.remove(same).there());
                continue;
            }
            let Some(record) = Record::read(whole_words(text), &self.rules) else { continue };
            let name = name(&record, index);
            let same = before.iter().position(|board| board.name == name);
            // Games that are added or removed before it change the number that its place gives it.
            let moved = || {
                let pair = players(&name)?;
                before.iter().position(|board| players(&board.name) == Some(pair))
            };
            let board = match same.or_else(moved) {
                Some(known) => Board { name, ..before.remove(known).there() },
                // Tags that are still being written name nobody yet.
                None if record.result.is_none() && record.plies == 0 => continue,
                None => Board::new(name, record.book),
            };
            self.boards.push(board.take(hash, record, at));
        }
        self.boards.extend(before.into_iter().map(|board| board.missing(at)));
        self.tick(at)
    }

    /// Tells what has come about by the passing of time alone.
    pub fn tick(&mut self, at: Moment) -> Vec<Alarm> {
        let is_gone =
            |since: Moment| at.as_millis().saturating_sub(since.as_millis()) >= GONE.as_millis();
        self.boards.retain(|board| board.missing_since.is_none_or(|since| !is_gone(since)));
        let mut alarms = Vec::new();
        for (index, board) in self.boards.iter_mut().enumerate() {
            let is_late = self.deadline.is_some_and(|deadline| deadline <= at);
            let is_waiting =
                board.plies == 0 && board.result.is_none_or(|result| result == Outcome::Unknown);
            let book = board.book;
            let is_ruled = || book.has(Provision::DefaultTime);
            if is_late && is_waiting && is_ruled() {
                board.doubt(Event::DefaultTime, None);
            }
            let is_shown =
                |since: Moment| at.as_millis().saturating_sub(since.as_millis()) < OVER.as_millis();
            board.over.retain(|(since, _)| since.is_none_or(is_shown));
            let fresh = board.over.iter_mut().filter(|(since, _)| since.is_none());
            let over: Vec<Event> = fresh
                .map(|(since, event)| {
                    *since = Some(at);
                    event.clone()
                })
                .collect();
            let new = board.settle(at).into_iter().map(|event| (event, false));
            for (event, is_over) in new.chain(over.into_iter().map(|event| (event, true))) {
                alarms.push(Alarm {
                    game: index + 1,
                    board: board.name.clone(),
                    at: board.at.clone(),
                    book,
                    articles: event.articles(book),
                    event,
                    is_over,
                });
            }
        }
        alarms.sort_by_key(|alarm| (alarm.is_over, alarm.event.urgency()));
        alarms
    }
}

impl Board {
    const fn new(name: String, book: Book) -> Self {
        Self {
            hash: 0,
            name,
            plies: 0,
            at: None,
            clocks: ByColor { white: None, black: None },
            book,
            result: None,
            told: Vec::new(),
            over: Vec::new(),
            doubtful: Vec::new(),
            claims: Vec::new(),
            short: ByColor { white: false, black: false },
            missing_since: None,
        }
    }

    /// The board, which is in the file.
    fn there(self) -> Self {
        Self { missing_since: None, ..self }
    }

    /// The board, which is not in the file: for now, or for good.
    fn missing(self, at: Moment) -> Self {
        Self { missing_since: self.missing_since.or(Some(at)), ..self }
    }

    /// The board as its record says it stands now.
    fn take(mut self, hash: u64, record: Record, at: Moment) -> Self {
        // A game does not lose moves; a file that is being written does.
        if record.plies < self.plies && record.result.is_none() {
            return self;
        }
        self.hash = hash;
        self.plies = record.plies;
        self.at = record.at;
        self.clocks = record.clocks;
        self.book = record.book;
        self.result = record.result;
        let is_so = |event: &Event| {
            let is_late = *event == Event::DefaultTime && record.plies == 0;
            is_late || record.events.iter().any(|now| now.is_same_matter(event))
        };
        let claimed: Vec<DrawBasis> = record.events.iter().filter_map(Event::claimed).collect();
        let gone: Vec<Event> = self.told.extract_if(.., |event| !is_so(event)).collect();
        self.over.retain(|(_, event)| !is_so(event));
        // The end of the game says for itself that nothing else matters.
        let is_running = record.result.is_none_or(|result| result == Outcome::Unknown)
            && !record.events.iter().any(|event| matches!(event, Event::Ended { .. }));
        for event in gone {
            let passes = matches!(&event, Event::Claim { basis, .. } if claimed.contains(basis));
            if is_running && event.is_said_to_be_over() && !passes {
                self.over.push((None, event));
            }
        }
        self.doubtful.retain(|(_, event)| is_so(event));
        // The matter is the same, but another player may have the move now, or other clocks run.
        for told in self.told.iter_mut().chain(self.doubtful.iter_mut().map(|(_, event)| event)) {
            if let Some(now) = record.events.iter().find(|now| now.is_same_matter(told)) {
                told.clone_from(now);
            }
        }
        for side in Color::ALL {
            // Enough that it is not the increment of a move.
            let enough = record.trouble.saturating_mul(2);
            self.short[side] &= record.clocks[side].is_none_or(|time| time < enough);
        }
        let stands = |(basis, _): &(DrawBasis, Color)| {
            let is = |now: &Event| matches!(now, Event::Claim { basis: now, .. } if now == basis);
            record.events.iter().any(is)
        };
        self.claims.retain(stands);
        for event in record.events {
            // A right that passes to the other player is news; that it comes back is not.
            if let Event::Claim { basis, by, .. } = event {
                if self.claims.contains(&(basis, by)) {
                    self.tell_silently(event);
                    continue;
                }
                self.claims.push((basis, by));
            }
            if let Event::TimeTrouble { side, .. } = event
                && std::mem::replace(&mut self.short[side], true)
            {
                self.tell_silently(event);
                continue;
            }
            // Moves that cannot be read and results that are missing may be still to be written.
            let is_doubtful = matches!(event, Event::WrongRecord(_) | Event::ResultMissing);
            self.doubt(event, is_doubtful.then_some(at));
        }
        self
    }

    /// Keeps something as told that was told before.
    fn tell_silently(&mut self, event: Event) {
        self.told.retain(|told| !told.is_same_matter(&event));
        self.doubtful.retain(|(_, doubtful)| !doubtful.is_same_matter(&event));
        self.told.push(event);
    }

    /// Keeps something to be told, unless it is known.
    fn doubt(&mut self, event: Event, since: Option<Moment>) {
        let doubtful = self.doubtful.iter().map(|(_, event)| event);
        if !self.told.iter().chain(doubtful).any(|known| known.is_same_matter(&event)) {
            self.doubtful.push((since, event));
        }
    }

    /// What can be told by now.
    fn settle(&mut self, at: Moment) -> Vec<Event> {
        let is_settled =
            |since: Moment| at.as_millis().saturating_sub(since.as_millis()) >= SETTLED.as_millis();
        let ready = self.doubtful.extract_if(.., |(since, _)| since.is_none_or(is_settled));
        let ready: Vec<Event> = ready.map(|(_, event)| event).collect();
        self.told.extend(ready.iter().cloned());
        ready
    }
}

/// The games of a text, as the reader of files separates them.
fn games(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut starts = Starts(Vec::new());
    // Nothing can go wrong with reading from memory.
    let _ = Reader::new(text).read_all(&mut starts);
    let mut ends: Vec<usize> = starts.0.into_iter().skip(1).chain([text.len()]).collect();
    ends.dedup();
    let mut from = 0;
    let pieces = ends.into_iter().map(move |end| {
        let piece = &text[from..end];
        from = end;
        piece
    });
    pieces.filter(|piece| !piece.trim_ascii().is_empty())
}

/// Where games begin.
struct Starts(Vec<usize>);

impl Visitor for Starts {
    fn begin_game(&mut self, at: At<'_>) {
        self.0.extend(usize::try_from(at.offset()));
    }
}

/// The text up to its last blank: the word after that may be cut.
fn whole_words(text: &[u8]) -> &[u8] {
    const MARKS: [&[u8]; 4] = [b"*", b"1-0", b"0-1", b"1/2-1/2"];
    if MARKS.iter().any(|mark| text.ends_with(mark)) {
        return text;
    }
    let end =
        text.iter().rposition(|byte| byte.is_ascii_whitespace() || matches!(byte, b'}' | b']'));
    &text[..end.map_or(0, |end| end + 1)]
}

fn hash(text: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// The players in the name of a board, if it has any.
fn players(name: &str) -> Option<&str> {
    name.split_once(' ').map(|(_, players)| players)
}

/// The board by its number and its players. A round alone numbers no board: all have it.
fn name(record: &Record, index: usize) -> String {
    let Record { white, black, number, .. } = record;
    let number = match &**number {
        "" | "?" | "-" => (index + 1).to_string(),
        number => number.to_owned(),
    };
    match (&**white, &**black) {
        ("", "") => number,
        (white, black) => format!("{number} {white} - {black}"),
    }
}

#[cfg(test)]
mod tests;
