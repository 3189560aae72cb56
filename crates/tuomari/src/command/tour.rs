//! `tuomari tour`: the commands show themselves.

use anstyle::Style;
use clap::{Args, Parser};

use crate::cli::Cli;
use crate::outcome::{Outcome, Trouble};
use crate::screen::{Screen, Styled};

/// Show what the program can do, by doing it
#[derive(Args, Debug)]
pub(crate) struct Tour {}

/// A remark and the words typed after it.
struct Stop {
    says: &'static str,
    typed: &'static [&'static str],
}

const STOPS: &[Stop] = &[Stop {
    says: "White has pinned a knight and Black wants to take on e4 with it. May he?",
    typed: &[
        "check",
        "--fen",
        "rnbqk2r/ppp2ppp/3b1n2/3p4/4P3/2N5/PPPPQPPP/R1B1KBNR b KQkq - 0 5",
        "f6e4",
        "e8g8",
    ],
}];

impl Tour {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        for stop in STOPS {
            let words = ["tuomari"].iter().chain(stop.typed);
            let cli = Cli::try_parse_from(words).map_err(std::io::Error::other)?;
            screen.line(stop.says)?;
            screen.line(Styled(Style::new().bold(), format!("$ {}", shell(stop.typed))))?;
            cli.command.run(screen)?;
            screen.line("")?;
        }
        Ok(Outcome::Fine)
    }
}

/// The words as one would type them.
fn shell(words: &[&str]) -> String {
    let quoted = words
        .iter()
        .map(|word| if word.contains(' ') { format!("'{word}'") } else { (*word).to_owned() });
    quoted.fold("tuomari".to_owned(), |line, word| line + " " + &word)
}
