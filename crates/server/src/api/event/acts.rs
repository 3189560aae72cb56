//! Acting in an event.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use hall::{Act, Incident, Noted, Place, Preview, Proposal, Refused};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::caller::{Caller, Reader};
use super::names::Load;
use crate::api::acts::key_of;
use crate::api::guard::{SHORT, must_be_short};
use crate::api::{App, Problem};
use crate::event::{Done, Line, words};
use crate::journal::Seq;
use crate::live::{Key, bytes_of};

/// An act in an event.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct EventDeed {
    /// What is done.
    act: Act,
}

/// An act that was done, or would be.
#[derive(Debug, Serialize, JsonSchema)]
pub(in crate::api) struct EventDone {
    /// Its place in the record; none if it was only tried.
    pub(super) seq: Option<Seq>,
    /// What is so now.
    pub(super) facts: Vec<Noted>,
    /// The rulings and announcements among them, in the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) words: Option<Vec<String>>,
    /// What an act on all boards touches and what not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) preview: Option<Preview>,
}

pub(in crate::api) async fn act(
    State(app): State<App>,
    Reader(caller): Reader,
    headers: HeaderMap,
    body: Result<Json<EventDeed>, JsonRejection>,
) -> Result<Json<EventDone>, Problem> {
    let Json(EventDeed { act }) = body?;
    // Tables are set up with their secrets elsewhere.
    if Load::of(&act).opens_a_table {
        return Err(Problem::bad_request("tables are set up at /tables of the event"));
    }
    let done = do_acts(&app, &caller, vec![act], key_of(&headers)?).await?;
    written(&caller, &done).map(Json)
}

/// What was written, for the caller.
pub(super) fn written(caller: &Caller, done: &Done) -> Result<EventDone, Problem> {
    let Line::Entry { entry, .. } = &*done.entry else {
        return Ok(EventDone {
            seq: Some(done.seq),
            facts: Vec::new(),
            words: None,
            preview: None,
        });
    };
    caller.see(|_| ())?;
    let words = caller.lang.map(|lang| words::facts(&entry.facts, lang));
    // A player is told what the act came to, not what was counted.
    let facts = if caller.role.is_arbiter() { entry.facts.clone() } else { Vec::new() };
    let words = words.filter(|_| caller.role.is_arbiter());
    Ok(EventDone { seq: Some(done.seq), facts, words, preview: None })
}

/// Lets someone act.
pub(super) async fn do_acts(
    app: &App,
    caller: &Caller,
    acts: Vec<Act>,
    key: Option<Key>,
) -> Result<Done, Problem> {
    has_room_for_players(caller, &acts)?;
    let mut tables = 0;
    let actor = caller.actor()?;
    let began = tokio::time::Instant::now();
    for act in &acts {
        let load = Load::of(act);
        load.must_be_plain()?;
        if !load.may_be_long {
            must_be_short(bytes_of(act))?;
        }
        tables += usize::from(load.opens_a_table);
    }
    app.may_open_at_boards(caller.asker, tables)?;
    app.may_act_in_event(&caller.live, caller.holder(), caller.asker, bytes_of(&acts))?;
    let done = app.tables.act_in_event(&caller.live, actor, acts, key).await?;
    app.metrics.answered(began.elapsed());
    done.map_err(|refused| refusal(caller, &refused))
}

/// How many players an event has at most: everyone who follows it receives them all.
const PLAYERS: usize = 5000;

pub(super) fn has_room_for_players(caller: &Caller, acts: &[Act]) -> Result<(), Problem> {
    let entered = acts.iter().map(|act| match act {
        Act::Enter { players } => players.len(),
        _ => 0,
    });
    let entered: usize = entered.sum();
    if entered > 0 && caller.see(|view| view.shown.event.players().len())? + entered > PLAYERS {
        return Err(Problem::bad_request(format!("an event has at most {PLAYERS} players")));
    }
    Ok(())
}

pub(super) fn refusal(caller: &Caller, refused: &Refused) -> Problem {
    Problem::refused_in_event(refused, caller.lang)
}

/// What an act would do, without doing it.
pub(in crate::api) async fn preview(
    State(app): State<App>,
    Reader(caller): Reader,
    body: Result<Json<EventDeed>, JsonRejection>,
) -> Result<Json<EventDone>, Problem> {
    let Json(EventDeed { act }) = body?;
    caller.must_be_arbiter()?;
    app.may_read(caller.asker, SHORT * 10)?;
    let (by, now) = (caller.actor()?.by, app.tables.time().now());
    let judged = caller.see(|view| {
        let event = &view.shown.event;
        let entry = event.judge(by, &act, now)?;
        let preview = match &act {
            Act::All { round, reach, what } => Some(event.preview(*round, reach, what)?),
            _ => None,
        };
        let words = caller.lang.map(|lang| words::facts(&entry.facts, lang));
        Ok(EventDone { seq: None, facts: entry.facts, words, preview })
    })?;
    judged.map(Json).map_err(|refused: Refused| refusal(&caller, &refused))
}

/// Something that happened at a board.
#[derive(Debug, Deserialize, JsonSchema)]
pub(in crate::api) struct Happened {
    /// Where.
    #[serde(flatten)]
    place: Place,
    /// What.
    incident: Incident,
    /// What the clocks showed, in milliseconds.
    #[serde(default)]
    shown: hall::Shown,
}

/// What the program proposes to an incident.
#[derive(Debug, Serialize, JsonSchema)]
pub(in crate::api) struct Proposed {
    /// The proposal.
    #[serde(flatten)]
    proposal: Proposal,
    /// Its steps in the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<Vec<String>>,
}

/// What follows from an incident, before anyone rules.
pub(in crate::api) async fn propose(
    State(app): State<App>,
    Reader(caller): Reader,
    body: Result<Json<Happened>, JsonRejection>,
) -> Result<Json<Proposed>, Problem> {
    let Json(Happened { place, incident, shown: clocks }) = body?;
    caller.must_be_arbiter()?;
    app.may_read(caller.asker, SHORT * 10)?;
    let proposed = caller.see(|view| {
        let event = &view.shown.event;
        let proposal = event.propose(place, &incident, clocks)?;
        let words = caller.lang.map(|lang| words::steps(&proposal.steps, lang));
        Ok(Proposed { proposal, words })
    })?;
    proposed.map(Json).map_err(|refused: Refused| refusal(&caller, &refused))
}
