//! Opening a table, and its state.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use laws::{Phase, Regulations};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::caller::{Caller, Reader};
use super::guard::{Asker, SHORT};
use super::{App, Problem, sparring};
use crate::entry::{Names, Outage};
use crate::journal::TableId;
use crate::live::{Made, Wish};
use crate::seat::Role;
use crate::sparring::Sparring;
use crate::{seat, view};

/// The header that carries the code with which tables are opened.
pub(super) const CODE: &str = "Tuomari-Code";

/// What is asked for when a table is opened.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// The regulations.
    regulations: Regulations,
    /// Who plays, and where.
    #[serde(default)]
    names: Names,
    /// What becomes of time in which no server is up; as the server has it, if not said.
    #[serde(default)]
    outage: Option<Outage>,
    /// Which side an engine plays, and how well; nobody but people if not said.
    #[serde(default)]
    sparring: Option<Sparring>,
    /// The seats for which secrets are made; if not said, White, Black and the arbiter, or the
    /// engine's opponent alone.
    #[serde(default)]
    seats: Option<Vec<Role>>,
}

fn usual_seats(sparring: Option<Sparring>) -> Vec<Role> {
    match sparring {
        None => vec![Role::White, Role::Black, Role::Arbiter],
        Some(Sparring { side, .. }) => vec![Role::of(!side)],
    }
}

/// A table that was opened.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct OpenedTable {
    table: TableId,
    /// Where everyone may look on.
    spectators: String,
    /// The former name of `spectators`.
    watch: String,
    /// The secret of each seat; they are not shown again.
    seats: BTreeMap<Role, Link>,
}

/// A secret, and the link that carries it where no server sees it: after the `#`.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Link {
    token: String,
    link: String,
}

impl Link {
    pub(super) fn new(table: &TableId, token: &seat::Token) -> Self {
        let token = token.reveal();
        Self { link: format!("/t/{table}#{token}"), token }
    }
}

pub(super) async fn open(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    body: Result<Json<NewTable>, JsonRejection>,
) -> Result<impl IntoResponse, Problem> {
    let Json(mut new) = body?;
    app.may_open(asker)?;
    let code = code_of(&headers)?;
    if !app.open.admits(asker.address, code) {
        return Err(Problem::may_not_open(&app.open));
    }
    must_be_plain(&new.names)?;
    let seats = new.seats.unwrap_or_else(|| usual_seats(new.sparring));
    if seats.iter().any(|role| !role.has_secret()) {
        return Err(Problem::bad_request("spectators need no secret"));
    }
    if let Some(sparring) = new.sparring {
        let club = app.club.as_ref().ok_or_else(Problem::no_engine)?;
        sparring::admit(club, sparring, &new.regulations, &seats)?;
        sparring::name(club, sparring, &mut new.names);
    }
    let wish = Wish {
        regulations: new.regulations,
        names: new.names,
        outage: new.outage.unwrap_or(app.outage),
        sparring: new.sparring,
        roles: seats,
    };
    let Made { live, tokens } = app.tables.open(wish).await??;
    let table = live.id().clone();
    let place = format!("/api/v1/tables/{table}");
    let seats = tokens.iter().map(|(role, token)| (*role, Link::new(&table, token))).collect();
    let spectators = format!("/t/{table}");
    let body = OpenedTable { watch: spectators.clone(), spectators, table, seats };
    Ok((StatusCode::CREATED, [(header::LOCATION, place)], Json(body)))
}

/// The code that came along, if one did.
pub(super) fn code_of(headers: &HeaderMap) -> Result<Option<&str>, Problem> {
    let Some(code) = headers.get(CODE) else { return Ok(None) };
    let code = code.to_str().map_err(Problem::bad_request)?;
    if (1..=64).contains(&code.len()) {
        Ok(Some(code))
    } else {
        Err(Problem::bad_request("a code has 1 to 64 letters"))
    }
}

/// Other settings for a game that has not begun.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Settings {
    /// The regulations.
    regulations: Regulations,
    /// Who plays, and where.
    #[serde(default)]
    names: Names,
}

/// Where a game is played by its new settings.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct MovedTo {
    /// The table. Every secret of this one opens there what it opened here.
    table: TableId,
}

/// Gives a game other settings before it begins. A record says once under what it stands, so the
/// game gets another table, and people who come to this one are sent on.
pub(super) async fn settle_anew(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<Settings>, JsonRejection>,
) -> Result<Json<MovedTo>, Problem> {
    let Json(Settings { regulations, names }) = body?;
    caller.must_be_arbiter()?;
    caller.see(|_| ())?;
    app.may_open(caller.asker)?;
    must_be_plain(&names)?;
    let sparring = caller.live.ask(|shown| shown.opened.sparring)?;
    if let (Some(sparring), Some(club)) = (sparring, app.club.as_ref()) {
        sparring::admit(club, sparring, &regulations, &[])?;
    }
    Ok(Json(MovedTo { table: app.tables.settle_anew(&caller.live, regulations, names).await?? }))
}

fn must_be_plain(names: &Names) -> Result<(), Problem> {
    if names.are_plain() {
        return Ok(());
    }
    let longest = Names::LONGEST;
    Err(Problem::bad_request(format!("a name is one line of at most {longest} bytes")))
}

/// Where the players go on.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Rematch {
    /// The table. Every secret of this one opens it, a player's with the other colour.
    table: TableId,
}

/// Another game of the same players, with the colours changed.
pub(super) async fn rematch(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<Rematch>, Problem> {
    if caller.role == Role::Spectator {
        return Err(Problem::no_secret());
    }
    let is_over =
        caller.see(|view| matches!(view.shown.table.phase(), Phase::Over(_) | Phase::Annulled))?;
    if !is_over {
        return Err(Problem::forbidden("this game is not over"));
    }
    // The second to come is sent to the table that exists.
    if caller.see(|view| view.shown.rematch.is_none())? {
        app.may_open(caller.asker)?;
    }
    Ok(Json(Rematch { table: app.tables.rematch(&caller.live).await? }))
}

pub(super) async fn state(
    State(app): State<App>,
    Reader(caller): Reader,
) -> Result<Json<view::State>, Problem> {
    let moves = caller.see(|view| view.shown.moves.len())?;
    app.may_read(caller.asker, SHORT + moves / 8)?;
    let now = app.tables.time().now();
    Ok(Json(caller.see(|view| view.state(caller.live.id(), now))?))
}
