//! What is wrong with a game, by a book?

use audit::{Auditor, Rules};
use notation::pgn::{Reader, Replay};
use pyo3::prelude::*;

use crate::read;

/// One thing that is not as the Laws, or the game's own record, would have it.
#[pyclass(frozen, get_all, module = "tuomari")]
pub(crate) struct Finding {
    /// The number of the game in the text, the first being 1.
    game: u64,
    /// The line of the text that it stands in, the first being 1.
    line: u64,
    /// The column of that line, the first being 1.
    column: u64,
    /// How many plies had been played, if it is about a moment of the game.
    ply: Option<u32>,
    /// The move, as "12." or "12..." and the move; likewise.
    at: Option<String>,
    /// What kind of finding it is, such as "wrong-result".
    kind: String,
    /// "error", "warning" or "note".
    severity: String,
    /// The finding in words.
    text: String,
    /// The book that the game was judged by.
    book: &'static str,
    /// The articles it rests on, each with its book.
    articles: Vec<String>,
}

#[pymethods]
impl Finding {
    fn __repr__(&self) -> String {
        let Self { line, column, severity, text, articles, .. } = self;
        format!("{line}:{column}: {severity}: {text} ({})", articles.join(", "))
    }
}

/// Judges the games of a PGN text by a book; without one, each by the FIDE Laws in force on its date.
///
/// Findings are illegal moves, games that went on after their end, results that contradict the board,
/// wins on time by a side that could not mate, draws that could have been claimed, and more.
#[pyfunction]
#[pyo3(signature = (pgn, *, book=None))]
pub(crate) fn judge(py: Python<'_>, pgn: &str, book: Option<&str>) -> PyResult<Vec<Finding>> {
    let rules = match book {
        Some(name) => Rules::of(read::book(Some(name))?),
        None => Rules::by_date(),
    };
    let found = py.detach(|| {
        let mut replay = Replay::new(Auditor::new(rules));
        let read = Reader::new(pgn.as_bytes()).read_all(&mut replay);
        read.map(|()| replay.follower_mut().take_findings())
    });
    let findings = found.map_err(read::wrong)?;
    Ok(findings
        .into_iter()
        .map(|finding| Finding {
            game: finding.game,
            line: finding.place.line,
            column: finding.place.column,
            ply: finding.ply,
            kind: finding.what.kind().to_string(),
            severity: finding.severity().to_string(),
            text: finding.what.to_string(),
            book: finding.book.name(),
            articles: read::cited(&finding.articles),
            at: finding.at,
        })
        .collect())
}
