//! Following an event: the console for arbiters, the standing for everybody else.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream;
use schemars::JsonSchema;
use serde::Serialize;
use tokio::time::{Instant, sleep_until, timeout};

use super::caller::{Caller, Reader};
use super::open::state_of;
use crate::api::guard::SHORT;
use crate::api::{App, Problem};
use crate::event::desk::{Console, Sheet};
use crate::event::view;
use crate::journal::Seq;
use crate::limit::{Holding, Whence};
use crate::live::{self, Trouble};
use crate::signal::Follower;

/// So often what time alone changes is looked at, and silence is broken.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// Changes of a console that come this soon after one another are told together.
const TOGETHER: Duration = Duration::from_millis(15);
/// The same for those who only look.
const CALMLY: Duration = Duration::from_secs(1);
/// All followers of an event together receive at most so many bytes a second: a large event
/// with many followers is told more rarely.
const TOLD: usize = 20_000_000;
/// After so many looks without news something is sent, so that nobody takes silence for death.
const SILENCE: u32 = 7;

/// One thing that a follower is sent.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "EventNews")]
#[serde(rename_all = "snake_case")]
#[allow(dead_code, reason = "the console is written in pieces that are kept")]
pub(in crate::api) enum News {
    /// What lies before the arbiters: first all boards, then those that changed.
    Console(Box<Console>),
    /// How things stand.
    State(Box<view::State>),
}

/// The console as it is now.
pub(in crate::api) async fn console(
    State(app): State<App>,
    Reader(caller): Reader,
) -> Result<Response, Problem> {
    caller.must_be_arbiter()?;
    let boards =
        caller.see(|view| view.shown.event.current().map_or(0, |round| round.boards.len()))?;
    app.may_read(caller.asker, SHORT * 5 + boards)?;
    let _tables = app.tables.see_to_boards(&caller.live).await;
    caller.see(|_| ())?;
    let sheet = caller.live.console(&app.tables, caller.lang)?;
    let text = written(&sheet, true, sheet.boards.iter().map(|(_, text)| &**text));
    let kind = HeaderValue::from_static("application/json");
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

/// A console of boards that are written already.
fn written<'t>(sheet: &Sheet, whole: bool, boards: impl Iterator<Item = &'t str>) -> String {
    let mut text =
        serde_json::to_string(&Console { whole, head: sheet.head.clone(), boards: Vec::new() })
            .unwrap_or_default();
    // The list is the last field.
    text.truncate(text.len().saturating_sub(2));
    for (place, board) in boards.enumerate() {
        if place > 0 {
            text.push(',');
        }
        text.push_str(board);
    }
    text + "]}"
}

/// What one follower has been sent, and what comes next.
struct Feed {
    app: App,
    caller: Caller,
    stirred: Follower<u64>,
    boards: BTreeMap<u16, Arc<str>>,
    begun: bool,
    round: Option<u8>,
    state: Option<Seq>,
    next: Instant,
    /// Not before then how things stand is told again.
    calm: Instant,
    quiet: u32,
    /// The tables of the round, which stay in memory as long as somebody follows.
    tables: Vec<Arc<live::Live>>,
    _following: Holding<Whence>,
}

impl Feed {
    /// The next news; none when the server stops, or the link was revoked.
    async fn next(&mut self) -> Option<Vec<(&'static str, String)>> {
        let mut stopping = self.app.stopping.clone();
        loop {
            tokio::select! {
                // In this order, so that a run can be repeated.
                biased;
                _ = stopping.wait_for(|stopping| *stopping) => return None,
                _ = timeout(LOOK_EVERY, self.stirred.changed()) => {}
            }
            // What comes together is told together.
            sleep_until(self.next).await;
            self.stirred.mark_unchanged();
            let news = if self.caller.role.is_arbiter() {
                self.for_arbiter().await.ok()?
            } else {
                self.for_others().ok()?
            };
            let calm = if self.caller.role.is_arbiter() { TOGETHER } else { CALMLY };
            self.next = Instant::now() + calm;
            self.quiet += 1;
            if !news.is_empty() || self.quiet >= SILENCE {
                self.quiet = 0;
                return Some(news);
            }
        }
    }

    async fn for_arbiter(&mut self) -> Result<Vec<(&'static str, String)>, Problem> {
        let round = self.caller.see(|view| view.shown.event.current().map(|round| round.number))?;
        if round != self.round || !self.begun {
            self.tables = self.app.tables.see_to_boards(&self.caller.live).await;
            self.boards.clear();
            (self.round, self.begun) = (round, false);
        }
        // How things stand is long: it is told at once only to who has just come.
        let mut news = if self.begun { Vec::new() } else { self.state()? };
        // Not while the event is looked at: its tables are asked too.
        self.caller.see(|_| ())?;
        let sheet = self.caller.live.console(&self.app.tables, self.caller.lang)?;
        let is_new = |(number, text): &&(u16, Arc<str>)| {
            self.boards.get(number).is_none_or(|old| !Arc::ptr_eq(old, text))
        };
        let changed: Vec<&(u16, Arc<str>)> = sheet.boards.iter().filter(is_new).collect();
        if !changed.is_empty() || !self.begun {
            let whole = !self.begun;
            let text = written(&sheet, whole, changed.iter().map(|(_, text)| &**text));
            news.push(("console", text));
            let changed: Vec<(u16, Arc<str>)> = changed.into_iter().cloned().collect();
            self.boards.extend(changed);
            self.begun = true;
        }
        if Instant::now() >= self.calm {
            news.extend(self.state()?);
        }
        Ok(news)
    }

    fn for_others(&mut self) -> Result<Vec<(&'static str, String)>, Problem> {
        self.caller.see(|_| ())?;
        if Instant::now() < self.calm { Ok(Vec::new()) } else { self.state() }
    }

    /// How things stand, if something was written since it was last told.
    fn state(&mut self) -> Result<Vec<(&'static str, String)>, Problem> {
        let seq = self.caller.see(|view| view.shown.seq())?;
        if self.state == Some(seq) {
            return Ok(Vec::new());
        }
        let text = self.text(seq)?;
        self.state = Some(seq);
        let rarely = text.len() * self.caller.live.followers() / TOLD;
        self.calm = Instant::now() + CALMLY.max(Duration::from_secs(rarely as u64));
        Ok(vec![("state", text)])
    }

    /// How things stand. Those who only look are told the same but for who they are, so it is made
    /// once for all of them.
    fn text(&self, seq: Seq) -> Result<String, Problem> {
        let Self { app, caller, .. } = self;
        let write = |caller: &Caller| {
            let text = serde_json::to_string(&state_of(app, caller, None)?);
            text.map_err(|error| Problem::from(Trouble::unwritable(error)))
        };
        if caller.role.is_arbiter() {
            return write(caller);
        }
        let now = app.tables.time().now();
        let key = (seq, caller.lang);
        let kept = caller.live.told.get(&key, now);
        let public = match kept {
            Some(text) => text,
            None => {
                let text = write(&caller.unknown())?.into();
                caller.live.told.put(key, &text, now);
                text
            }
        };
        let Some(me) = caller.holder() else { return Ok(public.to_string()) };
        let word = |value: serde_json::Result<String>| value.map_err(Trouble::unwritable);
        let role = word(serde_json::to_string(&caller.role))?;
        let me = word(serde_json::to_string(&me))?;
        // Before it there are a name of ours and numbers.
        let own = format!("\"role\":{role},\"me\":{me}");
        Ok(public.replacen("\"role\":\"public\"", &own, 1))
    }
}

/// What happens, as it happens: server-sent events if the client accepts them, lines of JSON if not.
pub(in crate::api) async fn follow(
    State(app): State<App>,
    Reader(caller): Reader,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let following = app.may_follow(caller.asker)?;
    caller.see(|_| ())?;
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    let events = accept.is_some_and(|accept| accept.contains("text/event-stream"));
    let mut stirred = caller.live.follow();
    stirred.mark_changed();
    let feed = Feed {
        app,
        caller,
        stirred,
        boards: BTreeMap::new(),
        begun: false,
        round: None,
        state: None,
        next: Instant::now(),
        calm: Instant::now(),
        quiet: 0,
        tables: Vec::new(),
        _following: following,
    };
    let body = stream::unfold(feed, move |mut feed| async move {
        let news = feed.next().await?;
        let write = |(kind, text): &(&str, String)| {
            if events {
                format!("event: {kind}\ndata: {text}\n\n")
            } else {
                format!("{{\"{kind}\":{text}}}\n")
            }
        };
        let chunk = match (&news[..], events) {
            ([], true) => ":\n\n".to_owned(),
            ([], false) => "\n".to_owned(),
            (news, _) => news.iter().map(write).collect(),
        };
        Some((Ok::<_, Infallible>(Bytes::from(chunk)), feed))
    });
    let kind = if events { "text/event-stream" } else { "application/x-ndjson" };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
    ];
    Ok((headers, Body::from_stream(body)).into_response())
}
