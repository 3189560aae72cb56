//! Counts of findings.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use audit::{Finding, Kind, Severity};

use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// The findings counted by kind.
#[derive(Default)]
pub(super) struct Summary {
    pub(super) games: u64,
    pub(super) kept_back: KeptBack,
    counts: BTreeMap<(std::cmp::Reverse<Severity>, Kind), Count>,
}

/// How many findings were too light to be told. Errors never are.
#[derive(Clone, Copy, Default)]
pub(super) struct KeptBack {
    warnings: u64,
    notes: u64,
}

impl KeptBack {
    pub(super) fn count(&mut self, finding: &Finding) {
        match finding.severity() {
            Severity::Note => self.notes += 1,
            Severity::Warning | Severity::Error => self.warnings += 1,
        }
    }

    /// `1 note was kept back: --min-severity note shows it`; nothing if there is none.
    fn told(self) -> Option<String> {
        let counts = [(self.warnings, "warning"), (self.notes, "note")];
        let mut counts = counts.into_iter().filter(|(count, _)| *count > 0);
        let told: Vec<String> = counts
            .clone()
            .map(|(count, name)| format!("{count} {name}{}", if count == 1 { "" } else { "s" }))
            .collect();
        let (_, lightest) = counts.next_back()?;
        let (are, them) = match self.warnings + self.notes {
            1 => ("was", "it"),
            _ => ("were", "them"),
        };
        let told = told.join(" and ");
        Some(format!("{told} {are} kept back: --min-severity {lightest} shows {them}"))
    }
}

impl AddAssign for KeptBack {
    fn add_assign(&mut self, other: Self) {
        self.warnings += other.warnings;
        self.notes += other.notes;
    }
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
        if let Some(told) = self.kept_back.told() {
            screen.line(told)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_back_is_named_by_its_severity() {
        let told = |warnings, notes| KeptBack { warnings, notes }.told().unwrap_or_default();
        assert_eq!(told(0, 0), "");
        assert_eq!(told(0, 1), "1 note was kept back: --min-severity note shows it");
        assert_eq!(told(2, 0), "2 warnings were kept back: --min-severity warning shows them");
        let both = "1 warning and 22 notes were kept back: --min-severity note shows them";
        assert_eq!(told(1, 22), both);
    }
}
