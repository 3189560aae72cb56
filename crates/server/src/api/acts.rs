//! Acting at a table.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use laws::{Act, Event, Seat};
use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::caller::{Caller, Reader};
use super::{App, Problem};
use crate::journal::Seq;
use crate::live::{self, Judgment, Key};
use crate::told::InWords;

/// An act, and for whom.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Deed {
    /// What is done.
    #[serde(deserialize_with = "strictly")]
    pub(super) act: Act,
    /// For which seat, where the secret opens several.
    #[serde(default, rename = "as")]
    pub(super) seat: Option<Seat>,
}

/// Reads an act and refuses what does not belong to it. Serde does that for all acts but those to
/// which nothing belongs.
pub(super) fn strictly<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Act, D::Error> {
    let fields = serde_json::Map::deserialize(deserializer)?;
    let tags = ["act", "decision"];
    let other = fields.keys().find(|name| !tags.contains(&name.as_str())).cloned();
    let act: Act = serde_json::from_value(fields.into()).map_err(D::Error::custom)?;
    if let Some(other) = other {
        let written = serde_json::to_value(&act).map_err(D::Error::custom)?;
        let mut names = written.as_object().into_iter().flat_map(serde_json::Map::keys);
        if names.all(|name| tags.contains(&name.as_str())) {
            return Err(D::Error::custom(format_args!("unknown field `{other}`")));
        }
    }
    Ok(act)
}

/// An act that was done.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Done {
    /// Its place in the record; none if it changed nothing.
    pub(super) seq: Option<Seq>,
    /// What is so now, as far as the seat may know.
    pub(super) events: Vec<InWords<Event>>,
}

pub(super) async fn act(
    State(app): State<App>,
    Reader(caller): Reader,
    headers: HeaderMap,
    body: Result<Json<Deed>, JsonRejection>,
) -> Result<Json<Done>, Problem> {
    let Json(Deed { act, seat }) = body?;
    let (done, answer) = do_deed(&app, &caller, seat, act.into(), key_of(&headers)?).await?;
    done.in_words(&caller, &answer).map(Json)
}

impl Done {
    /// The same with what its facts say. A follower is told that with the notice of the act.
    pub(super) fn in_words(self, caller: &Caller, answer: &Judgment) -> Result<Self, Problem> {
        let events = caller.see(|view| view.events_in_words(&answer.ruling, answer.seq))?;
        Ok(Self { events, ..self })
    }
}

/// The key of a request, with which it is judged once however often it is sent.
pub(super) fn key_of(headers: &HeaderMap) -> Result<Option<Key>, Problem> {
    let Some(key) = headers.get("idempotency-key") else { return Ok(None) };
    let key = key.to_str().map_err(Problem::bad_request)?;
    key.parse().map(Some).map_err(Problem::bad_request)
}

/// Lets someone act, over whichever wire.
pub(super) async fn do_act(
    app: &App,
    caller: &Caller,
    deed: Deed,
    key: Option<Key>,
) -> Result<Done, Problem> {
    let (done, _) = do_deed(app, caller, deed.seat, deed.act.into(), key).await?;
    Ok(done)
}

/// The same of what an act is made of as things stand.
pub(super) async fn do_deed(
    app: &App,
    caller: &Caller,
    seat: Option<Seat>,
    deed: live::Deed,
    key: Option<Key>,
) -> Result<(Done, Judgment), Problem> {
    let seat = caller.role.seat(seat)?;
    // A secret that was revoked does not act; this asks again.
    caller.see(|_| ())?;
    let began = tokio::time::Instant::now();
    app.may_act(caller, deed.bytes())?;
    // To look and find nothing is not an offence.
    let looked = matches!(deed, live::Deed::Plain(Act::Look));
    let answer = app.tables.act(&caller.live, caller.actor(seat), deed, key).await?;
    app.metrics.answered(began.elapsed());
    if answer.ruling.is_refused() && !looked {
        let events = caller.see(|view| view.events_in_words(&answer.ruling, answer.seq))?;
        return Err(Problem::refused(events, answer.seq));
    }
    let events = caller.see(|view| view.events(&answer.ruling))?;
    Ok((Done { seq: answer.seq, events }, answer))
}
