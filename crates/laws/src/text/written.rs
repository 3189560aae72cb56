//! Moves in the reader's notation, also those that could not be made.

use chess::{Move, Position};
use notation::Style;
use notation::spoken::Voice;

use super::Texts;
use super::saying::Saying;
use crate::Table;

impl Texts {
    /// A move as the reader writes it: in the position of the table, or in the one before the last
    /// move, as when a move is repeated aloud after it was made. What is legal in neither is written
    /// with both squares.
    pub(super) fn written(&self, m: Move, table: &Table) -> String {
        let style = Style::of(self.lang.notation());
        let write = |position: &Position| position.legal(m).map(|legal| style.write(&legal));
        write(table.position())
            .or_else(|| write(&table.position_before()?))
            .unwrap_or_else(|| self.attempted(m, table.position()))
    }

    /// Moves of both sides, each written as in the position that those before it led to, with the
    /// numbers of the moves.
    pub(super) fn line(&self, moves: &[Move], table: &Table) -> String {
        let style = Style::of(self.lang.notation());
        let mut position = table.position().clone();
        let mut words = Vec::new();
        for m in moves {
            let number = position.move_number();
            match position.turn() {
                chess::Color::White => words.push(format!("{number}.")),
                chess::Color::Black if words.is_empty() => words.push(format!("{number}…")),
                chess::Color::Black => {}
            }
            let Some(legal) = position.legal(*m) else {
                words.push(self.attempted(*m, &position));
                break;
            };
            let word = style.write(&legal);
            match words.last_mut().filter(|last| last.ends_with(['.', '…'])) {
                Some(last) => last.push_str(&word),
                None => words.push(word),
            }
            position = legal.play();
        }
        words.join(" ")
    }

    /// The same, but not more than anybody would read.
    pub(super) fn line_in_short(&self, moves: &[Move], table: &Table) -> String {
        const MOST: usize = 40;
        let text = self.line(&moves[..moves.len().min(MOST)], table);
        if moves.len() > MOST { format!("{text} …") } else { text }
    }

    /// A move with the piece and both squares: one that is not legal here, or one of which nobody
    /// is to learn from its words whether it is.
    pub(super) fn attempted(&self, m: Move, position: &Position) -> String {
        Style::of(self.lang.notation()).attempt(m, position)
    }
}

impl Texts {
    /// A move to be read aloud: in the reader's language, or where moves are announced to a player
    /// who cannot see as D.2.1 has it.
    #[must_use]
    pub fn spoken(&self, m: Move, table: &Table) -> String {
        if table.regulations().doings().announce {
            return announced(m, table);
        }
        let here = table.position().board().piece_on(m.from).is_some();
        let before = (!here).then(|| table.position_before()).flatten();
        let position = before.as_ref().unwrap_or(table.position());
        if position.legal(m).is_some_and(|legal| legal.castling().is_some()) {
            // The king goes towards its rook.
            let wing = if m.to.file() > m.from.file() { "h-file" } else { "a-file" };
            return self.word("spoken-castling", wing);
        }
        let Some(piece) = position.board().piece_on(m.from) else { return m.to_string() };
        let saying = Saying::new(self, table, "spoken-move")
            .word("role", "role", &piece.role)
            .square("from", m.from)
            .square("to", m.to);
        let saying = match m.promotion {
            Some(role) => saying.word("promoted", "role", &role),
            None => saying.none("promoted"),
        };
        saying.end().0
    }
}

/// A move as D.2.1 has it announced, at a table where it is made next or was made last.
#[must_use]
pub fn announced(m: Move, table: &Table) -> String {
    let here = table.position().board().piece_on(m.from).is_some();
    let before = || table.position_before();
    match (!here).then(before).flatten() {
        Some(before) => Voice::default().announce(m, &before),
        None => Voice::default().announce(m, table.position()),
    }
}
