//! Following a table.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream;
use laws::text::{Lang, Texts};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use super::caller::Caller;
use super::guard::SHORT;
use super::{App, Problem};
use crate::journal::Seq;
use crate::limit::{Holding, Whence};
use crate::signal::Follower;
use crate::told::Teller;
use crate::view::{self, Notice};

/// After so long without news something is sent, so that nobody takes silence for death.
const SILENCE: Duration = Duration::from_secs(7);

/// How many lines a follower who is behind is sent at once.
const AT_ONCE: u64 = 128;

/// One thing that a follower is sent.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum News {
    /// How things stand.
    State(Box<view::State>),
    /// Something happened.
    Notice(Box<Notice>),
}

/// What one follower has been sent, and what comes next. A slow reader needs no queue: it asks for
/// whatever is new when it is ready.
#[derive(Debug)]
pub(super) struct Feed {
    app: App,
    pub(super) caller: Caller,
    newest: Follower<Seq>,
    sent: Option<Seq>,
    _following: Holding<Whence>,
    /// Tells in the caller's language; none before the first news, or without a language.
    teller: Option<Teller>,
}

impl Feed {
    /// Everything after a place, or first how things stand.
    pub(super) async fn since(
        app: App,
        caller: Caller,
        since: Option<Seq>,
    ) -> Result<Self, Problem> {
        let following = app.may_follow(caller.asker)?;
        let mut newest = caller.live.follow();
        if since.is_some_and(|since| since > newest.get()) {
            // Told by another server, and not known here yet.
            app.tables.freshen(&caller.live).await?;
        }
        // A place ahead of the record is of another life of it: begin anew.
        let since = since.filter(|since| *since <= newest.get());
        newest.mark_changed();
        // A client that is behind reads the record, a new one how things stand.
        let lines = caller.see(|view| match since {
            Some(since) => view.shown.since(since).len(),
            None => SHORT + view.shown.moves.len() / 8,
        })?;
        app.may_read(caller.asker, lines)?;
        Ok(Self { app, caller, newest, sent: since, _following: following, teller: None })
    }

    /// The next news; none when the server stops, an error when the secret was revoked. May be
    /// dropped while it waits.
    pub(super) async fn next(&mut self) -> Option<Result<Vec<News>, Problem>> {
        let mut stopping = self.app.stopping.clone();
        loop {
            tokio::select! {
                // In this order, so that a run can be repeated.
                biased;
                () = self.newest.changed() => {}
                _ = stopping.wait_for(|stopping| *stopping) => return None,
            }
            match self.news() {
                Ok(news) if news.is_empty() => {}
                news => return Some(news),
            }
        }
    }

    /// Whether all may be told once more.
    pub(super) fn may_begin_anew(&self) -> Result<(), Problem> {
        let moves = self.caller.see(|view| view.shown.moves.len())?;
        self.app.may_read(self.caller.asker, SHORT + moves / 8)
    }

    /// Tells in another language from now on, and first how things stand.
    pub(super) fn speak(&mut self, lang: Lang) {
        self.caller.lang = Some(lang);
        (self.sent, self.teller) = (None, None);
        self.newest.mark_changed();
    }

    /// What is new already; nothing if it would have to be waited for.
    pub(super) fn ready(&mut self) -> Result<Vec<News>, Problem> {
        if !self.newest.has_changed() {
            return Ok(Vec::new());
        }
        self.newest.mark_unchanged();
        self.news()
    }

    fn news(&mut self) -> Result<Vec<News>, Problem> {
        let now = self.app.tables.time().now();
        let (sent, teller) = (self.sent, &mut self.teller);
        let (seq, news) = self.caller.see(|view| {
            let seq = view.shown.seq();
            if teller.is_none() {
                let after =
                    |texts: &'static Texts| Teller::after(view.shown, sent.unwrap_or(seq), texts);
                *teller = view.texts.map(after);
            }
            let Some(sent) = sent else {
                let state = view.state(self.caller.live.id(), now);
                return (seq, vec![News::State(Box::new(state))]);
            };
            let until = seq.min(sent.after(AT_ONCE));
            let mut notices = view.news(sent, until, now);
            if let Some(teller) = teller {
                teller.tell(view.shown, until, &mut notices);
            }
            let news = notices.into_iter().map(|notice| News::Notice(Box::new(notice)));
            (until, news.collect())
        })?;
        self.sent = Some(seq);
        if seq < self.caller.see(|view| view.shown.seq())? {
            // The rest comes when this has been read.
            self.newest.mark_changed();
        }
        Ok(news)
    }
}

/// Where to go on.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Since {
    #[serde(default)]
    since: Option<Seq>,
    #[serde(default)]
    lang: Option<Lang>,
}

pub(super) async fn stream(
    State(app): State<App>,
    caller: Caller,
    query: Result<Query<Since>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let Query(Since { since, lang }) = query?;
    let caller = caller.speaking(lang);
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let events = text("accept").is_some_and(|accept| accept.contains("text/event-stream"));
    let last = text("last-event-id").and_then(|id| id.parse().ok()).map(Seq::new);
    let feed = Feed::since(app, caller, since.or(last)).await?;
    let write = if events { as_event } else { as_line };
    let silence = if events { ":\n\n" } else { "\n" };
    let body = stream::unfold(Some(feed), move |feed| async move {
        let mut feed = feed?;
        let chunk = match timeout(SILENCE, feed.next()).await {
            Ok(news) => match news? {
                Ok(news) => news.iter().map(write).collect::<String>(),
                // The secret was revoked: no more.
                Err(_) => return None,
            },
            Err(_) => silence.to_owned(),
        };
        Some((Ok::<_, Infallible>(Bytes::from(chunk)), Some(feed)))
    });
    let kind = if events { "text/event-stream" } else { "application/x-ndjson" };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
    ];
    Ok((headers, Body::from_stream(body)).into_response())
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn as_line(news: &News) -> String {
    json(news) + "\n"
}

fn as_event(news: &News) -> String {
    match news {
        News::State(state) => format!("id: {}\nevent: state\ndata: {}\n\n", state.seq, json(state)),
        News::Notice(notice) => {
            format!("id: {}\nevent: notice\ndata: {}\n\n", notice.seq, json(notice))
        }
    }
}
