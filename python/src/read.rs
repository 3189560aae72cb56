//! What Python gives: positions, moves, sides and books as text.

use chess::{Color, Move, Position};
use laws::{Article, Articles, Book};
use notation::Language;
use pyo3::PyResult;
use pyo3::exceptions::PyValueError;

/// A text that cannot be read, as Python's error for it.
pub(crate) fn wrong(error: impl ToString) -> pyo3::PyErr {
    PyValueError::new_err(error.to_string())
}

pub(crate) fn position(fen: &str) -> PyResult<Position> {
    fen.parse().map_err(wrong)
}

pub(crate) fn side(text: &str) -> PyResult<Color> {
    match text {
        "white" | "w" => Ok(Color::White),
        "black" | "b" => Ok(Color::Black),
        _ => Err(wrong(format!("{text:?} is not a side; expected \"white\" or \"black\""))),
    }
}

pub(crate) fn book(name: Option<&str>) -> PyResult<Book> {
    name.map_or(Ok(Book::default()), |name| name.parse().map_err(wrong))
}

/// A word in the form of UCI. A capital promotion letter makes it algebraic.
pub(crate) fn uci(word: &str) -> Option<Move> {
    word.parse().ok().filter(|_| !word.ends_with(|letter: char| letter.is_uppercase()))
}

/// A legal move in UCI or algebraic notation.
pub(crate) fn legal(position: &Position, word: &str) -> Result<Move, String> {
    if let Some(m) = uci(word) {
        return position.judge(m).map(|legal| legal.to_move()).map_err(|error| error.to_string());
    }
    let reading = notation::read(position, word, Language::default());
    reading.map(|reading| reading.legal.to_move()).map_err(|error| error.to_string())
}

/// Articles as they are cited, the book before each.
pub(crate) fn cited(articles: &Articles) -> Vec<String> {
    articles.iter().map(name).collect()
}

fn name(article: Article) -> String {
    format!("{} {}", article.book().name(), article.number())
}
