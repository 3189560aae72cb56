//! The evidence that a side can mate.

use std::fmt;

use chess::{Color, Move, Position};

/// Moves of both sides that lead from a position to mate, each of them proved legal.
///
/// ```
/// use chess::{Color, Position};
/// use tuomari_winnable::Helpmate;
/// let moves = ["f2f3", "e7e5", "g2g4", "d8h4"].map(|m| m.parse().unwrap());
/// let fools_mate = Helpmate::replay(&Position::initial(), Color::Black, moves)?;
/// assert_eq!(fools_mate.to_string(), "f2f3 e7e5 g2g4 d8h4#");
/// # Ok::<(), tuomari_winnable::NotAHelpmate>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Helpmate {
    moves: Vec<Move>,
}

impl Helpmate {
    /// Plays the moves and checks that the opponent of `winner` is mated at the end.
    ///
    /// This is the only way to make a helpmate, so a wrong one cannot exist.
    ///
    /// # Errors
    /// If a move is illegal or the last one does not mate.
    pub fn replay(
        position: &Position,
        winner: Color,
        moves: impl IntoIterator<Item = Move>,
    ) -> Result<Self, NotAHelpmate> {
        let moves = moves.into_iter();
        let mut line =
            Line { here: position.clone(), moves: Vec::with_capacity(moves.size_hint().0) };
        for m in moves {
            line.play(m)?;
        }
        line.into_helpmate(winner)
    }

    /// The moves; castling is written as in UCI.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }
}

/// Moves played one by one, each proved legal: an unfinished helpmate.
#[derive(Clone, Debug)]
struct Line {
    here: Position,
    moves: Vec<Move>,
}

impl Line {
    fn play(&mut self, m: Move) -> Result<(), NotAHelpmate> {
        let illegal = NotAHelpmate::Illegal { ply: self.moves.len(), m };
        let legal = self.here.legal(m).ok_or(illegal)?;
        self.moves.push(legal.to_uci());
        self.here = legal.play();
        Ok(())
    }

    fn into_helpmate(self, winner: Color) -> Result<Helpmate, NotAHelpmate> {
        if self.here.turn() != winner && self.here.is_checkmate() {
            Ok(Helpmate { moves: self.moves })
        } else {
            Err(NotAHelpmate::NoMate)
        }
    }
}

impl fmt::Display for Helpmate {
    /// The moves in UCI with a `#` at the end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, m) in self.moves.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{m}")?;
        }
        f.write_str("#")
    }
}

/// Why moves are not a helpmate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAHelpmate {
    /// A move is illegal where it is played.
    Illegal {
        /// How many moves were played before it.
        ply: usize,
        /// The move.
        m: Move,
    },
    /// The moves are legal, but the opponent is not mated after them.
    NoMate,
}

impl fmt::Display for NotAHelpmate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal { ply, m } => write!(f, "{m} is illegal after {ply} moves"),
            Self::NoMate => f.write_str("the opponent is not mated at the end"),
        }
    }
}

impl std::error::Error for NotAHelpmate {}
