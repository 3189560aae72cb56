//! A sequence of moves, with annotations and variations.

use std::fmt;
use std::time::Duration;

use chess::{Illegal, Move, Position};

use super::super::reader::DEEPEST_VARIATION;
use super::super::step::{Step, passed};
use super::{Command, Note};

/// A sequence of moves from a position, each legal where it stands or said to be illegal
/// ([`Step::Stood`]).
///
/// ```
/// use chess::Position;
/// use tuomari_notation::pgn::Line;
///
/// let mut line = Line::new(Position::initial());
/// line.play("e2e4".parse()?)?;
/// let mut instead = Line::new(line.end().clone());
/// line.play("e7e5".parse()?)?;
/// instead.play("c7c5".parse()?)?;
/// line.add_variation(1, instead)?;
/// assert!(line.play("e4e5".parse()?).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub(super) start: Position,
    /// Comments before the first move.
    pub opening: Vec<Note>,
    pub(super) plies: Vec<Ply>,
    pub(super) end: Position,
    /// How deep variations are nested in it.
    pub(super) depth: u32,
}

impl Line {
    /// A line without moves.
    #[must_use]
    pub fn new(start: Position) -> Self {
        let end = start.clone();
        Self { start, opening: Vec::new(), plies: Vec::new(), end, depth: 0 }
    }

    /// The position before the first move.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position after the last move.
    #[must_use]
    pub const fn end(&self) -> &Position {
        &self.end
    }

    /// The moves.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The moves, each with the position before it.
    pub fn walk(&self) -> impl Iterator<Item = (Position, &Ply)> {
        let mut next = self.start.clone();
        self.plies.iter().map(move |ply| {
            let after = after(&next, ply.step).unwrap_or_else(|| next.clone());
            (std::mem::replace(&mut next, after), ply)
        })
    }

    /// Adds a move at the end. Castling may be the king taking its rook or the king's own step.
    ///
    /// # Errors
    /// If it is illegal there.
    pub fn play(&mut self, m: Move) -> Result<&mut Annotation, Illegal> {
        let legal = self.end.judge(m)?;
        let (m, next) = (legal.to_move(), legal.play());
        Ok(self.push(Step::Move(m), next))
    }

    /// Adds an illegal move that stood. Nothing, if it cannot be made on the board or is legal.
    pub fn stand(&mut self, m: Move) -> Option<&mut Annotation> {
        let next = self.end.stood(m).filter(|_| self.end.legal(m).is_none())?;
        Some(self.push(Step::Stood(m), next))
    }

    /// Adds a null move at the end.
    ///
    /// # Errors
    /// If the side to move is in check.
    pub fn pass(&mut self) -> Result<&mut Annotation, InCheck> {
        let next = passed(&self.end).filter(|_| !self.end.is_check()).ok_or(InCheck)?;
        Ok(self.push(Step::Null, next))
    }

    /// Adds a step that leads from the end of the line to `next`.
    pub(in super::super) fn push(&mut self, step: Step, next: Position) -> &mut Annotation {
        self.end = next;
        self.plies.push(Ply { step, annotation: Annotation::default(), variations: Vec::new() });
        self.last_annotation()
    }

    fn last_annotation(&mut self) -> &mut Annotation {
        let last = self.plies.len() - 1;
        &mut self.plies[last].annotation
    }

    /// The annotation of a move, counted from 0.
    pub fn annotate(&mut self, index: usize) -> Option<&mut Annotation> {
        self.plies.get_mut(index).map(|ply| &mut ply.annotation)
    }

    /// Adds a line that could have been played instead of a move, counted from 0.
    ///
    /// # Errors
    /// If there is no such move, or the line begins from another position, has no moves, or has
    /// variations nested more than 254 deep.
    pub fn add_variation(&mut self, index: usize, line: Self) -> Result<(), VariationRefused> {
        let before = self.walk().nth(index).map(|(before, _)| before);
        match before {
            None => Err(VariationRefused::NoSuchMove),
            Some(before) if before != line.start => Err(VariationRefused::OtherStart),
            Some(_) => self.push_variation(index, line),
        }
    }

    /// Adds a line that is known to begin before the move.
    pub(in super::super) fn push_variation(
        &mut self,
        index: usize,
        line: Self,
    ) -> Result<(), VariationRefused> {
        if line.plies.is_empty() {
            return Err(VariationRefused::Empty);
        }
        if line.depth >= DEEPEST_VARIATION {
            return Err(VariationRefused::TooDeep);
        }
        let ply = self.plies.get_mut(index).ok_or(VariationRefused::NoSuchMove)?;
        self.depth = self.depth.max(line.depth + 1);
        // Lines are large, and mostly there is only one.
        if ply.variations.is_empty() {
            ply.variations.reserve_exact(1);
        }
        ply.variations.push(line);
        Ok(())
    }
}

/// The position after a step, if the step is possible.
pub(super) fn after(position: &Position, step: Step) -> Option<Position> {
    match step {
        Step::Move(m) => position.legal(m).map(|legal| legal.play()),
        Step::Stood(m) => position.stood(m),
        Step::Null => passed(position),
    }
}

/// One move of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    pub(super) step: Step,
    pub(super) annotation: Annotation,
    pub(super) variations: Vec<Line>,
}

impl Ply {
    /// The move.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// Its annotation.
    #[must_use]
    pub const fn annotation(&self) -> &Annotation {
        &self.annotation
    }

    /// What could have been played instead.
    #[must_use]
    pub fn variations(&self) -> &[Line] {
        &self.variations
    }
}

/// The annotation of a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Annotation {
    /// Whether a draw was offered with it (C.12).
    pub draw_offer: bool,
    /// Numeric annotation glyphs: 1 for a good move, 2 for a mistake and so on.
    pub nags: Vec<u8>,
    /// Comments.
    pub notes: Vec<Note>,
}

impl Annotation {
    /// The time on the player's clock after the move.
    #[must_use]
    pub fn clock(&self) -> Option<Duration> {
        self.commands().find_map(|command| match command {
            Command::Clock(time) => Some(*time),
            _ => None,
        })
    }

    /// The time the move took.
    #[must_use]
    pub fn elapsed(&self) -> Option<Duration> {
        self.commands().find_map(|command| match command {
            Command::Elapsed(time) => Some(*time),
            _ => None,
        })
    }

    /// The commands of all comments.
    pub fn commands(&self) -> impl Iterator<Item = &Command> {
        self.notes.iter().flat_map(Note::commands)
    }
}

/// A side in check cannot pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InCheck;

impl fmt::Display for InCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a side in check cannot pass")
    }
}

impl std::error::Error for InCheck {}

/// Why a line is not a variation of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariationRefused {
    /// There is no move it could replace.
    NoSuchMove,
    /// The move has no such variation.
    NoSuchVariation,
    /// It begins from another position.
    OtherStart,
    /// It has no moves.
    Empty,
    /// It is nested too deeply.
    TooDeep,
}

impl fmt::Display for VariationRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchMove => "there is no move that the variation could replace",
            Self::NoSuchVariation => "the move has no such variation",
            Self::OtherStart => "the variation begins from another position",
            Self::Empty => "the variation has no moves",
            Self::TooDeep => "the variation is nested too deeply",
        })
    }
}

impl std::error::Error for VariationRefused {}
