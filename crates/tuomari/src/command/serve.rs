//! `tuomari serve`: tables on the network.

use clap::Args;
use server::{Server, Settings, Store};
use tracing_subscriber::EnvFilter;

use crate::config::{Config, Flags};
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// Serve tables over HTTP and WebSocket
///
/// Everything is kept in one SQLite file, and there is nothing to set up. Several servers may share
/// a PostgreSQL instead, and tell one another through NATS. Each setting is a flag,
/// a variable (TUOMARI_LISTEN), or a line of tuomari.toml; the first of these that is there
/// counts, and `tuomari config show` tells which it was.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari serve
  tuomari serve --listen 0.0.0.0:8960 --public-url https://chess.example
  TUOMARI_DATABASE=/srv/club.sqlite tuomari serve --outage counts
  tuomari serve --database postgres://club@db/chess --nats nats://news:4222")]
pub(crate) struct Serve {
    #[command(flatten)]
    flags: Flags,
}

impl Serve {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let config = Config::gather(&self.flags)?;
        let settings = config.settings()?;
        let filter = EnvFilter::try_new(config.log()).unwrap_or_default();
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
        if let Store::Sqlite(file) = &settings.store
            && let Some(folder) = file.parent()
        {
            let io = |error| Trouble::Io(folder.display().to_string(), error);
            std::fs::create_dir_all(folder).map_err(io)?;
        }
        if !settings.listen.ip().is_loopback() {
            screen.remark(
                "everyone who reaches this address can open tables and look on; without TLS in \
                 front of it the secrets of the seats can be read on the way",
            )?;
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        let runtime = runtime.map_err(|error| Trouble::Io("threads".to_owned(), error))?;
        runtime.block_on(serve(settings, screen))?;
        // Questions to the journal that are still under way are nobody's any more.
        runtime.shutdown_background();
        Ok(Outcome::Fine)
    }
}

async fn serve(settings: Settings, screen: &mut Screen) -> Result<(), Trouble> {
    let store = settings.store.to_string();
    let server = Server::start(settings).await?;
    screen.line(format_args!("listening on http://{}", server.address()))?;
    screen.line(format_args!("everything is kept in {store}"))?;
    screen.flush()?;
    server.serve_until(told_to_stop()).await?;
    Ok(())
}

/// Waits for the terminal or the system to ask for the end.
async fn told_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut terminate) = signal(SignalKind::terminate()) else {
        let _ = tokio::signal::ctrl_c().await;
        return;
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminate.recv() => {}
    }
}
