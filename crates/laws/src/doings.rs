//! What players can do at a table besides moving, whatever the position: from this a page draws its
//! buttons.

use serde::Serialize;

use crate::act::DrawBasis;
use crate::course::takes_intended;
use crate::{Judgement, Mode, Provision, Regime, Regulations, Scope};

/// What players can do besides moving, offering a draw and resigning. It says what exists under the
/// regulations, not what would be granted now: nobody learns from it that a claim would be right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Doings {
    /// Presses the clock to complete a move (6.2.1).
    pub press: bool,
    /// Stops the clocks (6.11.2).
    pub stop: bool,
    /// Claims a draw (9.2, 9.3).
    pub claim: bool,
    /// Claims it with a move that is about to be made.
    pub claim_intended: bool,
    /// Says that pieces will be straightened (4.2.1).
    pub adjust: bool,
    /// Says beforehand that a move by hand is castling (II.3.2.7.1).
    pub announce_castling: bool,
    /// Wants the last move taken back; the opponent must want it too.
    pub take_back: bool,
    /// Takes back an offer of a draw.
    pub withdraw: bool,
    /// Announces moves to a player who cannot see, in the words of D.2.1.
    pub announce: bool,
    /// Starts the game and, when it was stopped, lets it go on: there is no arbiter to do so.
    pub conduct: bool,
}

impl Regulations {
    /// What players can do under these regulations.
    #[must_use]
    pub fn doings(&self) -> Doings {
        let at_home = self.book.regime() == Regime::ByAccord;
        let by_hand = self.mode == Mode::Otb;
        let has_arbiter = self.judgement == Judgement::Arbiter;
        let competes = self.scope == Scope::Competition && !at_home;
        let has_clock = competes && self.control.is_timed();
        let grounds = [Provision::Threefold, Provision::FiftyMoves, Provision::NoProgress];
        Doings {
            press: has_clock && by_hand,
            stop: has_clock && (by_hand || has_arbiter),
            claim: (competes || at_home) && grounds.iter().any(|ground| self.book.has(*ground)),
            claim_intended: takes_intended(self.book, DrawBasis::Threefold),
            adjust: by_hand && !at_home,
            announce_castling: by_hand && !at_home && self.chess960,
            take_back: at_home,
            withdraw: at_home,
            announce: competes && by_hand && !self.blind.is_empty(),
            conduct: !has_arbiter,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Book;

    #[test]
    fn on_a_screen_nothing_is_pressed_and_only_an_arbiter_makes_stopping_useful() {
        let mut regulations = Regulations::of(Book::Fide2018);
        regulations.control = "300+3".parse().unwrap();
        assert!(!regulations.doings().press && !regulations.doings().stop);
        regulations.judgement = Judgement::Arbiter;
        assert!(regulations.doings().stop && !regulations.doings().conduct);
        regulations.mode = Mode::Otb;
        assert!(regulations.doings().press && regulations.doings().adjust);
    }

    #[test]
    fn at_home_moves_are_taken_back_and_there_is_nothing_to_stop() {
        let doings = Regulations::of(Book::Home).doings();
        assert!(doings.take_back && doings.withdraw && doings.claim && doings.conduct);
        assert!(!doings.press && !doings.stop && !doings.adjust);
    }
}
