//! Scoresheets: what one player wrote down (chapter 8).
//!
//! A sheet is a document, not a game. It may be behind, omit moves, name moves that were not made,
//! or be illegible; [`Scoresheet::compare`] compares it with the game.

mod compare;
pub mod render;

use std::num::NonZeroU32;
use std::time::Duration;

use chess::{ByColor, Color};

pub use compare::{Comparison, Made, Match};

use crate::Language;

/// The sheet of one player.
///
/// ```
/// use chess::Color;
/// use tuomari_notation::scoresheet::{Entry, Scoresheet, render};
///
/// let mut sheet = Scoresheet::new(Color::White);
/// sheet.white.name = "Laine, Antti".into();
/// sheet.write(0, Entry::text("e4"));
/// sheet.write(1, Entry::text("c5"));
/// assert!(render::text(&sheet).contains("  1  e4"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scoresheet {
    /// Whose sheet it is.
    pub owner: Color,
    /// The language of its piece letters (C.3).
    pub language: Language,
    /// The competition.
    pub event: Event,
    /// The player of the white pieces.
    pub white: Player,
    /// The player of the black pieces.
    pub black: Player,
    /// Number and side of the first move on the sheet: not 1 and White if the game started from a
    /// position.
    pub first: First,
    entries: Vec<Entry>,
    /// What the arbiter noted.
    pub notes: Vec<Note>,
    /// The result as written, which may be wrong (8.7).
    pub result: Option<String>,
    /// Who has signed (8.7).
    pub signatures: Signatures,
}

/// What the head of a sheet says about the competition. Every field may be unknown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Event {
    pub name: String,
    pub site: String,
    pub date: String,
    pub round: String,
    pub board: String,
    pub time_control: String,
    pub rules: String,
    /// By what the record of the game is known again, where it is kept elsewhere.
    pub code: String,
}

/// A player, as named at the head of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Player {
    pub name: String,
    pub team: String,
    pub rating: String,
}

/// The first move of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct First {
    pub number: NonZeroU32,
    pub side: Color,
}

impl Default for First {
    fn default() -> Self {
        Self { number: NonZeroU32::MIN, side: Color::White }
    }
}

/// What is written where a move should be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// Nothing.
    #[default]
    Blank,
    /// Something illegible.
    Illegible,
    /// What was written, right or wrong.
    Text(String),
}

/// One move of one side on a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// The move.
    pub ink: Ink,
    /// Whether a draw offer, `(=)`, stands with it (8.1.5).
    pub draw_offer: bool,
    /// The time noted with it.
    pub clock: Option<Duration>,
}

impl Entry {
    /// A move as written. A draw offer and a time after the move become those of the entry.
    ///
    /// ```
    /// use std::time::Duration;
    /// use tuomari_notation::scoresheet::{Entry, Ink};
    /// let entry = Entry::text("Nf3 (=) 1:23");
    /// assert_eq!(entry.ink, Ink::Text("Nf3".into()));
    /// assert!(entry.draw_offer);
    /// assert_eq!(entry.clock, Some(Duration::from_secs(83)));
    /// ```
    #[must_use]
    pub fn text(text: &str) -> Self {
        let mut entry = Self::default();
        let mut text = text.trim();
        loop {
            let (before, last) = text.rsplit_once(char::is_whitespace).unwrap_or(("", text));
            if let Some(rest) = text.strip_suffix("(=)").filter(|_| !entry.draw_offer) {
                entry.draw_offer = true;
                text = rest.trim_end();
            } else if let Some(clock) = read_clock(last).filter(|_| entry.clock.is_none()) {
                entry.clock = Some(clock);
                text = before.trim_end();
            } else {
                break;
            }
        }
        if !text.is_empty() {
            entry.ink = Ink::Text(text.to_owned());
        }
        entry
    }

    /// An illegible move.
    #[must_use]
    pub fn illegible() -> Self {
        Self { ink: Ink::Illegible, ..Self::default() }
    }

    /// The entry with a time beside it.
    #[must_use]
    pub fn at(self, clock: Duration) -> Self {
        Self { clock: Some(clock), ..self }
    }

    fn is_blank(&self) -> bool {
        *self == Self::default()
    }
}

/// A time as players note it: `1:23` or `1:04:30`.
fn read_clock(text: &str) -> Option<Duration> {
    let parts: Vec<&str> = text.split(':').collect();
    let number = |part: &&str| {
        let digits =
            !part.is_empty() && part.len() <= 3 && part.chars().all(|c| c.is_ascii_digit());
        digits.then(|| part.parse::<u64>().ok()).flatten()
    };
    let numbers: Vec<u64> = parts.iter().map(number).collect::<Option<_>>()?;
    match numbers[..] {
        [minutes, seconds] if seconds < 60 => Some(Duration::from_secs(minutes * 60 + seconds)),
        [hours, minutes, seconds] if minutes < 60 && seconds < 60 => {
            Some(Duration::from_secs((hours * 60 + minutes) * 60 + seconds))
        }
        _ => None,
    }
}

/// An arbiter's note, beside a move or about the whole game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The place of the move it stands beside, counted from 0.
    pub beside: Option<u16>,
    /// The note.
    pub text: String,
}

/// The names under a signed sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Signatures {
    pub players: ByColor<Option<String>>,
    pub arbiter: Option<String>,
}

impl Scoresheet {
    /// An empty sheet, in English.
    #[must_use]
    pub fn new(owner: Color) -> Self {
        Self {
            owner,
            language: Language::default(),
            event: Event::default(),
            white: Player::default(),
            black: Player::default(),
            first: First::default(),
            entries: Vec::new(),
            notes: Vec::new(),
            result: None,
            signatures: Signatures::default(),
        }
    }

    /// The entries up to the last one that is not blank.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Writes at a place, counted from 0; an existing entry is replaced, and skipped places stay
    /// blank.
    pub fn write(&mut self, place: u16, entry: Entry) {
        let place = usize::from(place);
        if place >= self.entries.len() {
            self.entries.resize(place + 1, Entry::default());
        }
        self.entries[place] = entry;
        while self.entries.last().is_some_and(Entry::is_blank) {
            self.entries.pop();
        }
    }

    /// The number and side of the move at a place.
    #[must_use]
    pub fn number(&self, place: u16) -> (u64, Color) {
        let offset = u64::from(place) + u64::from(self.first.side == Color::Black);
        let side = if offset.is_multiple_of(2) { Color::White } else { Color::Black };
        (u64::from(self.first.number.get()) + offset / 2, side)
    }

    /// The rows of the sheet: number, and the places of White's and Black's moves if the sheet has
    /// them.
    fn rows(&self) -> impl Iterator<Item = (u64, ByColor<Option<usize>>)> {
        let lead = usize::from(self.first.side == Color::Black);
        let first = u64::from(self.first.number.get());
        let count = (self.entries.len() + lead).div_ceil(2);
        (0..count).map(move |row| {
            let places = ByColor {
                white: (row * 2).checked_sub(lead),
                black: (row * 2 + 1).checked_sub(lead),
            };
            (first + row as u64, places)
        })
    }

    fn entry(&self, place: Option<usize>) -> Option<&Entry> {
        self.entries.get(place?)
    }

    /// The numbers, from 1, of the notes beside a place.
    fn notes_beside(&self, place: usize) -> impl Iterator<Item = usize> {
        let notes = self.notes.iter().enumerate();
        notes
            .filter(move |(_, note)| note.beside.map(usize::from) == Some(place))
            .map(|(i, _)| i + 1)
    }
}
