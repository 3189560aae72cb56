//! Why is this move illegal?

use chess::{Illegal, Position};
use laws::{Articles, Book};
use notation::{Language, ReadError};
use pyo3::prelude::*;

use crate::read;

/// One reason against a move.
#[pyclass(frozen, get_all, module = "tuomari")]
pub(crate) struct Reason {
    /// The move, in UCI. A word such as "Nd2" may mean several, each with its reasons.
    uci: String,
    /// The reason in words.
    text: String,
    /// The articles that it breaks, each with its book; the last states the rule.
    articles: Vec<String>,
}

#[pymethods]
impl Reason {
    fn __str__(&self) -> String {
        format!("{} ({})", self.text, self.articles.join(", "))
    }

    fn __repr__(&self) -> String {
        format!("Reason(uci='{}', text='{}', articles={:?})", self.uci, self.text, self.articles)
    }
}

fn reasons(illegal: &Illegal, book: Book) -> impl Iterator<Item = Reason> {
    illegal.reasons.iter().map(move |reason| {
        let articles: Articles = book.against_move(reason.provision()).collect();
        let text = reason.to_string();
        Reason { uci: illegal.m.to_string(), text, articles: read::cited(&articles) }
    })
}

/// Every reason against a move, in UCI or algebraic notation; an empty list if it is legal.
///
/// A word that no piece of the side to move could mean is a ValueError, as is an ambiguous one.
#[pyfunction]
#[pyo3(signature = (fen, r#move, *, book=None))]
pub(crate) fn why_illegal(fen: &str, r#move: &str, book: Option<&str>) -> PyResult<Vec<Reason>> {
    let (position, book) = (read::position(fen)?, read::book(book)?);
    if let Some(m) = read::uci(r#move) {
        return Ok(match position.judge(m) {
            Ok(_) => Vec::new(),
            Err(illegal) => reasons(&illegal, book).collect(),
        });
    }
    match notation::read(&position, r#move, Language::default()) {
        Ok(_) => Ok(Vec::new()),
        Err(ReadError::Illegal { illegal, .. }) => {
            Ok(illegal.iter().flat_map(|illegal| reasons(illegal, book)).collect())
        }
        Err(error) => Err(read::wrong(error)),
    }
}

/// The legal moves in UCI.
#[pyfunction]
pub(crate) fn legal_moves(fen: &str) -> PyResult<Vec<String>> {
    let position: Position = read::position(fen)?;
    Ok(position.legal_moves().map(|legal| legal.to_uci().to_string()).collect())
}
