//! The server's settings: flags, then environment variables, then a file, then defaults.

use std::collections::BTreeMap;
use std::env;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use clap::Args;
use clock::Span;
use server::entry::Outage;
use server::erase::Keep;
use server::sparring::Choice;
use server::{Limits, Open, Settings, Store, Timepiece, without_password};
use tracing_subscriber::filter::LevelFilter;

/// The settings of a server, as typed.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Flags {
    /// A file of settings [default: tuomari/tuomari.toml in the XDG config folder, if it exists]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<String>,
    /// The SQLite file that holds everything, or the postgres:// address that several servers share
    #[arg(long, value_name = "FILE|URL")]
    database: Option<String>,
    /// The nats:// address through which servers that share a database notify one another
    #[arg(long, value_name = "URL")]
    nats: Option<String>,
    /// The address people type, if there is a proxy in front
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// What happens to time during which no server was up, if a table does not say
    #[arg(long, value_name = "counts|restored")]
    outage: Option<String>,
    /// The file with the key that signs finished games, made if it does not exist [default: beside
    /// the SQLite file, or tuomari/signing.key in the XDG state folder]
    #[arg(long, value_name = "FILE")]
    signing_key: Option<String>,
    /// Delete finished games this long after their last line, such as 365d [default: never]
    #[arg(long, value_name = "DAYS")]
    keep_finished: Option<String>,
    /// Delete tables whose game never began or ended this long after their last line [default: never]
    #[arg(long, value_name = "DAYS")]
    keep_unfinished: Option<String>,
    /// Who may open tables: anyone, people of the local network (lan), or whoever has the code that
    /// is printed at startup (code) or given here (code:WORD)
    #[arg(long, value_name = "anyone|lan|code|code:WORD")]
    open: Option<String>,
    /// The UCI engine that plays with whoever wants to practise, or none [default: stockfish, if
    /// it is installed]
    #[arg(long, value_name = "PROGRAM|none")]
    engine: Option<String>,
    /// Where to serve /metrics, if not beside everything else
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<String>,
    /// How much to log: error, warn, info, debug, trace
    #[arg(long, value_name = "LEVEL")]
    log: Option<String>,
    /// How to log: lines of text, or of JSON with an audit line for every act and change of seats
    #[arg(long, value_name = "text|json")]
    log_format: Option<String>,
    /// The maximum size of a request or a frame, in bytes
    #[arg(long, value_name = "N")]
    body_bytes: Option<String>,
    /// The maximum number of acts per second for one seat
    #[arg(long, value_name = "N")]
    acts_per_second: Option<String>,
    /// The maximum number of acts per second at one table
    #[arg(long, value_name = "N")]
    acts_per_table: Option<String>,
    /// The maximum number of acts per second from one address
    #[arg(long, value_name = "N")]
    acts_per_address: Option<String>,
    /// The maximum number of lines in the record of one table
    #[arg(long, value_name = "N")]
    lines_per_table: Option<String>,
    /// The maximum number of lines of records per second that one address may read
    #[arg(long, value_name = "N")]
    reads_per_address: Option<String>,
    /// The maximum number of wrong secrets per minute from one address
    #[arg(long, value_name = "N")]
    wrong_secrets_per_minute: Option<String>,
    /// The proxies whose Forwarded or X-Forwarded-For names the client: addresses and networks
    #[arg(long, value_name = "ADDRESS,...")]
    trust_proxy: Option<String>,
    /// The maximum number of tables per hour for one address
    #[arg(long, value_name = "N")]
    tables_per_hour: Option<String>,
    /// The maximum number of connections for one address
    #[arg(long, value_name = "N")]
    connections_per_address: Option<String>,
    /// The maximum number of connections in total
    #[arg(long, value_name = "N")]
    connections: Option<String>,
    /// Drop a client that has not read for this many seconds
    #[arg(long, value_name = "SECONDS")]
    slow_reader: Option<String>,
    /// The seconds allowed for the head of a request, and as many again for its body
    #[arg(long, value_name = "SECONDS")]
    slow_request: Option<String>,
}

impl Flags {
    fn given(&self, name: &str) -> Option<&String> {
        match name {
            "listen" => self.listen.as_ref(),
            "database" => self.database.as_ref(),
            "nats" => self.nats.as_ref(),
            "public-url" => self.public_url.as_ref(),
            "outage" => self.outage.as_ref(),
            "signing-key" => self.signing_key.as_ref(),
            "open" => self.open.as_ref(),
            "engine" => self.engine.as_ref(),
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
const NAMES: [&str; 26] = [
    "listen",
    "database",
    "nats",
    "public-url",
    "outage",
    "signing-key",
    "open",
    "engine",
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

/// How to log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogFormat {
    /// Lines for people.
    Text,
    /// Lines of JSON, with an audit trail.
    Json,
}

/// Where a setting came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    Flag,
    Variable(String),
    File(PathBuf),
    Default,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag => f.write_str("flag"),
            Self::Variable(name) => f.write_str(name),
            Self::File(path) => path.display().fmt(f),
            Self::Default => f.write_str("default"),
        }
    }
}

/// Why the settings are invalid.
#[derive(Debug)]
pub(crate) enum BadConfig {
    /// The file cannot be read.
    Unread(PathBuf, std::io::Error),
    /// The file is not TOML.
    NotToml(PathBuf, Box<toml::de::Error>),
    /// The file has an unknown setting.
    Unknown(PathBuf, String),
    /// A value is invalid.
    Value { name: &'static str, value: String, origin: Origin, why: String },
}

impl fmt::Display for BadConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unread(path, error) => write!(f, "{}: {error}", path.display()),
            Self::NotToml(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Unknown(path, name) => {
                write!(f, "{}: unknown setting {name:?}", path.display())
            }
            Self::Value { name, value, origin, why } => {
                write!(f, "{name} = {value:?} ({origin}): {why}")
            }
        }
    }
}

/// Every setting with its origin.
#[derive(Clone, Debug)]
pub(crate) struct Config(BTreeMap<&'static str, (String, Origin)>);

impl Config {
    /// Gathers the settings.
    pub(crate) fn gather(flags: &Flags) -> Result<Self, BadConfig> {
        Self::gather_from(flags, |name| env::var(name).ok().filter(|value| !value.is_empty()))
    }

    fn gather_from(
        flags: &Flags,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, BadConfig> {
        let file = match flags.config.clone().or_else(|| variable("TUOMARI_CONFIG").map(Into::into))
        {
            Some(path) => Some(path),
            None => folder("XDG_CONFIG_HOME", ".config", &variable)
                .map(|folder| folder.join("tuomari.toml"))
                .filter(|path| path.exists()),
        };
        let mut lines = match &file {
            Some(path) => read(path)?,
            None => BTreeMap::new(),
        };
        let mut settings = BTreeMap::new();
        for name in NAMES {
            let line = lines.remove(name);
            let variable_name = format!("TUOMARI_{}", name.to_uppercase().replace('-', "_"));
            let setting = if let Some(value) = flags.given(name) {
                (value.clone(), Origin::Flag)
            } else if let Some(value) = variable(&variable_name) {
                (value, Origin::Variable(variable_name))
            } else if let (Some(value), Some(path)) = (line, &file) {
                (value, Origin::File(path.clone()))
            } else {
                (default(name, &variable), Origin::Default)
            };
            settings.insert(name, setting);
        }
        let key = default_key(&settings, &variable);
        if let Some((value, Origin::Default)) = settings.get_mut("signing-key") {
            *value = key;
        }
        match (lines.into_keys().next(), file) {
            (Some(name), Some(path)) => Err(BadConfig::Unknown(path, name)),
            _ => Ok(Self(settings)),
        }
    }

    /// Each setting: name, value, origin; passwords are not shown.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&'static str, String, &Origin)> {
        NAMES.into_iter().filter_map(|name| {
            let (value, origin) = self.0.get(name)?;
            Some((name, without_secret(name, value), origin))
        })
    }

    fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", |(value, _)| value)
    }

    /// The SQLite file, for commands that handle it as a file.
    pub(crate) fn file(&self) -> Result<PathBuf, BadConfig> {
        match self.store() {
            Store::Sqlite(path) => Ok(path),
            Store::Postgres(_) => {
                Err(self.bad("database", "back up PostgreSQL with its own tools, such as pg_dump"))
            }
        }
    }

    /// Where everything is stored.
    pub(crate) fn store(&self) -> Store {
        Store::new(self.text("database"))
    }

    /// The file with the key that signs finished games.
    pub(crate) fn signing_key(&self) -> PathBuf {
        self.text("signing-key").into()
    }

    /// How much to log.
    pub(crate) fn log(&self) -> Result<LevelFilter, BadConfig> {
        match self.text("log") {
            "error" => Ok(LevelFilter::ERROR),
            "warn" => Ok(LevelFilter::WARN),
            "info" => Ok(LevelFilter::INFO),
            "debug" => Ok(LevelFilter::DEBUG),
            "trace" => Ok(LevelFilter::TRACE),
            _ => Err(self.bad("log", "expected error, warn, info, debug or trace")),
        }
    }

    /// How to log.
    pub(crate) fn log_format(&self) -> Result<LogFormat, BadConfig> {
        match self.text("log-format") {
            "text" => Ok(LogFormat::Text),
            "json" => Ok(LogFormat::Json),
            _ => Err(self.bad("log-format", "expected text or json")),
        }
    }

    /// Who may open tables.
    fn open(&self) -> Result<Open, BadConfig> {
        match self.text("open") {
            "anyone" => Ok(Open::Anyone),
            "lan" => Ok(Open::Lan),
            "code" => Open::by_lot().map_err(|error| self.bad("open", error)),
            text => match text.strip_prefix("code:") {
                Some(code) if code.len() >= Open::SHORTEST_CODE => Ok(Open::code(code)),
                Some(_) => Err(self.bad("open", "a code has at least 6 characters")),
                None => Err(self.bad("open", "expected anyone, lan, code or code:WORD")),
            },
        }
    }

    /// The address that people type.
    fn public(&self) -> Result<Option<String>, BadConfig> {
        let text = self.text("public-url");
        if text.is_empty() {
            return Ok(None);
        }
        let host = ["http://", "https://"].iter().find_map(|scheme| text.strip_prefix(scheme));
        let is_host = |c: char| c.is_alphanumeric() || "-._:[]/".contains(c);
        let is_address = host.is_some_and(|host| {
            !host.starts_with('/') && !host.is_empty() && host.chars().all(is_host)
        });
        if is_address {
            Ok(Some(text.to_owned()))
        } else {
            Err(self.bad("public-url", "expected an address such as https://chess.example"))
        }
    }

    /// The settings as the server takes them.
    pub(crate) fn settings(&self) -> Result<Settings, BadConfig> {
        Ok(Settings {
            listen: self.parse("listen")?,
            store: self.store(),
            nats: match (self.text("nats"), self.store()) {
                ("", _) => None,
                (address, Store::Postgres(_)) => Some(address.to_owned()),
                (_, Store::Sqlite(_)) => {
                    return Err(self.bad("nats", "a SQLite file belongs to one server"));
                }
            },
            public: self.public()?,
            open: self.open()?,
            engine: match self.text("engine") {
                "" => Choice::IfInstalled,
                "none" => Choice::None,
                program => Choice::At(program.into()),
            },
            metrics: match self.text("metrics") {
                "" => None,
                _ => Some(self.parse("metrics")?),
            },
            outage: match self.text("outage") {
                "counts" => Outage::Counts,
                "restored" => Outage::Restored,
                _ => return Err(self.bad("outage", "expected counts or restored")),
            },
            proxies: self.parse("trust-proxy")?,
            keep: Keep {
                finished: self.days("keep-finished")?,
                unfinished: self.days("keep-unfinished")?,
            },
            signing_key: self.signing_key(),
            time: Timepiece::start(),
            limits: Limits {
                body_bytes: self.at_least_one("body-bytes")?,
                acts_per_second: self.at_least_one("acts-per-second")?,
                acts_per_table: self.at_least_one("acts-per-table")?,
                acts_per_address: self.at_least_one("acts-per-address")?,
                lines_per_table: self.at_least_one("lines-per-table")?,
                reads_per_address: self.at_least_one("reads-per-address")?,
                wrong_secrets_per_minute: self.at_least_one("wrong-secrets-per-minute")?,
                tables_per_hour: self.at_least_one("tables-per-hour")?,
                connections_per_address: self.at_least_one("connections-per-address")?,
                connections: self.at_least_one("connections")?,
                slow_reader: Duration::from_secs(self.at_least_one("slow-reader")?),
                slow_request: Duration::from_secs(self.at_least_one("slow-request")?),
            },
        })
    }

    fn parse<T: FromStr<Err: fmt::Display>>(&self, name: &'static str) -> Result<T, BadConfig> {
        self.text(name).parse().map_err(|error: T::Err| self.bad(name, error))
    }

    fn at_least_one<T>(&self, name: &'static str) -> Result<T, BadConfig>
    where
        T: FromStr<Err: fmt::Display> + Default + PartialEq,
    {
        let number: T = self.parse(name)?;
        if number == T::default() { Err(self.bad(name, "expected at least 1")) } else { Ok(number) }
    }

    /// A number of days, `365d` or `365`; none if nothing is said.
    fn days(&self, name: &'static str) -> Result<Option<Span>, BadConfig> {
        let text = self.text(name);
        if text.is_empty() {
            return Ok(None);
        }
        let days: Result<u32, _> = text.strip_suffix('d').unwrap_or(text).parse();
        let days = days.map_err(|_| self.bad(name, "expected a number of days, such as 365d"))?;
        Ok(Some(Span::millis(u64::from(days) * 24 * 60 * 60 * 1000)))
    }

    fn bad(&self, name: &'static str, why: impl fmt::Display) -> BadConfig {
        let (value, origin) = self.0.get(name).cloned().unwrap_or((String::new(), Origin::Default));
        let value = without_secret(name, &value);
        BadConfig::Value { name, value, origin, why: why.to_string() }
    }
}

/// A value as it may be shown.
fn without_secret(name: &str, value: &str) -> String {
    match (name, value.strip_prefix("code:")) {
        ("open", Some(_)) => "code:***".to_owned(),
        _ => without_password(value),
    }
}

fn default(name: &str, variable: &impl Fn(&str) -> Option<String>) -> String {
    let limits = Limits::default();
    match name {
        "listen" => "127.0.0.1:8960".to_owned(),
        "database" => {
            let folder = folder("XDG_STATE_HOME", ".local/state", variable).unwrap_or_default();
            folder.join("tuomari.sqlite").display().to_string()
        }
        "outage" => "restored".to_owned(),
        "open" => "anyone".to_owned(),
        "log" => "info".to_owned(),
        "log-format" => "text".to_owned(),
        "body-bytes" => limits.body_bytes.to_string(),
        "acts-per-second" => limits.acts_per_second.to_string(),
        "acts-per-table" => limits.acts_per_table.to_string(),
        "acts-per-address" => limits.acts_per_address.to_string(),
        "lines-per-table" => limits.lines_per_table.to_string(),
        "reads-per-address" => limits.reads_per_address.to_string(),
        "wrong-secrets-per-minute" => limits.wrong_secrets_per_minute.to_string(),
        "tables-per-hour" => limits.tables_per_hour.to_string(),
        "connections-per-address" => limits.connections_per_address.to_string(),
        "connections" => limits.connections.to_string(),
        "slow-reader" => limits.slow_reader.as_secs().to_string(),
        "slow-request" => limits.slow_request.as_secs().to_string(),
        _ => String::new(),
    }
}

/// The key lies beside the SQLite file; beside a PostgreSQL there is no place that only we can read.
fn default_key(
    settings: &BTreeMap<&'static str, (String, Origin)>,
    variable: &impl Fn(&str) -> Option<String>,
) -> String {
    let path = match settings.get("database").map(|(text, _)| Store::new(text)) {
        Some(Store::Sqlite(file)) => file.with_extension("key"),
        Some(Store::Postgres(_)) | None => {
            let folder = folder("XDG_STATE_HOME", ".local/state", variable).unwrap_or_default();
            folder.join("signing.key")
        }
    };
    path.display().to_string()
}

/// Our folder in one of the XDG folders.
fn folder(xdg: &str, usual: &str, variable: &impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let base = variable(xdg)
        .map(PathBuf::from)
        .or_else(|| variable("HOME").map(|home| Path::new(&home).join(usual)));
    base.map(|base| base.join("tuomari"))
}

fn read(path: &Path) -> Result<BTreeMap<String, String>, BadConfig> {
    let text =
        std::fs::read_to_string(path).map_err(|error| BadConfig::Unread(path.to_owned(), error))?;
    let table: toml::Table =
        text.parse().map_err(|error| BadConfig::NotToml(path.to_owned(), Box::new(error)))?;
    let mut lines = BTreeMap::new();
    for (name, value) in table {
        let value = match value {
            toml::Value::String(text) => text,
            toml::Value::Integer(number) => number.to_string(),
            // No setting is a list, a table or a date.
            _ => return Err(BadConfig::Unknown(path.to_owned(), name)),
        };
        lines.insert(name, value);
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(config: &Config, name: &str) -> (String, Origin) {
        config.0[name].clone()
    }

    #[test]
    fn a_flag_goes_before_the_environment_before_the_file_before_the_default() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tuomari.toml");
        std::fs::write(&path, "listen = \"1.1.1.1:1\"\nlog = \"warn\"\nconnections = 7\n").unwrap();
        let flags = Flags {
            config: Some(path.clone()),
            listen: Some("3.3.3.3:3".into()),
            ..Flags::default()
        };
        let variable = |name: &str| match name {
            "TUOMARI_LISTEN" => Some("2.2.2.2:2".to_owned()),
            "TUOMARI_LOG" => Some("debug".to_owned()),
            "HOME" => Some("/home/laine".to_owned()),
            _ => None,
        };
        let config = Config::gather_from(&flags, variable).unwrap();
        assert_eq!(origin(&config, "listen"), ("3.3.3.3:3".to_owned(), Origin::Flag));
        let from = Origin::Variable("TUOMARI_LOG".to_owned());
        assert_eq!(origin(&config, "log"), ("debug".to_owned(), from));
        assert_eq!(origin(&config, "connections"), ("7".to_owned(), Origin::File(path)));
        let database = "/home/laine/.local/state/tuomari/tuomari.sqlite".to_owned();
        assert_eq!(origin(&config, "database"), (database, Origin::Default));
        assert_eq!(config.settings().unwrap().limits.connections, 7);
    }

    #[test]
    fn what_means_nothing_is_named_with_its_origin() {
        let flags = Flags { outage: Some("perhaps".into()), ..Flags::default() };
        let config = Config::gather_from(&flags, |_| None).unwrap();
        let error = config.settings().unwrap_err().to_string();
        assert_eq!(error, "outage = \"perhaps\" (flag): expected counts or restored");
        for (name, value, why) in [
            ("log", "loud", "expected error, warn, info, debug or trace"),
            ("public-url", "notaurl", "expected an address such as https://chess.example"),
            ("public-url", "https://", "expected an address such as https://chess.example"),
            ("acts-per-second", "0", "expected at least 1"),
            ("open", "nobody", "expected anyone, lan, code or code:WORD"),
            ("open", "code:x", "a code has at least 6 characters"),
            ("log-format", "xml", "expected text or json"),
        ] {
            let variable = format!("TUOMARI_{}", name.to_uppercase().replace('-', "_"));
            let given = |asked: &str| (asked == variable).then(|| value.to_owned());
            let config = Config::gather_from(&Flags::default(), given).unwrap();
            let checked = config.settings().map(drop).and_then(|()| config.log().map(drop));
            let checked = checked.and_then(|()| config.log_format().map(drop));
            let error = checked.unwrap_err().to_string();
            assert!(error.starts_with(name) && error.ends_with(why), "{error}");
        }
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tuomari.toml");
        std::fs::write(&path, "lisen = \"1.1.1.1:1\"\n").unwrap();
        let flags = Flags { config: Some(path), ..Flags::default() };
        let error = Config::gather_from(&flags, |_| None).unwrap_err().to_string();
        assert!(error.ends_with("unknown setting \"lisen\""), "{error}");
    }
}
