//! `tuomari audit`: checks finished games against the Laws.

mod known;
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

use audit::{Auditor, Finding, Kind, Mark, Rules, Severity};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use laws::{Agreements, Book, Category};
use notation::pgn::{Chunk, Reader, Replay, in_parallel};

use crate::cli::{books, classes};
use crate::file::{Input, STANDARD_INPUT};
use crate::outcome::{Outcome, Trouble};
use crate::progress::Progress;
use crate::screen::Screen;
use known::Known;
use report::Report;
use summary::KeptBack;
use taker::Taker;

/// Check finished games against the Laws: moves, endings, results, claims, clocks, tags
///
/// Reads PGN, plain or compressed as .gz or .zst, on all cores, and reports findings in the order
/// of the file, each with its article. Notes (claims that nobody made, signs that say too much) are
/// counted and kept back unless --min-severity note or --only asks for them. The exit code is 1 if there
/// are findings, 2 if a file cannot be read to its end.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Kinds of findings, for --only:
  illegal-move ambiguous-move unreadable-move misdescribed-move passed missing-move went-on
  wrong-result cannot-mate could-mate undecided result-missing claim early-draw too-much-time
  clock-mismatch flag-ignored wrong-flag unreadable-time-control time-control-unit results-differ
  ply-count roster-incomplete duplicate impossible-date bad-start unreachable-start other-start
  doubled-tag other-variant syntax

Examples:
  tuomari audit games.pgn
  tuomari audit --min-severity error lichess.pgn.zst
  tuomari audit --duplicates --only duplicate *.pgn
  tuomari audit --only wrong-result,cannot-mate --json *.pgn.gz > wrong.jsonl
  tuomari audit --no-draws-before 30 round4.pgn
  tuomari audit --quiet --parquet wrong.parquet *.pgn.zst
  tuomari audit --book finnish-blitz-2014 blitz.pgn")]
pub(crate) struct Audit {
    /// Files of games; - or nothing for standard input
    files: Vec<PathBuf>,
    /// The rule book, if not the FIDE Laws that were in force on the date of each game
    #[arg(long, value_name = "BOOK", value_parser = books())]
    book: Option<Book>,
    /// Players may not agree on a draw before both have made this many moves (9.1.1)
    #[arg(long, value_name = "MOVES")]
    no_draws_before: Option<u16>,
    /// The class of games whose time control is not known
    #[arg(long, value_name = "CLASS", value_parser = classes())]
    class: Option<Category>,
    /// Also report games with the same moves and players as an earlier one, whatever their other tags
    #[arg(long)]
    duplicates: bool,
    /// Only these kinds of findings (see --help for the list)
    #[arg(long, value_delimiter = ',', value_name = "KIND", value_parser = kinds(), hide_possible_values = true)]
    only: Vec<Kind>,
    /// Only findings of at least this severity [default: warning; with --only note]
    #[arg(long, value_name = "SEVERITY", value_parser = severities())]
    min_severity: Option<Severity>,
    /// One JSON object per finding, described in docs/json.md; no summary
    #[arg(long)]
    json: bool,
    /// Only the summary
    #[arg(long, short, conflicts_with = "json")]
    quiet: bool,
    /// Also write the findings to this Parquet file, with the columns of docs/json.md
    #[cfg(feature = "parquet")]
    #[arg(long, value_name = "FILE")]
    parquet: Option<PathBuf>,
    /// How many threads to use; 0 for all cores
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

/// Reads a kind of finding.
fn kinds() -> impl TypedValueParser<Value = Kind> {
    PossibleValuesParser::new(Kind::ALL.iter().map(|kind| kind.name()))
        .try_map(|name| name.parse::<Kind>())
}

/// Reads a severity.
fn severities() -> impl TypedValueParser<Value = Severity> {
    PossibleValuesParser::new(Severity::ALL.map(Severity::name))
        .try_map(|name| name.parse::<Severity>())
}

/// What a worker found in a batch of games.
struct Found {
    games: u64,
    findings: Vec<Finding>,
    kept_back: KeptBack,
    marks: Vec<Mark>,
}

/// What was read of a file: how many games, what was kept back, and whether that is all.
struct Reading {
    games: u64,
    kept_back: KeptBack,
    end: Result<(), Broken>,
}

impl Audit {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let files = match self.files.as_slice() {
            [] => &[PathBuf::from(STANDARD_INPUT)],
            files => files,
        };
        let sizes = files.iter().map(|path| path.metadata().map_or(0, |data| data.len() as usize));
        let progress = Progress::of(sizes.clone().sum());
        let mut taker = Taker::open(&self)?;
        let mut known = Known::default();
        let mut outcome = Outcome::Fine;
        let mut done = 0;
        for (path, size) in files.iter().zip(sizes) {
            let step = |read: usize| progress.step(done + read);
            let report = Report { file: name(path), form: self.form() };
            known.next_file(name(path));
            let read = self.audit(path, &report, &mut taker, &mut known, screen, step)?;
            outcome = outcome.max(read);
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
        let (class, marks) = (self.class, self.duplicates);
        Rules { book: self.book, agreements, class, marks, roster: true, ..Rules::by_date() }
    }

    const fn form(&self) -> report::Form {
        match (self.json, self.quiet) {
            (true, _) => report::Form::Json,
            (false, true) => report::Form::Nothing,
            (false, false) => report::Form::Text,
        }
    }

    fn is_asked_for(&self, finding: &Finding) -> bool {
        self.only.is_empty() || self.only.contains(&finding.what.kind())
    }

    fn is_grave(&self, finding: &Finding) -> bool {
        // Kinds that are named are wanted.
        let least = if self.only.is_empty() { Severity::Warning } else { Severity::Note };
        finding.severity() >= self.min_severity.unwrap_or(least)
    }

    /// Audits one file. Faults of the file are reported; an error is returned only if it affects
    /// all files.
    fn audit(
        &self,
        path: &Path,
        report: &Report,
        taker: &mut Taker,
        known: &mut Known,
        screen: &mut Screen,
        step: impl Fn(usize),
    ) -> Result<Outcome, Trouble> {
        let tell = |findings: &[Finding]| taker.take(findings, report, screen);
        let Reading { games, kept_back, end } = self.read(path, &self.rules(), known, tell, step);
        taker.summary.games += games;
        taker.summary.kept_back += kept_back;
        match end {
            Ok(()) => Ok(Outcome::Fine),
            Err(Broken::Telling(trouble)) => Err(trouble),
            Err(Broken::File(error)) => {
                screen.complain(&Trouble::Io(name(path), error));
                Ok(Outcome::Trouble)
            }
        }
    }

    /// Reads the games of a file and reports the requested findings in order.
    fn read(
        &self,
        path: &Path,
        rules: &Rules,
        known: &mut Known,
        mut tell: impl FnMut(&[Finding]) -> Result<(), Trouble>,
        step: impl Fn(usize),
    ) -> Reading {
        let threads =
            NonZeroUsize::new(self.threads).or_else(|| thread::available_parallelism().ok());
        let mut games = 0;
        let mut all_kept_back = KeptBack::default();
        let mut trouble = None;
        // Findings in the last game so far. If the stream breaks off there, they are dropped.
        let mut held: Vec<Finding> = Vec::new();
        let result = Input::open(path).and_then(|Input { content, read }| {
            let work = |mut reader: Reader<Chunk<'_, _>>| {
                let mut replay = Replay::new(Auditor::new(rules.clone()));
                reader.read_all(&mut replay)?;
                let mut auditor = replay.into_follower();
                let mut findings = auditor.take_findings();
                findings.retain(|finding| self.is_asked_for(finding));
                let mut kept_back = KeptBack::default();
                findings.retain(|finding| {
                    let is_grave = self.is_grave(finding);
                    if !is_grave {
                        kept_back.count(finding);
                    }
                    is_grave
                });
                let marks = auditor.take_marks();
                Ok(Found { games: auditor.games(), findings, kept_back, marks })
            };
            let take = |found: io::Result<Found>| {
                let mut found = found?;
                step(read.load(Ordering::Relaxed) as usize);
                all_kept_back += found.kept_back;
                let twice = known.look(found.marks, games);
                if !twice.is_empty() {
                    let is_wanted = |f: &Finding| self.is_asked_for(f) && self.is_grave(f);
                    found.findings.extend(twice.into_iter().filter(is_wanted));
                    found.findings.sort_by_key(|finding| finding.game);
                }
                let mut ready = std::mem::take(&mut held);
                for mut finding in found.findings {
                    let is_last = finding.game == found.games;
                    finding.game += games;
                    if is_last { held.push(finding) } else { ready.push(finding) }
                }
                games += found.games;
                tell(&ready).map_err(|error| {
                    trouble = Some(error);
                    io::Error::other("the output")
                })
            };
            in_parallel(content, threads.unwrap_or(NonZeroUsize::MIN), work, take)
        });
        let end = match (trouble, result) {
            (Some(trouble), _) => Err(Broken::Telling(trouble)),
            (None, Err(error)) => Err(Broken::File(error)),
            (None, Ok(())) => tell(&held).map_err(Broken::Telling),
        };
        Reading { games, kept_back: all_kept_back, end }
    }
}

/// Why the games of a file were not read to the end.
#[derive(Debug)]
enum Broken {
    File(io::Error),
    Telling(Trouble),
}

fn name(path: &Path) -> String {
    if path.as_os_str() == STANDARD_INPUT {
        "standard input".into()
    } else {
        path.display().to_string()
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::Write;

    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct AuditArgs {
        #[command(flatten)]
        audit: Audit,
    }

    fn found(path: &Path) -> (Vec<Finding>, bool) {
        let AuditArgs { audit } = AuditArgs::parse_from([
            "audit",
            "--threads",
            "1",
            "--only",
            "wrong-result,illegal-move,result-missing,syntax",
        ]);
        let mut all = Vec::new();
        let tell = |findings: &[Finding]| {
            all.extend_from_slice(findings);
            Ok(())
        };
        let reading = audit.read(path, &audit.rules(), &mut Known::default(), tell, |_| ());
        (all, reading.end.is_ok())
    }

    /// A mate called a draw, a repetition, and games with nothing wrong.
    fn games() -> String {
        let fine =
            "[Event \"?\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 1-0\n\n";
        let mated = "[Event \"?\"]\n[Result \"1/2-1/2\"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2\n\n";
        let wrong = "[Event \"?\"]\n[Result \"0-1\"]\n\n1. d4 d5 2. Bh3 0-1\n\n";
        [fine, mated, fine, wrong, fine].concat()
    }

    #[test]
    fn a_packed_file_may_be_cut_anywhere_and_nothing_false_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let plain = games();
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
        gzip.write_all(plain.as_bytes()).unwrap();
        let zstandard = zstd::encode_all(plain.as_bytes(), 0).unwrap();
        for (name, bytes) in [("a.pgn.gz", gzip.finish().unwrap()), ("a.pgn.zst", zstandard)] {
            let path = folder.path().join(name);
            fs::write(&path, &bytes).unwrap();
            let (whole, is_read) = found(&path);
            assert!(is_read && whole.len() == 2, "{whole:?}");
            for cut in 0..bytes.len() {
                fs::write(&path, &bytes[..cut]).unwrap();
                let (part, is_read) = found(&path);
                assert!(!is_read || cut == 0, "{name} cut at {cut} looks whole");
                assert!(whole.starts_with(&part), "{name} cut at {cut}: {part:?}");
            }
        }
    }

    #[test]
    fn a_plain_file_may_be_cut_anywhere_and_no_move_is_called_wrong_that_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.pgn");
        let plain = games();
        fs::write(&path, &plain).unwrap();
        let (whole, _) = found(&path);
        for cut in 0..plain.len() {
            fs::write(&path, &plain[..cut]).unwrap();
            let (part, is_read) = found(&path);
            assert!(is_read);
            // The damage that the cut does to the last game is reported as such.
            let is_cut = |finding: &Finding| {
                matches!(
                    finding.what.kind(),
                    Kind::ResultMissing | Kind::Syntax | Kind::WrongResult
                ) && finding.severity() < Severity::Error
            };
            let rest: Vec<&Finding> = part.iter().filter(|finding| !is_cut(finding)).collect();
            let is_known = |finding: &&Finding| {
                let mut same = whole.iter().filter(|known| known.game == finding.game);
                same.any(|known| known.what == finding.what)
            };
            assert!(rest.iter().all(is_known), "{cut}: {rest:?}");
        }
    }
}
