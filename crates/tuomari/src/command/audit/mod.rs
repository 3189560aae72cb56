//! `tuomari audit`: finished games against the Laws.

#[cfg(feature = "parquet")]
mod parquet;
mod report;
mod summary;
mod taker;

use std::io;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::thread;

use audit::{Auditor, Finding, Kind, Rules, Severity};
use clap::Args;
use laws::{Agreements, Book};
use notation::pgn::{Chunk, Reader, Replay, in_parallel};

use crate::file::{Input, STANDARD_INPUT};
use crate::outcome::{Outcome, Trouble};
use crate::progress::Progress;
use crate::screen::Screen;
use report::Report;
use taker::Taker;

/// Check finished games against the Laws: moves, endings, results, claims, clocks, tags
///
/// Reads PGN, plain or packed as .gz or .zst, with all cores, and tells what it finds in the order
/// of the file, each with its article. The exit code is 1 if anything is told, 2 if a file cannot
/// be read to its end.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Kinds of findings, for --only:
  illegal-move ambiguous-move unreadable-move misdescribed-move passed went-on wrong-result
  cannot-mate could-mate undecided result-missing claim early-draw too-much-time clock-mismatch
  flag-ignored wrong-flag unreadable-time-control results-differ impossible-date bad-start
  unreachable-start other-start doubled-tag other-variant syntax

Examples:
  tuomari audit games.pgn
  tuomari audit --min-severity error lichess.pgn.zst
  tuomari audit --only wrong-result,cannot-mate --json *.pgn.gz > wrong.jsonl
  tuomari audit --no-draws-before 30 round4.pgn
  tuomari audit --quiet --parquet wrong.parquet *.pgn.zst
  tuomari audit --book fide-2014 old.pgn")]
pub(crate) struct Audit {
    /// Files of games; - or none is the standard input
    files: Vec<PathBuf>,
    /// The rule book
    #[arg(
        long,
        default_value = "fide-2018",
        value_name = "fide-2018|fide-2014|finnish-blitz-2014|home"
    )]
    book: Book,
    /// Players may not agree on a draw before both have made this many moves (9.1.1)
    #[arg(long, value_name = "MOVES")]
    no_draws_before: Option<u16>,
    /// Only these kinds of findings, which --help lists
    #[arg(long, value_delimiter = ',', value_name = "KIND")]
    only: Vec<Kind>,
    /// Only findings at least so grave
    #[arg(long, default_value = "note", value_name = "note|warning|error")]
    min_severity: Severity,
    /// One JSON object a finding, described in docs/json.md; no summary
    #[arg(long)]
    json: bool,
    /// Only the summary
    #[arg(long, short, conflicts_with = "json")]
    quiet: bool,
    /// Write the findings to this Parquet file, too, with the columns of docs/json.md
    #[cfg(feature = "parquet")]
    #[arg(long, value_name = "FILE")]
    parquet: Option<PathBuf>,
    /// How many threads to use; all there are unless this says otherwise
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

/// What a worker found in a stretch of games.
struct Found {
    games: u64,
    findings: Vec<Finding>,
}

impl Audit {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let rules = self.rules();
        let files = match self.files.as_slice() {
            [] => &[PathBuf::from(STANDARD_INPUT)],
            files => files,
        };
        let sizes = files.iter().map(|path| path.metadata().map_or(0, |data| data.len() as usize));
        let progress = Progress::of(sizes.clone().sum());
        let mut taker = Taker::open(&self)?;
        let mut outcome = Outcome::Fine;
        let mut done = 0;
        for (path, size) in files.iter().zip(sizes) {
            let step = |read: usize| progress.step(done + read);
            let report = Report { file: name(path), form: self.form(), book: self.book };
            outcome = outcome.max(self.audit(path, &rules, &report, &mut taker, screen, step)?);
            done += size;
        }
        progress.finish();
        let summary = taker.finish()?;
        if !self.json {
            summary.tell(outcome, screen)?;
        }
        Ok(outcome.max(if summary.is_clean() { Outcome::Fine } else { Outcome::Findings }))
    }

    fn rules(&self) -> Rules {
        let agreements = self.no_draws_before.map_or(Agreements::Free, Agreements::NotBefore);
        Rules { agreements, ..Rules::of(self.book) }
    }

    const fn form(&self) -> report::Form {
        match (self.json, self.quiet) {
            (true, _) => report::Form::Json,
            (false, true) => report::Form::Nothing,
            (false, false) => report::Form::Text,
        }
    }

    fn is_wanted(&self, finding: &Finding) -> bool {
        finding.severity() >= self.min_severity
            && (self.only.is_empty() || self.only.contains(&finding.what.kind()))
    }

    /// Audits one file. What is wrong with it is told; trouble is only what concerns them all.
    fn audit(
        &self,
        path: &Path,
        rules: &Rules,
        report: &Report,
        taker: &mut Taker,
        screen: &mut Screen,
        step: impl Fn(usize),
    ) -> Result<Outcome, Trouble> {
        let threads = self.threads.or_else(|| thread::available_parallelism().ok());
        let mut games = 0;
        let mut trouble = None;
        // What was found in the last game so far. If the stream breaks off there, it says nothing.
        let mut held: Vec<Finding> = Vec::new();
        let result = Input::open(path).and_then(|Input { content, read }| {
            let work = |mut reader: Reader<Chunk<'_, _>>| {
                let mut replay = Replay::new(Auditor::new(rules.clone()));
                reader.read_all(&mut replay)?;
                let mut auditor = replay.into_follower();
                let mut findings = auditor.take_findings();
                findings.retain(|finding| self.is_wanted(finding));
                Ok(Found { games: auditor.games(), findings })
            };
            let take = |found: io::Result<Found>| {
                let found = found?;
                step(read.load(Ordering::Relaxed) as usize);
                let mut ready = std::mem::take(&mut held);
                for mut finding in found.findings {
                    let is_last = finding.game == found.games;
                    finding.game += games;
                    if is_last { held.push(finding) } else { ready.push(finding) }
                }
                games += found.games;
                taker.take(&ready, report, screen).map_err(|error| {
                    trouble = Some(error);
                    io::Error::other("the output")
                })
            };
            in_parallel(content, threads.unwrap_or(NonZeroUsize::MIN), work, take)
        });
        let told = match (trouble, result) {
            (Some(trouble), _) => Err(trouble),
            (None, Ok(())) => {
                taker.take(&held, report, screen)?;
                Ok(Outcome::Fine)
            }
            (None, Err(error)) => {
                screen.complain(&Trouble::Io(name(path), error));
                Ok(Outcome::Trouble)
            }
        };
        taker.summary.games += games;
        told
    }
}

fn name(path: &Path) -> String {
    if path.as_os_str() == STANDARD_INPUT {
        "standard input".into()
    } else {
        path.display().to_string()
    }
}
