//! Sealing a move and opening it again. The text of a sealed move is in the memory of the server at
//! most, and only while it seals for one who cannot: it is written down when it is opened.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, StatusCode};
use laws::seal::{ArbiterKey, ArbiterPublic, ClosedEnvelope, Share, is_provable};
use laws::{Act, Event, SealedMove, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use zeroize::Zeroizing;

use super::acts::{Done, do_deed, key_of};
use super::caller::{Caller, Reader};
use super::{App, Problem};
use crate::entry::Entry;
use crate::journal::Seq;
use crate::live::{Deed, Kept, Trouble};
use crate::told::InWords;

/// The arbiter's key: one of the arbiter's own making, or none to have one made.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewKey {
    /// The public half of a key whose secret half stays with the arbiter.
    #[serde(default)]
    public: Option<ArbiterPublic>,
}

/// The key in force.
#[derive(Serialize, JsonSchema)]
pub(super) struct Key {
    public: ArbiterPublic,
    /// The secret half, if it was made here: 64 hexadecimal digits. It is stored nowhere and not
    /// shown again.
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
}

/// The arbiter's key from now on. An envelope that is closed already opens with the former one.
pub(super) async fn set_key(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<NewKey>, JsonRejection>,
) -> Result<(StatusCode, Json<Key>), Problem> {
    let Json(NewKey { public }) = body?;
    caller.must_be_arbiter()?;
    app.may_note(&caller)?;
    let (public, secret) = match public {
        Some(public) => (public, None),
        None => {
            let key = ArbiterKey::from_random(app.tables.chance.bytes().map_err(Trouble::from)?);
            (key.public(), Some(key.reveal()))
        }
    };
    let entry = Entry::SealKey { public, at: app.tables.time().now() };
    app.tables.note(&caller.live, entry).await?;
    Ok((StatusCode::CREATED, Json(Key { public, secret })))
}

/// A move to be sealed: as a text, or sealed already.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ToSeal {
    /// The move as it would be written on paper, 63 bytes at most; sealed here, in memory.
    #[serde(default)]
    text: Option<String>,
    /// A move that the player's device has sealed as `laws::seal` does.
    #[serde(default)]
    sealed: Option<SealedByPlayer>,
    /// For which seat, where the secret opens several.
    #[serde(default, rename = "as")]
    seat: Option<Seat>,
}

/// What a player's device has made of a move.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SealedByPlayer {
    /// `sha256:` and 64 hexadecimal digits.
    #[schemars(regex(pattern = "^sha256:[0-9a-f]{64}$"))]
    commitment: String,
    envelope: ClosedEnvelope,
    share: Share,
}

/// A move that lies in the envelope.
#[derive(Serialize, JsonSchema)]
pub(super) struct InEnvelope {
    /// Its place in the record; none if nothing came of it.
    seq: Option<Seq>,
    /// What is so now, as far as the seat may know.
    events: Vec<InWords<Event>>,
    /// What commits the player to the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    /// The random bytes that prove, with the text, what was sealed, for the sealer alone: should
    /// the envelope be lost (I.12.1). Absent if the player's device sealed it, or if the same was
    /// asked before.
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<String>,
}

pub(super) async fn seal(
    State(app): State<App>,
    Reader(caller): Reader,
    headers: HeaderMap,
    body: Result<Json<ToSeal>, JsonRejection>,
) -> Result<Json<InEnvelope>, Problem> {
    let Json(ToSeal { text, sealed, seat }) = body?;
    let (deed, blind) = match (text, sealed) {
        (Some(text), None) => {
            let blind = app.tables.chance.bytes().map_err(Trouble::from)?;
            (Deed::Seal { text: Zeroizing::new(text), blind }, Some(blind))
        }
        (None, Some(SealedByPlayer { commitment, envelope, share })) => {
            if !is_provable(&commitment) {
                return Err(Problem::bad_request("a commitment is sha256: and 64 digits"));
            }
            (Deed::Enclose { commitment, kept: Kept { envelope, share } }, None)
        }
        _ => return Err(Problem::bad_request("either a text or a sealed move")),
    };
    let (done, answer) = do_deed(&app, &caller, seat, deed, key_of(&headers)?).await?;
    let Done { seq, events } = done.in_words(&caller, &answer)?;
    let proof = blind.filter(|_| !answer.repeated).map(|blind| laws::seal::digits(&blind));
    let commitment = match answer.ruling.act {
        Act::Seal { commitment } => Some(commitment),
        _ => None,
    };
    Ok(Json(InEnvelope { seq, events, commitment, proof }))
}

/// The envelope as the arbiter may hold it.
#[derive(Serialize, JsonSchema)]
pub(super) struct Held {
    /// What the record commits to.
    commitment: String,
    /// The position in which the move was sealed.
    position: String,
    envelope: ClosedEnvelope,
    /// The keeper's share, once the Laws allow the envelope to be opened (I.7, I.9, I.10): with it
    /// and the key the arbiter's device can open the envelope by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    share: Option<Share>,
}

pub(super) async fn held(caller: Caller) -> Result<Json<Held>, Problem> {
    caller.must_be_arbiter()?;
    let held = caller.see(|view| {
        let table = &view.shown.table;
        let Some(SealedMove::Hidden(commitment)) = table.sealed() else { return None };
        let kept = view.shown.safe.kept.as_ref()?;
        Some(Held {
            commitment: commitment.clone(),
            position: table.position().to_string(),
            envelope: kept.envelope.clone(),
            share: table.may_open_envelope().then(|| kept.share.clone()),
        })
    })?;
    held.map(Json).ok_or_else(|| Problem::nothing_there("no sealed move is kept here"))
}

/// The key with which the arbiter opens the envelope.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OpenWith {
    /// The secret half of the key: 64 hexadecimal digits.
    #[schemars(regex(pattern = "^[0-9a-fA-F]{64}$"))]
    key: String,
}

pub(super) async fn open(
    State(app): State<App>,
    Reader(caller): Reader,
    headers: HeaderMap,
    body: Result<Json<OpenWith>, JsonRejection>,
) -> Result<Json<Done>, Problem> {
    let Json(OpenWith { key }) = body?;
    caller.must_be_arbiter()?;
    let key: ArbiterKey = key.parse().map_err(Problem::bad_request)?;
    let (done, answer) = do_deed(&app, &caller, None, Deed::Open(key), key_of(&headers)?).await?;
    done.in_words(&caller, &answer).map(Json)
}
