//! What holds where nothing is said.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use server::{Limits, Store};

use super::Origin;

pub(super) fn default(name: &str, variable: &impl Fn(&str) -> Option<String>) -> String {
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

/// The key lies beside the SQLite file; beside PostgreSQL there is no place that only we can read.
pub(super) fn default_key(
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
pub(super) fn folder(
    xdg: &str,
    usual: &str,
    variable: &impl Fn(&str) -> Option<String>,
) -> Option<PathBuf> {
    let base = variable(xdg)
        .map(PathBuf::from)
        .or_else(|| variable("HOME").map(|home| Path::new(&home).join(usual)))
        // Windows has one folder for both.
        .or_else(|| variable("LOCALAPPDATA").map(PathBuf::from));
    base.map(|base| base.join("tuomari"))
}
