//! The arbiter's page of boards elsewhere.

use std::convert::Infallible;
use std::time::Duration;

use audit::watch::{LABELS, Words};
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream;
use laws::text::Lang;
use schemars::JsonSchema;
use serde::Deserialize;

use super::caller::bearer;
use super::{App, Problem};
use crate::boards::{Boards, Shown};

/// After so long without news something is sent, so that nobody takes silence for death.
const SILENCE: Duration = Duration::from_secs(7);

const PAGE: &str = include_str!("page.html");
const SCRIPT: &str = include_str!("page.js");
const STYLE: &str = include_str!("page.css");

/// The language of the words.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Spoken {
    #[serde(default)]
    lang: Option<String>,
}

impl Spoken {
    fn lang(self) -> Result<Lang, Problem> {
        match self.lang {
            None => Ok(Lang::default()),
            Some(code) => code.parse().map_err(Problem::bad_request),
        }
    }
}

/// The page, in the language asked for.
pub(super) async fn page(
    State(app): State<App>,
    query: Result<Query<Spoken>, QueryRejection>,
) -> Result<Response, Problem> {
    if app.boards.is_none() {
        return Err(Problem::no_route());
    }
    let lang = query?.0.lang()?;
    let words = Words::of(lang);
    let languages = Lang::ALL.map(|lang| {
        let (code, name) = (lang.code(), lang.own_name());
        format!("<a href=\"/watch?lang={code}\" lang=\"{code}\" hreflang=\"{code}\">{name}</a>")
    });
    let mut page =
        PAGE.replace("{lang}", lang.code()).replace("{languages}", &languages.join("\n"));
    for label in LABELS {
        page = page.replace(&format!("{{{label}}}"), &words.label(label));
    }
    Ok(text("text/html; charset=utf-8", page))
}

pub(super) async fn script() -> Response {
    text("text/javascript; charset=utf-8", SCRIPT.to_owned())
}

pub(super) async fn style() -> Response {
    text("text/css; charset=utf-8", STYLE.to_owned())
}

fn text(kind: &'static str, body: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    (headers, body).into_response()
}

/// The boards, for people who have their secret.
fn boards(app: &App, headers: &HeaderMap) -> Result<Boards, Problem> {
    let boards = app.boards.clone().ok_or_else(Problem::no_route)?;
    let token = bearer(headers)?.ok_or_else(Problem::no_secret)?;
    if token.hash() == boards.secret { Ok(boards) } else { Err(Problem::wrong_secret()) }
}

/// How the boards stand now.
pub(super) async fn state(
    State(app): State<App>,
    query: Result<Query<Spoken>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (boards, lang) = (boards(&app, &headers)?, query?.0.lang()?);
    let kind = HeaderValue::from_static("application/json");
    Ok(([(header::CONTENT_TYPE, kind)], shown(&boards, lang)).into_response())
}

fn shown(boards: &Boards, lang: Lang) -> String {
    let scene = boards.scene.borrow().clone();
    serde_json::to_string(&Shown::new(&scene, Words::of(lang))).unwrap_or_default()
}

/// How the boards stand, again whenever that changed: server-sent events if the client accepts
/// them, lines of JSON if not.
pub(super) async fn follow(
    State(app): State<App>,
    query: Result<Query<Spoken>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (mut boards, lang) = (boards(&app, &headers)?, query?.0.lang()?);
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    let events = accept.is_some_and(|accept| accept.contains("text/event-stream"));
    boards.scene.mark_changed();
    let body =
        stream::unfold((boards, app.stopping), move |(mut boards, mut stopping)| async move {
            let is_news = tokio::select! {
                changed = boards.scene.changed() => changed.map(|()| true).ok()?,
                _ = stopping.wait_for(|stopping| *stopping) => return None,
                () = tokio::time::sleep(SILENCE) => false,
            };
            let chunk = match (is_news, events) {
                (true, true) => format!("event: boards\ndata: {}\n\n", shown(&boards, lang)),
                (true, false) => shown(&boards, lang) + "\n",
                (false, true) => ":\n\n".to_owned(),
                (false, false) => "\n".to_owned(),
            };
            Some((Ok::<_, Infallible>(Bytes::from(chunk)), (boards, stopping)))
        });
    let kind = if events { "text/event-stream" } else { "application/x-ndjson" };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
    ];
    Ok((headers, Body::from_stream(body)).into_response())
}
