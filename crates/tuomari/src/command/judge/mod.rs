//! `tuomari judge`: plays cases written in plain text and compares the rulings.

mod again;

use std::fs;
use std::io::Read;
use std::path::PathBuf;

use clap::Args;
use clock::Span;
use laws::casebook::{self, Account, Case, Deed, Fault, FaultKind};
use laws::text::{Label, Lang, Teller, Texts, Told as Line};
use laws::{Book, Ruling, Version};
use serde::Serialize;

use crate::cli::{books, languages};
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// Play case files and show where the rulings differ from what they expect
///
/// A case is a fragment of a game in plain text with the expected rulings;
/// crates/laws/casebook/README.md explains how to write one. Each step is printed: who did what
/// when, and each fact that followed, with its articles. The exit code is 1 if a case differs.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari judge claim.case
  tuomari judge --lang fi claim.case
  tuomari judge --quiet crates/laws/casebook/*.case
  tuomari judge --book fide-2014 claim.case
  tuomari judge --book fide-2014 record.json
  tuomari judge --json - < claim.case")]
pub(crate) struct Judge {
    /// Files of cases; - for standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Judge by this book as well: shows where its rulings differ from those of the case, or of a
    /// game recorded as JSON (regulations and rulings), and how the game ends under each
    #[arg(long, value_name = "BOOK", value_parser = books())]
    book: Option<Book>,
    /// The language of the output
    #[arg(long, default_value = "en", value_name = "LANG", value_parser = languages())]
    lang: Lang,
    /// Print only the cases that differ
    #[arg(long, short)]
    quiet: bool,
    /// One JSON object per line: each ruling, and each difference
    #[arg(long)]
    json: bool,
}

impl Judge {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let (mut cases, mut differ) = (0, 0);
        let mut outcome = Outcome::Fine;
        for path in &self.files {
            let name = path.display().to_string();
            let text = self.text(path)?;
            if let Some(book) = self.book {
                let texts = Texts::of(self.lang);
                again::tell((&name, &text), book, texts, self.json, screen)?;
                continue;
            }
            let file = casebook::read(&text);
            for fault in &file.faults {
                outcome = outcome.max(self.fault(&name, None, fault, screen)?);
            }
            for case in &file.cases {
                cases += 1;
                let mut holds = true;
                for account in case.play_all() {
                    holds &= account.faults.is_empty();
                    outcome = outcome.max(self.tell(&name, case, &account, screen)?);
                }
                differ += usize::from(!holds);
            }
        }
        if !self.json && self.book.is_none() {
            screen.line(Texts::of(self.lang).label(Label::Held { cases, differ }))?;
        }
        Ok(outcome)
    }

    fn text(&self, path: &PathBuf) -> Result<String, Trouble> {
        let io = |error| Trouble::Io(path.display().to_string(), error);
        if path.as_os_str() == "-" {
            let mut text = String::new();
            std::io::stdin().read_to_string(&mut text).map_err(io)?;
            return Ok(text);
        }
        fs::read_to_string(path).map_err(io)
    }

    fn tell(
        &self,
        name: &str,
        case: &Case,
        account: &Account,
        screen: &mut Screen,
    ) -> Result<Outcome, Trouble> {
        if self.json {
            for step in &account.steps {
                for ruling in &step.rulings {
                    let (line, heading) = (step.line, &case.heading);
                    let version = Version::PRESENT;
                    screen.json(&Told { version, file: name, line, case: heading, ruling })?;
                }
            }
        } else if !self.quiet || !account.faults.is_empty() {
            let several = case.books().len() > 1;
            let book = several.then(|| format!(" ({})", account.regulations.book));
            let (line, heading) = (case.line, &case.heading);
            screen.line(format_args!("{name}:{line}: {heading}{}", book.unwrap_or_default()))?;
            let texts = Texts::of(self.lang);
            tell_all(account, texts, screen)?;
        }
        let mut outcome = Outcome::Fine;
        for fault in &account.faults {
            outcome = outcome.max(self.fault(name, Some(case), fault, screen)?);
        }
        if !self.json && (!self.quiet || !account.faults.is_empty()) {
            screen.line("")?;
        }
        Ok(outcome)
    }

    fn fault(
        &self,
        file: &str,
        case: Option<&Case>,
        fault: &Fault,
        screen: &mut Screen,
    ) -> Result<Outcome, Trouble> {
        let (kind, outcome) = match fault.kind {
            FaultKind::Unread => ("unread", Outcome::Trouble),
            FaultKind::Differs => ("differs", Outcome::Findings),
        };
        if self.json {
            let case = case.map(|case| case.heading.as_str());
            screen.json(&Wrong { file, line: fault.line, case, kind, what: &fault.what })?;
        } else {
            let kind = Texts::of(self.lang).label(match fault.kind {
                FaultKind::Unread => Label::Unread,
                FaultKind::Differs => Label::Differs,
            });
            screen.line(format_args!("  {kind} {file}:{}: {}", fault.line, fault.what))?;
        }
        Ok(outcome)
    }
}

/// Prints who did what when, and what followed.
fn tell_all(account: &Account, texts: &Texts, screen: &mut Screen) -> Result<(), Trouble> {
    let Some(first) = account.steps.first() else { return Ok(()) };
    let mut teller = Teller::of(texts, first.before.clone());
    for step in &account.steps {
        let told = match step.deed {
            // That both arrived before the start is not worth mentioning.
            Deed::Start => {
                step.rulings.iter().flat_map(|r| teller.tell(r)).last().into_iter().collect()
            }
            Deed::Moves => teller.tell_moves(&step.rulings),
            Deed::Act => step.rulings.iter().flat_map(|ruling| teller.tell(ruling)).collect(),
        };
        write(&told, screen)?;
    }
    write(&teller.rest(), screen)
}

fn write(told: &[Line], screen: &mut Screen) -> Result<(), Trouble> {
    for Line { at, deed, then } in told {
        screen.line(format_args!("  {:>8}  {deed}", Span::millis(at.as_millis())))?;
        then.iter().try_for_each(|line| screen.line(format_args!("            {line}")))?;
    }
    Ok(())
}

/// A ruling as JSON.
#[derive(Serialize)]
struct Told<'a> {
    version: Version,
    file: &'a str,
    line: usize,
    case: &'a str,
    ruling: &'a Ruling,
}

/// A difference as JSON.
#[derive(Serialize)]
struct Wrong<'a> {
    file: &'a str,
    line: usize,
    case: Option<&'a str>,
    kind: &'a str,
    what: &'a str,
}
