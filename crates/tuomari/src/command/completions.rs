//! `tuomari completions`: shell completion scripts.

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::cli::Cli;
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// Write a shell completion script
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari completions bash > ~/.local/share/bash-completion/completions/tuomari
  tuomari completions fish > ~/.config/fish/completions/tuomari.fish
  tuomari completions zsh > ~/.zfunc/_tuomari")]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        // Into memory first: the generator panics if writing fails.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "tuomari", &mut script);
        screen.text(&script)?;
        Ok(Outcome::Fine)
    }
}
