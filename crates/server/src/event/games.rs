//! The games of boards that are not played here.

use hall::{Event, Place};
use notation::pgn::{Game, Outcome};

/// A game of which only the result is known, as PGN; nothing as long as it has none.
pub(crate) fn without_moves(event: &Event, place: Place) -> Option<String> {
    let result = event.board(place)?.result?;
    let mut game = Game::default();
    for (tag, value) in event.pgn_tags(place) {
        // A value that PGN refuses is left out.
        let _ = game.tags.set(tag, &value);
    }
    game.result = match result.outcome.pgn() {
        "1-0" => Outcome::WhiteWins,
        "0-1" => Outcome::BlackWins,
        "1/2-1/2" => Outcome::Draw,
        _ => Outcome::Unknown,
    };
    Some(game.to_string() + "\n")
}
