//! `tuomari judge`: cases in plain text, played and compared.

mod again;

use std::fs;
use std::io::Read;
use std::path::PathBuf;

use clap::Args;
use clock::Span;
use laws::casebook::{self, Account, Case, Deed, Fault, FaultKind, Step};
use laws::text::{Lang, Texts};
use laws::{Book, Event, Fact, Ruling, Version};
use serde::Serialize;

use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// Play case files and say where they differ from the rulings
///
/// A case is a fragment of a game in plain text with the rulings it must bring; how to write one
/// is told in crates/laws/casebook/README.md. Each step is told: who did what when, and each fact
/// that followed with its articles. The exit code is 1 if a case differs.
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
    /// Files of cases; - is the standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// What would this book have said? Tells where its rulings part from those of the case, or of a
    /// game recorded in JSON (regulations and rulings), and how the game ends under each
    #[arg(long, value_name = "BOOK")]
    book: Option<Book>,
    /// The language of the account
    #[arg(long, default_value = "en", value_name = "en|fi|sv")]
    lang: Lang,
    /// Tell only of the cases that differ
    #[arg(long, short)]
    quiet: bool,
    /// One JSON object a line: each ruling, and each difference
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
            screen.line(match (cases, differ) {
                (1, 0) => "1 case holds".to_owned(),
                (cases, 0) => format!("{cases} cases hold"),
                (cases, differ) => format!("{differ} of {cases} cases differ"),
            })?;
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
            account.steps.iter().try_for_each(|step| tell_step(step, texts, screen))?;
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
            screen.line(format_args!("  {kind} {file}:{}: {}", fault.line, fault.what))?;
        }
        Ok(outcome)
    }
}

/// Who did what when, and what followed.
fn tell_step(step: &Step, texts: &Texts, screen: &mut Screen) -> Result<(), Trouble> {
    if step.deed != Deed::Act {
        let at = step.rulings.last().map(|ruling| Span::millis(ruling.at.as_millis()));
        screen.line(format_args!("  {:>8}  {}", at.unwrap_or_default(), step.text))?;
    }
    // That both came before the start is not worth a word.
    let unsaid = if step.deed == Deed::Start { step.rulings.len().saturating_sub(1) } else { 0 };
    for ruling in step.rulings.iter().skip(unsaid) {
        let Ruling { seat, act, events, .. } = ruling;
        if step.deed == Deed::Act {
            let at = Span::millis(ruling.at.as_millis());
            let (who, what) = (texts.seat(*seat), texts.act(act, &step.before));
            screen.line(format_args!("  {at:>8}  {who}: {what}"))?;
        }
        for event in events.iter().filter(|event| step.deed == Deed::Act || !is_routine(event)) {
            screen.line(format_args!("            {}", texts.event(event, &step.before)))?;
        }
    }
    Ok(())
}

/// Whether nobody would mention it in a line of many moves.
fn is_routine(event: &Event) -> bool {
    matches!(
        event.fact,
        Fact::Touched { .. }
            | Fact::Released { .. }
            | Fact::TakenOff { .. }
            | Fact::Put { .. }
            | Fact::MoveMade { .. }
            | Fact::ClockPressed { .. }
            | Fact::MoveCompleted { .. }
    )
}

/// A ruling for programs.
#[derive(Serialize)]
struct Told<'a> {
    version: Version,
    file: &'a str,
    line: usize,
    case: &'a str,
    ruling: &'a Ruling,
}

/// A difference for programs.
#[derive(Serialize)]
struct Wrong<'a> {
    file: &'a str,
    line: usize,
    case: Option<&'a str>,
    kind: &'a str,
    what: &'a str,
}
