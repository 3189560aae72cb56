//! `tuomari quiz`: questions about the Laws, with a key that the arbiter itself gives.

mod learner;
mod paper;

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, BufRead};
use std::path::PathBuf;

use anstyle::{AnsiColor, Style};
use clap::Args;
use laws::text::{Lang, Words};
use laws::{Book, Version};
use quiz::{AnswerKey, Asked, Examiner, Question, Round, Wish};
use serde::Serialize;

use self::learner::Learner;
use crate::cli::{books, languages};
use crate::outcome::{Outcome, Trouble};
use crate::screen::{Screen, Styled};

/// Practise the Laws: situations at the board, each with four answers
///
/// Each question is made from the case book with values drawn at random, and its key is what the
/// program itself rules. Answers are read from standard input, one letter a line. At the end the
/// result is shown by chapter; the exit code is 1 if an answer was wrong.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari quiz
  tuomari quiz --chapter 7 --count 5 --lang fi
  tuomari quiz --book finnish-blitz-2014 --seed 2026
  tuomari quiz --memory learned.json
  tuomari quiz --count 20 --print > paper.html")]
pub(crate) struct Quiz {
    /// The rule book
    #[arg(long, default_value_t, value_parser = books())]
    book: Book,
    /// Only about the chapter with this number, as 7 or A, or about that of an article
    #[arg(long, value_name = "NUMBER")]
    chapter: Option<String>,
    /// The language of the questions
    #[arg(long, default_value = "en", value_name = "LANG", value_parser = languages())]
    lang: Lang,
    /// The same number always gives the same questions
    #[arg(long)]
    seed: Option<u64>,
    /// How many questions
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..))]
    count: u16,
    /// Remember in this file what was answered; what is due comes first
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "print"])]
    memory: Option<PathBuf>,
    /// One JSON object per line: the question with its key
    #[arg(long, conflicts_with = "print")]
    json: bool,
    /// A paper for a class: an HTML page for A4, with the key on a sheet of its own
    #[arg(long)]
    print: bool,
}

/// A question and its key.
#[derive(Serialize)]
struct Line {
    version: Version,
    #[serde(flatten)]
    asked: Asked,
    key: AnswerKey,
}

const LETTERS: [char; 4] = ['a', 'b', 'c', 'd'];

impl Quiz {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let examiner = Examiner::of(self.lang);
        let mut learner = self.memory.as_deref().map(Learner::open).transpose()?;
        let mut wish = self.wish()?;
        if let Some(learner) = &learner {
            wish = wish.first(learner.due(self.book));
        }
        let drawn =
            || getrandom::u64().map_err(|error| Trouble::Io("chance".to_owned(), error.into()));
        let seed = self.seed.map_or_else(drawn, Ok)?;
        let round = Round::new(wish, seed).take(self.count.into());
        if self.json {
            for question in round {
                let (asked, key) = (examiner.ask(&question), examiner.key(&question));
                screen.json(&Line { version: Version::PRESENT, asked, key })?;
            }
            return Ok(Outcome::Fine);
        }
        if self.print {
            let questions: Vec<Question> = round.collect();
            screen.text(paper::html(&questions, examiner, self.lang, seed).as_bytes())?;
            return Ok(Outcome::Fine);
        }
        let mut answers = io::stdin().lock().lines();
        let mut results: BTreeMap<String, [usize; 2]> = BTreeMap::new();
        for (number, question) in (1..).zip(round) {
            let asked = examiner.ask(&question);
            show(&asked, number, examiner, screen)?;
            let Some(answer) = read(&mut answers, examiner, screen)? else { break };
            let right = answer == question.right;
            if let Some(learner) = &mut learner {
                learner.answered(&question, right)?;
            }
            let result = results.entry(asked.chapter.clone()).or_default();
            result[0] += usize::from(right);
            result[1] += 1;
            explain(&examiner.key(&question), right, examiner, screen)?;
        }
        conclude(&results, examiner, screen)
    }

    fn wish(&self) -> Result<Wish, Trouble> {
        let wish = Wish::about(self.book);
        let Some(number) = &self.chapter else { return Ok(wish) };
        wish.only(number).ok_or_else(|| Trouble::Article {
            book: self.book,
            number: number.clone(),
            nearest: self.book.nearest(number),
        })
    }
}

fn show(
    asked: &Asked,
    number: usize,
    examiner: Examiner,
    screen: &mut Screen,
) -> Result<(), Trouble> {
    let title = format!("{} {number}: {}", examiner.label("question"), asked.chapter);
    screen.line(Styled(Style::new().bold(), title))?;
    screen.line(&asked.setting)?;
    screen.line("")?;
    screen.line(Board(&asked.position))?;
    if let Some(clocks) = &asked.clocks {
        screen.line(format!(
            "{}: {} – {}",
            examiner.label("clocks"),
            clocks.white,
            clocks.black
        ))?;
    }
    screen.line("")?;
    for line in &asked.happened {
        screen.line(line)?;
    }
    for line in &asked.now {
        screen.line(Styled(Style::new().bold(), line))?;
    }
    screen.line("")?;
    screen.line(Styled(Style::new().bold(), examiner.label("follows")))?;
    for (letter, answer) in LETTERS.iter().zip(&asked.answers) {
        screen.line(format!("  {letter}  {answer}"))?;
    }
    Ok(())
}

/// The next answer that can be read; none at the end of the input, or when nobody wants to go on.
fn read(
    answers: &mut impl Iterator<Item = io::Result<String>>,
    examiner: Examiner,
    screen: &mut Screen,
) -> Result<Option<usize>, Trouble> {
    screen.line(examiner.label("answer"))?;
    screen.flush()?;
    for line in answers {
        let line = line.map_err(|error| Trouble::Io("standard input".to_owned(), error))?;
        let typed = line.trim().to_lowercase();
        if typed == "q" {
            return Ok(None);
        }
        let found = LETTERS.iter().position(|letter| typed == letter.to_string());
        if found.is_some() {
            return Ok(found);
        }
        screen.line(examiner.label("choose"))?;
        screen.flush()?;
    }
    Ok(None)
}

fn explain(
    key: &AnswerKey,
    right: bool,
    examiner: Examiner,
    screen: &mut Screen,
) -> Result<(), Trouble> {
    let (label, color) =
        if right { ("right", AnsiColor::Green) } else { ("wrong", AnsiColor::Red) };
    let style = Style::new().fg_color(Some(color.into())).bold();
    let letter = LETTERS[key.right];
    screen.line(format!("{} ({letter})", Styled(style, examiner.label(label))))?;
    for told in &key.why {
        screen.line(format!("  {}", Cited(told)))?;
    }
    for gist in &key.gists {
        screen.line(format!("  {}: {}", gist.article.text, gist.text))?;
    }
    for other in &key.elsewhere {
        let text = if other.same { examiner.label("same") } else { other.text.clone() };
        screen.line(format!("  {}: {text}", other.name))?;
    }
    screen.line("")
}

fn conclude(
    results: &BTreeMap<String, [usize; 2]>,
    examiner: Examiner,
    screen: &mut Screen,
) -> Result<Outcome, Trouble> {
    if results.len() > 1 {
        screen.line(Styled(Style::new().bold(), examiner.label("by-chapter")))?;
        for (chapter, [right, of]) in results {
            screen.line(format!("  {chapter}: {}", examiner.score(*right, *of)))?;
        }
    }
    let sum = |which: usize| results.values().map(|result| result[which]).sum::<usize>();
    screen.line(examiner.score(sum(0), sum(1)))?;
    Ok(if sum(0) == sum(1) { Outcome::Fine } else { Outcome::Findings })
}

/// A sentence with its articles.
struct Cited<'w>(&'w Words);

impl fmt::Display for Cited<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<&str> = self.0.cited.iter().map(|cited| cited.text.as_str()).collect();
        write!(f, "{} ({})", self.0.text, numbers.join(", "))
    }
}

/// The pieces of a FEN as a diagram of letters.
struct Board<'f>(&'f str);

impl fmt::Display for Board<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pieces = self.0.split(' ').next().unwrap_or_default();
        for (rank, row) in (1..=8).rev().zip(pieces.split('/')) {
            write!(f, "  {rank} ")?;
            for mark in row.chars() {
                match mark.to_digit(10) {
                    Some(empty) => (0..empty).try_for_each(|_| f.write_str(" ·"))?,
                    None => write!(f, " {mark}")?,
                }
            }
            writeln!(f)?;
        }
        f.write_str("     a b c d e f g h")
    }
}
