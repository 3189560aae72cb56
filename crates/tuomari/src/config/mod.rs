//! The server's settings: flags, then environment variables, then a file, then defaults.

mod bad;
mod flags;
mod usual;

use std::collections::BTreeMap;
use std::env;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use clock::Span;
use server::entry::Outage;
use server::erase::Keep;
use server::event::engine::Pairing;
use server::sparring::Choice;
use server::{Limits, Open, Papers, Settings, Store, Timepiece, without_password};
use tracing_subscriber::filter::LevelFilter;

pub(crate) use self::bad::{BadConfig, Origin};
pub(crate) use self::flags::Flags;
use self::flags::NAMES;
use self::usual::{default, default_key, folder};

/// How to log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogFormat {
    /// Lines for people.
    Text,
    /// Lines of JSON, with an audit trail.
    Json,
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
                Some(code) if !code.bytes().all(|byte| byte.is_ascii_graphic()) => {
                    Err(self.bad("open", "a code has plain letters, digits and signs, no spaces"))
                }
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

    /// What connections are encrypted with.
    fn papers(&self) -> Result<Option<Papers>, BadConfig> {
        match (self.text("tls-cert"), self.text("tls-key")) {
            ("", "") => Ok(None),
            (_, "") => Err(self.bad("tls-cert", "expected tls-key beside it")),
            ("", _) => Err(self.bad("tls-key", "expected tls-cert beside it")),
            (certificate, key) => {
                Ok(Some(Papers { certificate: certificate.into(), key: key.into() }))
            }
        }
    }

    /// The settings as the server takes them.
    pub(crate) fn settings(&self) -> Result<Settings, BadConfig> {
        Ok(Settings {
            listen: self.parse("listen")?,
            tls: self.papers()?,
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
            pairing: match self.text("pairing-engine") {
                "" => Pairing::IfInstalled,
                "none" => Pairing::None,
                program => Pairing::At(program.into()),
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
mod tests;
