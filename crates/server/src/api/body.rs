//! Bodies are read whole, and in time, before anyone looks at them.

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;
use tokio::time::timeout;

use super::{App, Problem};

/// Refuses a body that is too large or does not come.
pub(super) async fn read(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, Problem> {
    let (head, body) = request.into_parts();
    let most = most(&app, head.uri.path());
    let whole = timeout(app.limits.slow_request, to_bytes(body, most)).await;
    match whole {
        Ok(Ok(bytes)) => Ok(next.run(Request::from_parts(head, Body::from(bytes))).await),
        Ok(Err(error)) => {
            let too_large = is_too_large(&error);
            let status =
                if too_large { StatusCode::PAYLOAD_TOO_LARGE } else { StatusCode::BAD_REQUEST };
            let why = if too_large {
                format!("a body has at most {most} bytes")
            } else {
                "the body breaks off".to_owned()
            };
            Err(Problem::unreadable(status, why))
        }
        Err(_) => Err(Problem::unreadable(StatusCode::REQUEST_TIMEOUT, "the body does not come")),
    }
}

/// The bytes that a body may have. A list of players is longer than an act.
fn most(app: &App, path: &str) -> usize {
    let is_list = path.starts_with("/api/v1/events/")
        && ["/players", "/pairings", "/sources"].iter().any(|end| path.ends_with(end));
    if is_list { app.limits.body_bytes.saturating_mul(LISTS) } else { app.limits.body_bytes }
}

/// How much longer lists may be than acts.
const LISTS: usize = 32;

fn is_too_large(error: &axum::Error) -> bool {
    use std::error::Error;
    error.source().is_some_and(|source| source.is::<http_body_util::LengthLimitError>())
}
