//! The outside: what can be asked, and what is answered.

mod acts;
mod arrays;
mod body;
mod books;
mod caller;
mod envelope;
mod event;
mod evidence;
mod guard;
mod guess;
mod headers;
mod host;
mod openapi;
mod page;
mod papers;
mod pieces;
pub(crate) mod problem;
mod proof;
mod quiz;
mod routes;
mod seats;
mod socket;
mod sparring;
mod stream;
mod tables;
mod trial;
mod watch;

use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};

use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderValue, header};
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Router, middleware};
use bytes::Bytes;

pub(crate) use self::guard::Guard;
pub use self::problem::{More, Problem};
use self::routes::routes;
use crate::boards::Boards;
use crate::event::engine::Engine as Pairs;
use crate::limit::{Held, Whence};
use crate::live::Tables;
use crate::metrics::Metrics;
use crate::opening::Open;
use crate::serve::Limits;
use crate::sparring::Club;

/// What every request may need.
#[derive(Clone, Debug)]
pub(crate) struct App {
    pub(crate) tables: Arc<Tables>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Limits,
    pub(crate) outage: crate::entry::Outage,
    /// Who may open tables.
    pub(crate) open: Arc<Open>,
    /// Whether the metrics are served elsewhere.
    pub(crate) hides_metrics: bool,
    /// Where the server listens.
    pub(crate) address: SocketAddr,
    /// Whether it encrypts connections itself.
    pub(crate) is_encrypted: bool,
    /// The address people type, where it is not the one that requests name.
    pub(crate) public: Option<Arc<str>>,
    pub(crate) guard: Arc<Guard>,
    pub(crate) connections: Arc<Held<Whence>>,
    /// Boards elsewhere, if some are watched.
    pub(crate) boards: Option<Boards>,
    /// The engine to practise with, if there is one.
    pub(crate) club: Option<Arc<Club>>,
    /// The program that pairs rounds, if there is one.
    pub(crate) pairing: Arc<Pairs>,
    /// Turns true when the server is about to stop.
    pub(crate) stopping: tokio::sync::watch::Receiver<bool>,
}

impl App {
    /// How its addresses begin.
    pub(crate) fn scheme(&self) -> &'static str {
        if self.is_encrypted { "https" } else { "http" }
    }
}

/// The documentation of the API, written once.
static DOCUMENT: LazyLock<Bytes> =
    LazyLock::new(|| serde_json::to_vec(&routes().document()).unwrap_or_default().into());

async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], DOCUMENT.clone())
}

/// Every route.
pub(crate) fn router(app: App) -> Router {
    let v1 = routes()
        .router()
        .layer(middleware::from_fn_with_state(app.clone(), body::read))
        .layer(middleware::map_response(headers::never_stored));
    Router::new()
        .merge(v1)
        .nest("/api/v1", Router::new().fallback(|| async { Problem::no_route() }))
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        .merge(if app.hides_metrics { Router::new() } else { metrics_routes() })
        .route("/watch", get(watch::page))
        .route("/watch.js", get(watch::script))
        .route("/watch.css", get(watch::style))
        .fallback(get(page::page))
        .method_not_allowed_fallback(|| async { Problem::no_method() })
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::map_response(headers::guard))
        .with_state(app)
}

/// The metrics alone.
fn metrics_routes() -> Router<App> {
    Router::new().route("/metrics", get(metrics))
}

/// The metrics, for an address of their own.
pub(crate) fn metrics_router(app: App) -> Router {
    metrics_routes().with_state(app)
}

/// Whether acts can be taken, as far as is known.
async fn health(
    axum::extract::State(app): axum::extract::State<App>,
) -> Result<&'static str, Problem> {
    if app.tables.is_able() { Ok("fine\n") } else { Err(crate::live::Trouble::Stalled.into()) }
}

/// The same, found out by a write.
async fn ready(
    axum::extract::State(app): axum::extract::State<App>,
) -> Result<&'static str, Problem> {
    app.tables.try_out().await?;
    Ok("ready\n")
}

async fn metrics(axum::extract::State(app): axum::extract::State<App>) -> impl IntoResponse {
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    (
        [(header::CONTENT_TYPE, kind)],
        app.metrics.text(
            app.tables.count(),
            app.tables.events.count(),
            app.tables.journal.commits(),
        ),
    )
}
