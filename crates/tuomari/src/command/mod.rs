//! The commands, one per file.

mod audit;
mod backup;
mod check;
mod chess960;
mod completions;
mod config;
mod convert;
mod event;
mod feed;
mod health;
mod judge;
mod laws;
mod man;
mod moves;
mod perft;
mod quiz;
mod serve;
mod tables;
mod tour;
mod verify;
mod watch;
mod winnable;

use clap::Subcommand;

use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// A command with its options, as typed.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Serve(serve::Serve),
    Perft(perft::Perft),
    Moves(moves::Moves),
    Check(check::Check),
    Chess960(chess960::Arrays),
    Winnable(winnable::Winnable),
    Judge(judge::Judge),
    Audit(audit::Audit),
    Watch(watch::Watch),
    Feed(feed::Feed),
    Convert(convert::Convert),
    Laws(laws::Laws),
    Quiz(quiz::Quiz),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Health(health::Health),
    Verify(verify::Verify),
    Tables(tables::Tables),
    Event(event::Event),
    Config(config::Configuration),
    Tour(tour::Tour),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Command {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        match self {
            Self::Serve(serve) => serve.run(screen),
            Self::Perft(perft) => perft.run(screen),
            Self::Moves(moves) => moves.run(screen),
            Self::Check(check) => check.run(screen),
            Self::Chess960(arrays) => arrays.run(screen),
            Self::Winnable(winnable) => winnable.run(screen),
            Self::Judge(judge) => judge.run(screen),
            Self::Audit(audit) => audit.run(screen),
            Self::Watch(watch) => watch.run(screen),
            Self::Feed(feed) => feed.run(screen),
            Self::Convert(convert) => convert.run(screen),
            Self::Laws(laws) => laws.run(screen),
            Self::Quiz(quiz) => quiz.run(screen),
            Self::Backup(backup) => backup.run(screen),
            Self::Restore(restore) => restore.run(screen),
            Self::Health(health) => health.run(screen),
            Self::Verify(verify) => verify.run(screen),
            Self::Tables(tables) => tables.run(screen),
            Self::Event(event) => event.run(screen),
            Self::Config(config) => config.run(screen),
            Self::Tour(tour) => tour.run(screen),
            Self::Completions(completions) => completions.run(screen),
            Self::Man(man) => man.run(screen),
        }
    }
}
