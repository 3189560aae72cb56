//! The record, PGN and scoresheets.

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, header};
use axum::response::IntoResponse;
use chess::Color;
use notation::Language;
use notation::scoresheet::render;
use schemars::JsonSchema;
use serde::Deserialize;

use super::caller::{Caller, Reader};
use super::{App, Problem};
use crate::aside::aside;
use crate::sheets::{self, Sheets};
use crate::{export, view};

pub(super) async fn record(Reader(caller): Reader) -> Result<Json<view::Record>, Problem> {
    Ok(Json(caller.see(|view| view.record(caller.live.id()))?))
}

pub(super) async fn sheets(
    State(app): State<App>,
    Reader(caller): Reader,
) -> Result<Json<Sheets>, Problem> {
    let now = app.tables.time().now();
    let look = move || caller.see(|view| sheets::sheets(&view, now));
    Ok(Json(aside(look).await??))
}

pub(super) async fn pgn(caller: Caller) -> Result<impl IntoResponse, Problem> {
    let write = move || caller.see(|view| view.reads_moves().then(|| export::pgn(view.shown)));
    let text = aside(write).await??;
    let why = "while a game by hand goes on its moves are the arbiter's record (A.3.2)";
    let text = text.ok_or_else(|| Problem::forbidden(why))??;
    let kind = HeaderValue::from_static("application/x-chess-pgn");
    Ok(([(header::CONTENT_TYPE, kind)], text))
}

#[derive(Deserialize)]
pub(super) struct OfColor {
    color: Color,
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
    caller: Caller,
    path: Result<Path<OfColor>, PathRejection>,
    query: Result<Query<Writing>, QueryRejection>,
) -> Result<impl IntoResponse, Problem> {
    let (Path(OfColor { color }), Query(Writing { form, lang })) = (path?, query?);
    let language: Language = match lang {
        None => Language::default(),
        Some(code) => code.parse().map_err(Problem::bad_request)?,
    };
    let sheet = caller.see(|view| {
        view.reads_sheet(color).then(|| export::scoresheet(view.shown, color, language))
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
