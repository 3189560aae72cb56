//! What becomes of an illegal move that was made.

use chess::{ByColor, Color};
use clock::{Span, TimeControl};
use laws::{Book, Category, IllegalAct, IllegalCost, Mode, Provision, Regulations};
use serde::Serialize;

/// What the Laws say about an illegal move after which a game went on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It stands, because the opponent has moved: in rapid and blitz, unless each game has its arbiter.
    Stands,
    /// The position before it has to be restored once somebody notices.
    PutRight,
    /// It loses the game: it is the second that counts, or by the book the first does.
    Loses,
}

/// The illegal moves of a game, in their order. One that stands is not penalised and does not count.
#[derive(Debug)]
pub(crate) struct Fates {
    regulations: Regulations,
    counted: ByColor<u8>,
}

impl Fates {
    /// Those of a game of this class: a standard one if nobody knows. Few events have an arbiter for each
    /// game, so the lighter rules are taken to govern rapid and blitz.
    pub(crate) fn new(book: Book, class: Option<Category>) -> Self {
        let untimed = Regulations { mode: Mode::Otb, ..Regulations::of(book) };
        let minutes = match class {
            None | Some(Category::Standard) => None,
            Some(Category::Rapid) => Some(15),
            Some(Category::Blitz) => Some(3),
        };
        let control = minutes.and_then(|n| TimeControl::fischer(Span::minutes(n), Span::ZERO).ok());
        let regulations = match control {
            Some(control) => Regulations { control, ..untimed },
            None => untimed,
        };
        Self { regulations, counted: ByColor { white: 0, black: 0 } }
    }

    /// Whether such a move stands once the opponent has moved.
    pub(crate) fn stand_once_answered(&self) -> bool {
        let book = self.regulations.book;
        let is_quick = self.regulations.is_limited() || book.has(Provision::IllegalClaimInTime);
        is_quick && book.has(Provision::IllegalWindow)
    }

    /// What becomes of the next one, and by which provisions.
    pub(crate) fn next(&mut self, by: Color, is_answered: bool) -> (Fate, Vec<Provision>) {
        if is_answered && self.stand_once_answered() {
            return (Fate::Stands, vec![Provision::IllegalWindow]);
        }
        let Self { regulations, counted } = self;
        let price = regulations.illegal_act(IllegalAct::Move, counted[by]);
        counted[by] = counted[by].saturating_add(1);
        let own = Provision::IllegalMoveCompleted;
        match price.cost {
            IllegalCost::Game | IllegalCost::GameIfClaimed => {
                let others = price.provisions.into_iter().filter(|provision| *provision != own);
                (Fate::Loses, std::iter::once(own).chain(others).collect())
            }
            IllegalCost::Nothing | IllegalCost::Noted | IllegalCost::Time(_) => {
                (Fate::PutRight, vec![own])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fates(book: Book, class: Category, answered: &[bool]) -> Vec<Fate> {
        let mut fates = Fates::new(book, Some(class));
        answered.iter().map(|is_answered| fates.next(Color::White, *is_answered).0).collect()
    }

    #[test]
    fn an_illegal_move_that_stands_is_not_the_first_of_two() {
        use Fate::{Loses, PutRight, Stands};
        for book in [Book::Fide2018, Book::Fide2023] {
            for class in [Category::Rapid, Category::Blitz] {
                assert_eq!(fates(book, class, &[true, true, false]), [Stands, Stands, PutRight]);
            }
            let standard = fates(book, Category::Standard, &[true, true, false]);
            assert_eq!(standard, [PutRight, Loses, Loses]);
        }
    }

    #[test]
    fn by_the_laws_of_2014_the_first_loses_in_rapid_and_blitz_until_it_is_answered() {
        use Fate::{Loses, PutRight, Stands};
        for class in [Category::Rapid, Category::Blitz] {
            assert_eq!(fates(Book::Fide2014, class, &[true, false]), [Stands, Loses]);
        }
        assert_eq!(fates(Book::Fide2014, Category::Standard, &[true]), [PutRight]);
        assert_eq!(fates(Book::FinnishBlitz2014, Category::Blitz, &[true, false]), [Stands, Loses]);
    }
}
