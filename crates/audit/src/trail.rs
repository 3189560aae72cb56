//! The moves of a game by their names.

use chess::{Color, Position};
use laws::course::Trail;
use notation::Style;

/// No game lasts longer under 9.6.2: 75 moves of both before each of at most 118 captures and pawn
/// moves. What a file has beyond that is not kept, so that none can take all the memory.
pub(crate) const LONGEST: u32 = 20_000;

/// Who made the move of a ply.
pub(crate) fn mover(trail: &Trail, ply: u32) -> Color {
    let first = trail.position_after(0).turn();
    if ply % 2 == 1 { first } else { !first }
}

/// The move of a ply with its number: `12... Nxe5`.
pub(crate) fn label(trail: &Trail, ply: u32) -> Option<String> {
    let before = trail.position_after(ply.checked_sub(1)?);
    let legal = before.legal(trail.ply(ply)?)?;
    Some(numbered(before, &Style::PGN.write(&legal)))
}

/// The text with blanks for whatever a terminal would obey: files come from anywhere.
pub(crate) fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

/// A move with its number.
pub(crate) fn numbered(before: &Position, text: &str) -> String {
    let dots = match before.turn() {
        Color::White => ".",
        Color::Black => "...",
    };
    format!("{}{dots} {}", before.move_number(), plain(text))
}
