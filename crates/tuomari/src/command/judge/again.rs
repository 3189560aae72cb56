//! `tuomari judge --book`: judges a game again under another book and shows where the two differ.

use clock::{Moment, Span};
use laws::casebook::{self, Account};
use laws::text::Texts;
use laws::{Act, Again, Book, CannotOpen, Event, Regulations, Ruling, Seat, Table};
use serde::{Deserialize, Serialize};

use crate::outcome::Trouble;
use crate::screen::Screen;

type Deed = (Seat, Act, Moment);

/// One game of a file: its name, its regulations, and what was done.
struct Game {
    name: String,
    regulations: Regulations,
    deeds: Vec<Deed>,
}

/// A record as the server gives it to the arbiter, or a list of rulings.
#[derive(Deserialize)]
struct Record {
    regulations: Regulations,
    #[serde(alias = "rulings", alias = "steps")]
    notices: Vec<RecordEntry>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum RecordEntry {
    Ruling(Box<Ruling>),
    Notice { seat: Option<Seat>, act: Option<Act>, at: Moment },
}

impl RecordEntry {
    fn deed(self) -> Option<Deed> {
        match self {
            Self::Ruling(ruling) => Some((ruling.seat, ruling.act, ruling.at)),
            Self::Notice { seat, act, at } => Some((seat?, act?, at)),
        }
    }
}

/// Reads the games of a file: a JSON record, or cases, each under the first of its books.
fn games(name: &str, text: &str) -> Result<Vec<Game>, Trouble> {
    if text.trim_start().starts_with('{') {
        let record: Record = serde_json::from_str(text)
            .map_err(|error| Trouble::Options(format!("{name}: not a game record: {error}")))?;
        let deeds = record.notices.into_iter().filter_map(RecordEntry::deed).collect();
        let (name, regulations) = (name.to_owned(), record.regulations);
        return Ok(vec![Game { name, regulations, deeds }]);
    }
    let of_case = |case: &casebook::Case| {
        let Account { regulations, steps, .. } = case.play();
        let rulings = steps.into_iter().flat_map(|step| step.rulings);
        let deeds = rulings.map(|ruling| (ruling.seat, ruling.act, ruling.at)).collect();
        let name = format!("{name}:{}: {}", case.line, case.heading);
        Game { name, regulations, deeds }
    };
    Ok(casebook::read(text).cases.iter().map(of_case).collect())
}

/// Prints where the rulings of each game of a file differ from those of another book.
pub(super) fn tell(
    (name, text): (&str, &str),
    book: Book,
    texts: &Texts,
    json: bool,
    screen: &mut Screen,
) -> Result<(), Trouble> {
    for game in games(name, text)? {
        let own = game.regulations.book;
        match Again::judge(game.regulations, game.deeds, book) {
            Ok(again) if json => print(&game.name, (own, book), &again, screen)?,
            Ok(again) => write(&game.name, (own, book), &again, texts, screen)?,
            Err(cannot) => refuse(&game.name, book, &cannot, json, screen)?,
        }
    }
    Ok(())
}

fn write(
    name: &str,
    (own, book): (Book, Book),
    again: &Again,
    texts: &Texts,
    screen: &mut Screen,
) -> Result<(), Trouble> {
    screen.line(name)?;
    for parting in &again.partings {
        let Ruling { seat, act, at, .. } = &parting.one;
        let [here, there] = &parting.before;
        let (who, what) = (texts.seat(*seat), texts.act(act, here));
        screen.line(format_args!("  {:>8}  {who}: {what}", Span::millis(at.as_millis())))?;
        let books = [(own, here), (book, there)];
        for ((book, before), events) in books.into_iter().zip(parting.differences()) {
            for event in events {
                let said = texts.event(event, before);
                screen.line(format_args!("            {book}: {said}"))?;
            }
        }
    }
    for (book, table) in [(own, &again.one), (book, &again.other)] {
        screen.line(format_args!("  {book}: {}", end(table)))?;
    }
    screen.line("")
}

/// How a game stands at the end.
fn end(table: &Table) -> String {
    table.verdict().map_or_else(|| "*".to_owned(), |verdict| verdict.to_string())
}

fn refuse(
    name: &str,
    book: Book,
    cannot: &CannotOpen,
    json: bool,
    screen: &mut Screen,
) -> Result<(), Trouble> {
    if json {
        return screen.json(&Refused { game: name, book, cannot_open: cannot.to_string() });
    }
    screen.line(format_args!("{name}\n  {book}: {cannot}\n"))
}

fn print(
    game: &str,
    (own, book): (Book, Book),
    again: &Again,
    screen: &mut Screen,
) -> Result<(), Trouble> {
    for parting in &again.partings {
        let [here, there] = parting.differences();
        let (ruling, books) = (&parting.one, [own, book]);
        let (seat, act, at) = (ruling.seat, &ruling.act, ruling.at);
        screen.json(&Parted { game, books, seat, act, at, here, there })?;
    }
    let ends = [end(&again.one), end(&again.other)];
    screen.json(&Ended { game, books: [own, book], ends })
}

/// Where two books differ, as JSON.
#[derive(Serialize)]
struct Parted<'a> {
    game: &'a str,
    books: [Book; 2],
    seat: Seat,
    act: &'a Act,
    at: Moment,
    here: Vec<&'a Event>,
    there: Vec<&'a Event>,
}

/// How a game ends under two books, as JSON.
#[derive(Serialize)]
struct Ended<'a> {
    game: &'a str,
    books: [Book; 2],
    ends: [String; 2],
}

/// A game that the other book cannot have, as JSON.
#[derive(Serialize)]
struct Refused<'a> {
    game: &'a str,
    book: Book,
    cannot_open: String,
}
