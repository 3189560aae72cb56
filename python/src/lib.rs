//! The libraries for Python: an arbiter's questions, each a function, each answer a value.

mod claims;
mod findings;
mod legality;
mod mating;
mod read;

use laws::Book;
use pyo3::prelude::*;

/// The Laws of Chess: who can still mate, what is dead, what may be claimed, why a move is illegal.
#[pymodule]
fn tuomari(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("BOOKS", Book::ALL.map(Book::name).to_vec())?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<mating::Mating>()?;
    module.add_class::<legality::Reason>()?;
    module.add_class::<claims::Claim>()?;
    module.add_class::<findings::Finding>()?;
    module.add_function(wrap_pyfunction!(mating::can_mate, module)?)?;
    module.add_function(wrap_pyfunction!(mating::is_dead, module)?)?;
    module.add_function(wrap_pyfunction!(legality::why_illegal, module)?)?;
    module.add_function(wrap_pyfunction!(legality::legal_moves, module)?)?;
    module.add_function(wrap_pyfunction!(claims::claims, module)?)?;
    module.add_function(wrap_pyfunction!(findings::judge, module)?)
}
