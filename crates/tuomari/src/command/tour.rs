//! `tuomari tour`: a demonstration of the commands.

use anstyle::Style;
use clap::{Args, Parser};

use crate::cli::Cli;
use crate::outcome::{Outcome, Trouble};
use crate::screen::{Screen, Styled};

/// Demonstrate what the program can do
#[derive(Args, Debug)]
pub(crate) struct Tour {}

/// A remark and the arguments shown after it.
struct Stop {
    says: &'static str,
    typed: &'static [&'static str],
}

const STOPS: &[Stop] = &[
    Stop {
        says: "Is a move legal? If not, which articles does it break?",
        typed: &["check", "e2e4", "c1g5", "e7e5", "e1g1"],
    },
    Stop {
        says: "May White castle here? May the pawn take en passant, or the knight move?",
        typed: &[
            "check",
            "--fen",
            "2r1k3/8/8/3pP3/1b6/8/3N4/R3K2R w KQ - 0 1",
            "0-0",
            "0-0-0",
            "exd6",
            "Nf3",
        ],
    },
    Stop {
        says: "Scoresheets are read in 28 languages. In Finnish a knight is R:",
        typed: &["check", "--lang", "fi", "--line", "e4", "e5", "Rf3", "Rc6", "Lb5"],
    },
    Stop {
        says: "Games go wrong and continue: here both kings are in check, and a pawn was left on the \
               last rank. What is legal now?",
        typed: &["moves", "--fen", "P3k3/8/8/8/1b2R3/8/8/4K3 w - - 0 60"],
    },
    Stop {
        says: "White's flag falls. Can Black still mate, by any moves at all? And here, with a rook \
               less for White?",
        typed: &[
            "winnable",
            "--for",
            "black",
            "--explain",
            "8/8/4k3/8/8/3n4/8/K6R w - - 0 1",
            "8/8/4k3/8/8/3n4/8/K7 w - - 0 1",
        ],
    },
    Stop {
        says: "The 960 starts of Guideline II: by lot, by number, and by rule.",
        typed: &["chess960", "--random"],
    },
    Stop {
        says: "The customary test of a move generator: every sequence of six moves, counted.",
        typed: &["perft", "6", "--threads", "0"],
    },
];

impl Tour {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        for stop in STOPS {
            let words = ["tuomari"].iter().chain(stop.typed);
            screen.line(stop.says)?;
            screen.line(Styled(Style::new().bold(), format!("$ {}", shell(stop.typed))))?;
            // A test below checks that every stop can be parsed.
            if let Ok(cli) = Cli::try_parse_from(words) {
                cli.command.run(screen)?;
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stop_of_the_tour_can_be_typed() {
        for stop in STOPS {
            Cli::try_parse_from(["tuomari"].iter().chain(stop.typed)).unwrap();
        }
    }
}
