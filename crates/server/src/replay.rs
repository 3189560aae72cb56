//! The game once more, line by line: the board and the clocks at each, and the same game by
//! another book.

use chess::{Color, Position};
use clock::{Moment, Side, Span};
use laws::{Again, Book, CannotOpen, Event, MoveList, Regulations, Table};
use notation::Style;
use schemars::JsonSchema;
use serde::Serialize;
use winnable::{Budget, Winnability};

use crate::entry::{Entry, Names};
use crate::journal::{Seq, TableId};
use crate::live::{self, Shown, Trouble};
use crate::told::{InWords, put_in_words, tell_notice};
use crate::view::{ByColorJson, MovesFrom, Notice, View, Written, board_of, lines};

/// A game to be looked through.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Replay {
    /// The table.
    pub table: TableId,
    /// Who played, and where.
    pub names: Names,
    /// By which regulations.
    pub regulations: Regulations,
    /// Everything that happened, in order.
    pub steps: Vec<Step>,
}

/// A line of the record, and what the table showed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Step {
    /// What happened, as far as the role may know.
    #[serde(flatten)]
    pub notice: Notice,
    /// How many moves stood after it.
    pub ply: usize,
    /// The board after it, as the first field of a FEN.
    pub board: String,
    /// The clocks at that moment, before and after what was ruled; none without clocks.
    pub times: Option<ByColorJson<Change>>,
}

/// What a clock showed before and after a ruling, in milliseconds.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Change {
    /// Before.
    pub before: Option<Span>,
    /// After.
    pub after: Option<Span>,
}

impl Replay {
    /// All of it but the steps.
    pub(crate) fn without_steps(view: &View<'_>, table: &TableId) -> Self {
        let regulations = view.shown.opened.regulations.clone();
        Self { table: table.clone(), names: view.shown.names(), regulations, steps: Vec::new() }
    }
}

/// A game that is gone through once more, up to where its record was at the beginning.
#[derive(Debug)]
pub(crate) struct Replaying {
    /// The table after `seq`.
    table: Table,
    /// The moves that stand there, and from which on they are others than was told last.
    moves: MoveList<Written>,
    changed: Option<usize>,
    seq: Seq,
    until: Seq,
}

impl Replaying {
    /// Before the first line.
    pub(crate) fn of(shown: &Shown) -> Result<Self, Trouble> {
        let (table, moves) = (shown.opened.table()?, MoveList::default());
        Ok(Self { table, moves, changed: None, seq: Seq::START, until: shown.seq() })
    }

    /// The steps of the next lines, as a role may know them; none after the last line.
    pub(crate) fn next(
        &mut self,
        view: &View<'_>,
        most: usize,
    ) -> Result<Option<Vec<Step>>, Trouble> {
        if self.seq >= self.until {
            return Ok(None);
        }
        let mut steps = Vec::new();
        let table = &mut self.table;
        let next = view.shown.since(self.seq).iter().take(most);
        for seen in next.take_while(|seen| seen.seq <= self.until) {
            self.seq = seen.seq;
            let at = seen.entry.at();
            let before = shown(table, at);
            let mut notice = view.notice(seen);
            if let Entry::Ruling { ruling, .. } = &*seen.entry {
                if let (Some(notice), Some(texts)) = (&mut notice, view.texts) {
                    tell_notice(notice, ruling, table, texts);
                }
                table.apply(ruling).map_err(|why| Trouble::at_line(seen.seq, why))?;
                for event in &ruling.events {
                    let from = live::keep(&mut self.moves, &event.fact, seen.san.as_deref());
                    self.changed = self.changed.into_iter().chain(from).min();
                }
            }
            let Some(mut notice) = notice else { continue };
            if view.reads_moves() {
                let told = |from| MovesFrom { from, lines: lines(table, &self.moves, from) };
                notice.moves = self.changed.take().map(told);
            }
            let times = before.zip(shown(table, at)).map(|(before, after)| ByColorJson {
                white: Change { before: before.white, after: after.white },
                black: Change { before: before.black, after: after.black },
            });
            steps.push(Step { notice, ply: table.moves().len(), board: board_of(table), times });
        }
        Ok(Some(steps))
    }
}

fn shown(table: &Table, at: Moment) -> Option<ByColorJson<Option<Span>>> {
    let reading = table.reading(at)?;
    let of = |side| reading.face(side).shown;
    Some(ByColorJson { white: of(Side::White), black: of(Side::Black) })
}

/// What another book rules on the same acts.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Elsewhere {
    /// The book.
    pub book: Book,
    /// Its rulings, each with the place in the record of the act it answers. From the first that
    /// differs on, the acts answer a game that took another course.
    pub rulings: Vec<Replayed>,
}

/// What follows from one act.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "AnswerElsewhere")]
pub struct Replayed {
    /// The place of the act.
    pub seq: Seq,
    /// What would be so.
    pub events: Vec<InWords<Event>>,
}

/// Judges the acts of a game again, by another book.
///
/// # Errors
/// If that book has no such game.
pub fn elsewhere(view: &View<'_>, book: Book) -> Result<Elsewhere, CannotOpen> {
    let ruled = view.shown.seen.iter().filter_map(|seen| match &*seen.entry {
        Entry::Ruling { ruling, .. } => Some((seen.seq, ruling)),
        _ => None,
    });
    let acts = ruled.clone().map(|(_, ruling)| (ruling.seat, ruling.act.clone(), ruling.at));
    let again = Again::judge(view.shown.opened.regulations.clone(), acts, book)?;
    let mut table = Table::open(view.shown.opened.regulations.clone().under(book))?;
    let mut rulings = Vec::new();
    for ((seq, _), ruling) in ruled.zip(&again.others) {
        let mut events = view.events(ruling);
        if let Some(texts) = view.texts {
            put_in_words(&mut events, ruling, &table, texts);
        }
        rulings.push(Replayed { seq, events });
        // What was judged just now can be applied.
        if table.apply(ruling).is_err() {
            break;
        }
    }
    Ok(Elsewhere { book, rulings })
}

/// Whether a side can mate by any series of legal moves, with the line.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Chances {
    /// Whether it can.
    pub answer: Chance,
    /// Moves after which the opponent is mated.
    pub line: Vec<Shot>,
}

/// Whether a side can still mate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Chance {
    Winnable,
    Unwinnable,
    Undetermined,
}

/// A move and the board after it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Shot {
    /// The move in the English of PGN.
    pub san: String,
    /// The board after it.
    pub board: String,
}

/// What each side can still hope for: the evidence of 5.2.2 and 6.9.
#[must_use]
pub fn chances(position: &Position) -> ByColorJson<Chances> {
    ByColorJson { white: of(position, Color::White), black: of(position, Color::Black) }
}

fn of(position: &Position, side: Color) -> Chances {
    match winnable::winnable(position, side, &Budget::quick()) {
        Winnability::Winnable(helpmate) => {
            let mut line = Vec::new();
            let mut now = position.clone();
            for m in helpmate.moves() {
                let Some(legal) = now.legal(*m) else { break };
                let (san, next) = (Style::PGN.write(&legal), legal.play());
                let board = next.to_string().split(' ').next().unwrap_or_default().to_owned();
                line.push(Shot { san, board });
                now = next;
            }
            Chances { answer: Chance::Winnable, line }
        }
        Winnability::Unwinnable(_) => Chances { answer: Chance::Unwinnable, line: Vec::new() },
        Winnability::Undetermined(_) => Chances { answer: Chance::Undetermined, line: Vec::new() },
    }
}
