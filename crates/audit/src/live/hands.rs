//! Placements as acts at a table: a lift is a touch, a put a release, the lever a press.

use chess::{Board, Color, Piece, Position, Role, Square};
use clock::{Moment, Span};
use laws::Act;

use super::Placement;

/// A piece that is missing for a shorter time was not felt, rather than lifted.
const LIFTED: Span = Span::millis(300);

/// The hands of both players over one board.
///
/// A piece that is lifted is touched by the player who has the move. What is put down is let go when the
/// board has stood still for a while, or at once when the lever is pressed: a piece that slides is felt on
/// every square on its way.
///
/// ```
/// use chess::Color;
/// use clock::{Moment, Span};
/// use laws::Act;
/// use tuomari_audit::live::Hands;
///
/// let mut hands = Hands::new(Span::millis(2500));
/// let at = Moment::from_millis;
/// hands.see("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR".parse()?, at(1000));
/// assert_eq!(hands.tick(at(1400)).len(), 1, "the pawn is touched");
/// hands.see("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR".parse()?, at(2000));
/// let acts = hands.press(Color::White, at(2100));
/// assert_eq!(acts.len(), 2, "it is let go, and the clock is pressed");
/// assert!(matches!(acts[1], (Color::White, Act::Press { .. })));
/// # Ok::<(), tuomari_audit::live::BadPlacement>(())
/// ```
#[derive(Debug)]
pub struct Hands {
    settle: Span,
    /// The pieces as they were last let go.
    told: Board,
    turn: Color,
    felt: Board,
    since: Moment,
    /// The squares of pieces that were touched and not let go since, in order.
    touched: Vec<Square>,
    /// Since when pieces are missing that were not yet said to be touched.
    missing: Vec<(Square, Moment)>,
    /// Whether nobody presses, so that a move at rest is a press, too.
    is_without_lever: bool,
}

impl Hands {
    /// Hands over the initial position.
    #[must_use]
    pub fn new(settle: Span) -> Self {
        Self::from(&Position::initial(), settle)
    }

    /// Hands over a position.
    #[must_use]
    pub fn from(start: &Position, settle: Span) -> Self {
        Self {
            settle,
            told: *start.board(),
            turn: start.turn(),
            felt: *start.board(),
            since: Moment::from_millis(0),
            touched: Vec::new(),
            missing: Vec::new(),
            is_without_lever: false,
        }
    }

    /// The same at a board without a clock: a move at rest counts as pressed.
    #[must_use]
    pub fn without_lever(self) -> Self {
        Self { is_without_lever: true, ..self }
    }

    /// Takes in what the board feels.
    pub fn see(&mut self, Placement(felt): Placement, at: Moment) {
        if felt == self.felt {
            return;
        }
        (self.felt, self.since) = (felt, at);
        let (told, touched) = (self.told, &self.touched);
        self.missing.retain(|(square, _)| felt.piece_on(*square) != told.piece_on(*square));
        let known: Vec<Square> = self.missing.iter().map(|(square, _)| *square).collect();
        let is_new = |(square, piece): &(Square, Piece)| {
            !touched.contains(square)
                && !known.contains(square)
                && felt.piece_on(*square) != Some(*piece)
        };
        let mut new: Vec<(Square, Piece)> = told.iter().filter(is_new).collect();
        // If nobody can tell which was first, it is the player's own (4.3.3).
        new.sort_by_key(|(_, piece)| piece.color != self.turn);
        self.missing.extend(new.into_iter().map(|(square, _)| (square, at)));
    }

    /// What the hands have done by now, and whose they were.
    pub fn tick(&mut self, at: Moment) -> Vec<(Color, Act)> {
        let age = |since: Moment| at.as_millis().saturating_sub(since.as_millis());
        let lifted = |(_, since): &mut (Square, Moment)| age(*since) >= LIFTED.as_millis();
        let lifted: Vec<(Square, Moment)> = self.missing.extract_if(.., lifted).collect();
        let mut acts: Vec<(Color, Act)> =
            lifted.into_iter().map(|(square, _)| self.touch(square)).collect();
        if age(self.since) >= self.settle.as_millis() {
            acts.extend(self.rest());
        }
        acts
    }

    /// A player presses the lever: whatever was put down is let go.
    pub fn press(&mut self, by: Color, at: Moment) -> Vec<(Color, Act)> {
        self.since = at;
        let missing = std::mem::take(&mut self.missing);
        let mut acts: Vec<(Color, Act)> =
            missing.into_iter().map(|(square, _)| self.touch(square)).collect();
        acts.extend(self.put_down());
        acts.push((by, Act::Press { hand: None }));
        self.turn = !by;
        acts
    }

    fn touch(&mut self, square: Square) -> (Color, Act) {
        self.touched.push(square);
        (self.turn, Act::Touch { square, together: None })
    }

    /// The board has come to rest.
    fn rest(&mut self) -> Vec<(Color, Act)> {
        let before = self.told;
        let mut acts = self.put_down();
        let turn = self.turn;
        let moved = |(by, act): &(Color, Act)| {
            *by == turn
                && (matches!(act, Act::Release { from, to, .. } if from != to)
                    || matches!(act, Act::Put { .. }))
        };
        if self.is_without_lever && before != self.told && acts.iter().any(moved) {
            acts.push((turn, Act::Press { hand: None }));
            self.turn = !turn;
        }
        acts
    }

    /// Lets go whatever stands somewhere. Pieces in the air stay in the hand.
    fn put_down(&mut self) -> Vec<(Color, Act)> {
        let mut acts = Vec::new();
        let (told, felt) = (self.told, self.felt);
        let away = |from: &Board, to: &Board| -> Vec<(Square, Piece)> {
            from.iter().filter(|(square, piece)| to.piece_on(*square) != Some(*piece)).collect()
        };
        let mut gone = away(&told, &felt);
        let mut come = away(&felt, &told);
        // Touched and put back.
        for square in
            self.touched.extract_if(.., |square| felt.piece_on(*square) == told.piece_on(*square))
        {
            acts.push((self.turn, release(square, square)));
        }
        // The king first: castling begins with it.
        come.sort_by_key(|(_, piece)| (piece.role != Role::King, piece.color != self.turn));
        let mut moved = Vec::new();
        come.retain(|(to, piece)| {
            let origin = gone.iter().position(|(_, other)| other == piece);
            match origin {
                Some(origin) => {
                    moved.push((gone.remove(origin).0, *to, *piece));
                    false
                }
                None => true,
            }
        });
        if moved.is_empty() && come.is_empty() {
            return acts;
        }
        for (from, ..) in &moved {
            self.told.remove(*from);
        }
        for (from, to, piece) in leaving_first(moved) {
            if let Some(there) = gone.iter().position(|(square, _)| *square == to) {
                acts.push((piece.color, Act::TakeOff { square: gone.remove(there).0 }));
            }
            acts.push((piece.color, release(from, to)));
            self.told.put(to, piece);
        }
        // A pawn makes room for what it becomes; a pawn that was passed is taken.
        let pawns = gone.iter().filter(|(_, piece)| piece.role == Role::Pawn);
        let is_gone = |square: &Square| {
            felt.piece_on(*square).is_none() || come.iter().any(|(to, _)| to == square)
        };
        let taken: Vec<(Square, Piece)> = pawns
            .copied()
            .chain(gone.iter().copied().filter(|(square, piece)| {
                piece.role != Role::Pawn && come.iter().any(|(to, _)| to == square)
            }))
            .filter(|(square, _)| is_gone(square))
            .collect();
        for (square, _) in taken {
            acts.push((self.turn, Act::TakeOff { square }));
            self.told.remove(square);
        }
        for (square, piece) in come {
            acts.push((piece.color, Act::Put { square, piece }));
            self.told.put(square, piece);
        }
        let (told, felt) = (self.told, self.felt);
        self.touched
            .retain(|square| told.piece_on(*square).is_some() && felt.piece_on(*square).is_none());
        acts
    }
}

/// A piece that leaves a square comes before one that goes there; else they stay in their order.
fn leaving_first(mut moved: Vec<(Square, Square, Piece)>) -> Vec<(Square, Square, Piece)> {
    let mut ordered = Vec::with_capacity(moved.len());
    while !moved.is_empty() {
        let is_free = |(_, to, _): &(Square, Square, Piece)| moved.iter().all(|(f, ..)| f != to);
        let next = moved.iter().position(is_free).unwrap_or(0);
        ordered.push(moved.remove(next));
    }
    ordered
}

fn release(from: Square, to: Square) -> Act {
    Act::Release { from, to, two_hands: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(millis: u64) -> Moment {
        Moment::from_millis(millis)
    }

    /// What is said of placements, each of which stands for a while.
    fn acts(start: &str, placements: &[&str]) -> Vec<String> {
        let mut hands = Hands::from(&start.parse().unwrap(), Span::millis(2500)).without_lever();
        let mut told = Vec::new();
        for (i, placement) in placements.iter().enumerate() {
            let now = 10_000 * (i as u64 + 1);
            hands.see(placement.parse().unwrap(), at(now));
            told.extend(hands.tick(at(now + 400)));
            told.extend(hands.tick(at(now + 2500)));
        }
        let text = |(by, act): (Color, Act)| {
            let act = match act {
                Act::Touch { square, .. } => format!("touch {square}"),
                Act::Release { from, to, .. } => format!("release {from}{to}"),
                Act::TakeOff { square } => format!("take off {square}"),
                Act::Put { square, piece } => format!("put {} {square}", piece.role.char()),
                Act::Press { .. } => "press".to_owned(),
                other => format!("{other:?}"),
            };
            format!("{by} {act}")
        };
        told.into_iter().map(text).collect()
    }

    #[test]
    fn a_move_is_a_touch_a_release_and_a_press() {
        assert_eq!(
            acts(
                "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
                &["4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/4P3/8/8/4K3"]
            ),
            ["White touch e2", "White release e2e4", "White press"]
        );
    }

    #[test]
    fn a_capture_takes_off_what_stands_there() {
        assert_eq!(
            acts(
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
                &["4k3/8/8/8/4P3/8/8/4K3", "4k3/8/8/8/8/8/8/4K3", "4k3/8/8/3P4/8/8/8/4K3"]
            ),
            [
                "White touch d5",
                "White touch e4",
                "White take off d5",
                "White release e4d5",
                "White press"
            ]
        );
    }

    #[test]
    fn a_piece_that_is_put_back_was_touched() {
        assert_eq!(
            acts(
                "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
                &["4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/4P3/4K3"]
            ),
            ["White touch e2", "White release e2e2"]
        );
    }

    #[test]
    fn castling_en_passant_and_promotion_are_made_of_the_same_acts() {
        assert_eq!(
            acts("4k3/8/8/8/8/8/8/4K2R w K - 0 1", &["4k3/8/8/8/8/8/8/5RK1"]),
            [
                "White touch e1",
                "White touch h1",
                "White release e1g1",
                "White release h1f1",
                "White press"
            ]
        );
        assert_eq!(
            acts("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", &["4k3/8/3P4/8/8/8/8/4K3"]),
            [
                "White touch e5",
                "White touch d5",
                "White release e5d6",
                "White take off d5",
                "White press"
            ]
        );
        assert_eq!(
            acts("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", &["4Q2k/8/8/8/8/8/8/4K3"]),
            ["White touch e7", "White take off e7", "White put q e8", "White press"]
        );
    }

    #[test]
    fn a_square_is_left_before_another_piece_goes_there() {
        assert_eq!(
            acts("4k3/8/8/8/8/8/8/RN2K3 w - - 0 1", &["4k3/8/8/8/8/2N5/8/1R2K3"])[2..],
            ["White release b1c3", "White release a1b1", "White press"]
        );
    }

    #[test]
    fn a_piece_that_slides_is_let_go_only_where_it_stops() {
        let mut hands = Hands::new(Span::millis(2500));
        let slide = ["8/8/8/8/8/4P3/PPPP1PPP", "8/8/8/8/4P3/8/PPPP1PPP"];
        for (i, ranks) in slide.into_iter().enumerate() {
            let placement = format!("rnbqkbnr/pppppppp/{}/RNBQKBNR", &ranks[4..]);
            hands.see(placement.parse().unwrap(), at(1000 + 200 * i as u64));
        }
        let acts = hands.tick(at(4000));
        assert!(acts.contains(&(Color::White, release(Square::E2, Square::E4))), "{acts:?}");
        assert_eq!(acts.len(), 2, "{acts:?}");
    }

    #[test]
    fn a_piece_that_is_not_felt_for_a_moment_was_not_touched() {
        let mut hands = Hands::new(Span::millis(2500));
        hands.see("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR".parse().unwrap(), at(1000));
        assert!(hands.tick(at(1200)).is_empty());
        hands.see("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR".parse().unwrap(), at(1250));
        assert!(hands.tick(at(9000)).is_empty());
    }
}
