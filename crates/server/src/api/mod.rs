//! The outside: what can be asked, and what is answered.

mod acts;
mod books;
mod caller;
mod evidence;
mod headers;
mod page;
mod papers;
pub(crate) mod problem;
mod seats;
mod socket;
mod stream;
mod tables;
mod watch;

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderValue, header};
use axum::response::IntoResponse;
use axum::routing::{get, post, put};
use axum::{Router, middleware};

pub use self::problem::{More, Problem};
use crate::boards::Boards;
use crate::limit::{Buckets, Held, Rate};
use crate::live::Tables;
use crate::metrics::Metrics;
use crate::serve::Limits;

/// What every request may need.
#[derive(Clone, Debug)]
pub(crate) struct App {
    pub(crate) tables: Arc<Tables>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Limits,
    pub(crate) outage: crate::entry::Outage,
    /// The address people type, where it is not the one that requests name.
    pub(crate) public: Option<Arc<str>>,
    pub(crate) opened_by: Arc<Buckets<IpAddr>>,
    pub(crate) connections: Arc<Held<IpAddr>>,
    /// Boards elsewhere, if some are watched.
    pub(crate) boards: Option<Boards>,
    /// Turns true when the server is about to stop.
    pub(crate) stopping: tokio::sync::watch::Receiver<bool>,
}

impl App {
    fn limited(&self, seconds: u64) -> Problem {
        self.metrics.limited.fetch_add(1, Ordering::Relaxed);
        Problem::too_many(seconds)
    }

    fn act_rate(&self) -> Rate {
        let per_second = f64::from(self.limits.acts_per_second);
        Rate { burst: 3.0 * per_second, per_second }
    }
}

/// Every route.
pub(crate) fn router(app: App) -> Router {
    let table = Router::new()
        .route("/", get(tables::state))
        .route("/acts", post(acts::act))
        .route("/record", get(papers::record))
        .route("/replay", get(evidence::replay))
        .route("/elsewhere/{book}", get(evidence::elsewhere))
        .route("/chances", get(evidence::chances))
        .route("/read", get(evidence::read))
        .route("/pgn", get(papers::pgn))
        .route("/scoresheets/{color}", get(papers::scoresheet))
        .route("/stream", get(stream::stream))
        .route("/socket", get(socket::socket))
        .route("/seats/{role}", put(seats::issue).delete(seats::revoke))
        .route("/qr", get(seats::qr));
    let v1 = Router::new()
        .route("/tables", post(tables::open))
        .nest("/tables/{table}", table)
        .route("/books", get(books::books))
        .route("/books/{book}", get(books::articles))
        .route("/books/{book}/{number}", get(books::article))
        .route("/in-force", post(books::in_force))
        .route("/watch", get(watch::state))
        .route("/watch/stream", get(watch::follow))
        .fallback(|| async { Problem::no_route() })
        .layer(middleware::map_response(headers::never_stored));
    Router::new()
        .nest("/api/v1", v1)
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .route("/watch", get(watch::page))
        .route("/watch.js", get(watch::script))
        .route("/watch.css", get(watch::style))
        .fallback(get(page::page))
        .method_not_allowed_fallback(|| async { Problem::no_method() })
        .layer(DefaultBodyLimit::max(app.limits.body_bytes))
        .layer(middleware::map_response(headers::guard))
        .with_state(app)
}

/// Whether the server can do its work: the journal can be read.
async fn health(
    axum::extract::State(app): axum::extract::State<App>,
) -> Result<&'static str, Problem> {
    app.tables.journal.last_beat().await.map_err(crate::live::Trouble::from)?;
    Ok("fine\n")
}

async fn metrics(axum::extract::State(app): axum::extract::State<App>) -> impl IntoResponse {
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], app.metrics.text(app.tables.count()))
}
