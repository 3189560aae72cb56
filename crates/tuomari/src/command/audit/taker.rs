//! Where findings go: the summary, the screen, and optionally a file.

use audit::Finding;

use super::Audit;
#[cfg(feature = "parquet")]
use super::parquet::Table;
use super::report::Report;
use super::summary::Summary;
use crate::outcome::Trouble;
use crate::screen::Screen;

pub(super) struct Taker {
    pub(super) summary: Summary,
    #[cfg(feature = "parquet")]
    table: Option<Table>,
}

#[cfg_attr(
    not(feature = "parquet"),
    expect(clippy::unnecessary_wraps, unused_variables, reason = "without a file nothing fails")
)]
impl Taker {
    pub(super) fn open(options: &Audit) -> Result<Self, Trouble> {
        Ok(Self {
            summary: Summary::default(),
            #[cfg(feature = "parquet")]
            table: match &options.parquet {
                Some(path) => Some(Table::create(path)?),
                None => None,
            },
        })
    }

    pub(super) fn take(
        &mut self,
        findings: &[Finding],
        report: &Report,
        screen: &mut Screen,
    ) -> Result<(), Trouble> {
        for finding in findings {
            self.summary.count(finding);
            #[cfg(feature = "parquet")]
            if let Some(table) = &mut self.table {
                table.push(&report.file, finding)?;
            }
            report.tell(finding, screen)?;
        }
        Ok(())
    }

    /// Closes the file and returns the summary.
    pub(super) fn finish(self) -> Result<Summary, Trouble> {
        #[cfg(feature = "parquet")]
        if let Some(table) = self.table {
            table.finish()?;
        }
        Ok(self.summary)
    }
}
