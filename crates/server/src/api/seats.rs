//! Giving out seats.

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::IntoResponse;
use qrcode::QrCode;
use qrcode::render::svg;
use schemars::JsonSchema;
use serde::Deserialize;

use super::caller::Caller;
use super::guard::PAGE;
use super::tables::Link;
use super::{App, Problem};
use crate::entry::Entry;
use crate::live::Trouble;
use crate::seat::{Role, Token};

#[derive(Deserialize)]
pub(super) struct OfRole {
    role: Role,
}

type RolePath = Result<Path<OfRole>, PathRejection>;

/// A new secret for a seat; the former one opens it no longer.
pub(super) async fn issue(
    State(app): State<App>,
    caller: Caller,
    path: RolePath,
) -> Result<(StatusCode, Json<Link>), Problem> {
    let role = seat_of(&caller, path)?;
    app.may_note(&caller)?;
    let token = Token::drawn(&app.tables.chance).map_err(Trouble::from)?;
    let entry = Entry::SeatIssued { role, hash: token.hash(), at: app.tables.time().now() };
    app.tables.note(&caller.live, entry).await?;
    Ok((StatusCode::CREATED, Json(Link::new(caller.live.id(), &token))))
}

/// The secret of a seat opens it no longer.
pub(super) async fn revoke(
    State(app): State<App>,
    caller: Caller,
    path: RolePath,
) -> Result<StatusCode, Problem> {
    let role = seat_of(&caller, path)?;
    app.may_note(&caller)?;
    if role == Role::Arbiter {
        return Err(Problem::forbidden("a table is not left without its arbiter; issue anew"));
    }
    let held = caller.see(|view| view.shown.seats.roles().any(|held| held == role))?;
    if !held {
        return Err(Problem::nothing_there(format!("there is no secret for {role}")));
    }
    let entry = Entry::SeatRevoked { role, at: app.tables.time().now() };
    app.tables.note(&caller.live, entry).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn seat_of(caller: &Caller, path: RolePath) -> Result<Role, Problem> {
    let Path(OfRole { role }) = path?;
    caller.must_be_arbiter()?;
    if role.has_secret() {
        Ok(role)
    } else {
        Err(Problem::nothing_there("spectators need no secret"))
    }
}

/// The seats whose devices are connected, and whether anyone looks on.
pub(super) async fn present(caller: Caller) -> Result<Json<Vec<Role>>, Problem> {
    caller.see(|_| ())?;
    Ok(Json(Role::ALL.into_iter().filter(|role| caller.live.present.has(role)).collect()))
}

/// A name of the DNS, and a port.
const LONGEST_HOST: usize = 260;

/// Where the other device finds the server, if not as this one does.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Pictured {
    #[serde(default)]
    host: Option<String>,
}

/// The link of the seat that asks, or of looking on, as a picture for another device's camera.
pub(super) async fn qr(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    query: Result<Query<Pictured>, QueryRejection>,
) -> Result<impl IntoResponse, Problem> {
    let Query(Pictured { host }) = query?;
    app.may_read(caller.asker, PAGE)?;
    if host.as_ref().is_some_and(|host| host.len() > LONGEST_HOST) {
        return Err(Problem::bad_request(format!("a host has at most {LONGEST_HOST} bytes")));
    }
    let scheme = app.scheme();
    let base = match (&host, &app.public) {
        (Some(host), _) => format!("{scheme}://{host}"),
        (None, Some(public)) => public.trim_end_matches('/').to_owned(),
        (None, None) => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
            format!("{scheme}://{}", host.unwrap_or("localhost"))
        }
    };
    let table = caller.live.id();
    let secret = caller.token.as_ref().map(|token| format!("#{}", token.reveal()));
    let link = format!("{base}/t/{table}{}", secret.unwrap_or_default());
    let code = QrCode::new(link.as_bytes()).map_err(Problem::bad_request)?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    let kind = HeaderValue::from_static("image/svg+xml");
    Ok(([(header::CONTENT_TYPE, kind)], picture))
}
