//! Can this side still mate (6.9), and is the position dead (5.2.2)?

use chess::Position;
use pyo3::prelude::*;
use winnable::{Budget, Life, Winnability};

use crate::read;

/// Whether a side can still mate by any series of legal moves, with the evidence.
#[pyclass(frozen, get_all, module = "tuomari")]
pub(crate) struct Mating {
    /// "yes", "no", or "unknown" if the budget ran out.
    answer: &'static str,
    /// The moves of both sides that lead to mate, in UCI, if it can.
    moves: Vec<String>,
    /// Why it cannot, in words, if it cannot.
    reason: Option<String>,
}

#[pymethods]
impl Mating {
    fn __repr__(&self) -> String {
        match &self.reason {
            Some(reason) => format!("Mating(answer='{}', reason='{reason}')", self.answer),
            None => format!("Mating(answer='{}', moves='{}')", self.answer, self.moves.join(" ")),
        }
    }
}

fn budget(nodes: Option<u64>) -> Budget {
    nodes.map_or_else(Budget::full, |nodes| Budget::full().nodes(nodes))
}

/// The moves in the form of UCI, castling as the king's two steps where that is usual.
fn played(position: &Position, helpmate: &winnable::Helpmate) -> Vec<String> {
    let mut position = position.clone();
    let mut moves = Vec::new();
    for m in helpmate.moves() {
        let Some(legal) = position.legal(*m) else { break };
        moves.push(legal.to_uci().to_string());
        position = legal.play();
    }
    moves
}

/// Whether a side can still mate by any series of legal moves (6.9), however foolish the opponent.
///
/// `nodes` bounds the search; without it the question is answered unless it needs gigabytes.
#[pyfunction]
#[pyo3(signature = (fen, side, *, nodes=None))]
pub(crate) fn can_mate(
    py: Python<'_>,
    fen: &str,
    side: &str,
    nodes: Option<u64>,
) -> PyResult<Mating> {
    let (position, side) = (read::position(fen)?, read::side(side)?);
    let budget = budget(nodes);
    let answer = py.detach(|| winnable::winnable(&position, side, &budget));
    Ok(match answer {
        Winnability::Winnable(helpmate) => {
            Mating { answer: "yes", moves: played(&position, &helpmate), reason: None }
        }
        Winnability::Unwinnable(proof) => {
            Mating { answer: "no", moves: Vec::new(), reason: Some(proof.to_string()) }
        }
        Winnability::Undetermined(_) => {
            Mating { answer: "unknown", moves: Vec::new(), reason: None }
        }
    })
}

/// Whether the position is dead (5.2.2): neither side can mate by any series of legal moves. None if
/// the budget ran out.
#[pyfunction]
#[pyo3(signature = (fen, *, nodes=None))]
pub(crate) fn is_dead(py: Python<'_>, fen: &str, nodes: Option<u64>) -> PyResult<Option<bool>> {
    let position = read::position(fen)?;
    let budget = budget(nodes);
    Ok(match py.detach(|| winnable::dead(&position, &budget)) {
        Life::Dead(_) => Some(true),
        Life::Alive { .. } => Some(false),
        Life::Undetermined(_) => None,
    })
}
