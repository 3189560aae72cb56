//! The arbiter on the command line.

mod cli;
mod command;
mod config;
mod fen;
mod file;
mod follow;
mod illegal;
mod outcome;
mod progress;
mod screen;
mod system;

use std::process::ExitCode;

use clap::Parser;

use crate::cli::Cli;
use crate::outcome::Outcome;
use crate::screen::Screen;

/// The allocator of musl, with which the program is handed out, has one lock for all threads.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

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
