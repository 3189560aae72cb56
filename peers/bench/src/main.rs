//! Measures ours and the peers in one run, on this machine, and prints the ratios that matter.

#![expect(clippy::disallowed_methods, reason = "benchmarks read the clock")]

mod cpu;
mod engine;
mod perft;
mod pgn;
mod self_play;
mod walk;
mod watch;
mod winnable;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Measure Tuomari beside its peers
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    section: Section,
}

#[derive(Subcommand)]
enum Section {
    Perft(perft::Options),
    Walk(walk::Options),
    Pgn(pgn::Options),
    /// Check 200 MB of games against the Laws
    Audit(pgn::Options),
    #[command(hide = true)]
    PgnAlone(pgn::Alone),
    Watch(watch::Options),
    Winnable(winnable::Options),
}

fn main() -> ExitCode {
    match Cli::parse().section {
        Section::Perft(options) => perft::run(&options),
        Section::Walk(options) => walk::run(&options),
        Section::Pgn(options) => pgn::run(&options),
        Section::Audit(options) => pgn::run_audit(&options),
        Section::PgnAlone(alone) => alone.run(),
        Section::Watch(options) => watch::run(&options),
        Section::Winnable(options) => winnable::run(&options),
    }
}
