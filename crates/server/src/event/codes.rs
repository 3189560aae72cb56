//! The codes of an event's games, for its report.

use std::collections::BTreeMap;

use hall::Place;

use super::Shown;
use crate::code::RecordCode;
use crate::journal::{Fault, Journal, TableId};

/// The code of each game that was played at a table of this server and is over.
pub type Codes = BTreeMap<Place, RecordCode>;

/// The tables of an event, by their places.
#[must_use]
pub fn tables(shown: &Shown) -> Vec<(Place, TableId)> {
    shown.tables().map(|(place, table, _)| (place, table.clone())).collect()
}

/// The codes of the games at these tables.
///
/// # Errors
/// If the journal fails.
pub async fn codes(journal: &dyn Journal, tables: Vec<(Place, TableId)>) -> Result<Codes, Fault> {
    let mut codes = Codes::new();
    for (place, table) in tables {
        let Some(proof) = journal.proof(table.clone()).await? else { continue };
        // Only where the game is over is the newest line signed.
        if let Some(end) = proof.ends.last().filter(|end| end.head == proof.head) {
            codes.insert(place, RecordCode::of(&table, end));
        }
    }
    Ok(codes)
}
