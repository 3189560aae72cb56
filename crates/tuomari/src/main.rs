//! The arbiter on the command line.

mod cli;
mod command;
mod config;
mod fen;
mod file;
mod follow;
mod outcome;
mod progress;
mod screen;

use std::process::ExitCode;

use clap::Parser;

use crate::cli::Cli;
use crate::outcome::Outcome;
use crate::screen::Screen;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut screen = Screen::open();
    let result = cli.command.run(&mut screen);
    let result = result.and_then(|outcome| screen.flush().map(|()| outcome));
    match result {
        Ok(outcome) => outcome.into(),
        Err(trouble) if trouble.is_closed_pipe() => ExitCode::SUCCESS,
        Err(trouble) => {
            screen.complain(&trouble);
            Outcome::Trouble.into()
        }
    }
}
