//! Files of an event: TRF, its regulations, the games of a round.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use clock::Moment;
use hall::{Board, Dossier, Place, Standings, Trf, TrfVersion};
use laws::text::Lang;
use schemars::JsonSchema;
use serde::Deserialize;

use super::caller::Caller;
use super::live::delay_of;
use crate::api::guard::SHORT;
use crate::api::{App, Problem};
use crate::event::{codes, games, words};
use crate::export;
use crate::live::Trouble;

/// In which form the event is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[schemars(rename = "EventForm")]
#[serde(rename_all = "snake_case")]
pub(in crate::api) enum Form {
    /// TRF as of 2016.
    Trf16,
    /// TRF as of 2026.
    Trf26,
    /// The regulations, as `event.toml`.
    Toml,
    /// All results, as CSV.
    Results,
    /// The standings, as CSV.
    Standings,
    /// The whole record, one line of JSON for each line of it.
    Record,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct Wanted {
    form: Form,
}

/// The event as a file, for arbiters.
pub(in crate::api) async fn export(
    State(app): State<App>,
    caller: Caller,
    query: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(Wanted { form }) = query?;
    caller.must_be_arbiter()?;
    if form == Form::Record {
        caller.must_be_chief()?;
    }
    let lines = caller.see(|view| view.shown.seen.len())?;
    app.may_read(caller.asker, SHORT + lines)?;
    let _held = app.may_read_long(caller.asker)?;
    let text = caller.see(|view| {
        let event = &view.shown.event;
        let rounds = u8::try_from(event.rounds().len()).unwrap_or(u8::MAX);
        match form {
            Form::Trf16 => Trf::of_event(event, rounds).write(TrfVersion::Trf16),
            Form::Trf26 => Trf::of_event(event, rounds).write(TrfVersion::Trf26),
            Form::Toml => {
                event.regulations().map(hall::EventRegulations::write).unwrap_or_default()
            }
            Form::Results => event.results_csv(None),
            Form::Standings => event.standings_csv(event.last_with_result()),
            Form::Record => view.shown.seen.iter().map(line).collect(),
        }
    })?;
    Ok(plain(text))
}

fn line(seen: &crate::event::Seen) -> String {
    serde_json::to_string(&*seen.line).unwrap_or_default() + "\n"
}

fn plain(text: String) -> Response {
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}

/// How the report is written.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct Written {
    /// A page that can be printed, instead of text.
    #[serde(default)]
    html: bool,
    #[serde(default)]
    lang: Option<Lang>,
}

/// The report of the event, for arbiters.
pub(in crate::api) async fn report(
    State(app): State<App>,
    caller: Caller,
    query: Result<Query<Written>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(Written { html, lang }) = query?;
    caller.must_be_arbiter()?;
    let lines = caller.see(|view| view.shown.seen.len())?;
    let tables = caller.see(|view| codes::tables(view.shown))?;
    app.may_read(caller.asker, SHORT + lines + tables.len())?;
    let _held = app.may_read_long(caller.asker)?;
    let event = caller.see(|view| Arc::clone(&view.shown.event))?;
    let codes = codes::codes(&*app.tables.journal, tables).await.map_err(Trouble::from)?;
    let lang = lang.unwrap_or(Lang::English);
    let text = app.think(move || words::report(&event, &codes, html, lang)).await?;
    if !html {
        return Ok(plain(text));
    }
    let kind = HeaderValue::from_static("text/html; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

#[derive(Deserialize)]
pub(in crate::api) struct OfAppeal {
    appeal: u16,
}

/// All there is on an appeal, for arbiters.
pub(in crate::api) async fn dossier(
    State(app): State<App>,
    caller: Caller,
    path: Result<Path<OfAppeal>, PathRejection>,
) -> Result<Json<Dossier>, Problem> {
    let Path(OfAppeal { appeal }) = path?;
    caller.must_be_arbiter()?;
    app.may_read(caller.asker, SHORT)?;
    let dossier = caller.see(|view| view.shown.event.dossier(appeal))?;
    dossier.map(Json).ok_or_else(|| Problem::nothing_there("there is no such appeal"))
}

/// After which round.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct After {
    /// The last one with a result if not said.
    #[serde(default)]
    after: Option<u8>,
}

/// The standings after a round, each number with what it is made of.
pub(in crate::api) async fn standings(
    State(app): State<App>,
    caller: Caller,
    query: Result<Query<After>, QueryRejection>,
) -> Result<Json<Standings>, Problem> {
    let Query(After { after }) = query?;
    let rounds = caller.see(|view| view.shown.event.rounds().len())?;
    let players = caller.see(|view| view.shown.event.players().len())?;
    app.may_read(caller.asker, SHORT + players * rounds / 8)?;
    let rounds = u8::try_from(rounds).unwrap_or(u8::MAX);
    let last = caller.see(|view| view.shown.event.last_with_result())?;
    let after = after.unwrap_or(last).min(rounds);
    Ok(Json(caller.see(|view| view.shown.event.standings(after))?))
}

#[derive(Deserialize)]
pub(in crate::api) struct OfRound {
    round: u8,
}

/// The games of a round; the public gets those that are over, after the delay.
pub(in crate::api) async fn pgn(
    State(app): State<App>,
    caller: Caller,
    path: Result<Path<OfRound>, PathRejection>,
) -> Result<Response, Problem> {
    let Path(OfRound { round }) = path?;
    let boards = caller.see(|view| {
        let of_round = view.shown.event.round(round)?;
        let table = |board: &Board| {
            let place = Place { round, board: board.number };
            (board.clone(), view.shown.table_at(place).cloned())
        };
        Some(of_round.boards.iter().map(table).collect::<Vec<_>>())
    })?;
    let boards = boards.ok_or_else(|| Problem::nothing_there("there is no such round"))?;
    app.may_read(caller.asker, SHORT * (1 + boards.len()))?;
    let _held = app.may_read_long(caller.asker)?;
    let (_, delay) = delay_of(&caller)?;
    let now = app.tables.time().now();
    let mut text = String::new();
    for (board, table) in boards {
        let live = match table {
            Some(table) => app.tables.find(&table).await,
            None => Err(Trouble::NoTable),
        };
        let game = match live {
            Ok(live) => {
                app.may_read(caller.asker, live.ask(|shown| shown.seen.len())?)?;
                let is_arbiter = caller.role.is_arbiter();
                let write = move || {
                    live.ask(|shown| {
                        let seen_from = shown.last_at().checked_add(delay).unwrap_or(Moment::MAX);
                        let may = is_arbiter || (shown.is_over() && seen_from <= now);
                        may.then(|| export::pgn(live.id(), shown))
                    })
                };
                app.think(write).await??.transpose()?
            }
            // What was deleted is known by its result alone, like a game on wood.
            Err(Trouble::NoTable) => {
                let place = Place { round, board: board.number };
                caller.see(|view| games::without_moves(&view.shown.event, place))?
            }
            Err(trouble) => return Err(trouble.into()),
        };
        if let Some(game) = game {
            text.push_str(&game);
        }
    }
    let kind = HeaderValue::from_static("application/x-chess-pgn");
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}
