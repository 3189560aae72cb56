//! Opening an event, its state, and its end.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use hall::EventRegulations;
use laws::text::Lang;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::caller::{Caller, Reader};
use super::names;
use crate::api::guard::{Asker, SHORT};
use crate::api::tables::code_of;
use crate::api::{App, Problem};
use crate::event::{Shown, view};
use crate::journal::{By, EventId};
use crate::seat::Token;

/// What is asked for when an event is opened.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct NewEvent {
    /// The name of the chief arbiter in the record.
    chief: String,
    /// How it is played, as `event.toml`.
    #[serde(default)]
    toml: Option<String>,
    /// How it is played, as JSON.
    #[serde(default)]
    regulations: Option<Box<EventRegulations>>,
}

/// An event that was opened.
#[derive(Debug, Serialize, JsonSchema)]
pub(in crate::api) struct OpenedEvent {
    event: EventId,
    /// Where everyone may look.
    page: String,
    /// The chief's link; it is not shown again.
    chief: EventLink,
}

/// A secret, and the link that carries it where no server sees it: after the `#`.
#[derive(Debug, Serialize, JsonSchema)]
pub(in crate::api) struct EventLink {
    token: String,
    link: String,
}

impl EventLink {
    pub(super) fn new(event: &EventId, token: &Token) -> Self {
        let token = token.reveal();
        Self { link: format!("/e/{event}#{token}"), token }
    }
}

pub(in crate::api) async fn open(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    body: Result<Json<NewEvent>, JsonRejection>,
) -> Result<impl IntoResponse, Problem> {
    let Json(NewEvent { chief, toml, regulations }) = body?;
    app.may_open(asker)?;
    if !app.open.admits(asker.address, code_of(&headers)?) {
        return Err(Problem::may_not_open(&app.open));
    }
    let regulations = match (toml, regulations) {
        (Some(text), None) => EventRegulations::read(&text).map_err(Problem::bad_file)?,
        (None, Some(regulations)) => *regulations,
        _ => return Err(Problem::bad_request("either toml or regulations")),
    };
    names::of_event(&regulations)?;
    names::of_arbiter(&chief)?;
    let made = app.tables.open_event(regulations, chief).await?;
    let made = made.map_err(|refused| Problem::refused_in_event(&refused, None))?;
    let event = made.live.id().clone();
    let place = format!("/api/v1/events/{event}");
    let chief = EventLink::new(&event, &made.chief);
    let body = OpenedEvent { page: format!("/e/{event}"), event, chief };
    Ok((StatusCode::CREATED, [(header::LOCATION, place)], Json(body)))
}

/// Which round is wanted, and in which language.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct OfRound {
    #[serde(default)]
    pub(super) round: Option<u8>,
    #[serde(default)]
    pub(super) lang: Option<Lang>,
}

/// How the event stands.
pub(in crate::api) async fn state(
    State(app): State<App>,
    caller: Caller,
    query: Result<Query<OfRound>, QueryRejection>,
) -> Result<Json<view::State>, Problem> {
    let Query(OfRound { round, lang }) = query?;
    app.may_read(caller.asker, caller.see(|view| length(view.shown))?)?;
    state_of(&app, &caller.speaking(lang), round).map(Json)
}

/// The same for followers.
pub(super) fn state_of(
    app: &App,
    caller: &Caller,
    round: Option<u8>,
) -> Result<view::State, Problem> {
    let now = app.tables.time().now();
    let state =
        caller.see(|view| view.state(caller.live.id(), round, now, app.pairing.is_there()))?;
    state.ok_or_else(Problem::no_event)
}

/// What it costs to tell how an event stands, in lines.
fn length(shown: &Shown) -> usize {
    let event = &shown.event;
    let boards = event.current().map_or(0, |round| round.boards.len());
    let told = event.rulings().len() + event.announcements().len();
    SHORT + (boards + event.players().len() + told) / 8
}

/// My board: for players, and for links of places.
pub(in crate::api) async fn my(Reader(caller): Reader) -> Result<Json<view::MyBoard>, Problem> {
    let mine = caller.see(|view| view.my_board())?;
    mine.map(Json).ok_or_else(|| match caller.role {
        view::Role::Public => Problem::no_link(),
        _ => Problem::nothing_there("there is no board of yours yet"),
    })
}

/// The rulings that the reader may read.
pub(in crate::api) async fn rulings(
    State(app): State<App>,
    Reader(caller): Reader,
) -> Result<Json<Vec<view::RulingView>>, Problem> {
    app.may_read(caller.asker, caller.see(|view| length(view.shown))?)?;
    Ok(Json(caller.see(|view| view.rulings())?))
}

/// The name of the event, to be sure.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct Sure {
    confirm: String,
}

/// Deletes the event with all its tables for good.
pub(in crate::api) async fn delete(
    State(app): State<App>,
    caller: Caller,
    query: Result<Query<Sure>, QueryRejection>,
) -> Result<StatusCode, Problem> {
    let Query(Sure { confirm }) = query?;
    caller.must_be_chief()?;
    let name = caller
        .see(|view| view.shown.event.regulations().map(|regulations| regulations.name.clone()))?;
    if name.as_deref() != Some(confirm.as_str()) {
        return Err(Problem::not_confirmed("confirm must be the name of the event"));
    }
    if app.tables.delete_event(&caller.live, By::Arbiter).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Problem::not_confirmed("somebody has just written there; try again"))
    }
}
