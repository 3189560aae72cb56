//! The server's settings: flags, then environment variables, then a file, then defaults.

use std::collections::BTreeMap;
use std::env;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use clap::Args;
use server::entry::Outage;
use server::{Limits, Settings, Store, Timepiece, without_password};

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
    /// How much to log: error, warn, info, debug
    #[arg(long, value_name = "LEVEL")]
    log: Option<String>,
    /// The maximum size of a request or a frame, in bytes
    #[arg(long, value_name = "N")]
    body_bytes: Option<String>,
    /// The maximum number of acts per second for one seat
    #[arg(long, value_name = "N")]
    acts_per_second: Option<String>,
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
            "log" => self.log.as_ref(),
            "body-bytes" => self.body_bytes.as_ref(),
            "acts-per-second" => self.acts_per_second.as_ref(),
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
const NAMES: [&str; 14] = [
    "listen",
    "database",
    "nats",
    "public-url",
    "outage",
    "signing-key",
    "log",
    "body-bytes",
    "acts-per-second",
    "tables-per-hour",
    "connections-per-address",
    "connections",
    "slow-reader",
    "slow-request",
];

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
            Some((name, without_password(value), origin))
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

    /// The log level.
    pub(crate) fn log(&self) -> &str {
        self.text("log")
    }

    /// The settings as the server takes them.
    pub(crate) fn settings(&self) -> Result<Settings, BadConfig> {
        let public = self.text("public-url");
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
            public: (!public.is_empty()).then(|| public.to_owned()),
            outage: match self.text("outage") {
                "counts" => Outage::Counts,
                "restored" => Outage::Restored,
                _ => return Err(self.bad("outage", "expected counts or restored")),
            },
            signing_key: self.signing_key(),
            time: Timepiece::start(),
            limits: Limits {
                body_bytes: self.parse("body-bytes")?,
                acts_per_second: self.parse("acts-per-second")?,
                tables_per_hour: self.parse("tables-per-hour")?,
                connections_per_address: self.parse("connections-per-address")?,
                connections: self.parse("connections")?,
                slow_reader: Duration::from_secs(self.parse("slow-reader")?),
                slow_request: Duration::from_secs(self.parse("slow-request")?),
            },
        })
    }

    fn parse<T: FromStr<Err: fmt::Display>>(&self, name: &'static str) -> Result<T, BadConfig> {
        self.text(name).parse().map_err(|error: T::Err| self.bad(name, error))
    }

    fn bad(&self, name: &'static str, why: impl fmt::Display) -> BadConfig {
        let (value, origin) = self.0.get(name).cloned().unwrap_or((String::new(), Origin::Default));
        let value = without_password(&value);
        BadConfig::Value { name, value, origin, why: why.to_string() }
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
        "log" => "info".to_owned(),
        "body-bytes" => limits.body_bytes.to_string(),
        "acts-per-second" => limits.acts_per_second.to_string(),
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
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tuomari.toml");
        std::fs::write(&path, "lisen = \"1.1.1.1:1\"\n").unwrap();
        let flags = Flags { config: Some(path), ..Flags::default() };
        let error = Config::gather_from(&flags, |_| None).unwrap_err().to_string();
        assert!(error.ends_with("unknown setting \"lisen\""), "{error}");
    }
}
