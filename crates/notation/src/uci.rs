//! Moves as chess engines write them.

use std::fmt;

use chess::{Illegal, Legal, Move, ParseMoveError, Position};

/// Why a text is not a legal move in UCI.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UciError {
    /// It is not two squares with an optional promotion letter.
    NotUci(ParseMoveError),
    /// It is a move, but not a legal one.
    Illegal(Illegal),
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotUci(error) => error.fmt(f),
            Self::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl std::error::Error for UciError {}

/// Reads a move in UCI. Castling may be the king's own step, `e1g1`, or king takes rook, `e1h1`,
/// which is the only way in most Chess960 arrays.
///
/// ```
/// use tuomari_notation::uci;
/// let position: chess::Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
/// assert_eq!(uci::read(&position, "e1g1")?, uci::read(&position, "e1h1")?);
/// assert_eq!(uci::write(&uci::read(&position, "e1h1")?), "e1g1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the text is not in UCI, or the move is illegal.
pub fn read<'p>(position: &'p Position, text: &str) -> Result<Legal<'p>, UciError> {
    let m: Move = text.parse().map_err(UciError::NotUci)?;
    position.judge(m).map_err(UciError::Illegal)
}

/// The move in UCI: castling as the king's own step if all rights are those of the usual array,
/// otherwise as king takes rook.
#[must_use]
pub fn write(legal: &Legal<'_>) -> String {
    legal.to_uci().to_string()
}
