//! `tuomari backup` and `tuomari restore`: copies of the SQLite file.

use std::path::PathBuf;

use clap::Args;
use server::journal;

use crate::config::{Config, Flags};
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// Copy the SQLite file; a server may be running
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari backup monday.sqlite
  tuomari backup --database /srv/club.sqlite /backup/club-monday.sqlite")]
pub(crate) struct Backup {
    /// The copy to write; it must not exist yet
    #[arg(value_name = "COPY")]
    copy: PathBuf,
    #[command(flatten)]
    flags: Flags,
}

impl Backup {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let database = Config::gather(&self.flags)?.file()?;
        journal::backup(&database, &self.copy)?;
        screen.line(format_args!("copied {} to {}", database.display(), self.copy.display()))?;
        Ok(Outcome::Fine)
    }
}

/// Replace the SQLite file with a copy; no server may be running
///
/// The copy is checked first. The previous file is kept beside it with .before-restore appended to
/// its name.
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
            "restored {} from {}",
            database.display(),
            self.copy.display()
        ))?;
        Ok(Outcome::Fine)
    }
}
