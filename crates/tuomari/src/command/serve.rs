//! `tuomari serve`: tables on the network.

use std::io::IsTerminal;
use std::path::Path;
use std::thread;
use std::time::Duration;

use clap::Args;
use laws::Book;
use server::boards::Boards;
use server::seat::Token;
use server::{Open, Server, Settings, Store, Timepiece};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::cli::books;
use crate::config::{Config, Flags, LogFormat};
use crate::follow::{Follower, Pace, TICK};
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;
use crate::system;

/// Serve tables over HTTP and WebSocket
///
/// Everything is stored in one SQLite file; there is nothing to set up. Alternatively, several
/// servers can share a PostgreSQL and notify one another through NATS. Each setting is a flag, a
/// variable (TUOMARI_LISTEN), or a line in tuomari.toml, in this order of precedence;
/// `tuomari config show` shows where each came from.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari serve
  tuomari serve --listen 0.0.0.0:8960 --tls-cert club.pem --tls-key club.key
  tuomari serve --listen 0.0.0.0:8960 --public-url https://chess.example
  TUOMARI_DATABASE=/srv/club.sqlite tuomari serve --outage counts
  tuomari serve --database postgres://club@db/chess --nats nats://news:4222
  tuomari serve --watch /mnt/dgt/round4.pgn --watch https://games.example/round4.pgn")]
#[group(id = "server")]
pub(crate) struct Serve {
    #[command(flatten)]
    flags: Flags,
    #[command(flatten)]
    watched: Watched,
    /// What is named with its whole address once that is known: a word for it, and its path.
    #[arg(skip)]
    pages: Vec<(&'static str, String)>,
}

/// Boards elsewhere that the server shows, as `tuomari watch` does.
#[derive(Args, Debug)]
struct Watched {
    /// Show the boards of this file or address at /watch, most urgent first; may be repeated
    #[arg(long, value_name = "FILE-OR-URL")]
    watch: Vec<String>,
    /// The rule book for watched boards [default: the FIDE Laws in force on the date of each game]
    #[arg(long, value_name = "BOOK", value_parser = books())]
    watch_book: Option<Book>,
    /// Report games without a move this many minutes after the start (6.7.1)
    #[arg(long, value_name = "MINUTES")]
    watch_default_time: Option<u32>,
    /// How often to poll watched addresses, in seconds
    #[arg(long, default_value_t = 5, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..))]
    watch_every: u32,
}

impl Watched {
    /// Starts watching on its own thread; returns the boards and the secret that gives access to
    /// them.
    fn begin(self) -> Result<Option<(Boards, Token)>, Trouble> {
        if self.watch.is_empty() {
            return Ok(None);
        }
        let time = Timepiece::start();
        let watches =
            super::watch::boards(self.watch_book, None, self.watch_default_time, time.now());
        let no_chance = |error: getrandom::Error| {
            Trouble::Io("randomness".into(), std::io::Error::other(error))
        };
        let secret = Token::random().map_err(no_chance)?;
        let (teller, boards) = Boards::new(&secret);
        let every = Duration::from_secs(u64::from(self.watch_every));
        let pace = Pace { every, ..Pace::default() };
        let mut follower = Follower::new(&self.watch, pace, watches);
        thread::spawn(move || {
            loop {
                if follower.turn(time.now()).is_changed {
                    teller.tell(follower.scene());
                }
                thread::sleep(TICK);
            }
        });
        Ok(Some((boards, secret)))
    }
}

impl Serve {
    /// Serves what is in a SQLite file, and names these pages with their whole addresses.
    pub(crate) fn run_on(
        mut self,
        file: &Path,
        pages: Vec<(&'static str, String)>,
        screen: &mut Screen,
    ) -> Result<Outcome, Trouble> {
        self.flags.use_database(file);
        self.pages = pages;
        self.run(screen)
    }

    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let config = Config::gather(&self.flags)?;
        let settings = config.settings()?;
        log(config.log()?, config.log_format()?);
        if let Store::Sqlite(file) = &settings.store
            && let Some(folder) = file.parent()
        {
            let io = |error| Trouble::Io(folder.display().to_string(), error);
            std::fs::create_dir_all(folder).map_err(io)?;
        }
        if !settings.listen.ip().is_loopback() {
            screen.remark(
                "anyone who can reach this address can watch, and open tables unless --open says \
                 otherwise",
            )?;
            if settings.tls.is_none() {
                screen.remark(
                    "without --tls-cert, or a proxy that encrypts, anyone else in the network \
                     can read the seats' secrets",
                )?;
            }
        }
        if matches!(settings.open, Open::Lan)
            && settings.public.is_some()
            && settings.proxies.is_empty()
        {
            screen.remark(
                "behind a proxy --open lan admits everyone, because all come from its address; name it \
                 with --trust-proxy",
            )?;
        }
        if let Err(error) = system::take_all_files() {
            screen.remark(format_args!("cannot raise the limit on connections: {error}"))?;
        }
        let watched = self.watched.begin()?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        let runtime = runtime.map_err(|error| Trouble::Io("threads".to_owned(), error))?;
        runtime.block_on(serve(settings, watched, &self.pages, screen))?;
        // Pending journal reads have no one left to answer.
        runtime.shutdown_background();
        Ok(Outcome::Fine)
    }
}

/// Logs to standard error. Colours are for terminals; the audit trail is for programs.
fn log(level: LevelFilter, format: LogFormat) {
    let builder = tracing_subscriber::fmt().with_writer(std::io::stderr);
    let builder = builder.with_ansi(std::io::stderr().is_terminal());
    // A line that cannot be written, as on a full disk, is lost. To say so on standard error would
    // fail as well, and end whatever task wanted to log.
    let builder = builder.log_internal_errors(false);
    let filter =
        |audit: LevelFilter| Targets::new().with_default(level).with_target(server::AUDIT, audit);
    match format {
        LogFormat::Text => {
            builder.with_max_level(level).finish().with(filter(LevelFilter::OFF)).init();
        }
        LogFormat::Json => {
            let builder = builder.json().flatten_event(true);
            let most = level.max(LevelFilter::INFO);
            builder.with_max_level(most).finish().with(filter(LevelFilter::INFO)).init();
        }
    }
}

async fn serve(
    settings: Settings,
    watched: Option<(Boards, Token)>,
    pages: &[(&str, String)],
    screen: &mut Screen,
) -> Result<(), Trouble> {
    let store = settings.store.to_string();
    let public = settings.public.clone();
    let code = settings.open.printed().map(str::to_owned);
    // From here on a signal ends the service in order, even before it is told where it listens.
    let told_to_stop = system::told_to_stop();
    let told_to_stop = told_to_stop.map_err(|error| Trouble::Io("signals".to_owned(), error))?;
    let mut server = Server::start(settings).await?;
    let listening = server.url();
    screen.line(format_args!("listening on {listening}"))?;
    for address in server.typed().iter().filter(|address| **address != listening) {
        screen.line(format_args!("other devices find it at {address}"))?;
    }
    screen.line(format_args!("storing everything in {store}"))?;
    if let Some(code) = code {
        screen.line(format_args!("tables are opened with the code {code}"))?;
    }
    let base = public.unwrap_or_else(|| server.url());
    let base = base.trim_end_matches('/');
    for (what, path) in pages {
        screen.line(format_args!("{what}: {base}{path}"))?;
    }
    if let Some((boards, secret)) = watched {
        screen.line(format_args!("boards for the arbiter: {base}/watch#{}", secret.reveal()))?;
        server = server.showing(boards);
    }
    screen.flush()?;
    server.serve_until(told_to_stop).await?;
    Ok(())
}
