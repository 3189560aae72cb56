//! The players of an event: entered from files or typed, and erased.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use hall::{Act, CsvError, Entrant, Number, Trf, TrfError, read_players};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::acts::{do_acts, has_room_for_players, refusal};
use super::caller::Caller;
use super::names::Load;
use crate::api::guard::{SHORT, text};
use crate::api::{App, Problem};
use crate::audit_trail;
use crate::event::Holder;
use crate::event::erase::erase_person;
use crate::event::view::{PlayerView, Role};

/// Players to be entered, in one of three forms.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct NewPlayers {
    /// As TRF.
    #[serde(default)]
    trf: Option<String>,
    /// As CSV with a header.
    #[serde(default)]
    csv: Option<String>,
    /// As JSON.
    #[serde(default)]
    players: Option<Vec<Entrant>>,
}

/// Whether only to read.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct Dry {
    #[serde(default)]
    pub(super) dry: bool,
}

/// Something in a file that is not understood.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "FileFault")]
pub(in crate::api) struct FaultView {
    /// The line, from 1.
    pub(super) line: usize,
    /// The column, from 1.
    pub(super) column: Option<usize>,
    /// What is wrong, in English.
    pub(super) text: String,
}

/// Players who were entered, or would be.
#[derive(Debug, Serialize, JsonSchema)]
pub(in crate::api) struct EnteredPlayers {
    /// The players, with their numbers once they are entered.
    players: Vec<PlayerView>,
    /// What was not understood; the rest was taken.
    faults: Vec<FaultView>,
}

/// Enters players.
pub(in crate::api) async fn enter(
    State(app): State<App>,
    caller: Caller,
    query: Result<Query<Dry>, QueryRejection>,
    body: Result<Json<NewPlayers>, JsonRejection>,
) -> Result<Json<EnteredPlayers>, Problem> {
    let (Query(Dry { dry }), Json(new)) = (query?, body?);
    caller.must_be_arbiter()?;
    let texts: usize = [&new.trf, &new.csv].into_iter().flatten().map(String::len).sum();
    let typed = new.players.as_ref().map_or(0, Vec::len);
    app.may_read(caller.asker, SHORT * 10 + text(texts) + typed)?;
    let (entrants, mut faults) = match new {
        NewPlayers { players: Some(players), trf: None, csv: None } => {
            ((1..).zip(players).collect(), Vec::new())
        }
        NewPlayers { trf: Some(text), csv: None, players: None } => from_trf(&text),
        NewPlayers { csv: Some(text), trf: None, players: None } => from_csv(&text),
        _ => return Err(Problem::bad_request("one of trf, csv and players")),
    };
    // A list may be sent again with those who came late.
    let entrants = caller.see(|view| {
        let new = entrants.into_iter().filter_map(|(line, entrant): (usize, Entrant)| {
            let number = view.shown.event.player_who_is(&entrant);
            let there = |number| format!("{:?} is there already, as {number}", entrant.name);
            faults.extend(number.map(|n| FaultView { line, column: None, text: there(n) }));
            number.is_none().then_some(entrant)
        });
        new.collect()
    })?;
    let act = Act::Enter { players: entrants };
    has_room_for_players(&caller, std::slice::from_ref(&act))?;
    Load::of(&act).must_be_plain()?;
    let by = caller.actor()?.by;
    // Judged first, so that it is known who would be entered.
    let now = app.tables.time().now();
    let judged = caller.see(|view| {
        let event = &view.shown.event;
        let before = event.players().len();
        let (_, after) = event.judge_in_turn(by, std::slice::from_ref(&act), now)?;
        Ok(after.players()[before..].iter().map(|player| view.player(player)).collect())
    })?;
    let players = judged.map_err(|refused| refusal(&caller, &refused))?;
    if !dry {
        do_acts(&app, &caller, vec![act], None).await?;
    }
    Ok(Json(EnteredPlayers { players, faults }))
}

#[derive(Deserialize)]
pub(in crate::api) struct OfPlayer {
    player: u16,
}

/// Erases all that is known of a person, at the tables too: a chief may, and the player.
pub(in crate::api) async fn erase(
    State(app): State<App>,
    caller: Caller,
    path: Result<Path<OfPlayer>, PathRejection>,
) -> Result<StatusCode, Problem> {
    let Path(OfPlayer { player }) = path?;
    let player = Number(player);
    let own = caller.holder() == Some(Holder::Player(player));
    if !own && caller.role != Role::Chief {
        caller.must_be_chief()?;
    }
    if caller.see(|view| view.shown.event.player(player).is_none())? {
        return Err(Problem::nothing_there("there is no such player"));
    }
    let by = caller.actor()?.by;
    app.may_note_in_event(&caller.live, caller.asker, 1)?;
    let held = |table: &_| app.tables.held_now(table);
    erase_person(&*app.tables.journal, &caller.live, player, held).await?;
    audit_trail::person_erased(caller.live.id(), player, by);
    Ok(StatusCode::NO_CONTENT)
}

fn from_trf(text: &str) -> (Vec<(usize, Entrant)>, Vec<FaultView>) {
    let (trf, errors) = Trf::read(text.as_bytes());
    let lines = (1..).zip(text.lines()).filter(|(_, line)| line.starts_with("001"));
    let lines = lines.map(|(number, _)| number);
    (lines.zip(trf.entrants()).collect(), faults(&errors))
}

/// What is wrong with a TRF.
pub(super) fn faults(errors: &[TrfError]) -> Vec<FaultView> {
    let fault = |error: &TrfError| FaultView {
        line: error.line,
        column: Some(error.column),
        text: error.what.to_string(),
    };
    errors.iter().map(fault).collect()
}

fn from_csv(text: &str) -> (Vec<(usize, Entrant)>, Vec<FaultView>) {
    let list = read_players(text.as_bytes());
    let fault = |error: &CsvError| FaultView {
        line: error.line,
        column: Some(error.column),
        text: error.what.to_string(),
    };
    let faults = list.errors.iter().map(fault).collect();
    (list.players, faults)
}
