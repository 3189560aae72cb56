//! What touched pieces oblige a player to: 4.3 to 4.5 as a function.

use chess::{Color, File, Legal, Move, Piece, Position, Role, Square};

use crate::{Provision, Touch};

/// What a player who has touched pieces must do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Obligation {
    /// The moves still allowed; castling as king takes rook. Empty only if there is no legal move.
    pub moves: Vec<Move>,
    /// The provision that leaves these.
    pub by: Provision,
}

/// The moves among which the player to move must choose after touching these pieces in this
/// order; nothing if none was touched.
///
/// `announced` is the rook with which castling was announced (II.3.2.7.1): king and rook may then
/// be touched in any order.
///
/// Where the Laws leave it open: 4.4.1 needs the king first, or both at once (4.4.2 is the rule for
/// the rook first); king and rook mean castling if they stand where they could castle, whether or
/// not the right is lost; a rook that castles alone, the king being on its square already, may be
/// touched alone (Chess960).
///
/// ```
/// use chess::{Piece, Position, Square};
/// use tuomari_laws::{Provision, Touch, obligation};
/// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
/// let touch = |square| Touch { square, piece: position.board().piece_on(square).unwrap() };
/// let duty = obligation(&position, &[touch(Square::E1), touch(Square::H1)], None).unwrap();
/// assert_eq!(duty.moves, ["e1h1".parse()?]);
/// assert_eq!(duty.by, Provision::KingThenRook);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn obligation(
    position: &Position,
    touched: &[Touch],
    announced: Option<Square>,
) -> Option<Obligation> {
    if touched.is_empty() {
        return None;
    }
    let choice = Choice { position, legal: position.legal_moves().collect(), touched, announced };
    let duty = choice.first_takes_first().or_else(|| choice.first_that_can());
    Some(duty.unwrap_or_else(|| choice.of(Provision::TouchedNoneMovable, |_| true)))
}

/// The legal moves, and what was touched.
struct Choice<'p> {
    position: &'p Position,
    legal: Vec<Legal<'p>>,
    touched: &'p [Touch],
    announced: Option<Square>,
}

impl<'p> Choice<'p> {
    fn of(&self, by: Provision, allowed: impl Fn(&Legal<'p>) -> bool) -> Obligation {
        let moves = self.legal.iter().filter(|legal| allowed(legal)).map(Legal::to_move);
        Obligation { moves: moves.collect(), by }
    }

    /// The moves that are allowed, if there are any.
    fn any(&self, by: Provision, allowed: impl Fn(&Legal<'p>) -> bool) -> Option<Obligation> {
        Some(self.of(by, allowed)).filter(|duty| !duty.moves.is_empty())
    }

    fn is_own(&self, touch: &Touch) -> bool {
        touch.piece.color == self.position.turn()
    }

    fn first_of(&self, color: Color) -> Option<Square> {
        let touch = self.touched.iter().find(|touch| touch.piece.color == color);
        touch.map(|touch| touch.square)
    }

    fn both_colors(&self) -> bool {
        Color::ALL.into_iter().all(|color| self.first_of(color).is_some())
    }

    /// 4.3.3: the first own piece takes the first enemy piece.
    fn first_takes_first(&self) -> Option<Obligation> {
        let turn = self.position.turn();
        let (own, enemy) = (self.first_of(turn)?, self.first_of(!turn)?);
        self.any(Provision::TouchedBoth, |legal| legal.from() == own && takes(legal, enemy))
    }

    /// 4.3.1 to 4.3.3: the first piece that can be moved or taken.
    fn first_that_can(&self) -> Option<Obligation> {
        self.touched.iter().enumerate().find_map(|(index, touch)| {
            if self.is_own(touch) {
                self.moving(index, touch)
            } else {
                self.any(self.by(Provision::TouchedEnemy), |legal| takes(legal, touch.square))
            }
        })
    }

    fn by(&self, provision: Provision) -> Provision {
        if self.both_colors() { Provision::TouchedBoth } else { provision }
    }

    /// The moves of an own piece, the `index`th that was touched.
    fn moving(&self, index: usize, touch: &Touch) -> Option<Obligation> {
        let square = touch.square;
        match touch.piece.role {
            Role::King => self.moving_king(index, square),
            Role::Rook => self.moving_rook(index, square),
            _ => self.any(self.by(Provision::TouchedOwn), |legal| legal.from() == square),
        }
    }

    /// 4.4.1 and 4.4.3: the king, and perhaps a rook after it.
    fn moving_king(&self, index: usize, king: Square) -> Option<Obligation> {
        let announced = self.announced.and_then(|rook| self.castling_announced(rook));
        if announced.is_some() {
            return announced;
        }
        let (before, after) = (&self.touched[..index], &self.touched[index + 1..]);
        let rook =
            after.iter().find(|touch| self.castles_with(king, touch) && !before.contains(touch));
        if let Some(rook) = rook {
            return self
                .any(Provision::KingThenRook, |legal| castles(legal, rook.square))
                .or_else(|| self.any(Provision::CastlingNotPossible, |legal| legal.from() == king))
                .or_else(|| self.any(Provision::CastlingNotPossible, |_| true));
        }
        // 4.4.2: no castling with a rook touched before.
        let barred = |legal: &Legal<'_>| before.iter().any(|touch| castles(legal, touch.square));
        let rook_first = before.iter().any(|touch| self.castles_with(king, touch));
        let by = if rook_first { Provision::RookThenKing } else { self.by(Provision::TouchedOwn) };
        self.any(by, |legal| legal.from() == king && !barred(legal))
    }

    /// 4.4.2: the rook, and perhaps the king after it.
    fn moving_rook(&self, index: usize, rook: Square) -> Option<Obligation> {
        if self.announced == Some(rook)
            && let Some(announced) = self.castling_announced(rook)
        {
            return Some(announced);
        }
        let touch = &self.touched[index];
        let king = self.touched[index + 1..].iter().find(|later| {
            later.piece.role == Role::King
                && self.is_own(later)
                && self.castles_with(later.square, touch)
        });
        if king.is_some() {
            return self.any(Provision::RookThenKing, |legal| legal.from() == rook);
        }
        self.any(self.by(Provision::TouchedOwn), |legal| {
            legal.from() == rook || castles_alone(legal, rook)
        })
    }

    fn castling_announced(&self, rook: Square) -> Option<Obligation> {
        self.any(Provision::CastlingAnnounced, |legal| castles(legal, rook))
    }

    /// Whether touching this piece along with the king means to castle.
    fn castles_with(&self, king: Square, touch: &Touch) -> bool {
        let turn = self.position.turn();
        let corner = matches!(touch.square.file(), File::A | File::H);
        let at_home = [king, touch.square].iter().all(|square| square.rank() == turn.back_rank());
        touch.piece == Piece { role: Role::Rook, color: turn }
            && (self.position.castling().rooks().has(touch.square)
                || at_home && king.file() == File::E && corner)
    }
}

fn takes(legal: &Legal<'_>, enemy: Square) -> bool {
    legal.captured().is_some_and(|(square, _)| square == enemy)
}

fn castles(legal: &Legal<'_>, rook: Square) -> bool {
    legal.castling().is_some_and(|route| route.rook_from == rook)
}

/// Castling in which only the rook moves (II.3.2.4).
fn castles_alone(legal: &Legal<'_>, rook: Square) -> bool {
    let stays = |route: &chess::Route| route.king_from == route.king_to;
    castles(legal, rook) && legal.castling().as_ref().is_some_and(stays)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The moves allowed after touching these squares in this order, as UCI writes them, and why.
    fn duty(fen: &str, squares: &str) -> (Vec<String>, Provision) {
        let position: Position = fen.parse().unwrap();
        let touched = touches(&position, squares);
        let duty = obligation(&position, &touched, None).unwrap();
        (sorted(&duty), duty.by)
    }

    fn touches(position: &Position, squares: &str) -> Vec<Touch> {
        let touch = |square: Square| Touch {
            square,
            piece: position.board().piece_on(square).expect("a piece"),
        };
        squares.split_whitespace().map(|square| touch(square.parse().unwrap())).collect()
    }

    fn sorted(duty: &Obligation) -> Vec<String> {
        let mut moves: Vec<_> = duty.moves.iter().map(ToString::to_string).collect();
        moves.sort();
        moves
    }

    #[test]
    fn an_untouched_board_binds_nobody() {
        assert_eq!(obligation(&Position::initial(), &[], None), None);
    }

    #[test]
    fn the_first_own_piece_that_can_move_must_move() {
        let (moves, by) = duty("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2 e1");
        assert_eq!(moves, ["e1d1", "e1d2", "e1f1", "e1f2"]);
        assert_eq!(by, Provision::TouchedOwn);
    }

    #[test]
    fn the_first_enemy_piece_that_can_be_taken_must_be_taken() {
        let (moves, by) = duty("4k3/8/5n2/4P3/2B5/8/8/4K3 w - - 0 1", "f6");
        assert_eq!(moves, ["e5f6"]);
        assert_eq!(by, Provision::TouchedEnemy);
    }

    #[test]
    fn of_both_colours_the_first_takes_the_first_or_the_first_that_can_does() {
        let fen = "4k3/8/5n2/4P3/2B5/8/8/4K3 w - - 0 1";
        let (moves, by) = duty(fen, "e5 f6");
        assert_eq!((moves, by), (vec!["e5f6".to_owned()], Provision::TouchedBoth));
        let (moves, by) = duty(fen, "c4 f6");
        assert!(moves.iter().all(|m| m.starts_with("c4")) && !moves.is_empty());
        assert_eq!(by, Provision::TouchedBoth);
        let (moves, by) = duty(fen, "f6 c4");
        assert_eq!((moves, by), (vec!["e5f6".to_owned()], Provision::TouchedBoth));
    }

    #[test]
    fn a_pawn_taken_in_passing_is_the_one_that_was_touched() {
        let (moves, _) = duty("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "e5");
        assert_eq!(moves, ["d5e6"]);
    }

    #[test]
    fn king_then_rook_castles_rook_then_king_does_not() {
        let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        assert_eq!(duty(fen, "e1 h1"), (vec!["e1h1".to_owned()], Provision::KingThenRook));
        let (moves, by) = duty(fen, "h1 e1");
        assert_eq!(moves.len(), 9);
        assert!(moves.iter().all(|m| m.starts_with("h1")));
        assert_eq!(by, Provision::RookThenKing);
        let (moves, by) = duty(fen, "e1");
        assert!(moves.contains(&"e1h1".to_owned()) && moves.len() == 6);
        assert_eq!(by, Provision::TouchedOwn);
    }

    #[test]
    fn a_rook_that_cannot_move_still_bars_castling_with_it() {
        let (moves, by) = duty("4k3/8/8/8/8/8/6PP/4K1NR w - - 0 1", "h1 e1");
        assert_eq!(moves, ["e1d1", "e1d2", "e1e2", "e1f1", "e1f2"]);
        assert_eq!(by, Provision::RookThenKing);
    }

    #[test]
    fn castling_that_is_illegal_leaves_the_other_king_moves() {
        let (moves, by) = duty("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1 h1");
        assert_eq!(moves, ["e1a1", "e1d1", "e1d2", "e1e2"]);
        assert_eq!(by, Provision::CastlingNotPossible);
    }

    #[test]
    fn a_king_without_a_move_that_meant_to_castle_leaves_any_move() {
        // The king is hemmed in and the knight on g1 is in the way; the rook could move.
        let (moves, by) = duty("4k3/8/8/8/8/7P/3PPP2/3QKBNR w K - 0 1", "e1 h1");
        assert!(moves.iter().any(|m| m.starts_with("d2")));
        assert_eq!(by, Provision::CastlingNotPossible);
    }

    #[test]
    fn touching_only_what_cannot_move_leaves_any_move() {
        let start = Position::initial();
        let duty = obligation(&start, &touches(&start, "a1 f1"), None).unwrap();
        assert_eq!((duty.moves.len(), duty.by), (20, Provision::TouchedNoneMovable));
    }

    #[test]
    fn a_rook_that_castles_alone_may_be_touched_alone() {
        let fen = "4k3/8/8/8/8/8/8/6KR w H - 0 1";
        assert!(duty(fen, "h1").0.contains(&"g1h1".to_owned()));
        assert!(!duty(fen, "h1 g1").0.contains(&"g1h1".to_owned()));
    }

    #[test]
    fn announced_castling_may_begin_with_the_rook() {
        let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
        for squares in ["h1 e1", "h1", "e1", "e1 h1"] {
            let touched = touches(&position, squares);
            let duty = obligation(&position, &touched, Some(Square::H1)).unwrap();
            assert_eq!(sorted(&duty), ["e1h1"], "{squares}");
        }
    }

    mod over_random_games {
        use proptest::prelude::*;

        use super::*;

        /// A position after random legal moves, and some of its pieces in some order.
        fn touched_position() -> impl Strategy<Value = (Position, Vec<Touch>)> {
            let picks = proptest::collection::vec(any::<u16>(), 0..120);
            let squares = proptest::collection::vec(any::<u8>(), 1..5);
            (picks, squares).prop_map(|(picks, squares)| {
                let mut position = Position::initial();
                for pick in picks {
                    let moves = position.legal_moves();
                    let Some(legal) = moves.clone().nth(usize::from(pick) % moves.len().max(1))
                    else {
                        break;
                    };
                    position = legal.play();
                }
                let pieces: Vec<_> = position.board().iter().collect();
                let touch = |pick: u8| {
                    let (square, piece) = pieces[usize::from(pick) % pieces.len()];
                    Touch { square, piece }
                };
                let touched = squares.into_iter().map(touch).collect();
                (position, touched)
            })
        }

        proptest! {
            #[test]
            fn there_is_always_a_way_to_obey((position, touched) in touched_position()) {
                let duty = obligation(&position, &touched, None).expect("something was touched");
                prop_assert_eq!(duty.moves.is_empty(), !position.has_legal_move());
                for m in &duty.moves {
                    prop_assert_eq!(position.legal(*m).map(|legal| legal.to_move()), Some(*m));
                }
            }

            #[test]
            fn whatever_is_left_concerns_a_touched_piece((position, touched) in touched_position()) {
                let duty = obligation(&position, &touched, None).expect("something was touched");
                let free = matches!(
                    duty.by,
                    Provision::TouchedNoneMovable | Provision::CastlingNotPossible
                );
                let concerns = |m: &Move| {
                    let legal = position.legal(*m).expect("legal");
                    let captured = legal.captured().map(|(square, _)| square);
                    touched.iter().any(|touch| {
                        touch.square == m.from || Some(touch.square) == captured
                    })
                };
                prop_assert!(free || duty.moves.iter().all(concerns));
            }

            #[test]
            fn touching_more_of_what_binds_already_changes_nothing(
                (position, touched) in touched_position()
            ) {
                let once = obligation(&position, &touched, None);
                let mut again = touched.clone();
                again.extend(touched);
                prop_assert_eq!(obligation(&position, &again, None), once);
            }
        }
    }
}
