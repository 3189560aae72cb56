//! What a record proves of itself, and what is erased of it.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use chess::Color;
use laws::Phase;
use schemars::JsonSchema;
use serde::Serialize;

use super::caller::Caller;
use super::papers::OfColor;
use super::{App, Problem};
use crate::audit_trail;
use crate::code::RecordCode;
use crate::journal::{By, End, Seq, TableId};
use crate::live::Trouble;
use crate::seat::Role;
use crate::verify::{Whole, verify};

/// What proves that a record is the one that was written.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "RecordProof")]
pub(super) struct Proof {
    table: TableId,
    /// How many lines it has.
    seq: Seq,
    /// The hash of the last line, and through it of all before.
    link: String,
    /// Up to here the lines are older than the chain of hashes.
    adopted: Seq,
    /// The ends of the game that were signed.
    ends: Vec<SignedEnd>,
}

/// The end of a game, signed.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct SignedEnd {
    /// The place.
    seq: Seq,
    /// The hash of the line there.
    link: String,
    /// The public key of the server that signed: Ed25519, as base64url.
    key: String,
    /// The signature, as base64url.
    signature: String,
    /// The code that is printed on scoresheets.
    code: String,
}

/// Checks the whole record and gives its proof.
pub(super) async fn proof(State(app): State<App>, caller: Caller) -> Result<Json<Proof>, Problem> {
    let lines = caller.see(|view| view.shown.seen.len())?;
    app.may_read(caller.asker, lines)?;
    let _held = app.may_read_long(caller.asker)?;
    let table = caller.live.id();
    let checked = verify(&*app.tables.journal, table).await.map_err(Trouble::from)?;
    let whole = checked.ok_or(Trouble::NoTable)?;
    let Whole { head, adopted, ends } =
        whole.map_err(|tampered| Trouble::at_line(tampered.place(), tampered))?;
    let end = |end: &End| SignedEnd {
        seq: end.head.seq,
        link: end.head.link.to_string(),
        key: end.signed.key.to_string(),
        signature: end.signed.text(),
        code: RecordCode::of(table, end).to_string(),
    };
    let ends = ends.iter().map(end).collect();
    let (seq, link) = (head.seq, head.link.to_string());
    Ok(Json(Proof { table: table.clone(), seq, link, adopted, ends }))
}

/// Deletes the table for good. While the game goes on it stays.
pub(super) async fn delete(State(app): State<App>, caller: Caller) -> Result<StatusCode, Problem> {
    let may = caller.see(|view| {
        let has_arbiter = view.shown.seats.roles().any(|role| role == Role::Arbiter);
        let may = caller.role == Role::Arbiter || (!has_arbiter && caller.role == Role::Table);
        let goes_on = matches!(view.shown.table.phase(), Phase::Playing | Phase::Stopped);
        (may, goes_on)
    })?;
    match may {
        (false, _) if caller.role == Role::Spectator => Err(Problem::no_secret()),
        (false, _) => Err(Problem::forbidden("a table is deleted by its arbiter")),
        (true, true) => Err(Problem::goes_on()),
        (true, false) => {
            // Somebody may have just written there: then it is not deleted.
            if app.tables.delete(&caller.live, By::Arbiter).await? {
                Ok(StatusCode::NO_CONTENT)
            } else {
                Err(Problem::goes_on())
            }
        }
    }
}

/// Erases a player's name for good: the arbiter may, and the player.
pub(super) async fn erase_name(
    State(app): State<App>,
    caller: Caller,
    path: Result<Path<OfColor>, PathRejection>,
) -> Result<StatusCode, Problem> {
    let Path(OfColor { color }) = path?;
    let own = match color {
        Color::White => Role::White,
        Color::Black => Role::Black,
    };
    if caller.role == Role::Spectator {
        return Err(Problem::no_secret());
    }
    if ![own, Role::Arbiter, Role::Table].contains(&caller.role) {
        return Err(Problem::forbidden("a name is erased by its player or the arbiter"));
    }
    caller.see(|_| ())?;
    app.may_note(&caller)?;
    caller.live.erase_name(&*app.tables.journal, color).await?;
    audit_trail::name_erased(caller.live.id(), color, caller.role);
    Ok(StatusCode::NO_CONTENT)
}
