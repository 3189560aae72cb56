//! Moves in the reader's notation, also those that could not be made.

use chess::{File, Move, Position, Role};
use notation::Style;

use super::Texts;
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

    /// A move that is not legal here: the piece and both squares, or castling.
    fn attempted(&self, m: Move, position: &Position) -> String {
        let letters = self.lang.notation().letters();
        // Where the move stood for a while the piece is on its new square.
        let piece = position.board().piece_on(m.from).or(position.board().piece_on(m.to));
        let role = piece.map(|piece| piece.role);
        let own_rook = position.board().piece_on(m.to).is_some_and(|there| {
            there.role == Role::Rook && position.board().color_on(m.from) == Some(there.color)
        });
        let far = (m.from.file() as u8).abs_diff(m.to.file() as u8) == 2
            && m.from.rank() == m.to.rank()
            && matches!(m.from.file(), File::D | File::E);
        if role == Some(Role::King) && (own_rook || far) {
            let short = (m.to.file() > m.from.file()) == (m.from.file() > File::D);
            return if short { "0-0" } else { "0-0-0" }.to_owned();
        }
        let letter = role.map_or("", |role| letters.of(role));
        let promotion = m.promotion.map_or("", |role| letters.of(role));
        format!("{letter}{}–{}{promotion}", m.from, m.to)
    }
}
