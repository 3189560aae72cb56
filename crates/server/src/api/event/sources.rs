//! What a program beside electronic boards sends.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use hall::Kind;
use schemars::JsonSchema;
use serde::Deserialize;

use super::caller::Caller;
use crate::api::guard::{SHORT, text};
use crate::api::{App, Problem};

/// The games of a source as they are now.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct SourceGames {
    /// Which source, as the regulations call it.
    source: String,
    /// All its games, as PGN.
    pgn: String,
}

/// Takes in what electronic boards show.
pub(in crate::api) async fn hear(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<SourceGames>, JsonRejection>,
) -> Result<StatusCode, Problem> {
    let Json(SourceGames { source, pgn }) = body?;
    caller.must_be_arbiter()?;
    app.may_read(caller.asker, SHORT + text(pgn.len()))?;
    let is_known = caller.see(|view| {
        let event = &view.shown.event;
        let equipment = event.regulations().map_or(&[][..], |own| &own.equipment);
        let boards = event.current().map_or(&[][..], |round| &round.boards);
        equipment.iter().any(|own| own.source.as_deref() == Some(&*source))
            || boards.iter().any(
                |board| matches!(&board.kind, Kind::Source { source: own, .. } if *own == source),
            )
    })?;
    if !is_known {
        let why = format!("no board of the event has the source {source:?}");
        return Err(Problem::bad_request(&why));
    }
    let now = app.tables.time().now();
    let live = std::sync::Arc::clone(&caller.live);
    // Whether a side can still mate may take a moment.
    app.think(move || live.hear_source(&source, &pgn, now)).await??;
    app.tables.report_sources(&caller.live).await?;
    Ok(StatusCode::NO_CONTENT)
}
