//! `tuomari check`: is this move legal, and if not, why not?

use anstyle::{AnsiColor, Style};
use chess::{Move, Position, Reason};
use clap::Args;
use serde::Serialize;

use crate::fen::Asked;
use crate::outcome::{Outcome, Trouble};
use crate::screen::{Screen, Styled};

/// Say whether moves are legal, and which article an illegal one breaks
///
/// Every reason is named, not only the first, each with its article in the FIDE Laws of 2018.
/// The exit code is 0 if all moves are legal and 1 if one is not.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari check e2e4
  tuomari check --line e2e4 e7e5 g1f3
  tuomari check --fen 'r3k2r/8/8/8/4q3/8/8/R3K2R w KQkq - 0 1' e1g1 e1d2
  tuomari check --fen - e1g1 --json < positions.txt")]
pub(crate) struct Check {
    /// The moves, as in UCI (e2e4, e7e8q); castling also as the king taking its rook
    #[arg(value_name = "MOVE", required = true)]
    moves: Vec<String>,
    #[command(flatten)]
    asked: Asked,
    /// Play the moves one after the other instead of each in the same position; the first illegal
    /// one ends the line
    #[arg(long)]
    line: bool,
    /// One JSON object a line: one for each move
    #[arg(long)]
    json: bool,
}

impl Check {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let moves: Vec<Move> =
            self.moves.iter().map(|word| read(word)).collect::<Result<_, _>>()?;
        self.asked.each(screen, |query, screen| {
            if query.is_one_of_many && !self.json {
                screen.line(&query.position)?;
            }
            let mut position = query.position.clone();
            let mut outcome = Outcome::Fine;
            for m in &moves {
                let answer = Answer::of(&position, *m);
                match self.json {
                    true => screen.json(&answer)?,
                    false => answer.tell(screen)?,
                }
                match position.legal(*m) {
                    Some(legal) if self.line => position = legal.play(),
                    Some(_) => {}
                    None => outcome = Outcome::Findings,
                }
                if self.line && outcome == Outcome::Findings {
                    break;
                }
            }
            Ok(outcome)
        })
    }
}

fn read(word: &str) -> Result<Move, Trouble> {
    word.parse().map_err(|_| Trouble::Move(word.to_owned()))
}

/// The verdict on one move.
#[derive(Serialize)]
struct Answer {
    fen: String,
    #[serde(rename = "move")]
    asked: String,
    legal: bool,
    reasons: Vec<Broken>,
    after: Option<String>,
}

/// One provision that a move breaks.
#[derive(Serialize)]
struct Broken {
    provision: String,
    book: &'static str,
    article: &'static str,
    words: String,
}

impl Answer {
    fn of(position: &Position, m: Move) -> Self {
        let judged = position.judge(m);
        let reasons = judged.as_ref().err().map_or(&[][..], |illegal| &illegal.reasons);
        Self {
            fen: position.to_string(),
            asked: m.to_string(),
            legal: judged.is_ok(),
            reasons: reasons.iter().map(Broken::by).collect(),
            after: judged.ok().map(|legal| legal.play().to_string()),
        }
    }

    fn tell(&self, screen: &mut Screen) -> Result<(), Trouble> {
        let (color, word) = match self.legal {
            true => (AnsiColor::Green, "legal"),
            false => (AnsiColor::Red, "illegal"),
        };
        let style = Style::new().fg_color(Some(color.into()));
        screen.line(format_args!("{}: {}", self.asked, Styled(style, word)))?;
        for Broken { article, words, .. } in &self.reasons {
            screen.line(format_args!("  {article:<9}  {words}"))?;
        }
        Ok(())
    }
}

impl Broken {
    fn by(reason: &Reason) -> Self {
        let provision = reason.provision();
        Self {
            // The name in the code is the name everywhere.
            provision: format!("{provision:?}"),
            book: "fide-2018",
            article: provision.fide_2018(),
            words: reason.to_string(),
        }
    }
}
