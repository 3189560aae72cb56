//! Counts of findings.

use std::collections::BTreeMap;

use audit::{Finding, Kind, Severity};

use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// The findings counted by kind.
#[derive(Default)]
pub(super) struct Summary {
    pub(super) games: u64,
    /// How many findings were too light to be told.
    pub(super) kept_back: u64,
    counts: BTreeMap<(std::cmp::Reverse<Severity>, Kind), Count>,
}

#[derive(Default)]
struct Count {
    findings: u64,
    games: u64,
    /// The game counted last, by its position among all games.
    last: Option<u64>,
}

impl Summary {
    pub(super) fn count(&mut self, finding: &Finding) {
        let key = (std::cmp::Reverse(finding.severity()), finding.what.kind());
        let count = self.counts.entry(key).or_default();
        count.findings += 1;
        // Findings come in the order of the games, whose numbers restart with each file.
        let game = self.games + finding.game;
        if count.last.replace(game) != Some(game) {
            count.games += 1;
        }
    }

    pub(super) fn is_clean(&self) -> bool {
        self.counts.is_empty()
    }

    /// Prints the table. "Nothing found" is printed only if everything could be read to the end.
    pub(super) fn tell(&self, outcome: Outcome, screen: &mut Screen) -> Result<(), Trouble> {
        if !self.is_clean() {
            screen.line(format_args!("{:>10} {:>10}", "findings", "games"))?;
            for ((severity, kind), count) in &self.counts {
                let Count { findings, games, .. } = count;
                screen.line(format_args!(
                    "{findings:>10} {games:>10}  {:<8} {kind}: {}",
                    severity.0,
                    kind.about()
                ))?;
            }
        }
        match self.kept_back {
            0 => {}
            1 => screen.line("1 note was kept back: --min-severity note shows it")?,
            n => screen
                .line(format_args!("{n} notes were kept back: --min-severity note shows them"))?,
        }
        let is_fine = self.is_clean() && outcome == Outcome::Fine;
        let verdict = if is_fine { ", nothing found" } else { "" };
        screen.line(format_args!(
            "{} {} audited{verdict}",
            self.games,
            if self.games == 1 { "game" } else { "games" }
        ))
    }
}
