//! Which piece a board feels on which square.

use std::fmt;
use std::str::FromStr;

use chess::{Board, Color, Role, Setup, Square};
use notation::pgn::Outcome;

/// The pieces that a board feels. Any of them may be missing: in the air, or not felt.
///
/// ```
/// use tuomari_audit::live::Placement;
/// let placement: Placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR".parse()?;
/// assert_eq!(placement.turned().turned(), placement);
/// assert!("rnbqkbnr/pppp".parse::<Placement>().is_err());
/// # Ok::<(), tuomari_audit::live::BadPlacement>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement(pub Board);

/// The text is not a placement, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPlacement(String);

impl fmt::Display for BadPlacement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadPlacement {}

impl FromStr for Placement {
    type Err = BadPlacement;

    /// The first field of a FEN.
    fn from_str(text: &str) -> Result<Self, BadPlacement> {
        let pieces = text.split_whitespace().next().unwrap_or("");
        let (setup, _) =
            Setup::from_short_fen(pieces).map_err(|error| BadPlacement(error.to_string()))?;
        Ok(Self(setup.board))
    }
}

impl Placement {
    /// The same board seen from the other side: it was set up the wrong way round.
    #[must_use]
    pub fn turned(self) -> Self {
        let mut board = Setup::empty().board;
        for (square, piece) in self.0.iter() {
            if let Some(opposite) = Square::from_index(63 - square.index() as u8) {
                board.put(opposite, piece);
            }
        }
        Self(board)
    }

    /// On how many squares it differs from a board.
    #[must_use]
    pub(super) fn differs(self, other: &Board) -> usize {
        let occupied = self.0.occupied() | other.occupied();
        occupied.into_iter().filter(|s| self.0.piece_on(*s) != other.piece_on(*s)).count()
    }

    /// The result that players show by putting both kings in the centre: on light squares White has
    /// won, on dark ones Black, on one of each it is a draw.
    #[must_use]
    pub fn shows(self) -> Option<Outcome> {
        const CENTRE: [Square; 4] = [Square::D4, Square::E4, Square::D5, Square::E5];
        let kings = [Color::White, Color::Black].map(|color| {
            let king = self.0.pieces(Role::King.of(color));
            CENTRE.into_iter().find(|square| king.len() == 1 && king.has(*square))
        });
        let [Some(white), Some(black)] = kings else { return None };
        let is_light = |square: Square| matches!(square, Square::E4 | Square::D5);
        Some(match (is_light(white), is_light(black)) {
            (true, true) => Outcome::WhiteWins,
            (false, false) => Outcome::BlackWins,
            _ => Outcome::Draw,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kings_in_the_centre_show_a_result() {
        for (text, result) in [
            ("8/8/8/3k4/4K3/8/8/8", Some(Outcome::WhiteWins)),
            ("8/8/8/4k3/3K4/8/8/8", Some(Outcome::BlackWins)),
            ("8/8/8/4k3/4K3/8/8/8", Some(Outcome::Draw)),
            ("8/8/8/3k4/3K4/7p/8/8", Some(Outcome::Draw)),
            ("8/8/3k4/8/4K3/8/8/8", None),
            ("8/8/8/8/4K3/8/8/8", None),
        ] {
            assert_eq!(text.parse::<Placement>().unwrap().shows(), result, "{text}");
        }
    }
}
