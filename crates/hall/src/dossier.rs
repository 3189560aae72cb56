//! What a committee reads of an appeal.

use serde::Serialize;

use crate::{Appeal, Board, Event, Place, Ruling};

/// What a committee reads of an appeal (11.10): the ruling, the board, and what else was ruled on both
/// players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Dossier {
    /// The appeal.
    pub appeal: Appeal,
    /// The ruling it is against.
    pub ruling: Ruling,
    /// The board, as it stands.
    pub board: Board,
    /// The other rulings at that board, the oldest first.
    pub at_board: Vec<Ruling>,
    /// Rulings on the player at other boards.
    pub on_player: Vec<Ruling>,
}

impl Event {
    /// All there is on an appeal.
    #[must_use]
    pub fn dossier(&self, appeal: u16) -> Option<Dossier> {
        let appeal = self.appeals().iter().find(|own| own.number == appeal)?;
        let ruling = self.ruling(appeal.ruling)?;
        let place = Place { round: ruling.number.round, board: ruling.board };
        let here = |own: &&Ruling| {
            (own.number.round, own.board) == (place.round, place.board)
                && own.number != ruling.number
        };
        let elsewhere = |own: &&Ruling| (own.number.round, own.board) != (place.round, place.board);
        Some(Dossier {
            appeal: appeal.clone(),
            ruling: ruling.clone(),
            board: self.board(place)?.clone(),
            at_board: self.rulings().iter().filter(here).cloned().collect(),
            on_player: self.rulings_on(appeal.player).filter(elsewhere).cloned().collect(),
        })
    }
}
