//! What may the player to move claim (9.2, 9.3)?

use chess::Position;
use laws::course::{Course, Occasion, Trail};
use laws::{DrawBasis, Provision};
use pyo3::prelude::*;

use crate::read;

/// A draw that the player to move can claim.
#[pyclass(frozen, get_all, module = "tuomari")]
pub(crate) struct Claim {
    /// What the claim rests on: "threefold" or "fifty-moves".
    ground: &'static str,
    /// The moves, in UCI, of which one must be written down and announced; empty if the ground is on
    /// the board already.
    intended: Vec<String>,
    /// After how many plies the position stood before, of a repetition.
    before: Vec<u32>,
    /// The articles, each with its book.
    articles: Vec<String>,
}

#[pymethods]
impl Claim {
    fn __repr__(&self) -> String {
        let Self { ground, intended, articles, .. } = self;
        format!("Claim(ground='{ground}', intended={intended:?}, articles={articles:?})")
    }
}

/// What the player to move can claim after these moves, in UCI or algebraic notation, from the initial
/// position or from `fen`.
#[pyfunction]
#[pyo3(signature = (moves, *, fen=None, book=None))]
pub(crate) fn claims(
    moves: Vec<String>,
    fen: Option<&str>,
    book: Option<&str>,
) -> PyResult<Vec<Claim>> {
    let book = read::book(book)?;
    let mut position = fen.map_or_else(|| Ok(Position::initial()), read::position)?;
    let mut trail = Trail::new();
    trail.begin(&position);
    for (index, word) in moves.iter().enumerate() {
        let m = read::legal(&position, word)
            .map_err(|error| read::wrong(format!("ply {}: {error}", index + 1)))?;
        let Some(legal) = position.legal(m) else { continue };
        let after = legal.play();
        trail.push(m, &after);
        position = after;
    }
    let claim = |occasion: Occasion| {
        let same = match occasion.basis {
            DrawBasis::Threefold => Some(Provision::SamePosition),
            DrawBasis::FiftyMoves => None,
        };
        let provisions: Vec<Provision> = [occasion.part()].into_iter().chain(same).collect();
        let now = trail.last();
        let intended = occasion.intended.iter().filter_map(|m| now.legal(*m));
        Claim {
            ground: match occasion.basis {
                DrawBasis::Threefold => "threefold",
                DrawBasis::FiftyMoves => "fifty-moves",
            },
            intended: intended.map(|legal| legal.to_uci().to_string()).collect(),
            before: occasion.before.clone(),
            articles: read::cited(&book.cite(&provisions)),
        }
    };
    Ok(Occasion::now(book, &trail).into_iter().map(claim).collect())
}
