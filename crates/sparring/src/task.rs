//! What an engine is given to think about.

use chess::{CastlingStyle, EnPassantStyle, Move, Position};
use clock::{Side, Span};
use laws::Table;

use crate::Level;

/// The least time that is thought about a move.
const SHORTEST: Span = Span::millis(50);
/// How many more moves the time left is to last for.
const MOVES_TO_COME: u64 = 40;

/// What an engine is given to think about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    /// The position, by the one from which every move was legal and the moves since.
    position: String,
    /// The moves among which it must choose; all legal ones if empty.
    among: Vec<String>,
    /// How long it may think.
    pub time: Span,
    /// Whether castling is written as king takes rook.
    pub chess960: bool,
    level: Level,
}

impl Task {
    /// What there is to think about at a table.
    pub(crate) fn at(table: &Table, level: Level, left: Option<(Span, Span)>) -> Self {
        let chess960 = table.regulations().chess960;
        let position = table.position();
        let bound = table.duty().map(|duty| duty.moves).unwrap_or_default();
        let among = bound.iter().filter_map(|m| written(position, *m, chess960)).collect();
        Self { position: history(table, chess960), among, time: time(level, left), chess960, level }
    }

    /// The lines that put it to an engine.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let mut go = format!("go movetime {}", self.time.as_millis());
        if let Some(nodes) = self.level.strength().nodes {
            go.push_str(&format!(" nodes {nodes}"));
        }
        if !self.among.is_empty() {
            go.push_str(" searchmoves ");
            go.push_str(&self.among.join(" "));
        }
        vec![self.position.clone(), go]
    }

    /// The move of this position that an engine means; none if it is not legal, or not one of those
    /// among which it had to choose.
    #[must_use]
    pub fn read(&self, position: &Position, said: &str) -> Option<Move> {
        let allowed = self.among.is_empty() || self.among.iter().any(|m| m == said);
        let mut legal = position.legal_moves().filter(|_| allowed);
        // Engines differ in how they write castling, whatever they were told.
        legal
            .find(|m| m.to_uci().to_string() == said || m.to_move().to_string() == said)
            .map(|m| m.to_move())
    }
}

/// A move as UCI has it.
fn written(position: &Position, m: Move, chess960: bool) -> Option<String> {
    let legal = position.legal(m)?;
    Some(if chess960 { legal.to_move() } else { legal.to_uci() }.to_string())
}

fn fen(position: &Position, chess960: bool) -> String {
    let castling = if chess960 { CastlingStyle::Shredder } else { CastlingStyle::XFen };
    position.to_fen(castling, EnPassantStyle::Legal)
}

/// The position with as much of the game before it as was legal throughout, so that an engine knows
/// what has appeared before.
fn history(table: &Table, chess960: bool) -> String {
    let mut position = table.position_at(0);
    let mut text = format!("position fen {}", fen(&position, chess960));
    let mut moves = String::new();
    for m in table.moves() {
        let step =
            m.and_then(|m| Some((written(&position, m, chess960)?, position.legal(m)?.play())));
        let Some((said, next)) = step else {
            return format!("position fen {}", fen(table.position(), chess960));
        };
        moves.push(' ');
        moves.push_str(&said);
        position = next;
    }
    if &position != table.position() {
        return format!("position fen {}", fen(table.position(), chess960));
    }
    if !moves.is_empty() {
        text.push_str(" moves");
        text.push_str(&moves);
    }
    text
}

/// How long to think with so much time left and so much added for a move.
fn time(level: Level, left: Option<(Span, Span)>) -> Span {
    let longest = level.strength().longest;
    let Some((left, added)) = left else { return longest };
    let share = left.as_millis() / MOVES_TO_COME + added.as_millis() / 2;
    Span::millis(share).min(longest).max(SHORTEST)
}

/// The time that a side has left, and what is added for the next move.
pub(crate) fn left(table: &Table, side: Side, at: clock::Moment) -> Option<(Span, Span)> {
    let reading = table.reading(at)?;
    let face = reading.face(side);
    Some((face.time?, face.delay))
}
