//! Starting, serving and stopping.

mod begun;
mod connections;
mod door;
mod tls;

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::Listener;
use tokio::net::TcpListener;
use tokio::sync::watch;

use self::door::Door;
pub(crate) use self::door::Peer;
pub use self::door::Tcp;
use self::tls::Tls;
pub use self::tls::{BadPapers, Papers};
use crate::api::{self, App, Guard};
use crate::boards::Boards;
use crate::chance::Chance;
use crate::entry::Outage;
use crate::erase::Keep;
use crate::event::engine::{Engine, Pairing};
use crate::journal::{Fault, Journal, Postgres, Sqlite};
use crate::live::{Tables, Trouble};
use crate::metrics::Metrics;
use crate::news::{Nats, News};
use crate::opening::Open;
use crate::proxy::Proxies;
use crate::signing::{NoKey, Signer};
use crate::sparring::{Choice, NoEngine};
use crate::store::Store;
use crate::timepiece::Timepiece;

/// How many of what, how large, how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The bytes of a request's body, and of a frame.
    pub body_bytes: usize,
    /// The acts of one seat in a second; three times as many at once.
    pub acts_per_second: u32,
    /// The acts at one table in a second; three times as many at once.
    pub acts_per_table: u32,
    /// The acts from one address in a second; three times as many at once.
    pub acts_per_address: u32,
    /// The lines of the record of one table; for its arbiter a tenth more.
    pub lines_per_table: u64,
    /// The lines of records that one address reads in a second; three times as many at once.
    pub reads_per_address: u32,
    /// The wrong secrets, and the names of tables that there are not, from one address in a minute.
    pub wrong_secrets_per_minute: u32,
    /// The tables that one address opens in an hour.
    pub tables_per_hour: u32,
    /// The connections of one address.
    pub connections_per_address: usize,
    /// All connections.
    pub connections: usize,
    /// How long a reader may not read before it is dropped.
    pub slow_reader: Duration,
    /// How long the head of a request may take, and its body again as long.
    pub slow_request: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body_bytes: 64 * 1024,
            acts_per_second: 20,
            acts_per_table: 40,
            acts_per_address: 400,
            lines_per_table: 20_000,
            reads_per_address: 20_000,
            wrong_secrets_per_minute: 60,
            tables_per_hour: 1000,
            connections_per_address: 2000,
            connections: 50_000,
            slow_reader: Duration::from_secs(20),
            slow_request: Duration::from_secs(20),
        }
    }
}

/// What a server is told before it starts.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens.
    pub listen: SocketAddr,
    /// What it encrypts connections with, if it does.
    pub tls: Option<Papers>,
    /// Where the record is kept.
    pub store: Store,
    /// The NATS through which servers that share a record tell one another.
    pub nats: Option<String>,
    /// The address people type, if it is not the one they reach the server by.
    pub public: Option<String>,
    /// What becomes of time in which no server is up, where a table does not say.
    pub outage: Outage,
    /// Who may open tables.
    pub open: Open,
    /// Where the metrics are served, if not beside everything else.
    pub metrics: Option<SocketAddr>,
    /// The limits.
    pub limits: Limits,
    /// The proxies that may say for whom they ask.
    pub proxies: Proxies,
    /// How long tables are kept.
    pub keep: Keep,
    /// The file with the key that signs finished games; made if there is none.
    pub signing_key: PathBuf,
    /// The engine that people practise with.
    pub engine: Choice,
    /// The program that pairs rounds.
    pub pairing: Pairing,
    /// The time that it goes by.
    pub time: Timepiece,
}

/// Why a server does not start.
#[derive(Debug)]
pub enum CannotServe {
    /// It cannot listen there.
    Listen(SocketAddr, io::Error),
    /// It has no papers to show.
    Papers(BadPapers),
    /// The journal cannot be used.
    Journal(Fault),
    /// The address of NATS cannot be used.
    News(Fault),
    /// There is no key to sign with.
    Key(NoKey),
    /// The engine does not play.
    Engine(NoEngine),
    /// The tables cannot be brought up to the present.
    Tables(Trouble),
    /// It stopped serving by itself.
    Served(io::Error),
}

impl fmt::Display for CannotServe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            Self::Papers(error) => write!(f, "TLS: {error}"),
            Self::Journal(fault) => fault.fmt(f),
            Self::News(Fault(what)) => write!(f, "NATS: {what}"),
            Self::Key(error) => error.fmt(f),
            Self::Engine(error) => error.fmt(f),
            Self::Tables(trouble) => trouble.fmt(f),
            Self::Served(error) => write!(f, "stopped serving: {error}"),
        }
    }
}

impl std::error::Error for CannotServe {}

/// How often the journal is asked for tables whose time has come.
const SWEEP: Duration = Duration::from_secs(5);
/// How long those who are being served may take to leave.
const LEAVE_WITHIN: Duration = Duration::from_secs(5);

/// What a server stands on besides its settings: all of it is outside, and may fail.
#[derive(Clone, Debug)]
pub struct Ground {
    /// The record.
    pub journal: Arc<dyn Journal>,
    /// The way to the other servers that share it.
    pub news: Option<Arc<dyn News>>,
    /// Where randomness comes from.
    pub chance: Chance,
    /// The key that signs finished games.
    pub signer: Arc<Signer>,
}

/// A server that listens and does not serve yet.
#[derive(Debug)]
pub struct Server<L = Tcp> {
    listener: L,
    address: SocketAddr,
    tls: Option<Tls>,
    /// Where the metrics are served, if not beside everything else.
    metrics: Option<TcpListener>,
    app: App,
    keep: Keep,
    proxies: Proxies,
    stop: watch::Sender<bool>,
}

impl Server {
    /// Opens the journal, deals with the time in which no server was up, and listens.
    ///
    /// # Errors
    /// If the journal cannot be used, or the address.
    pub async fn start(settings: Settings) -> Result<Self, CannotServe> {
        let journal: Arc<dyn Journal> = match &settings.store {
            Store::Sqlite(path) => {
                Arc::new(Sqlite::open_alone(path).map_err(CannotServe::Journal)?)
            }
            Store::Postgres(address) => {
                Arc::new(Postgres::open(address).await.map_err(CannotServe::Journal)?)
            }
        };
        Self::start_with(journal, settings).await
    }

    /// The same with a journal that is open.
    ///
    /// # Errors
    /// As [`Server::start`].
    pub async fn start_with(
        journal: Arc<dyn Journal>,
        settings: Settings,
    ) -> Result<Self, CannotServe> {
        let news: Option<Arc<dyn News>> = match &settings.nats {
            Some(address) => {
                Some(Arc::new(Nats::connect(address).await.map_err(CannotServe::News)?))
            }
            None => None,
        };
        let signer = Signer::in_file(&settings.signing_key).map_err(CannotServe::Key)?;
        let signer = Arc::new(signer);
        let ground = Ground { journal, news, chance: Chance::default(), signer };
        let listening = Tcp::bind(settings.listen);
        Self::start_on(ground, settings, listening).await
    }
}

impl<L: Listener<Addr = SocketAddr>> Server<L> {
    /// The same on a ground of the caller's, whose network listens once the tables are ready.
    ///
    /// # Errors
    /// As [`Server::start`].
    pub async fn start_on(
        ground: Ground,
        settings: Settings,
        listening: impl Future<Output = io::Result<L>>,
    ) -> Result<Self, CannotServe> {
        let tls = settings.tls.as_ref().map(Tls::with).transpose().map_err(CannotServe::Papers)?;
        let club = settings.engine.meet().await.map_err(CannotServe::Engine)?;
        let metrics = Arc::new(Metrics::default());
        let tables = Tables::new(ground, settings.time, Arc::clone(&metrics));
        tables.come_back().await.map_err(CannotServe::Tables)?;
        let cannot_listen = |error| CannotServe::Listen(settings.listen, error);
        let listener = listening.await.map_err(cannot_listen)?;
        let address = listener.local_addr().map_err(cannot_listen)?;
        let (stop, stopping) = watch::channel(false);
        let app = App {
            tables,
            metrics,
            limits: settings.limits,
            outage: settings.outage,
            open: Arc::new(settings.open),
            hides_metrics: settings.metrics.is_some(),
            address,
            is_encrypted: tls.is_some(),
            public: settings.public.map(Arc::from),
            guard: Arc::new(Guard::new(settings.proxies.clone())),
            connections: Arc::default(),
            boards: None,
            club,
            pairing: Arc::new(Engine::of(&settings.pairing)),
            stopping,
        };
        let (keep, proxies) = (settings.keep, settings.proxies);
        let metrics = match settings.metrics {
            Some(address) => {
                let cannot_listen = |error| CannotServe::Listen(address, error);
                Some(TcpListener::bind(address).await.map_err(cannot_listen)?)
            }
            None => None,
        };
        Ok(Self { listener, address, tls, metrics, app, keep, proxies, stop })
    }

    /// The same server, which also shows boards elsewhere at `/watch`.
    #[must_use]
    pub fn showing(mut self, boards: Boards) -> Self {
        self.app.boards = Some(boards);
        self
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where a browser on this machine finds it.
    #[must_use]
    pub fn url(&self) -> String {
        format!("{}://{}", self.app.scheme(), self.address)
    }

    /// What people at other devices type; nothing, if it listens to this machine alone.
    #[must_use]
    pub fn typed(&self) -> Vec<String> {
        self.app.typed()
    }

    /// Serves until `end` comes; then lets those who are being served finish.
    ///
    /// # Errors
    /// If it cannot go on.
    pub async fn serve_until(
        self,
        end: impl Future<Output = ()> + Send,
    ) -> Result<(), CannotServe> {
        let Self { listener, tls, metrics, app, keep, proxies, stop, .. } = self;
        let (tables, journal) = (Arc::clone(&app.tables), Arc::clone(&app.tables.journal));
        let keepers = [
            tokio::spawn(Arc::clone(&tables).keep_time()),
            tokio::spawn(Arc::clone(&tables).sweep(SWEEP)),
            tokio::spawn(Arc::clone(&tables).hear_others()),
            tokio::spawn(Arc::clone(&tables).keep_partners(app.club.clone())),
            tokio::spawn(Arc::clone(&tables).keep_no_longer(keep)),
            tokio::spawn(tables.keep_pulse()),
            tokio::spawn(tell_metrics(metrics, app.clone())),
        ];
        let slow_request = app.limits.slow_request;
        let door = Door::new(listener, Arc::clone(&app.connections), app.limits, proxies);
        let router = api::router(app);
        let serving = connections::serve(door, tls, router, slow_request, stop.subscribe());
        let mut serving = tokio::spawn(serving);
        let served = tokio::select! {
            served = &mut serving => served,
            () = end => {
                stop.send_replace(true);
                match tokio::time::timeout(LEAVE_WITHIN, &mut serving).await {
                    Ok(served) => served,
                    // Clients that have not left by now are cut off.
                    Err(_) => Ok(()),
                }
            }
        };
        serving.abort();
        keepers.iter().for_each(tokio::task::JoinHandle::abort);
        if let Err(fault) = journal.close().await {
            tracing::error!(%fault, "the journal is not closed in order");
        }
        served.map_err(|error| CannotServe::Served(io::Error::other(error)))
    }
}

/// Serves the metrics on an address of their own, if there is one.
async fn tell_metrics(listener: Option<TcpListener>, app: App) {
    if let Some(listener) = listener
        && let Err(error) = axum::serve(listener, api::metrics_router(app)).await
    {
        tracing::error!(%error, "the metrics are no longer served");
    }
}
