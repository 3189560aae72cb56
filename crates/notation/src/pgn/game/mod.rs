//! A game with everything that PGN can hold.

mod command;
mod edit;
mod line;
mod note;
mod tags;

use chess::{Color, Position};

pub use command::{Command, Evaluation, Operands, OtherCommand, Score};
pub use line::{Annotation, InCheck, Line, Ply, VariationRefused};
pub use note::Note;
pub use tags::{TagRefused, Tags};

use super::Outcome;

/// A game: the players, the start, the annotated moves, and the result.
///
/// Every move in it is legal, except those of which [`Step::Stood`](super::Step::Stood) says that they
/// are not. Readers that refuse such games take them [in parts](super::InParts).
///
/// ```
/// use tuomari_notation::pgn::{Game, Outcome};
///
/// let mut game = Game::new();
/// game.tags.set("White", "Laine, Antti")?;
/// game.line.play("f2f3".parse()?)?;
/// game.line.play("e7e5".parse()?)?;
/// game.line.play("g2g4".parse()?)?;
/// game.line.play("d8h4".parse()?)?.nags.push(3);
/// game.result = Outcome::BlackWins;
/// assert!(game.to_string().ends_with("\n1. f3 e5 2. g4 Qh4# $3 0-1\n\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    /// The tag pairs.
    pub tags: Tags,
    /// The moves.
    pub line: Line,
    /// How it ended.
    pub result: Outcome,
    /// Whether it is declared to be Chess960. If the array shows it, no declaration is needed.
    pub declared_chess960: bool,
}

impl Game {
    /// A game that is about to begin.
    #[must_use]
    pub fn new() -> Self {
        Self::from_position(Position::initial())
    }

    /// A game that starts from a position.
    #[must_use]
    pub fn from_position(start: Position) -> Self {
        Self {
            tags: Tags::default(),
            line: Line::new(start),
            result: Outcome::Unknown,
            declared_chess960: false,
        }
    }

    /// Whether it is Chess960 (Guideline II): by its array, or by declaration.
    #[must_use]
    pub fn is_chess960(&self) -> bool {
        let start = self.line.start();
        let castling = start.castling();
        let is_mirrored = Color::ALL.into_iter().any(|color| castling.is_mirrored(color));
        self.declared_chess960 || (!castling.is_orthodox(start.board()) && !is_mirrored)
    }
}

impl Default for Game {
    fn default() -> Self {
        Self::new()
    }
}

/// Two games are equal if they look the same on paper.
impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        (&self.tags, &self.line, self.result, self.is_chess960())
            == (&other.tags, &other.line, other.result, other.is_chess960())
    }
}

impl Eq for Game {}
