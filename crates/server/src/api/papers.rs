//! The record, PGN and scoresheets.

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use chess::Color;
use notation::Language;
use notation::scoresheet::render;
use schemars::JsonSchema;
use serde::Deserialize;

use super::caller::{Caller, Reader};
use super::guard::SHORT;
use super::pieces::{self, PIECE, Pieces, with_commas};
use super::{App, Problem};
use crate::export;
use crate::journal::{Seq, TableId};
use crate::live::Trouble;
use crate::sheets::{self, Sheets};
use crate::told::Teller;
use crate::view::View;

pub(super) async fn record(
    State(app): State<App>,
    Reader(caller): Reader,
) -> Result<Response, Problem> {
    let (id, until) = (caller.live.id().clone(), caller.see(|view| view.shown.seq())?);
    let teller =
        caller.see(|view| view.texts.map(|texts| Teller::after(view.shown, Seq::START, texts)))?;
    pieces::write(app, caller, Notices { id, seq: Seq::START, until, teller }).await
}

pub(super) async fn sheets(
    State(app): State<App>,
    Reader(caller): Reader,
) -> Result<Json<Sheets>, Problem> {
    let now = app.tables.time().now();
    let lines = caller.see(|view| view.shown.seen.len())?;
    app.may_read(caller.asker, lines)?;
    let look = move || caller.see(|view| sheets::sheets(&view, now));
    Ok(Json(app.think(look).await??))
}

/// The record, piece by piece.
struct Notices {
    id: TableId,
    /// Up to where it was written.
    seq: Seq,
    until: Seq,
    /// Tells in the reader's language, if one was asked for.
    teller: Option<Teller>,
}

impl Pieces for Notices {
    fn frame(&mut self, view: &View<'_>) -> Result<Vec<u8>, Trouble> {
        serde_json::to_vec(&view.record(&self.id)).map_err(Trouble::unwritable)
    }

    fn items(&mut self, view: &View<'_>) -> Result<Option<Vec<u8>>, Trouble> {
        if self.seq >= self.until {
            return Ok(None);
        }
        let until = self.until.min(self.seq.after(PIECE as u64));
        let mut notices = view.between(self.seq, until);
        if let Some(teller) = &mut self.teller {
            teller.tell(view.shown, until, &mut notices);
        }
        self.seq = until;
        Ok(Some(with_commas(&notices)))
    }
}

pub(super) async fn pgn(
    State(app): State<App>,
    caller: Caller,
) -> Result<impl IntoResponse, Problem> {
    let lines = caller.see(|view| view.shown.seen.len())?;
    app.may_read(caller.asker, lines)?;
    let _held = app.may_read_long(caller.asker)?;
    let write = move || {
        let id = caller.live.id();
        caller.see(|view| view.reads_moves().then(|| export::pgn(id, view.shown)))
    };
    let text = app.think(write).await??;
    let why = "while a game by hand goes on its moves are the arbiter's record (A.3.2)";
    let text = text.ok_or_else(|| Problem::forbidden(why))??;
    let kind = HeaderValue::from_static("application/x-chess-pgn");
    Ok(([(header::CONTENT_TYPE, kind)], text))
}

#[derive(Deserialize)]
pub(super) struct OfColor {
    pub(super) color: Color,
}

/// How a scoresheet is written.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Writing {
    #[serde(default)]
    form: Form,
    #[serde(default)]
    lang: Option<String>,
}

#[derive(Clone, Copy, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Form {
    #[default]
    Text,
    Html,
    Brf,
}

pub(super) async fn scoresheet(
    State(app): State<App>,
    caller: Caller,
    path: Result<Path<OfColor>, PathRejection>,
    query: Result<Query<Writing>, QueryRejection>,
) -> Result<impl IntoResponse, Problem> {
    let (Path(OfColor { color }), Query(Writing { form, lang })) = (path?, query?);
    let language: Language = match lang {
        None => Language::default(),
        Some(code) => code.parse().map_err(Problem::bad_request)?,
    };
    let moves = caller.see(|view| view.shown.moves.len())?;
    app.may_read(caller.asker, SHORT + moves)?;
    let sheet = caller.see(|view| {
        let id = caller.live.id();
        view.reads_sheet(color).then(|| export::scoresheet(id, view.shown, color, language))
    })?;
    let why = "a scoresheet is its player's and the arbiter's (8.2)";
    let sheet = sheet.ok_or_else(|| Problem::forbidden(why))?;
    let (kind, text) = match form {
        Form::Text => ("text/plain; charset=utf-8", render::text(&sheet)),
        Form::Html => ("text/html; charset=utf-8", render::html(&sheet)),
        Form::Brf => ("text/plain; charset=us-ascii", render::braille(&sheet, render::Cells::Brf)),
    };
    Ok(([(header::CONTENT_TYPE, HeaderValue::from_static(kind))], text))
}
