//! Boards that send moves, for everybody: as they were before the delay that the event sets.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use clock::{Moment, Span};
use hall::{Number, Place};
use laws::Phase;
use schemars::JsonSchema;
use serde::Serialize;

use super::caller::{Caller, Reader};
use crate::api::guard::SHORT;
use crate::api::{App, Problem};
use crate::entry::Entry;
use crate::event::desk::{Clocks, clocks};
use crate::live::{self, Trouble};

/// The boards of a round that send moves.
#[derive(Debug, Serialize, JsonSchema)]
pub(in crate::api) struct LiveBoards {
    /// The round.
    round: Option<u8>,
    /// How long moves and clocks are held back, in milliseconds.
    delay: u64,
    /// The moment as of which this tells.
    as_of: Moment,
    /// The boards.
    boards: Vec<LiveBoard>,
}

/// A board that sends moves.
#[derive(Debug, Serialize, JsonSchema)]
pub(in crate::api) struct LiveBoard {
    board: u16,
    white: Number,
    black: Number,
    /// The position, as FEN.
    fen: String,
    /// The moves in the English of PGN; `--` where an illegal act stood.
    moves: Vec<String>,
    /// The clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    clocks: Option<Clocks>,
    /// The result as people write it, once the game was over.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<String>,
}

/// The boards that send moves, as far as the caller may see them.
pub(in crate::api) async fn boards(
    State(app): State<App>,
    Reader(caller): Reader,
) -> Result<Response, Problem> {
    let boards =
        caller.see(|view| view.shown.event.current().map_or(0, |round| round.boards.len()))?;
    let now = app.tables.time().now();
    // Those who only look all see the same.
    let is_arbiter = caller.role.is_arbiter();
    let kept = if is_arbiter { None } else { caller.live.boards.get(&(), now) };
    if let Some(text) = kept {
        app.may_read(caller.asker, SHORT + boards / 8)?;
        return Ok(json(&text));
    }
    app.may_read(caller.asker, SHORT * (1 + boards))?;
    let tables = app.tables.see_to_boards(&caller.live).await;
    let (round, delay) = delay_of(&caller)?;
    let as_of = Moment::from_millis(now.as_millis().saturating_sub(delay.as_millis()));
    // With a delay games are played through again.
    let look = move || {
        let seen = |table: Arc<live::Live>| table.ask(|shown| as_it_was(shown, as_of));
        // One that was deleted meanwhile is not shown.
        tables.into_iter().filter_map(|table| seen(table).ok().flatten()).collect::<Vec<_>>()
    };
    let seen = app.think(look).await?;
    let mut boards = Vec::with_capacity(seen.len());
    for (place, mut seen) in seen.into_iter().filter(|(place, _)| Some(place.round) == round) {
        let players = caller
            .see(|view| view.shown.event.board(place).map(|board| (board.white, board.black)))?;
        let Some((white, black)) = players else { continue };
        (seen.white, seen.black) = (white, black);
        boards.push(seen);
    }
    let told = LiveBoards { round, delay: delay.as_millis(), as_of, boards };
    let text: Arc<str> = serde_json::to_string(&told).map_err(Trouble::unwritable)?.into();
    if !is_arbiter {
        caller.live.boards.put((), &text, now);
    }
    Ok(json(&text))
}

fn json(text: &str) -> Response {
    let kind = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, kind)], text.to_owned()).into_response()
}

/// The round that is played, and how long its moves are held back from this caller.
pub(super) fn delay_of(caller: &Caller) -> Result<(Option<u8>, Span), Problem> {
    caller.see(|view| {
        let event = &view.shown.event;
        let delay = event.regulations().and_then(|regulations| regulations.public.delay);
        let delay = if view.role.is_arbiter() { Span::ZERO } else { delay.unwrap_or(Span::ZERO) };
        (event.current().map(|round| round.number), delay)
    })
}

/// A table as it was at a moment.
fn as_it_was(shown: &live::Shown, as_of: Moment) -> Option<(Place, LiveBoard)> {
    let place = shown.opened.event.as_ref()?.place;
    let mut table = shown.opened.table().ok()?;
    let (mut moves, mut last_at) = (Vec::new(), shown.opened.at);
    if shown.last_at() <= as_of {
        table.clone_from(&shown.table);
        last_at = shown.last_at();
        moves = shown
            .moves
            .iter()
            .map(|written| written.san.clone().unwrap_or_else(|| "--".to_owned()))
            .collect();
    } else {
        let mut list: laws::MoveList<String> = laws::MoveList::default();
        for seen in shown.seen.iter().take_while(|seen| seen.entry.at() <= as_of) {
            let Entry::Ruling { ruling, .. } = &*seen.entry else { continue };
            table.apply(ruling).ok()?;
            for event in &ruling.events {
                let san = seen.san.as_deref().unwrap_or("--");
                list.take_in(&event.fact, |_| san.to_owned());
            }
            last_at = last_at.max(seen.entry.at());
        }
        moves.extend(list.iter().cloned());
    }
    let score = match table.phase() {
        Phase::Over(verdict) => Some(verdict.score.to_string()),
        _ => None,
    };
    let board = LiveBoard {
        board: place.board,
        white: Number(0),
        black: Number(0),
        fen: table.position().to_string(),
        moves,
        clocks: clocks(&table, last_at),
        score,
    };
    Some((place, board))
}
