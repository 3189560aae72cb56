//! The arrays of Chess960 (Guideline II), to set up a game with.

use axum::Json;
use axum::extract::{Path, State};
use chess::{Chess960, Position};
use schemars::JsonSchema;
use serde::Serialize;

use super::{App, Problem};
use crate::live::Trouble;

/// An array, and how it was drawn.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Array {
    /// Its usual number, 518 being that of ordinary chess.
    number: u16,
    /// The officers from the a-file to the h-file.
    officers: String,
    /// The position to start from, as the regulations take it.
    start: String,
    /// The number that drew it by lot, of 53 bits, so that the draw can be checked (II.2.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
}

impl Array {
    fn of(array: Chess960, seed: Option<u64>) -> Self {
        Self {
            number: array.number(),
            officers: array.back_rank().to_string(),
            start: Position::chess960(array).to_string(),
            seed,
        }
    }
}

pub(super) async fn drawn(State(app): State<App>) -> Result<Json<Array>, Problem> {
    let seed = app.tables.chance.bytes().map(u64::from_le_bytes).map_err(Trouble::from)? >> 11;
    Ok(Json(Array::of(Chess960::drawn_by(seed), Some(seed))))
}

pub(super) async fn numbered(Path(number): Path<String>) -> Result<Json<Array>, Problem> {
    let array = number.parse().ok().and_then(Chess960::new);
    let none = || {
        Problem::nothing_there(format!("no array has the number {number}: they go from 0 to 959"))
    };
    Ok(Json(Array::of(array.ok_or_else(none)?, None)))
}
