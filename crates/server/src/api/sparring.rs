//! Practising with an engine.

use axum::Json;
use axum::extract::State;
use laws::Regulations;
use schemars::JsonSchema;
use serde::Serialize;
use sparring::Level;

use super::{App, Problem};
use crate::entry::Names;
use crate::seat::Role;
use crate::sparring::{Club, Sparring};

/// Whom one can practise with.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Partners {
    /// What the engine calls itself; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    engine: Option<String>,
    /// Whether it can play Chess960.
    chess960: bool,
    /// How well it can play, the weakest first.
    levels: Vec<Level>,
}

pub(super) async fn partners(State(app): State<App>) -> Json<Partners> {
    let club = app.club.as_deref();
    let levels = if club.is_some() { Level::ALL.to_vec() } else { Vec::new() };
    Json(Partners {
        engine: club.map(|club| club.name.clone()),
        chess960: club.is_some_and(|club| club.knows_chess960),
        levels,
    })
}

/// Whether an engine can play such a game.
pub(super) fn admit(
    club: &Club,
    sparring: Sparring,
    regulations: &Regulations,
    seats: &[Role],
) -> Result<(), Problem> {
    if seats.contains(&Role::of(sparring.side)) || seats.contains(&Role::Table) {
        return Err(Problem::bad_request("the engine has that seat"));
    }
    if regulations.chess960 && !club.knows_chess960 {
        return Err(Problem::bad_request("this engine does not play Chess960"));
    }
    if !regulations.blind.is_empty() {
        return Err(Problem::bad_request("an engine hears no announcements"));
    }
    Ok(())
}

/// Writes the engine's name where no other stands.
pub(super) fn name(club: &Club, sparring: Sparring, names: &mut Names) {
    let name = match sparring.side {
        chess::Color::White => &mut names.white,
        chess::Color::Black => &mut names.black,
    };
    if name.is_empty() {
        *name = club.name.clone();
    }
}
