//! `tuomari check`: is this move legal, and if not, why not?

mod verdict;

use clap::Args;
use laws::Book;
use notation::Language;

use self::verdict::{Verdict, VerdictReport};
use crate::cli::{Notations, books};
use crate::fen::Asked;
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// Say whether moves are legal, and which articles illegal ones break
///
/// Every reason is given, not only the first, each with its article in the rule book. The exit code
/// is 0 if all moves are legal and 1 if one is illegal or ambiguous.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari check e2e4 Nf3
  tuomari check --lang fi Rf3
  tuomari check --line e4 e5 Nf3 Nc6 Bb5
  tuomari check --book fide-2014 e2e5
  tuomari check --fen 'r3k2r/8/8/8/4q3/8/8/R3K2R w KQkq - 0 1' 0-0 e1d2
  tuomari check --fen - 0-0 --json < positions.txt")]
pub(crate) struct Check {
    /// The moves: in UCI (e2e4, e7e8q) or in algebraic notation, short or long (Nf3, Ng1-f3)
    #[arg(value_name = "MOVE", required = true)]
    moves: Vec<String>,
    #[command(flatten)]
    asked: Asked,
    /// The language of the piece letters: a code such as fi, or the language's English name
    #[arg(long, default_value = "en", value_parser = Notations, hide_possible_values = true)]
    lang: Language,
    /// The rule book to cite
    #[arg(long, default_value_t, value_parser = books())]
    book: Book,
    /// Play the moves one after another instead of each in the same position; stops at the first
    /// move that is not legal
    #[arg(long)]
    line: bool,
    /// One JSON object per line, one for each move
    #[arg(long)]
    json: bool,
}

impl Check {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        self.asked.each(screen, |query, screen| {
            if query.is_one_of_many && !self.json {
                screen.line(&query.position)?;
            }
            let mut position = query.position.clone();
            let mut outcome = Outcome::Fine;
            for word in &self.moves {
                let verdict = Verdict::on(&position, word, self.lang)?;
                match self.json {
                    true => {
                        screen.json(&VerdictReport::of(&position, word, &verdict, self.book))?
                    }
                    false => verdict.tell(word, self.lang, self.book, screen)?,
                }
                match verdict {
                    Verdict::Legal { legal, .. } if self.line => position = legal.play(),
                    Verdict::Legal { .. } => {}
                    _ => outcome = Outcome::Findings,
                }
                if self.line && outcome == Outcome::Findings {
                    break;
                }
            }
            Ok(outcome)
        })
    }
}
