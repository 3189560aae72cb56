//! The settings by their names.

use std::path::{Path, PathBuf};

use clap::Args;

/// The settings of a server, as typed.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Flags {
    /// A file of settings [default: tuomari/tuomari.toml in the XDG config folder, if it exists]
    #[arg(long, value_name = "FILE")]
    pub(super) config: Option<PathBuf>,
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(super) listen: Option<String>,
    /// Encrypt connections: the certificate in PEM, and after it those that vouch for it; read again
    /// when it changes
    #[arg(long, value_name = "FILE")]
    pub(super) tls_cert: Option<String>,
    /// The private key of the certificate, in PEM
    #[arg(long, value_name = "FILE")]
    pub(super) tls_key: Option<String>,
    /// The SQLite file that holds everything, or the postgres:// address that several servers share
    #[arg(long, value_name = "FILE|URL")]
    pub(super) database: Option<String>,
    /// The nats:// address through which servers that share a database notify one another
    #[arg(long, value_name = "URL")]
    pub(super) nats: Option<String>,
    /// The address people type, if there is a proxy in front
    #[arg(long, value_name = "URL")]
    pub(super) public_url: Option<String>,
    /// What happens to time during which no server was up, if a table does not say
    #[arg(long, value_name = "counts|restored")]
    pub(super) outage: Option<String>,
    /// The file with the key that signs finished games, made if it does not exist [default: beside
    /// the SQLite file, or tuomari/signing.key in the XDG state folder]
    #[arg(long, value_name = "FILE")]
    pub(super) signing_key: Option<String>,
    /// Delete finished games this long after their last line, such as 365d [default: never]
    #[arg(long, value_name = "DAYS")]
    pub(super) keep_finished: Option<String>,
    /// Delete tables whose game never began or ended this long after their last line [default: never]
    #[arg(long, value_name = "DAYS")]
    pub(super) keep_unfinished: Option<String>,
    /// Who may open tables: anyone, people of the local network (lan), or people with the code that
    /// is printed at startup (code) or given here (code:WORD)
    #[arg(long, value_name = "anyone|lan|code|code:WORD")]
    pub(super) open: Option<String>,
    /// The UCI engine to practise with, or none [default: stockfish, if
    /// it is installed]
    #[arg(long, value_name = "PROGRAM|none")]
    pub(super) engine: Option<String>,
    /// The program that pairs events by the Swiss system over TRF, or none [default: bbpPairings,
    /// if it is installed]
    #[arg(long, value_name = "PROGRAM|none")]
    pub(super) pairing_engine: Option<String>,
    /// Where to serve /metrics, if not beside everything else
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(super) metrics: Option<String>,
    /// How much to log: error, warn, info, debug, trace
    #[arg(long, value_name = "LEVEL")]
    pub(super) log: Option<String>,
    /// How to log: lines of text, or of JSON with an audit line for every act and change of seats
    #[arg(long, value_name = "text|json")]
    pub(super) log_format: Option<String>,
    /// The maximum size of a request or a frame, in bytes
    #[arg(long, value_name = "N")]
    pub(super) body_bytes: Option<String>,
    /// The maximum number of acts per second for one seat
    #[arg(long, value_name = "N")]
    pub(super) acts_per_second: Option<String>,
    /// The maximum number of acts per second at one table
    #[arg(long, value_name = "N")]
    pub(super) acts_per_table: Option<String>,
    /// The maximum number of acts per second from one address
    #[arg(long, value_name = "N")]
    pub(super) acts_per_address: Option<String>,
    /// The maximum number of lines in the record of one table
    #[arg(long, value_name = "N")]
    pub(super) lines_per_table: Option<String>,
    /// The maximum number of lines of records per second that one address may read
    #[arg(long, value_name = "N")]
    pub(super) reads_per_address: Option<String>,
    /// The maximum number of wrong secrets per minute from one address
    #[arg(long, value_name = "N")]
    pub(super) wrong_secrets_per_minute: Option<String>,
    /// The proxies whose Forwarded or X-Forwarded-For names the client: addresses and networks
    #[arg(long, value_name = "ADDRESS,...")]
    pub(super) trust_proxy: Option<String>,
    /// The maximum number of tables per hour for one address
    #[arg(long, value_name = "N")]
    pub(super) tables_per_hour: Option<String>,
    /// The maximum number of connections for one address
    #[arg(long, value_name = "N")]
    pub(super) connections_per_address: Option<String>,
    /// The maximum number of connections in total
    #[arg(long, value_name = "N")]
    pub(super) connections: Option<String>,
    /// Drop a client that has not read for this many seconds
    #[arg(long, value_name = "SECONDS")]
    pub(super) slow_reader: Option<String>,
    /// The seconds allowed for the head of a request, and as many again for its body
    #[arg(long, value_name = "SECONDS")]
    pub(super) slow_request: Option<String>,
}

impl Flags {
    /// What is in this file is served, whatever else is said.
    pub(crate) fn use_database(&mut self, file: &Path) {
        self.database = Some(file.display().to_string());
    }

    pub(super) fn given(&self, name: &str) -> Option<&String> {
        match name {
            "listen" => self.listen.as_ref(),
            "tls-cert" => self.tls_cert.as_ref(),
            "tls-key" => self.tls_key.as_ref(),
            "database" => self.database.as_ref(),
            "nats" => self.nats.as_ref(),
            "public-url" => self.public_url.as_ref(),
            "outage" => self.outage.as_ref(),
            "signing-key" => self.signing_key.as_ref(),
            "open" => self.open.as_ref(),
            "engine" => self.engine.as_ref(),
            "pairing-engine" => self.pairing_engine.as_ref(),
            "metrics" => self.metrics.as_ref(),
            "keep-finished" => self.keep_finished.as_ref(),
            "keep-unfinished" => self.keep_unfinished.as_ref(),
            "log" => self.log.as_ref(),
            "log-format" => self.log_format.as_ref(),
            "body-bytes" => self.body_bytes.as_ref(),
            "acts-per-second" => self.acts_per_second.as_ref(),
            "acts-per-table" => self.acts_per_table.as_ref(),
            "acts-per-address" => self.acts_per_address.as_ref(),
            "lines-per-table" => self.lines_per_table.as_ref(),
            "reads-per-address" => self.reads_per_address.as_ref(),
            "wrong-secrets-per-minute" => self.wrong_secrets_per_minute.as_ref(),
            "trust-proxy" => self.trust_proxy.as_ref(),
            "tables-per-hour" => self.tables_per_hour.as_ref(),
            "connections-per-address" => self.connections_per_address.as_ref(),
            "connections" => self.connections.as_ref(),
            "slow-reader" => self.slow_reader.as_ref(),
            "slow-request" => self.slow_request.as_ref(),
            _ => None,
        }
    }
}

/// Every setting: the name of its flag, of its line in the file and, prefixed with `TUOMARI_`, of
/// its variable.
pub(super) const NAMES: [&str; 29] = [
    "listen",
    "tls-cert",
    "tls-key",
    "database",
    "nats",
    "public-url",
    "outage",
    "signing-key",
    "open",
    "engine",
    "pairing-engine",
    "metrics",
    "keep-finished",
    "keep-unfinished",
    "log",
    "log-format",
    "body-bytes",
    "acts-per-second",
    "acts-per-table",
    "acts-per-address",
    "lines-per-table",
    "reads-per-address",
    "wrong-secrets-per-minute",
    "trust-proxy",
    "tables-per-hour",
    "connections-per-address",
    "connections",
    "slow-reader",
    "slow-request",
];
