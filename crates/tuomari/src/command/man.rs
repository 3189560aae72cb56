//! `tuomari man`: the manual pages.

use std::fs;
use std::path::PathBuf;

use clap::{Args, CommandFactory};

use crate::cli::Cli;
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// Write the manual pages
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari man | man -l -
  tuomari man --dir ~/.local/share/man/man1")]
pub(crate) struct Man {
    /// A folder for the page of the program and one page per command; without it the first is
    /// written to standard output
    #[arg(long)]
    dir: Option<PathBuf>,
}

impl Man {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        match self.dir {
            None => {
                let mut page = Vec::new();
                clap_mangen::Man::new(Cli::command()).render(&mut page).map_err(Trouble::Output)?;
                screen.text(&page)?;
            }
            Some(dir) => {
                fs::create_dir_all(&dir)
                    .and_then(|()| clap_mangen::generate_to(Cli::command(), &dir))
                    .map_err(|error| Trouble::Io(dir.display().to_string(), error))?;
            }
        }
        Ok(Outcome::Fine)
    }
}
