//! By what a game is judged.

use laws::course::Endings;
use laws::{Agreements, Book, Mode, Scope};
use winnable::Budget;

/// The book, and what an organiser may have laid down beside it.
///
/// ```
/// use tuomari_audit::Rules;
/// use laws::{Agreements, Book};
/// let rules = Rules { agreements: Agreements::NotBefore(30), ..Rules::of(Book::Fide2018) };
/// assert_eq!(rules.book, Book::Fide2018);
/// ```
#[derive(Clone, Debug)]
pub struct Rules {
    /// The rule book. What it has no rule for is not found: nobody claims a draw by the home rules.
    pub book: Book,
    /// When players may agree on a draw.
    pub agreements: Agreements,
    /// What the question may cost whether a side can mate, where the quick answer is none.
    pub budget: Budget,
}

impl Rules {
    /// The rules of a book, with nothing laid down beside it.
    #[must_use]
    pub fn of(book: Book) -> Self {
        let budget = Budget::full().nodes(300_000).memory(24 << 20);
        Self { book, agreements: Agreements::Free, budget }
    }

    /// What ends a game by itself. A record does not say whether the game was played by hand, so
    /// what only the program would see counts too.
    pub(crate) fn endings(&self) -> Endings {
        Endings::of(self.book, Mode::Screen, Scope::Competition)
    }
}
