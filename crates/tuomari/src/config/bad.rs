//! What can be wrong with settings, and where.

use std::fmt;
use std::path::PathBuf;

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
