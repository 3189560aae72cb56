//! `tuomari winnable`: can this side still mate?

mod json;
mod query;
mod words;

use std::io::{self, BufRead};
use std::time::{Duration, Instant};

use chess::Color;
use clap::{Args, ValueEnum};
use winnable::{Answer, Budget, Winnability};

use self::query::Query;
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// Say whether a side can still mate by any series of legal moves
///
/// The question of 5.2.2, 6.9 and 7.5.5. Prints a line for each query: `winnable` with moves of
/// both sides that end in mate, `unwinnable`, or `undetermined` if a limit was reached; then the
/// number of positions examined, the time in microseconds, and the query.
///
/// The exit code is 1 if a query was left undetermined.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari winnable --for white '8/8/8/8/3k4/8/8/KB6 w - - 0 1'
  tuomari winnable --explain 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 black'
  tuomari winnable --shortest --for white '7k/8/8/8/8/8/8/KQ6 w - - 0 1'
  tuomari winnable --json < queries.txt")]
pub(crate) struct Winnable {
    /// Positions, each in quotes and optionally followed by white or black, the side that should
    /// mate
    ///
    /// Without arguments, reads one query per line from standard input. A line that cannot be read
    /// is reported and skipped, and the exit code is then 2. Empty lines are ignored.
    #[arg(value_name = "FEN")]
    queries: Vec<String>,
    /// The side that should mate if the query does not say
    #[arg(long = "for", value_name = "SIDE", default_value = "both")]
    side: Sides,
    /// Examine at most this many positions per answer
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Use at most this many megabytes per answer [default: 1024]
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u32).range(1..))]
    memory: Option<u32>,
    /// Answer immediately or not at all
    #[arg(long)]
    quick: bool,
    /// Find a shortest mate
    #[arg(long)]
    shortest: bool,
    /// Explain in words
    #[arg(long, conflicts_with = "json")]
    explain: bool,
    /// One JSON object per line, with the evidence
    #[arg(long)]
    json: bool,
}

/// The sides to ask about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Sides {
    White,
    Black,
    Both,
}

impl Sides {
    const fn list(self) -> &'static [Color] {
        match self {
            Self::White => &[Color::White],
            Self::Black => &[Color::Black],
            Self::Both => &Color::ALL,
        }
    }
}

impl Winnable {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let mut worst = Outcome::Fine;
        if self.queries.is_empty() {
            for (index, line) in io::stdin().lock().split(b'\n').enumerate() {
                let line = line.map_err(|error| Trouble::Io("standard input".to_owned(), error))?;
                let outcome = match std::str::from_utf8(&line) {
                    Ok(text) if text.trim().is_empty() => continue,
                    Ok(text) => self.answer(text, Some(index + 1), screen)?,
                    Err(_) => complain(Trouble::NotText, Some(index + 1), screen),
                };
                worst = worst.max(outcome);
                // A caller that sends line by line waits for each answer.
                screen.flush()?;
            }
        }
        for text in &self.queries {
            worst = worst.max(self.answer(text, None, screen)?);
        }
        Ok(worst)
    }

    /// Answers one query from the input or the command line.
    fn answer(
        &self,
        text: &str,
        line: Option<usize>,
        screen: &mut Screen,
    ) -> Result<Outcome, Trouble> {
        let query = match Query::read(text, line, screen) {
            Ok(query) => query,
            Err(trouble @ (Trouble::Output(_) | Trouble::Io(..))) => return Err(trouble),
            Err(trouble) => return Ok(complain(trouble, line, screen)),
        };
        let mut outcome = Outcome::Fine;
        let sides = query.side.as_ref().map_or(self.side.list(), std::slice::from_ref);
        for side in sides {
            let (answer, time) = self.ask(&query, *side);
            if matches!(answer.winnability, Winnability::Undetermined(_)) {
                outcome = Outcome::Findings;
            }
            if self.json {
                screen.json(&json::Object::of(&query, *side, &answer, time))?;
                continue;
            }
            screen.line(words::line(&query, *side, &answer, time))?;
            if self.explain {
                for sentence in words::why(&query.position, *side, &answer) {
                    screen.line(format_args!("  {sentence}"))?;
                }
            }
        }
        Ok(outcome)
    }

    #[expect(clippy::disallowed_methods, reason = "the command line reads a clock")]
    fn ask(&self, query: &Query, side: Color) -> (Answer, Duration) {
        let budget = self.budget();
        let start = Instant::now();
        let answer = match self.shortest {
            true => winnable::shortest(&query.position, side, &budget),
            false => winnable::ask(&query.position, side, &budget),
        };
        (answer, start.elapsed())
    }

    fn budget(&self) -> Budget {
        let mut budget = if self.quick { Budget::quick() } else { Budget::full() };
        if let Some(nodes) = self.nodes {
            budget = budget.nodes(nodes);
        }
        if let Some(megabytes) = self.memory {
            budget = budget.memory((megabytes as usize).saturating_mul(1 << 20));
        }
        budget
    }
}

fn complain(trouble: Trouble, line: Option<usize>, screen: &mut Screen) -> Outcome {
    screen.complain(&match line {
        Some(number) => Trouble::Line(number, Box::new(trouble)),
        None => trouble,
    });
    Outcome::Trouble
}
