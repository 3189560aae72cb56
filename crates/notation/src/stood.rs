//! Illegal moves that were made and stood: what a text can only mean, and how they are written.

use chess::{Move, Position, Role};

use crate::{CastlingSign, Language, ReadError, Style, castling_side, read};

/// The illegal move that a text can only mean, and the position after it. None from a position without
/// legal moves: there the game has ended.
pub(crate) fn meant(
    position: &Position,
    text: &str,
    error: &ReadError,
    language: Language,
) -> Option<(Move, Position)> {
    let ReadError::Illegal { illegal, .. } = error else { return None };
    if !position.has_legal_move() {
        return None;
    }
    let moves = match castling_side(text, language) {
        Some(short) => vec![castling(position, short)?],
        // Only castling goes to a square of one's own.
        None => {
            let own = position.board().color(position.turn());
            let moves = illegal.iter().map(|illegal| illegal.m);
            moves.filter(|m| !own.has(m.to)).collect()
        }
    };
    let mut made = moves.into_iter().filter_map(|m| Some((m, position.stood(m)?)));
    let one = made.next()?;
    made.next().is_none().then_some(one)
}

/// The king to its outermost rook on a side, whether it has the right or not.
fn castling(position: &Position, short: bool) -> Option<Move> {
    let us = position.turn();
    let king = position.king(us);
    let rooks = position.board().pieces(Role::Rook.of(us));
    let is_there =
        |rook: &chess::Square| rook.rank() == king.rank() && (rook.file() > king.file()) == short;
    let own = rooks.into_iter().filter(is_there);
    let rook = if short { own.max_by_key(|r| r.file()) } else { own.min_by_key(|r| r.file()) };
    Some(Move::new(king, rook?))
}

impl Style {
    /// An illegal move that stood, as it is written in a record: short if that can only mean it, else
    /// with the square that the piece left.
    ///
    /// ```
    /// use chess::Position;
    /// use tuomari_notation::Style;
    /// assert_eq!(Style::PGN.stood("e1e3".parse()?, &Position::initial()), "Ke3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn stood(&self, m: Move, position: &Position) -> String {
        let board = position.board();
        let Some(piece) = board.piece_on(m.from) else { return m.to_string() };
        if board.piece_on(m.to).is_some_and(|there| there.color == piece.color) {
            let short = if m.to.file() > m.from.file() { "0-0" } else { "0-0-0" };
            return match self.castling {
                CastlingSign::Zeros => short.to_owned(),
                CastlingSign::Letters => short.replace('0', "O"),
            };
        }
        let letters = self.language.letters();
        let letter = if piece.role == Role::Pawn { "" } else { letters.of(piece.role) };
        let is_pawn_capture = piece.role == Role::Pawn && m.from.file() != m.to.file();
        let takes = if is_pawn_capture || board.piece_on(m.to).is_some() { "x" } else { "" };
        let promotion = m.promotion.map_or(String::new(), |role| format!("={}", letters.of(role)));
        let file = if is_pawn_capture { m.from.file().char().to_string() } else { String::new() };
        let short = format!("{letter}{file}{takes}{}{promotion}", m.to);
        if self.means(&short, position) == Some(m) {
            return short;
        }
        format!("{letter}{}{takes}{}{promotion}", m.from, m.to)
    }

    fn means(&self, text: &str, position: &Position) -> Option<Move> {
        let error = read(position, text, self.language).err()?;
        meant(position, text, &error, self.language).map(|(m, _)| m)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a text means as an illegal move.
    fn reading(fen: &str, text: &str) -> Option<String> {
        let position: Position = fen.parse().unwrap();
        let error = read(&position, text, Language::English).expect_err("it is illegal");
        meant(&position, text, &error, Language::English).map(|(m, _)| m.to_string())
    }

    #[test]
    fn a_text_with_one_reading_on_the_board_is_that_move() {
        let start = Position::initial().to_string();
        for (fen, text, m) in [
            (&*start, "Ke3", Some("e1e3")),
            (&*start, "O-O", None),
            (&*start, "Bc4", Some("f1c4")),
            (&*start, "e5", Some("e2e5")),
            (&*start, "Nd4", None),
            ("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", "O-O", Some("e1h1")),
            ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", Some("e1h1")),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O-O", None),
            ("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "Nc3", Some("e2c3")),
            ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "Kh1", None),
        ] {
            assert_eq!(reading(fen, text).as_deref(), m, "{text} in {fen}");
        }
    }

    #[test]
    fn what_is_written_of_an_illegal_move_means_it() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "4k3/8/8/8/4r3/8/4N3/R3K2R w - - 0 1",
            "4k3/P7/8/3pP3/8/8/8/4K3 w - - 3 9",
        ] {
            let position: Position = fen.parse().unwrap();
            for from in position.board().color(position.turn()) {
                for to in (0..64).filter_map(chess::Square::from_index) {
                    let m = Move::new(from, to);
                    let is_made = position.stood(m).is_some() && position.legal(m).is_none();
                    let promotes = m.to.rank() == chess::Rank::Eighth
                        && position.board().role_on(from) == Some(Role::Pawn);
                    if !is_made || promotes {
                        continue;
                    }
                    let text = Style::PGN.stood(m, &position);
                    assert_eq!(Style::PGN.means(&text, &position), Some(m), "{text}: {m} in {fen}");
                }
            }
        }
    }
}
