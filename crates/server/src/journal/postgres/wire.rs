//! A connection to PostgreSQL that is made again when it was lost.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio_postgres::config::SslMode;
use tokio_postgres::tls::{MakeTlsConnect, TlsConnect};
use tokio_postgres::{Client, Config, NoTls, Socket};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::journal::Fault;

/// How long a statement may take before it is given up: a database that hangs is a fault to be
/// told, not a silence.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where the database is, and a connection to it once one was needed.
pub(super) struct Wire {
    config: Config,
    held: Mutex<Option<Arc<Client>>>,
}

impl fmt::Debug for Wire {
    /// Without the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Wire").field("hosts", &self.config.get_hosts()).finish_non_exhaustive()
    }
}

impl Wire {
    pub(super) fn to(config: Config) -> Self {
        Self { config, held: Mutex::default() }
    }

    async fn client(&self) -> Result<Arc<Client>, Fault> {
        let mut held = self.held.lock().await;
        if let Some(client) = held.as_ref().filter(|client| !client.is_closed()) {
            return Ok(Arc::clone(client));
        }
        let client = Arc::new(connect(&self.config).await?);
        *held = Some(Arc::clone(&client));
        Ok(client)
    }

    /// Asks on the connection.
    pub(super) async fn ask<T>(
        &self,
        question: impl AsyncFnOnce(&Client) -> Result<T, tokio_postgres::Error>,
    ) -> Result<T, Fault> {
        Ok(self.put(question).await??)
    }

    /// The same, and tells a question that was refused from a database that is away. After a
    /// timeout the next question goes over a new connection.
    pub(super) async fn put<T>(
        &self,
        question: impl AsyncFnOnce(&Client) -> Result<T, tokio_postgres::Error>,
    ) -> Result<Result<T, tokio_postgres::Error>, Fault> {
        let client = self.client().await?;
        match tokio::time::timeout(PATIENCE, question(&client)).await {
            Ok(answer) => Ok(answer),
            Err(_) => {
                *self.held.lock().await = None;
                Err(Fault("PostgreSQL does not answer".to_owned()))
            }
        }
    }
}

/// Connects, encrypted where the address says `sslmode=require`. Then the certificate must be one
/// that this machine trusts: encryption to an unknown server would keep nobody out.
pub(super) async fn connect(config: &Config) -> Result<Client, Fault> {
    match config.get_ssl_mode() {
        SslMode::Require => {
            let trusted = MakeRustlsConnect::with_native_certs();
            let (tls, _) = trusted.map_err(|errors| {
                let why: Vec<String> = errors.iter().map(ToString::to_string).collect();
                Fault(format!("no certificates to trust: {}", why.join("; ")))
            })?;
            connect_by(config, tls).await
        }
        _ => connect_by(config, NoTls).await,
    }
}

async fn connect_by<T>(config: &Config, tls: T) -> Result<Client, Fault>
where
    T: MakeTlsConnect<Socket>,
    T::TlsConnect: Send,
    T::Stream: Send + 'static,
    <T::TlsConnect as TlsConnect<Socket>>::Future: Send,
{
    let (client, connection) = config.connect(tls).await?;
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::warn!(%error, "the connection to PostgreSQL was lost");
        }
    });
    Ok(client)
}
