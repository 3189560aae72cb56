//! Moves that need not be legal, as a hand makes them or a player announces them.

use chess::{File, Move, Position, Role};

use crate::{CastlingSign, Style};

/// What a hand means by two squares, as far as the board tells.
pub(crate) struct Attempt {
    /// The piece; none if neither square has one.
    pub(crate) role: Option<Role>,
    /// Whether the king castles, and to the short side.
    pub(crate) castles_short: Option<bool>,
}

impl Attempt {
    pub(crate) fn of(m: Move, position: &Position) -> Self {
        let board = position.board();
        // Where the move stood for a while the piece is on its new square; what promoted was a pawn.
        let there = board.piece_on(m.from).or(board.piece_on(m.to)).map(|piece| piece.role);
        let role = if m.promotion.is_some() { Some(Role::Pawn) } else { there };
        let own_rook = board.piece_on(m.to).is_some_and(|there| {
            there.role == Role::Rook && board.color_on(m.from) == Some(there.color)
        });
        let far = (m.from.file() as u8).abs_diff(m.to.file() as u8) == 2
            && m.from.rank() == m.to.rank()
            && matches!(m.from.file(), File::D | File::E);
        let castles = role == Some(Role::King) && (own_rook || far);
        let short = (m.to.file() > m.from.file()) == (m.from.file() > File::D);
        Self { role, castles_short: castles.then_some(short) }
    }
}

impl Style {
    /// A move with the piece and both squares, whether it is legal or not.
    ///
    /// ```
    /// use chess::Position;
    /// use tuomari_notation::{Language, Style};
    /// let finnish = Style::of(Language::Finnish);
    /// assert_eq!(finnish.attempt("g1e2".parse()?, &Position::initial()), "Rg1–e2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn attempt(&self, m: Move, position: &Position) -> String {
        let Attempt { role, castles_short } = Attempt::of(m, position);
        if let Some(short) = castles_short {
            let sign = if short { "0-0" } else { "0-0-0" };
            return match self.castling {
                CastlingSign::Zeros => sign.to_owned(),
                CastlingSign::Letters => sign.replace('0', "O"),
            };
        }
        let letters = self.language.letters();
        let letter = role.map_or("", |role| letters.of(role));
        let promotion = m.promotion.map_or("", |role| letters.of(role));
        format!("{letter}{}–{}{promotion}", m.from, m.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::spoken::Voice;

    #[test]
    fn a_promotion_is_written_as_the_move_of_a_pawn_before_it_and_after() {
        let m: Move = "e7e8q".parse().unwrap();
        let german = Style::of(Language::German);
        for fen in ["8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "4Q3/8/8/8/8/8/k7/4K3 b - - 0 1"] {
            let position: Position = fen.parse().unwrap();
            assert_eq!(german.attempt(m, &position), "e7–e8D", "{fen}");
            let said = Voice::default().announce(m, &position);
            assert!(!said.starts_with("Dame"), "{fen}: {said}");
        }
    }
}
