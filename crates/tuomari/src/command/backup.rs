//! `tuomari backup` and `tuomari restore`: copies of the file that holds everything.

use std::path::PathBuf;

use clap::Args;
use server::journal;

use crate::config::{Config, Flags};
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// Copy the SQLite file, while a server may be using it
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari backup monday.sqlite
  tuomari backup --database /srv/club.sqlite /backup/club-monday.sqlite")]
pub(crate) struct Backup {
    /// The copy to write; it must not be there yet
    #[arg(value_name = "COPY")]
    copy: PathBuf,
    #[command(flatten)]
    flags: Flags,
}

impl Backup {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let database = Config::gather(&self.flags)?.file()?;
        journal::backup(&database, &self.copy)?;
        screen.line(format_args!("{} is copied to {}", database.display(), self.copy.display()))?;
        Ok(Outcome::Fine)
    }
}

/// Put a copy where the SQLite file belongs; no server may be using it
///
/// The copy is checked first. What was there is kept beside it, with .before-restore after its
/// name.
#[derive(Args, Debug)]
pub(crate) struct Restore {
    /// The copy to restore
    #[arg(value_name = "COPY")]
    copy: PathBuf,
    #[command(flatten)]
    flags: Flags,
}

impl Restore {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let database = Config::gather(&self.flags)?.file()?;
        journal::restore(&self.copy, &database)?;
        screen.line(format_args!(
            "{} is restored from {}",
            database.display(),
            self.copy.display()
        ))?;
        Ok(Outcome::Fine)
    }
}
