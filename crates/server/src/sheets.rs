//! Scoresheets on the wire: what was written and crossed out, what is owed, and for the arbiter how
//! each line reads beside the record.

use chess::Color;
use clock::{Moment, Span};
use laws::text::Words;
use laws::{Recording, Table};
use notation::Language;
use notation::scoresheet::{Entry, Ink, Made, Match, Scoresheet};
use schemars::JsonSchema;
use serde::Serialize;

use crate::journal::Seq;
use crate::seat::Role;
use crate::view::{Line, View};

/// The scoresheets that a role may read.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Scoresheets")]
pub struct Sheets {
    /// The place in the record up to which this tells.
    pub seq: Seq,
    /// The sheets, White's before Black's.
    pub sheets: Vec<Sheet>,
    /// The moves that were made; for the arbiter only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<Vec<Line>>,
}

/// A player's scoresheet.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "PlayersSheet")]
pub struct Sheet {
    /// Whose.
    pub owner: Color,
    /// The number of its first move, and who made that.
    pub number: u64,
    /// Who made its first move.
    pub side: Color,
    /// What stands beside each move, up to the last that was written.
    pub lines: Vec<SheetLine>,
    /// What the player owes it now.
    pub recording: Recording,
    /// The articles by which, in words if a language was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cited: Option<Words>,
}

/// What stands beside a move.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SheetLine {
    /// What was written; absent where nothing was, or where it cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Whether it cannot be read.
    pub illegible: bool,
    /// Whether a draw offer stands with it.
    pub offer: bool,
    /// The time noted with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Span>,
    /// What was crossed out, the oldest first.
    pub struck: Vec<String>,
    /// How it reads beside the record; for the arbiter only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reads: Option<Reads>,
}

/// How a line reads beside the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reads {
    /// It is the move that was made.
    Agrees,
    /// It is another one.
    Differs,
    /// It is not a move there, or cannot be read.
    Unreadable,
    /// Nothing is written.
    Blank,
}

/// The scoresheets that a role may read now.
#[must_use]
pub fn sheets(view: &View<'_>, now: Moment) -> Sheets {
    let arbiter = view.role == Role::Arbiter;
    let owned = Color::ALL.into_iter().filter(|color| view.reads_sheet(*color));
    Sheets {
        seq: view.shown.seq(),
        sheets: owned.map(|owner| sheet(view, owner, now, arbiter)).collect(),
        record: arbiter.then(|| view.lines(0)),
    }
}

fn sheet(view: &View<'_>, owner: Color, now: Moment, arbiter: bool) -> Sheet {
    let table = &view.shown.table;
    let written = table.scoresheet(owner, Language::default());
    let (number, side) = written.number(0);
    let (recording, articles) = table.recording(owner, now);
    let matches = if arbiter { read(table, &written, owner) } else { Vec::new() };
    let made = if arbiter { table.moves().len() } else { 0 };
    let blank = Entry::default();
    let count = written.entries().len().max(made);
    let line = |place: usize| {
        let entry = written.entries().get(place).unwrap_or(&blank);
        let number = u16::try_from(place).unwrap_or(u16::MAX);
        SheetLine {
            text: match &entry.ink {
                Ink::Text(text) => Some(text.clone()),
                Ink::Blank | Ink::Illegible => None,
            },
            illegible: entry.ink == Ink::Illegible,
            offer: entry.draw_offer,
            clock: entry
                .clock
                .map(|clock| Span::millis(u64::try_from(clock.as_millis()).unwrap_or(0))),
            struck: table.struck(owner, number).to_vec(),
            reads: matches.get(place).copied(),
        }
    };
    Sheet {
        owner,
        number,
        side,
        lines: (0..count).map(line).collect(),
        recording,
        cited: view.texts.map(|texts| Words {
            text: String::new(),
            cited: texts.cited(&articles, table.regulations().book),
            spoken: None,
        }),
    }
}

/// How each line reads beside the record. Players write the letters of their own language: where the
/// regulations do not say which, any that is the move made will do.
fn read(table: &Table, written: &Scoresheet, owner: Color) -> Vec<Reads> {
    let named = table.regulations().sheet_languages.map(|languages| languages.0[owner]);
    let languages: Vec<Language> = match named {
        Some(language) => vec![language],
        None => [Language::English, Language::Finnish, Language::Swedish, Language::German].into(),
    };
    let made = table.moves().enumerate();
    made.map(|(place, m)| {
        let entry = written.entries().get(place).cloned().unwrap_or_default();
        match (&entry.ink, m) {
            (Ink::Blank, _) => Reads::Blank,
            (Ink::Illegible, _) | (_, None) => Reads::Unreadable,
            (Ink::Text(_), Some(m)) => {
                let before = table.position_at(place);
                let found = languages.iter().map(|language| {
                    let mut one = Scoresheet::new(owner);
                    one.language = *language;
                    one.write(0, entry.clone());
                    one.compare(&[Made { before: before.clone(), m }]).matches.remove(0)
                });
                best(found)
            }
        }
    })
    .collect()
}

/// The kindest reading.
fn best(found: impl Iterator<Item = Match>) -> Reads {
    let mut reads = Reads::Unreadable;
    for one in found {
        match one {
            Match::Agrees(_) => return Reads::Agrees,
            Match::Differs(_) => reads = Reads::Differs,
            Match::Unreadable(_) | Match::Illegible | Match::Blank => {}
        }
    }
    reads
}
