//! What lies before the arbiters of an event: every board with what is to be done there.
//!
//! Boards change one at a time and consoles are many, so what was written of a board for one
//! language is kept until it changes; followers are sent the boards that are written anew.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};

use chess::{ByColor, Color};
use clock::{Moment, Span};
use hall::{ArbiterId, Board, Event, Kind, Place, Round, Seen};
use laws::text::Lang;
use laws::{Phase, Table};
use schemars::JsonSchema;
use serde::Serialize;

use super::duties::{self, DutyLine, Glimpses};
use super::sources::Sources;
use super::view::KindView;
use super::{Live, Shown};
use crate::journal::{Seq, TableId};
use crate::live::{self, Tables, Trouble};
use crate::seat::Role;
use crate::view::ByColorJson;

/// The console: for arbiters.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Console {
    /// Whether all boards are here, or only those that changed since the last one.
    pub whole: bool,
    /// What is the same for all boards.
    #[serde(flatten)]
    pub head: Head,
    /// The boards.
    pub boards: Vec<OnDesk>,
}

/// What is the same for all boards.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "ConsoleHead")]
pub struct Head {
    /// The place in the record of the event up to which this tells.
    pub seq: Seq,
    /// The server's time.
    pub now: Moment,
    /// The round that is played.
    pub round: Option<u8>,
    /// When its clocks were started.
    pub started: Option<Moment>,
    /// How many boards have a result.
    pub results: usize,
    /// How many boards there are.
    pub of: usize,
    /// The arbiters, and how many boards are theirs now.
    pub arbiters: Vec<AtWork>,
}

/// An arbiter at work.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "ArbiterAtWork")]
pub struct AtWork {
    /// Who.
    pub id: ArbiterId,
    /// What is shown beside a board.
    pub initials: String,
    /// The boards that are theirs now.
    pub boards: Vec<u16>,
}

/// A board before the arbiters.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "ConsoleBoard")]
pub struct OnDesk {
    /// Its number.
    pub number: u16,
    /// What is to be done there, the most urgent first.
    pub duties: Vec<DutyLine>,
    /// What the plan shows of it.
    pub tile: Tile,
}

/// What the plan shows of a board.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "ConsoleTile")]
pub struct Tile {
    /// How it is played.
    pub kind: KindView,
    /// Where the game is.
    pub phase: PhaseView,
    /// The table, if it is one of this server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// The clocks, where the program sees them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// How many moves were made, where the program sees them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<usize>,
    /// Whose devices are connected to this server, at a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub devices: Option<ByColorJson<bool>>,
    /// The result as people write it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<String>,
    /// Whose board it is now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mine: Option<ArbiterId>,
}

/// Where a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "ConsolePhase")]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum PhaseView {
    Waiting,
    Playing,
    Stopped,
    Over,
}

/// What the clocks showed at a moment, and whose runs since.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(rename = "ConsoleClocks")]
pub struct Clocks {
    /// The moment.
    pub at: Moment,
    /// White's, in milliseconds.
    pub white: Option<u64>,
    /// Black's, in milliseconds.
    pub black: Option<u64>,
    /// Whose runs.
    pub running: Option<Color>,
}

/// What was written for a language at a time.
#[derive(Debug)]
pub struct Sheet {
    stirred: u64,
    at: Moment,
    /// What is the same for all boards.
    pub head: Head,
    /// Each board as JSON. A client that has seen the same text need not read it again.
    pub boards: Vec<(u16, Arc<str>)>,
}

/// What was last written, by language, and what was last seen of tables.
#[derive(Debug, Default)]
pub struct Desk {
    sheets: BTreeMap<Option<Lang>, Arc<Sheet>>,
    glimpses: Glimpses,
}

/// After so long what time alone changes is looked at again.
const STALE: clock::Span = clock::Span::millis(900);

impl Live {
    /// What lies before the arbiters now.
    ///
    /// # Errors
    /// If there is no such event.
    pub fn console(&self, tables: &Tables, lang: Option<Lang>) -> Result<Arc<Sheet>, Trouble> {
        let (stirred, now) = (self.stirred.get(), tables.time().now());
        let mut desk = self.desk.lock().unwrap_or_else(PoisonError::into_inner);
        let Desk { sheets, glimpses } = &mut *desk;
        let old = sheets.get(&lang).map(Arc::clone);
        if let Some(old) = &old
            && old.stirred == stirred
            && now.saturating_since(old.at) < STALE
        {
            return Ok(Arc::clone(old));
        }
        self.sources.settle(now);
        // Tables are asked when the event is let go: they ask it in their turn.
        let (event, at, head) = self.ask(|shown| {
            let at: BTreeMap<Place, TableId> =
                shown.tables().map(|(place, table, _)| (place, table.clone())).collect();
            (Arc::clone(&shown.event), at, head(shown, now))
        })?;
        let hall = Hall { tables, sources: &self.sources, event: &event, at: &at };
        let mut boards = boards(&hall, glimpses, lang, now);
        if let Some(old) = old {
            keep_same(&old.boards, &mut boards);
        }
        let sheet = Arc::new(Sheet { stirred, at: now, head, boards });
        sheets.insert(lang, Arc::clone(&sheet));
        Ok(sheet)
    }
}

/// What stays the same is the same text, so that it can be told without reading it.
fn keep_same(old: &[(u16, Arc<str>)], new: &mut [(u16, Arc<str>)]) {
    for (number, text) in new {
        let before = old.binary_search_by_key(number, |(number, _)| *number).ok();
        if let Some((_, before)) = before.and_then(|at| old.get(at)).filter(|(_, old)| old == text)
        {
            *text = Arc::clone(before);
        }
    }
}

fn head(shown: &Shown, now: Moment) -> Head {
    let round = shown.event.current();
    let boards = round.map(|round| &round.boards[..]).unwrap_or_default();
    let at_work = |arbiter: &hall::Arbiter| AtWork {
        id: arbiter.id,
        initials: arbiter.initials.clone(),
        boards: boards
            .iter()
            .filter(|board| board.mine.is_some_and(|mine| mine.arbiter == arbiter.id))
            .map(|board| board.number)
            .collect(),
    };
    let arbiters = shown.event.arbiters().iter().filter(|arbiter| !arbiter.released);
    Head {
        seq: shown.seq(),
        now,
        round: round.map(|round| round.number),
        started: round.and_then(|round| round.started),
        results: boards.iter().filter(|board| board.result.is_some()).count(),
        of: boards.len(),
        arbiters: arbiters.map(at_work).collect(),
    }
}

/// Where the boards of an event are looked at.
struct Hall<'h> {
    tables: &'h Tables,
    sources: &'h Sources,
    event: &'h Event,
    /// Which boards are tables of this server.
    at: &'h BTreeMap<Place, TableId>,
}

fn boards(
    hall: &Hall<'_>,
    glimpses: &mut Glimpses,
    lang: Option<Lang>,
    now: Moment,
) -> Vec<(u16, Arc<str>)> {
    let event = hall.event;
    let Some(round) = event.current() else { return Vec::new() };
    glimpses.keep_round(round.number);
    let (mut tiles, mut seen) = (Vec::with_capacity(round.boards.len()), Vec::new());
    for board in &round.boards {
        let (tile, glimpse) = look(hall, glimpses, (round, board), now);
        tiles.push(tile);
        seen.extend(glimpse);
    }
    let mut duties = duties::of_round(event, round.number, &seen, now, lang);
    let boards = round.boards.iter().zip(tiles).map(|(board, tile)| {
        let number = board.number;
        let duties = duties.remove(&number).unwrap_or_default();
        let text = serde_json::to_string(&OnDesk { number, duties, tile }).unwrap_or_default();
        (number, Arc::from(text))
    });
    boards.collect()
}

/// What can be seen of a board.
fn look(
    hall: &Hall<'_>,
    glimpses: &mut Glimpses,
    (round, board): (&Round, &Board),
    now: Moment,
) -> (Tile, Option<Seen>) {
    let place = Place { round: round.number, board: board.number };
    let mut tile = Tile {
        kind: (&board.kind).into(),
        phase: match board.state {
            hall::State::Waiting => PhaseView::Waiting,
            hall::State::Playing => PhaseView::Playing,
            hall::State::Stopped { .. } => PhaseView::Stopped,
            hall::State::Over => PhaseView::Over,
        },
        table: None,
        clocks: None,
        moves: None,
        devices: None,
        score: board.result.as_ref().map(|result| result.outcome.to_string()),
        mine: board.mine.map(|mine| mine.arbiter),
    };
    let Kind::Table { .. } = &board.kind else {
        let seen = hall.sources.glimpse(hall.event, board, now);
        if let Some(seen) = &seen {
            tile.moves = usize::try_from(seen.plies).ok();
            let ByColor { white, black } = seen.clocks.map(|time| time.map(Span::as_millis));
            let is_told = white.is_some() || black.is_some();
            tile.clocks = is_told.then_some(Clocks { at: now, white, black, running: None });
        }
        return (tile, seen);
    };
    tile.table = hall.at.get(&place).cloned();
    let live = tile.table.as_ref().and_then(|table| hall.tables.held_now(table));
    let glimpse = live.and_then(|live| {
        let devices = ByColor::from_fn(|color| {
            live.present.has(&Role::of(color)) || live.present.has(&Role::Table)
        });
        tile.devices = Some(devices.into());
        live.ask(|at_table| {
            see(&mut tile, at_table);
            glimpses.of_table(place, at_table, now)
        })
        .ok()
    });
    (tile, glimpse)
}

fn see(tile: &mut Tile, at_table: &live::Shown) {
    let table = &at_table.table;
    tile.phase = match table.phase() {
        Phase::Waiting => PhaseView::Waiting,
        Phase::Playing => PhaseView::Playing,
        Phase::Stopped => PhaseView::Stopped,
        Phase::Over(_) | Phase::Annulled => PhaseView::Over,
    };
    tile.moves = Some(at_table.moves.len());
    tile.clocks = clocks(table, at_table.last_at());
}

/// What the clocks of a table showed at a moment.
#[must_use]
pub fn clocks(table: &Table, at: Moment) -> Option<Clocks> {
    let reading = table.reading(at)?;
    let time = |color: Color| reading.face(color.into()).time.map(|span| span.as_millis());
    let running = reading.motion.running().map(|side| match side {
        clock::Side::White => Color::White,
        clock::Side::Black => Color::Black,
    });
    Some(Clocks { at, white: time(Color::White), black: time(Color::Black), running })
}
