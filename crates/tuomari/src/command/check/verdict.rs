//! The verdict on a word that should be a move.

use anstyle::{AnsiColor, Style};
use chess::{Illegal, Legal, Move, Position, Reason};
use laws::{Article, Articles, Book};
use notation::{Candidate, Claim, Language, ReadError, Remark};
use serde::Serialize;

use crate::outcome::Trouble;
use crate::screen::{Screen, Styled};

/// What a word turned out to be.
pub(super) enum Verdict<'p> {
    Legal {
        legal: Legal<'p>,
        /// What is unusual about its form.
        remarks: Vec<Remark>,
    },
    /// Every move that may have been meant, with what is wrong with it; none if no piece moves like
    /// that at all. Also, legal moves with similar notation.
    Illegal { meant: Vec<Illegal>, nearest: Vec<Candidate> },
    /// The word matches several legal moves.
    Ambiguous(Vec<Candidate>),
    /// The move is legal, but the word claims something untrue about it.
    Otherwise(Claim, Candidate),
}

impl<'p> Verdict<'p> {
    /// Reads the word as UCI, or else as algebraic notation, and judges it.
    pub(super) fn on(
        position: &'p Position,
        word: &str,
        language: Language,
    ) -> Result<Self, Trouble> {
        if let Some(m) = uci(word) {
            return Ok(match position.judge(m) {
                Ok(legal) => Self::Legal { legal, remarks: Vec::new() },
                Err(illegal) => Self::Illegal { meant: vec![illegal], nearest: Vec::new() },
            });
        }
        match notation::read(position, word, language) {
            Ok(reading) => Ok(Self::Legal {
                legal: reading.legal,
                remarks: reading.remarks.iter().filter(|remark| remark.is_departure()).collect(),
            }),
            Err(ReadError::Nobody { nearest }) => Ok(Self::Illegal { meant: Vec::new(), nearest }),
            Err(ReadError::Illegal { illegal, nearest }) => {
                Ok(Self::Illegal { meant: illegal, nearest })
            }
            Err(ReadError::Ambiguous { candidates }) => Ok(Self::Ambiguous(candidates)),
            Err(ReadError::Otherwise { claim, legal }) => Ok(Self::Otherwise(claim, legal)),
            Err(error @ ReadError::NotNotation { .. }) => {
                Err(Trouble::Move { word: word.to_owned(), error })
            }
        }
    }

    fn word(&self) -> &'static str {
        match self {
            Self::Legal { .. } => "legal",
            Self::Illegal { .. } => "illegal",
            Self::Ambiguous(_) => "ambiguous",
            Self::Otherwise(..) => "misdescribed",
        }
    }

    pub(super) fn tell(
        &self,
        word: &str,
        language: Language,
        book: Book,
        screen: &mut Screen,
    ) -> Result<(), Trouble> {
        let color = match self {
            Self::Legal { .. } => AnsiColor::Green,
            _ => AnsiColor::Red,
        };
        let style = Style::new().fg_color(Some(color.into()));
        screen.line(format_args!("{word}: {}", Styled(style, self.word())))?;
        match self {
            Self::Legal { remarks, .. } => {
                for remark in remarks {
                    screen.remark(format_args!("{word}: {remark}"))?;
                }
            }
            Self::Illegal { meant, nearest } => {
                if meant.is_empty() {
                    screen.line("  no such piece can go there")?;
                }
                for illegal in meant {
                    if meant.len() > 1 {
                        screen.line(format_args!("  as {}:", illegal.m))?;
                    }
                    for reason in &illegal.reasons {
                        let articles = cited(reason, book).to_string();
                        screen.line(format_args!("  {articles:<9}  {reason}"))?;
                    }
                }
                if !nearest.is_empty() {
                    screen.remark(format_args!("{word}: perhaps {}", list(nearest)))?;
                }
            }
            Self::Ambiguous(candidates) => {
                screen.line(format_args!("  in {language} this is {}", list(candidates)))?;
            }
            Self::Otherwise(claim, legal) => {
                screen.line(format_args!("  {claim} by {legal}"))?;
            }
        }
        Ok(())
    }
}

/// A word in UCI form. Its promotion letter is lower case: `e7e8R` is algebraic, and the meaning of
/// R depends on the language.
fn uci(word: &str) -> Option<Move> {
    word.parse().ok().filter(|_| !word.ends_with(|letter: char| letter.is_uppercase()))
}

fn list(candidates: &[Candidate]) -> String {
    candidates.iter().map(|candidate| candidate.text.as_str()).collect::<Vec<_>>().join(" or ")
}

/// The verdict as JSON.
#[derive(Serialize)]
pub(super) struct VerdictReport {
    fen: String,
    #[serde(rename = "move")]
    asked: String,
    verdict: &'static str,
    legal: bool,
    uci: Option<String>,
    san: Option<String>,
    after: Option<String>,
    /// Each reason against the move, or against each move that may have been meant.
    reasons: Vec<Broken>,
    /// The moves that an ambiguous word matches, or that the writer may have meant.
    candidates: Vec<String>,
    remarks: Vec<String>,
}

/// One provision that a move breaks.
#[derive(Serialize)]
struct Broken {
    uci: String,
    provision: String,
    book: &'static str,
    article: &'static str,
    words: String,
}

impl Broken {
    fn by(reason: &Reason, m: Move, book: Book) -> Self {
        let articles = cited(reason, book);
        let states = articles.iter().last();
        Self {
            uci: m.to_string(),
            // The name in the code is the name everywhere.
            provision: format!("{:?}", reason.provision()),
            book: states.map_or(book, Article::book).name(),
            article: states.map_or("", Article::number),
            words: reason.to_string(),
        }
    }
}

/// The articles it breaks: the last one states the rule, an earlier one refers to that book.
fn cited(reason: &Reason, book: Book) -> Articles {
    let articles: Articles = book.against_move(reason.provision()).collect();
    if articles.first().is_some() { articles } else { book.cite(&[]) }
}

impl VerdictReport {
    pub(super) fn of(position: &Position, word: &str, verdict: &Verdict<'_>, book: Book) -> Self {
        let mut answer = Self {
            fen: position.to_string(),
            asked: word.to_owned(),
            verdict: verdict.word(),
            legal: matches!(verdict, Verdict::Legal { .. }),
            uci: None,
            san: None,
            after: None,
            reasons: Vec::new(),
            candidates: Vec::new(),
            remarks: Vec::new(),
        };
        match verdict {
            Verdict::Legal { legal, remarks } => {
                answer.uci = Some(legal.to_uci().to_string());
                answer.san = Some(notation::Style::PGN.write(legal));
                answer.after = Some(legal.play().to_string());
                answer.remarks = remarks.iter().map(ToString::to_string).collect();
            }
            Verdict::Illegal { meant, nearest } => {
                answer.candidates = nearest.iter().map(ToString::to_string).collect();
                for illegal in meant {
                    let broken = |reason| Broken::by(reason, illegal.m, book);
                    answer.reasons.extend(illegal.reasons.iter().map(broken));
                }
            }
            Verdict::Ambiguous(candidates) => {
                answer.candidates = candidates.iter().map(ToString::to_string).collect();
            }
            Verdict::Otherwise(claim, legal) => {
                answer.candidates = vec![legal.to_string()];
                answer.remarks = vec![claim.to_string()];
            }
        }
        answer
    }
}
