//! From one form of the record to the next: what was done, and what is too new to be read.

use std::fmt;

use super::Fault;

/// The version of the program that writes.
pub(super) const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// A step from one form to the next.
pub(super) struct Migration {
    /// What it brings, for the operator of the server.
    pub(super) what: &'static str,
    pub(super) sql: &'static str,
}

/// The migrations that a record of this form needs, the oldest first.
pub(super) fn since(
    applied: usize,
    all: &'static [Migration],
    written_by: impl FnOnce() -> Option<String>,
) -> Result<&'static [Migration], Fault> {
    all.get(applied..).ok_or_else(|| {
        let by =
            written_by().map_or_else(|| "a newer version".to_owned(), |by| format!("Tuomari {by}"));
        let known = all.len();
        Fault(format!(
            "the record was written by {by}, in form {applied}; this is Tuomari {PROGRAM}, which \
             knows forms up to {known}: use {by} or a later one"
        ))
    })
}

/// What became of a record of an earlier form.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Upgraded {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) tables: i64,
    pub(super) lines: i64,
    pub(super) what: Vec<&'static str>,
}

impl Upgraded {
    /// Tells the operator of the server. A record that was just created has no earlier form.
    pub(super) fn tell(&self) {
        if self.from > 0 && self.from < self.to {
            tracing::info!("{self}");
        }
    }
}

impl fmt::Display for Upgraded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { from, to, tables, lines, what } = self;
        let what = what.join("; ");
        write!(f, "the record of {tables} tables with {lines} lines was brought ")?;
        write!(f, "from form {from} to form {to}: {what}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: &[Migration] =
        &[Migration { what: "one", sql: "" }, Migration { what: "two", sql: "" }];

    #[test]
    fn a_record_is_brought_up_from_where_it_is_and_a_newer_one_is_refused_by_name() {
        let needed = |applied| since(applied, ALL, || Some("9.1.0".to_owned()));
        assert_eq!(needed(0).unwrap().len(), 2);
        assert_eq!(needed(1).unwrap()[0].what, "two");
        assert!(needed(2).unwrap().is_empty());
        let Fault(why) = needed(3).err().unwrap();
        assert!(why.contains("written by Tuomari 9.1.0, in form 3;"), "{why}");
        assert!(why.ends_with("knows forms up to 2: use Tuomari 9.1.0 or a later one"), "{why}");
        let Fault(why) = since(3, ALL, || None).err().unwrap();
        assert!(why.contains("written by a newer version, in form 3;"), "{why}");
    }
}
