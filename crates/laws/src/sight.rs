//! What a seat may see of a game. Code that shows a table asks here.

use chess::{Board, ByColor, Color, Move, Position};
use clock::{Moment, Reading};

use crate::fact::{Audience, Event, Fact, Question};
use crate::table::{Phase, Stage, Table};
use crate::{Score, Seat};

impl Audience {
    /// Whether a seat is told when it happens.
    #[must_use]
    pub const fn reaches(self, seat: Seat) -> bool {
        match self {
            Self::Everyone => true,
            Self::Nobody => false,
            Self::Arbiter => matches!(seat, Seat::Arbiter),
            Self::White => matches!(seat, Seat::Arbiter | Seat::White | Seat::WhiteAssistant),
            Self::Black => matches!(seat, Seat::Arbiter | Seat::Black | Seat::BlackAssistant),
        }
    }
}

/// How things stand, as far as a seat may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sight {
    /// Where the game is.
    pub phase: Phase,
    /// Where the pieces are; in a game by hand under the hands.
    pub board: Board,
    /// The whole position; none where the seat may not read it from the program.
    pub position: Option<Position>,
    /// What the clocks show; none without one.
    pub clock: Option<Reading>,
    /// Whose draw offer stands.
    pub offer: Option<Color>,
    /// The moves among which the player to move must choose by a ruling.
    pub bound: Option<Vec<Move>>,
    /// Who has come to the board.
    pub here: ByColor<bool>,
    /// The results that were signed.
    pub signed: ByColor<Option<Score>>,
    /// How far an adjournment has come; none if the game is not adjourned.
    pub adjournment: Option<Stage>,
    /// What waits for the arbiter; for the arbiter only.
    pub questions: Option<Vec<Question>>,
}

impl Table {
    /// How things stand, as a seat may see it.
    #[must_use]
    pub fn seen_from(&self, seat: Seat, at: Moment) -> Sight {
        Sight {
            phase: self.phase(),
            board: *self.board(),
            position: self.may_read_moves(seat).then(|| self.position().clone()),
            clock: self.reading(at),
            offer: self.offer().map(|offer| offer.by),
            bound: self.bound().map(|bound| bound.moves.clone()),
            here: ByColor::from_fn(|color| self.player(color).arrived.is_some()),
            signed: ByColor::from_fn(|color| self.player(color).signed),
            adjournment: self.adjourned().filter(|stage| *stage != Stage::Opened),
            questions: (seat == Seat::Arbiter).then(|| self.questions().to_vec()),
        }
    }

    /// Where the pieces are; in a game by hand under the hands.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.hands().map_or(self.position().board(), |hands| &hands.board)
    }

    /// Whether a seat may see a fact of this game, as things stand.
    #[must_use]
    pub fn may_know(&self, seat: Seat, event: &Event) -> bool {
        match event.fact {
            Fact::MoveMade { .. } | Fact::MoveCompleted { .. } => self.may_read_moves(seat),
            // What no person noticed is for the arbiter to read once it is too late to act on.
            _ => event.audience.reaches(seat) || (seat == Seat::Arbiter && self.is_over()),
        }
    }

    /// Whether a seat may read from the program which moves were made. In a game by hand that
    /// people watch it may not: that a move is missing there would say that it was illegal (A.4.2),
    /// and the record is the arbiter's (A.3.2). Once the game is over everyone may.
    #[must_use]
    pub fn may_read_moves(&self, seat: Seat) -> bool {
        !self.regulations.is_silent_about_moves() || seat == Seat::Arbiter || self.is_over()
    }

    /// Whether a seat may read this player's scoresheet: the player's own, any for the arbiter (8.2),
    /// and the opponent's for a player who must complete the own one from it (8.5).
    #[must_use]
    pub fn may_read_sheet(&self, seat: Seat, of: Color) -> bool {
        seat == Seat::Arbiter
            || seat.side().is_some_and(|side| side == of || self.borrows_sheet(side))
    }

    /// Whether a player completes the own sheet with the help of the opponent's: on the own move
    /// (8.5.2), or with both clocks stopped after a flag (8.5.1).
    fn borrows_sheet(&self, side: Color) -> bool {
        let together = self.questions().contains(&Question::Sheets);
        self.player(side).must_complete && (together || self.position().turn() == side)
    }

    /// Whether a seat may see what the program can find out about the game: nobody is helped while
    /// it goes on (11.3.1, 12.6).
    #[must_use]
    pub fn may_see_evidence(&self, seat: Seat) -> bool {
        seat == Seat::Arbiter || self.is_over()
    }

    fn is_over(&self) -> bool {
        self.verdict().is_some()
    }
}
