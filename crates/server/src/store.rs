//! Where the record is kept, and how that is shown.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use crate::journal::{Fault, Journal, Postgres, Sqlite};

/// Where the record is kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Store {
    /// In a SQLite file of this server's own.
    Sqlite(PathBuf),
    /// In a PostgreSQL that several servers may share: `postgres://user:password@host/name`.
    Postgres(String),
}

impl Store {
    /// The address of a database, or the name of a file.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let is_address = ["postgres://", "postgresql://"].iter().any(|p| text.starts_with(p));
        if is_address { Self::Postgres(text.to_owned()) } else { Self::Sqlite(text.into()) }
    }
}

impl Store {
    /// Opens the journal, and brings it to the newest form.
    ///
    /// # Errors
    /// If it cannot be used.
    pub async fn open(&self) -> Result<Arc<dyn Journal>, Fault> {
        Ok(match self {
            Self::Sqlite(path) => Arc::new(Sqlite::open(path)?),
            Self::Postgres(address) => Arc::new(Postgres::open(address).await?),
        })
    }
}

/// Without the password.
impl fmt::Display for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => path.display().fmt(f),
            Self::Postgres(address) => f.write_str(&without_password(address)),
        }
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// An address as it may be shown.
#[must_use]
pub fn without_password(address: &str) -> String {
    let shown = || {
        let (scheme, rest) = address.split_once("://")?;
        let authority = rest.find(['/', '?']).map_or(rest, |end| &rest[..end]);
        let (user, host) = authority.rsplit_once('@')?;
        let user = user.split_once(':')?.0;
        Some(format!("{scheme}://{user}:***@{host}{}", &rest[authority.len()..]))
    };
    let shown = shown().unwrap_or_else(|| address.to_owned());
    // It may stand among the parameters as well.
    match shown.split_once("password=") {
        None => shown,
        Some((before, after)) => {
            let rest = after.find('&').map_or("", |end| &after[end..]);
            format!("{before}password=***{rest}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_from_a_file() {
        assert_eq!(Store::new("club.sqlite"), Store::Sqlite("club.sqlite".into()));
        let address = "postgresql://club@db/chess";
        assert_eq!(Store::new(address), Store::Postgres(address.to_owned()));
    }

    #[test]
    fn a_password_is_never_shown() {
        for (address, shown) in [
            ("postgres://club:s3cret@db:5432/chess", "postgres://club:***@db:5432/chess"),
            ("postgres://club:p@ss@db/chess", "postgres://club:***@db/chess"),
            ("postgres://club@db/chess", "postgres://club@db/chess"),
            ("postgres://db/c?user=a&password=b&x=y", "postgres://db/c?user=a&password=***&x=y"),
            ("nats://u:p@n:4222", "nats://u:***@n:4222"),
            ("nats://n:4222", "nats://n:4222"),
            ("club.sqlite", "club.sqlite"),
        ] {
            assert_eq!(without_password(address), shown);
            assert!(!format!("{:?}", Store::new(address)).contains("s3cret"));
        }
    }
}
