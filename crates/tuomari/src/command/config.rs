//! `tuomari config`: the server's settings.

use clap::{Args, Subcommand};
use serde::Serialize;

use crate::config::{Config, Flags};
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// Show the server's settings
#[derive(Args, Debug)]
pub(crate) struct Configuration {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand, Debug)]
enum Action {
    /// Show every setting and where it came from, as lines of tuomari.toml
    Show(Show),
}

#[derive(Args, Debug)]
struct Show {
    #[command(flatten)]
    flags: Flags,
    /// One JSON object per line
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Setting<'a> {
    name: &'a str,
    value: &'a str,
    origin: String,
}

impl Configuration {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let Action::Show(show) = self.action;
        let config = Config::gather(&show.flags)?;
        for (name, value, origin) in config.all() {
            if show.json {
                screen.json(&Setting { name, value: &value, origin: origin.to_string() })?;
            } else {
                screen.line(format_args!("{name} = {value:?} # {origin}"))?;
            }
        }
        config.settings()?;
        config.log()?;
        config.log_format()?;
        Ok(Outcome::Fine)
    }
}
