//! `tuomari man`: the manual pages.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, Command, CommandFactory};

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
                let (_, page) = page(Cli::command()).map_err(Trouble::Output)?;
                screen.text(page.as_bytes())?;
            }
            Some(dir) => {
                fs::create_dir_all(&dir)
                    .and_then(|()| write(whole(Cli::command()), &dir))
                    .map_err(|error| Trouble::Io(dir.display().to_string(), error))?;
            }
        }
        Ok(Outcome::Fine)
    }
}

/// The command with all that its subcommands take from it, and without the one that only shows help.
fn whole(command: Command) -> Command {
    let mut command = command.disable_help_subcommand(true);
    command.build();
    command
}

/// Writes the page of a command and those of its subcommands.
fn write(command: Command, dir: &Path) -> io::Result<()> {
    for own in command.get_subcommands().filter(|own| !own.is_hide_set()) {
        write(own.clone(), dir)?;
    }
    let (name, page) = page(command)?;
    fs::write(dir.join(name), page)
}

/// The name of a command's page, and the page. Its examples keep their lines.
fn page(command: Command) -> io::Result<(String, String)> {
    let man = clap_mangen::Man::new(command);
    let mut page = Vec::new();
    man.render(&mut page)?;
    let page = String::from_utf8_lossy(&page);
    let page = match page.split_once("\nExamples:\n") {
        None => page.into_owned(),
        Some((before, after)) => {
            let (examples, after) = match after.split_once("\n.SH") {
                Some((examples, after)) => (examples, format!(".SH{after}")),
                None => (after.trim_end(), String::new()),
            };
            format!("{before}\n.nf\nExamples:\n{examples}\n.fi\n{after}")
        }
    };
    Ok((man.get_filename(), page))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_keep_their_lines_on_every_page() {
        let dir = tempfile::tempdir().unwrap();
        write(whole(Cli::command()), dir.path()).unwrap();
        let mut pages = 0;
        for entry in fs::read_dir(dir.path()).unwrap() {
            let page = fs::read_to_string(entry.unwrap().path()).unwrap();
            let Some((_, examples)) = page.split_once("Examples:\n") else { continue };
            assert!(page.contains("\n.nf\nExamples:\n"), "{page}");
            let (examples, _) = examples.split_once("\n.fi").unwrap();
            assert!(!examples.contains("\n."), "{examples}");
            pages += 1;
        }
        assert!(pages > 10, "{pages}");
    }
}
